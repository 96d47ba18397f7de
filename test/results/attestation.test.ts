import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createAttestation } from '../../src/results/attestation.ts'
import { STATEMENT } from '../support/evidence-schema.ts'
import { openProven, type ProvenRun } from '../support/proven.ts'

let proven: ProvenRun
let unproven: ProvenRun
before(async () => {
  proven = await openProven({ after })
  unproven = await openProven({ after }, { 'src/other.js': '' })
})

test('the attestation of a proof is a statement about the patch, with the trees that it was proven on', () => {
  const { outcome, file } = proven
  const { subject, predicate } = STATEMENT.parse(JSON.parse(JSON.stringify(createAttestation(file, outcome.evidence))))
  assert.deepEqual(subject, [{ name: 'patch.diff', digest: { sha256: outcome.change.sha256 } }])
  assert.equal(predicate.result, 'PASSED')
  assert.deepEqual(predicate.passedTests, [
    'test/cart.test.js > total adds the prices up',
    'test/cart.test.js > count says how many there are',
  ])
  assert.deepEqual([predicate.warnedTests, predicate.failedTests], [[], []])
  const [base, patched, command, policy] = predicate.configuration
  assert.deepEqual(base?.digest, { gitCommit: file.baseSha, gitTree: outcome.change.baseTree })
  assert.deepEqual(patched?.digest, { gitTree: outcome.change.tree })
  assert.equal(Buffer.from(command?.content ?? '', 'base64').toString(), 'npm test')
  assert.deepEqual(policy?.digest, { sha256: file.policy.fileSha256 })
})

test('a patch that is not proven has failed, and so have the tests that say so', () => {
  const { outcome, file } = unproven
  const { predicate } = STATEMENT.parse(createAttestation(file, outcome.evidence))
  assert.equal(predicate.result, 'FAILED')
  assert.deepEqual(predicate.failedTests, ['test/cart.test.js > total adds the prices up'])
})

test('flaky tests are a warning', () => {
  const { outcome, file } = proven
  const { predicate } = STATEMENT.parse(createAttestation(file, { ...outcome.evidence, flaky: ['it may work'] }))
  assert.equal(predicate.result, 'WARNED')
  assert.deepEqual(predicate.warnedTests, ['it may work'])
})
