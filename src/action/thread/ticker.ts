export interface Clock {
  readonly now: () => number
  /** Does the work after so many milliseconds; answers how to call it off. */
  readonly later: (work: () => void, ms: number) => () => void
}

interface Ticker {
  start(): void
  isOver(): boolean
  stop(): void
}

/** Often at the beginning, when people look; then so that an hour stays far below the thousand requests of a job's token. */
const tickMs = (elapsedMs: number) => (elapsedMs < 120_000 ? 10_000 : 30_000)

/** Does the work again and again, each time after the one before has ended. */
export function createTicker({ now, later }: Clock, work: () => Promise<void>): Ticker {
  const startedAt = now()
  let isOver = false
  let callOff = () => {}

  function start(): void {
    if (isOver) return
    callOff = later(() => void work().then(start), tickMs(now() - startedAt))
  }
  return {
    start,
    isOver: () => isOver,
    stop() {
      isOver = true
      callOff()
    },
  }
}
