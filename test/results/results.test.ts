import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import type { EvidenceFile } from '../../src/results/evidence-file.ts'
import { createDecisionLog, writeResults } from '../../src/results/results.ts'
import { findFaults, STATEMENT } from '../support/evidence-schema.ts'
import { openFolder } from '../support/folders.ts'
import { CONTEXT, openProven, type ProvenRun, SILENT_PROJECT } from '../support/proven.ts'

/** Writes the files of a run and reads them as a stranger would. */
async function writeAndRead(t: TestContext, { outcome }: ProvenRun, carriesSecret = () => false) {
  const directory = join(await openFolder(t), 'out')
  await writeResults({ directory, carriesSecret }, outcome, CONTEXT)
  const read = (name: string) => readFile(join(directory, name), 'utf8')
  return { names: (await readdir(directory)).sort(), read }
}

const WRONG = { 'src/other.js': '' }
const RUNS: readonly (readonly [
  what: string,
  run: (t: TestContext) => Promise<ProvenRun>,
  expected: Pick<EvidenceFile, 'outcome' | 'method'> & { readonly result: string },
])[] = [
  ['is proven test by test', (t) => openProven(t), { outcome: 'fixed', method: 'per_test', result: 'PASSED' }],
  ['is not proven', (t) => openProven(t, WRONG), { outcome: 'unproven', method: 'per_test', result: 'FAILED' }],
  [
    'is proven by exit code alone',
    (t) => openProven(t, undefined, SILENT_PROJECT),
    { outcome: 'fixed', method: 'exit_code', result: 'PASSED' },
  ],
  [
    'is not proven by exit code',
    (t) => openProven(t, WRONG, SILENT_PROJECT),
    { outcome: 'unproven', method: 'exit_code', result: 'FAILED' },
  ],
]

describe('of a patch', () => {
  for (const [what, run, expected] of RUNS) {
    test(`that ${what}, evidence and attestation follow their schemas and are bound to its SHA-256`, async (t) => {
      const { names, read } = await writeAndRead(t, await run(t))

      assert.deepEqual(names, ['evidence.json', 'patch.diff', 'test-result.intoto.json'])
      const sha256 = createHash('sha256')
        .update(await read('patch.diff'))
        .digest('hex')
      const evidence = JSON.parse(await read('evidence.json'))
      assert.deepEqual(findFaults(evidence), [])
      assert.equal(evidence.patch.sha256, sha256)
      const { subject, predicate } = STATEMENT.parse(JSON.parse(await read('test-result.intoto.json')))
      assert.deepEqual(subject, [{ name: 'patch.diff', digest: { sha256 } }])
      assert.deepEqual(
        { outcome: evidence.outcome, method: evidence.method, result: predicate.result },
        { ...expected },
      )
    })
  }
})

test('a patch with a secret in it is not written, and its evidence names no line of it', async (t) => {
  const { names, read } = await writeAndRead(t, await openProven(t), () => true)
  assert.deepEqual(names, ['evidence.json', 'test-result.intoto.json'])
  for (const name of names) assert.doesNotMatch(await read(name), /sum \+ price/)
})

test('what the policy denied is kept without secrets, and no longer than a proposal may have it', () => {
  const { decisions, note } = createDecisionLog((text) => text.replaceAll('secret', '***'))
  note({ type: 'refused', rule: 'command', reason: `secret ${'x'.repeat(5_000)}` })
  note({ type: 'tool' })
  assert.equal(decisions.length, 1)
  for (let i = 0; i < 1_100; i++) note({ type: 'refused', rule: 'command', reason: 'no' })
  assert.equal(decisions.length, 1_000)
  assert.match(decisions[0]?.reason ?? '', /^\*\*\* x/)
  assert.ok((decisions[0]?.reason.length ?? 0) <= 2_000)
})
