import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { codeOf, messageOf, ServiceError } from '../../errors.ts'
import { duration, size } from '../../text.ts'
import type { RunLimits, RunResult } from '../types.ts'
import { createCapture } from './capture.ts'
import { endMarked } from './marked.ts'
import { type MachineWatch, watchMachine } from './watch.ts'

/** What is really started: the command itself, or a sandbox around it. */
export interface Launch {
  readonly argv: readonly [string, ...string[]]
  readonly directory: string
  /** The whole environment of the child. Nothing is inherited. */
  readonly env: Readonly<Record<string, string>>
  /** How a sandbox is watched and ended; absent for a plain child, whose process group stands for what it started. */
  readonly openGuard?: () => Guard
  /** Entries of a plain child's environment that only what it starts can have: by them daemons are found, too. */
  readonly marks?: readonly string[]
}

/** Stands outside one sandbox: knows whether the command in it ran, and can end everything in it. */
export interface Guard {
  readonly stdin: 'ignore' | 'pipe'
  /** An open file that the child gets as descriptor 3. */
  readonly status: number | undefined
  /** Ends at once all that runs inside. */
  kill(child: ChildProcess): void
  /** The command's exit code, given the child's; `undefined` when the command never ran, or nobody saw its end. */
  exitCode(own: number): number | undefined
  /** Whether something inside may still live. */
  isAlive(): boolean
  close(): void
}

/** A sandbox could not be set up, or was ended from outside: the command in it has no result. */
export class SandboxError extends ServiceError {
  /** What the tools around the command said last; empty when they said nothing. */
  readonly words: string

  constructor(output: string) {
    const words = output.trim().split('\n').at(-1)?.slice(-300) ?? ''
    super(`The sandbox could not be set up, or was ended from outside, so its command has no result. ${words}`.trim())
    this.words = words
  }
}

/** Time between asking a process group to end and ending it. */
const GRACE_MS = 1_000
/** A grandchild that keeps stdout open must not keep us waiting: after the child's exit, output is awaited this long. */
const SETTLE_MS = 200

/** Starts children and knows which of them live, so that none survives the run. */
export interface Processes {
  /** Throws SandboxError when a sandbox could not be set up: that is not a result of the command's. */
  run(launch: Launch, limits: RunLimits): Promise<RunResult>
  /** Ends every child and all that it started at once; for the moment before this process ends. */
  killAll(): void
}

/** `now` in milliseconds, from a clock that is never set back. */
export function createProcesses(now: () => number): Processes {
  const alive = new Set<Running>()
  return {
    killAll: () => {
      for (const { kill } of alive) kill()
    },
    async run(launch, limits) {
      limits.signal?.throwIfAborted()
      const startedAt = now()
      const capture = createCapture(limits.maxOutputBytes)
      const ended = await runChild(launch, limits, { alive, onOutput: capture.add }).catch((error: unknown) => {
        if (!isRefused(error)) throw error
        capture.add(Buffer.from(describeStart(launch, error)))
        return { exitCode: 127, ending: 'not_started' } as const
      })
      // Being stopped from outside is not a result of the child's.
      limits.signal?.throwIfAborted()
      if (ended.exitCode === undefined) throw new SandboxError(capture.text())
      return { ...ended, exitCode: ended.exitCode, output: capture.text(), durationMs: now() - startedAt }
    },
  }
}

interface Running {
  kill(): void
}

interface Watch {
  readonly alive: Set<Running>
  /** Takes a piece of output, answers how many bytes there have been so far. */
  readonly onOutput: (bytes: Buffer) => number
}

interface Ended extends Pick<RunResult, 'ending' | 'limit'> {
  /** Absent when a sandbox has nothing to say about its command. */
  readonly exitCode: number | undefined
}

async function runChild(launch: Launch, limits: RunLimits, { alive, onOutput }: Watch): Promise<Ended> {
  const guard = launch.openGuard?.()
  const child = start(launch, guard)
  const running = noteRunning(child, { guard, marks: launch.marks ?? [] }, alive)
  return new Promise((resolve, reject) => {
    let stopped: Stopped | undefined
    const { release, lastLook } = watchLimits({ launch, child, limits, onOutput }, (reason) => {
      if (stopped) return
      stopped = reason
      // A sandbox takes no signal but the last one.
      if (guard || reason.ending === 'output_limit') return running.kill()
      killGroup(child, 'SIGTERM')
      setTimeout(running.kill, GRACE_MS).unref()
    })
    child.on('error', (error) => {
      onOutput(Buffer.from(describeStart(launch, error)))
      settle({ exitCode: guard ? undefined : 127, ending: 'not_started' })
    })
    child.on('exit', (code, signal) => {
      const own = code ?? 128 + (signal ? constants.signals[signal] : 0)
      Promise.all([own === 0 ? undefined : lastLook(), finish(child, guard)]).then(([shortage]) => {
        // Whoever ends a sandbox on purpose needs no word of it on the command.
        const exitCode = guard ? (guard.exitCode(own) ?? (stopped && KILLED)) : own
        settle({ ending: 'exited', ...shortage, ...stopped, exitCode })
      }, reject)
    })

    function settle(ended: Ended) {
      if (!alive.has(running)) return
      release()
      // Workers that outlive their parent would go on writing into the copy.
      if (!guard) running.kill()
      alive.delete(running)
      guard?.close()
      resolve(ended)
    }
  })
}

