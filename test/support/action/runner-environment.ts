import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import * as z from 'zod'
import type { FakeGitHub, Repository } from '../fake-github.ts'
import type { Canaries } from './secrets.ts'

/** The event that started the workflow. */
export interface RunnerEvent {
  readonly name: string
  readonly payload: object
}

/** What a job is told about itself. */
export interface JobFacts {
  readonly github: Pick<FakeGitHub, 'urls'>
  readonly repository: Pick<Repository, 'fullName' | 'id' | 'owner' | 'defaultBranch'>
  readonly event: RunnerEvent
  /** GITHUB_SHA and GITHUB_REF; for most events the default branch's head. */
  readonly sha: string
  readonly ref?: string
  readonly actor?: string
  readonly runId?: number
  readonly attempt?: number
}

/** The folders and files that a runner prepares. */
export interface RunnerFolders {
  readonly workspace: string
  readonly temp: string
  readonly home: string
  /** By variable: GITHUB_OUTPUT and its like. */
  readonly files: Readonly<Record<string, string>>
}

/** Files that the runner makes, empty, before a step. */
export const FILE_COMMANDS = [
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_STATE',
  'GITHUB_PATH',
  'GITHUB_STEP_SUMMARY',
] as const

/**
 * Secrets that a JavaScript action's environment holds beside its inputs, or that a careless workflow adds. Random from
 * the first letters on, so that no part of one is found by chance.
 */
export function plantSecrets(): Canaries {
  const secret = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`
  return {
    ACTIONS_RUNTIME_TOKEN: `${secret('eyJ')}.${secret('e')}.${secret('s')}`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: `${secret('eyJ')}.${secret('e')}.${secret('s')}`,
    AWS_SECRET_ACCESS_KEY: secret('aws'),
    NPM_TOKEN: secret('npm_'),
    DATABASE_URL: `mysql://${secret('app:')}@db.internal/app`,
  }
}

/** Every variable that a hosted Linux runner gives a JavaScript action, inputs and machine apart. */
export function renderJobEnvironment(facts: JobFacts, folders: RunnerFolders): Record<string, string> {
  return { ...renderGitHub(facts, folders), ...renderRepository(facts), ...renderRunner(folders), ...SERVICES }
}

function renderGitHub(facts: JobFacts, { workspace, temp, files }: RunnerFolders): Record<string, string> {
  const { repository, event, sha } = facts
  const ref = facts.ref ?? `refs/heads/${repository.defaultBranch}`
  const actor = facts.actor ?? repository.owner.login
  const workflow = `${repository.fullName}/.github/workflows/regreen.yml@${ref}`
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__regreen_regreen',
    GITHUB_ACTION_REF: 'v1',
    GITHUB_ACTION_REPOSITORY: 'regreen/regreen',
    GITHUB_ACTOR: actor,
    GITHUB_ACTOR_ID: '1',
    GITHUB_BASE_REF: '',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(temp, '_github_workflow', 'event.json'),
    GITHUB_HEAD_REF: '',
    GITHUB_JOB: 'regreen',
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags)\//, ''),
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: String(facts.attempt ?? 1),
    GITHUB_RUN_ID: String(facts.runId ?? 7001),
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SHA: sha,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_WORKFLOW: 'Regreen',
    GITHUB_WORKFLOW_REF: workflow,
    GITHUB_WORKFLOW_SHA: sha,
    GITHUB_WORKSPACE: workspace,
    ...files,
  }
}

function renderRepository({ github, repository }: JobFacts): Record<string, string> {
  return {
    GITHUB_API_URL: github.urls.api,
    GITHUB_GRAPHQL_URL: github.urls.graphql,
    GITHUB_SERVER_URL: github.urls.server,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_REPOSITORY_OWNER: repository.owner.login,
    GITHUB_REPOSITORY_OWNER_ID: String(repository.owner.id),
  }
}

function renderRunner({ workspace, temp, home }: RunnerFolders): Record<string, string> {
  return {
    HOME: home,
    LANG: 'C.UTF-8',
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(home, 'toolcache'),
    RUNNER_TRACKING_ID: `github_${randomUUID()}`,
    RUNNER_WORKSPACE: join(workspace, '..'),
  }
}

/** Nobody listens there; the secrets that open them are planted apart. */
const SERVICES = {
  ACTIONS_RUNTIME_URL: 'http://127.0.0.1:9/runtime/',
  ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/results/',
  ACTIONS_CACHE_URL: 'http://127.0.0.1:9/cache/',
  ACTIONS_CACHE_MODE: 'read',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:9/oidc/',
} as const

const Metadata = z.object({
  inputs: z.record(z.string(), z.object({ default: z.union([z.string(), z.number(), z.boolean()]).optional() })),
})

export const ACTION_YML = fileURLToPath(new URL('../../../action.yml', import.meta.url))

/** `INPUT_…` for every input of an action.yml, its defaults under what a workflow gives. Throws for an input that it lacks. */
export async function renderInputs(
  actionYml: string,
  given: Readonly<Record<string, string>>,
  token: string,
): Promise<Record<string, string>> {
  const { inputs } = Metadata.parse(parse(await readFile(actionYml, 'utf8')))
  const unknown = Object.keys(given).find((name) => !(name in inputs))
  if (unknown !== undefined) throw new Error(`action.yml has no input "${unknown}".`)
  return Object.fromEntries(
    Object.entries(inputs).map(([name, { default: standard = '' }]) => {
      const value = given[name] ?? String(standard).replace(/\$\{\{\s*github\.token\s*\}\}/, token)
      return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]
    }),
  )
}
