import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ConfigError } from '../../../src/errors.ts'
import { fitShown, type Proposal, readProposal, writeProposal } from '../../../src/github/github.ts'
import { CHANGE, PROPOSAL } from '../../support/facts.ts'
import { openFolder } from '../../support/folders.ts'

const many = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item)

/** The most of everything that a run can come to. */
const HUGE = fitShown({
  ...PROPOSAL,
  summary: 's'.repeat(50_000),
  explanation: '\u0001'.repeat(500_000),
  log: `${'first'.repeat(100_000)} and last`,
  notes: [
    { path: 'p'.repeat(5_000), line: 1, message: 'too long a path' },
    ...many(200, { path: 'a.js', line: 1, message: 'm'.repeat(5_000) }),
  ],
  decisions: many(1_000, { rule: 'command', reason: '\u0001'.repeat(2_000) }),
})

test('a proposal of any size is cut so that the next job takes it', async (t) => {
  const folder = join(await openFolder(t), 'proposal')
  await writeProposal(folder, HUGE)
  const { manifest, patch, evidence } = await readProposal(folder)
  const { schemaVersion, files, ...said } = manifest
  assert.deepEqual({ ...said, change: PROPOSAL.change, evidence }, HUGE)
  assert.equal(patch?.toString(), CHANGE.patch)
  assert.deepEqual([said.summary.length, said.explanation.length, said.notes.length], [4_000, 20_000, 50])
  assert.ok(said.log.endsWith(' and last'))
})

const TOO_BIG: Readonly<Record<string, readonly [Partial<Proposal>, RegExp]>> = {
  'a command': [{ command: 'x'.repeat(10_001) }, /command: Too big: .*Shorten it, or run all in one job/],
  'a model': [{ model: 'x'.repeat(1_001) }, /model: Too big/],
  'a branch': [{ branch: 'x'.repeat(1_001) }, /branch: Too big/],
  decisions: [{ decisions: many(1_001, { rule: 'a', reason: 'b' }) }, /decisions: Too big/],
  'a patch': [{ change: { ...CHANGE, patch: 'x'.repeat(5_000_000) } }, /patch\.diff has more than 4194304 bytes/],
}
for (const [what, [change, reason]] of Object.entries(TOO_BIG)) {
  test(`a proposal with ${what} that the next job would refuse is not written, and the job that can help says why`, async (t) => {
    const folder = await openFolder(t)
    await assert.rejects(
      writeProposal(folder, { ...PROPOSAL, ...change }),
      (error) => error instanceof ConfigError && reason.test(error.message),
    )
    assert.deepEqual(await readdir(folder), [])
  })
}
