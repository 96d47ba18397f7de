import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Result, type Scene, toEnding } from '../../../src/action/thread/ending.ts'
import { STOPPED_BY_COMMENT } from '../../../src/action/thread/open.ts'
import { MAX_POST, type Proposal, renderEndingComment } from '../../../src/github/github.ts'
import { summarise } from '../../../src/results/summary.ts'
import { type Outcome, redWhereOf } from '../../../src/task.ts'
import { BASE, CHANGE, EVIDENCE, PROPOSAL } from '../../support/facts.ts'
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
}

const RED = { ...EVIDENCE, outcome: 'unproven', failToPass: [], reasons: ['x'] } as const
const said = (outcome: Outcome): Pick<Result, 'ended'> => ({
  ended: { outcome: outcome.kind, redWhere: redWhereOf(outcome), summary: summarise(outcome) },
})
const propose = (proposal: Partial<Proposal>): Pick<Result, 'proposal'> => ({ proposal: { ...PROPOSAL, ...proposal } })
const NOTHING: Result = {
  ended: { outcome: 'error', redWhere: null, summary: '' },
  proposal: undefined,
  delivery: undefined,
  memory: { attempts: {} },
}
const pullRequest = { number: 9, url: 'https://github.com/octo/shop/pull/9', operation: 'created' } as const
const branch = { head: 'regreen/topic-23d611a6', headSha: BASE }
const FIXED = { outcome: 'fixed', redWhere: null, summary: PROPOSAL.summary } as const

