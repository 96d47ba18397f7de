import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { messageOf } from '../errors.ts'
import { createCapture } from './capture.ts'
import type { RunLimits, RunResult } from './types.ts'

/** What is really started: the command itself, or a sandbox around it. */
export interface Launch {
  readonly argv: readonly [string, ...string[]]
  readonly directory: string
  /** The whole environment of the child. Nothing is inherited. */
  readonly env: Readonly<Record<string, string>>
}

/** Time between asking a process group to end and ending it. */
const GRACE_MS = 1_000
/** A grandchild that keeps stdout open must not keep us waiting: after the child's exit, output is awaited this long. */
const SETTLE_MS = 200

/** Starts children and knows which of them live, so that none survives the run. */
export interface Processes {
  run(launch: Launch, limits: RunLimits): Promise<RunResult>
  /** Ends every child's whole group at once; for the moment before this process ends. */
  killAll(): void
}

export function createProcesses(now: () => number): Processes {
  const alive = new Set<ChildProcess>()
  return {
    killAll: () => {
      for (const child of alive) killGroup(child, 'SIGKILL')
    },
    async run(launch, limits) {
      limits.signal?.throwIfAborted()
      const startedAt = now()
      const capture = createCapture(limits.maxOutputBytes)
      const { exitCode, ending } = await runChild(launch, limits, { alive, onOutput: capture.add })
      // Being stopped from outside is no result of the child's.
      limits.signal?.throwIfAborted()
      return { exitCode, ending, output: capture.text(), durationMs: now() - startedAt }
    },
  }
}

interface Watch {
  readonly alive: Set<ChildProcess>
  /** Takes a piece of output, answers how many bytes there have been so far. */
  readonly onOutput: (bytes: Buffer) => number
}

type Ended = Pick<RunResult, 'exitCode' | 'ending'>

function runChild(launch: Launch, limits: RunLimits, { alive, onOutput }: Watch): Promise<Ended> {
  const [file, ...args] = launch.argv
  return new Promise((resolve) => {
    let ending: RunResult['ending'] = 'exited'
    const child = spawn(file, args, {
      cwd: launch.directory,
      env: { ...launch.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    alive.add(child)
    const timer = setTimeout(() => end('timed_out'), limits.timeoutMs)
    const onAbort = () => end('exited')
    limits.signal?.addEventListener('abort', onAbort, { once: true })

    const take = (bytes: Buffer) => {
      if (onOutput(bytes) > (limits.killAfterBytes ?? Number.POSITIVE_INFINITY)) end('output_limit')
    }
    child.stdout.on('data', (bytes: Buffer) => {
      limits.onStdout?.(bytes)
      take(bytes)
    })
    child.stderr.on('data', take)
    child.on('error', (error) => {
      onOutput(Buffer.from(`${file} could not be started: ${messageOf(error)}\n`))
      settle({ exitCode: 127, ending: 'not_started' })
    })
    child.on('exit', (code, signal) => {
      const exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
      const done = () => settle({ exitCode, ending })
      child.once('close', done)
      setTimeout(done, SETTLE_MS).unref()
    })

    function end(reason: RunResult['ending']) {
      if (ending !== 'exited') return
      ending = reason
      killGroup(child, reason === 'output_limit' ? 'SIGKILL' : 'SIGTERM')
      setTimeout(() => killGroup(child, 'SIGKILL'), GRACE_MS).unref()
    }

    function settle(result: Ended) {
      if (!alive.delete(child)) return
      clearTimeout(timer)
      limits.signal?.removeEventListener('abort', onAbort)
      // Workers that outlive their parent would go on writing into the copy.
      killGroup(child, 'SIGKILL')
      child.stdout.destroy()
      child.stderr.destroy()
      resolve(result)
    }
  })
}

/** The group, not the child: test runners leave workers behind that would keep the port. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // No process of the group is left.
  }
}
