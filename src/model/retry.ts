import { setTimeout as sleep } from 'node:timers/promises'

export interface RetrySettings {
  /** Milliseconds left for the whole run; a wait that would outlast it is not begun. */
  readonly remainingMs: () => number
  readonly onRetry: (problem: string, waitMs: number) => void
  /** Between 0 and 1; spreads the waits of several runs. */
  readonly random: () => number
  readonly maxAttempts?: number
}

interface TransientFacts {
  readonly retryAfterMs?: number | undefined
  readonly problem?: string
}

/** A failure that another attempt may cure. */
export class TransientError extends Error {
  override readonly name = 'TransientError'
  /** What the server asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** What to throw when no attempt is left. */
  readonly final: Error

  /** `problem` is told before another attempt, where the final words would send the reader away. */
  constructor(final: Error, { retryAfterMs, problem = final.message }: TransientFacts = {}) {
    super(problem)
    this.final = final
    this.retryAfterMs = retryAfterMs
  }
}

const MAX_ATTEMPTS = 6
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** A server's own wish is followed further than our backoff would go. */
const LONGEST_ASKED_MS = 5 * 60_000

/** Tries again after a TransientError, with growing waits, as long as the run's time lasts. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  settings: RetrySettings,
  signal: AbortSignal,
): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof TransientError)) throw error
      const waitMs = waitBefore(n, error, settings)
      if (waitMs === undefined) throw error.final
      settings.onRetry(error.message, waitMs)
      await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}

function waitBefore(attempt: number, error: TransientError, settings: RetrySettings): number | undefined {
  if (attempt >= (settings.maxAttempts ?? MAX_ATTEMPTS)) return undefined
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS) * (0.75 + settings.random() * 0.5)
  const waitMs = error.retryAfterMs ?? backoff
  return waitMs <= LONGEST_ASKED_MS && waitMs < settings.remainingMs() ? waitMs : undefined
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  if (ms >= 0) return ms
  const text = headers?.get('retry-after')
  if (!text) return undefined
  const seconds = Number(text)
  const waitMs = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000
  return waitMs >= 0 ? waitMs : undefined
}
