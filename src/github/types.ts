import type { Decoration, PublishedPullRequest, PullRequestText } from './api/pull-request.ts'
import type { Compared } from './compared.ts'
import type { CommentRef, FailedRun, Skip } from './event/request.ts'
import type { LogSource } from './logs.ts'
import type { NewCommit } from './publish.ts'

/** A type, not an interface: Octokit's parameters want an index signature. */
export type Repository = {
  readonly owner: string
  readonly repo: string
}

export interface RepositoryFacts {
  readonly defaultBranch: string
  readonly isArchived: boolean
}

export interface CommitFacts {
  /** The commits that it follows. */
  readonly parents: readonly string[]
  /** ISO 8601. */
  readonly committedAt: string
  readonly message: string
}

export interface BranchHead {
  readonly commit: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}

/** An issue or a pull request, as it is now. */
export interface Thread {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly author: string
  readonly isOpen: boolean
  readonly isLocked: boolean
  readonly pullRequest: PullRequestFacts | undefined
}

export interface PullRequestFacts {
  readonly branch: string
  readonly commit: string
  /** Of its commits, the newest first. */
  readonly messages: readonly string[]
  readonly isFork: boolean
  /** When its repository was pushed to last, on whatever branch; ISO 8601. */
  readonly pushedAt: string | undefined
  readonly baseBranch: string
  /** The commit that GitHub makes to try the merge; `undefined` as long as there is none. */
  readonly merge: string | undefined
}

/** An open pull request into a branch of this repository. */
export interface OpenPullRequest {
  readonly number: number
  readonly commit: string
  readonly baseBranch: string
  /** The commit that GitHub makes to try the merge; `undefined` as long as there is none. */
  readonly merge: string | undefined
}

/** A reviewer's point on a line, or a comment of the thread. */
export interface Remark {
  readonly id: number
  readonly author: string
  readonly authorIsBot: boolean
  readonly body: string
  readonly createdAt: string
  readonly updatedAt: string
  /** Where it stands in the diff; absent for comments of the thread. */
  readonly path: string | undefined
  readonly line: number | undefined
}

/** A remark on a line, with what it belongs to. */
export interface LineRemark extends Remark {
  readonly isOurs: boolean
  /** The review that it came with. */
  readonly reviewId: number | undefined
}

/** What was said at one place of a pull request's diff. */
export interface RemarkThread {
  /** The remark that began it; answers go to that one. */
  readonly id: number
  readonly isResolved: boolean
  /** The oldest first. */
  readonly remarks: readonly LineRemark[]
}

export interface RemarkThreads {
  /** The oldest first. */
  readonly threads: readonly RemarkThread[]
  /** Why it is not known which of them are resolved, where that is so. */
  readonly problem: string | undefined
}

export interface ThreadRef {
  readonly number: number
  readonly isPullRequest: boolean
}

export type Reaction = 'eyes' | 'rocket' | 'confused'

/** A comment of our own. */
export interface Said {
  readonly body: string
  readonly updatedAt: string
}

/** What the jobs of a run have to say that did not pass. */
export interface FailedLogs {
  readonly logs: readonly JobLog[]
  /** Other jobs were cancelled or timed out: what fails in them is not known. */
  readonly areOthersCutOff: boolean
}

/** The log of a failed job. */
export interface JobLog {
  readonly job: string
  /** The log as it arrives; it may be hundreds of megabytes. To be read before the next one. */
  readonly source: LogSource
}

/** A check run of our own on a commit. */
export interface CheckText {
  readonly commit: string
  readonly title: string
  /** Markdown of ours, and the same with little room. */
  readonly summary: { readonly text: string; readonly brief: string }
  readonly detailsUrl: string
  /** At most 50 are shown. */
  readonly notes: readonly LineNote[]
}

/** Words at a line of a file. */
export interface LineNote {
  /** Relative to the repository's root. */
  readonly path: string
  readonly line: number
  readonly message: string
}

/** GitHub's answers, in Regreen's words. Needs a token that may read. Throws ConfigError or ServiceError. */
export interface GitHubReader {
  /** The collaborator permission of a login; `undefined` when there is no such account. */
  permissionOf(login: string): Promise<string | undefined>
  repository(): Promise<RepositoryFacts>
  /** A workflow run; a reason when it is none to repair. */
  failedRun(runId: number): Promise<FailedRun | Skip>
  /** When the attempt of a workflow run began that is going on (ISO 8601); `undefined` when the server knows no such run. */
  runStartedAt(runId: number): Promise<string | undefined>
  commit(name: string): Promise<CommitFacts>
  /** The commit that a branch holds; `undefined` when there is no such branch. */
  headOf(branch: string): Promise<string | undefined>
  /** The logs of a run's failed jobs, each fetched when it is read; empty when they are gone. */
  failedLogs(runId: number, attempt: number): Promise<FailedLogs>
  thread(number: number): Promise<Thread>
  /** The open pull request that a branch of this repository has; the oldest where it has several. */
  pullRequestOf(branch: string): Promise<OpenPullRequest | undefined>
  /** The open pull request of a fork whose head is this commit; the oldest where there are several. */
  forkedPullRequestOf(commit: string): Promise<OpenPullRequest | undefined>
  /** What reviewers and we have said on a pull request's lines. */
  remarkThreads(pullRequest: number): Promise<RemarkThreads>
  /** A file's text on a branch; `undefined` when there is none. */
  readFile(path: string, branch: string): Promise<string | undefined>
  /** Where the head left the base. */
  mergeBase(base: string, head: string): Promise<string>
  /** Numbers of open pull requests with the label, the oldest first. */
  labelled(label: string): Promise<readonly number[]>
  /** Our own comment with this marker. */
  said(thread: number, marker: string): Promise<Said | undefined>
  /** What was posted or edited in a thread at or after this time (ISO 8601), remarks on lines as well. */
  remarksSince(thread: ThreadRef, since: string): Promise<readonly Remark[]>
}

/** What Regreen says and makes on GitHub. Needs a token that may write. Throws ConfigError or ServiceError. */
export interface GitHubWriter {
  /** The pause before a further try, by how many there were. */
  pause(tries: number): Promise<void>
  /** What a branch holds; `undefined` when there is no such branch. */
  branch(name: string): Promise<BranchHead | undefined>
  /** What GitHub shows between two commits. */
  compare(base: string, head: string): Promise<Compared>
  /** One comment a thread: the one with this marker is edited, or a new one is posted. Answers its URL. */
  say(thread: number, marker: string, body: string): Promise<string>
  react(comment: CommentRef, reaction: Reaction): Promise<void>
  /** Answers a reviewer's remark in its own thread. */
  reply(pullRequest: number, remark: number, body: string): Promise<void>
  /** Opens the pull request of a branch, or brings it up to date. */
  savePullRequest(text: PullRequestText): Promise<PublishedPullRequest>
  /** Adds labels, assignees and reviewers. Answers what could not be added, each a sentence. */
  decorate(pullRequest: number, decoration: Decoration): Promise<readonly string[]>
  /** Makes a commit through the API, so that GitHub signs it, and moves the branch to it. Answers its name. */
  commit(commit: NewCommit): Promise<string>
  saveCheck(check: CheckText): Promise<void>
  /** Starts a workflow on a branch. Answers the run's address, where the server tells. */
  dispatch(workflow: string, branch: string): Promise<string | undefined>
}
