import { constants, lstatSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createChildEnvironment } from './environment.ts'
import { createJail, normalisePath } from './files.ts'
import { type Mirror, splitNul, type TreeEdit } from './mirror.ts'
import { copyPrepared, listPrepared } from './overlay.ts'
import type { Processes } from './process.ts'
import { searchFiles } from './search.ts'
import type { Command, Workspace } from './types.ts'

export { createMirror, editsOf, type Mirror, type Source, type TreeEdit } from './mirror.ts'
export { createProcesses, type Processes } from './process.ts'
export type * from './types.ts'
export { applyToWorkingTree, type LocalBase, readLocalBase, tryReadHead } from './working-tree.ts'

/** A file's time may lag behind the clock by a tick of the kernel. */
const CLOCK_STEP_MS = 10

export interface CopySettings {
  readonly mirror: Mirror
  readonly processes: Processes
  /** The run's private folder; copies are made below it. */
  readonly runDirectory: string
  /** The commit that copies show as HEAD to tools of the repository that ask git. */
  readonly commit: string
  /** Project folder, from the repository's root; `.` for the root itself. */
  readonly workingDirectory: string
  /** The job's workspace, whose prepared files each copy gets; absent when nothing was prepared. */
  readonly prepared: string | undefined
  readonly hostEnvironment: Readonly<Record<string, string | undefined>>
}

/** Opens private copies, all alike but for the tree. */
export function createCopies(settings: CopySettings): { openCopy(tree: string): Promise<Workspace> } {
  let count = 0
  let prepared: Promise<readonly string[]> | undefined

  return {
    async openCopy(tree) {
      const home = join(settings.runDirectory, `copy-${count++}`)
      const place = { root: join(home, 'repo'), home: join(home, 'home'), temporary: join(home, 'tmp') }
      await Promise.all([mkdir(place.home, { recursive: true }), mkdir(place.temporary, { recursive: true })])
      const indexFile = await settings.mirror.checkOut(tree, place.root)
      await addRepository(settings, place.root, indexFile)
      if (settings.prepared !== undefined) {
        const from = settings.prepared
        prepared ??= settings.mirror.treeOf(settings.commit).then((base) => listPrepared(settings.mirror, base, from))
        await copyPrepared(await prepared, {
          from,
          to: place.root,
          processes: settings.processes,
          searchPath: settings.hostEnvironment.PATH ?? '',
        })
      }
      return createWorkspace(settings, { ...place, tree, indexFile, folder: home })
    },
  }
}

/**
 * A small repository of one commit, for tests and tools that ask git. Made of plain files: the host never runs git with
 * it, and it holds no remote, no credential and no history to look the answer up in.
 */
