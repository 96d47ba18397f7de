import type { Repository, User } from './world.ts'

export interface Workflow {
  readonly id: number
  readonly name: string
  readonly path: string
  /** The events of its `on:`. */
  readonly events: readonly string[]
}

export type Conclusion =
  | 'success'
  | 'failure'
  | 'neutral'
  | 'cancelled'
  | 'skipped'
  | 'timed_out'
  | 'action_required'
  | 'stale'
  | 'startup_failure'

export interface WorkflowRun {
  readonly id: number
  readonly number: number
  readonly workflow: Workflow
  readonly event: string
  readonly title: string
  headBranch: string | null
  readonly headSha: string
  readonly headRepository: Repository
  readonly actor: User
  readonly triggeringActor: User
  attempt: number
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: Conclusion | null
  readonly checkSuiteId: number
  readonly createdAt: string
  /** Numbers; empty for a fork's run, as on GitHub. */
  readonly pulls: readonly number[]
  readonly jobs: Job[]
  readonly artifacts: Artifact[]
}

export interface Job {
  readonly id: number
  readonly attempt: number
  readonly name: string
  readonly conclusion: Conclusion | null
  readonly steps: readonly Step[]
  readonly startedAt: string
  readonly completedAt: string | null
  /** `expired` answers 410. */
  log: string | 'expired'
  readonly checkId: number
}

export interface Step {
  readonly name: string
  readonly conclusion: Conclusion | null
}

export interface Artifact {
  readonly id: number
  readonly name: string
  readonly archive: Buffer
  isExpired: boolean
}

export interface CheckRun {
  readonly id: number
  readonly suiteId: number
  readonly name: string
  readonly headSha: string
  readonly appSlug: string
  status: string
  conclusion: string | null
  startedAt: string | null
  completedAt: string | null
  detailsUrl: string | null
  externalId: string
  title: string | null
  summary: string | null
  text: string | null
  readonly annotations: Annotation[]
}

export interface Annotation {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly startColumn: number | null
  readonly endColumn: number | null
  readonly level: string
  readonly title: string | null
  readonly message: string
  readonly rawDetails: string | null
}

export interface CommitStatus {
  readonly id: number
  readonly sha: string
  readonly state: string
  readonly context: string
  readonly description: string | null
  readonly targetUrl: string | null
  readonly creator: User
  readonly createdAt: string
}
