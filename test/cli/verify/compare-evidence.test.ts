import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { describeUnseen, findCircumstances, findDifferences } from '../../../src/cli/verify/compare-evidence.ts'
import { describeUnnamed } from '../../../src/proof/proof.ts'
import type { EvidenceFile } from '../../../src/results/evidence-file.ts'
import { openProven } from '../../support/proven.ts'

let file: EvidenceFile
before(async () => {
  file = (await openProven({ after })).file
})

test('two proofs that show the same do not differ, whenever and wherever they were made', () => {
  const elsewhere: EvidenceFile = {
    ...file,
    repository: 'another/place',
    startedAt: '2027-01-01T00:00:00Z',
    finishedAt: '2027-01-01T00:00:01Z',
    before: { ...file.before, durationMs: 1 },
    model: null,
    sandbox: { ...file.sandbox, level: 2, reason: 'it is so' },
    remarks: [
      'Tests ran with reduced isolation (level 2: it is so).',
      'Tests ran in random order, by the seeds 1 before and 2 after.',
      '1 of the repaired tests failed already on 0123456789ab, where the branch left its base.',
      ...describeUnnamed(['a']),
    ],
  }
  assert.deepEqual(findDifferences(file, file), [])
  assert.deepEqual(findCircumstances(file, file), [])
  assert.deepEqual([...findDifferences(file, elsewhere), ...findDifferences(elsewhere, file)], [])
  const [then, now] = [file, elsewhere].map(({ remarks }) => remarks.map((remark) => JSON.stringify(remark)))
  assert.ok(then?.length === 1 && now?.length === 4)
  const { level, reason } = file.sandbox
  assert.deepEqual(findCircumstances(file, elsewhere), [
    `The sandbox, level: ${level} then, 2 now.`,
    `The sandbox, reason: ${JSON.stringify(reason)} then, "it is so" now.`,
    ...then.map((remark) => `Remarked then alone: ${remark}.`),
    ...now.map((remark) => `Remarked now alone: ${remark}.`),
  ])
  assert.deepEqual(findCircumstances(elsewhere, file).slice(2), [
    ...now.map((remark) => `Remarked then alone: ${remark}.`),
    ...then.map((remark) => `Remarked now alone: ${remark}.`),
  ])
})

test('what a sandbox is said to have kept is compared, each part of it', () => {
  const { sandbox } = file
  for (const forged of [{ protectedReadOnly: true }, { uid: 7 }, { selfTest: { passed: 9, failed: [] } }]) {
    const [line, ...rest] = findCircumstances({ ...file, sandbox: { ...sandbox, ...forged } }, file)
    assert.match(line ?? '', new RegExp(`^The sandbox, ${Object.keys(forged)[0]}: .* then, .* now\\.$`))
    assert.deepEqual(rest, [])
  }
})

test('failing tests that a file does not tell are told', () => {
  assert.deepEqual(findCircumstances({ ...file, remaining: undefined }, { ...file, remaining: ['x'] }), [
    'Failing as before, and not told then: x.',
  ])
})

test('a remark about a file whose name holds the words of another remark cannot be left out unseen', () => {
  for (const path of [
    'src/1 of the repaired tests failed already on 0123456789ab, where the branch left its base.',
    "Only the failing tests that CI's log names are to turn green here. Without the patch 1 other test fails here ",
    'Tests ran in random order, by the seeds 1 before and 2 after.',
  ]) {
    const remarked = {
      ...file,
      remarks: [...file.remarks, `${path}js is made for tests; what it does decides what they see.`],
    }
    assert.equal(findDifferences(file, remarked).length, 1, path)
  }
})

test('what no second run can show is named', () => {
  const { policy } = file
  const decisions = [{ rule: 'protected', reason: 'No.' }]
  const usage = { turns: 3, inputTokens: 1, outputTokens: 1 }
  const own = { ...file, repository: 'octo/shop', usage }
  assert.equal(
    describeUnseen({ ...own, policy: { ...policy, decisions }, model: 'gpt-5.2', mayChangeTests: true }),
    "Of the first run alone, and not seen again: the repository (octo/shop), that existing tests could be changed, the policy's 1 refusal, the model (gpt-5.2), its 3 requests, which runs were narrowed, and the times.",
  )
  assert.match(
    describeUnseen({ ...own, policy: { ...policy, decisions: [] }, model: null, mayChangeTests: false }),
    /again: the repository \(octo\/shop\), that the policy refused nothing, the model \(none\), its 3 requests, /,
  )
})

