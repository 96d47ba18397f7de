import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ToolError } from '../errors.ts'
import type { FileText } from './types.ts'

/**
 * The path jail. Everything the host reads or writes in a copy on behalf of the model goes through here: no way out by
 * `..`, by absolute paths or by symlinks, and nothing but regular files. The check is made again at each use, because
 * test code may have changed the copy in between.
 */
export interface Jail {
  /** The path in normal form. Throws ToolError when it is not one inside the copy. */
  normalise(path: string): string
  read(path: string, maxBytes: number): Promise<FileText>
  readIfPresent(path: string, maxBytes: number): Promise<FileText | undefined>
  write(path: string, file: { readonly text: string; readonly hasBom: boolean }): Promise<void>
  remove(path: string): Promise<void>
  /** Any bytes as text; `undefined` when absent, no regular file or larger. For reports, which strangers write. */
  readLoosely(path: string, maxBytes: number): Promise<string | undefined>
  /** Whether the path is a regular file with no symlink on the way. */
  isFile(path: string): Promise<boolean>
}

const BOM = '\uFEFF'

export function createJail(root: string): Jail {
  const jail: Jail = {
    normalise: normalisePath,

    async read(path, maxBytes) {
      const file = await jail.readIfPresent(path, maxBytes)
      if (!file) throw new ToolError(`There is no file ${JSON.stringify(path)}. Use list_files to see what exists.`)
      return file
    },

    async readIfPresent(path, maxBytes) {
      const absolute = join(root, await refuseSymlinks(root, path))
      const handle = await openRegular(absolute, path)
      if (!handle) return undefined
      try {
        const { size, mode } = await handle.stat()
        if (size > maxBytes) throw tooLarge(path, size, maxBytes)
        return { ...decode(await readAtMost(handle, maxBytes, path), path), mode: mode & 0o777 }
      } finally {
        await handle.close()
      }
    },

    async readLoosely(path, maxBytes) {
      try {
        const handle = await openRegular(join(root, await refuseSymlinks(root, path)), path)
        if (!handle) return undefined
        try {
          return (await readAtMost(handle, maxBytes, path)).toString('utf8')
        } finally {
          await handle.close()
        }
      } catch (error) {
        if (error instanceof ToolError) return undefined
        throw error
      }
    },

    async write(path, { text, hasBom }) {
      const relative = await refuseSymlinks(root, path)
      const absolute = join(root, relative)
      const mode = await writableMode(absolute, path)
      await makeFolders(root, relative)
      await replaceFile(absolute, Buffer.from(hasBom ? BOM + text : text), mode)
    },

    async remove(path) {
      const absolute = join(root, await refuseSymlinks(root, path))
      await writableMode(absolute, path)
      await rm(absolute, { force: true })
    },

    async isFile(path) {
      try {
        const absolute = join(root, await refuseSymlinks(root, path))
        return (await lstat(absolute)).isFile()
      } catch {
        return false
      }
    },
  }
  return jail
}

/** Throws ToolError, before anything is looked at on disk. */
export function normalisePath(path: string): string {
  const refuse = (why: string) =>
    new ToolError(`The path ${JSON.stringify(path)} ${why}. Use a path relative to the working directory.`)
  if (path.trim() === '') throw refuse('is empty')
  if (/[\0-\x1f\x7f]/.test(path)) throw refuse('has a control character')
  if (path.includes('\\')) throw refuse('has a backslash')
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw refuse('is absolute')
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) throw refuse('leaves the working directory')
  // `.git` in any spelling that some file system takes for it.
  if (parts.some((part) => /^\.git[. ]*$/i.test(part.normalize('NFKC')))) throw refuse("is inside git's own folder")
  if (parts.length === 0) return '.'
  return parts.join('/')
}

/** Every component that exists must be no symlink: a link to a folder outside would carry the rest of the path there. */
async function refuseSymlinks(root: string, path: string): Promise<string> {
  const relative = normalisePath(path)
  const parts = relative.split('/')
  for (let i = 1; i <= parts.length; i++) {
    const stats = await tryLstat(join(root, ...parts.slice(0, i)))
    if (!stats) break
    if (stats.isSymbolicLink()) {
      throw new ToolError(
        `${JSON.stringify(parts.slice(0, i).join('/'))} is a symbolic link. Symbolic links are not followed; use the path of the file itself.`,
      )
    }
  }
  return relative
}

async function tryLstat(absolute: string) {
  try {
    return await lstat(absolute)
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

const isAbsent = (error: unknown) => hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** NONBLOCK, because opening a FIFO would wait for its writer; NOFOLLOW, because the last component may have been swapped. */
async function openRegular(absolute: string, path: string): Promise<FileHandle | undefined> {
  const refusal = new ToolError(`${JSON.stringify(path)} is not a regular file.`)
  let handle: FileHandle
  try {
    handle = await open(absolute, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    if (isAbsent(error)) return undefined
    if (hasCode(error, 'ELOOP') || hasCode(error, 'ENXIO')) throw refusal
    if (hasCode(error, 'ENAMETOOLONG'))
      throw new ToolError(`The path ${JSON.stringify(`${path.slice(0, 80)}…`)} is too long.`)
    throw error
  }
  if ((await handle.stat()).isFile()) return handle
  await handle.close()
  throw refusal
}

/** Reads one byte more than allowed: a file that grows while it is read, or lies about its size, is noticed. */
async function readAtMost(handle: FileHandle, maxBytes: number, path: string): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.min(maxBytes + 1, (await handle.stat()).size + 1))
  let length = 0
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  if (length > maxBytes) throw tooLarge(path, length, maxBytes)
  return buffer.subarray(0, length)
}

function tooLarge(path: string, size: number, maxBytes: number): ToolError {
  return new ToolError(
    `${JSON.stringify(path)} is too large: ${size} bytes, and at most ${maxBytes} can be read. Use search to find the lines you need.`,
  )
}

function decode(bytes: Buffer, path: string): { text: string; hasBom: boolean } {
  if (bytes.includes(0)) throw new ToolError(`${JSON.stringify(path)} is a binary file.`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const hasBom = text.startsWith(BOM)
    return { text: hasBom ? text.slice(1) : text, hasBom }
  } catch {
    throw new ToolError(`${JSON.stringify(path)} is not UTF-8 text; it cannot be read or edited.`)
  }
}

/** The mode to keep, or that of a new file. Refuses anything that is not a regular file. */
async function writableMode(absolute: string, path: string): Promise<number> {
  const stats = await tryLstat(absolute)
  if (!stats) return 0o644
  if (!stats.isFile()) throw new ToolError(`${JSON.stringify(path)} is not a regular file.`)
  return stats.mode & 0o777
}

async function makeFolders(root: string, relative: string): Promise<void> {
  const folder = dirname(relative)
  try {
    await mkdir(join(root, folder), { recursive: true })
  } catch (error) {
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOTDIR')) {
      throw new ToolError(`${JSON.stringify(folder)} cannot be made a folder: a file is in the way.`)
    }
    throw error
  }
}

/** A reader sees the old file or the new one, never a half: written beside it, then renamed over it. */
export async function replaceFile(absolute: string, bytes: Buffer, mode: number): Promise<void> {
  const temporary = join(dirname(absolute), `.regreen-${randomBytes(6).toString('hex')}`)
  try {
    const handle = await open(temporary, 'wx', mode)
    try {
      await handle.writeFile(bytes)
      // The umask must not take away what the file had.
      await handle.chmod(mode)
    } finally {
      await handle.close()
    }
    await rename(temporary, absolute)
  } finally {
    await rm(temporary, { force: true })
  }
}
