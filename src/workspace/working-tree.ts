import { copyFile, lstat, readFile, readlink, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { SimpleGit } from 'simple-git'
import { ConfigError, describeShortage, messageOf, ToolError } from '../errors.ts'
import { size } from '../text.ts'
import { createJail, type Jail } from './files/files.ts'
import { createGit, splitNul } from './git/git.ts'
import type { Mirror } from './git/mirror.ts'
import type { TreeEdit } from './git/trees.ts'
import { isLeftOut } from './overlay.ts'
import type { Change, ChangeEntry, FileText, NewText } from './types.ts'

/** A person's repository on this machine, as it is at this moment. */
export interface LocalBase {
  /** The repository's root. */
  readonly root: string
  /** From the root to the folder that was named; `.` for the root itself. */
  readonly folder: string
  /** What HEAD names. */
  readonly head: string
  /** The branch that is checked out; `undefined` where there is none. */
  readonly branch: string | undefined
  /** HEAD, or a commit made of the working tree when that differs. */
  readonly commit: string
  /** Changed and new files that are not committed, and that `commit` holds. */
  readonly uncommitted: readonly string[]
}

interface LocalSettings {
  readonly searchPath: string
  /** Absolute paths of files that count as they are committed: what earlier runs have left. */
  readonly leftBehind?: readonly string[]
}

/** Brings a working tree into the mirror, uncommitted changes included. Changes nothing in it. Throws ConfigError. */
export async function readLocalBase(
  directory: string,
  mirror: Mirror,
  { searchPath, leftBehind = [] }: LocalSettings,
): Promise<LocalBase> {
  const { root, gitDir, prefix, head, branch } = await findRepository(directory, searchPath)
  await mirror.fetchCommit({ kind: 'local', directory: root }, head)
  const place = { mirror, root, gitDir, head }
  const left = new Set(leftBehind)
  const touched = (await listUncommitted(place)).filter((path) => !left.has(join(root, path)))
  const commit = touched.length === 0 ? head : await commitWorkingTree(place, touched)
  const uncommitted = commit === head ? [] : await mirror.changedPaths(head, commit)
  const folder = prefix.replace(/\/$/, '') || '.'
  return { root, folder, head, branch, commit, uncommitted }
}

interface Repository {
  readonly root: string
  readonly gitDir: string
  /** From the root to the folder that was named, with a slash at its end; empty for the root itself. */
  readonly prefix: string
  readonly head: string
  readonly branch: string | undefined
}

async function findRepository(directory: string, searchPath: string): Promise<Repository> {
  const git = openRepository(directory, searchPath)
  const ask = async (...question: string[]) => (await git.raw(['rev-parse', ...question])).split('\n')
  const place = ['--show-toplevel', '--absolute-git-dir', '--show-prefix']
  // Not --abbrev-ref: a branch that shares its name with a tag would be "heads/NAME".
  const names = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD']
  try {
    const [root = '', gitDir = '', prefix = '', head = '', ref = ''] = await ask(...place, ...names)
    const [, branch] = /^refs\/heads\/(.+)$/.exec(ref) ?? []
    return { root, gitDir, prefix, head, branch }
  } catch (error) {
    const [root] = await ask(...place).catch(() => [])
    if (root !== undefined) throw new ConfigError(`${root} has no commit yet. Commit what you have first.`)
    const problem = `${directory} is not inside a git repository. Run "git init" and commit, or name another folder.`
    const said = messageOf(error).trim()
    throw new ConfigError(`${problem} Git said: ${said}`, said)
  }
}

/** The commit that a branch, a tag or the beginning of a name stands for. Throws ConfigError where there is none. */
export async function findCommit(root: string, revision: string, searchPath: string): Promise<string> {
  const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const found = await createGit({ directory: root, searchPath }).raw(question)
  if (found.trim() !== '') return found.trim()
  throw new ConfigError(`There is no commit "${revision}" in ${root}. Name a commit, a branch or a tag that is there.`)
}

function openRepository(directory: string, searchPath: string): SimpleGit {
  try {
    return createGit({ directory, searchPath })
  } catch {
    throw new ConfigError(`There is no folder ${directory}. Name the folder of the repository to repair.`)
  }
}

/** What a checkout is at: HEAD, then its parents (a merge that CI made has the branch's commit there). `undefined` without one. */
export async function tryReadHead(directory: string, searchPath: string): Promise<readonly string[] | undefined> {
  try {
    const git = createGit({ directory, searchPath })
    const line = await git.raw(['-c', 'safe.directory=*', 'rev-list', '--parents', '--max-count=1', 'HEAD'])
    return line.trim().split(' ')
  } catch {
    // No folder, no repository, or no commit: there is nothing to build on.
    return undefined
  }
}

interface WorkingTree {
  readonly mirror: Mirror
  readonly root: string
  readonly gitDir: string
  readonly head: string
}

async function listUncommitted(place: WorkingTree): Promise<string[]> {
  const { mirror, root, head } = place
  const indexFile = mirror.scratch('index')
  const git = mirror.git({ indexFile, workTree: root })
  const touched = await listTouched(place, indexFile, git)
  const staged = await git.raw(['diff-index', '--cached', '--name-only', '-z', '--no-renames', head])
  // A path that ends in a slash is another repository inside this one.
  return [...new Set([...splitNul(touched), ...splitNul(staged)])]
    .filter((path) => !path.endsWith('/') && !isLeftOut(path))
    .sort()
}

/** The repository's own index tells what is unchanged without reading it; a copy of it is used, never the original. */
async function listTouched({ gitDir, head }: WorkingTree, indexFile: string, git: SimpleGit): Promise<string> {
  const kinds = ['--modified', '--deleted', '--others', '--exclude-standard', ...(await tryExcludes(gitDir))]
  const list = ['ls-files', '-z', ...kinds]
  try {
    await copyFile(join(gitDir, 'index'), indexFile)
    // Its age, too: git looks into a file that is as young as the index, and trusts the index about older ones.
    const { atime, mtime } = await stat(join(gitDir, 'index'))
    await utimes(indexFile, atime, mtime)
    return await git.raw(list)
  } catch {
    // Absent, or split in two files of which git looks for the other one here: a fresh one tells the same, more slowly.
    await rm(indexFile, { force: true })
    await git.raw(['read-tree', head])
    return git.raw(list)
  }
}

async function tryExcludes(gitDir: string): Promise<string[]> {
  const file = join(gitDir, 'info', 'exclude')
  return (await tryLstat(file))?.isFile() ? [`--exclude-from=${file}`] : []
}

async function commitWorkingTree(place: WorkingTree, uncommitted: readonly string[]): Promise<string> {
  const { mirror, head } = place
  const edits: TreeEdit[] = []
  for (const path of uncommitted) edits.push(...(await readWorkingFile(place, path)))
  // A submodule at another commit is not a file.
  if (edits.length === 0) return head
  const tree = await mirror.treeWith(head, edits)
  return mirror.commit(tree, { message: 'Working tree with uncommitted changes', parent: head })
}

async function readWorkingFile(place: WorkingTree, path: string): Promise<TreeEdit[]> {
  const file = join(place.root, path)
  const stats = await tryLstat(file)
  if (stats?.isSymbolicLink()) return [{ path, mode: '120000', content: Buffer.from(await readlink(file)) }]
  if (stats?.isFile()) {
    if (stats.size > MAX_FILE_BYTES) throw unusable(path, `has ${size(stats.size)}`)
    const content = await readFile(file).catch((error: unknown) => {
      if (describeShortage(error) !== undefined) throw error
      throw unusable(path, `cannot be read: ${messageOf(error)}`)
    })
    return [{ path, mode: stats.mode & 0o100 ? '100755' : '100644', content }]
  }
  // A submodule at another commit: what it holds is not part of this repository.
  if (stats?.isDirectory() && (await isSubmodule(place, path))) return []
  return [{ path, mode: '100644', content: undefined }]
}

/** Each is held in memory on its way into the mirror. */
const MAX_FILE_BYTES = 256 * 1024 * 1024

const unusable = (path: string, what: string) =>
  new ConfigError(`${path} is not committed, and ${what}. Move it away, or have .gitignore name it.`)

async function isSubmodule({ mirror, head }: WorkingTree, path: string): Promise<boolean> {
  return (await mirror.git().raw(['ls-tree', '-z', '--full-tree', head, '--', `:(literal)${path}`])).startsWith(
    '160000 ',
  )
}

async function tryLstat(path: string) {
  return lstat(path).catch(() => undefined)
}

/**
 * Writes a proven change into a working tree. All files are looked at before any is written: one that is not what the
 * change was made from stops it. What was written before a file failed is taken back. Throws ConfigError.
 */
export async function applyToWorkingTree(root: string, change: Change): Promise<void> {
  const jail = createJail(root)
  const replaced: Replaced[] = []
  try {
    const planned = await Promise.all(change.entries.map((entry) => readUnchanged(jail, entry)))
    for (const { path, old, after } of planned) {
      await put(jail, path, after === undefined ? undefined : { text: after, hasBom: false })
      replaced.push({ path, old })
    }
  } catch (error) {
    const reason = error instanceof ToolError ? error.message : describeShortage(error)
    const lost = await takeBack(jail, replaced)
    if (reason === undefined) throw error
    throw new ConfigError(`The patch was not applied: ${reason}${lost} Apply the patch file by hand.`)
  }
}

interface Replaced {
  readonly path: string
  /** `undefined` where there was no file. */
  readonly old: FileText | undefined
}

/** The file as it is, when that is what the change was made from. */
async function readUnchanged(jail: Jail, { path, before, after }: ChangeEntry) {
  const old = await jail.readIfPresent(path, Number.MAX_SAFE_INTEGER)
  const text = old && (old.hasBom ? `\uFEFF${old.text}` : old.text)
  if (text !== before) throw new ToolError(`${path} was changed during the run, and nothing was written.`)
  return { path, old, after }
}

const put = (jail: Jail, path: string, file: NewText | undefined): Promise<void> =>
  file ? jail.write(path, file) : jail.remove(path)

/** Half a patch would be worse than none. Answers a sentence about what could not be put back, where there is any. */
async function takeBack(jail: Jail, replaced: readonly Replaced[]): Promise<string> {
  const lost: string[] = []
  for (const { path, old } of replaced.toReversed()) await put(jail, path, old).catch(() => lost.push(path))
  return lost.length === 0 ? '' : ` These files could not be put back as they were: ${lost.join(', ')}.`
}
