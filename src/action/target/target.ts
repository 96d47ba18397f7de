import {
  type CommentRef,
  type CommitRequest,
  type Continued,
  type FailedRun,
  type GateSettings,
  type GitHubReader,
  gate,
  type PullRequestFacts,
  type Request,
  type Requester,
  type ReviewRequest,
  type RunRequest,
  readBase,
  readRequest,
  readState,
  refuseOwnBranch,
  type Skip,
  type Tested,
  type Thread,
  type ThreadRequest,
  type Verb,
} from '../../github/github.ts'
import type { Quoted, Task } from '../../task.ts'
import { STATUS_MARKER } from '../thread/conversation.ts'
import { findTested, pin, type Standing } from './pin.ts'

/** What a request comes to, once GitHub has been asked. */
export interface Target extends Standing {
  readonly kind: 'target'
  readonly task: Task['kind']
  readonly verb: Verb
  readonly actors: readonly string[]
  readonly isLocked: boolean
  readonly isPullRequest: boolean
  readonly failedRun: (Pick<FailedRun, 'attempt' | 'url' | 'createdAt'> & { readonly id: number }) | undefined
  /** What CI tested, where its failure was the start. */
  readonly tested: Tested | undefined
  readonly quoted: readonly Quoted[]
  /** A fork was pushed to after somebody had asked: nobody who may ask has seen what would be run. */
  readonly isUnseen: boolean
  /** Who asked, for the commit. */
  readonly requester: Requester | undefined
  /** The comment that holds the command. */
  readonly comment: CommentRef | undefined
  /** The threads on lines that are answered, by the remarks that began them. */
  readonly remarks: readonly number[]
  /** What reviewers ask for counts, on our own pull request. */
  readonly feedback: Feedback | undefined
  readonly continues: Continued | undefined
}

/** What was asked for on our own pull request, and when. */
interface Feedback {
  /** ISO 8601; what was written or edited later does not count. */
  readonly askedAt: string | undefined
  /** The review that asks. */
  readonly reviewId: number | undefined
  /** The remark on a line that asks by a command, and what it says after that. */
  readonly remark: { readonly root: number; readonly id: number; readonly hint: string } | undefined
}

export interface TargetSettings extends GateSettings {
  readonly branchPrefix: string
  readonly labelTrigger: string
  readonly task: string | undefined
  /** The branch that an earlier job's proposal is for; a schedule goes on with that one. */
  readonly proposedFor?: string | undefined
}

/** Asks GitHub what the request is about, at this moment. */
export function findTarget(request: Request, github: GitHubReader, settings: TargetSettings): Promise<Target | Skip> {
  switch (request.kind) {
    case 'commit':
      return pinTested(targetOfCommit(request), github, settings)
    case 'failed_run':
      return pinTested(targetOfRun(request), github, settings)
    case 'run':
      return findRun(request, github, settings)
    case 'thread':
      return findThread(request, github, settings)
    case 'review':
      return findReview(request, github, settings)
    case 'schedule':
      return findLabelled(github, settings)
  }
}

const PLAIN = {
  kind: 'target',
  task: 'failing_check',
  verb: 'fix',
  isPullRequest: true,
  isOfMerge: false,
  merge: undefined,
  isLocked: false,
  failedRun: undefined,
  tested: undefined,
  quoted: [],
  isUnseen: false,
  requester: undefined,
  comment: undefined,
  remarks: [],
  feedback: undefined,
  continues: undefined,
} as const

/** Somebody who starts a workflow by hand may say what is to be done. */
function targetOfCommit(request: CommitRequest): Target {
  const { commit, merge, branch, actors, isFork, pullRequest, baseBranch, requester, task } = request
  return {
    ...PLAIN,
    task: task === undefined ? 'failing_check' : 'fix_request',
    commit,
    merge,
    isOfMerge: merge !== undefined,
    branch,
    actors,
    isFork,
    baseBranch,
    thread: pullRequest,
    requester,
    quoted: hints(task, actors),
  }
}

