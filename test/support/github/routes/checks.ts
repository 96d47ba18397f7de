import * as z from 'zod'
import { nodeId, renderRepository, renderUser, repositoryUrl } from '../bodies/repository.ts'
import { renderAnnotation, renderCheck } from '../bodies/run.ts'
import {
  type Answer,
  created,
  found,
  GitHubError,
  idParam,
  invalid,
  type JsonObject,
  ok,
  paginate,
  paginateCounted,
  param,
  type RepositoryExchange,
  type Route,
  readBody,
} from '../exchange.ts'
import { addCheck } from '../state/runs.ts'
import { type CheckRun, type CommitStatus, timestamp } from '../state/world.ts'

/** Check runs and commit statuses. */
export const CHECKS: readonly Route[] = [
  { method: 'POST', path: '/repos/{owner}/{repo}/check-runs', needs: [['checks', 'write']], handle: createCheck },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/check-runs/{check_run_id}',
    needs: [['checks', 'read']],
    handle: (exchange) => ok(renderCheck(exchange.world, exchange.repository, findCheck(exchange))),
  },
  {
    method: 'PATCH',
    path: '/repos/{owner}/{repo}/check-runs/{check_run_id}',
    needs: [['checks', 'write']],
    handle: updateCheck,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
    needs: [['checks', 'read']],
    handle(exchange) {
      const check = findCheck(exchange)
      return paginate(exchange, check.annotations, (page) =>
        page.map((annotation) => renderAnnotation(exchange.world, exchange.repository, { check, annotation })),
      )
    },
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs',
    needs: [['checks', 'read']],
    handle: (exchange) => listChecks(exchange, ({ suiteId }) => suiteId === idParam(exchange, 'check_suite_id')),
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/commits/{ref}/check-runs',
    needs: [['checks', 'read']],
    async handle(exchange) {
      const sha = await commitOf(exchange, 'ref')
      return listChecks(exchange, ({ headSha }) => headSha === sha)
    },
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/commits/{ref}/status',
    needs: [['statuses', 'read']],
    handle: getStatus,
  },
  {
    method: 'POST',
    path: '/repos/{owner}/{repo}/statuses/{sha}',
    needs: [['statuses', 'write']],
    handle: createStatus,
  },
]

const findCheck = (exchange: RepositoryExchange): CheckRun =>
  found(exchange.repository.checks.get(idParam(exchange, 'check_run_id')))

async function commitOf(exchange: RepositoryExchange, name: string): Promise<string> {
  const sha = await exchange.repository.git.tryCommit(param(exchange, name))
  if (sha === undefined) throw new GitHubError(422, `No commit found for SHA: ${param(exchange, name)}`)
  return sha
}

function listChecks(exchange: RepositoryExchange, isWanted: (check: CheckRun) => boolean): Promise<Answer> {
  const { world, repository, query } = exchange
  const name = query.get('check_name')
  const checks = [...repository.checks.values()].filter((check) => isWanted(check) && (!name || check.name === name))
  return paginateCounted(exchange, checks, {
    key: 'check_runs',
    render: (check) => renderCheck(world, repository, check),
  })
}

const Output = z.object({
  title: z.string().optional(),
  summary: z.string().optional(),
  text: z.string().optional(),
  annotations: z
    .array(
      z.object({
        path: z.string(),
        start_line: z.number(),
        end_line: z.number(),
        start_column: z.number().optional(),
        end_column: z.number().optional(),
        annotation_level: z.string(),
        message: z.string(),
        title: z.string().optional(),
        raw_details: z.string().optional(),
      }),
    )
    .optional(),
})

const CheckBody = z.object({
  name: z.string().optional(),
  head_sha: z.string().optional(),
  status: z.string().optional(),
  conclusion: z.string().optional(),
  details_url: z.string().optional(),
  external_id: z.string().optional(),
  completed_at: z.string().optional(),
  output: Output.optional(),
})