const ENDINGS: Readonly<Record<string, Partial<Result>>> = {
  'fixed-pull-request': {
    ended: FIXED,
    ...propose({}),
    delivery: { published: { kind: 'pull_request', pullRequest, problems: [], ...branch }, problem: undefined },
  },
  'fixed-comment': { ended: FIXED, ...propose({}) },
  'fixed-pushed': {
    ended: FIXED,
    ...propose({}),
    delivery: { published: { kind: 'pushed', ...branch, head: 'topic' }, problem: undefined },
  },
  'error-pull-request-forbidden': {
    ended: {
      outcome: 'error',
      redWhere: null,
      summary:
        'The patch is proven and pushed, but has no pull request. GitHub Actions may not open pull requests here.',
    },
    ...propose({}),
    delivery: {
      published: { kind: 'branch_only', problem: 'GitHub Actions may not open pull requests here.', ...branch },
      problem: 'x',
    },
  },
  'error-not-published': {
    ended: {
      outcome: 'error',
      redWhere: null,
      summary:
        'The patch is proven, but could not be published. GitHub refused the push to regreen/topic-23d611a6: the branch is protected.',
    },
    ...propose({}),
    delivery: { published: undefined, problem: 'x' },
  },
  'error-differs': {
    ended: {
      outcome: 'error',
      redWhere: null,
      summary:
        'The commit 0123 on regreen/topic-23d611a6 is not what was proven: its tree is 1, and 2 was proven. No pull request was opened; look at that branch before you use it.',
    },
    ...propose({}),
    delivery: { published: { kind: 'differs', problem: 'x', ...branch }, problem: 'x' },
  },
  'not-reproduced': said({ kind: 'not_reproduced', runs: [], unnamed: [] }),
  'not-reproduced-but-red-merged': {
    ended: {
      outcome: 'not_reproduced',
      redWhere: 'merged',
      summary: summarise({
        kind: 'not_reproduced',
        runs: [],
        unnamed: [],
        merged: {
          commit: BASE,
          isRed: true,
          failing: [{ id: 'a.test.js > adds', file: 'a.test.js', status: 'failed', isFile: false, message: '' }],
        },
      }),
    },
  },
  'not-reproduced-but-others-red': {
    ended: {
      outcome: 'not_reproduced',
      redWhere: 'here',
      summary: summarise({ kind: 'not_reproduced', runs: [], unnamed: ['a.test.js > rates', 'a.test.js > mails'] }),
    },
  },
  flaky: said({ kind: 'flaky', runs: [], tests: ['a.test.js > luck'] }),
  'setup-failed': {
    ...said({ kind: 'setup_failed', reason: 'The test command "npm test" could not be started.', output: '' }),
    ...propose({
      outcome: 'setup_failed',
      explanation: '',
      change: undefined,
      evidence: undefined,
      log: 'sh: 1: npm: not found\n/approve\n',
    }),
  },
  'needs-test-change': {
    ...said({ kind: 'needs_test_change', change: CHANGE, explanation: '' }),
    ...propose({
      outcome: 'needs_test_change',
      evidence: undefined,
      explanation: `TEST_IS_WRONG\nThe test expects a sum.\n\n\`\`\`diff\n${CHANGE.patch}\`\`\`\n`,
    }),
  },
  refused: {
    ...said({
      kind: 'refused',
      change: CHANGE,
      refusal: { rule: 'ci', reason: '".github/ci.yml" may not be changed this way.' },
    }),
    ...propose({ outcome: 'refused', evidence: undefined }),
  },
  unproven: {
    ended: {
      outcome: 'unproven',
      redWhere: null,
      summary: 'There is a patch, but it is not proven: 1 test still fails: "a.test.js > adds".',
    },
    ...propose({
      outcome: 'unproven',
      evidence: {
        ...RED,
        reasons: ['x'],
        stillFailing: ['a.test.js > adds'],
        missing: ['b.test.js > b'],
        remarks: [],
        hunks: [],
        flaky: [],
        failToPass: [],
        passToFail: [],
        newlySkipped: [],
        policy: EVIDENCE.policy,
      },
    }),
  },
  'gave-up': {
    ...said({ kind: 'gave_up', lastWords: 'I cannot reach the database.\nAsk @octo/ops.' }),
    ...propose({
      outcome: 'gave_up',
      change: undefined,
      evidence: undefined,
      explanation: 'I cannot reach the database.\nAsk @octo/ops.',
    }),
  },
  'limit-reached': {
    ...said({ kind: 'limit_reached', limit: 'out_of_turns', change: CHANGE }),
    ...propose({ outcome: 'limit_reached', explanation: '', evidence: undefined }),
    memory: { attempts: {}, patch: 'x' },
  },
  'limit-reached-without-patch': said({ kind: 'limit_reached', limit: 'out_of_time', change: undefined }),
  stale: {
    ended: {
      outcome: 'stale',
      redWhere: null,
      summary: 'The branch topic holds 0123456789ab now, and the patch does not apply to it.',
    },
    ...propose({ outcome: 'stale' }),
  },
  skipped: said({
    kind: 'skipped',
    reason: 'This failure was tried 2 times already ("max-attempts"). Write `/agent retry` to try it again.',
  }),
  cancelled: said({ kind: 'cancelled', reason: STOPPED_BY_COMMENT }),
  error: said({
    kind: 'error',
    message: 'No model is set. Set the input "model" (or OPENAI_MODEL), for example "gpt-5.4-mini".',
  }),
}

for (const [name, result] of Object.entries(ENDINGS)) {
  test(`the thread is told of the ending ${name} in words that say what to do`, () => {
    const comment = renderEndingComment(toEnding(SCENE, { ...NOTHING, ...result }), MAX_POST)
    assertGolden(`endings/${name}.md`, comment)
    // A command is only ever named inside code.
    assert.doesNotMatch(comment.replace(/`[^`\n]*`/g, ''), /\/agent/)
  })
}

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
  const ending = toEnding(scene, { ...NOTHING, ended: FIXED, ...propose({}) })
  assertGolden('endings/fixed-fork.md', renderEndingComment(ending, MAX_POST))
})

test('a patch of 70,000 characters is shortened by whole lines, inside its fence, below what GitHub takes', () => {
  const patch = `${CHANGE.patch}${'+const line = "of a long patch" // 60 characters of it, more or less\n'.repeat(1_000)}`
  const proposal = { ...PROPOSAL, change: { ...CHANGE, patch } }
  const ending = toEnding(SCENE, { ...NOTHING, ended: FIXED, proposal })
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
  const ending = toEnding(SCENE, { ...NOTHING, ended: FIXED, proposal: { ...PROPOSAL, change } })
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
