import { STOPPED_FROM_OUTSIDE } from './errors.ts'
import { openRunFolder } from './run-folder.ts'
import { createMirror, createProcesses, type Mirror, type Processes, removeFolderNow } from './workspace/workspace.ts'

/** Somebody stopped the run from outside. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** What every run needs from the machine: a private folder, a mirror, children that end with it, and a way to stop. */
export interface Host {
  readonly runDirectory: string
  readonly mirror: Mirror
  readonly processes: Processes
  readonly signal: AbortSignal
  /** Ends the run as a signal from outside would. */
  stop(): void
  close(): void
}

/** The signals are the runner's: SIGINT first, SIGTERM 7.5 s later. github.com/actions/runner, ProcessInvoker.cs */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Makes the private folder and an empty mirror, and listens for stop signals until closed. */
export async function openHost(parentDirectory: string, searchPath: string): Promise<Host> {
  const runDirectory = await openRunFolder(parentDirectory)
  const processes = createProcesses(() => performance.now())
  const interrupted = new AbortController()
  const stop = () => interrupted.abort(new Interrupted(STOPPED_FROM_OUTSIDE))
  // The last chance, whatever ended this process: nothing of ours stays behind.
  const leave = () => {
    processes.killAll()
    removeFolderNow(runDirectory)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  process.on('exit', leave)

  return {
    runDirectory,
    mirror: await createMirror(runDirectory, searchPath, interrupted.signal),
    processes,
    signal: interrupted.signal,
    stop,
    close() {
      for (const signal of STOP_SIGNALS) process.off(signal, stop)
      process.off('exit', leave)
      leave()
    },
  }
}
