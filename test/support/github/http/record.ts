import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import type { Token } from '../state/world.ts'
import { parsePushCommands } from './push-protocol.ts'

/** One request that arrived, and how it was answered. */
export interface RecordedRequest {
  readonly kind: 'rest' | 'graphql' | 'git' | 'blob'
  readonly method: string
  /** Without the API's prefix and query. */
  readonly path: string
  readonly query: string
  /** Parsed JSON; the refs of a push; `undefined` where there was neither. */
  readonly body: unknown
  /** The body as it came. */
  readonly text: string
  /** All but `authorization`. */
  readonly headers: Readonly<Record<string, string>>
  /** Whose token came with it; `unknown` for one that nobody was given. */
  readonly token: Token['kind'] | 'none' | 'unknown'
  /** Absent while it is open, and when no answer went out. */
  status: number | undefined
  /** Why a push was refused, which its status does not tell. */
  refused?: string
}

export interface Arrival {
  readonly message: IncomingMessage
  readonly body: Buffer
  readonly kind: RecordedRequest['kind']
  readonly path: string
  readonly token: RecordedRequest['token']
}

/** The record of a request that has just arrived. */
export function recordOf({ message, body, kind, path, token }: Arrival): RecordedRequest {
  const { authorization: _, ...headers } = message.headers
  const text = kind === 'git' ? '' : body.toString('utf8')
  return {
    kind,
    method: message.method ?? 'GET',
    path,
    query: message.url?.split('?')[1] ?? '',
    body: kind === 'git' ? parsePushCommands(body).changes : tryParse(text),
    text,
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
    token,
    status: undefined,
  }
}

/** A body that is no JSON is left to the checks of the route. */
function tryParse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NAMES_FIRST: readonly string[] = ['ref', 'sha', 'title', 'head', 'base', 'draft', 'state', 'name', 'content']
const LONGEST_VALUE = 72

/**
 * Requests as lines that a person can read and a test can compare. Git object names become `sha#1`, `sha#2`, … in the
 * order they appear; times, random ids and local servers their kind; long texts their length. Reading requests are left
 * out unless asked for.
 */
export function renderRequests(requests: readonly RecordedRequest[], { withReads = false } = {}): string {
  const shown = requests.filter((request) => isShown(request, withReads)).flatMap(renderRequest)
  return hideChance(shown.join('\n'))
}

function isShown({ kind, method, path }: RecordedRequest, withReads: boolean): boolean {
  if (kind === 'git') return path.endsWith('/git-receive-pack') && method === 'POST'
  return withReads || (method !== 'GET' && kind !== 'blob')
}

function renderRequest(request: RecordedRequest): string[] {
  const { kind, method, path, query, body, status, refused } = request
  const result = refused ?? (status !== undefined && status < 400 ? undefined : (status ?? 'no answer'))
  const ending = result === undefined ? [] : [`-> ${result}`]
  if (kind === 'git') return renderPush(request).map((push) => [push, ...ending].join(' '))
  if (kind === 'blob') return [[method, `<storage>${path}`, ...ending].join(' ')]
  const where = `${decodeURIComponent(path)}${query ? `?${query}` : ''}`
  return [[method, where, ...renderFields(body), ...ending].join(' ')]
}

const Changes = z.array(z.object({ ref: z.string(), before: z.string().optional(), after: z.string().optional() }))

function renderPush({ path, body }: RecordedRequest): string[] {
  const repository = path.replace(/^\/|(\.git)?\/git-receive-pack$/g, '')
  return Changes.parse(body).map(({ ref, before, after }) => {
    if (after === undefined) return `git push ${repository} delete ${ref}`
    return `git push ${repository} ${before === undefined ? 'create' : 'update'} ${ref} to ${after}`
  })
}

function renderFields(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const rank = (key: string) => {
    const at = NAMES_FIRST.indexOf(key)
    return at === -1 ? NAMES_FIRST.length : at
  }
  return Object.entries(body)
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${renderValue(value)}`)
}

function renderValue(value: unknown): string {
  if (typeof value !== 'string') return shorten(JSON.stringify(value))
  if (/^[\w./:[\]-]+$/.test(value) && value.length <= LONGEST_VALUE) return value
  return value.length <= LONGEST_VALUE && !value.includes('\n')
    ? JSON.stringify(value)
    : `<${[...value].length} characters>`
}

const shorten = (text: string): string =>
  text.length <= LONGEST_VALUE * 2 ? text : `<${text.length} characters of JSON>`

function hideChance(text: string): string {
  const names = new Map<string, string>()
  return text
    .replace(/\b[0-9a-f]{40}\b/g, (sha) => {
      const name = names.get(sha) ?? `sha#${names.size + 1}`
      names.set(sha, name)
      return name
    })
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z\b/g, '<time>')
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>')
    .replace(/\bhttp:\/\/(127\.0\.0\.1|localhost):\d+/g, '<server>')
}
