import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FailedRun, type Skip, understand } from '../../../src/github/trigger.ts'
import { TRIGGER_SETTINGS } from '../../support/trigger-settings.ts'
import { type Changes, example } from '../../support/webhook-examples.ts'

const SHA = 'c0ffee'.padEnd(40, '0')
const OURS = 1
const THEIRS = 2
const pullRequest = (repo: number) => ({ number: 7, base: { ref: 'main', repo: { id: repo } } })

/** A run of CI on our own branch that failed; GitHub's example with its identifying parts made plain. */
const RED: Changes = {
  action: 'completed',
  'sender.login': 'ada',
  'repository.id': OURS,
  'workflow_run.id': 100,
  'workflow_run.event': 'push',
  'workflow_run.conclusion': 'failure',
  'workflow_run.head_sha': SHA,
  'workflow_run.head_branch': 'topic',
  'workflow_run.head_repository': { id: OURS },
  'workflow_run.repository': { id: OURS },
  'workflow_run.actor': { login: 'ada' },
  'workflow_run.triggering_actor': { login: 'ada' },
  'workflow_run.pull_requests': [pullRequest(OURS)],
  'workflow_run.run_attempt': 1,
  'workflow_run.html_url': 'https://github.com/octo/app/actions/runs/100',
}

function read(changes: Changes = {}): FailedRun | Skip {
  const payload = example('workflow_run', 'completed', { ...RED, ...changes })
  const request = understand({ name: 'workflow_run', payload, sha: '', ref: '' }, TRIGGER_SETTINGS)
  if (request.kind === 'failed_run' || request.kind === 'skip') return request
  throw new Error(`A workflow run became a ${request.kind}.`)
}

function readRed(changes: Changes = {}): FailedRun {
  const request = read(changes)
  assert.ok(request.kind === 'failed_run', JSON.stringify(request))
  return request
}

const reasonOf = (changes: Changes): string => {
  const request = read(changes)
  return request.kind === 'skip' ? request.reason : 'no reason'
}

test('a red run names commit, branch, pull request and everybody behind it', () => {
  assert.deepEqual(read({ 'workflow_run.updated_at': '2021-12-16T19:38:04Z' }), {
    kind: 'failed_run',
    runId: 100,
    attempt: 1,
    commit: SHA,
    branch: 'topic',
    url: 'https://github.com/octo/app/actions/runs/100',
    createdAt: '2021-12-16T19:37:22Z',
    endedAt: '2021-12-16T19:38:04Z',
    actors: ['ada'],
    isFork: false,
    pullRequest: 7,
    baseBranch: 'main',
    isOfMerge: false,
  })
  assert.equal(readRed({ 'workflow_run.event': 'pull_request' }).isOfMerge, true)
})

