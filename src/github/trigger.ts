import { openPayload, type Payload } from './payload.ts'

/** An event as the runner hands it over. */
export interface Event {
  readonly name: string
  readonly payload: unknown
  /** GITHUB_SHA and GITHUB_REF of the run that we are part of. */
  readonly sha: string
  readonly ref: string
}

export interface TriggerSettings {
  readonly branchPrefix: string
  /** The input `run-id`, for workflow_dispatch. */
  readonly runId: number | undefined
}

/** What an event asks for, read from the payload alone. Everything in it is checked against GitHub before it counts. */
export type Request =
  | FailedRun
  /** A finished workflow run named by a person. */
  | { readonly kind: 'run'; readonly runId: number; readonly actors: readonly string[] }
  /** The commit of the job that we run in, or of a dispatch. */
  | {
      readonly kind: 'commit'
      readonly commit: string
      readonly branch: string
      readonly pullRequest: number | undefined
      readonly baseBranch: string | undefined
      readonly actors: readonly string[]
      readonly isFork: boolean
    }

/** A workflow run that ended red. */
export interface FailedRun {
  readonly kind: 'failed_run'
  readonly runId: number
  readonly attempt: number
  readonly commit: string
  readonly branch: string
  readonly url: string | undefined
  /** Everybody who could have made this run happen; each must have the right to start us. */
  readonly actors: readonly string[]
  readonly isFork: boolean
  readonly pullRequest: number | undefined
  /** What the pull request goes into. */
  readonly baseBranch: string | undefined
}

export interface Skip {
  readonly kind: 'skip'
  readonly reason: string
}

const skip = (reason: string): Skip => ({ kind: 'skip', reason })

/** Reads an event. Pure and total: every payload gives a request or a reason to skip, never a throw. */
export function understand(event: Event, settings: TriggerSettings): Request | Skip {
  const payload = openPayload(event.payload)
  const request = readEvent(event, payload, settings)
  if (request.kind === 'skip' || request.kind === 'run') return request
  if (request.branch.startsWith(settings.branchPrefix)) {
    return skip(
      `The branch ${JSON.stringify(request.branch)} is one of Regreen's own. It does not repair its own repairs by itself.`,
    )
  }
  return request
}

function readEvent(event: Event, payload: Payload, settings: TriggerSettings): Request | Skip {
  switch (event.name) {
    case 'workflow_run':
      return readWorkflowRun(payload)
    case 'workflow_dispatch':
      return readDispatch(event, payload, settings)
    case 'push':
      return readPush(event, payload)
    case 'pull_request':
      return readPullRequest(payload)
    default:
      return skip(`The event "${event.name}" does not start a run.`)
  }
}

function readWorkflowRun(payload: Payload): FailedRun | Skip {
  const action = payload.text('action')
  if (action !== 'completed') return skip(`The workflow run is "${action ?? 'unknown'}", not completed.`)
  return readRun(payload, 'workflow_run')
}

/** A run as webhooks and the API describe it. */
export function readRun(payload: Payload, ...at: readonly string[]): FailedRun | Skip {
  const conclusion = payload.text(...at, 'conclusion')
  if (conclusion !== 'failure')
    return skip(`The workflow run ended as "${conclusion ?? 'unfinished'}"; only "failure" starts a run.`)

  const runId = payload.number(...at, 'id')
  const commit = payload.text(...at, 'head_sha')
  const branch = payload.text(...at, 'head_branch')
  const head = payload.number(...at, 'head_repository', 'id')
  const base = payload.number(...at, 'repository', 'id') ?? payload.number('repository', 'id')
  if (runId === undefined || commit === undefined || !isSha(commit)) return skip('The workflow run names no commit.')
  if (branch === undefined)
    return skip('The workflow run names no branch: it may have been deleted, or the run was for a tag.')
  return {
    kind: 'failed_run',
    runId,
    attempt: payload.number(...at, 'run_attempt') ?? 1,
    commit,
    branch,
    url: payload.text(...at, 'html_url'),
    actors: logins(
      payload.text('sender', 'login'),
      payload.text(...at, 'actor', 'login'),
      payload.text(...at, 'triggering_actor', 'login'),
    ),
    // By number: a fork can have any name, and a branch named like ours.
    isFork: head === undefined || base === undefined || head !== base,
    // Empty for forks, and lists only pull requests whose head is this branch.
    pullRequest: payload.list(...at, 'pull_requests')[0]?.number('number'),
    baseBranch: payload.list(...at, 'pull_requests')[0]?.text('base', 'ref'),
  }
}

function readDispatch(event: Event, payload: Payload, { runId }: TriggerSettings): Request | Skip {
  const actors = logins(payload.text('sender', 'login'))
  if (runId !== undefined) return { kind: 'run', runId, actors }
  const branch = branchOf(event.ref)
  if (branch === undefined)
    return skip(
      `The workflow was started on ${JSON.stringify(event.ref)}, which is no branch. Start it on a branch, or give "run-id".`,
    )
  return {
    kind: 'commit',
    commit: event.sha,
    branch,
    pullRequest: undefined,
    baseBranch: undefined,
    actors,
    isFork: false,
  }
}

function readPush(event: Event, payload: Payload): Request | Skip {
  const branch = branchOf(event.ref)
  if (branch === undefined) return skip('The push is for a tag, not for a branch.')
  return {
    kind: 'commit',
    commit: event.sha,
    branch,
    pullRequest: undefined,
    baseBranch: undefined,
    actors: logins(payload.text('sender', 'login')),
    isFork: false,
  }
}

/** In a pull request's job the runner tests a merge; a repair belongs on the head. */
function readPullRequest(payload: Payload): Request | Skip {
  const commit = payload.text('pull_request', 'head', 'sha')
  const branch = payload.text('pull_request', 'head', 'ref')
  const head = payload.number('pull_request', 'head', 'repo', 'id')
  const base = payload.number('pull_request', 'base', 'repo', 'id')
  if (commit === undefined || !isSha(commit) || branch === undefined)
    return skip('The pull request names no head commit.')
  return {
    kind: 'commit',
    commit,
    branch,
    pullRequest: payload.number('pull_request', 'number'),
    baseBranch: payload.text('pull_request', 'base', 'ref'),
    actors: logins(payload.text('sender', 'login'), payload.text('pull_request', 'user', 'login')),
    isFork: head === undefined || head !== base,
  }
}

const isSha = (text: string) => /^[0-9a-f]{40}$/.test(text)
const branchOf = (ref: string) => (ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined)
const logins = (...names: readonly (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))]
