import type { Config } from '../config.ts'
import {
  type CommentRef,
  type CommitRequest,
  type FailedRun,
  type GateSettings,
  type GitHubReader,
  type GitHubWriter,
  gate,
  type Request,
  type ReviewRequest,
  type RunRequest,
  readBase,
  readState,
  refuseOwnBranch,
  type Skip,
  type Thread,
  type ThreadRequest,
  type Verb,
} from '../github/github.ts'
import type { Quoted, Task } from '../task.ts'
import { STATUS_MARKER } from './conversation.ts'

/** What a request comes to, once GitHub has been asked. */
export interface Target {
  readonly kind: 'target'
  readonly task: Task['kind']
  readonly verb: Verb
  /** The commit that is repaired. */
  readonly commit: string
  /** The branch that is red, or that a request is for. */
  readonly branch: string
  readonly actors: readonly string[]
  readonly isFork: boolean
  readonly isLocked: boolean
  /** Where the conversation is: an issue or a pull request. */
  readonly thread: number | undefined
  /** The branch that the policy is read from, when the event names one. */
  readonly baseBranch: string | undefined
  readonly failedRun: { readonly id: number; readonly attempt: number; readonly url: string | undefined } | undefined
  readonly quoted: readonly Quoted[]
  /** Who asked, for the commit. */
  readonly requester: { readonly login: string; readonly id: number } | undefined
  /** The comment that holds the command. */
  readonly comment: CommentRef | undefined
  /** Reviewers' remarks that are answered, by their ids. */
  readonly remarks: readonly number[]
  /** Our own branch that is worked on further, and where it stands. */
  readonly continues: { readonly branch: string; readonly commit: string } | undefined
}

export interface TargetSettings extends GateSettings {
  readonly phase: Config['phase']
  readonly branchPrefix: string
  readonly labelTrigger: string
  readonly task: string | undefined
}

export type TargetReader = GitHubReader & Pick<GitHubWriter, 'said'>

