import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Request, type Skip, type TriggerSettings, understand } from '../../src/github/trigger.ts'
import { TRIGGER_SETTINGS } from '../support/trigger-settings.ts'
import { type Changes, example } from '../support/webhook-examples.ts'

const SHA = 'c0ffee'.padEnd(40, '0')

interface Given {
  readonly event: string
  readonly action?: string
  readonly changes?: Changes
  readonly settings?: Partial<TriggerSettings>
  readonly ref?: string
}

function read({ event, action = '', changes, settings, ref = 'refs/heads/main' }: Given): Request | Skip {
  const payload = example(event, action, changes)
  return understand({ name: event, payload, sha: SHA, ref }, { ...TRIGGER_SETTINGS, ...settings })
}

/** Fails unless the event starts nothing for that reason. */
function assertSkipped(given: Given, reason: RegExp): void {
  const request = read(given)
  assert.ok(request.kind === 'skip', JSON.stringify(request))
  assert.match(request.reason, reason)
}

const commented = (changes: Changes): Given => ({
  event: 'issue_comment',
  action: 'created',
  changes: { 'comment.body': '/agent fix it', ...changes },
})

test('a command in a comment on an issue is a request of its author, with the words of the issue as they were', () => {
  assert.deepEqual(read(commented({})), {
    kind: 'thread',
    number: 1,
    command: { verb: 'fix', hint: 'it' },
    askedAt: '2019-05-15T15:20:21Z',
    comment: { id: 492700400, kind: 'issue', createdAt: '2019-05-15T15:20:21Z', at: undefined, root: 492700400 },
    requester: { login: 'Codertocat', id: 21031067 },
    said: {
      title: 'Spelling error in the README file',
      body: "It looks like you accidently spelled 'commit' with two 't's.",
      author: 'Codertocat',
    },
    head: undefined,
    actors: ['Codertocat'],
  })
})

test('who sends and who wrote a comment both have to be allowed', () => {
  const request = read(commented({ 'sender.login': 'eve' }))
  assert.deepEqual('actors' in request && request.actors, ['Codertocat', 'eve'])
})

test("A2: what GitHub says of an author's association plays no part", () => {
  const [owner, nobody] = ['OWNER', 'NONE'].map((role) => read(commented({ 'comment.author_association': role })))
  assert.deepEqual(owner, nobody)
})

const POSTED = '2026-11-01T12:00:00Z'
const EDITED: Readonly<Record<string, Changes>> = {
  'a second later': { 'comment.created_at': POSTED, 'comment.updated_at': '2026-11-01T12:00:01Z' },
  'a millisecond later': { 'comment.created_at': POSTED, 'comment.updated_at': '2026-11-01T12:00:00.001Z' },
  'before it was posted': { 'comment.created_at': POSTED, 'comment.updated_at': '2026-11-01T11:59:59Z' },
  'at a time that is not told': { 'comment.created_at': POSTED, 'comment.updated_at': undefined },
  'at no time': { 'comment.created_at': undefined, 'comment.updated_at': undefined },
}
for (const [when, changes] of Object.entries(EDITED)) {
  test(`A6: a comment that was edited ${when} does not count`, () => {
    assertSkipped(commented(changes), /was edited after it was posted/)
  })
}

for (const action of ['edited', 'deleted']) {
  test(`A6: a comment that was ${action} does not count`, () => {
    const given = { event: 'issue_comment', action, changes: { 'comment.body': '/agent fix' } }
    assertSkipped(given, new RegExp(`The comment was "${action}"; only new comments count`))
  })
}