function targetOfRun(run: FailedRun): Target {
  const { commit, branch, actors, isFork, isOfMerge, pullRequest, baseBranch, runId, attempt, url, createdAt } = run
  const failedRun = { id: runId, attempt, url, createdAt }
  return { ...PLAIN, commit, branch, actors, isFork, isOfMerge, baseBranch, thread: pullRequest, failedRun }
}

/** A red check is about one commit or merge, and which one it was is said wherever the repair is. */
async function pinTested(target: Target, github: GitHubReader, settings: TargetSettings): Promise<Target | Skip> {
  const pinned = await pin(target, github, settings)
  // Somebody who starts the workflow by hand, and names no run, has seen no check.
  const isChecked =
    pinned.kind === 'target' &&
    pinned.task === 'failing_check' &&
    (pinned.failedRun !== undefined || pinned.requester === undefined)
  if (!isChecked) return pinned
  return { ...pinned, tested: await findTested(pinned, pinned.failedRun?.createdAt, github) }
}

async function findRun(
  { runId, requester, actors }: RunRequest,
  github: GitHubReader,
  settings: TargetSettings,
): Promise<Target | Skip> {
  const run = await github.failedRun(runId)
  if (run.kind === 'skip') return run
  const refusal = refuseOwnBranch(run, settings.branchPrefix)
  if (refusal) return refusal
  // Whoever started us counts, and so does everybody who made that run happen.
  const all = { ...run, actors: [...new Set([...actors, ...run.actors])] }
  return pinTested({ ...targetOfRun(all), requester, quoted: hints(settings.task, actors) }, github, settings)
}

async function findThread(
  request: ThreadRequest,
  github: GitHubReader,
  settings: TargetSettings,
): Promise<Target | Skip> {
  const thread = await github.thread(request.number)
  if (!thread.isOpen) return { kind: 'skip', reason: `#${thread.number} is closed.` }
  const common = {
    ...PLAIN,
    verb: request.command.verb,
    actors: request.actors,
    thread: thread.number,
    isLocked: thread.isLocked,
    requester: request.requester,
    comment: request.comment,
    remarks: request.comment?.kind === 'review' ? [request.comment.root] : [],
    quoted: [...quoteThread(request, thread), ...hints(request.command.hint, request.actors, request.comment?.at)],
  }
  const { pullRequest } = thread
  if (pullRequest) {
    const isUnseen = pullRequest.isFork && hasMoved(pullRequest, request)
    const place = onPullRequest(pullRequest, settings)
    if (place.task !== 'review_feedback') return { ...common, ...place, isUnseen }
    const feedback = readFeedback(request)
    return { ...common, ...place, feedback, quoted: feedback.remark ? quoteThread(request, thread) : common.quoted }
  }

  const { defaultBranch } = await github.repository()
  const commit = await github.headOf(defaultBranch)
  if (commit === undefined) return { kind: 'skip', reason: `The branch ${defaultBranch} has no commit yet.` }
  return {
    ...common,
    task: 'fix_request',
    isPullRequest: false,
    commit,
    branch: defaultBranch,
    baseBranch: defaultBranch,
    isFork: false,
  }
}

/** Who asked for a fork's code to be run has asked for the code that was there. */
function hasMoved({ commit, pushedAt }: PullRequestFacts, { head = commit, comment }: ThreadRequest): boolean {
  if (head !== commit) return true
  return comment !== undefined && pushedAt !== undefined && Date.parse(pushedAt) > Date.parse(comment.createdAt)
}

/** On one of our own pull requests a patch is built upon; on others the head is repaired. */
function onPullRequest(pull: NonNullable<Thread['pullRequest']>, { branchPrefix }: TargetSettings) {
  const { commit, branch, isFork, baseBranch, merge } = pull
  // A person may have pushed on top of our commits. A branch that has none of ours is not ours, whatever its name.
  const base = isFork || !branch.startsWith(branchPrefix) ? undefined : findFirst(pull.messages, readBase)
  if (base === undefined) {
    return { task: 'failing_check', commit, branch, isFork, baseBranch, isOfMerge: true, merge } as const
  }
  const continues = { branch, commit, request: findFirst(pull.messages, readRequest) }
  return { task: 'review_feedback', commit: base, branch: baseBranch, isFork, baseBranch, continues } as const
}

