import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readBytes } from '../../loopback.ts'
import { type Actor, type Answer, GitHubError, type JsonObject } from '../exchange.ts'
import { authenticate } from '../state/access.ts'
import type { World } from '../state/world.ts'
import type { BlobServer } from './blobs.ts'
import type { Contract } from './contract.ts'
import { type Faults, sendFault } from './faults.ts'
import { createGraphQL, type GraphQL } from './graphql.ts'
import type { RateLimit } from './rate-limit.ts'
import { type RecordedRequest, recordOf } from './record.ts'
import { serveRest } from './rest.ts'
import { parseGitPath, serveGit } from './smart-http.ts'

export interface ServerParts {
  readonly world: World
  readonly contract: Contract
  readonly blobs: BlobServer
  readonly faults: Faults
  readonly rateLimit: RateLimit
  /** `''` for the root, or `/api/v3` as on GitHub Enterprise Server. */
  readonly apiPrefix: string
  readonly validateResponses: boolean
  readonly record: (request: RecordedRequest) => void
  /** Something that GitHub's description does not allow. */
  readonly complain: (problem: string) => void
  /** Called before a request is carried out. */
  readonly onRequest: (request: RecordedRequest) => void | Promise<void>
}

/** One request on its way through the server. */
export interface Visit {
  readonly recorded: RecordedRequest
  readonly actor: Actor
  /** Without the query. */
  readonly url: string
  readonly accept: string
}

/** REST, GraphQL and git on one port. */
export function createGitHubServer(parts: ServerParts): Server {
  const graphql = createGraphQL(parts.world, parts.complain)
  return createServer((request, response) => {
    serve(parts, { request, response, graphql }).catch((error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parts.complain(`The local GitHub failed at ${request.method} ${request.url}: ${text}`)
      response.headersSent ? response.destroy() : send(response, { status: 500, body: { message: text } })
    })
  })
}

interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly graphql: GraphQL
}

async function serve(parts: ServerParts, { request, response, graphql }: Call): Promise<void> {
  const body = await readBytes(request)
  const recorded = recordRequest(parts, request, body)
  await parts.onRequest(recorded)
  const fault = parts.faults.take(recorded)
  if (fault && !fault.isDone) return finish(recorded, sendFault(response, fault))

  const answer = await answerRequest(parts, { request, graphql, recorded, body })
  if (answer.refused !== undefined) recorded.refused = answer.refused
  finish(recorded, fault ? sendFault(response, fault) : send(response, answer))
}

function finish(recorded: RecordedRequest, status: number | undefined): void {
  recorded.status = status
}

type Received = Pick<Call, 'request' | 'graphql'> & { readonly recorded: RecordedRequest; readonly body: Buffer }

async function answerRequest(parts: ServerParts, { request, graphql, recorded, body }: Received): Promise<Answer> {
  const { world, rateLimit } = parts
  if (recorded.kind === 'git') {
    const parsed = parseGitPath(recorded.path)
    const repository = world.repositories.get(parsed?.fullName.toLowerCase() ?? '')
    return serveGit(world, {
      repository,
      service: parsed?.service ?? '',
      query: recorded.query,
      message: request,
      body,
    })
  }
  try {
    rateLimit.charge()
    const actor = authenticate(world, request.headers.authorization)
    const visit = { recorded, actor, url: `${world.urls.api}${recorded.path}`, accept: request.headers.accept ?? '' }
    const answer = recorded.kind === 'graphql' ? await graphql.execute(visit) : await serveRest(parts, visit)
    return { ...answer, headers: { ...rateLimit.headers(), ...answer.headers } }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const answer = renderError(error)
    return { ...answer, headers: { ...rateLimit.headers(), ...answer.headers } }
  }
}

const renderError = ({ status, message, details, headers }: GitHubError): Answer => {
  const documentation = { documentation_url: 'https://docs.github.com/rest' }
  const body: JsonObject = { message, ...documentation, ...details, status: String(status) }
  return { status, body, headers }
}

function recordRequest(
  { world, apiPrefix, record }: ServerParts,
  message: IncomingMessage,
  body: Buffer,
): RecordedRequest {
  const fullPath = message.url?.replace(/\?.*/, '') ?? ''
  const kind = kindOf(fullPath, apiPrefix)
  const isInside = kind !== 'rest' || fullPath.startsWith(`${apiPrefix}/`)
  // A path beside the prefix must not find a route.
  const path =
    kind === 'rest' ? (isInside ? fullPath.slice(apiPrefix.length) : `outside ${apiPrefix}: ${fullPath}`) : fullPath
  const token = tokenKind(world, message.headers.authorization)
  const recorded = recordOf({ message, body, kind, path, token })
  record(recorded)
  return recorded
}

function kindOf(path: string, apiPrefix: string): RecordedRequest['kind'] {
  if (parseGitPath(path)) return 'git'
  return path === graphqlPath(apiPrefix) ? 'graphql' : 'rest'
}

/** https://docs.github.com/en/enterprise-server/graphql: beside v3, not below it. */
export const graphqlPath = (apiPrefix: string): string => `${apiPrefix.replace(/\/v3$/, '')}/graphql`

function tokenKind(world: World, authorization: string | undefined): RecordedRequest['token'] {
  try {
    return authenticate(world, authorization).kind
  } catch {
    return 'unknown'
  }
}

function send(response: ServerResponse, { status, body, text, headers }: Answer): number {
  const type = text?.type ?? 'application/json; charset=utf-8'
  const content = text?.content ?? (body === undefined ? '' : JSON.stringify(body))
  response.writeHead(status, {
    ...(content.length > 0 && { 'content-type': type }),
    'x-github-request-id': 'LOCAL:1',
    ...headers,
  })
  response.end(content)
  return status
}
