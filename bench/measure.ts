import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a process itself used; its children are not counted. */
export interface Usage {
  /** CPU time in milliseconds, user and system. */
  readonly cpuMs: number
  /** Peak of resident memory in megabytes. */
  readonly peakMb: number
  /** Since the start, in milliseconds. */
  readonly wallMs: number
}

export interface Watched {
  readonly child: ChildProcess
  /** What has been used so far, read from /proc. */
  now(): Usage
  /** Waits for the end; the last reading before it, and when it was. */
  ended(): Promise<Usage & { readonly exitCode: number | null }>
}

const TICK_MS = 10

export function watch(argv: readonly [string, ...string[]], env: Readonly<Record<string, string>> = {}): Watched {
  const startedAt = performance.now()
  const [file, ...args] = argv
  const child = spawn(file, args, { stdio: 'ignore', env: { PATH: process.env.PATH, ...env } })
  let last = { cpuMs: 0, peakMb: 0 }
  const read = () => {
    last = readUsage(child.pid) ?? last
    return { ...last, wallMs: performance.now() - startedAt }
  }
  const timer = setInterval(read, 5)
  const exit = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => {
      clearInterval(timer)
      resolve(code)
    })
  })
  return {
    child,
    now: read,
    async ended() {
      const exitCode = await exit
      return { ...last, wallMs: performance.now() - startedAt, exitCode }
    },
  }
}

/** `undefined` once the process has ended. proc_pid_stat(5): utime and stime are fields 14 and 15, in ticks of 10 ms. */
function readUsage(pid: number | undefined): Pick<Usage, 'cpuMs' | 'peakMb'> | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    if (peak === undefined) return undefined
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, peakMb: Number(peak) / 1024 }
  } catch {
    return undefined
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
export const minimum = (values: readonly number[]): number => Math.min(...values)
