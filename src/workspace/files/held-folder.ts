import { constants } from 'node:fs'
import { type FileHandle, lstat, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, ToolError } from '../../errors.ts'

/** A folder that stays the same one while it is held, whatever a process puts in its place meanwhile. */
interface HeldFolder {
  /** A path for what has this name in the folder. */
  at(name: string): string
  release(): Promise<void>
}

/**
 * Walks down from a folder of our own, one step at a time and never through a symlink. `undefined` where a step is
 * missing and not to be made. Throws ToolError for a symlink, and the system's errors.
 */
export async function holdFolder(
  root: string,
  steps: readonly string[],
  { create }: { readonly create: boolean },
): Promise<HeldFolder | undefined> {
  let folder = hold(await open(root, constants.O_RDONLY | constants.O_DIRECTORY), root)
  for (const step of steps) {
    const path = folder.at(step)
    const next = await descend(path, create).finally(folder.release)
    if (!next) return undefined
    folder = hold(next, path)
  }
  return folder
}

/**
 * On Linux the way goes through the open folder itself, as with openat(2): between a look at a path and its use a test
 * process could swap a folder for a link. Elsewhere the path is used, which is safe once test processes have ended.
 */
function hold(handle: FileHandle, path: string): HeldFolder {
  const own = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path
  return { at: (name) => join(own, name), release: () => handle.close() }
}

async function descend(path: string, create: boolean): Promise<FileHandle | undefined> {
  if (create) await makeFolder(path)
  try {
    return await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  } catch (error) {
    await refuseSymlink(path)
    if (!create && isAbsent(error)) return undefined
    throw error
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** A link to a folder outside would carry the rest of a path there. */
export async function refuseSymlink(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats?.isSymbolicLink()) return
  throw new ToolError('It leads through a symbolic link. Symbolic links are not followed; name the file itself.')
}

/** There is nothing, or a file stands where a folder would have to be. */
export const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')
