import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEvents, type GitHubEvent } from '../events.ts'
import { pullOf } from '../fake-github.ts'
import type { JsonObject } from '../github/exchange.ts'
import { openStage } from './github-client.ts'

/** A value inside a payload, by its path. */
function at({ payload }: GitHubEvent, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), payload)
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

async function openEvents() {
  const stage = await openStage()
  const { github, repository } = stage
  const pull = await github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
  return { ...stage, pull, events: createEvents(github, repository) }
}

test('a failed run is told as it is, on top of what GitHub published', async () => {
  await using stage = await openEvents()
  const run = await stage.github.addRun(stage.repository, {
    branch: 'fix',
    event: 'pull_request',
    actor: 'bob',
    triggeringActor: 'alice',
  })
  const event = await stage.events.workflowRun(run)
  assert.deepEqual(
    ['action', 'workflow_run.id', 'workflow_run.conclusion', 'workflow_run.head_sha', 'workflow_run.head_branch'].map(
      (path) => at(event, path),
    ),
    ['completed', run.id, 'failure', pullOf(stage.pull).headSha, 'fix'],
  )
  assert.equal(at(event, 'workflow_run.pull_requests.0.number'), stage.pull.number)
  assert.deepEqual(
    ['workflow_run.actor.login', 'workflow_run.triggering_actor.login', 'sender.login'].map((path) => at(event, path)),
    ['bob', 'alice', 'alice'],
  )
  assert.equal(at(event, 'repository.custom_properties') !== undefined, true)
})

test('a comment on a pull request says that it is one, and a comment on an issue does not', async () => {
  await using stage = await openEvents()
  const { github, repository, events, pull } = stage
  const issue = github.addIssue(repository, { author: 'bob', title: 'Sum subtracts' })
  const said = { author: 'alice', body: '/agent fix' }
  const onPull = events.issueComment(pull, github.addComment(pull, said))
  const onIssue = events.issueComment(issue, github.addComment(issue, said))
  assert.deepEqual(
    [at(onPull, 'comment.body'), at(onPull, 'comment.user.login'), at(onPull, 'issue.number')],
    ['/agent fix', 'alice', pull.number],
  )
  assert.notEqual(at(onPull, 'issue.pull_request.url'), undefined)
  assert.equal(at(onIssue, 'issue.pull_request'), undefined)
  assert.equal(at(onPull, 'comment.author_association'), 'COLLABORATOR')
})

test('a review gives one event for itself and one for each comment on a line', async () => {
  await using stage = await openEvents()
  const why = { path: 'src/sum.js', line: 1, body: 'Why?' }
  const { review, comments } = stage.github.addReview(stage.pull, {
    author: 'bob',
    state: 'CHANGES_REQUESTED',
    comments: [why],
  })
  const whole = stage.events.review(stage.pull, review)
  assert.deepEqual(
    [at(whole, 'review.state'), at(whole, 'review.commit_id')],
    ['changes_requested', pullOf(stage.pull).headSha],
  )
  const [comment] = comments
  assert.ok(comment)
  const single = stage.events.reviewComment(stage.pull, comment)
  assert.deepEqual(
    [at(single, 'comment.path'), at(single, 'comment.line'), at(single, 'pull_request.number')],
    ['src/sum.js', 1, 1],
  )
})

test('a label is an event of the issue or of the pull request that got it', async () => {
  await using stage = await openEvents()
  const issue = stage.github.addIssue(stage.repository, { author: 'bob', title: 'T' })
  const names = [issue, stage.pull].map((thread) => stage.events.labeled(thread, 'agent-fix', 'alice'))
  assert.deepEqual(
    names.map((event) => [event.name, at(event, 'label.name'), at(event, 'sender.login')]),
    [
      ['issues', 'agent-fix', 'alice'],
      ['pull_request', 'agent-fix', 'alice'],
    ],
  )
})

test('dispatch, push, schedule and pull request carry what they are about', async () => {
  await using stage = await openEvents()
  const { events, repository, pull } = stage
  const dispatch = events.workflowDispatch({ ref: 'refs/heads/main', inputs: { 'run-id': '7' }, sender: 'alice' })
  assert.deepEqual(at(dispatch, 'inputs'), { 'run-id': '7' })
  const { headSha, baseSha } = pullOf(pull)
  const push = await events.push({ branch: 'fix', before: baseSha, after: headSha })
  assert.deepEqual([at(push, 'ref'), at(push, 'head_commit.id')], ['refs/heads/fix', headSha])
  assert.equal(at(events.schedule('5 4 * * *'), 'schedule'), '5 4 * * *')
  assert.equal(at(events.pullRequest(pull, 'synchronize'), 'pull_request.head.sha'), headSha)
  assert.equal(at(events.schedule(), 'repository.full_name'), repository.fullName)
})

test('nothing of the published repository is left in a payload, and an organisation is there only where one owns', async () => {
  await using stage = await openEvents()
  const { github, repository, events, pull } = stage
  const comment = github.addComment(pull, { author: 'alice', body: 'hello' })
  const run = await github.addRun(repository, { branch: 'fix' })
  const all = [
    events.issueComment(pull, comment),
    await events.workflowRun(run),
    events.labeled(pull, 'x'),
    events.pullRequest(pull, 'opened'),
  ]
  for (const event of all) {
    assert.doesNotMatch(JSON.stringify(event.payload), /Codertocat|octo-org|Octocoders|Hello-World/)
    assert.equal(at(event, 'organization'), undefined)
  }
  const owned = await github.addRepository('acme/shop', { ownerType: 'Organization', files: { 'a.txt': 'a\n' } })
  assert.equal(at(createEvents(github, owned).schedule(), 'organization.login'), 'acme')
})

test('an event that was never published cannot be made from an example', async () => {
  await using stage = await openEvents()
  const { fromExample } = await import('../github/events/examples.ts')
  assert.throws(
    () => fromExample({ event: 'issue_comment', action: 'eaten' }, stage.repository, {}),
    /No published example/,
  )
})
