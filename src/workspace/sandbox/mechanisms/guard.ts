import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { codeOf } from '../../../errors.ts'
import { type Guard, killGroup } from '../../process/process.ts'

/**
 * Watches a sandbox by the file in which it reports, in bwrap's words: `{ "child-pid": 7 }` before the command can run,
 * `{ "exit-code": 0 }` after it. https://manpages.debian.org/bookworm/bubblewrap/bwrap.1.en.html (--json-status-fd)
 */
export function watchStatus(file: string): Guard {
  const status = openSync(file, 'w+', 0o600)
  const read = (key: string) => {
    const value = new RegExp(`"${key}": (\\d+)`).exec(readFileSync(file, 'utf8'))?.[1]
    return value === undefined ? undefined : Number(value)
  }
  const inner = () => (read('exit-code') === undefined ? read('child-pid') : undefined)
  return {
    stdin: 'ignore',
    status,
    exitCode: () => read('exit-code'),
    isAlive: () => isAlive(inner()),
    // The first process inside, not the one outside: when that ends, the kernel has ended all others before, and only
    // then does the one outside end. The other way round they live on for some milliseconds.
    kill(child) {
      const pid = inner()
      if (pid === undefined || !signal(pid)) killGroup(child, 'SIGKILL')
    },
    close() {
      closeSync(status)
      rmSync(file, { force: true })
    },
  }
}

/** The same where the sandbox belongs to root and we do not: a life line on stdin takes the place of the signal. */
export function watchLifeline(file: string): Guard {
  return {
    ...watchStatus(file),
    stdin: 'pipe',
    kill: (child) => {
      child.stdin?.destroy()
    },
  }
}

/** Without namespaces all processes of the sandbox's user are the sandbox. */
export function watchUser(uid: number): Guard {
  return {
    stdin: 'ignore',
    status: undefined,
    exitCode: (own) => own,
    isAlive: () => processesOf(uid).length > 0,
    kill: () => {
      // Again until none is left: a process that was about to fork has a child now.
      for (let left = processesOf(uid); left.length > 0; left = processesOf(uid)) left.forEach(signal)
    },
    close: () => undefined,
  }
}

function processesOf(uid: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => {
    try {
      // A zombie has ended, and stays until its parent looks; its command line is empty.
      return statSync(`/proc/${pid}`).uid === uid && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
    } catch {
      return false
    }
  })
}

/** Whether there was such a process, and it was ours to end. */
function signal(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
