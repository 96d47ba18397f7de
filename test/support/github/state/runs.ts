import {
  type Artifact,
  type CheckRun,
  type Conclusion,
  type Job,
  type Repository,
  type Step,
  timestamp,
  type User,
  type Workflow,
  type WorkflowRun,
  type World,
} from './world.ts'

export interface NewRun {
  readonly workflow: Workflow
  readonly event: string
  readonly headBranch: string | null
  readonly headSha: string
  readonly headRepository?: Repository
  readonly actor: User
  readonly triggeringActor?: User
  readonly title?: string
  readonly attempt?: number
  readonly status?: WorkflowRun['status']
  readonly conclusion: Conclusion | null
  readonly pulls?: readonly number[]
}

/** A workflow that the repository has; the same one when it is named again. */
export function addWorkflow(
  world: World,
  repository: Repository,
  { name, path, events }: Pick<Workflow, 'name' | 'path' | 'events'>,
): Workflow {
  const known = repository.workflows.get(path)
  if (known) return known
  const workflow = { id: world.nextId(), name, path, events }
  repository.workflows.set(path, workflow)
  return workflow
}

export function addWorkflowRun(world: World, repository: Repository, spec: NewRun): WorkflowRun {
  const run: WorkflowRun = {
    id: world.nextId(),
    number: repository.runs.size + 1,
    workflow: spec.workflow,
    event: spec.event,
    title: spec.title ?? spec.workflow.name,
    headBranch: spec.headBranch,
    headSha: spec.headSha,
    headRepository: spec.headRepository ?? repository,
    actor: spec.actor,
    triggeringActor: spec.triggeringActor ?? spec.actor,
    attempt: spec.attempt ?? 1,
    status: spec.status ?? 'completed',
    conclusion: spec.conclusion,
    checkSuiteId: world.nextId(),
    createdAt: timestamp(world.now()),
    pulls: spec.pulls ?? [],
    jobs: [],
    artifacts: [],
  }
  repository.runs.set(run.id, run)
  return run
}

export interface NewJob {
  readonly name: string
  readonly conclusion: Conclusion | null
  readonly steps?: readonly Step[]
  readonly log?: Job['log']
  /** The run's current one when left out. */
  readonly attempt?: number
}

/** A job of a run, with the check run that GitHub makes for each. */
export function addJob(
  world: World,
  repository: Repository,
  { run, ...spec }: NewJob & { readonly run: WorkflowRun },
): Job {
  const at = timestamp(world.now())
  const check = addCheck(world, repository, {
    name: spec.name,
    headSha: run.headSha,
    suiteId: run.checkSuiteId,
    conclusion: spec.conclusion,
  })
  const job: Job = {
    id: world.nextId(),
    attempt: spec.attempt ?? run.attempt,
    name: spec.name,
    conclusion: spec.conclusion,
    steps: spec.steps ?? [{ name: 'Run tests', conclusion: spec.conclusion }],
    startedAt: at,
    completedAt: spec.conclusion ? at : null,
    log: spec.log ?? '',
    checkId: check.id,
  }
  run.jobs.push(job)
  return job
}

export function addArtifact(
  world: World,
  run: WorkflowRun,
  { name, archive }: Pick<Artifact, 'name' | 'archive'>,
): Artifact {
  const artifact = { id: world.nextId(), name, archive, isExpired: false }
  run.artifacts.push(artifact)
  return artifact
}

export interface NewCheck {
  readonly name: string
  readonly headSha: string
  readonly suiteId?: number
  readonly appSlug?: string
  readonly status?: string
  readonly conclusion?: string | null
}

export function addCheck(world: World, repository: Repository, spec: NewCheck): CheckRun {
  const at = timestamp(world.now())
  const conclusion = spec.conclusion ?? null
  const check: CheckRun = {
    id: world.nextId(),
    suiteId: spec.suiteId ?? world.nextId(),
    name: spec.name,
    headSha: spec.headSha,
    appSlug: spec.appSlug ?? 'github-actions',
    status: spec.status ?? (conclusion ? 'completed' : 'in_progress'),
    conclusion,
    startedAt: at,
    completedAt: conclusion ? at : null,
    detailsUrl: null,
    externalId: '',
    title: null,
    summary: null,
    text: null,
    annotations: [],
  }
  repository.checks.set(check.id, check)
  return check
}
