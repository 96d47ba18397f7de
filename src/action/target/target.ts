import type { Config } from '../../config/config.ts'
import {
  type CommentRef,
  type CommitRequest,
  type Continued,
  type FailedRun,
  type GitHubReader,
  type PullRequestFacts,
  type Request,
  type Requester,
  type ReviewRequest,
  type RunRequest,
  refuseOwnBranch,
  type Skip,
  type Tested,
  type Thread,
  type ThreadRequest,
  type Verb,
} from '../../github/github.ts'
import type { Quoted } from '../../task.ts'
import { isTalk } from '../thread/talk.ts'
import { findLabelled, type LabelSettings } from './labelled.ts'
import { onPullRequest } from './on-pull-request.ts'
import { findTested, pin, type Standing } from './pin.ts'
import { findPushed } from './pushed.ts'

/** What a request comes to, once GitHub has been asked. */
export interface Target extends Standing {
  readonly kind: 'target'
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
  /**
   * ISO 8601; until then a run may have dealt with the same. `undefined` where it is not known, and for a request that says
   * more than that something is to be repaired.
   */
  readonly askedAt: string | undefined
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

export interface TargetSettings extends LabelSettings, Pick<Config, 'mode' | 'phase'> {
  readonly task: string | undefined
}

/** Asks GitHub what the request is about, at this moment. */
export async function findTarget(
  request: Request,
  github: GitHubReader,
  settings: TargetSettings,
): Promise<Target | Skip> {
  switch (request.kind) {
    case 'commit':
      return pinTested(targetOfCommit(request), github, settings)
    case 'failed_run':
      return pinTested(targetOfRun(request), github, settings)
    case 'run':
      return findRun(request, github, settings)
    case 'thread':
      return orPushed(await findThread(request, github, settings), github, settings)
    case 'review':
      return findReview(request, github, settings)
    case 'schedule':
      return orPushed(await findScheduled(github, settings), github, settings)
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
  askedAt: undefined,
  requester: undefined,
  comment: undefined,
  remarks: [],
  feedback: undefined,
  continues: undefined,
} as const

/** A pull request whose head is a repair of ours that nobody was told of is asked for its last words. */
async function orPushed(
  found: Target | Skip,
  github: GitHubReader,
  { mode, phase }: TargetSettings,
): Promise<Target | Skip> {
  const mayGoOn = mode === 'push' && (phase === 'all' || phase === 'propose')
  if (!mayGoOn || found.kind === 'skip' || !found.isPullRequest || isTalk(found.verb)) return found
  return (await findPushed(found, found.commit, github)) ?? found
}

async function findScheduled(github: GitHubReader, settings: TargetSettings): Promise<Target | Skip> {
  const found = await findLabelled(github, settings)
  return 'kind' in found ? found : { ...PLAIN, ...found }
}

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
  const askedAt = run.endedAt
  return { ...PLAIN, commit, branch, actors, isFork, isOfMerge, baseBranch, thread: pullRequest, failedRun, askedAt }
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
  const target = { ...targetOfRun(all), askedAt: undefined, requester, quoted: hints(settings.task, actors) }
  return pinTested(target, github, settings)
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
  const { verb, hint } = request.command
  const askedAt = verb === 'fix' && hint === '' ? request.askedAt : undefined
  const { pullRequest } = thread
  if (pullRequest) {
    const isUnseen = pullRequest.isFork && hasMoved(pullRequest, request)
    const place = onPullRequest(pullRequest, settings)
    if (place.task !== 'review_feedback') return { ...common, ...place, isUnseen, askedAt }
    const feedback = readFeedback(request)
    return { ...common, ...place, feedback, quoted: feedback.remark ? quoteThread(request, thread) : common.quoted }
  }

  const { defaultBranch } = await github.repository()
  const commit = await github.headOf(defaultBranch)
  if (commit === undefined) return { kind: 'skip', reason: `The branch ${defaultBranch} has no commit yet.` }
  return {
    ...common,
    askedAt,
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