test("a bot's comment does not count, whatever its name", () => {
  assertSkipped(commented({ 'comment.user.type': 'Bot', 'comment.user.login': 'ada' }), /is a bot's/)
})

test("what an app posts in a person's name does not count", () => {
  assertSkipped(commented({ 'comment.performed_via_github_app': { id: 1, slug: 'helper' } }), /is a bot's/)
  assert.equal(read(commented({ 'comment.performed_via_github_app': null })).kind, 'thread')
})

for (const body of [
  '> /agent fix',
  '```\n/agent fix\n```',
  '    /agent fix',
  '<!-- /agent fix -->',
  'please /agent fix',
]) {
  test(`A8: no command: ${JSON.stringify(body)}`, () => {
    assertSkipped(commented({ 'comment.body': body }), /holds no command. Write "\/agent help"/)
  })
}

test('the phrase is the one that is set', () => {
  const settings = { triggerPhrase: '@robot' }
  assert.equal(read({ ...commented({ 'comment.body': '@robot fix' }), settings }).kind, 'thread')
  assertSkipped({ ...commented({}), settings }, /Write "@robot help"/)
})

test('a new comment on a line counts, although submitting it was an update', () => {
  const changes = { 'comment.body': '/agent explain', 'comment.line': 3 }
  const request = read({ event: 'pull_request_review_comment', action: 'created', changes })
  assert.ok(request.kind === 'thread', JSON.stringify(request))
  const createdAt = '2019-05-15T15:20:37Z'
  const comment = { id: 284312630, kind: 'review', createdAt, at: 'README.md:3' }
  assert.deepEqual(request.comment, { ...comment, root: 284312630 })
  assert.equal(request.number, 2)
})

test('a comment on a line that was edited afterwards does not count', () => {
  const changes = { 'comment.body': '/agent explain' }
  assertSkipped({ event: 'pull_request_review_comment', action: 'edited', changes }, /only new comments count/)
})

const labeled = (event: string, label: string): Given => ({
  event,
  action: 'labeled',
  changes: { 'label.name': label },
})

test('the label on an issue or a pull request is a request of whoever put it there', () => {
  for (const event of ['issues', 'pull_request']) {
    const request = read(labeled(event, 'agent-fix'))
    assert.ok(request.kind === 'thread', JSON.stringify(request))
    assert.deepEqual([request.command.verb, request.comment], ['fix', undefined])
    assert.deepEqual([request.requester?.login, request.actors], ['Codertocat', ['Codertocat']])
    // The labelling is the update.
    assert.match(request.askedAt ?? '', /^2019-05-15T15:20:\d\dZ$/)
  }
})

test('another label starts nothing, nor does taking the label away, nor any other event of an issue', () => {
  for (const event of ['issues', 'pull_request']) assertSkipped(labeled(event, 'bug'), /Only the label "agent-fix"/)
  const gone = { event: 'issues', action: 'unlabeled', changes: { 'label.name': 'agent-fix' } }
  assertSkipped(gone, /Only the label/)
  assertSkipped({ event: 'issues', action: 'opened' }, /Only the label/)
})

const reviewed = (changes: Changes = {}): Given => ({
  event: 'pull_request_review',
  action: 'submitted',
  changes: {
    'review.state': 'changes_requested',
    'review.body': 'Not yet.',
    'pull_request.head.ref': 'regreen/main-1a2b3c4d',
    ...changes,
  },
})

test('a review that asks for changes on our own pull request is a request of the reviewer', () => {
  assert.deepEqual(read(reviewed()), {
    kind: 'review',
    pullRequest: 2,
    reviewId: 237895671,
    body: 'Not yet.',
    askedAt: '2019-05-15T15:20:38Z',
    requester: { login: 'Codertocat', id: 21031067 },
    actors: ['Codertocat'],
  })
})

test('any other review starts nothing', () => {
  for (const state of ['approved', 'commented', 'dismissed', '']) {
    assertSkipped(reviewed({ 'review.state': state }), /Only a review that asks for changes/)
  }
  assertSkipped(reviewed({ action: 'edited' }), /Only a review that asks for changes/)
  assertSkipped(reviewed({ 'review.user.type': 'Bot' }), /is a bot's/)
  assertSkipped(reviewed({ 'pull_request.head.ref': 'topic' }), /not on one of Regreen's own pull requests/)
})

test("in a pull request's job the head is repaired, and its author counts as well", () => {
  const changes = { 'pull_request.user.login': 'bob' }
  assert.deepEqual(read({ event: 'pull_request', action: 'synchronize', changes, ref: 'refs/pull/2/merge' }), {
    kind: 'commit',
    commit: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
    merge: SHA,
    requester: undefined,
    task: undefined,
    branch: 'changes',
    pullRequest: 2,
    baseBranch: 'master',
    actors: ['Codertocat', 'bob'],
    isFork: false,
  })
})

test("a pull request from a fork, or from one that is gone, is a fork's", () => {
  for (const repo of [{ id: 1 }, null]) {
    const changes = { 'pull_request.head.repo': repo, 'pull_request.head.ref': 'master' }
    const request = read({ event: 'pull_request', action: 'opened', changes })
    assert.equal('isFork' in request && request.isFork, true)
  }
})

test('a closed pull request, and one of our own, starts nothing', () => {
  assertSkipped({ event: 'pull_request', action: 'closed' }, /The pull request is closed/)
  const changes = { 'pull_request.head.ref': 'regreen/main-1a2b3c4d' }
  assertSkipped({ event: 'pull_request', action: 'synchronize', changes }, /one of Regreen's own/)
})

const dispatched = (settings: Partial<TriggerSettings>, ref?: string): Given => ({
  event: 'workflow_dispatch',
  settings,
  ...(ref !== undefined && { ref }),
})

test('a dispatch can name a run, a pull request or an issue; else it is about the commit of its branch', () => {
  const run = read(dispatched({ runId: 5, issueNumber: 3 }))
  assert.ok(run.kind === 'run')
  assert.deepEqual([run.runId, run.requester?.login, run.actors], [5, 'octocat', ['octocat']])
  const pull = read(dispatched({ pullRequestNumber: 4, issueNumber: 3, task: 'hurry' }))
  assert.ok(pull.kind === 'thread')
  assert.deepEqual([pull.number, pull.command], [4, { verb: 'fix', hint: 'hurry' }])
  const issue = read(dispatched({ issueNumber: 3 }))
  assert.ok(issue.kind === 'thread')
  assert.deepEqual([issue.number, issue.requester?.login], [3, 'octocat'])
  const commit = read(dispatched({}, 'refs/heads/release/1.x'))
  assert.ok(commit.kind === 'commit')
  assert.deepEqual([commit.commit, commit.branch, commit.actors], [SHA, 'release/1.x', ['octocat']])
})

test('what a dispatch asks for goes along with the commit of its branch, and who asks', () => {
  const commit = read(dispatched({ task: 'hurry' }))
  assert.ok(commit.kind === 'commit')
  assert.deepEqual([commit.task, commit.requester?.login, commit.merge], ['hurry', 'octocat', undefined])
})

test('a dispatch on a tag names what to do instead, one on our own branch is refused', () => {
  assertSkipped(
    dispatched({}, 'refs/tags/v1'),
    /"refs\/tags\/v1", which is not a branch. Start it on a branch, or give "run-id"/,
  )
  assertSkipped(dispatched({}, 'refs/heads/regreen/x'), /one of Regreen's own/)
})

test('a schedule looks for labelled pull requests', () => {
  const event = { name: 'schedule', payload: { schedule: '0 3 * * *' }, sha: SHA, ref: 'refs/heads/main' }
  assert.deepEqual(understand(event, TRIGGER_SETTINGS), { kind: 'schedule' })
})

test('a push names the commit of its branch, and none for a tag or a branch that is gone', () => {
  const push = (changes: Changes, ref?: string): Given => ({
    event: 'push',
    changes,
    ...(ref !== undefined && { ref }),
  })
  assert.equal(read(push({})).kind, 'commit')
  assertSkipped(push({}, 'refs/tags/v1'), /The push is for a tag/)
  assertSkipped(push({ after: '0'.repeat(40) }), /The push deleted the branch/)
  assertSkipped(push({ after: 'a'.repeat(40) }, 'refs/heads/regreen/x'), /one of Regreen's own/)
})

for (const event of [
  'check_run',
  'check_suite',
  'repository_dispatch',
  'status',
  'pull_request_target',
  'release',
  '',
]) {
  test(`the event "${event}" starts nothing`, () => {
    const request = understand({ name: event, payload: {}, sha: SHA, ref: 'refs/heads/main' }, TRIGGER_SETTINGS)
    assert.deepEqual(request, { kind: 'skip', reason: `The event "${event}" does not start a run.` })
  })
}
