import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { runCli } from '../support/cli.ts'
import { type FakeGitHub, openFakeGitHub, type Repository } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { HEALTHY_FILES, REGREEN_WORKFLOW } from '../support/healthy-project.ts'
import { openScriptedModel } from '../support/scripted-model.ts'
import { openTempRepo } from '../support/temp-repo.ts'

const KEY = 'key-for-the-doctor-0123456789'

interface Surgery {
  readonly github: FakeGitHub
  readonly repository: Repository
  readonly env: Readonly<Record<string, string>>
  /** Asks the doctor about the working tree, as the owner of the repository. */
  examine(flags?: readonly string[], env?: Readonly<Record<string, string>>): Promise<Examined>
}

interface Examined {
  readonly code: number | null
  readonly findings: readonly { readonly check: string; readonly kind: string; readonly problem: string }[]
  readonly passed: readonly string[]
  readonly all: string
}

async function openSurgery(t: TestContext, files: Readonly<Record<string, string>> = HEALTHY_FILES): Promise<Surgery> {
  const github = await openFakeGitHub()
  const model = await openScriptedModel([], { key: KEY })
  t.after(() => Promise.all([github.close(), model.close()]))
  const repository = await github.addRepository('octo/app', { files })
  github.protect(repository, { kind: 'protection', branch: 'main', type: 'pull_request' })
  const repo = await openTempRepo(t, files)
  await repo.git('remote', 'add', 'origin', 'git@github.com:octo/app.git')
  const env = {
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'scripted',
    GITHUB_TOKEN: github.addUserToken('octo'),
    GITHUB_API_URL: github.urls.api,
    TMPDIR: await openFolder(t),
  }
  return {
    github,
    repository,
    env,
    async examine(flags = [], more = {}) {
      const args = ['doctor', '--workspace', repo.directory, '--json', ...flags]
      const { code, stdout, stderr } = await runCli(args, { env: { ...env, ...more } })
      const { findings, passed } = JSON.parse(stdout)
      return { code, findings, passed, all: stdout + stderr }
    },
  }
}

test('a set-up without a fault is in order, and nothing was changed or asked of the model', async (t) => {
  const { github, examine } = await openSurgery(t)
  const { code, findings, passed, all } = await examine()
  assert.deepEqual(findings, [], all)
  assert.equal(code, 0)
  assert.deepEqual(passed, [
    'node',
    'git',
    'unsecure_commands',
    'sandbox',
    'checkout_credentials',
    'checkout_depth',
    'policy_file',
    'test_command',
    'model',
    'model_endpoint',
    'repository',
    'token_reads',
    'pull_request_setting',
    'default_branch',
    'own_branches',
    'workflows',
    'workflow_events',
    'workflow_permissions',
    'workflow_rules',
  ])
  assert.deepEqual(new Set(github.requests.map(({ method }) => method)), new Set(['GET']))
  github.assertValid()
})

test('everything that is wrong comes in one list, and no key or token in it', async (t) => {
  const broken = {
    ...HEALTHY_FILES,
    'package.json': '{}\n',
    '.github/workflows/regreen.yml': REGREEN_WORKFLOW.replace('[CI]', '[Tests]').replace('actions: read, ', ''),
    '.github/regreen.yml': 'version: 1\ntest: protect\n',
  }
  const { github, repository, env, examine } = await openSurgery(t, broken)
  repository.rules.length = 0
  repository.settings.actionsMayCreatePullRequests = false
  github.protect(repository, { kind: 'ruleset', branch: 'regreen/*', type: 'creation' })
  const { code, findings, all } = await examine([], { OPENAI_API_KEY: 'wrong-key-0123456789', OPENAI_MODEL: '' })
  assert.equal(code, 1)
  assert.deepEqual(
    findings.map(({ check }) => check),
    [
      'policy_file',
      'test_command',
      'model',
      'model_endpoint',
      'pull_request_setting',
      'default_branch',
      'own_branches',
      'workflow_events',
      'workflow_permissions',
    ],
    all,
  )
  for (const secret of ['wrong-key-0123456789', env.GITHUB_TOKEN ?? '']) assert.equal(all.includes(secret), false)
})

test('without a token what needs one is said not to be checked, and that is no fault', async (t) => {
  const { examine } = await openSurgery(t)
  const { code, findings } = await examine([], { GITHUB_TOKEN: '' })
  assert.deepEqual(
    findings.map(({ check, kind }) => `${kind} ${check}`),
    ['unchecked repository'],
  )
  assert.equal(code, 0)
})

test('a token that may not see the repository is one fault, and not one for everything behind it', async (t) => {
  const { github, examine } = await openSurgery(t)
  github.addUser('stranger')
  const { code, findings } = await examine([], { GITHUB_TOKEN: github.addUserToken('stranger') })
  assert.deepEqual(
    findings.map(({ check }) => check),
    ['repository'],
  )
  assert.equal(code, 1)
})

test('in a folder that is no repository the rest is checked all the same', async (t) => {
  const { env } = await openSurgery(t)
  const folder = await openFolder(t)
  const { code, stdout } = await runCli(['doctor', '--workspace', folder, '--repository', 'octo/app'], { env })
  assert.equal(code, 1)
  assert.match(stdout, /Fault \(policy_file\): .* is not inside a git repository/)
  assert.equal(stdout.match(/is not inside a git repository/g)?.length, 1)
  assert.match(stdout, /in order: .*token_reads/)
  assert.match(stdout, /Left out \(nothing to look at, or told above\): .*checkout_depth, test_command/)
})

test('who works on this machine alone has no workflow to set up, and sets variables instead of secrets', async (t) => {
  const { 'package.json': manifest = '' } = HEALTHY_FILES
  const { examine } = await openSurgery(t, { 'package.json': manifest })
  const { code, findings, passed, all } = await examine([], { GITHUB_TOKEN: '' })
  assert.equal(code, 0, all)
  assert.deepEqual(
    findings.map(({ check, kind }) => `${kind} ${check}`),
    ['unchecked repository', 'unchecked workflows'],
  )
  assert.deepEqual(
    passed.filter((name) => name.startsWith('workflow')),
    [],
  )
  const without = await examine([], { GITHUB_TOKEN: '', OPENAI_API_KEY: '' })
  assert.match(without.all, /Set OPENAI_API_KEY in the environment/)
  assert.doesNotMatch(without.all, /ecret/)
  assert.equal(without.passed.includes('model_endpoint'), false)
})

test('a flag that is wrong is an error of its own', async (t) => {
  const { env } = await openSurgery(t)
  const { code, stderr } = await runCli(['doctor', '--repository', 'app'], { env })
  assert.equal(code, 1)
  assert.match(stderr, /--repository is "app"; it must be "owner\/name"/)
})
