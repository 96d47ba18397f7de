import { GitHubError } from '../exchange.ts'

/** The primary rate limit of the one token that matters to a test. */
export interface RateLimit {
  /** Counts one request. Throws GitHub's 403 when none is left. */
  charge(): void
  headers(): Readonly<Record<string, string>>
  set(limit: { readonly remaining: number; readonly resetAt: Date }): void
  readonly state: () => {
    readonly limit: number
    readonly remaining: number
    readonly reset: number
    readonly used: number
  }
}

/** What a job's token gets per hour. */
const LIMIT = 1000

export function createRateLimit(now: () => Date): RateLimit {
  let remaining = LIMIT
  let reset = Math.ceil(now().getTime() / 1000) + 3600

  const headers = () => ({
    'x-ratelimit-limit': String(LIMIT),
    'x-ratelimit-remaining': String(Math.max(0, remaining)),
    'x-ratelimit-used': String(LIMIT - Math.max(0, remaining)),
    'x-ratelimit-reset': String(reset),
    'x-ratelimit-resource': 'core',
  })
  return {
    headers,
    charge() {
      if (remaining <= 0 && now().getTime() / 1000 >= reset) remaining = LIMIT
      if (remaining <= 0) throw new GitHubError(403, 'API rate limit exceeded for installation ID 1.', {}, headers())
      remaining -= 1
    },
    set(limit) {
      remaining = limit.remaining
      reset = Math.ceil(limit.resetAt.getTime() / 1000)
    },
    state: () => ({ limit: LIMIT, remaining, reset, used: LIMIT - remaining }),
  }
}
