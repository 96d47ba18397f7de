import { statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import type { RunResult } from '../types.ts'

/** What a child must leave of the machine, in bytes. */
interface Reserve {
  readonly disk: number
  readonly memory: number
}

const MIB = 1024 ** 2
const RESERVE: Reserve = { disk: 512 * MIB, memory: 256 * MIB }
const INTERVAL_MS = 250

/** What a machine ran short of, with a sentence that names limit and value. */
interface Shortage {
  readonly ending: Extract<RunResult['ending'], 'disk_limit' | 'memory_limit'>
  readonly limit: string
}

export interface MachineWatch {
  /** For a child that has failed: whether it ran short of something since the watch looked last. */
  lastLook(): Promise<Shortage | undefined>
  stop(): void
}

/**
 * Looks after the machine while a child runs, and tells once when the disk below the folder or the memory is nearly used
 * up: a full disk would stop the whole job, and the kernel would choose for itself what to end.
 */
export function watchMachine(
  folder: string,
  tell: (shortage: Shortage) => void,
  reserve: Partial<Reserve> = {},
): MachineWatch {
  // On a machine that is short of both from the start, half of what there is may be used.
  const floors = readFree(folder).then((free) => ({
    disk: reserve.disk ?? Math.min(RESERVE.disk, free.disk / 2),
    memory: reserve.memory ?? Math.min(RESERVE.memory, free.memory / 2),
  }))
  let isOver = false
  const stop = () => {
    isOver = true
    clearInterval(timer)
  }
  const timer = setInterval(async () => {
    const shortage = compare(await readFree(folder), await floors, 'was stopped because')
    // The child may have ended while the answer was on its way.
    if (!shortage || isOver) return
    stop()
    tell(shortage)
  }, INTERVAL_MS)
  timer.unref()
  return { stop, lastLook: async () => compare(await readFree(folder), await floors, 'failed when') }
}

type End = 'was stopped because' | 'failed when'

function compare(free: Reserve, floors: Reserve, end: End): Shortage | undefined {
  const say = (what: string, left: number, floor: number) =>
    `The command ${end} ${mebibytes(left)} of ${what} were left, and ${mebibytes(floor)} must stay free. Free some, or use a larger runner.`
  if (free.disk <= floors.disk) return { ending: 'disk_limit', limit: say('the disk', free.disk, floors.disk) }
  if (free.memory <= floors.memory) return { ending: 'memory_limit', limit: say('memory', free.memory, floors.memory) }
  return undefined
}

/** Only Linux tells how much memory can be had; elsewhere what is free is almost always little. */
async function readFree(folder: string): Promise<Reserve> {
  const unknown = Number.POSITIVE_INFINITY
  const disk = await statfs(folder).catch(() => undefined)
  return {
    disk: disk ? disk.bavail * disk.bsize : unknown,
    memory: process.platform === 'linux' ? freemem() : unknown,
  }
}

const mebibytes = (bytes: number) => `${Math.round(bytes / MIB)} MiB`
