import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { checkOut } from '../support/action/check-out.ts'
import { createEvents } from '../support/events.ts'
import { type FakeGitHub, openFakeGitHub, type Repository, type WorkflowPermissions } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { HEALTHY_FILES, REGREEN_WORKFLOW } from '../support/healthy-project.ts'
import { type ActionResult, runAction } from '../support/run-action.ts'
import { openScriptedModel, type ScriptedModel } from '../support/scripted-model.ts'

const ENTRY = fileURLToPath(new URL('../../src/action.ts', import.meta.url))
const KEY = 'key-for-the-doctor-0123456789'
const READS: WorkflowPermissions = { actions: 'read', contents: 'read', 'pull-requests': 'read' }

interface Surgery {
  readonly github: FakeGitHub
  readonly repository: Repository
  readonly model: ScriptedModel
  examine(spec?: ExamineSpec): Promise<ActionResult>
}

interface ExamineSpec {
  readonly permissions?: WorkflowPermissions
  readonly workspace?: string
  readonly env?: Readonly<Record<string, string>>
  readonly ref?: string
}

/** A repository that is set up well, and a job with `phase: doctor` started by hand. */
async function openSurgery(t: TestContext, files: Readonly<Record<string, string>> = HEALTHY_FILES): Promise<Surgery> {
  const github = await openFakeGitHub()
  const model = await openScriptedModel([], { key: KEY })
  t.after(() => Promise.all([github.close(), model.close()]))
  const repository = await github.addRepository('octo/app', { files })
  github.protect(repository, { kind: 'protection', branch: 'main', type: 'pull_request' })
  return {
    github,
    repository,
    model,
    async examine({ permissions = READS, ...spec } = {}) {
      const result = await runAction({
        github,
        repository,
        event: createEvents(github, repository).workflowDispatch({ ref: spec.ref ?? 'refs/heads/main' }),
        token: github.addJobToken(repository, permissions),
        sha: (await repository.git.tryCommit('refs/heads/main')) ?? '',
        inputs: { phase: 'doctor', 'openai-api-key': KEY, 'openai-base-url': model.url, model: 'scripted' },
        entry: ENTRY,
        ...spec,
      })
      t.after(() => result.close())
      assert.deepEqual(await result.findLeaks({ github: github.requests, model: model.requests }), [])
      github.assertValid()
      return result
    },
  }
}

const titles = ({ annotations }: ActionResult) =>
  annotations.map(({ name, properties }) => `${name} ${properties.title}`)

test('a set-up in order passes; what the token may not see is said, and nothing was written or asked of the model', async (t) => {
  const { github, model, examine } = await openSurgery(t)
  const result = await examine()
  assert.equal(result.exitCode, 0, result.log)
  assert.deepEqual([result.outputs.outcome, result.outputs.conclusion], ['skipped', 'success'])
  assert.deepEqual(titles(result), ['warning Regreen doctor: pull_request_setting', 'notice Regreen doctor: in order'])
  assert.match(result.annotations[1]?.message ?? '', /^No faults, 1 not checked, \d+ in order: node, git, /)
  assert.match(result.log, /^1\. Not checked \(pull_request_setting\)/m)
  assert.match(result.summary, /settings\/actions/)
  assert.deepEqual(model.requests, [])
  assert.deepEqual(
    new Set(github.requests.map(({ method, kind }) => (kind === 'git' ? 'git' : method))),
    new Set(['GET', 'git']),
  )
  assert.deepEqual(github.pushes, [])
})

test('a fault fails the job, and stands in the log, on the page and beside the job', async (t) => {
  const { examine } = await openSurgery(t)
  const result = await examine({ permissions: { contents: 'read' } })
  assert.equal(result.exitCode, 1)
  assert.deepEqual([result.outputs.outcome, result.outputs.conclusion], ['error', 'failure'])
  assert.ok(titles(result).includes('error Regreen doctor: token_reads'), result.log)
  for (const place of [result.log, result.summary, result.outputs.error ?? ''])
    assert.match(place, /The token may not read actions: "GET \/repos\/octo\/app\/actions\/runs" was answered with 403/)
})

test('C6: a token that the checkout has left is found, and not shown', async (t) => {
  const { github, repository, examine } = await openSurgery(t)
  const [workspace, folder] = [await openFolder(t), await openFolder(t)]
  const credentials = { token: 'ghs_left-behind-0123456789', folder }
  await checkOut({ github, repository, rev: 'main', directory: workspace, credentials })
  const result = await examine({ workspace })
  assert.deepEqual(titles(result)[0], 'error Regreen doctor: checkout_credentials')
  assert.match(result.log, /A token, in a header for git, lies in .*git-credentials-/)
  const basic = Buffer.from(`x-access-token:${credentials.token}`).toString('base64')
  for (const secret of [credentials.token, basic])
    assert.equal(`${result.log}${result.summary}`.includes(secret), false)
})

test('I7: unsecure commands are a fault here, where a run would not start', async (t) => {
  const { examine } = await openSurgery(t)
  const result = await examine({ env: { ACTIONS_ALLOW_UNSECURE_COMMANDS: 'true' } })
  assert.ok(titles(result).includes('error Regreen doctor: unsecure_commands'), result.log)
})

test('a policy file and a workflow file of the default branch are looked at without a checkout', async (t) => {
  const { examine } = await openSurgery(t, {
    ...HEALTHY_FILES,
    '.github/regreen.yml': 'version: 2\n',
    '.github/workflows/regreen.yml': REGREEN_WORKFLOW.replace('[CI]', '[Tests]'),
  })
  const result = await examine()
  assert.match(result.log, /Fault \(policy_file\): \.github\/regreen\.yml on main/)
  assert.match(
    result.log,
    /Fault \(workflow_events\): \.github\/workflows\/regreen\.yml:4: No workflow on the default branch is named "Tests"/,
  )
})

test('whatever started the job, the doctor looks at it', async (t) => {
  const { examine } = await openSurgery(t)
  assert.equal((await examine({ ref: 'refs/tags/v1' })).exitCode, 0)
})