/** Asks GitHub what the request is about, at this moment. */
export function findTarget(request: Request, github: TargetReader, settings: TargetSettings): Promise<Target | Skip> {
  switch (request.kind) {
    case 'commit':
      return ifStillThere(targetOfCommit(request, settings), github, settings)
    case 'failed_run':
      return ifStillThere(targetOfRun(request), github, settings)
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

/**
 * A commit that its branch no longer holds is not worth a run: its patch could not be published. Whoever only carries on
 * with a proposal finds that out at the end, and says so in the thread.
 */
async function ifStillThere(target: Target, github: GitHubReader, { phase }: TargetSettings): Promise<Target | Skip> {
  const { branch, commit } = target
  // A fork's branch is not here, and the gate refuses forks.
  if (target.isFork || phase === 'verify' || phase === 'publish') return target
  const head = await github.headOf(branch)
  if (head === commit) return target
  const now = head === undefined ? 'is gone' : `holds ${head.slice(0, 12)} now`
  return { kind: 'skip', reason: `The branch ${branch} ${now}, and this run is about ${commit.slice(0, 12)}.` }
}

const PLAIN = {
  kind: 'target',
  task: 'failing_check',
  verb: 'fix',
  isLocked: false,
  failedRun: undefined,
  quoted: [],
  requester: undefined,
  comment: undefined,
  remarks: [],
  continues: undefined,
} as const

function targetOfCommit(request: CommitRequest, { task }: TargetSettings): Target {
  const { commit, branch, actors, isFork, pullRequest, baseBranch } = request
  const quoted = hints(task, actors)
  return { ...PLAIN, commit, branch, actors, isFork, baseBranch, thread: pullRequest, quoted }
}

function targetOfRun({
  commit,
  branch,
  actors,
  isFork,
  pullRequest,
  baseBranch,
  runId,
  attempt,
  url,
}: FailedRun): Target {
  return {
    ...PLAIN,
    commit,
    branch,
    actors,
    isFork,
    baseBranch,
    thread: pullRequest,
    failedRun: { id: runId, attempt, url },
  }
}

async function findRun(
  { runId, actors }: RunRequest,
  github: GitHubReader,
  settings: TargetSettings,
): Promise<Target | Skip> {
  const run = await github.failedRun(runId)
  if (run.kind === 'skip') return run
  const refusal = refuseOwnBranch(run, settings.branchPrefix)
  if (refusal) return refusal
  // Whoever started us counts, and so does everybody who made that run happen.
  const all = { ...run, actors: [...new Set([...actors, ...run.actors])] }
  return ifStillThere({ ...targetOfRun(all), quoted: hints(settings.task, actors) }, github, settings)
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
  }
  const quoted = [...quoteThread(request, thread), ...hints(request.command.hint, request.actors)]
  if (thread.pullRequest) return { ...common, ...onPullRequest(thread.pullRequest, settings), quoted }

  const { defaultBranch } = await github.repository()
  const commit = await github.headOf(defaultBranch)
  if (commit === undefined) return { kind: 'skip', reason: `The branch ${defaultBranch} has no commit yet.` }
  return {
    ...common,
    task: 'fix_request',
    commit,
    branch: defaultBranch,
    baseBranch: defaultBranch,
    isFork: false,
    quoted,
  }
}

/** On one of our own pull requests a patch is built upon; on others the head is repaired. */
function onPullRequest(pull: NonNullable<Thread['pullRequest']>, { branchPrefix }: TargetSettings) {
  const { commit, branch, isFork, baseBranch } = pull
  if (isFork || !branch.startsWith(branchPrefix))
    return { task: 'failing_check', commit, branch, isFork, baseBranch } as const
  // Somebody else's commit on top has no base of ours; then it is repaired like any other.
  const base = readBase(pull.message)
  const task = base === undefined ? 'failing_check' : 'review_feedback'
  return { task, commit: base ?? commit, branch, isFork, baseBranch, continues: { branch, commit } } as const
}

/** How many labelled pull requests are looked at for one that may be repaired. */
const MAX_LOOKED_AT = 10

/**
 * The oldest pull request with the label that may be repaired and was not worked on as it is now. One that is done, or
 * whose author may not start a run, would otherwise stand in the way of the others for ever.
 */
async function findLabelled(github: TargetReader, settings: TargetSettings): Promise<Target | Skip> {
  const numbers = await github.labelled(settings.labelTrigger)
  const reasons: string[] = []
  for (const number of numbers.slice(0, MAX_LOOKED_AT)) {
    const { pullRequest, author, isLocked } = await github.thread(number)
    if (!pullRequest) continue
    // Nobody asked just now: whoever opened the pull request is who it is run for.
    const asked = { ...onPullRequest(pullRequest, settings), actors: [author] }
    const refusal = (await gate(asked, settings, github)) ?? (await refuseRepeat(number, asked.commit, github))
    if (refusal === undefined) return { ...PLAIN, ...asked, thread: number, isLocked }
    reasons.push(`#${number}: ${refusal}`)
  }
  const label = `the label "${settings.labelTrigger}"`
  return {
    kind: 'skip',
    reason:
      reasons.length === 0
        ? `No open pull request carries ${label}.`
        : `No pull request with ${label} may be repaired. ${reasons.join(' ')}`,
  }
}

async function refuseRepeat(thread: number, commit: string, github: TargetReader): Promise<string | undefined> {
  const { last } = readState(await github.said(thread, STATUS_MARKER))
  return last?.commit === commit ? `The last run was about the same commit and ended as "${last.outcome}".` : undefined
}

async function findReview(
  request: ReviewRequest,
  github: GitHubReader,
  settings: TargetSettings,
): Promise<Target | Skip> {
  const thread = await github.thread(request.pullRequest)
  const pull = thread.pullRequest
  if (!pull || !thread.isOpen) return { kind: 'skip', reason: `#${thread.number} is no open pull request.` }
  if (!thread.authorIsBot)
    return { kind: 'skip', reason: `#${thread.number} was not opened by a bot, so it is not Regreen's.` }

  const remarks = await github.remarks(request.pullRequest, request.reviewId, request.askedAt)
  const points = remarks.map(
    ({ author, body, path, line }): Quoted => ({ author, what: `review of ${path}:${line ?? '?'}`, text: body }),
  )
  const author = request.actors[0] ?? 'somebody'
  const summary = request.body.trim() === '' ? [] : [{ author, what: 'review', text: request.body }]
  return {
    ...PLAIN,
    ...onPullRequest(pull, settings),
    actors: request.actors,
    thread: thread.number,
    isLocked: thread.isLocked,
    quoted: [...summary, ...points],
    remarks: remarks.map((remark) => remark.id),
  }
}

/** As it was when the request was made, where the event says; a later edit could put other words into the requester's mouth. */
function quoteThread({ said }: ThreadRequest, thread: Thread): Quoted[] {
  const { title, body, author } = said ?? thread
  const what = thread.pullRequest ? 'pull request' : 'issue'
  return [{ author, what, text: `${title}\n\n${body}` }]
}

function hints(text: string | undefined, actors: readonly string[]): Quoted[] {
  return text ? [{ author: actors[0] ?? 'somebody', what: 'hint', text }] : []
}
