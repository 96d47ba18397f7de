import type { Token } from '../state/world.ts'

/** One request that arrived, and how it was answered. */
export interface RecordedRequest {
  readonly kind: 'rest' | 'graphql' | 'git' | 'blob'
  readonly method: string
  /** Without the API's prefix and query. */
  readonly path: string
  readonly query: string
  /** Parsed JSON; `undefined` where there was none. */
  readonly body: unknown
  /** The body as it came. */
  readonly text: string
  /** All but `authorization`. */
  readonly headers: Readonly<Record<string, string>>
  /** Whose token came with it; `unknown` for one that nobody was given. */
  readonly token: Token['kind'] | 'none' | 'unknown'
  /** Absent while it is open, and when no answer went out. */
  status: number | undefined
}

const NAMES_FIRST: readonly string[] = ['ref', 'sha', 'title', 'head', 'base', 'draft', 'state', 'name', 'content']
const LONGEST_VALUE = 72

/**
 * Requests as lines that a person can read and a test can compare. Git object names become `sha#1`, `sha#2`, … in the
 * order they appear, times become `<time>`, long texts their length. Reading requests are left out unless asked for.
 */
export function renderRequests(requests: readonly RecordedRequest[], { withReads = false } = {}): string {
  const shown = requests.filter((request) => isShown(request, withReads)).map(renderRequest)
  return nameObjects(shown.join('\n'))
}

function isShown({ kind, method, path }: RecordedRequest, withReads: boolean): boolean {
  if (kind === 'git') return path.endsWith('/git-receive-pack') && method === 'POST'
  return withReads || (method !== 'GET' && kind !== 'blob')
}

function renderRequest({ kind, method, path, query, body, status }: RecordedRequest): string {
  const failed = status !== undefined && status < 400 ? [] : [`-> ${status ?? 'no answer'}`]
  if (kind === 'git') return ['git push', path.replace(/\.git\/git-receive-pack$/, ''), ...failed].join(' ')
  const where = `${decodeURIComponent(path)}${query ? `?${query}` : ''}`
  return [method, where, ...renderFields(body), ...failed].join(' ')
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

function nameObjects(text: string): string {
  const names = new Map<string, string>()
  return text
    .replace(/\b[0-9a-f]{40}\b/g, (sha) => {
      const name = names.get(sha) ?? `sha#${names.size + 1}`
      names.set(sha, name)
      return name
    })
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z\b/g, '<time>')
}
