import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { renderSchema } from '../../scripts/render-docs.ts'
import { ConfigError } from '../../src/errors.ts'
import { EVIDENCE_FILE, type EvidenceFile, parseEvidenceFile } from '../../src/results/evidence-file.ts'
import { EVIDENCE_SCHEMA, findFaults } from '../support/evidence-schema.ts'
import { openProven, type ProvenRun } from '../support/proven.ts'

let proven: ProvenRun
let unproven: ProvenRun
before(async () => {
  proven = await openProven({ after })
  unproven = await openProven({ after }, { 'src/other.js': '' })
})

test('the published schema is what the sources give', () => {
  assert.equal(readFileSync(EVIDENCE_SCHEMA, 'utf8'), renderSchema())
})

test('the evidence of a real proof follows the published schema, and so does that of none', () => {
  const { file } = proven
  assert.equal(file.outcome, 'fixed')
  assert.deepEqual(findFaults(JSON.parse(JSON.stringify(file))), [])

  assert.equal(unproven.file.outcome, 'unproven')
  assert.deepEqual(findFaults(JSON.parse(JSON.stringify(unproven.file))), [])
  assert.notDeepEqual(findFaults({ ...file, verified: true }), [])
})

test('evidence of narrowed runs says so, and older evidence stays valid', () => {
  const { file } = proven
  const narrowed = { ...file, after: { ...file.after, narrowed: 1 } }
  assert.deepEqual(findFaults(JSON.parse(JSON.stringify(narrowed))), [])
  assert.deepEqual(parseEvidenceFile(JSON.stringify(narrowed), 'evidence.json'), narrowed)
  assert.equal('narrowed' in file.after, false)
})

test('the evidence is bound to the patch and to the trees', () => {
  const { outcome, file } = proven
  const { change } = outcome
  assert.equal(file.patch.sha256, createHash('sha256').update(change.patch).digest('hex'))
  assert.deepEqual([file.baseTree, file.tree], [change.baseTree, change.tree])
  assert.deepEqual(file.patch.files, ['src/cart.js'])
  assert.deepEqual(file.failToPass, ['test/cart.test.js > total adds the prices up'])
  const stayed = createHash('sha256').update('test/cart.test.js > count says how many there are').digest('hex')
  assert.deepEqual(file.passToPass, { count: 1, sha256: stayed })
  assert.deepEqual(
    file.hunks.map(({ path, neededBy }) => ({ path, neededBy })),
    [{ path: 'src/cart.js', neededBy: ['test/cart.test.js > total adds the prices up'] }],
  )
})

test('an evidence file is read back as it was written', () => {
  const { file } = proven
  assert.deepEqual(parseEvidenceFile(JSON.stringify(file, null, 2), 'evidence.json'), file)
})

const CHANGES: readonly (readonly [what: string, change: (file: EvidenceFile) => object, where: RegExp])[] = [
  ['an outcome that is none', (file) => ({ ...file, outcome: 'verified' }), /outcome/],
  ['a key that is not known', (file) => ({ ...file, approved: true }), /has "approved", which is unknown/],
  ['a digest that is none', (file) => ({ ...file, patch: { ...file.patch, sha256: 'abc' } }), /patch\.sha256/],
  ['a tree that is none', (file) => ({ ...file, tree: 'HEAD' }), /tree/],
  ['counts below zero', (file) => ({ ...file, before: { ...file.before, runs: -1 } }), /before\.runs/],
  ['a time that is none', (file) => ({ ...file, startedAt: 'yesterday' }), /startedAt/],
  ['another version', (file) => ({ ...file, schemaVersion: 2 }), /schemaVersion/],
  ['a missing part', ({ sandbox: _, ...file }) => file, /sandbox/],
]
test('a file that is no evidence is named, with the first thing that is wrong', () => {
  const { file } = proven
  for (const [what, change, where] of CHANGES) {
    assert.throws(
      () => parseEvidenceFile(JSON.stringify(change(file)), 'evidence.json'),
      (error: Error) =>
        error instanceof ConfigError &&
        /^evidence\.json is not an evidence file: /.test(error.message) &&
        where.test(error.message),
      what,
    )
  }
  assert.throws(
    () => parseEvidenceFile('{', 'evidence.json'),
    /evidence\.json is not an evidence file: it is not JSON\./,
  )
  assert.equal(EVIDENCE_FILE.safeParse(file).success, true)
})
