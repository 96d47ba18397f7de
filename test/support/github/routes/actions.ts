import * as z from 'zod'
import { repositoryUrl, webUrl } from '../bodies/repository.ts'
import { renderArtifact, renderJob, renderRun, renderWorkflow } from '../bodies/run.ts'
import {
  type Answer,
  created,
  found,
  GitHubError,
  idParam,
  type Need,
  NO_CONTENT,
  notFound,
  ok,
  paginateCounted,
  param,
  type RepositoryExchange,
  type Route,
  readBody,
} from '../exchange.ts'
import { addWorkflowRun } from '../state/runs.ts'
import type { Artifact, Job, Workflow, WorkflowRun } from '../state/world.ts'

const READ: readonly Need[] = [['actions', 'read']]
const WRITE: readonly Need[] = [['actions', 'write']]
const RUN = '/repos/{owner}/{repo}/actions/runs/{run_id}'

/** Workflow runs, their jobs, logs and artifacts. */
export const ACTIONS: readonly Route[] = [
  { method: 'GET', path: '/repos/{owner}/{repo}/actions/runs', needs: READ, handle: listRuns },
  { method: 'GET', path: RUN, needs: READ, handle: getRun },
  { method: 'GET', path: `${RUN}/attempts/{attempt_number}`, needs: READ, handle: getRun },
  { method: 'GET', path: `${RUN}/jobs`, needs: READ, handle: listJobs },
  { method: 'GET', path: `${RUN}/attempts/{attempt_number}/jobs`, needs: READ, handle: listJobs },
  { method: 'GET', path: `${RUN}/artifacts`, needs: READ, handle: listArtifacts },
  { method: 'POST', path: `${RUN}/rerun`, needs: WRITE, handle: rerun },
  { method: 'POST', path: `${RUN}/rerun-failed-jobs`, needs: WRITE, handle: rerun },
  { method: 'POST', path: `${RUN}/cancel`, needs: WRITE, handle: cancel },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/actions/jobs/{job_id}',
    needs: READ,
    handle: (exchange) => ok(renderJob(exchange.world, exchange.repository, findJob(exchange))),
  },
  { method: 'GET', path: '/repos/{owner}/{repo}/actions/jobs/{job_id}/logs', needs: READ, handle: getLog },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
    needs: READ,
    handle: getArtifact,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/actions/workflows',
    needs: READ,
    handle: (exchange) =>
      paginateCounted(exchange, [...exchange.repository.workflows.values()], {
        key: 'workflows',
        render: (workflow) => renderWorkflow(exchange.world, exchange.repository, workflow),
      }),
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/actions/workflows/{workflow_id}',
    needs: READ,
    handle: (exchange) => ok(renderWorkflow(exchange.world, exchange.repository, findWorkflow(exchange))),
  },
  {
    method: 'POST',
    path: '/repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
    needs: WRITE,
    handle: dispatch,
  },
]

const findRun = (exchange: RepositoryExchange): WorkflowRun =>
  found(exchange.repository.runs.get(idParam(exchange, 'run_id')))

function listRuns(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, query } = exchange
  const asked = (key: string, value: string | null) => !query.has(key) || query.get(key) === value
  const runs = [...repository.runs.values()]
    .filter((run) => asked('branch', run.headBranch) && asked('event', run.event) && asked('head_sha', run.headSha))
    .filter((run) => asked('status', run.status) || asked('status', run.conclusion))
    .sort((a, b) => b.id - a.id)
  return paginateCounted(exchange, runs, { key: 'workflow_runs', render: (run) => renderRun(world, repository, run) })
}

async function getRun(exchange: RepositoryExchange): Promise<Answer> {
  const run = findRun(exchange)
  const attempt = exchange.params.attempt_number
  if (attempt !== undefined && Number(attempt) > run.attempt) throw notFound()
  return ok(await renderRun(exchange.world, exchange.repository, run))
}

