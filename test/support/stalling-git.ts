import { existsSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFolder } from './folders.ts'

/** A git that never ends at one kind of call, so that a test can stop what waits for it. */
export interface StallingGit {
  /** PATH with this git before all others. */
  readonly path: string
  /** Until the call has come. */
  stalled(): Promise<void>
  /** Whether the call still waits; a process that was killed stays in the table until its parent asks for it. */
  isRunning(): Promise<boolean>
}

export async function openStallingGit(t: Pick<TestContext, 'after'>, verb: string, path = ''): Promise<StallingGit> {
  const bin = await openFolder(t)
  const pidFile = join(bin, 'pid')
  const stall = `case " $* " in *" ${verb} "*) echo $$ >${pidFile}.new; mv ${pidFile}.new ${pidFile}; exec sleep 600 ;; esac`
  await writeFile(join(bin, 'git'), `#!/bin/sh\n${stall}\nPATH=\${PATH#*:} exec git "$@"\n`)
  await chmod(join(bin, 'git'), 0o755)
  return {
    path: [bin, path].join(delimiter),
    async stalled() {
      while (!existsSync(pidFile)) await sleep(20)
    },
    async isRunning() {
      const pid = (await readFile(pidFile, 'utf8')).trim()
      return /\) [^Z]/.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
    },
  }
}
