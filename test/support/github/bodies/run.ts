import type { JsonObject } from '../exchange.ts'
import type { Annotation, Artifact, CheckRun, Job, Repository, Workflow, WorkflowRun, World } from '../state/world.ts'
import { renderSimpleCommit } from './commit.ts'
import { renderPullMinimal } from './pull.ts'
import { nodeId, renderRepository, renderUser, repositoryUrl, webUrl } from './repository.ts'

export async function renderRun(world: World, repository: Repository, run: WorkflowRun): Promise<JsonObject> {
  const api = repositoryUrl(world, repository)
  const url = `${api}/actions/runs/${run.id}`
  const commit = await run.headRepository.git.readCommit(run.headSha)
  const pulls = run.pulls.flatMap((number) => repository.threads.get(number) ?? [])
  return {
    id: run.id,
    name: run.workflow.name,
    node_id: nodeId('WFR', run.id),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.workflow.path,
    display_title: run.title,
    run_number: run.number,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: run.workflow.id,
    check_suite_id: run.checkSuiteId,
    check_suite_node_id: nodeId('CS', run.checkSuiteId),
    url,
    html_url: `${webUrl(world, repository)}/actions/runs/${run.id}`,
    pull_requests: pulls.map((thread) => renderPullMinimal(world, repository, thread)),
    created_at: run.createdAt,
    updated_at: run.createdAt,
    actor: renderUser(world, run.actor),
    run_attempt: run.attempt,
    referenced_workflows: [],
    run_started_at: run.createdAt,
    triggering_actor: renderUser(world, run.triggeringActor),
    ...renderRunLinks(url, run),
    check_suite_url: `${api}/check-suites/${run.checkSuiteId}`,
    workflow_url: `${api}/actions/workflows/${run.workflow.id}`,
    head_commit: renderSimpleCommit(commit),
    repository: renderRepository(world, repository),
    head_repository: renderRepository(world, run.headRepository),
  }
}

const renderRunLinks = (url: string, { attempt }: WorkflowRun): JsonObject => ({
  jobs_url: `${url}/jobs`,
  logs_url: `${url}/logs`,
  artifacts_url: `${url}/artifacts`,
  cancel_url: `${url}/cancel`,
  rerun_url: `${url}/rerun`,
  previous_attempt_url: attempt > 1 ? `${url}/attempts/${attempt - 1}` : null,
})

export function renderJob(
  world: World,
  repository: Repository,
  { run, job }: { run: WorkflowRun; job: Job },
): JsonObject {
  const api = repositoryUrl(world, repository)
  return {
    id: job.id,
    run_id: run.id,
    workflow_name: run.workflow.name,
    head_branch: run.headBranch,
    run_url: `${api}/actions/runs/${run.id}`,
    run_attempt: job.attempt,
    node_id: nodeId('CR', job.id),
    head_sha: run.headSha,
    url: `${api}/actions/jobs/${job.id}`,
    html_url: `${webUrl(world, repository)}/actions/runs/${run.id}/job/${job.id}`,
    status: job.completedAt ? 'completed' : 'in_progress',
    conclusion: job.conclusion,
    created_at: job.startedAt,
    started_at: job.startedAt,
    completed_at: job.completedAt,
    name: job.name,
    steps: job.steps.map((step, i) => ({
      name: step.name,
      status: step.conclusion ? 'completed' : 'in_progress',
      conclusion: step.conclusion,
      number: i + 1,
      started_at: job.startedAt,
      completed_at: job.completedAt,
    })),
    check_run_url: `${api}/check-runs/${job.checkId}`,
    labels: ['ubuntu-latest'],
    runner_id: 1,
    runner_name: 'GitHub Actions 1',
    runner_group_id: 0,
    runner_group_name: 'GitHub Actions',
  }
}

export function renderWorkflow(world: World, repository: Repository, workflow: Workflow): JsonObject {
  return {
    id: workflow.id,
    node_id: nodeId('W', workflow.id),
    name: workflow.name,
    path: workflow.path,
    state: 'active',
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    url: `${repositoryUrl(world, repository)}/actions/workflows/${workflow.id}`,
    html_url: `${webUrl(world, repository)}/blob/${repository.defaultBranch}/${workflow.path}`,
    badge_url: `${webUrl(world, repository)}/workflows/${encodeURIComponent(workflow.name)}/badge.svg`,
  }
}

export function renderArtifact(
  world: World,
  repository: Repository,
  { run, artifact }: { run: WorkflowRun; artifact: Artifact },
): JsonObject {
  const url = `${repositoryUrl(world, repository)}/actions/artifacts/${artifact.id}`
  return {
    id: artifact.id,
    node_id: nodeId('A', artifact.id),
    name: artifact.name,
    size_in_bytes: artifact.archive.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.isExpired,
    created_at: run.createdAt,
    updated_at: run.createdAt,
    expires_at: run.createdAt,
    workflow_run: {
      id: run.id,
      repository_id: repository.id,
      head_repository_id: run.headRepository.id,
      ...(run.headBranch !== null && { head_branch: run.headBranch }),
      head_sha: run.headSha,
    },
  }
}

export function renderCheck(world: World, repository: Repository, check: CheckRun): JsonObject {
  const url = `${repositoryUrl(world, repository)}/check-runs/${check.id}`
  return {
    id: check.id,
    name: check.name,
    node_id: nodeId('CR', check.id),
    head_sha: check.headSha,
    external_id: check.externalId,
    url,
    html_url: `${webUrl(world, repository)}/runs/${check.id}`,
    details_url: check.detailsUrl ?? `${webUrl(world, repository)}/runs/${check.id}`,
    status: check.status,
    conclusion: check.conclusion,
    started_at: check.startedAt,
    completed_at: check.completedAt,
    output: {
      title: check.title,
      summary: check.summary,
      text: check.text,
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: check.suiteId },
    app: renderApp(world, check.appSlug),
    pull_requests: [],
  }
}

export function renderAnnotation(
  world: World,
  repository: Repository,
  { check, annotation }: { check: CheckRun; annotation: Annotation },
): JsonObject {
  return {
    path: annotation.path,
    blob_href: `${webUrl(world, repository)}/blob/${check.headSha}/${annotation.path}`,
    start_line: annotation.startLine,
    end_line: annotation.endLine,
    start_column: annotation.startColumn,
    end_column: annotation.endColumn,
    annotation_level: annotation.level,
    title: annotation.title,
    message: annotation.message,
    raw_details: annotation.rawDetails,
  }
}

export function renderApp(world: World, slug: string): JsonObject {
  return {
    id: 15368,
    slug,
    node_id: nodeId('APP', slug),
    client_id: 'Iv1.0123456789abcdef',
    owner: renderUser(world, { id: 9919, login: 'github', type: 'Organization' }),
    name: slug === 'github-actions' ? 'GitHub Actions' : slug,
    description: null,
    external_url: `${world.urls.server}/apps/${slug}`,
    html_url: `${world.urls.server}/apps/${slug}`,
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2018-07-30T09:30:17Z',
    permissions: { metadata: 'read' },
    events: [],
  }
}
