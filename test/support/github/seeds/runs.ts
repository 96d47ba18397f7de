import { addArtifact, addJob, addWorkflow, addWorkflowRun, type NewJob } from '../state/runs.ts'
import type { Conclusion, Repository, Workflow, WorkflowRun, World } from '../state/world.ts'
import { ensureUser } from './repositories.ts'

export interface RunSpec {
  readonly branch: string
  /** The branch's head by default. */
  readonly sha?: string
  readonly from?: Repository
  readonly event?: string
  readonly conclusion?: Conclusion
  readonly actor?: string
  /** Who pressed "re-run", if not the actor. */
  readonly triggeringActor?: string
  readonly attempt?: number
  readonly workflow?: Pick<Workflow, 'name' | 'path' | 'events'>
  readonly jobs?: readonly NewJob[]
  /** By name: the archive's bytes. */
  readonly artifacts?: Readonly<Record<string, Buffer>>
}

export const CI: Pick<Workflow, 'name' | 'path' | 'events'> = {
  name: 'CI',
  path: '.github/workflows/ci.yml',
  events: ['push', 'pull_request', 'workflow_dispatch'],
}

/** A finished workflow run. As on GitHub it names open pull requests with that head, but none of a fork. */
export async function addRun(world: World, repository: Repository, spec: RunSpec): Promise<WorkflowRun> {
  const from = spec.from ?? repository
  const headSha = spec.sha ?? (await from.git.tryCommit(`refs/heads/${spec.branch}`))
  if (headSha === undefined) throw new Error(`${from.fullName} has no branch ${spec.branch} for a workflow run.`)
  const conclusion = spec.conclusion ?? 'failure'
  const run = addWorkflowRun(world, repository, {
    workflow: addWorkflow(world, repository, spec.workflow ?? CI),
    event: spec.event ?? 'push',
    headBranch: spec.branch,
    headSha,
    headRepository: from,
    actor: ensureUser(world, spec.actor ?? repository.owner.login),
    triggeringActor: ensureUser(world, spec.triggeringActor ?? spec.actor ?? repository.owner.login),
    attempt: spec.attempt ?? 1,
    conclusion,
    pulls: from === repository ? pullsOf(repository, spec.branch) : [],
  })
  for (const job of spec.jobs ?? [{ name: 'test', conclusion }]) addJob(world, repository, { ...job, run })
  for (const [name, archive] of Object.entries(spec.artifacts ?? {})) addArtifact(world, run, { name, archive })
  return run
}

const pullsOf = (repository: Repository, branch: string): number[] =>
  [...repository.threads.values()]
    .filter(({ state, pull }) => state === 'open' && pull?.headRepository === repository && pull.headRef === branch)
    .map(({ number }) => number)

/** Lines as a runner writes them: a mark for the encoding first, a time before each. */
export function renderLog(lines: readonly string[]): string {
  const start = Date.parse('2026-11-01T12:00:00Z')
  const stamped = lines.map((line, i) => {
    const time = new Date(start + i * 100).toISOString().replace('Z', '0000Z')
    return `${time} ${line}\r\n`
  })
  return `\uFEFF${stamped.join('')}`
}