/** Of the named attempt, or of the latest. */
function listJobs(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, query, params } = exchange
  const run = findRun(exchange)
  const attempt = Number(params.attempt_number ?? run.attempt)
  const jobs = run.jobs.filter((job) => query.get('filter') === 'all' || job.attempt === attempt)
  return paginateCounted(exchange, jobs, { key: 'jobs', render: (job) => renderJob(world, repository, { run, job }) })
}

function findJob(exchange: RepositoryExchange): { readonly run: WorkflowRun; readonly job: Job } {
  const id = idParam(exchange, 'job_id')
  for (const run of exchange.repository.runs.values()) {
    const job = run.jobs.find((candidate) => candidate.id === id)
    if (job) return { run, job }
  }
  throw notFound()
}

/** The log itself lies in another server's storage, at an address that lives a minute. */
function getLog(exchange: RepositoryExchange): Answer {
  const { job } = findJob(exchange)
  if (job.log === 'expired')
    throw new GitHubError(410, 'The logs for this run have expired and are no longer available.')
  const location = exchange.offerBlob(`job-logs-${job.id}.txt`, { type: 'text/plain; charset=utf-8', content: job.log })
  return { status: 302, headers: { location } }
}

function listArtifacts(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, query } = exchange
  const run = findRun(exchange)
  const artifacts = run.artifacts.filter(({ name }) => !query.has('name') || query.get('name') === name)
  return paginateCounted(exchange, artifacts, {
    key: 'artifacts',
    render: (artifact) => renderArtifact(world, repository, { run, artifact }),
  })
}

function getArtifact(exchange: RepositoryExchange): Answer {
  const id = idParam(exchange, 'artifact_id')
  const all: Artifact[] = [...exchange.repository.runs.values()].flatMap((run) => run.artifacts)
  const artifact = found(all.find((candidate) => candidate.id === id))
  if (artifact.isExpired) throw new GitHubError(410, 'Artifact has expired')
  const location = exchange.offerBlob(`artifact-${id}.zip`, { type: 'application/zip', content: artifact.archive })
  return { status: 302, headers: { location } }
}

/** A new attempt that waits for a runner; the jobs of earlier attempts stay to be read. */
function rerun(exchange: RepositoryExchange): Answer {
  const run = findRun(exchange)
  if (run.status !== 'completed') throw new GitHubError(403, 'This workflow is already running')
  run.attempt += 1
  run.status = 'queued'
  run.conclusion = null
  return created({})
}

function cancel(exchange: RepositoryExchange): Answer {
  const run = findRun(exchange)
  if (run.status === 'completed') throw new GitHubError(409, 'Cannot cancel a workflow run that is completed.')
  run.status = 'completed'
  run.conclusion = 'cancelled'
  return { status: 202, body: {} }
}

/** By id, or by the file's name. */
function findWorkflow(exchange: RepositoryExchange): Workflow {
  const wanted = param(exchange, 'workflow_id')
  const all = [...exchange.repository.workflows.values()]
  return found(all.find(({ id, path }) => String(id) === wanted || path.endsWith(`/${wanted}`)))
}

const DispatchBody = z.object({
  ref: z.string(),
  inputs: z.unknown().optional(),
  return_run_details: z.boolean().optional(),
})

async function dispatch(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const workflow = findWorkflow(exchange)
  const { ref, return_run_details: wantsDetails = false } = readBody(exchange, DispatchBody)
  const branch = ref.replace(/^refs\/heads\//, '')
  const headSha = await repository.git.tryCommit(`refs/heads/${branch}`)
  if (headSha === undefined) throw new GitHubError(422, `No ref found for: ${ref}`)
  if (!workflow.events.includes('workflow_dispatch')) {
    throw new GitHubError(422, "Workflow does not have 'workflow_dispatch' trigger")
  }
  const run = addWorkflowRun(world, repository, {
    workflow,
    event: 'workflow_dispatch',
    headBranch: branch,
    headSha,
    actor: actor.user,
    status: 'queued',
    conclusion: null,
  })
  if (!wantsDetails) return NO_CONTENT
  return ok({
    workflow_run_id: run.id,
    run_url: `${repositoryUrl(world, repository)}/actions/runs/${run.id}`,
    html_url: `${webUrl(world, repository)}/actions/runs/${run.id}`,
  })
}