async function createCheck(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  if (actor.kind === 'user') throw new GitHubError(403, 'You must authenticate via a GitHub App.')
  const body = readBody(exchange, CheckBody)
  const headSha = body.head_sha ?? ''
  if ((await repository.git.tryCommit(headSha)) === undefined) {
    throw new GitHubError(422, `No commit found for SHA: ${headSha}`)
  }
  const appSlug = actor.user.login.replace('[bot]', '')
  const check = addCheck(world, repository, { name: body.name ?? '', headSha, appSlug, status: 'queued' })
  applyCheck(exchange, check, body)
  return created(renderCheck(world, repository, check))
}

function updateCheck(exchange: RepositoryExchange): Answer {
  const check = findCheck(exchange)
  if (check.appSlug !== exchange.actor.user.login.replace('[bot]', '')) {
    throw new GitHubError(
      403,
      'Invalid app_id `15368` - check run can only be modified by the GitHub App that created it.',
    )
  }
  applyCheck(exchange, check, readBody(exchange, CheckBody))
  return ok(renderCheck(exchange.world, exchange.repository, check))
}

/** Annotations add up over updates; everything else is replaced. */
function applyCheck({ world }: RepositoryExchange, check: CheckRun, body: z.infer<typeof CheckBody>): void {
  const { output, status, conclusion } = body
  if (status === 'completed' && !conclusion) {
    throw invalid({ resource: 'CheckRun', code: 'missing_field', field: 'conclusion' })
  }
  check.status = conclusion ? 'completed' : (status ?? check.status)
  check.conclusion = conclusion ?? check.conclusion
  check.completedAt = conclusion ? (body.completed_at ?? timestamp(world.now())) : check.completedAt
  check.detailsUrl = body.details_url ?? check.detailsUrl
  check.externalId = body.external_id ?? check.externalId
  if (!output) return
  for (const key of ['summary', 'text'] as const) {
    if (Buffer.byteLength(output[key] ?? '') > 65_535)
      throw invalid({ resource: 'CheckRun', code: 'invalid', field: key })
  }
  check.title = output.title ?? check.title
  check.summary = output.summary ?? check.summary
  check.text = output.text ?? check.text
  check.annotations.push(
    ...(output.annotations ?? []).map((given) => ({
      path: given.path,
      startLine: given.start_line,
      endLine: given.end_line,
      startColumn: given.start_column ?? null,
      endColumn: given.end_column ?? null,
      level: given.annotation_level,
      title: given.title ?? null,
      message: given.message,
      rawDetails: given.raw_details ?? null,
    })),
  )
}

async function getStatus(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const sha = await commitOf(exchange, 'ref')
  // The newest of each context counts.
  const latest = new Map(
    repository.statuses.filter((status) => status.sha === sha).map((status) => [status.context, status]),
  )
  const statuses = [...latest.values()]
  const url = `${repositoryUrl(world, repository)}/commits/${sha}`
  return ok({
    state: combine(statuses),
    statuses: statuses.map((status) => renderStatus(exchange, status)),
    sha,
    total_count: statuses.length,
    repository: renderRepository(world, repository),
    commit_url: url,
    url: `${url}/status`,
  })
}

function combine(statuses: readonly CommitStatus[]): string {
  if (statuses.some(({ state }) => state === 'failure' || state === 'error')) return 'failure'
  return statuses.length > 0 && statuses.every(({ state }) => state === 'success') ? 'success' : 'pending'
}

function renderStatus({ world, repository }: RepositoryExchange, status: CommitStatus): JsonObject {
  return {
    url: `${repositoryUrl(world, repository)}/statuses/${status.sha}`,
    avatar_url: null,
    id: status.id,
    node_id: nodeId('SC', status.id),
    state: status.state,
    description: status.description,
    target_url: status.targetUrl,
    context: status.context,
    created_at: status.createdAt,
    updated_at: status.createdAt,
  }
}

const StatusBody = z.object({
  state: z.string(),
  target_url: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  context: z.string().optional(),
})

async function createStatus(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const body = readBody(exchange, StatusBody)
  const status: CommitStatus = {
    id: world.nextId(),
    sha: await commitOf(exchange, 'sha'),
    state: body.state,
    context: body.context ?? 'default',
    description: body.description ?? null,
    targetUrl: body.target_url ?? null,
    creator: actor.user,
    createdAt: timestamp(world.now()),
  }
  repository.statuses.push(status)
  return created({ ...renderStatus(exchange, status), creator: renderUser(world, actor.user) })
}
