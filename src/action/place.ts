import { tmpdir } from 'node:os'
import * as core from '@actions/core'
import { context } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import type { Environment } from '../config/config.ts'
import { type Client, createClient } from '../github/github.ts'
import { hostSearchPath, type Mirror, type Source, tryReadHead } from '../workspace/workspace.ts'
import { neutralise } from './report/neutralise.ts'

/** Where this run takes place, as the runner says. */
export interface Place {
  readonly owner: string
  readonly repo: string
  readonly apiUrl: string
  readonly serverUrl: string
  /** The workflow run that we are part of, and its page. */
  readonly runId: number
  readonly runUrl: string
  /** Counts from 1. Asking for the failed jobs again makes the next one. */
  readonly runAttempt: number
  /** The job's workspace; may be empty. */
  readonly workspace: string
  readonly temporary: string
  readonly searchPath: string
  /** Whether the runner takes a summary page; some servers do not. */
  readonly hasSummary: boolean
}

/** Where this job runs, from the variables that the runner sets. */
export function readPlace(environment: Environment): Place {
  const { owner, repo } = context.repo
  const workspace = environment.GITHUB_WORKSPACE || process.cwd()
  return {
    owner,
    repo,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    runId: context.runId,
    runAttempt: context.runAttempt || 1,
    runUrl: `${context.serverUrl}/${owner}/${repo}/actions/runs/${context.runId}`,
    workspace,
    temporary: environment.RUNNER_TEMP || tmpdir(),
    searchPath: hostSearchPath(environment.PATH, workspace),
    hasSummary: Boolean(environment.GITHUB_STEP_SUMMARY),
  }
}

/** The job's workspace where it holds the commit; then what earlier steps have installed in it is used. */
export async function findPrepared({ workspace, searchPath }: Place, commit: string): Promise<string | undefined> {
  const head = await tryReadHead(workspace, searchPath)
  return head?.includes(commit) ? workspace : undefined
}

/** From the workspace when the job has checked it out, else from the server. */
export async function fetchCommit(
  place: Place,
  mirror: Mirror,
  { commit, token }: { readonly commit: string; readonly token: string },
): Promise<void> {
  const head = await tryReadHead(place.workspace, place.searchPath)
  const isHere = head?.[0] === commit
  await mirror.fetchCommit(isHere ? { kind: 'local', directory: place.workspace } : serverSource(place, token), commit)
}

/** GitHub as this job reaches it. */
export function connect({ owner, repo, apiUrl }: Place, token: string, signal: AbortSignal | undefined): Client {
  return createClient({
    owner,
    repo,
    token,
    apiUrl,
    // The toolkit knows the runner's proxies.
    request: defaults.request ?? {},
    onWait: (problem, seconds) => core.info(neutralise(`${problem} Waiting ${seconds} s.`)),
    longestWaitSeconds: 120,
    answerTimeoutMs: 30_000,
    secondMs: 1_000,
    ...(signal && { signal }),
  })
}

/** The repository on the server, as git fetches it with the token. */
export function serverSource({ serverUrl, owner, repo }: Place, token: string): Extract<Source, { kind: 'server' }> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return { kind: 'server', url: `${serverUrl}/${owner}/${repo}`, authorization: `basic ${basic}` }
}

/** Where a person opens the pull request by hand. */
export function compareUrl({ serverUrl, owner, repo }: Place, base: string, head: string): string {
  const path = (branch: string) => branch.split('/').map(encodeURIComponent).join('/')
  return `${serverUrl}/${owner}/${repo}/compare/${path(base)}...${path(head)}?expand=1`
}
