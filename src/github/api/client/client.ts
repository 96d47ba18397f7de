import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import type { Repository } from '../../types.ts'
import { readDenial, translateGitHubError } from './errors.ts'
import { createJsonFetch, createStreamFetch } from './fetch.ts'
import { createSpacing, NO_SPACING } from './spacing.ts'
import { untilStopped, wait } from './wait.ts'

export interface ClientSettings extends Repository {
  readonly token: string
  readonly apiUrl: string
  /** The runner's own fetch, which knows its proxies. */
  readonly request: { readonly fetch?: typeof fetch }
  readonly onWait: (problem: string, seconds: number) => void
  /** Waits longer than this are not begun. */
  readonly longestWaitSeconds: number
  /** A request that gets no answer in this time has failed. */
  readonly answerTimeoutMs: number
  /** How long a second of waiting takes. Tests hurry. */
  readonly secondMs: number
  /** Ends every request and every wait. */
  readonly signal?: AbortSignal
}

/** An Octokit that waits for rate limits and tries again after faults, and puts what stays wrong into words. */
export interface Client {
  readonly octokit: Octokit
  readonly place: Repository
  /** Options of a request whose answer is read as it comes. */
  readonly streaming: object
  /** `what` ends the sentence "GitHub refused … while …". */
  call<T>(what: string, request: () => Promise<T>): Promise<T>
  /** `undefined` where GitHub answers 404. */
  tryCall<T>(what: string, request: () => Promise<T>): Promise<T | undefined>
  /** The pause before a try, by how many there were. */
  pause(tries: number): Promise<void>
  /** Whether something was written by the account of our token. */
  isOwn(user: Account | null): Promise<boolean>
}

interface Account {
  readonly login: string
  readonly type: string
}

const Patient = Octokit.plugin(retry, throttling)

/** A client that waits for rate limits and tries again where that can help; its errors name who must act. */
export function createClient(settings: ClientSettings): Client {
  const { owner, repo, signal, secondMs } = settings
  const fetching = { ...settings, send: settings.request.fetch ?? fetch, signal }
  const octokit = createOctokit(settings, createJsonFetch(fetching))

  async function call<T>(what: string, request: () => Promise<T>): Promise<T> {
    try {
      return await untilStopped(request, signal)
    } catch (error) {
      signal?.throwIfAborted()
      throw translateGitHubError(error, what)
    }
  }
  return {
    octokit,
    place: { owner, repo },
    streaming: { fetch: createStreamFetch(fetching), parseSuccessResponseBody: false },
    call,
    tryCall: (what, request) =>
      call(what, () =>
        request().catch((error: unknown) => {
          if (isNotFound(error)) return undefined
          throw error
        }),
      ),
    pause: (tries) => wait(tries ** 2 * secondMs, signal),
    isOwn: createOwnTest(settings.token, async () => (await octokit.users.getAuthenticated()).data.login),
  }
}

/** The tokens of jobs and apps write as a bot, and cannot ask who they are. Any other token is a person's. */
function createOwnTest(token: string, readLogin: () => Promise<string>): Client['isOwn'] {
  let login: Promise<string | undefined> | undefined
  const ask = () =>
    readLogin().catch((error: unknown) => {
      if (readDenial(error)) return undefined
      // Taken for a bot's, a person's own comment would be posted once more. So it is asked again the next time.
      login = undefined
      throw error
    })
  return async (user) => {
    login ??= token.startsWith('ghs_') ? Promise.resolve(undefined) : ask()
    const own = await login
    return own === undefined ? user?.type === 'Bot' : user?.login === own
  }
}

/** What is not there, and what the token may not see: GitHub gives the same answer to both. */
export const isNotFound = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404
/** What the token may see and not do; a rate limit passes. */
export const isForbidden = (error: unknown) => readDenial(error)?.status === 403

/** What comes again however often it is asked. The throttling plugin waits for rate limits. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451]

function createOctokit(settings: ClientSettings, send: typeof fetch): Octokit {
  const { token, apiUrl, request, onWait, longestWaitSeconds, secondMs } = settings
  const waitFor = (problem: string) => (seconds: number, _options: object, _octokit: object, attempts: number) => {
    const isWorthIt = attempts < 2 && seconds <= longestWaitSeconds
    if (isWorthIt) onWait(problem, seconds)
    return isWorthIt
  }
  // The plugin's own limiters know one speed. It names their class, and asks of one no more than ours has.
  const spacing: object = { write: createSpacing(secondMs, settings.signal), notifications: NO_SPACING }
  const silent = () => undefined
  return new Patient({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'regreen',
    request: { ...request, fetch: send },
    retry: { retries: 2, retryAfterBaseValue: secondMs, doNotRetry: FINAL },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    throttle: {
      ...spacing,
      retryAfterBaseValue: secondMs,
      onRateLimit: waitFor('The rate limit of the token is reached.'),
      onSecondaryRateLimit: waitFor("GitHub's secondary rate limit is reached."),
    },
  })
}