const SKIPPED: Readonly<Record<string, readonly [Changes, RegExp]>> = {
  'that goes on': [{ action: 'in_progress' }, /"in_progress", not completed/],
  'that was only asked for': [{ action: 'requested' }, /"requested", not completed/],
  'without an action': [{ action: undefined }, /"unknown", not completed/],
  'that succeeded': [{ 'workflow_run.conclusion': 'success' }, /ended as "success"\. Only "failure" starts a run/],
  'that waits for approval': [{ 'workflow_run.conclusion': 'action_required' }, /waits for a person to approve it/],
  'that could not be started': [{ 'workflow_run.conclusion': 'startup_failure' }, /the workflow file is at fault/],
  'that ran out of time': [{ 'workflow_run.conclusion': 'timed_out' }, /which test is red is not known/],
  'that was cancelled': [{ 'workflow_run.conclusion': 'cancelled' }, /it was stopped/],
  'that is neutral': [{ 'workflow_run.conclusion': 'neutral' }, /"neutral"/],
  'that was skipped': [{ 'workflow_run.conclusion': 'skipped' }, /"skipped"/],
  'that ended in a way we do not know': [{ 'workflow_run.conclusion': 'constructor' }, /"constructor"\. Only/],
  'that is stale': [{ 'workflow_run.conclusion': 'stale' }, /"stale"/],
  'without a conclusion': [{ 'workflow_run.conclusion': null }, /"unfinished"/],
  'of a deleted branch': [{ 'workflow_run.head_branch': null }, /no branch: it may have been deleted/],
  'of an empty branch name': [{ 'workflow_run.head_branch': '' }, /no branch/],
  'without a commit': [{ 'workflow_run.head_sha': undefined }, /no commit/],
  'whose commit is a name': [{ 'workflow_run.head_sha': 'main' }, /no commit/],
  'without a number': [{ 'workflow_run.id': '100' }, /no commit/],
  'that nobody started': [{ 'workflow_run.actor': null }, /does not say who started it/],
  'for pull_request_target': [{ 'workflow_run.event': 'pull_request_target' }, /not the one that was tested/],
  'for a merge queue': [{ 'workflow_run.event': 'merge_group' }, /belongs to a merge queue/],
  "of GitHub's own": [{ 'workflow_run.event': 'dynamic' }, /not a workflow of this repository/],
  'of one of our own branches': [{ 'workflow_run.head_branch': 'regreen/main-1a2b3c4d' }, /one of Regreen's own/],
}
for (const [what, [changes, reason]] of Object.entries(SKIPPED)) {
  test(`a run ${what} starts nothing`, () => assert.match(reasonOf(changes), reason))
}

for (const branch of [
  'main',
  'regreen',
  'Regreen/main',
  'fix/regreen/main',
  'feature/ünïcode "quotes"',
  'constructor',
]) {
  test(`A11: the branch ${branch} is not one of our own`, () => {
    assert.equal(readRed({ 'workflow_run.head_branch': branch }).branch, branch)
  })
}

test('A11: five failures in a row on our own branch start nothing', () => {
  const kinds = [1, 2, 3, 4, 5].map(
    (attempt) => read({ 'workflow_run.head_branch': 'regreen/x', 'workflow_run.run_attempt': attempt }).kind,
  )
  assert.deepEqual(new Set(kinds), new Set(['skip']))
})

test('a run that was started again keeps its attempt, and whoever started it again counts', () => {
  const request = readRed({ 'workflow_run.run_attempt': 3, 'workflow_run.triggering_actor': { login: 'bob' } })
  assert.equal(request.attempt, 3)
  assert.deepEqual(request.actors, ['ada', 'bob'])
})

test('A3: sender, actor and whoever triggered it all have to be allowed', () => {
  const request = readRed({
    'sender.login': 'eve',
    'workflow_run.actor': { login: 'mallory' },
    'workflow_run.triggering_actor': { login: 'ada' },
  })
  assert.deepEqual(request.actors, ['eve', 'mallory', 'ada'])
})

test('an older server names nobody who triggered it; then sender and actor have to do', () => {
  assert.deepEqual(readRed({ 'workflow_run.triggering_actor': undefined }).actors, ['ada'])
})

test('A14: authors of commits are never among those who count', () => {
  const head = { author: { name: 'Maintainer', email: 'maintainer@example.com' }, committer: { name: 'Maintainer' } }
  assert.deepEqual(readRed({ 'workflow_run.head_commit': head }).actors, ['ada'])
})

for (const [what, repository] of Object.entries({ 'another repository': { id: THEIRS }, 'a deleted one': null })) {
  test(`A4, A5: a branch named like ours in ${what} is a fork's`, () => {
    const changes = { 'workflow_run.head_branch': 'main', 'workflow_run.head_repository': repository }
    assert.equal(readRed(changes).isFork, true)
  })
}

test('A5: a fork is known by its number, not by its name', () => {
  const named = { id: THEIRS, full_name: 'octo/app', name: 'app', owner: { login: 'octo' } }
  assert.equal(readRed({ 'workflow_run.head_repository': named }).isFork, true)
  assert.equal(readRed({ 'workflow_run.head_repository': { id: OURS, full_name: 'renamed/app' } }).isFork, false)
})

for (const [what, list] of Object.entries({ 'an empty list': [], 'no list': undefined, 'a list of nothing': [null] })) {
  test(`with ${what} of pull requests the run has no thread`, () => {
    const request = readRed({ 'workflow_run.pull_requests': list })
    assert.equal(request.pullRequest, undefined)
    assert.equal(request.baseBranch, undefined)
  })
}

test('a pull request into another repository is not one of ours', () => {
  assert.equal(readRed({ 'workflow_run.pull_requests': [pullRequest(THEIRS)] }).pullRequest, undefined)
  const both = [{ ...pullRequest(THEIRS), number: 1 }, pullRequest(OURS)]
  assert.equal(readRed({ 'workflow_run.pull_requests': both }).pullRequest, 7)
})
