import { lstatSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join, posix, relative } from 'node:path'
import { isInside } from './environment.ts'
import { createJail } from './files/files.ts'
import { normalisePath } from './files/paths.ts'
import { removeFolder } from './files/remove-folder.ts'
import type { Mirror } from './git/mirror.ts'
import type { TreeEdit } from './git/trees.ts'
import { createListing, type Listing } from './listing.ts'
import type { Processes } from './process/process.ts'
import { explainUnattended } from './process/unattended.ts'
import type { ProtectedPaths } from './protection.ts'
import { openReportFolder, watchReports } from './reports/reports.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { Command, RunLimits, RunResult, Workspace } from './types.ts'
import { createWrites, type Writes } from './writes.ts'

/** A folder with a tree's files, and the folders beside it that its processes may use. */
interface Copy {
  readonly mirror: Mirror
  readonly processes: Processes
  /** Project folder, from the repository's root; `.` for the root itself. */
  readonly workingDirectory: string
  readonly sandbox: Sandbox
  readonly protectedPaths: ProtectedPaths
  readonly tree: string
  readonly root: string
  readonly home: string
  readonly temporary: string
  readonly indexFile: string
  /** What is removed with the copy. */
  readonly folder: string
}

/** What tools and tests may do in a copy. */
export function createWorkspace(copy: Copy): Workspace {
  const { mirror, root, workingDirectory: folder, sandbox } = copy
  const directory = join(root, folder)
  const jail = createJail(root, folder)
  const writes = createWrites()
  const treePaths = () => mirror.paths(copy.tree)
  const listing = createListing({ ...copy, openGit: mirror.git, folder, jail, writes, treePaths })
  const repositoryPath = (path: string) => posix.join(folder, normalisePath(path))

  return {
    directory,
    visibleDirectory: join(sandbox.shownRoot(root), folder),
    repositoryPath,
    read: jail.read,
    readIfPresent: jail.readIfPresent,
    async write(path, file) {
      await jail.write(path, file)
      sandbox.givePath(root, repositoryPath(path))
      writes.note(repositoryPath(path), file.hasBom ? `\uFEFF${file.text}` : file.text)
    },
    async remove(path) {
      await jail.remove(path)
      writes.note(repositoryPath(path), undefined)
    },
    list: (path, glob) => listing.list(repositoryPath(path), glob),
    search: listing.search,
    run: (command, limits) => run(command, limits, copy),
    openReportFolder: () => openReportFolder(copy.temporary, sandbox.give),
    watchReports: (globs) => watchReports({ directory, find: () => listing.untracked(globs) }),
    change: async (baseTree) => mirror.change(baseTree, await mirror.treeWith(copy.tree, await toEdits(copy, writes))),
    revision: writes.count,
    follow: (path) => follow(join(directory, normalisePath(path)), root),
    touchedSince: (timeMs) => touchedSince(timeMs, { root, listing }),
    async changedSince(timeMs) {
      if (writes.entries().some(([path, text]) => text === undefined && tryLstat(join(root, path)))) return true
      return (await touchedSince(timeMs - CLOCK_STEP_MS, { root, listing })).length > 0
    },
    close: () => removeFolder(copy.folder),
  }
}

async function run(command: Command, limits: RunLimits, copy: Copy): Promise<RunResult> {
  const { sandbox, protectedPaths } = copy
  const network = command.isSetUp ? 'host' : sandbox.network
  const launch = sandbox.launch({
    argv: command.argv,
    env: { ...childEnvironment(copy, command), ...command.env },
    directory: join(sandbox.shownRoot(copy.root), copy.workingDirectory),
    copy,
    protectedPaths: command.isSetUp ? protectedPaths.inSetUp : protectedPaths.inTests,
    network,
  })
  const result = await copy.processes.run(launch, limits)
  const limit = result.limit ?? sandbox.explain(result, network) ?? explainUnattended(result)
  return limit === undefined ? result : { ...result, limit }
}

function childEnvironment(copy: Copy, { usesPackageBins, pathFirst = [] }: Command): Record<string, string> {
  const env = copy.sandbox.environment(copy)
  const packageBins = usesPackageBins ? packageBinFolders(copy) : []
  return { ...env, PATH: [...pathFirst, ...packageBins, env.PATH].join(':') }
}

function packageBinFolders({ root: own, sandbox, workingDirectory }: Copy): string[] {
  const root = sandbox.shownRoot(own)
  const parts = workingDirectory === '.' ? [] : workingDirectory.split('/')
  return [...parts, ''].map((_, up) => join(root, ...parts.slice(0, parts.length - up), 'node_modules/.bin'))
}

function toEdits({ mirror, tree }: Copy, writes: Writes): Promise<TreeEdit[]> {
  return Promise.all(
    writes.entries().map(async ([path, text]) => ({
      path,
      mode: await mirror.modeOf(tree, path),
      content: text === undefined ? undefined : Buffer.from(text),
    })),
  )
}

async function follow(path: string, root: string): Promise<string | undefined> {
  const real = await realpath(path).catch(() => '')
  const fromRoot = relative(await realpath(root), real)
  return isInside(root, join(root, fromRoot)) ? fromRoot : undefined
}

/** A file's time may lag behind the clock by a tick of the kernel. */
const CLOCK_STEP_MS = 10

async function touchedSince(
  timeMs: number,
  { root, listing }: { readonly root: string; readonly listing: Listing },
): Promise<readonly string[]> {
  const folders = new Map<string, boolean>([['.', true]])
  function isInPlace(folder: string): boolean {
    const isKnown = folders.get(folder)
    if (isKnown !== undefined) return isKnown
    const isReal = isInPlace(posix.dirname(folder)) && tryLstat(join(root, folder))?.isDirectory() === true
    folders.set(folder, isReal)
    return isReal
  }
  return (await listing.tracked()).filter((path) => {
    const stats = tryLstat(join(root, path))
    // A file's time has fractions of a millisecond, and the clock that is asked has none.
    return stats === undefined || Math.floor(stats.ctimeMs) > timeMs || !isInPlace(posix.dirname(path))
  })
}

function tryLstat(path: string) {
  try {
    return lstatSync(path)
  } catch {
    // Absent, or behind something that is not a folder any more.
    return undefined
  }
}
