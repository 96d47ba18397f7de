import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { carryOut } from '../../src/action/main.ts'
import type { Place } from '../../src/action/place.ts'
import type { Report } from '../../src/action/report/report.ts'
import type { ActionParts } from '../../src/action/setting.ts'
import { createClient, type Event, type Request, type Skip, understand } from '../../src/github/github.ts'
import { createRedaction, createSecretSearch } from '../../src/redact.ts'
import { ACTION_YML, renderInputs } from './action/runner-environment.ts'
import type { Cleanup } from './attempt.ts'
import { SEARCH_PATH } from './copies.ts'
import { createEvents } from './events.ts'
import {
  type FakeGitHub,
  openFakeGitHub,
  PUBLISHING,
  type Repository,
  type Thread,
  type WorkflowPermissions,
} from './fake-github.ts'
import { openFolder } from './folders.ts'
import { runAction } from './run-action.ts'
import { call, openScriptedModel } from './scripted-model.ts'
import { PROJECTS } from './temp-repo.ts'
import { TRIGGER_SETTINGS } from './trigger-settings.ts'

const PROJECT = PROJECTS['node:test']
const POLICY = 'version: 1\nci-workflow: ci.yml\n'
const PERMISSIONS: WorkflowPermissions = { ...PUBLISHING, actions: 'write' }

/** A GitHub whose pull request #1 is red, always with the same commits, so that one proposal fits all. */
export interface RedPull {
  readonly github: FakeGitHub
  readonly repository: Repository
  readonly thread: Thread
  readonly token: string
  readonly event: Event
}

export async function openRedPull(t: Cleanup, permissions: WorkflowPermissions = PERMISSIONS): Promise<RedPull> {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const sound = { ...PROJECT.files, [PROJECT.source]: repaired(), '.github/regreen.yml': POLICY }
  const roles = { ada: 'write', rex: 'write' } as const
  const repository = await github.addRepository('octo/shop', { files: sound, roles })
  const broken = { [PROJECT.source]: PROJECT.files[PROJECT.source] ?? '' }
  await repository.git.commit({ branch: 'feature', from: 'main', files: broken, message: 'Break it' })
  const thread = await github.addPull(repository, { author: 'ada', title: 'A feature', head: 'feature' })
  const run = await github.addRun(repository, { branch: 'feature', event: 'pull_request', actor: 'ada' })
  const { name, payload } = await createEvents(github, repository).workflowRun(run)
  const sha = (await repository.git.tryCommit('refs/heads/main')) ?? ''
  const event = { name, payload, sha, ref: 'refs/heads/main' }
  return { github, repository, thread, token: github.addJobToken(repository, permissions), event }
}

const repaired = () => (PROJECT.files[PROJECT.source] ?? '').replace(PROJECT.broken, PROJECT.repaired)

const REPAIR = call('edit_file', { path: PROJECT.source, old_text: PROJECT.broken, new_text: PROJECT.repaired })

/** The folder that a real proposing job has left for that pull request. */
export async function makeProposal(t: Cleanup): Promise<string> {
  const { github, repository, event } = await openRedPull(t)
  const model = await openScriptedModel([[REPAIR], 'The total subtracted the prices. I add them.'])
  t.after(() => model.close())
  const workspace = await openFolder(t)
  const result = await runAction({
    github,
    repository,
    event: { name: event.name, payload: Object(event.payload) },
    sha: event.sha,
    token: github.addJobToken(repository, { actions: 'read', contents: 'read', 'pull-requests': 'read' }),
    workspace,
    inputs: {
      phase: 'propose',
      model: 'scripted',
      'openai-api-key': 'any-key-will-do',
      'openai-base-url': model.url,
      'reruns-before': '1',
      'reruns-after': '1',
    },
  })
  if (result.outputs.outcome !== 'fixed') throw new Error(`The proposing job failed: ${result.log}`)
  await result.close()
  return join(workspace, 'regreen-proposal')
}

export interface PublishJob extends RedPull {
  /** Where the proposal lies. */
  readonly folder: string
  /** Publishes it, in this process. */
  start(inputs?: Readonly<Record<string, string>>): Promise<Published>
}

export interface Published {
  readonly report: Report
  /** What was told beside it. */
  readonly warnings: readonly string[]
}

export interface PublishJobSpec {
  readonly permissions?: WorkflowPermissions
  readonly answerTimeoutMs?: number
}

/** A publishing job with that proposal, in a hurry. */
export async function openPublishJob(
  t: Pick<TestContext, 'after'>,
  proposal: string,
  { permissions, answerTimeoutMs = 20_000 }: PublishJobSpec = {},
): Promise<PublishJob> {
  const pull = await openRedPull(t, permissions)
  const workspace = await openFolder(t)
  const temporary = await openFolder(t)
  const folder = join(workspace, 'regreen-proposal')
  await cp(proposal, folder, { recursive: true })
  const place = placeOf(pull, { workspace, temporary })

  return {
    ...pull,
    folder,
    async start(inputs = {}) {
      const warnings: string[] = []
      const parts = await partsOf(pull, place, { inputs, answerTimeoutMs })
      const report = await carryOut({ ...parts, warn: (problem) => warnings.push(problem) })
      pull.github.assertValid()
      return { report, warnings }
    },
  }
}

export interface PublishSettings {
  readonly inputs?: Readonly<Record<string, string>>
  readonly answerTimeoutMs?: number
}

/** What such a job is started with. */
export async function partsOf(
  pull: RedPull,
  place: Place,
  { inputs = {}, answerTimeoutMs = 20_000 }: PublishSettings = {},
): Promise<ActionParts> {
  const { event, token } = pull
  return {
    request: read(event),
    environment: await renderInputs(ACTION_YML, { phase: 'publish', ...inputs }, token),
    place,
    secrets: { githubToken: token, openaiApiKey: undefined },
    redact: createRedaction([token]),
    carriesSecret: createSecretSearch([token]),
    show: () => undefined,
    warn: () => undefined,
    connect: (given, signal) => connectInHurry(pull, given, { answerTimeoutMs, ...(signal && { signal }) }),
  }
}

export function placeOf(
  { github, repository }: RedPull,
  folders: { readonly workspace: string; readonly temporary: string },
): Place {
  const { server, api } = github.urls
  return {
    ...folders,
    owner: repository.owner.login,
    repo: repository.name,
    apiUrl: api,
    serverUrl: server,
    runId: 7001,
    runAttempt: 1,
    runUrl: `${server}/${repository.fullName}/actions/runs/7001`,
    searchPath: SEARCH_PATH,
    hasSummary: false,
  }
}

function read(event: Event): Request {
  const request: Request | Skip = understand(event, TRIGGER_SETTINGS)
  if (request.kind === 'skip') throw new Error(request.reason)
  return request
}

const connectInHurry = (
  { github, repository }: RedPull,
  token: string,
  ends: { readonly answerTimeoutMs: number; readonly signal?: AbortSignal },
) =>
  createClient({
    owner: repository.owner.login,
    repo: repository.name,
    token,
    apiUrl: github.urls.api,
    request: {},
    onWait: () => undefined,
    longestWaitSeconds: 120,
    secondMs: 1,
    ...ends,
  })
