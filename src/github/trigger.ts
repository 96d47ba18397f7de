import { type Command, findCommand } from './event/command.ts'
import { openPayload, type Payload } from './event/payload.ts'
import type {
  CommentRef,
  CommitRequest,
  Event,
  FailedRun,
  Request,
  Requester,
  Skip,
  ThreadText,
  TriggerSettings,
} from './event/request.ts'
import { readRun } from './event/run.ts'
import { isSha, logins, skip } from './event/words.ts'

export type * from './event/request.ts'

/** Reads an event. Pure and total: every payload gives a request or a reason to skip, never a throw. */
export function understand(event: Event, settings: TriggerSettings): Request | Skip {
  const payload = openPayload(event.payload)
  const request = readEvent(event, payload, settings)
  if (request.kind !== 'failed_run' && request.kind !== 'commit') return request
  return refuseOwnBranch(request, settings.branchPrefix) ?? request
}

/** Repairing our own repairs by ourselves would never end. A fork's branch is never ours, whatever its name. */
export function refuseOwnBranch(
  { branch, isFork }: Pick<CommitRequest, 'branch' | 'isFork'>,
  prefix: string,
): Skip | undefined {
  if (isFork || !branch.startsWith(prefix)) return undefined
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
        : readPullRequest(event, payload)
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

function readDispatch(event: Event, payload: Payload, settings: TriggerSettings): Request | Skip {
  const actors = logins(payload.text('sender', 'login'))
  const requester = readUser(payload, 'sender')
  if (settings.runId !== undefined) return { kind: 'run', runId: settings.runId, requester, actors }
  const number = settings.pullRequestNumber ?? settings.issueNumber
  if (number !== undefined) {
    const command: Command = { verb: 'fix', hint: settings.task ?? '' }
    return {
      kind: 'thread',
      number,
      command,
      askedAt: undefined,
      comment: undefined,
      requester,
      said: undefined,
      head: undefined,
      actors,
    }
  }
  if (branchOf(event.ref) === undefined) {
    return skip(
      `The workflow was started on ${JSON.stringify(event.ref)}, which is not a branch. Start it on a branch, or give "run-id".`,
    )
  }
  return readCheckout(event, { actors, requester, task: settings.task })
}

function readPush(event: Event, payload: Payload): Request | Skip {
  if (branchOf(event.ref) === undefined) return skip('The push is for a tag, not for a branch.')
  if (/^0+$/.test(payload.text('after') ?? '')) return skip('The push deleted the branch.')
  return readCheckout(event, { actors: logins(payload.text('sender', 'login')), requester: undefined, task: undefined })
}

/** The branch and the commit that this job runs on. */
function readCheckout({ sha, ref }: Event, asked: Pick<CommitRequest, 'actors' | 'requester' | 'task'>) {
  const branch = branchOf(ref)
  if (branch === undefined || !isSha(sha)) return skip('The job names no commit of a branch.')
  const place = { merge: undefined, pullRequest: undefined, baseBranch: undefined, isFork: false } as const
  return { kind: 'commit', commit: sha, branch, ...place, ...asked } as const
}

/** In a pull request's job the runner tests a merge; a repair belongs on the head. */
function readPullRequest({ sha }: Event, payload: Payload): Request | Skip {
  const commit = payload.text('pull_request', 'head', 'sha')
  const branch = payload.text('pull_request', 'head', 'ref')
  const head = payload.number('pull_request', 'head', 'repo', 'id')
  const base = payload.number('pull_request', 'base', 'repo', 'id')
  if (commit === undefined || !isSha(commit) || branch === undefined)
    return skip('The pull request names no head commit.')
  if (payload.text('pull_request', 'state') === 'closed') return skip('The pull request is closed.')
  return {
    kind: 'commit',
    commit,
    merge: isSha(sha) && sha !== commit ? sha : undefined,
    requester: undefined,
    task: undefined,
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
    command: { verb: 'fix', hint: '' },
    // Setting the label is what it was updated by.
    askedAt: payload.text(at, 'updated_at'),
    comment: undefined,
    requester: readUser(payload, 'sender'),
    said: readText(payload, at),
    head: payload.text(at, 'head', 'sha'),
    actors: logins(payload.text('sender', 'login')),
  }
}

interface CommentSettings extends TriggerSettings {
  readonly kind: CommentRef['kind']
}

function readComment(payload: Payload, { kind, triggerPhrase }: CommentSettings): Request | Skip {
  const action = payload.text('action')
  if (action !== 'created') return skip(`The comment was "${action ?? 'unknown'}"; only new comments count.`)
  if (kind === 'issue' && isEdited(payload))
    return skip('The comment was edited after it was posted, so it does not count.')
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
    command,
    askedAt: payload.text('comment', 'created_at'),
    comment: readCommentRef(payload, { id, kind }),
    requester: readUser(payload, 'comment', 'user'),
    said: readText(payload, at),
    head: payload.text(at, 'head', 'sha'),
    actors: logins(payload.text('comment', 'user', 'login'), payload.text('sender', 'login')),
  }
}

/**
 * For comments of a thread only. One on a line is written into a review that is not submitted yet, and submitting it
 * counts as an update: in GitHub's own examples every new one was updated a second after it was created.
 */
function isEdited(payload: Payload): boolean {
  const created = payload.text('comment', 'created_at')
  return created === undefined || created !== payload.text('comment', 'updated_at')
}

function readCommentRef(payload: Payload, { id, kind }: Pick<CommentRef, 'id' | 'kind'>): CommentRef {
  const createdAt = payload.text('comment', 'created_at') ?? ''
  return { id, kind, createdAt, at: readPosition(payload), root: payload.number('comment', 'in_reply_to_id') ?? id }
}

function readPosition(payload: Payload): string | undefined {
  const path = payload.text('comment', 'path')
  const line = payload.number('comment', 'line') ?? payload.number('comment', 'original_line')
  return line === undefined ? path : `${path}:${line}`
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
    body: payload.text('review', 'body') ?? '',
    askedAt: payload.text('review', 'submitted_at'),
    requester: readUser(payload, 'review', 'user'),
    actors: logins(payload.text('review', 'user', 'login'), payload.text('sender', 'login')),
  }
}

function readUser(payload: Payload, ...at: readonly string[]): Requester | undefined {
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

const branchOf = (ref: string) => (ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined)
