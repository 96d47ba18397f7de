import type { ZodType } from 'zod'
import type { Level, Repository, Scope, Thread, Token, User, World } from './state/world.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Who asks. Without a token anybody, who may read what is public. */
export type Actor = Pick<Token, 'permissions' | 'repositories'> & {
  readonly kind: Token['kind'] | 'none'
  readonly user: User
}

/** One request, understood as far as the route goes. */
export interface Exchange {
  readonly world: World
  readonly actor: Actor
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Parsed JSON; already found valid against GitHub's description. */
  readonly body: unknown
  /** The header `accept`. */
  readonly accept: string
  /** Without the query. */
  readonly url: string
  /** An address without a token for bytes that GitHub keeps elsewhere. */
  readonly offerBlob: (name: string, blob: { readonly type: string; readonly content: string | Buffer }) => string
  readonly rateLimit: () => {
    readonly limit: number
    readonly remaining: number
    readonly reset: number
    readonly used: number
  }
}

export interface RepositoryExchange extends Exchange {
  readonly repository: Repository
}

export interface Answer {
  readonly status: number
  readonly body?: Json
  /** Instead of a JSON body, with its type. */
  readonly text?: { readonly type: string; readonly content: string | Buffer }
  readonly headers?: Readonly<Record<string, string>>
  /** Why it says no although its status says yes, as git's protocol has it. */
  readonly refused?: string
}

export interface Route<E extends Exchange = RepositoryExchange> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** As in GitHub's description. */
  readonly path: string
  /** Any one of these suffices; none means that every token may. */
  readonly needs: readonly Need[]
  readonly handle: (exchange: E) => Answer | Promise<Answer>
}

export type Need = readonly [Scope, Level]

/** An answer that says no, in GitHub's form. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly status: number
  readonly details: JsonObject
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    details: JsonObject = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.details = details
    this.headers = headers
  }
}

export const notFound = (): GitHubError => new GitHubError(404, 'Not Found')

/** GitHub's 422 with its list of reasons. */
export const invalid = (...errors: readonly JsonObject[]): GitHubError =>
  new GitHubError(422, 'Validation Failed', { errors })

export const ok = (body: Json): Answer => ({ status: 200, body })
export const created = (body: Json): Answer => ({ status: 201, body })
export const NO_CONTENT: Answer = { status: 204 }

/** The body, typed. It has passed GitHub's description, so a mismatch is a mistake in the route. */
export function readBody<T>({ body }: Exchange, shape: ZodType<T>): T {
  return shape.parse(body ?? {})
}

/** A path parameter that is in the route's path. */
export function param({ params }: Exchange, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The route has no parameter {${name}}.`)
  return value
}

export const idParam = (exchange: Exchange, name: string): number => Number(param(exchange, name))

/** Throws 404 unless the value is there. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}

/** The issue or pull request that the path names. */
export function threadOf(exchange: RepositoryExchange, name: 'issue_number' | 'pull_number'): Thread {
  const thread = found(exchange.repository.threads.get(idParam(exchange, name)))
  if (name === 'pull_number' && !thread.pull) throw notFound()
  return thread
}

/** One page of a list, with the header `link` that leads to the others. */
export function paginate<T>(exchange: Exchange, items: readonly T[], render: (page: readonly T[]) => Json): Answer {
  const perPage = Math.min(Number(exchange.query.get('per_page') ?? 30), 100)
  const page = Math.max(1, Number(exchange.query.get('page') ?? 1))
  const last = Math.max(1, Math.ceil(items.length / perPage))
  const link = (rel: string, to: number) => {
    const query = new URLSearchParams(exchange.query)
    query.set('page', String(to))
    return `<${exchange.url}?${query}>; rel="${rel}"`
  }
  const links = [
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < last ? [link('next', page + 1), link('last', last)] : []),
    ...(page > 1 ? [link('first', 1)] : []),
  ]
  const body = render(items.slice((page - 1) * perPage, page * perPage))
  return { status: 200, body, ...(links.length > 0 && { headers: { link: links.join(', ') } }) }
}

/** Like `paginate`, for lists whose members are rendered one by one, in order. */
export async function paginateEach<T>(
  exchange: Exchange,
  items: readonly T[],
  render: (item: T) => Json | Promise<Json>,
): Promise<Answer> {
  let page: readonly T[] = []
  const answer = paginate(exchange, items, (shown) => {
    page = shown
    return []
  })
  return { ...answer, body: await Promise.all(page.map(render)) }
}

/** The page inside an object with a total, as Actions and Checks answer. */
export async function paginateCounted<T>(
  exchange: Exchange,
  items: readonly T[],
  { key, render }: { readonly key: string; readonly render: (item: T) => Json | Promise<Json> },
): Promise<Answer> {
  const answer = await paginateEach(exchange, items, render)
  return { ...answer, body: { total_count: items.length, [key]: answer.body ?? [] } }
}
