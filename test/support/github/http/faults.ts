import type { ServerResponse } from 'node:http'

/** What shall go wrong, where, and how often. */
export interface Fault {
  readonly method?: string
  /** The path without the API's prefix and query: a text it contains, or a pattern. */
  readonly path?: string | RegExp
  /** How often; once by default. */
  readonly times?: number
  /** How many matching requests pass before. */
  readonly after?: number
  /** The request is carried out first, and only its answer goes wrong. */
  readonly isDone?: boolean
  /**
   * `answer`: status, headers and body below. `html`: the same with a page as its body. `timeout`: nothing ever comes.
   * `reset`: the connection ends at once. `reset-mid-body`: it ends in the middle of a body. `stall-mid-body`: it does not
   * end, and nothing further comes.
   */
  readonly mode?: 'answer' | 'html' | 'timeout' | 'reset' | 'reset-mid-body' | 'stall-mid-body'
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface Faults {
  /** Answers how to take it back. */
  plan(fault: Fault): () => void
  /** The fault that is due for this request, used up by asking. */
  take(request: { readonly method: string; readonly path: string }): Fault | undefined
}

export function createFaults(): Faults {
  const planned: { readonly fault: Fault; seen: number }[] = []
  return {
    plan(fault) {
      const plan = { fault, seen: 0 }
      planned.push(plan)
      return () => void planned.splice(planned.indexOf(plan), 1)
    },
    take(request) {
      for (const plan of planned) {
        if (!concerns(plan.fault, request)) continue
        const { after = 0, times = 1 } = plan.fault
        plan.seen += 1
        if (plan.seen > after && plan.seen <= after + times) return plan.fault
      }
      return undefined
    },
  }
}

function concerns({ method, path }: Fault, request: { readonly method: string; readonly path: string }): boolean {
  if (method !== undefined && method !== request.method) return false
  if (path === undefined) return true
  return typeof path === 'string' ? request.path.includes(path) : path.test(request.path)
}

const PAGE =
  '<!DOCTYPE html>\n<html><head><title>Unicorn!</title></head><body>This page is taking too long to load.</body></html>\n'

/** Answers as the fault says. Returns the status that went out, if one did. */
export function sendFault(response: ServerResponse, fault: Fault): number | undefined {
  const status = fault.status ?? 500
  switch (fault.mode ?? 'answer') {
    case 'timeout':
      return undefined
    case 'reset':
      response.socket?.destroy()
      return undefined
    case 'html':
      response
        .writeHead(fault.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...fault.headers })
        .end(PAGE)
      return fault.status ?? 200
    case 'reset-mid-body':
    case 'stall-mid-body':
      response.writeHead(fault.status ?? 200, {
        'content-type': 'application/json',
        'content-length': '4096',
        ...fault.headers,
      })
      response.write('{"id":1,"node_id":"', () => fault.mode === 'reset-mid-body' && response.socket?.destroy())
      return undefined
    case 'answer': {
      const body = fault.body ?? { message: STATUS_WORDS[status] ?? 'Error', status: String(status) }
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...fault.headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
      return status
    }
  }
}

const STATUS_WORDS: Readonly<Record<number, string>> = {
  401: 'Bad credentials',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  422: 'Validation Failed',
  429: 'Too Many Requests',
  500: 'Server Error',
  502: 'Server Error',
  503: 'Service Unavailable',
}

/** The answers of GitHub's documentation, to be spread into a fault. https://docs.github.com/rest/using-the-rest-api */
export const ANSWERS = {
  badCredentials: { status: 401, body: { message: 'Bad credentials', status: '401' } },
  secondaryRateLimit: (retryAfter?: number) => ({
    status: 403,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    body: {
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      documentation_url:
        'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits',
      status: '403',
    },
  }),
  primaryRateLimit: (resetAt: Date) => ({
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(resetAt.getTime() / 1000)) },
    body: { message: 'API rate limit exceeded for installation ID 1.', status: '403' },
  }),
  noIntegrationAccess: (permission: string) => ({
    status: 403,
    headers: { 'x-accepted-github-permissions': permission },
    body: { message: 'Resource not accessible by integration', status: '403' },
  }),
} as const
