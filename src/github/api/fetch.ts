import { duration } from '../../text.ts'

export interface FetchSettings {
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
  const { status, headers } = response
  if (isJson(text)) return answer(text, { status, headers: Object.fromEntries(headers) })
  const message = `The answer ${text === '' ? 'is empty' : 'is no JSON'}; a proxy may have sent it.`
  return answer(JSON.stringify({ message }), {
    status: response.ok ? 502 : status,
    headers: Object.fromEntries(headers),
  })
}

/** The body is decoded by now, and as long as it is. */
function answer(text: string, { status, headers }: { status: number; headers: Record<string, string> }): Response {
  const { 'content-encoding': _, 'content-length': __, ...kept } = headers
  return new Response(text, { status, headers: { ...kept, 'content-type': 'application/json; charset=utf-8' } })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
