import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SimpleGit } from 'simple-git'
import { ConfigError, messageOf, ServiceError } from '../errors.ts'
import { readChange } from './change.ts'
import { createGit, type GitSettings } from './git.ts'
import type { Change, ChangeEntry } from './types.ts'

/** Where commits come from: a repository on this disk or on a server. */
export type Source =
  | { readonly kind: 'local'; readonly directory: string }
  | { readonly kind: 'server'; readonly url: string; readonly authorization: string | undefined }

/** A file to put into a tree, by its bytes or by an object of the mirror; `undefined` removes it. */
export interface TreeEdit {
  readonly path: string
  readonly mode: string
  readonly content: Buffer | { readonly blob: string } | undefined
}

export interface PushTarget {
  readonly source: Extract<Source, { kind: 'server' }>
  readonly commit: string
  readonly branch: string
  /** Where the branch must be now; `undefined` when it must not exist. */
  readonly expected: string | undefined
}

export interface CommitText {
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
  /** A file's text; `undefined` when the tree has no such file. */
  readText(tree: string, path: string): Promise<string | undefined>
  /** The mode of a regular file in the tree; that of a plain new file when it has none there. */
  modeOf(tree: string, path: string): Promise<'100644' | '100755'>
  /** Writes a tree's files into an empty folder; its index stays private. Returns the index file. */
  checkOut(tree: string, directory: string): Promise<string>
  treeWith(baseTree: string, edits: readonly TreeEdit[]): Promise<string>
  /** The tree that git makes of a patch. Throws ConfigError when it does not apply. */
  treeWithPatch(baseTree: string, patchFile: string): Promise<string>
  change(baseTree: string, tree: string): Promise<Change>
  commit(tree: string, text: CommitText): Promise<string>
  /** Creates a branch on the server, or moves it from `expected` and from nowhere else. Throws git's own error. */
  push(target: PushTarget): Promise<void>
  /** A git bound to this mirror and the given index and work tree. */
  git(settings?: Pick<GitSettings, 'indexFile' | 'workTree' | 'protocols' | 'header' | 'signal'>): SimpleGit
  /** A path for a scratch file, used once. */
  scratch(name: string): string
}

export async function createMirror(runDirectory: string, searchPath: string): Promise<Mirror> {
  const gitDir = join(runDirectory, 'mirror.git')
  let scratchCount = 0
  const scratch = (name: string) => join(runDirectory, `${name}-${scratchCount++}`)
  const git: Mirror['git'] = (settings = {}) => createGit({ directory: runDirectory, searchPath, gitDir, ...settings })

  await mkdir(gitDir, { recursive: true })
  await createGit({ directory: runDirectory, searchPath, gitDir }).raw([
    'init',
    '--quiet',
    '--bare',
    '--template=',
    gitDir,
  ])

  async function withIndex<T>(baseTree: string, work: (index: SimpleGit) => Promise<T>): Promise<T> {
    const indexFile = scratch('index')
    try {
      const index = git({ indexFile })
      await index.raw(['read-tree', baseTree])
      return await work(index)
    } finally {
      await rm(indexFile, { force: true })
    }
  }

  return {
    gitDir,
    git,
    scratch,
    fetchCommit: (source, rev) => fetchCommit(git, source, rev),
    has: async (rev) => (await tryRaw(git(), ['cat-file', '-t', rev]))?.trim() === 'commit',
    treeOf: async (commit) => (await git().raw(['rev-parse', '--verify', `${commit}^{tree}`])).trim(),
    paths: async (tree) => splitNul(await git().raw(['ls-tree', '-r', '-z', '--name-only', '--full-tree', tree])),
    readText: (tree, path) => tryRaw(git(), ['cat-file', 'blob', `${tree}:${path}`]),
    async modeOf(tree, path) {
      const entry = await git().raw(['ls-tree', '-z', '--full-tree', tree, '--', `:(literal)${path}`])
      return entry.startsWith('100755 ') ? '100755' : '100644'
    },

    async checkOut(tree, directory) {
      await mkdir(directory, { recursive: true })
      const indexFile = scratch('index')
      await git({ indexFile, workTree: directory }).raw(['read-tree', '--reset', '-u', '--no-recurse-submodules', tree])
      return indexFile
    },

    treeWith: (baseTree, edits) =>
      withIndex(baseTree, async (index) => {
        for (const edit of edits) await stage(index, edit, scratch)
        return (await index.raw(['write-tree'])).trim()
      }),

    treeWithPatch: (baseTree, patchFile) =>
      withIndex(baseTree, async (index) => {
        try {
          await index.raw(['apply', '--cached', '--whitespace=nowarn', patchFile])
        } catch (error) {
          throw new ConfigError(`The patch ${patchFile} does not apply to the base commit: ${messageOf(error).trim()}`)
        }
        return (await index.raw(['write-tree'])).trim()
      }),

    async change(baseTree, tree) {
      const patchFile = scratch('patch')
      try {
        const entries = await readChange(git(), baseTree, tree)
        await git().raw([...DIFF, `--output=${patchFile}`, baseTree, tree])
        const bytes = await readFile(patchFile)
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
      } finally {
        await rm(patchFile, { force: true })
      }
    },

    async push({ source, commit, branch, expected }) {
      const ref = `refs/heads/${branch}`
      const lease = `--force-with-lease=${ref}:${expected ?? ''}`
      await server(git, source).raw(['push', '--quiet', '--no-verify', lease, source.url, `${commit}:${ref}`])
    },

    async commit(tree, { message, parent }) {
      const messageFile = scratch('message')
      await writeFile(messageFile, message)
      return (await git().raw(['commit-tree', tree, '-p', parent, '-F', messageFile])).trim()
    },
  }
}