async function addRepository({ mirror, commit }: CopySettings, root: string, indexFile: string): Promise<void> {
  const gitDir = join(root, '.git')
  await mkdir(join(gitDir, 'refs', 'heads'), { recursive: true })
  await Promise.all([
    cp(join(mirror.gitDir, 'objects'), join(gitDir, 'objects'), { recursive: true, mode: constants.COPYFILE_FICLONE }),
    cp(indexFile, join(gitDir, 'index')),
    writeFile(join(gitDir, 'HEAD'), `${commit}\n`),
    writeFile(join(gitDir, 'shallow'), `${commit}\n`),
    writeFile(join(gitDir, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = false\n'),
  ])
}

interface Copy {
  readonly root: string
  readonly home: string
  readonly temporary: string
  readonly tree: string
  readonly indexFile: string
  readonly folder: string
}

function createWorkspace(settings: CopySettings, copy: Copy): Workspace {
  const { mirror, processes, workingDirectory } = settings
  const prefix = workingDirectory === '.' ? '' : normalisePath(workingDirectory)
  const directory = join(copy.root, prefix)
  const jail = createJail(directory)
  const index = () => mirror.git({ indexFile: copy.indexFile, workTree: copy.root })
  /** What leaves this copy is what the tools wrote into it; files that tests change never do. */
  const written = new Map<string, string | undefined>()
  const unlisted = new Set<string>()
  let revision = 0

  const repositoryPath = (path: string) => [prefix, jail.normalise(path)].filter((part) => part !== '').join('/')

  function environment(command: Command): Record<string, string> {
    const env = createChildEnvironment({
      host: settings.hostEnvironment,
      home: copy.home,
      temporary: copy.temporary,
      workspace: settings.prepared,
      copy: copy.root,
    })
    if (!command.usesPackageBins) return env
    const depth = prefix === '' ? 0 : prefix.split('/').length
    const folders = Array.from({ length: depth + 1 }, (_, up) =>
      join(directory, ...Array(up).fill('..'), 'node_modules/.bin'),
    )
    return { ...env, PATH: [...folders, env.PATH].join(':') }
  }

  async function listNewFiles() {
    if (unlisted.size === 0) return
    const paths = [...unlisted]
    unlisted.clear()
    await index().raw(['add', '--intent-to-add', '--force', '--', ...paths.map((path) => `:(literal)${path}`)])
  }

  return {
    directory,
    repositoryPath,
    read: jail.read,
    readIfPresent: jail.readIfPresent,

    async write(path, file) {
      const isNew = !(await jail.isFile(path))
      revision += 1
      await jail.write(path, file)
      written.set(repositoryPath(path), file.hasBom ? `\uFEFF${file.text}` : file.text)
      if (isNew) unlisted.add(repositoryPath(path))
    },

    async remove(path) {
      revision += 1
      await jail.remove(path)
      written.set(repositoryPath(path), undefined)
    },

    async list(folder) {
      const below = repositoryPath(folder)
      const spec = below === '' || below === '.' ? [] : ['--', `:(literal)${below}`]
      const tracked = splitNul(await index().raw(['ls-files', '-z', ...spec]))
      const isBelow = (path: string) => spec.length === 0 || path === below || path.startsWith(`${below}/`)
      const added = [...written].filter(([path, text]) => text !== undefined && isBelow(path)).map(([path]) => path)
      const paths = new Set(
        [...tracked, ...added].filter((path) => !(written.has(path) && written.get(path) === undefined)),
      )
      const relative = [...paths].map((path) => (prefix === '' ? path : path.slice(prefix.length + 1)))
      return added.length === 0 ? relative : relative.sort()
    },

    async search(query, signal) {
      await listNewFiles()
      return searchFiles(query, { mirror, indexFile: copy.indexFile, root: copy.root, prefix, jail }, signal)
    },

    run: (command, limits) =>
      processes.run({ argv: command.argv, directory, env: { ...environment(command), ...command.env } }, limits),

    async openReportFolder() {
      const path = await mkdtemp(join(copy.temporary, 'report-'))
      return {
        path,
        async add(files) {
          for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
        },
        read: createJail(path).readLoosely,
        remove: () => rm(path, { recursive: true, force: true }),
      }
    },

    async change(baseTree) {
      const edits = await Promise.all(
        [...written].map(
          async ([path, text]): Promise<TreeEdit> => ({
            path,
            mode: await mirror.modeOf(copy.tree, path),
            content: text === undefined ? undefined : Buffer.from(text),
          }),
        ),
      )
      return mirror.change(baseTree, await mirror.treeWith(copy.tree, edits))
    },

    revision: () => revision,

    async changedSince(timeMs) {
      const tracked = splitNul(await index().raw(['ls-files', '-z']))
      return [...new Set([...tracked, ...written.keys()])].some((path) => {
        const isRemoved = written.has(path) && written.get(path) === undefined
        const stats = lstatSync(join(copy.root, path), { throwIfNoEntry: false })
        return stats ? isRemoved || stats.ctimeMs > timeMs - CLOCK_STEP_MS : !isRemoved
      })
    },

    close: () => rm(copy.folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
