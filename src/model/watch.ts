import type { ModelTimers } from './model.ts'

/** The request did not go on. */
export class StalledError extends Error {
  override readonly name = 'StalledError'
}

export interface Watched {
  readonly signal: AbortSignal
  /** Data came. */
  touch(): void
  /** Why the watch ended the request, if it did. */
  cause(): StalledError | undefined
  end(): void
}

/** Ends a request that stalls or takes too long; the client has no timer for a stream that goes silent. */
export function watch(signal: AbortSignal, { idleMs, requestMs }: ModelTimers): Watched {
  const stalled = new AbortController()
  const stop = (message: string) => stalled.abort(new StalledError(message))
  const idle = setTimeout(() => stop(`The model endpoint sent nothing for ${idleMs / 1000} seconds.`), idleMs)
  const total = setTimeout(
    () => stop(`The model endpoint did not finish its reply in ${requestMs / 1000} seconds.`),
    requestMs,
  )
  return {
    signal: AbortSignal.any([signal, stalled.signal]),
    touch: () => idle.refresh(),
    cause: () => (stalled.signal.reason instanceof StalledError ? stalled.signal.reason : undefined),
    end: () => {
      clearTimeout(idle)
      clearTimeout(total)
    },
  }
}
