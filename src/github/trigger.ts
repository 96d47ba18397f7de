import { type Command, findCommand } from './event/command.ts'
import { openPayload, type Payload } from './event/payload.ts'
import type { CommentRef, Event, FailedRun, Request, Skip, ThreadText, TriggerSettings } from './event/request.ts'

export type * from './event/request.ts'

const skip = (reason: string): Skip => ({ kind: 'skip', reason })

/** Reads an event. Pure and total: every payload gives a request or a reason to skip, never a throw. */
export function understand(event: Event, settings: TriggerSettings): Request | Skip {
  const payload = openPayload(event.payload)
  const request = readEvent(event, payload, settings)
  if (request.kind !== 'failed_run' && request.kind !== 'commit') return request
  return refuseOwnBranch(request, settings.branchPrefix) ?? request
}

/** Repairing our own repairs by ourselves would never end. */
export function refuseOwnBranch({ branch }: { readonly branch: string }, prefix: string): Skip | undefined {
  if (!branch.startsWith(prefix)) return undefined
  return skip(
    `The branch ${JSON.stringify(branch)} is one of Regreen's own. It does not repair its own repairs by itself.`,
  )
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
      return payload.text('action') === 'labeled'
        ? readLabel(payload, 'pull_request', settings)
        : readPullRequest(payload)
    case 'issues':
      return readLabel(payload, 'issue', settings)
    case 'issue_comment':
      return readComment(payload, { ...settings, kind: 'issue' })
    case 'pull_request_review_comment':
      return readComment(payload, { ...settings, kind: 'review' })
    case 'pull_request_review':
      return readReview(payload, settings)
    case 'schedule':
      return { kind: 'schedule' }
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
  const [pull] = payload.list(...at, 'pull_requests')
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
    pullRequest: pull?.number('number'),
    baseBranch: pull?.text('base', 'ref'),
  }
}

function readDispatch(event: Event, payload: Payload, settings: TriggerSettings): Request | Skip {
  const actors = logins(payload.text('sender', 'login'))
  if (settings.runId !== undefined) return { kind: 'run', runId: settings.runId, actors }
  const number = settings.pullRequestNumber ?? settings.issueNumber
  if (number !== undefined) {
    const isPullRequest = settings.pullRequestNumber !== undefined
    const command: Command = { verb: 'fix', hint: settings.task ?? '' }
    return {
      kind: 'thread',
      number,
      isPullRequest,
      command,
      comment: undefined,
      requester: readUser(payload, 'sender'),
      said: undefined,
      actors,
    }
  }
  const branch = branchOf(event.ref)
  if (branch === undefined) {
    return skip(
      `The workflow was started on ${JSON.stringify(event.ref)}, which is no branch. Start it on a branch, or give "run-id".`,
    )
  }
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
  const actors = logins(payload.text('sender', 'login'))
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

function readLabel(payload: Payload, at: 'issue' | 'pull_request', { labelTrigger }: TriggerSettings): Request | Skip {
  const label = payload.text('label', 'name')
  if (payload.text('action') !== 'labeled' || label !== labelTrigger) {
    return skip(`Only the label "${labelTrigger}" starts a run.`)
  }
  const number = payload.number(at, 'number')
  if (number === undefined) return skip('The event names no issue or pull request.')
  return {
    kind: 'thread',
    number,
    isPullRequest: at === 'pull_request' || payload.has(at, 'pull_request'),
    command: { verb: 'fix', hint: '' },
    comment: undefined,
    requester: readUser(payload, 'sender'),
    said: readText(payload, at),
    actors: logins(payload.text('sender', 'login')),
  }
}

interface CommentSettings extends TriggerSettings {
  readonly kind: CommentRef['kind']
}

function readComment(payload: Payload, { kind, triggerPhrase }: CommentSettings): Request | Skip {
  const action = payload.text('action')
  if (action !== 'created') return skip(`The comment was "${action ?? 'unknown'}"; only new comments count.`)
  const created = payload.text('comment', 'created_at')
  if (created === undefined || created !== payload.text('comment', 'updated_at')) {
    return skip('The comment was edited after it was posted, so it does not count.')
  }
  if (payload.text('comment', 'user', 'type') === 'Bot' || payload.has('comment', 'performed_via_github_app')) {
    return skip("The comment is a bot's.")
  }
  const command = findCommand(payload.text('comment', 'body') ?? '', triggerPhrase)
  if (!command) return skip(`The comment holds no command. Write "${triggerPhrase} help" for the list.`)

  const at = kind === 'issue' ? 'issue' : 'pull_request'
  const number = payload.number(at, 'number')
  const id = payload.number('comment', 'id')
  if (number === undefined || id === undefined) return skip('The event names no comment.')
  return {
    kind: 'thread',
    number,
    isPullRequest: kind === 'review' || payload.has('issue', 'pull_request'),
    command,
    comment: { id, kind },
    requester: readUser(payload, 'comment', 'user'),
    said: readText(payload, at),
    actors: logins(payload.text('comment', 'user', 'login'), payload.text('sender', 'login')),
  }
}

function readReview(payload: Payload, { branchPrefix }: TriggerSettings): Request | Skip {
  const state = payload.text('review', 'state')?.toLowerCase()
  if (payload.text('action') !== 'submitted' || state !== 'changes_requested') {
    return skip('Only a review that asks for changes is answered.')
  }
  if (payload.text('review', 'user', 'type') === 'Bot') return skip("The review is a bot's.")
  if (!payload.text('pull_request', 'head', 'ref')?.startsWith(branchPrefix)) {
    return skip("The review is not on one of Regreen's own pull requests.")
  }
  const pullRequest = payload.number('pull_request', 'number')
  const reviewId = payload.number('review', 'id')
  if (pullRequest === undefined || reviewId === undefined) return skip('The event names no review.')
  return {
    kind: 'review',
    pullRequest,
    reviewId,
    askedAt: payload.text('review', 'submitted_at'),
    actors: logins(payload.text('review', 'user', 'login'), payload.text('sender', 'login')),
  }
}

function readUser(payload: Payload, ...at: readonly string[]) {
  const login = payload.text(...at, 'login')
  const id = payload.number(...at, 'id')
  return login === undefined || id === undefined ? undefined : { login, id }
}

function readText(payload: Payload, at: 'issue' | 'pull_request'): ThreadText {
  return {
    title: payload.text(at, 'title') ?? '',
    body: payload.text(at, 'body') ?? '',
    author: payload.text(at, 'user', 'login') ?? '',
  }
}

const isSha = (text: string) => /^[0-9a-f]{40}$/.test(text)
const branchOf = (ref: string) => (ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined)
const logins = (...names: readonly (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))]
