import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createEvents, type Events, type GitHubEvent } from '../support/events.ts'
import { type FakeGitHub, openFakeGitHub, type Repository } from '../support/fake-github.ts'
import { type ActionResult, runAction } from '../support/run-action.ts'

const ENTRY = fileURLToPath(new URL('../../src/action.ts', import.meta.url))

interface Stage {
  readonly github: FakeGitHub
  readonly repository: Repository
  readonly events: Events
  start(event: GitHubEvent, spec?: StartSpec): Promise<ActionResult>
}

interface StartSpec {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

/** `octo/app` with a red run on `main`; a model would not be reached. */
async function openStage(t: TestContext): Promise<Stage> {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files: { 'a.txt': 'one\n' }, roles: { ada: 'write' } })
  return {
    github,
    repository,
    events: createEvents(github, repository),
    async start(event, { inputs = {}, env = {} } = {}) {
      const result = await runAction({
        github,
        repository,
        event,
        env,
        token: github.addJobToken(repository),
        sha: (await repository.git.tryCommit('refs/heads/main')) ?? '',
        inputs: { 'openai-api-key': 'key', 'openai-base-url': 'http://127.0.0.1:9', model: 'none', ...inputs },
        entry: ENTRY,
      })
      t.after(() => result.close())
      github.assertValid()
      return result
    },
  }
}

test('I7: where tests could change the job by what they print, no run begins and nothing is asked', async (t) => {
  const { github, repository, events, start } = await openStage(t)
  const event = await events.workflowRun(await github.addRun(repository, { branch: 'main', actor: 'ada' }))
  const result = await start(event, { env: { ACTIONS_ALLOW_UNSECURE_COMMANDS: 'true' } })
  assert.equal(result.exitCode, 1)
  assert.equal(result.outputs.outcome, 'error')
  assert.match(result.outputs.error ?? '', /^ACTIONS_ALLOW_UNSECURE_COMMANDS is set, .* Remove it from the "env"/)
  assert.deepEqual(github.requests, [])
})

test('A16: a "run-id" that is no number is refused, and not taken for none', async (t) => {
  const { github, events, start } = await openStage(t)
  const event = events.workflowDispatch({ ref: 'refs/heads/main', sender: 'ada' })
  const result = await start(event, { inputs: { 'run-id': '1; echo' } })
  assert.equal(result.outputs.outcome, 'error', result.log)
  assert.match(result.outputs.error ?? '', /^Input "run-id" is "1; echo"; it must be a whole number/)
  assert.deepEqual(github.requests, [])
})

test('a command in a locked thread is not answered there, and is no error', async (t) => {
  const { github, repository, events, start } = await openStage(t)
  const issue = github.addIssue(repository, { author: 'ada', title: 'Hot' })
  issue.isLocked = true
  const comment = github.addComment(issue, { author: 'ada', body: '/agent help' })
  const result = await start(events.issueComment(issue, comment))
  assert.equal(result.exitCode, 0, result.log)
  assert.equal(result.outputs.outcome, 'skipped')
  assert.deepEqual(
    github.requests.filter(({ method }) => method !== 'GET'),
    [],
  )
})

test('an archived repository is left alone', async (t) => {
  const { github, repository, events, start } = await openStage(t)
  const event = await events.workflowRun(await github.addRun(repository, { branch: 'main', actor: 'ada' }))
  repository.isArchived = true
  const result = await start(event)
  assert.deepEqual(
    [result.outputs.outcome, result.outputs.summary],
    ['skipped', 'Skipped: The repository is archived.'],
  )
})

test('A3: whoever may not start a run is told by name, and nothing is done', async (t) => {
  const { github, repository, events, start } = await openStage(t)
  github.addUser('mallory')
  const run = await github.addRun(repository, { branch: 'main', actor: 'ada', triggeringActor: 'mallory' })
  const result = await start(await events.workflowRun(run))
  assert.equal(result.outputs.outcome, 'skipped')
  assert.match(result.outputs.summary ?? '', /^Skipped: mallory has the permission "none" here/)
  assert.deepEqual(
    github.requests.filter(({ method }) => method !== 'GET'),
    [],
  )
})
