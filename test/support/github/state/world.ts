import type { GitStore } from './git-store.ts'
import type { CheckRun, CommitStatus, Workflow, WorkflowRun } from './run-types.ts'

export type * from './run-types.ts'

/** Everything that the local GitHub remembers. Seeds and request handlers change it; tests may look at all of it. */
export interface World {
  readonly urls: { server: string; api: string; blobs: string }
  /** Folder of the bare repositories. */
  readonly directory: string
  /** By lower-case login. */
  readonly users: Map<string, User>
  /** By lower-case `owner/name`. */
  readonly repositories: Map<string, Repository>
  readonly tokens: Map<string, Token>
  readonly pushes: Push[]
  readonly now: () => Date
  readonly nextId: () => number
}

export interface User {
  readonly id: number
  readonly login: string
  readonly type: 'User' | 'Bot' | 'Organization'
}

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read'

/** Spelled as in the header `x-accepted-github-permissions`. */
export type Scope =
  | 'actions'
  | 'administration'
  | 'checks'
  | 'contents'
  | 'issues'
  | 'metadata'
  | 'pull_requests'
  | 'statuses'
  | 'workflows'

export type Level = 'read' | 'write'

/** `job` is the workflow's GITHUB_TOKEN, `app` an installation token, `jwt` an app's own token, `user` a person's. */
export interface Token {
  readonly kind: 'job' | 'app' | 'jwt' | 'user'
  readonly text: string
  readonly user: User
  readonly permissions: Readonly<Partial<Record<Scope, Level>>>
  /** Full names; absent for a person, whose roles decide. */
  readonly repositories?: readonly string[]
}

export interface Settings {
  /** "Allow GitHub Actions to create and approve pull requests". */
  actionsMayCreatePullRequests: boolean
  draftsSupported: boolean
}

export interface Repository {
  readonly id: number
  readonly owner: User
  readonly name: string
  readonly fullName: string
  readonly git: GitStore
  readonly parent: Repository | undefined
  readonly defaultBranch: string
  readonly createdAt: string
  pushedAt: string
  isPrivate: boolean
  isArchived: boolean
  hasIssues: boolean
  /** By lower-case login. */
  readonly roles: Map<string, Role>
  readonly settings: Settings
  readonly rules: BranchRule[]
  readonly threads: Map<number, Thread>
  readonly workflows: Map<string, Workflow>
  readonly runs: Map<number, WorkflowRun>
  readonly checks: Map<number, CheckRun>
  readonly statuses: CommitStatus[]
  /** Commits that GitHub itself has signed. */
  readonly signed: Set<string>
}

/** A branch protection rule or one rule of a ruleset. */
export interface BranchRule {
  readonly kind: 'protection' | 'ruleset'
  /** A name, or a pattern with `*`. */
  readonly branch: string
  readonly type: 'pull_request' | 'required_signatures' | 'required_status_checks' | 'non_fast_forward' | 'creation'
}

/** An accepted or refused change of a branch or tag, by git or by API. */
export interface Push {
  readonly repository: string
  readonly ref: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly via: 'git' | 'rest' | 'graphql'
  /** Why GitHub refused it. */
  readonly refused: string | undefined
}

/** An issue, or a pull request when it has the part for it. They share their numbers. */
export interface Thread {
  readonly id: number
  readonly number: number
  title: string
  body: string | null
  state: 'open' | 'closed'
  readonly author: User
  labels: string[]
  assignees: User[]
  isLocked: boolean
  readonly createdAt: string
  updatedAt: string
  closedAt: string | null
  readonly comments: Comment[]
  readonly reactions: Reaction[]
  readonly pull: Pull | undefined
}

export interface Pull {
  /** Absent when the fork has been deleted. */
  headRepository: Repository | undefined
  readonly headRef: string
  headSha: string
  baseRef: string
  baseSha: string
  isDraft: boolean
  mergedAt: string | null
  mergedBy: User | null
  /** The test merge while open. */
  mergeSha: string | null
  reviewers: User[]
  readonly reviews: Review[]
  readonly reviewComments: ReviewComment[]
}

export interface Comment {
  readonly id: number
  readonly author: User
  body: string
  readonly createdAt: string
  updatedAt: string
  readonly reactions: Reaction[]
}

export interface Review {
  readonly id: number
  readonly author: User
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'
  readonly body: string
  readonly commitId: string
  readonly submittedAt: string
}

export interface ReviewComment extends Comment {
  readonly reviewId: number
  readonly path: string
  readonly line: number
  readonly startLine: number | null
  readonly diffHunk: string
  readonly commitId: string
  readonly inReplyTo: number | undefined
  /** Of the thread that it begins; people set it in the browser. */
  isResolved: boolean
}

export interface Reaction {
  readonly id: number
  readonly author: User
  readonly content: string
  readonly createdAt: string
}

/** The account behind every job's token. https://api.github.com/users/github-actions[bot] */
export const ACTIONS_BOT: User = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' }

export interface WorldSettings {
  readonly directory: string
  readonly now: () => Date
}

export function createWorld({ directory, now }: WorldSettings): World {
  let lastId = 1000
  return {
    urls: { server: '', api: '', blobs: '' },
    directory,
    users: new Map([[ACTIONS_BOT.login, ACTIONS_BOT]]),
    repositories: new Map(),
    tokens: new Map(),
    pushes: [],
    now,
    nextId: () => {
      lastId += 1
      return lastId
    },
  }
}

/** GitHub's times have no fraction of a second. */
export const timestamp = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

export function nextNumber(repository: Repository): number {
  return Math.max(0, ...repository.threads.keys()) + 1
}

/** Throws with the names there are. */
export function findRepository(world: World, fullName: string): Repository {
  const found = world.repositories.get(fullName.toLowerCase())
  if (found) return found
  const known = [...world.repositories.values()].map((repository) => repository.fullName).join(', ')
  throw new Error(`The local GitHub has no repository ${fullName}; it has ${known || 'none'}.`)
}

/** Throws unless the thread is a pull request. */
export function pullOf(thread: Thread): Pull {
  if (thread.pull) return thread.pull
  throw new Error(`#${thread.number} is an issue, not a pull request.`)
}
