import { randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolError } from '../../errors.ts'
import type { FileText, NewText } from '../types.ts'
import { explainFault } from './faults.ts'
import { holdFolder, isAbsent, refuseSymlink } from './held-folder.ts'
import { normalisePath } from './paths.ts'

/**
 * The path jail. Everything the host reads or writes in a copy on behalf of the model goes through here: no way out by
 * `..`, by absolute paths or by symlinks, and nothing but regular files. The check is made again at each use, because
 * test code may have changed the copy in between. Throws ToolError for whatever the path, or what stands there, is to blame.
 */
export interface Jail {
  read(path: string, maxBytes: number): Promise<FileText>
  readIfPresent(path: string, maxBytes: number): Promise<FileText | undefined>
  write(path: string, file: NewText): Promise<void>
  remove(path: string): Promise<void>
  /** Whether the path is a regular file with no symlink on the way. */
  isFile(path: string): Promise<boolean>
}

const BOM = '\uFEFF'

/** Paths are relative to `folder`; symlinks are looked for from `root` on, which must be a folder of our own making. */
export function createJail(root: string, folder = '.'): Jail {
  async function within<T>(path: string, work: (file: string) => Promise<T>, create = false): Promise<T | undefined> {
    const steps = join(folder, normalisePath(path)).split('/')
    const name = steps.pop() ?? '.'
    try {
      const held = await holdFolder(root, steps, { create })
      return await (held && work(held.at(name)).finally(held.release))
    } catch (error) {
      throw explainFault(error, path)
    }
  }

  return {
    readIfPresent: (path, maxBytes) => within(path, (file) => readText(file, maxBytes)),

    async read(path, maxBytes) {
      const text = await within(path, (file) => readText(file, maxBytes))
      if (!text) throw new ToolError(`There is no file ${JSON.stringify(path)}. Use list_files to see what exists.`)
      return text
    },

    write: (path, text) => within(path, (file) => replaceFile(file, text), true),
    remove: (path) => within(path, removeFile),

    async isFile(path) {
      try {
        return (await within(path, tryStatRegular)) !== undefined
      } catch (error) {
        if (error instanceof ToolError) return false
        throw error
      }
    },
  }
}

/** `undefined` where there is nothing. */
async function tryStatRegular(file: string): Promise<Stats | undefined> {
  await refuseSymlink(file)
  try {
    const stats = await lstat(file)
    if (stats.isFile()) return stats
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
  throw new ToolError('It is not a regular file.')
}

async function removeFile(file: string): Promise<void> {
  if (await tryStatRegular(file)) await rm(file, { force: true })
}

/** A reader sees the old file or the new one, never a half: written beside it, then renamed over it. */
async function replaceFile(file: string, { text, hasBom, mode = 0o644 }: NewText): Promise<void> {
  const old = await tryStatRegular(file)
  const temporary = join(file, '..', `.regreen-${randomBytes(6).toString('hex')}`)
  try {
    const handle = await open(temporary, 'wx', mode)
    try {
      await handle.writeFile(hasBom ? BOM + text : text)
      // The umask must not take away what the file had.
      await handle.chmod((old?.mode ?? mode) & 0o777)
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

async function readText(file: string, maxBytes: number): Promise<FileText | undefined> {
  const handle = await tryOpen(file)
  if (!handle) return undefined
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new ToolError('It is not a regular file.')
    if (stats.size > maxBytes) throw tooLarge(stats.size, maxBytes)
    return { ...decode(await readWhole(handle, stats.size)), mode: stats.mode & 0o777 }
  } finally {
    await handle.close()
  }
}

/** NONBLOCK, because opening a FIFO would wait for its writer; NOFOLLOW, because the file may have been swapped for a link. */
async function tryOpen(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    await refuseSymlink(file)
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Asks for one byte more than there should be: a file that grows while it is read, or lies about its size, is noticed. */
async function readWhole(handle: FileHandle, size: number): Promise<Buffer> {
  const buffer = Buffer.alloc(size + 1)
  let length = 0
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length)
    if (bytesRead === 0) return buffer.subarray(0, length)
    length += bytesRead
  }
  throw new ToolError('It changed while it was read. Try again.')
}

function tooLarge(size: number, maxBytes: number): ToolError {
  return new ToolError(
    `It is too large: ${size} bytes, and at most ${maxBytes} can be read. Use search to find the lines you need.`,
  )
}

function decode(bytes: Buffer): { text: string; hasBom: boolean } {
  if (bytes.includes(0)) throw new ToolError('It is a binary file.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const hasBom = text.startsWith(BOM)
    return { text: hasBom ? text.slice(1) : text, hasBom }
  } catch {
    throw new ToolError('It is not UTF-8 text; it cannot be read or edited.')
  }
}
