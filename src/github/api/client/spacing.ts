import { wait } from './wait.ts'

/** As much of a limiter as the throttling plugin asks of one. */
interface Spacing {
  key(id: string): { schedule<T>(options: object, work: () => Promise<T>): Promise<T> }
}

/**
 * Lets one begin so long after the other. GitHub asks for a second between two requests that write.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
export function createSpacing(pauseMs: number, signal: AbortSignal | undefined): Spacing {
  let free = 0
  async function schedule<T>(_options: object, work: () => Promise<T>): Promise<T> {
    const now = Date.now()
    const turn = Math.max(now, free)
    free = turn + pauseMs
    if (turn > now) await wait(turn - now, signal)
    return work()
  }
  return { key: () => ({ schedule }) }
}

/** For what needs none. */
export const NO_SPACING: Spacing = { key: () => ({ schedule: (_options, work) => work() }) }
