import { setTimeout as sleep } from 'node:timers/promises'

/** Ends early, with the reason of the signal, when the run is stopped. */
export async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, { ...(signal && { signal }) })
  } catch {
    signal?.throwIfAborted()
  }
}

/** What the work answers, or the reason of the signal. The work itself goes on: Octokit's own waits cannot be ended. */
export async function untilStopped<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work()
  signal.throwIfAborted()
  let stop = () => {}
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