interface Ways {
  readonly guard: Guard | undefined
  readonly marks: readonly string[]
}

function noteRunning(child: ChildProcess, { guard, marks }: Ways, alive: Set<Running>): Running {
  const running: Running = {
    // Once it has settled, its number may be another process's.
    kill() {
      if (!alive.has(running)) return
      if (guard) return guard.kill(child)
      killGroup(child, 'SIGKILL')
      if (marks.length > 0) endMarked(marks)
    },
  }
  alive.add(running)
  return running
}

type Stopped = Pick<RunResult, 'ending' | 'limit'>
const KILLED = 128 + constants.signals.SIGKILL

function start({ argv: [file, ...args], directory, env }: Launch, guard: Guard | undefined): ChildProcess {
  const stdio = [
    guard?.stdin ?? 'ignore',
    'pipe',
    'pipe',
    ...(guard?.status === undefined ? [] : [guard.status]),
  ] as const
  try {
    return spawn(file, args, { cwd: directory, env: { ...env }, detached: true, stdio: [...stdio] })
  } catch (error) {
    guard?.close()
    throw error
  }
}

const describeStart = ({ argv: [file] }: Launch, error: unknown) =>
  `${file} could not be started: ${messageOf(error)}\n`

/** Arguments that are too long, or hold a NUL: these alone are thrown at once, and not told by an event. */
const isRefused = (error: unknown) => ['E2BIG', 'ERR_INVALID_ARG_VALUE'].includes(codeOf(error) ?? '')

interface Watched {
  readonly launch: Launch
  readonly child: ChildProcess
  readonly limits: RunLimits
  readonly onOutput: Watch['onOutput']
}

interface Watching extends Pick<MachineWatch, 'lastLook'> {
  release(): void
}

/** Output, time, the machine's resources and the caller's signal. */
function watchLimits({ launch, child, limits, onOutput }: Watched, stop: (reason: Stopped) => void): Watching {
  const { timeoutMs, signal, killAfterBytes = Number.POSITIVE_INFINITY } = limits
  const take = (bytes: Buffer) => {
    const written = onOutput(bytes)
    if (written > killAfterBytes) stop({ ending: 'output_limit', limit: describeOutput(killAfterBytes) })
  }
  child.stdout?.on('data', (bytes: Buffer) => {
    limits.onStdout?.(bytes)
    take(bytes)
  })
  child.stderr?.on('data', take)
  const onTime = () => stop({ ending: 'timed_out', limit: `The command did not end within ${duration(timeoutMs)}.` })
  const timer = setTimeout(onTime, timeoutMs)
  const machine = watchMachine(launch.directory, stop, limits.reserve)
  const onAbort = () => stop({ ending: 'exited' })
  signal?.addEventListener('abort', onAbort, { once: true })
  return {
    lastLook: machine.lastLook,
    release() {
      clearTimeout(timer)
      machine.stop()
      signal?.removeEventListener('abort', onAbort)
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
  }
}

const describeOutput = (maxBytes: number) =>
  `The command was stopped because it had written more than the ${size(maxBytes)} that are read. Have it print less.`

/** On a busy host time can be up before anything is read: then what has arrived is read still, in one turn of the loop. */
async function waitForOutput(): Promise<void> {
  await sleep(SETTLE_MS, undefined, { ref: false })
  await nextTurn()
}

/** The last output has arrived, and nothing of a sandbox is left when this is done. */
async function finish(child: ChildProcess, guard: Guard | undefined): Promise<void> {
  await Promise.race([once(child, 'close'), waitForOutput()])
  while (guard?.isAlive()) {
    guard.kill(child)
    await sleep(5)
  }
}

/** The group, not the child: test runners leave workers behind that would keep the port. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // No process of the group is left.
  }
}