const findFirst = (messages: readonly string[], read: (message: string) => string | undefined): string | undefined =>
  messages.map(read).find((found) => found !== undefined)

/** How many labelled pull requests are looked at for one that may be repaired: a few requests each. */
const MAX_LOOKED_AT = 100
const MAX_REASONS = 10

/**
 * The oldest pull request with the label that may be repaired and was not worked on as it is now. One that is done, or
 * whose author may not start a run, would otherwise stand in the way of the others for ever.
 */
async function findLabelled(github: GitHubReader, settings: TargetSettings): Promise<Target | Skip> {
  const numbers = await github.labelled(settings.labelTrigger)
  const reasons: string[] = []
  for (const number of numbers.slice(0, MAX_LOOKED_AT)) {
    const { pullRequest, author, isLocked } = await github.thread(number)
    if (!pullRequest) continue
    // Nobody asked just now: whoever opened the pull request is who it is run for.
    const asked = { ...onPullRequest(pullRequest, settings), actors: [author] }
    // Between two jobs another one can come to stand before it.
    if (asked.branch !== (settings.proposedFor ?? asked.branch)) continue
    const refusal = (await gate(asked, settings, github)) ?? (await refuseRepeat(number, asked.commit, github))
    if (refusal === undefined) return { ...PLAIN, ...asked, thread: number, isLocked }
    reasons.push(`#${number}: ${refusal}`)
  }
  const label = `the label "${settings.labelTrigger}"`
  if (reasons.length === 0) return { kind: 'skip', reason: `No open pull request carries ${label}.` }
  return { kind: 'skip', reason: `No pull request with ${label} may be repaired. ${joinReasons(reasons)}` }
}

function joinReasons(reasons: readonly string[]): string {
  const rest = reasons.length - MAX_REASONS
  return [...reasons.slice(0, MAX_REASONS), ...(rest > 0 ? [`So it is with ${rest} more.`] : [])].join(' ')
}

async function refuseRepeat(thread: number, commit: string, github: GitHubReader): Promise<string | undefined> {
  const { last } = readState((await github.said(thread, STATUS_MARKER))?.body)
  return last?.commit === commit ? `The last run was about the same commit and ended as "${last.outcome}".` : undefined
}

async function findReview(
  request: ReviewRequest,
  github: GitHubReader,
  settings: TargetSettings,
): Promise<Target | Skip> {
  const thread = await github.thread(request.pullRequest)
  const pull = thread.pullRequest
  if (!pull || !thread.isOpen) return { kind: 'skip', reason: `#${thread.number} is not an open pull request.` }
  const place = onPullRequest(pull, settings)
  if (place.task !== 'review_feedback')
    return { kind: 'skip', reason: `#${thread.number} holds no commit of Regreen's, so it is not Regreen's.` }

  const author = request.actors[0] ?? 'somebody'
  const summary = request.body.trim() === '' ? [] : [{ author, what: 'review', text: request.body }]
  return {
    ...PLAIN,
    ...place,
    actors: request.actors,
    requester: request.requester,
    thread: thread.number,
    isLocked: thread.isLocked,
    quoted: summary,
    feedback: { askedAt: request.askedAt, reviewId: request.reviewId, remark: undefined },
  }
}

function readFeedback({ comment, command }: ThreadRequest): Feedback {
  const isOnLine = comment?.kind === 'review'
  const remark = isOnLine ? { root: comment.root, id: comment.id, hint: command.hint } : undefined
  return { askedAt: comment?.createdAt, reviewId: undefined, remark }
}

/** As it was when the request was made, where the event says; a later edit could put other words into the requester's mouth. */
function quoteThread({ said }: ThreadRequest, thread: Thread): Quoted[] {
  const { title, body, author } = said ?? thread
  const what = thread.pullRequest ? 'pull request' : 'issue'
  return [{ author, what, text: `${title}\n\n${body}` }]
}

function hints(text: string | undefined, actors: readonly string[], at?: string): Quoted[] {
  const what = at === undefined ? 'hint' : `hint at ${at}`
  return text ? [{ author: actors[0] ?? 'somebody', what, text }] : []
}
