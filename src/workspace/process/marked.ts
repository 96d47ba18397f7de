import { readdirSync, readFileSync } from 'node:fs'

/** A bomb of forks is never at its end. */
const MAX_ROUNDS = 100

/**
 * Ends all processes that were started with one of these entries in their environment, such as `HOME=/tmp/a`: daemons have
 * left the process group, and kept that. Finds them on Linux alone, and none that was started with another environment.
 * https://man7.org/linux/man-pages/man5/proc_pid_environ.5.html
 */
export function endMarked(entries: readonly string[]): void {
  // Again until none is left: a process that was about to fork has a child now.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const left = findMarked(entries)
    if (left.length === 0) return
    for (const pid of left) end(pid)
  }
}

function findMarked(entries: readonly string[]): number[] {
  return listProcesses().filter((pid) => {
    const own = new Set(readEnvironment(pid).split('\0'))
    return pid !== process.pid && entries.some((entry) => own.has(entry))
  })
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    // No Linux.
    return []
  }
}

/** Empty for a process that has ended or is somebody else's. */
function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
