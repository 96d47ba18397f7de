import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Result, type Scene, toEnding } from '../../../src/action/thread/ending.ts'
import { STOPPED_BY_COMMENT } from '../../../src/action/thread/open.ts'
import { createConfig, requireModel } from '../../../src/config/config.ts'
import { messageOf } from '../../../src/errors.ts'
import { MAX_POST, renderEndingComment } from '../../../src/github/github.ts'
import { createPolicy } from '../../../src/policy/policy.ts'
import type { Outcome } from '../../../src/task.ts'
import type { Change } from '../../../src/workspace/types.ts'
import {
  ADDS,
  endedByRuns,
  GREEN,
  MAILS,
  prove,
  RATES,
  RED,
  resultOf,
  resultWith,
  runOf,
} from '../../support/endings.ts'
import { BASE, CHANGE, PROPOSAL, toEntry } from '../../support/facts.ts'
import { assertGolden } from '../../support/golden.ts'

const SCENE: Scene = {
  config: { triggerPhrase: '/agent' },
  target: {
    commit: BASE,
    branch: 'topic',
    baseBranch: 'main',
    continues: undefined,
    isFork: false,
    failedRun: undefined,
    tested: undefined,
    thread: 1,
  },
  place: {
    owner: 'octo',
    repo: 'shop',
    apiUrl: 'https://api.github.com',
    serverUrl: 'https://github.com',
    runId: 7002,
    runUrl: 'https://github.com/octo/shop/actions/runs/7002',
    runAttempt: 1,
    workspace: '/w',
    temporary: '/t',
    searchPath: '/usr/bin',
    hasSummary: true,
  },
  redact: (text) => text,
  carriesSecret: (text) => text.includes('s3cr3t'),
  pointsLeft: 0,
}

const NOTHING: Result = {
  ended: { outcome: 'error', redWhere: null, summary: '' },
  proposal: undefined,
  delivery: undefined,
  memory: { attempts: {} },
}
const FIXED: Outcome = {
  kind: 'fixed',
  change: CHANGE,
  evidence: prove([GREEN, GREEN]),
  explanation: PROPOSAL.explanation,
}
const ofFile = (path: string): Change => ({
  ...CHANGE,
  entries: [toEntry(path)],
  patch: CHANGE.patch.replaceAll('src/cart.js', path),
})

/** What the policy has against a patch. */
function refuse(change: Change): Outcome {
  const config = createConfig({}, {}, undefined)
  const refusal = createPolicy({ ...config.policy, tests: 'protect' }).review(change)
  if (!refusal) throw new Error('The policy lets this patch through.')
  return { kind: 'refused', change, refusal }
}

/** The error of a workflow that names no model. */
function failWithoutModel(): Outcome {
  try {
    requireModel(createConfig({}, {}, undefined), { githubToken: undefined, openaiApiKey: undefined })
  } catch (error) {
    return { kind: 'error', message: messageOf(error) }
  }
  throw new Error('There is a model.')
}

const OFFLINE = runOf({ [ADDS]: 'passed', [RATES]: 'failed', [MAILS]: 'failed' })
const TEST_PATCH = ofFile('test/cart.test.js')
const WORDS = `TEST_IS_WRONG\nThe test expects a sum.\n\n\`\`\`diff\n${TEST_PATCH.patch}\`\`\`\n`

/** How runs end of which nothing was published; what is published is told in delivery/told.test.ts. */
const ENDINGS: Readonly<Record<string, Outcome>> = {
  'not-reproduced': endedByRuns([GREEN, GREEN]),
  'not-reproduced-but-red-merged': {
    kind: 'not_reproduced',
    runs: [GREEN, GREEN],
    unnamed: [],
    merged: { commit: BASE, isRed: true, failing: [resultOf(ADDS, 'failed')] },
  },
  'not-reproduced-but-others-red': endedByRuns([OFFLINE, OFFLINE], { names: ['total adds the prices up'], ran: 3 }),
  flaky: endedByRuns([RED, GREEN]),
  'setup-failed': {
    kind: 'setup_failed',
    reason: 'The test command "npm test" could not be started.',
    output: 'sh: 1: npm: not found\n/approve\n',
  },
  'needs-test-change': { kind: 'needs_test_change', change: TEST_PATCH, explanation: WORDS },
  refused: refuse(ofFile('.github/workflows/ci.yml')),
  unproven: { kind: 'unproven', change: CHANGE, evidence: prove([RED, runOf({ [ADDS]: 'failed' })]) },
  'gave-up': { kind: 'gave_up', lastWords: 'I cannot reach the database.\nAsk @octo/ops.' },
  'limit-reached': { kind: 'limit_reached', limit: 'out_of_turns', allowed: 40, change: CHANGE },
  'limit-reached-without-patch': {
    kind: 'limit_reached',
    limit: 'out_of_time',
    allowed: 20 * 60_000,
    change: undefined,
  },
  skipped: {
    kind: 'skipped',
    reason: 'This failure was tried 2 times already ("max-attempts"). Write `/agent retry` to try it again.',
  },
  cancelled: { kind: 'cancelled', reason: STOPPED_BY_COMMENT },
  error: failWithoutModel(),
}

