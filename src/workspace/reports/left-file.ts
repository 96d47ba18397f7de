import { constants } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** Large enough that the way to the disk and back does not count. */
const PIECE_BYTES = 256 * 1024

/**
 * Hands over a file that a run left below a folder, in pieces; bytes that are no UTF-8 are replaced. Answers `false`
 * where there is no regular file, or where a symlink stands in the way: it would show the host's files as a report.
 */
export async function readLeftFile(
  root: string,
  name: string,
  { maxBytes, take }: { readonly maxBytes: number; readonly take: (piece: string) => void },
): Promise<boolean> {
  const handle = await tryOpen(join(root, name))
  if (!handle) return false
  try {
    const isOwn = (await realpath(join(root, name))) === join(await realpath(root), name)
    if (!isOwn || !(await handle.stat()).isFile()) return false
    await readPieces(handle, maxBytes, take)
    return true
  } finally {
    await handle.close()
  }
}

/** NONBLOCK, because opening a FIFO would wait for its writer. */
async function tryOpen(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch {
    return undefined
  }
}

async function readPieces(handle: FileHandle, maxBytes: number, take: (piece: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  const buffer = Buffer.alloc(PIECE_BYTES)
  for (let at = 0; at < maxBytes; ) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, maxBytes - at), at)
    if (bytesRead === 0) break
    at += bytesRead
    take(decoder.decode(buffer.subarray(0, bytesRead), { stream: true }))
  }
  take(decoder.decode())
}
