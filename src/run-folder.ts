import { lstat, mkdtemp, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConfigError, describeShortage, messageOf } from './errors.ts'
import { removeFolder } from './workspace/workspace.ts'

const PREFIX = 'regreen-run-'
const OWNER = 'owner'
const DAY_MS = 24 * 60 * 60_000

/**
 * Makes a run's private folder. It says which process it belongs to, so that what a killed run has left behind is known,
 * and removed at the next start on the same machine. Nothing that a run still works in is touched. Throws ConfigError.
 */
export async function openRunFolder(parent: string): Promise<string> {
  await removeLeftFolders(parent)
  const folder = await makeTemporaryFolder(parent, PREFIX)
  try {
    await writeFile(join(folder, OWNER), renderOwner(await describeProcess(process.pid)))
    return folder
  } catch (error) {
    await removeFolder(folder)
    throw error
  }
}

/** Makes a folder with a name of its own. Throws ConfigError where the place for temporary files is none. */
export async function makeTemporaryFolder(parent: string, prefix: string): Promise<string> {
  const place = resolve(parent)
  return mkdtemp(join(place, prefix)).catch((error: unknown) => {
    if (describeShortage(error) !== undefined) throw error
    throw new ConfigError(
      `No folder can be made in ${place}, the place for temporary files: ${messageOf(error)}. Set the environment variable TMPDIR (RUNNER_TEMP on a runner) to a folder that exists and can be written to.`,
    )
  })
}

async function removeLeftFolders(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const folder = join(parent, name)
    // What belongs to another user, or vanishes meanwhile, does not concern us.
    if (await isLeft(folder).catch(() => false)) await removeFolder(folder)
  }
}

async function isLeft(folder: string): Promise<boolean> {
  const stats = await lstat(folder)
  if (!stats.isDirectory() || stats.uid !== process.getuid?.()) return false
  const isOld = Date.now() - stats.mtimeMs > DAY_MS
  const owner = tryParseOwner(await readFile(join(folder, OWNER), 'utf8').catch(() => ''))
  const now = owner && (await describeProcess(owner.pid))
  // A run that has just made its folder has not signed it yet, and one in another container cannot be seen from here.
  if (!owner || owner.namespace !== now?.namespace) return isOld
  return owner.startedAt !== now.startedAt
}

/** A process that can be told from a later one with the same number. */
interface ProcessName {
  readonly pid: number
  /** Which set of numbers it is. */
  readonly namespace: string
  /** In ticks since the machine started; empty when there is no such process. */
  readonly startedAt: string
}

const renderOwner = ({ pid, namespace, startedAt }: ProcessName) => `${pid} ${namespace} ${startedAt}`

function tryParseOwner(text: string): ProcessName | undefined {
  const [, pid, namespace, startedAt] = /^(\d+) (\S+) (\S+)$/.exec(text) ?? []
  return namespace !== undefined && startedAt !== undefined ? { pid: Number(pid), namespace, startedAt } : undefined
}

async function describeProcess(pid: number): Promise<ProcessName> {
  if (process.platform !== 'linux') return { pid, namespace: process.platform, startedAt: isAlive(pid) ? 'alive' : '' }
  const namespace = await readlink('/proc/self/ns/pid')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program, in brackets, may hold anything. The state comes right after it, the start as 20th. proc_pid_stat(5)
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const isZombie = words[0] === 'Z'
  return { pid, namespace, startedAt: isZombie ? '' : (words[19] ?? '') }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
