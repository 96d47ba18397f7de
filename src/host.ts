import { openRunFolder } from './run-folder.ts'
import { createMirror, createProcesses, type Mirror, type Processes, removeFolderNow } from './workspace/workspace.ts'

/** Somebody stopped the run from outside. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** Why something ended: whatever a stop has broken off in the middle, the stop is the reason, told as exactly as it is known. */
export const reasonOf = (error: unknown, signal: AbortSignal): unknown =>
  signal.aborted && !(error instanceof Interrupted) ? signal.reason : error

/** What every run needs from the machine: a private folder, a mirror, children that end with it, and a way to stop. */
export interface Host {
  readonly runDirectory: string
  readonly mirror: Mirror
  readonly processes: Processes
  readonly signal: AbortSignal
  /** Ends the run as a signal from outside would, for a reason that is told. */
  stop(reason: string): void
  close(): void
}

/** The signals are the runner's: SIGINT first, SIGTERM 7.5 s later. github.com/actions/runner, ProcessInvoker.cs */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const STOPPED_FROM_OUTSIDE = 'The run was stopped from outside. Nothing was published.'

/** Waits for a stop signal until closed. */
export function listenForStop(): Pick<Host, 'signal' | 'stop' | 'close'> {
  const interrupted = new AbortController()
  const stop = (reason: string) => interrupted.abort(new Interrupted(reason))
  const stopByHand = () => stop(STOPPED_FROM_OUTSIDE)
  for (const signal of STOP_SIGNALS) process.on(signal, stopByHand)
  const close = () => {
    for (const signal of STOP_SIGNALS) process.off(signal, stopByHand)
  }
  return { signal: interrupted.signal, stop, close }
}

/** Makes the private folder and an empty mirror, and listens for stop signals until closed. Throws ConfigError without git. */
export async function openHost(parentDirectory: string, searchPath: string): Promise<Host> {
  const runDirectory = await openRunFolder(parentDirectory)
  const processes = createProcesses(() => performance.now())
  const stops = listenForStop()
  // The last chance, whatever ended this process: nothing of ours stays behind.
  const leave = () => {
    processes.killAll()
    removeFolderNow(runDirectory)
  }
  process.on('exit', leave)
  function close() {
    leave()
    // Not before: a signal that nobody listens to would end this process in the middle of that.
    stops.close()
    process.off('exit', leave)
  }
  try {
    const mirror = await createMirror(runDirectory, searchPath, stops.signal)
    return { ...stops, runDirectory, mirror, processes, close }
  } catch (error) {
    close()
    throw reasonOf(error, stops.signal)
  }
}
