import {
  type CommentRef,
  type CommitRequest,
  type FailedRun,
  type GitHubReader,
  type Request,
  type ReviewRequest,
  type RunRequest,
  readBase,
  refuseOwnBranch,
  type Skip,
  type Thread,
  type ThreadRequest,
  type Verb,
} from '../github/github.ts'
import type { Quoted, Task } from '../task.ts'

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

export interface TargetSettings {
  readonly branchPrefix: string
  readonly labelTrigger: string
  readonly task: string | undefined
}

/** Asks GitHub what the request is about, at this moment. */
export function findTarget(request: Request, github: GitHubReader, settings: TargetSettings): Promise<Target | Skip> {
  switch (request.kind) {
    case 'commit':
      return Promise.resolve(targetOfCommit(request))
    case 'failed_run':
      return Promise.resolve(targetOfRun(request))
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
  isLocked: false,
  failedRun: undefined,
  quoted: [],
  requester: undefined,
  comment: undefined,
  remarks: [],
  continues: undefined,
} as const

function targetOfCommit({ commit, branch, actors, isFork, pullRequest, baseBranch }: CommitRequest): Target {
  return { ...PLAIN, commit, branch, actors, isFork, baseBranch, thread: pullRequest }
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
  // Whoever started us counts, and so does everybody who made that run happen.
  const all = { ...run, actors: [...new Set([...actors, ...run.actors])] }
  return refuseOwnBranch(run, settings.branchPrefix) ?? { ...targetOfRun(all), quoted: hints(settings.task, actors) }
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

/** The oldest open pull request that carries the label; the next schedule takes the next one, once this one's label is gone. */
async function findLabelled(github: GitHubReader, settings: TargetSettings): Promise<Target | Skip> {
  const [number] = await github.labelled(settings.labelTrigger)
  if (number === undefined)
    return { kind: 'skip', reason: `No open pull request carries the label "${settings.labelTrigger}".` }
  const thread = await github.thread(number)
  if (!thread.pullRequest) return { kind: 'skip', reason: `#${number} is no pull request.` }
  const { isLocked } = thread
  // Nobody asked just now: whoever opened the pull request is who it is run for.
  return { ...PLAIN, ...onPullRequest(thread.pullRequest, settings), actors: [thread.author], thread: number, isLocked }
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

  const review = await github.review(request.pullRequest, request.reviewId, request.askedAt)
  const points = review.remarks.map(
    ({ author, body, path, line }): Quoted => ({ author, what: `review of ${path}:${line ?? '?'}`, text: body }),
  )
  const summary = review.body.trim() === '' ? [] : [{ author: review.author, what: 'review', text: review.body }]
  return {
    ...PLAIN,
    ...onPullRequest(pull, settings),
    actors: [...new Set([...request.actors, review.author])],
    thread: thread.number,
    isLocked: thread.isLocked,
    quoted: [...summary, ...points],
    remarks: review.remarks.map((remark) => remark.id),
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