type Forge = (file: EvidenceFile) => Partial<EvidenceFile>
const COUNTS = { passed: 9, failed: 0, errored: 0, skipped: 0, todo: 0, expected_failure: 0 }
const FORGERIES: readonly (readonly [what: string, forge: Forge, difference: RegExp])[] = [
  ['the outcome', () => ({ outcome: 'unproven' }), /^The outcome was unproven and is fixed now\.$/],
  [
    'the digest of the patch',
    ({ patch }) => ({ patch: { ...patch, sha256: 'a'.repeat(64) } }),
    /^The SHA-256 of the patch was a{64} and is /,
  ],
  [
    'the size of the patch',
    ({ patch }) => ({ patch: { ...patch, deletions: 0 } }),
    /^The size of the patch was \+\d+ −0 and is \+\d+ −\d+ now/,
  ],
  [
    'the files of the patch',
    ({ patch }) => ({ patch: { ...patch, files: [] } }),
    /^Files of the patch: "src\/.*" is new in it\.$/,
  ],
  ['the base tree', () => ({ baseTree: 'b'.repeat(40) }), /^The base tree was /],
  [
    'a file that was not committed',
    () => ({ uncommitted: ['a.js'] }),
    /^Uncommitted files: "a\.js" is no longer in it\.$/,
  ],
  ['the tree', () => ({ tree: 'b'.repeat(40) }), /^The tree with the patch was /],
  [
    'the policy',
    ({ policy }) => ({ policy: { ...policy, fileSha256: null } }),
    /^The SHA-256 of the policy file was none and is /,
  ],
  ['the runner', () => ({ runner: 'exit code' }), /^The runner was exit code and is node:test now\.$/],
  ['the method', () => ({ method: 'exit_code' }), /^The method was by exit code and is test by test now\.$/],
  [
    'the exit code before',
    (own) => ({ before: { ...own.before, exitCode: 3 } }),
    /^The exit code before was 3 and is 1 now/,
  ],
  [
    'the exit code after',
    (own) => ({ after: { ...own.after, exitCode: 3 } }),
    /^The exit code after was 3 and is 0 now/,
  ],
  [
    'the counts before',
    (own) => ({ before: { ...own.before, counts: COUNTS } }),
    /^What was counted before was 9 passed and is \d passed, \d failed now\.$/,
  ],
  [
    'the counts after',
    (own) => ({ after: { ...own.after, counts: null } }),
    /^What was counted after was not known and is \d+ passed now\.$/,
  ],
  [
    'what stayed green',
    (own) => ({ passToPass: { ...own.passToPass, count: 9 } }),
    /^What stayed green was 9 tests \(SHA-256 .*\) and is /,
  ],
  ['a test that turned green', () => ({ failToPass: [] }), /^Turned green: "test\/cart.* is new in it\.$/],
  ['a test that turned red', () => ({ passToFail: ['x'] }), /^Turned red: "x" is no longer in it\.$/],
  ['a test that still fails', () => ({ stillFailing: ['x'] }), /^Still failing: "x" is no longer in it\.$/],
  ['a test that is missing', () => ({ missing: ['x'] }), /^Missing: "x" is no longer in it\.$/],
  ['a test that is skipped', () => ({ newlySkipped: ['x'] }), /^Newly skipped: "x" is no longer in it\.$/],
  ['a flaky test', () => ({ flaky: ['x'] }), /^Flaky: "x" is no longer in it\.$/],
  ['a test that fails as before', () => ({ remaining: ['x'] }), /^Failing as before: "x" is no longer in it\.$/],
  [
    'a piece of the patch',
    ({ hunks }) => ({ hunks: [...hunks, { path: 'b.js', header: '@@ -1,1 +1,1 @@', neededBy: [] }] }),
    /^Pieces of the patch: "b\.js @@ -1,1 \+1,1 @@" is no longer in it\.$/,
  ],
  [
    'a test that needs a piece',
    ({ hunks }) => ({ hunks: hunks.map((hunk) => ({ ...hunk, neededBy: [...hunk.neededBy, 'x'] })) }),
    /^Needed pieces: "src\/.* @@ by x" is no longer in it\.$/,
  ],
  ['a reason', () => ({ reasons: ['It was so.'] }), /^Reasons: "It was so\." is no longer in it\.$/],
  ['a remark', ({ remarks }) => ({ remarks: [...remarks, 'hello'] }), /^Remarks: "hello" is no longer in it\.$/],
]
for (const [what, forge, difference] of FORGERIES) {
  test(`${what} cannot be written over unseen`, () => {
    const differences = findDifferences({ ...file, ...forge(file) }, file)
    assert.equal(differences.length, 1)
    assert.match(differences[0] ?? '', difference)
  })
}

test('a test that fails as before cannot be left out unseen', () => {
  assert.deepEqual(findDifferences(file, { ...file, remaining: ['x'] }), ['Failing as before: "x" is new in it.'])
})

test('what is flaky may fail or pass, and older files do not tell what fails as before', () => {
  const flaky = { ...file, flaky: ['x'] }
  assert.deepEqual(findDifferences({ ...flaky, remaining: ['x'] }, flaky), [])
  assert.deepEqual(findDifferences({ ...file, remaining: undefined }, { ...file, remaining: ['x'] }), [])
})

test('a remark cannot be left out unseen', () => {
  const remarked = { ...file, remarks: [...file.remarks, 'src/a.js:1 asks whether tests are running.'] }
  assert.deepEqual(findDifferences(file, remarked), [
    'Remarks: "src/a.js:1 asks whether tests are running." is new in it.',
  ])
})
