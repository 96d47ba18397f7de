import { rm, writeFile } from 'node:fs/promises'
import type { OpenGit } from './git.ts'

const lines = (parts: readonly string[]) => parts.map((part) => `${part}\n`).join('')

/** The texts of blobs, by their names. One git reads all of them. */
export async function readBlobs(openGit: OpenGit, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  if (names.length === 0) return texts
  const output: Buffer = await openGit({ input: lines(names) }).binaryCatFile(['--batch'])
  // "NAME blob SIZE", a line end, the content, a line end. git-cat-file(1), "Batch output"
  for (let at = 0; at < output.length; ) {
    const start = output.indexOf('\n', at) + 1
    const [name = '', kind, size] = output.toString('utf8', at, start - 1).split(' ')
    if (kind !== 'blob') throw new Error(`Git could not read the blob ${name}: ${kind}.`)
    const end = start + Number(size)
    texts.set(name, output.toString('utf8', start, end))
    at = end + 1
  }
  return texts
}

/** Keeps contents as blobs, and answers their names in the same order. */
export async function writeBlobs(
  openGit: OpenGit,
  contents: readonly Buffer[],
  scratch: (name: string) => string,
): Promise<readonly string[]> {
  if (contents.length === 0) return []
  const files = contents.map(() => scratch('blob'))
  try {
    for (const [i, content] of contents.entries()) await writeFile(files[i] ?? '', content)
    const names = await openGit({ input: lines(files) }).raw(['hash-object', '-w', '--no-filters', '--stdin-paths'])
    return names.trim().split('\n')
  } finally {
    for (const file of files) await rm(file, { force: true })
  }
}
