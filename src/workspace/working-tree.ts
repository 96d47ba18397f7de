import { copyFile, lstat, readFile, readlink } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { ConfigError, messageOf } from '../errors.ts'
import { createJail } from './files.ts'
import { createGit } from './git.ts'
import { type Mirror, splitNul, type TreeEdit } from './mirror.ts'
import type { Change } from './types.ts'

/** A person's repository on this machine, as it is at this moment. */
export interface LocalBase {
  /** The repository's root. */
  readonly root: string
  /** From the root to the folder that was named; `.` for the root itself. */
  readonly folder: string
  /** What HEAD names. */
  readonly head: string
  /** HEAD, or a commit made of the working tree when that differs. */
  readonly commit: string
  /** Changed and new files that are not committed. */
  readonly uncommitted: readonly string[]
}

/** Brings a working tree into the mirror, uncommitted changes included. Changes nothing in it. Throws ConfigError. */
export async function readLocalBase(directory: string, mirror: Mirror, searchPath: string): Promise<LocalBase> {
  const git = createGit({ directory, searchPath })
  const ask = async (args: string[], problem: string) => {
    try {
      return (await git.raw(args)).trim()
    } catch (error) {
      throw new ConfigError(`${problem} Git said: ${messageOf(error).trim()}`)
    }
  }
  const root = await ask(
    ['rev-parse', '--show-toplevel'],
    `${directory} is not inside a git repository. Run "git init" and commit, or name another folder.`,
  )
  const head = await ask(
    ['rev-parse', '--verify', 'HEAD^{commit}'],
    `${root} has no commit yet. Commit what you have first.`,
  )
  const gitDir = await ask(['rev-parse', '--absolute-git-dir'], `${root} has no git folder.`)

  await mirror.fetchCommit({ kind: 'local', directory: root }, head)
  const uncommitted = await listUncommitted({ mirror, root, gitDir, head })
  const commit = uncommitted.length === 0 ? head : await commitWorkingTree({ mirror, root, head, uncommitted })
  return { root, folder: relative(root, resolve(await realDirectory(git))) || '.', head, commit, uncommitted }

  async function realDirectory(inside: typeof git): Promise<string> {
    return join(root, (await inside.raw(['rev-parse', '--show-prefix'])).trim())
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

/** The repository's own index tells what is unchanged without reading it; a copy of it is used, never the original. */
async function listUncommitted(place: {
  mirror: Mirror
  root: string
  gitDir: string
  head: string
}): Promise<string[]> {
  const { mirror, root, gitDir, head } = place
  const indexFile = mirror.scratch('index')
  await copyFile(join(gitDir, 'index'), indexFile)
  const git = mirror.git({ indexFile, workTree: root })
  const excludes = await tryExcludes(gitDir)
  const touched = await git.raw([
    'ls-files',
    '-z',
    '--modified',
    '--deleted',
    '--others',
    '--exclude-standard',
    ...excludes,
  ])
  const staged = await git.raw(['diff-index', '--cached', '--name-only', '-z', '--no-renames', head])
  return [...new Set([...splitNul(touched), ...splitNul(staged)])].filter((path) => !path.endsWith('/')).sort()
}

async function tryExcludes(gitDir: string): Promise<string[]> {
  const file = join(gitDir, 'info', 'exclude')
  return (await tryLstat(file))?.isFile() ? [`--exclude-from=${file}`] : []
}

async function commitWorkingTree(place: {
  mirror: Mirror
  root: string
  head: string
  uncommitted: readonly string[]
}): Promise<string> {
  const { mirror, root, head, uncommitted } = place
  const edits = await Promise.all(uncommitted.map((path) => readWorkingFile(root, path)))
  const tree = await mirror.treeWith(head, edits)
  return mirror.commit(tree, { message: 'Working tree with uncommitted changes', parent: head })
}

async function readWorkingFile(root: string, path: string): Promise<TreeEdit> {
  const file = join(root, path)
  const stats = await tryLstat(file)
  if (stats?.isSymbolicLink()) return { path, mode: '120000', content: Buffer.from(await readlink(file)) }
  if (!stats?.isFile()) return { path, mode: '100644', content: undefined }
  return { path, mode: stats.mode & 0o100 ? '100755' : '100644', content: await readFile(file) }
}

async function tryLstat(path: string) {
  return lstat(path).catch(() => undefined)
}

/**
 * Writes a proven change into a working tree. All files are looked at before any is written: one that is not what the
 * change was made from stops it. Throws ConfigError.
 */
export async function applyToWorkingTree(root: string, change: Change): Promise<void> {
  const jail = createJail(root)
  for (const { path, before } of change.entries) {
    const now = await jail.readIfPresent(path, Number.MAX_SAFE_INTEGER)
    const text = now && (now.hasBom ? `\uFEFF${now.text}` : now.text)
    if (text !== before) {
      throw new ConfigError(
        `${path} was changed during the run, so the patch was not applied. Nothing was written; apply the patch file by hand.`,
      )
    }
  }
  for (const { path, after } of change.entries) {
    if (after === undefined) await jail.remove(path)
    else await jail.write(path, { text: after, hasBom: false })
  }
}
