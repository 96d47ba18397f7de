import { type Answer, type Exchange, GitHubError, notFound, type Route } from '../exchange.ts'
import { ACCOUNT_ROUTES, REPOSITORY_ROUTES } from '../routes/routes.ts'
import { authorize } from '../state/access.ts'
import type { ContractRequest } from './contract.ts'
import type { ServerParts, Visit } from './server.ts'

/** Finds the operation, checks the request against GitHub's description and the token's rights, and carries it out. */
export async function serveRest(parts: ServerParts, visit: Visit): Promise<Answer> {
  const { method, path } = visit.recorded
  const inRepository = findRoute(REPOSITORY_ROUTES, method, path)
  if (inRepository) {
    const { request, exchange } = prepare(parts, visit, inRepository)
    const repository = parts.world.repositories.get(`${exchange.params.owner}/${exchange.params.repo}`.toLowerCase())
    if (!repository) throw notFound()
    authorize(visit.actor, repository, inRepository.route.needs)
    if (repository.isArchived && method !== 'GET') {
      throw new GitHubError(403, 'Repository was archived so is read-only.')
    }
    return checked(parts, request, await inRepository.route.handle({ ...exchange, repository }))
  }
  const ofAccount = findRoute(ACCOUNT_ROUTES, method, path)
  if (!ofAccount) {
    parts.complain(`${method} ${path}: no operation of GitHub that is known here`)
    throw notFound()
  }
  const { request, exchange } = prepare(parts, visit, ofAccount)
  return checked(parts, request, await ofAccount.route.handle(exchange))
}

interface Match<E extends Exchange> {
  readonly route: Route<E>
  readonly params: Readonly<Record<string, string>>
}

/** The first route that fits; a parameter is one segment of the path, except where GitHub takes slashes as they are. */
function findRoute<E extends Exchange>(
  routes: readonly Route<E>[],
  method: string,
  path: string,
): Match<E> | undefined {
  for (const route of routes) {
    const match = route.method === method ? pattern(route.path).exec(path) : null
    if (!match) continue
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { route, params: Object.fromEntries(params) }
  }
  return undefined
}

const TAKES_SLASHES = /(contents\/\{path\}|git\/(ref|refs|matching-refs)\/\{ref\}|compare\/\{basehead\})$/

function pattern(path: string): RegExp {
  const segment = path
    .split(/(?<=\})|(?=\{)/)
    .map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : part.replace(/\./g, '\\.')))
    .join('')
  return new RegExp(`^${TAKES_SLASHES.test(path) ? segment.replace(/\[\^\/\]\+\)$/, '.+)') : segment}$`)
}

/** Throws GitHub's 422 for a request that its description does not allow, and tells the test. */
function prepare<E extends Exchange>(
  { world, contract, blobs, rateLimit, complain }: ServerParts,
  { recorded, actor, url, accept }: Visit,
  { route, params }: Match<E>,
): { readonly request: ContractRequest; readonly exchange: Exchange } {
  const { method, path, query, body } = recorded
  const encodedPath = route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const request = { method, path: encodedPath, query: new URLSearchParams(query), body }
  const problem = contract.checkRequest(request)
  if (problem) {
    complain(`${method} ${path}: ${problem}`)
    throw new GitHubError(422, `Invalid request.\n\n${problem}`)
  }
  const exchange = { world, actor, params, query: request.query, body, accept, url }
  return { request, exchange: { ...exchange, offerBlob: blobs.offer, rateLimit: rateLimit.state } }
}

function checked(
  { contract, validateResponses, complain }: ServerParts,
  request: ContractRequest,
  answer: Answer,
): Answer {
  if (!validateResponses || answer.text) return answer
  const problem = contract.checkResponse(request, { status: answer.status, body: answer.body })
  if (problem) complain(`The local GitHub's own answer to ${request.method} ${request.path}: ${problem}`)
  return answer
}
