import type { PublishedPullRequest, PullRequestText } from './api/pull-request.ts'
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
  readonly authorIsBot: boolean
  readonly isOpen: boolean
  readonly isLocked: boolean
  readonly pullRequest: PullRequestFacts | undefined
}

export interface PullRequestFacts {
  readonly branch: string
  readonly commit: string
  /** Of the head commit. */
  readonly message: string
  readonly isFork: boolean
  readonly baseBranch: string
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
  /** The thread of remarks it answers. */
  readonly inReplyTo: number | undefined
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
  readonly summary: string
  readonly detailsUrl: string
}

/** GitHub's answers, in Regreen's words. Needs a token that may read. Throws ConfigError or ServiceError. */
export interface GitHubReader {
  /** The collaborator permission of a login. */
  permissionOf(login: string): Promise<string>
  repository(): Promise<RepositoryFacts>
  /** A workflow run; a reason when it is none to repair. */
  failedRun(runId: number): Promise<FailedRun | Skip>
  /** The commit that a branch holds; `undefined` when there is no such branch. */
  headOf(branch: string): Promise<string | undefined>
  /** The logs of a run's failed jobs; empty when they are gone. */
  failedLogs(runId: number, attempt: number): Promise<readonly JobLog[]>
  thread(number: number): Promise<Thread>
  /** A review's remarks, without what was written or edited after it was submitted. */
  remarks(pullRequest: number, reviewId: number, submittedAt: string | undefined): Promise<readonly Remark[]>
  /** A file's text on a branch; `undefined` when there is none. */
  readFile(path: string, branch: string): Promise<string | undefined>
  /** Where the head left the base. */
  mergeBase(base: string, head: string): Promise<string>
  /** Numbers of open pull requests with the label, the oldest first. */
  labelled(label: string): Promise<readonly number[]>
}

/** What Regreen says and makes on GitHub. Needs a token that may write. Throws ConfigError or ServiceError. */
export interface GitHubWriter {
  /** What a branch holds; `undefined` when there is no such branch. */
  branch(name: string): Promise<BranchHead | undefined>
  /** The open pull request of a branch of this repository. */
  findPullRequest(branch: string): Promise<number | undefined>
  /** The body of our own comment with this marker. */
  said(thread: number, marker: string): Promise<string | undefined>
  /** One comment a thread: the one with this marker is edited, or a new one is posted. Answers its URL. */
  say(thread: number, marker: string, body: string): Promise<string>
  /** Comments of a thread that were posted or edited at or after this time (ISO 8601). */
  commentsSince(thread: number, since: string): Promise<readonly Remark[]>
  react(comment: CommentRef, reaction: 'eyes' | 'rocket' | 'confused'): Promise<void>
  /** Answers a reviewer's remark in its own thread. */
  reply(pullRequest: number, remark: number, body: string): Promise<void>
  /** Opens the pull request of a branch, or brings it up to date. */
  savePullRequest(text: PullRequestText): Promise<PublishedPullRequest>
  /** Makes a commit through the API, so that GitHub signs it, and moves the branch to it. Answers its name. */
  commit(commit: NewCommit): Promise<string>
  saveCheck(check: CheckText): Promise<void>
  /** Starts a workflow on a branch. Answers the run's address, where the server tells. */
  dispatch(workflow: string, branch: string): Promise<string | undefined>
}