const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-renames', '--no-color', '--full-index', '--binary']

async function stage(index: SimpleGit, edit: TreeEdit, scratch: Mirror['scratch']): Promise<void> {
  if (edit.content === undefined) {
    await index.raw(['update-index', '--force-remove', '--', edit.path])
    return
  }
  const blob = Buffer.isBuffer(edit.content) ? await writeBlob(index, edit.content, scratch) : edit.content.blob
  await index.raw(['update-index', '--add', '--replace', '--cacheinfo', `${edit.mode},${blob},${edit.path}`])
}

async function writeBlob(git: SimpleGit, content: Buffer, scratch: Mirror['scratch']): Promise<string> {
  const file = scratch('blob')
  try {
    await writeFile(file, content)
    return (await git.raw(['hash-object', '-w', '--no-filters', '--', file])).trim()
  } finally {
    await rm(file, { force: true })
  }
}

/** The edits that a change's entries amount to, on any tree. */
export function editsOf(entries: readonly ChangeEntry[]): TreeEdit[] {
  return entries.map(({ path, kind, newMode, newBlob }) => ({
    path,
    mode: newMode,
    content: kind === 'delete' ? undefined : { blob: newBlob },
  }))
}

// In a container job the workspace belongs to another user, and git would refuse to read it. Only objects are read from
// it, each checked against its name, so ownership does not matter here.
const UPLOAD_PACK = '--upload-pack=git -c safe.directory=* upload-pack'

/** A git that may talk to one server and shows the token to that one only. */
function server(git: Mirror['git'], { url, authorization }: PushTarget['source']): SimpleGit {
  const protocols = new URL(url).protocol.replace(':', '')
  return git({
    protocols,
    ...(authorization !== undefined && { header: { url, value: `AUTHORIZATION: ${authorization}` } }),
  })
}

async function fetchCommit(git: Mirror['git'], source: Source, rev: string): Promise<string> {
  const options = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules']
  const target = `refs/regreen/${createHash('sha1').update(rev).digest('hex')}`
  try {
    if (source.kind === 'local') {
      const url = pathToFileURL(source.directory).href
      await git({ protocols: 'file' }).raw([...options, UPLOAD_PACK, url, `+${rev}:${target}`])
    } else {
      await server(git, source).raw([...options, source.url, `+${rev}:${target}`])
    }
  } catch (error) {
    const where = source.kind === 'local' ? source.directory : source.url
    const problem = `Git could not fetch ${rev} from ${where}: ${messageOf(error).trim()}`
    throw source.kind === 'local' ? new ConfigError(problem) : new ServiceError(problem)
  }
  return (await git().raw(['rev-parse', '--verify', `${target}^{commit}`])).trim()
}

async function tryRaw(git: SimpleGit, args: string[]): Promise<string | undefined> {
  try {
    return await git.raw(args)
  } catch {
    return undefined
  }
}

export const splitNul = (text: string): string[] => text.split('\0').filter((part) => part !== '')
