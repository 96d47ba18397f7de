import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { ServiceError } from '../../src/errors.ts'
import { createSurvey, type Survey } from '../../src/github/github.ts'
import {
  ANSWERS,
  type FakeGitHub,
  openFakeGitHub,
  type Repository,
  type WorkflowPermissions,
} from '../support/fake-github.ts'
import { connectClient } from '../support/github-ports.ts'

const FILES = { '.github/workflows/ci.yml': 'name: CI\n', '.github/workflows/notes.md': 'no\n', 'a.txt': 'one\n' }

interface Visit {
  readonly github: FakeGitHub
  readonly repository: Repository
  /** As a job with these permissions asks, or as a person. */
  survey(as?: WorkflowPermissions | string): Survey
}

async function visit(t: TestContext, files: Readonly<Record<string, string>> = FILES): Promise<Visit> {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files, roles: { ada: 'write' } })
  return {
    github,
    repository,
    survey(as = { contents: 'read' }) {
      const token = typeof as === 'string' ? github.addUserToken(as) : github.addJobToken(repository, as)
      return createSurvey(connectClient(github, repository, token))
    },
  }
}

test('the facts of a repository are told', async (t) => {
  const { survey } = await visit(t)
  const value = { defaultBranch: 'main', isArchived: false, isOfOrganisation: false }
  assert.deepEqual(await survey().repository(), { kind: 'told', value })
})

test('a token that does not see the repository is refused, and so is one that nobody gave', async (t) => {
  const { github, repository, survey } = await visit(t)
  github.addUser('stranger')
  const asked = await survey('stranger').repository()
  assert.deepEqual([asked.kind, asked.kind === 'refused' && asked.status], ['refused', 404])
  const wrong = await createSurvey(connectClient(github, repository, 'ghs_wrong')).repository()
  assert.deepEqual([wrong.kind, wrong.kind === 'refused' && wrong.status], ['refused', 401])
})

const kinds = async (survey: Survey) =>
  (await survey.tryReads('main')).map(({ scope, asked }) =>
    asked.kind === 'told' ? `${scope} told` : `${scope} ${asked.status} ${asked.needs}`,
  )

test('what the token may read is tried out, and GitHub names what is missing', async (t) => {
  const { survey } = await visit(t)
  const all: WorkflowPermissions = { actions: 'read', contents: 'write', 'pull-requests': 'write' }
  assert.deepEqual(await kinds(survey(all)), ['contents told', 'actions told', 'pull-requests told'])
  assert.deepEqual(await kinds(survey({ contents: 'read' })), [
    'contents told',
    'actions 403 actions=read',
    'pull-requests 403 pull_requests=read',
  ])
})

test('no question changes anything', async (t) => {
  const { github, survey } = await visit(t)
  const asking = survey({ contents: 'write', 'pull-requests': 'write', actions: 'write' })
  await asking.repository()
  await asking.tryReads('main')
  await asking.mayOpenPullRequests('repository')
  await asking.mayOpenPullRequests('organisation')
  await asking.isProtected('main')
  await asking.rulesFor('regreen/doctor')
  await asking.workflowFiles('main')
  assert.deepEqual(new Set(github.requests.map(({ method }) => method)), new Set(['GET']))
  github.assertValid()
})

test('whether the job may open pull requests is told to administrators alone', async (t) => {
  const { repository, survey } = await visit(t)
  const forJob = await survey({ contents: 'write' }).mayOpenPullRequests('repository')
  assert.deepEqual(forJob, { kind: 'refused', status: 403, needs: 'administration=read' })
  repository.settings.actionsMayCreatePullRequests = false
  assert.deepEqual(await survey('octo').mayOpenPullRequests('repository'), { kind: 'told', value: false })
  repository.settings.actionsMayCreatePullRequests = true
  assert.deepEqual(await survey('octo').mayOpenPullRequests('repository'), { kind: 'told', value: true })
  assert.equal((await survey({ contents: 'write' }).mayOpenPullRequests('organisation')).kind, 'refused')
})

test('protection and rulesets of a branch are told, for one that does not exist as well', async (t) => {
  const { github, repository, survey } = await visit(t)
  assert.deepEqual(await survey().isProtected('main'), { kind: 'told', value: false })
  assert.deepEqual(await survey().rulesFor('regreen/doctor'), { kind: 'told', value: [] })
  github.protect(repository, { kind: 'protection', branch: 'main', type: 'pull_request' })
  github.protect(repository, { kind: 'ruleset', branch: '*', type: 'required_signatures' })
  assert.deepEqual(await survey().isProtected('main'), { kind: 'told', value: true })
  const rules = await survey().rulesFor('regreen/doctor')
  assert.deepEqual(rules.kind === 'told' && rules.value.map(({ type }) => type), ['required_signatures'])
})

test('workflow files are read from the branch', async (t) => {
  const { repository, survey } = await visit(t)
  await repository.git.commit({ branch: 'topic', from: 'main', files: { '.github/workflows/new.yaml': 'name: New\n' } })
  const paths = async (branch: string) => {
    const asked = await survey().workflowFiles(branch)
    return asked.kind === 'told' && [...asked.value]
  }
  assert.deepEqual(await paths('main'), [['.github/workflows/ci.yml', 'name: CI\n']])
  assert.equal(((await paths('topic')) || []).length, 2)
})

test('a repository without workflows has none, and a token that may not look is refused', async (t) => {
  const { survey } = await visit(t, { 'a.txt': 'one\n' })
  assert.deepEqual(await survey().workflowFiles('main'), { kind: 'told', value: new Map() })
  assert.equal((await survey({ actions: 'read' }).workflowFiles('main')).kind, 'refused')
})

test('a rate limit or a fault is not taken for a refusal', async (t) => {
  const { github, survey } = await visit(t)
  github.fail({ path: '/rules/branches', times: 100, ...ANSWERS.secondaryRateLimit(3_600) })
  await assert.rejects(survey().rulesFor('main'), ServiceError)
  github.fail({ path: /\/branches\/main$/, times: 100, status: 502 })
  await assert.rejects(survey().isProtected('main'), ServiceError)
})
