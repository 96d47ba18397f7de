import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Change } from '../types.ts'
import { createGit, initialise, type OpenGit, splitNul } from './git.ts'
import { type NotePlace, type NoteUpdate, readNote, writeNote } from './notes.ts'
import { fetchCommit, type PushTarget, pushCommit, type Source } from './remote.ts'
import { checkOut, compareTrees, type Objects, type TreeEdit, writePatchedTree, writeTree } from './trees.ts'

interface CommitText {
  readonly message: string
  readonly parent: string
}

/**
 * A private bare repository, filled before any untrusted code runs. All trees that are judged, proven and published are
 * made here, by object name, so that nothing a test process does to a copy can change what "base" means.
 */
export interface Mirror {
  readonly gitDir: string
  /** Brings one commit, without history. Throws ConfigError when the source does not have it. */
  fetchCommit(source: Source, rev: string): Promise<string>
  has(rev: string): Promise<boolean>
  treeOf(commit: string): Promise<string>
  /** Paths below the tree, sorted as git sorts. */
  paths(tree: string): Promise<readonly string[]>
  /** The files that differ between two trees or commits, of which there may be any number. */
  changedPaths(baseTree: string, tree: string): Promise<readonly string[]>
  /** A file's text; `undefined` when the tree has no regular file there. */
  readText(tree: string, path: string): Promise<string | undefined>
  /** The mode of a regular file in the tree; that of a plain new file when it has none there. */
  modeOf(tree: string, path: string): Promise<'100644' | '100755'>
  /** Writes a tree's files into a folder, over what stands there; the index of it stays private. Answers the index file. */
  checkOut(tree: string, directory: string): Promise<string>
  treeWith(baseTree: string, edits: readonly TreeEdit[]): Promise<string>
  /** The tree that git makes of a patch. Throws ConfigError when it does not apply. */
  treeWithPatch(baseTree: string, patchFile: string): Promise<string>
  /** The tree that a patch was applied to. Throws ConfigError when the patch is not in it. */
  treeWithoutPatch(tree: string, patchFile: string): Promise<string>
  change(baseTree: string, tree: string): Promise<Change>
  commit(tree: string, text: CommitText): Promise<string>
  /** Creates a branch on the server, or moves it from `expected` and from nowhere else. Throws git's own error. */
  push(target: PushTarget): Promise<void>
  /** Our note on a commit of the server; `undefined` for none. Throws ConfigError or ServiceError. */
  readNote(place: NotePlace): Promise<string | undefined>
  /** Writes our note on a commit of the server, by what it holds now. Throws ConfigError or ServiceError. */
  writeNote(note: NoteUpdate): Promise<void>
  /** A git bound to this mirror and the given index and work tree. */
  readonly git: OpenGit
  /** A path for a scratch file, used once. */
  scratch(name: string): string
}

/** Makes an empty mirror below the run's folder. The signal ends whatever git is doing for it. Throws ConfigError without git. */
export async function createMirror(runDirectory: string, searchPath: string, signal?: AbortSignal): Promise<Mirror> {
  const gitDir = join(runDirectory, 'mirror.git')
  let scratchCount = 0
  const scratch = (name: string) => join(runDirectory, `${name}-${scratchCount++}`)
  const common = { directory: runDirectory, searchPath, gitDir, ...(signal && { signal }) }
  const openGit: OpenGit = (settings = {}) => createGit({ ...common, ...settings })
  const objects = { openGit, scratch, nowhere: join(runDirectory, 'nowhere') }

  for (const folder of [gitDir, objects.nowhere]) await mkdir(folder, { recursive: true })
  await initialise(openGit(), ['--bare', gitDir])
  const trees = new Map<string, Promise<string>>()

  return {
    gitDir,
    git: openGit,
    scratch,
    async fetchCommit(source, rev) {
      const { commit, tree } = await fetchCommit(openGit, source, rev)
      trees.set(commit, Promise.resolve(tree))
      return commit
    },
    push: (target) => pushCommit(openGit, target),
    readNote: (place) => readNote(objects, place),
    writeNote: (note) => writeNote(objects, note),
    ...readers(openGit, trees),
    checkOut: (tree, directory) => checkOut(objects, tree, directory),
    treeWith: (baseTree, edits) => writeTree(objects, baseTree, edits),
    treeWithPatch: (baseTree, patchFile) => writePatchedTree(objects, baseTree, { patchFile }),
    treeWithoutPatch: (tree, patchFile) => writePatchedTree(objects, tree, { patchFile, isReverse: true }),
    change: (baseTree, tree) => compareTrees(objects, baseTree, tree),
    commit: (tree, text) => writeCommit(objects, tree, text),
  }
}

function readers(
  openGit: OpenGit,
  trees: Map<string, Promise<string>>,
): Pick<Mirror, 'has' | 'treeOf' | 'paths' | 'changedPaths' | 'readText' | 'modeOf'> {
  const list = remember(async (tree) => parseTree(await openGit().raw(['ls-tree', '-r', '-z', '--full-tree', tree])))
  const readTree = async (commit: string) => (await openGit().raw(['rev-parse', '--verify', `${commit}^{tree}`])).trim()
  return {
    has: async (rev) => (await tryRaw(openGit, ['cat-file', '-t', rev]))?.trim() === 'commit',
    treeOf: remember(readTree, trees),
    paths: async (tree) => [...(await list(tree)).keys()],
    changedPaths: async (baseTree, tree) =>
      splitNul(await openGit().raw(['diff-tree', '-r', '-z', '--name-only', '--no-renames', baseTree, tree])),
    async readText(tree, path) {
      const { mode, blob } = (await list(tree)).get(path) ?? {}
      return mode?.startsWith('100') && blob ? openGit().raw(['cat-file', 'blob', blob]) : undefined
    },
    modeOf: async (tree, path) => ((await list(tree)).get(path)?.mode === '100755' ? '100755' : '100644'),
  }
}

interface TreeEntry {
  readonly mode: string
  readonly blob: string
}

/** `100644 blob NAME\tpath\0` for each file: git-ls-tree(1), "Output format". */
function parseTree(text: string): ReadonlyMap<string, TreeEntry> {
  return new Map(
    splitNul(text).map((line) => {
      const tab = line.indexOf('\t')
      const [mode = '', , blob = ''] = line.slice(0, tab).split(' ')
      return [line.slice(tab + 1), { mode, blob }]
    }),
  )
}

/** Objects never change: what was read of one once is true for ever. A failure is not remembered. */
function remember<T>(
  read: (name: string) => Promise<T>,
  known: Map<string, Promise<T>> = new Map(),
): (name: string) => Promise<T> {
  return (name) => {
    const reading = known.get(name) ?? read(name)
    known.set(name, reading)
    reading.catch(() => known.delete(name))
    return reading
  }
}

async function writeCommit(
  { openGit, scratch }: Objects,
  tree: string,
  { message, parent }: CommitText,
): Promise<string> {
  const messageFile = scratch('message')
  await writeFile(messageFile, message)
  return (await openGit().raw(['commit-tree', tree, '-p', parent, '-F', messageFile])).trim()
}

async function tryRaw(openGit: OpenGit, args: string[]): Promise<string | undefined> {
  try {
    return await openGit().raw(args)
  } catch {
    return undefined
  }
}
