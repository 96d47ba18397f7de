import type { Command } from './command.ts'

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
  readonly triggerPhrase: string
  readonly labelTrigger: string
  /** The inputs `run-id`, `issue-number`, `pull-request-number` and `task`, for workflow_dispatch. */
  readonly runId: number | undefined
  readonly issueNumber: number | undefined
  readonly pullRequestNumber: number | undefined
  readonly task: string | undefined
}

/** What an event asks for, read from the payload alone. Everything in it is checked against GitHub before it counts. */
export type Request = FailedRun | RunRequest | CommitRequest | ThreadRequest | ReviewRequest | ScheduleRequest

/** A workflow run that ended red. */
export interface FailedRun {
  readonly kind: 'failed_run'
  readonly runId: number
  readonly attempt: number
  readonly commit: string
  readonly branch: string
  readonly url: string | undefined
  /** ISO 8601; a later attempt tests the same. */
  readonly createdAt: string | undefined
  /** ISO 8601. */
  readonly endedAt: string | undefined
  /** Everybody who could have made this run happen; each must have the right to start us. */
  readonly actors: readonly string[]
  readonly isFork: boolean
  readonly pullRequest: number | undefined
  /** What the pull request goes into. */
  readonly baseBranch: string | undefined
  /** For a pull request GitHub merges the head into the base, and that is what the run tested. */
  readonly isOfMerge: boolean
}

/** A finished workflow run named by a person. */
export interface RunRequest {
  readonly kind: 'run'
  readonly runId: number
  /** The person who named it. */
  readonly requester: Requester | undefined
  readonly actors: readonly string[]
}

/** The commit of the job that we run in, or of a dispatch. */
export interface CommitRequest {
  readonly kind: 'commit'
  readonly commit: string
  /** The merge of that commit into its base, where the job tests that. */
  readonly merge: string | undefined
  /** The person who started a workflow by hand. */
  readonly requester: Requester | undefined
  /** What that person wants to be done. */
  readonly task: string | undefined
  readonly branch: string
  readonly pullRequest: number | undefined
  readonly baseBranch: string | undefined
  readonly actors: readonly string[]
  readonly isFork: boolean
}

/** Somebody asked on an issue or a pull request: by a command, by the label, or by a dispatch. */
export interface ThreadRequest {
  readonly kind: 'thread'
  readonly number: number
  readonly command: Command
  /** ISO 8601; unknown of a dispatch. */
  readonly askedAt: string | undefined
  /** The comment that holds the command. */
  readonly comment: CommentRef | undefined
  /** Who asked; GitHub fills it itself. */
  readonly requester: Requester | undefined
  /** Title and text of the thread as they were when it was asked; later edits do not count. */
  readonly said: ThreadText | undefined
  /** What the pull request held when it was asked, where the event says so. */
  readonly head: string | undefined
  readonly actors: readonly string[]
}

export interface ThreadText {
  readonly title: string
  readonly body: string
  readonly author: string
}

export interface CommentRef {
  readonly id: number
  readonly kind: 'issue' | 'review'
  /** ISO 8601. */
  readonly createdAt: string
  /** The line that a remark in a review stands at, as `path:line`. */
  readonly at: string | undefined
  /** The remark in a review that it answers; itself where it answers none. */
  readonly root: number
}

/** An account, as GitHub knows it. */
export interface Requester {
  readonly login: string
  readonly id: number
}

/** A person asked for changes on one of our own pull requests. */
export interface ReviewRequest {
  readonly kind: 'review'
  readonly pullRequest: number
  readonly reviewId: number
  /** What the reviewer said above the remarks. */
  readonly body: string
  /** When it was submitted; what was written later does not count. */
  readonly askedAt: string | undefined
  readonly requester: Requester | undefined
  readonly actors: readonly string[]
}

/** Pull requests that carry the label are looked for. */
export interface ScheduleRequest {
  readonly kind: 'schedule'
}

export interface Skip {
  readonly kind: 'skip'
  readonly reason: string
}
