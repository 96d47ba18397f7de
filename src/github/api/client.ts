import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import { duration } from '../../text.ts'
import type { Repository } from '../types.ts'
import { translateGitHubError } from './errors.ts'

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
  /** The pause before a second try; it grows with each further one. */
  readonly retryPauseMs: number
}

/** An Octokit that waits for rate limits and tries again after faults, and puts what stays wrong into words. */
export interface Client {
  readonly octokit: Octokit
  readonly place: Repository
  /** `what` ends the sentence "GitHub refused … while …". */
  call<T>(what: string, request: () => Promise<T>): Promise<T>
  /** `undefined` where GitHub answers 404. */
  tryCall<T>(what: string, request: () => Promise<T>): Promise<T | undefined>
}

const Patient = Octokit.plugin(retry, throttling)

export function createClient(settings: ClientSettings): Client {
  const { owner, repo } = settings
  return {
    octokit: createOctokit(settings),
    place: { owner, repo },
    async call(what, request) {
      try {
        return await request()
      } catch (error) {
        throw translateGitHubError(error, what)
      }
    },
    async tryCall(what, request) {
      try {
        return await request()
      } catch (error) {
        if (error instanceof Error && 'status' in error && error.status === 404) return undefined
        throw translateGitHubError(error, what)
      }
    },
  }
}

function createOctokit(settings: ClientSettings): Octokit {
  const { token, apiUrl, request, onWait, longestWaitSeconds } = settings
  const waitFor = (problem: string) => (seconds: number, _options: object, _octokit: object, attempts: number) => {
    const isWorthIt = attempts < 3 && seconds <= longestWaitSeconds
    if (isWorthIt) onWait(problem, seconds)
    return isWorthIt
  }
  const silent = () => undefined
  return new Patient({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'regreen',
    request: { ...request, fetch: impatient(request.fetch ?? fetch, settings.answerTimeoutMs) },
    retry: { retryAfterBaseValue: settings.retryPauseMs },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    throttle: {
      onRateLimit: waitFor('The rate limit of the token is reached.'),
      onSecondaryRateLimit: waitFor("GitHub's secondary rate limit is reached."),
    },
  })
}

/** Ends a request that is not answered; node's own fetch waits for five minutes. A body may take as long as it comes. */
function impatient(send: typeof fetch, answerTimeoutMs: number): typeof fetch {
  return async (address, options) => {
    const silence = new AbortController()
    const problem = new Error(`There was no answer in ${duration(answerTimeoutMs)}.`)
    const timer = setTimeout(() => silence.abort(problem), answerTimeoutMs)
    const signals = options?.signal ? [options.signal, silence.signal] : [silence.signal]
    try {
      return await send(address, { ...options, signal: AbortSignal.any(signals) })
    } finally {
      clearTimeout(timer)
    }
  }
}