for (const [name, outcome] of Object.entries(ENDINGS)) {
  test(`the thread is told of the ending ${name} in words that say what to do`, () => {
    const comment = renderEndingComment(toEnding(SCENE, resultWith(outcome)), MAX_POST)
    assertGolden(`endings/${name}.md`, comment)
    // A command is only ever named inside code.
    assert.doesNotMatch(comment.replace(/`[^`\n]*`/g, ''), /\/agent/)
  })
}

test('that a patch which is not proven again stands on its branch is told', () => {
  const pushed = { commit: 'e'.repeat(40), isAsked: false }
  const scene = { ...SCENE, target: { ...SCENE.target, pushed } }
  const told = (outcome: Outcome) => toEnding(scene, resultWith(outcome)).next[0] ?? ''
  for (const name of ['setup-failed', 'refused', 'unproven', 'limit-reached-without-patch'])
    assert.equal(
      told(ENDINGS[name] ?? assert.fail()),
      `The branch \`topic\` holds the patch already, as ${pushed.commit}. Look at it before the branch is merged, or revert that commit.`,
    )
  assert.doesNotMatch(told(FIXED), /already/)
})

test('the commit that was red in CI is named, and the merge that CI tested', () => {
  const failedRun = { id: 1, attempt: 1, url: 'https://github.com/octo/shop/actions/runs/7001', createdAt: undefined }
  const merged = { isMerge: true, into: 'main', merge: 'd'.repeat(40) }
  const about = (tested: typeof merged | undefined) =>
    toEnding({ ...SCENE, target: { ...SCENE.target, failedRun, tested } }, NOTHING).about
  assert.equal(
    about(merged),
    `\`${BASE.slice(0, 12)}\` on \`topic\`, which CI tested merged into \`main\` as \`dddddddddddd\` ([the failed run](${failedRun.url}))`,
  )
  assert.equal(about(undefined), undefined)
})

test('A4: the thread of a fork is told why nothing was pushed, with the patch and its proof', () => {
  const scene = { ...SCENE, target: { ...SCENE.target, branch: 'main', isFork: true } }
  const ending = toEnding(scene, resultWith(FIXED))
  assertGolden('endings/fixed-fork.md', renderEndingComment(ending, MAX_POST))
})

test('a patch of 70,000 characters is shortened by whole lines, inside its fence, below what GitHub takes', () => {
  const patch = `${CHANGE.patch}${'+const line = "of a long patch" // 60 characters of it, more or less\n'.repeat(1_000)}`
  const ending = toEnding(SCENE, resultWith({ ...FIXED, change: { ...CHANGE, patch } }))
  for (const room of [MAX_POST, 20_000, 3_000]) {
    const comment = renderEndingComment(ending, room)
    assert.ok(comment.length <= room, `${comment.length} characters`)
    assert.match(
      comment,
      /of it, more or less\n```\n\n\d+ more lines; the whole is where the workflow uploads the files of a run\.\n\n<\/details>/,
    )
  }
  assert.doesNotMatch(renderEndingComment(ending, 1_500), /<details>/)
})

test('a patch that carries a secret is not shown', () => {
  const change = { ...CHANGE, patch: '+s3cr3t\n' }
  const ending = toEnding(SCENE, resultWith({ ...FIXED, change }))
  assert.equal(ending.details, undefined)
})

test('without a thread nobody is told to write a command in one', () => {
  const scene = { ...SCENE, target: { ...SCENE.target, thread: undefined } }
  const ended = { outcome: 'gave_up', redWhere: null, summary: 'No.' } as const
  const { next } = toEnding(scene, { ended, proposal: undefined, delivery: undefined, memory: { attempts: {} } })
  assert.deepEqual(next, [
    'To try it again, push to `topic`, or start a workflow by hand ("workflow_dispatch") with the input "run-id".',
  ])
})

test('a repair of our own pull request that could not be described anew is not offered to be opened by hand', () => {
  const continues = { branch: 'regreen/topic', commit: BASE, request: undefined }
  const published = {
    kind: 'branch_only',
    head: 'regreen/topic',
    headSha: BASE,
    problem: 'x',
    isCompared: true,
  } as const
  const ended = { outcome: 'error', redWhere: null, summary: 'x' } as const
  const { next } = toEnding(
    { ...SCENE, target: { ...SCENE.target, continues } },
    { ended, proposal: PROPOSAL, delivery: { published, problem: 'x' }, memory: { attempts: {} } },
  )
  assert.deepEqual(next, [
    'The repair lies on the branch `regreen/topic`. Its pull request shows it, and tells of the run before.',
  ])
})

test('reviewers whose threads had no room are told how to go on', () => {
  const { next } = toEnding({ ...SCENE, pointsLeft: 3 }, resultWith(FIXED))
  assert.equal(
    next.at(-1),
    'This run had no room for 3 more open threads of reviewers. Write `/agent fix` to go on with what is left.',
  )
  const stopped = toEnding({ ...SCENE, pointsLeft: 3 }, resultWith({ kind: 'cancelled', reason: STOPPED_BY_COMMENT }))
  assert.doesNotMatch(stopped.next.join(), /no room/)
})
