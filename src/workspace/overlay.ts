import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigError } from '../errors.ts'
import { splitNul } from './git/git.ts'
import type { Mirror } from './git/mirror.ts'
import type { Processes } from './process/process.ts'

/** Ignored files that hold secrets more often than dependencies. Tests of a copy, and the model, do without them. */
const SECRET =
  /(^|\/)(\.env(\..*)?|\.npmrc|\.netrc|\.pypirc|\.git-credentials|id_[a-z0-9]+|.*\.(pem|key|p12|pfx|kdbx))\/?$/i

/** Python takes bytecode for current when size and second of its source agree; a copy must not begin with any. */
const BYTECODE = /(^|\/)(__pycache__\/?|[^/]*\.py[co])$/

/** Whether a file is one that a copy of the workspace does without. */
export const isLeftOut = (path: string): boolean => SECRET.test(path) || BYTECODE.test(path)

/**
 * What the job's earlier steps left beside the tracked files: installed dependencies and built files, that is, what git
 * ignores. Folders that are ignored as a whole come as one path.
 */
export async function listPrepared(mirror: Mirror, tree: string, workspace: string): Promise<readonly string[]> {
  // An index that does not exist is an empty one; the tree's files are tracked all the same.
  const git = mirror.git({ indexFile: mirror.scratch('index'), workTree: workspace })
  const ignored = ['--others', '--ignored', '--exclude-standard', '--directory', '-z']
  return splitNul(await git.raw(['ls-files', `--with-tree=${tree}`, ...ignored])).filter((path) => !isLeftOut(path))
}

export interface Way {
  readonly from: string
  readonly to: string
  readonly processes: Processes
  readonly searchPath: string
  readonly signal: AbortSignal
}

/** So many paths fit on any command line. */
const MAX_PATHS = 200

/**
 * Copies prepared files into a copy, sharing blocks where the file system can. Symlinks stay symlinks. One program copies
 * many files of a folder: a build may leave thousands beside its sources.
 */
export async function copyPrepared(paths: readonly string[], way: Way): Promise<void> {
  for (const [folder, own] of groupByFolder(paths)) {
    await mkdir(join(way.to, folder), { recursive: true })
    for (let at = 0; at < own.length; at += MAX_PATHS) await copyAll(own.slice(at, at + MAX_PATHS), folder, way)
  }
}

function groupByFolder(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const group = groups.get(dirname(path)) ?? []
    groups.set(dirname(path), group)
    group.push(path)
  }
  return groups
}

async function copyAll(paths: readonly string[], folder: string, way: Way): Promise<void> {
  const { from, to, processes, searchPath, signal } = way
  const reflink = process.platform === 'linux' ? ['--reflink=auto'] : []
  const sources = paths.map((path) => join(from, path).replace(/\/$/, ''))
  const result = await processes.run(
    { argv: ['cp', '-a', ...reflink, '--', ...sources, join(to, folder)], directory: from, env: { PATH: searchPath } },
    { timeoutMs: 600_000, maxOutputBytes: 4_000, signal },
  )
  if (result.exitCode === 0) return
  const said = result.output.trim()
  throw new ConfigError(`The prepared files could not be copied from the workspace: ${said}`, said)
}
