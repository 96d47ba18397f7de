import { duration, tryParseJson } from '../../../text.ts'

interface FetchSettings {
  /** The runner's own fetch, which knows its proxies. */
  readonly send: typeof fetch
  /** A request that is not answered in this time has failed. */
  readonly answerTimeoutMs: number
  /** Ends every request. */
  readonly signal: AbortSignal | undefined
}

/**
 * A fetch for answers in JSON. Node's own waits five minutes for an answer, and Octokit takes a proxy's page for data and
 * an answer that was cut for an empty one; here all three are errors, the last two with the status of a bad gateway.
 */
export function createJsonFetch(settings: FetchSettings): typeof fetch {
  return async (address, options) => {
    const late = AbortSignal.timeout(settings.answerTimeoutMs)
    try {
      const response = await sendWith(settings, [late], [address, options])
      return hasNoBody(response) ? response : await readWhole(response)
    } catch (error) {
      throw late.aborted ? noAnswer(settings) : error
    }
  }
}

/** A fetch for answers that are read as they come, and may take as long as they come. */
export function createStreamFetch(settings: FetchSettings): typeof fetch {
  return async (address, options) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(noAnswer(settings)), settings.answerTimeoutMs)
    try {
      return await sendWith(settings, [late.signal], [address, options])
    } finally {
      clearTimeout(timer)
    }
  }
}

const noAnswer = ({ answerTimeoutMs }: FetchSettings) =>
  new Error(`There was no answer in ${duration(answerTimeoutMs)}.`)

function sendWith(
  { send, signal }: FetchSettings,
  further: readonly AbortSignal[],
  [address, options]: Parameters<typeof fetch>,
): Promise<Response> {
  const signals = [options?.signal, signal, ...further].filter((one) => one instanceof AbortSignal)
  return send(address, { ...options, signal: AbortSignal.any(signals) })
}

const hasNoBody = ({ status }: Response) => status === 204 || status === 205 || status === 304

/** The same answer with its body at hand. A refusal without data keeps its status, so that it is still understood. */
async function readWhole(response: Response): Promise<Response> {
  const text = await response.text()
  const data = tryParseJson(text)
  if (data === undefined) {
    const said = { message: `The answer ${text === '' ? 'is empty' : 'is not JSON'}; a proxy may have sent it.` }
    const named = isUnnamedLimit(response, text) ? nameLimit(said) : said
    return answer(JSON.stringify(named), response, response.ok ? 502 : response.status)
  }
  return answer(isUnnamedLimit(response, text) ? JSON.stringify(nameLimit(data)) : text, response)
}

/** The body is decoded by now, and as long as it is. Octokit's pagination goes by the address. */
function answer(text: string, response: Response, status = response.status): Response {
  const { 'content-encoding': _, 'content-length': __, ...kept } = Object.fromEntries(response.headers)
  const headers = { ...kept, 'content-type': 'application/json; charset=utf-8' }
  return Object.defineProperty(new Response(text, { status, headers }), 'url', { value: response.url })
}

/**
 * The throttling plugin knows the secondary rate limit by its words alone. GitHub's documentation names the status and the
 * header. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function isUnnamedLimit({ status, headers }: Response, text: string): boolean {
  const isLimit = status === 429 || (status === 403 && headers.has('retry-after'))
  return isLimit && headers.get('x-ratelimit-remaining') !== '0' && !/\bsecondary rate\b/i.test(text)
}

function nameLimit(data: unknown): object {
  const said = typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : ''
  return { message: `${said} (a secondary rate limit)`.trim() }
}
