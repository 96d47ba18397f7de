import { lstatSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { createChildEnvironment } from './environment.ts'
import { createJail } from './files/files.ts'
import { normalisePath } from './files/paths.ts'
import type { Mirror } from './git/mirror.ts'
import type { TreeEdit } from './git/trees.ts'
import { createListing, type Listing } from './listing.ts'
import type { Processes } from './process.ts'
import { openReportFolder, watchReports } from './reports/reports.ts'
import type { Command, Workspace } from './types.ts'
import { createWrites, type Writes } from './writes.ts'

/** A folder with a tree's files, and the folders beside it that its processes may use. */
export interface Copy {
  readonly mirror: Mirror
  readonly processes: Processes
  /** Project folder, from the repository's root; `.` for the root itself. */
  readonly workingDirectory: string
  readonly hostEnvironment: Readonly<Record<string, string | undefined>>
  /** The job's workspace, which the copy stands for. */
  readonly prepared: string | undefined
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
  const { mirror, root, workingDirectory: folder } = copy
  const directory = join(root, folder)
  const jail = createJail(root, folder)
  const writes = createWrites()
  const listing = createListing({ openGit: mirror.git, indexFile: copy.indexFile, root, folder, jail, writes })
  const repositoryPath = (path: string) => posix.join(folder, normalisePath(path))

  return {
    directory,
    repositoryPath,
    read: jail.read,
    readIfPresent: jail.readIfPresent,
    async write(path, file) {
      await jail.write(path, file)
      writes.note(repositoryPath(path), file.hasBom ? `\uFEFF${file.text}` : file.text)
    },
    async remove(path) {
      await jail.remove(path)
      writes.note(repositoryPath(path), undefined)
    },
    list: (path, glob) => listing.list(repositoryPath(path), glob),
    search: listing.search,
    run: (command, limits) => {
      const env = { ...childEnvironment(copy, command), ...command.env }
      return copy.processes.run({ argv: command.argv, directory, env }, limits)
    },
    openReportFolder: () => openReportFolder(copy.temporary),
    watchReports: (globs) => watchReports({ directory, find: () => listing.untracked(globs) }),
    change: async (baseTree) => mirror.change(baseTree, await mirror.treeWith(copy.tree, await toEdits(copy, writes))),
    revision: writes.count,
    changedSince: (timeMs) => changedSince(timeMs, { root, listing, writes }),
    close: () => rm(copy.folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function childEnvironment(copy: Copy, { usesPackageBins, pathFirst = [] }: Command): Record<string, string> {
  const env = createChildEnvironment({
    host: copy.hostEnvironment,
    home: copy.home,
    temporary: copy.temporary,
    workspace: copy.prepared,
    copy: copy.root,
  })
  const packageBins = usesPackageBins ? packageBinFolders(copy) : []
  return { ...env, PATH: [...pathFirst, ...packageBins, env.PATH].join(':') }
}

function packageBinFolders({ root, workingDirectory }: Copy): string[] {
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

/** A file's time may lag behind the clock by a tick of the kernel. */
const CLOCK_STEP_MS = 10

async function changedSince(
  timeMs: number,
  { root, listing, writes }: { root: string; listing: Listing; writes: Writes },
): Promise<boolean> {
  const removed = writes.entries().flatMap(([path, text]) => (text === undefined ? [path] : []))
  const exists = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false })
  if (removed.some(exists)) return true
  return (await listing.tracked()).some((path) => {
    const stats = exists(path)
    return stats === undefined || stats.ctimeMs > timeMs - CLOCK_STEP_MS
  })
}
