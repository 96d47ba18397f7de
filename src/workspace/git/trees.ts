import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import type { SimpleGit } from 'simple-git'
import { ConfigError, messageOf } from '../../errors.ts'
import type { Change, ChangeEntry } from '../types.ts'
import { writeBlobs } from './blobs.ts'
import { readChange } from './change.ts'
import type { OpenGit } from './git.ts'

/** A file to put into a tree, by its bytes or by an object of the mirror; `undefined` removes it. */
export interface TreeEdit {
  readonly path: string
  readonly mode: string
  readonly content: Buffer | { readonly blob: string } | undefined
}

/** The edits that a change's entries amount to, on any tree. */
export function editsOf(entries: readonly ChangeEntry[]): TreeEdit[] {
  return entries.map(({ path, kind, newMode, newBlob }) => ({
    path,
    mode: newMode,
    content: kind === 'delete' ? undefined : { blob: newBlob },
  }))
}

/** What trees are made with. */
export interface Objects {
  readonly openGit: OpenGit
  /** A path for a scratch file, used once. */
  readonly scratch: (name: string) => string
  /** An empty folder: some of git's commands on an index want a work tree, though they do not look at it. */
  readonly nowhere: string
}

/** Writes a tree's files into a folder, over what stands there; the index of it stays private. Answers the index file. */
export async function checkOut({ openGit, scratch }: Objects, tree: string, directory: string): Promise<string> {
  await mkdir(directory, { recursive: true })
  const indexFile = scratch('index')
  const git = openGit({ indexFile, workTree: directory })
  await git.raw(['read-tree', '--reset', '-u', '--no-recurse-submodules', tree])
  return indexFile
}

/** The tree with some files replaced, added or removed. */
export async function writeTree(objects: Objects, baseTree: string, edits: readonly TreeEdit[]): Promise<string> {
  if (edits.length === 0) return baseTree
  const list = await toIndexInfo(objects, edits)
  return withIndex(objects, baseTree, async (open) => {
    await open(list).raw(['update-index', '-z', '--index-info'])
  })
}

/** The tree that git makes of a patch, or of taking one back. Throws ConfigError when it does not apply. */
export function writePatchedTree(
  objects: Objects,
  baseTree: string,
  { patchFile, isReverse = false }: { patchFile: string; isReverse?: boolean },
): Promise<string> {
  const direction = isReverse ? ['--reverse'] : []
  return withIndex(objects, baseTree, async (open) => {
    try {
      await open().raw(['apply', '--cached', '--whitespace=nowarn', ...direction, '--', patchFile])
    } catch (error) {
      const said = messageOf(error).trim()
      // Of git's words: its advice is about flags that nobody can give here.
      if (/No valid patches in input|unrecognized input/.test(said))
        throw new ConfigError(`${patchFile} holds no patch in the form that "git diff" writes.`)
      throw new ConfigError(`The patch ${patchFile} does not apply to the base commit: ${said}`, said)
    }
  })
}

async function withIndex(
  { openGit, scratch, nowhere }: Objects,
  baseTree: string,
  change: (open: (input?: string) => SimpleGit) => Promise<void>,
): Promise<string> {
  const indexFile = scratch('index')
  const open = (input = '') => openGit({ indexFile, workTree: nowhere, input })
  try {
    await open().raw(['read-tree', baseTree])
    await change(open)
    return (await open().raw(['write-tree'])).trim()
  } finally {
    await rm(indexFile, { force: true })
  }
}

/** git-update-index(1), "Using --index-info"; mode 0 takes a path out. */
async function toIndexInfo({ openGit, scratch }: Objects, edits: readonly TreeEdit[]): Promise<string> {
  const contents = edits.flatMap(({ content }) => (Buffer.isBuffer(content) ? content : []))
  const written = (await writeBlobs(openGit, contents, scratch)).values()
  return edits
    .map(({ path, mode, content }) => {
      if (content === undefined) return `0 ${'0'.repeat(40)}\t${path}\0`
      const blob = Buffer.isBuffer(content) ? written.next().value : content.blob
      return `${mode} ${blob}\t${path}\0`
    })
    .join('')
}

const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-renames', '--no-color', '--full-index', '--binary']

/** What differs between two trees, entry by entry, and the patch of it as git writes it. */
export async function compareTrees({ openGit, scratch }: Objects, baseTree: string, tree: string): Promise<Change> {
  if (baseTree === tree) return createChange({ baseTree, tree, entries: [], bytes: Buffer.alloc(0) })
  const patchFile = scratch('patch')
  try {
    const entries = await readChange(openGit, baseTree, tree)
    await openGit().raw([...DIFF, `--output=${patchFile}`, baseTree, tree])
    return createChange({ baseTree, tree, entries, bytes: await readFile(patchFile) })
  } finally {
    await rm(patchFile, { force: true })
  }
}

interface Compared extends Pick<Change, 'baseTree' | 'tree' | 'entries'> {
  /** The patch. */
  readonly bytes: Buffer
}

function createChange({ baseTree, tree, entries, bytes }: Compared): Change {
  const total = (key: 'additions' | 'deletions') => entries.reduce((sum, entry) => sum + entry[key], 0)
  return {
    baseTree,
    tree,
    entries,
    patch: bytes.toString('utf8'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    additions: total('additions'),
    deletions: total('deletions'),
  }
}
