import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../errors.ts'
import { createWorkspace } from './copy.ts'
import type { Mirror } from './git/mirror.ts'
import { openPlaces } from './places.ts'
import type { Processes } from './process/process.ts'
import { findProtected, type Protection } from './protection.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { Workspace } from './types.ts'

export { hostSearchPath, isInside } from './environment.ts'
export { removeFolder, removeFolderNow } from './files/remove-folder.ts'
export {
  type CheckoutDepth,
  findKeptCredentials,
  type KeptCredential,
  readDepth,
  readOrigin,
  readWorkflowFiles,
} from './git/checkout.ts'
export { createMirror, type Mirror } from './git/mirror.ts'
export type { PushTarget, Source } from './git/remote.ts'
export { editsOf, type TreeEdit } from './git/trees.ts'
export { createRepository } from './new-repository.ts'
export { createProcesses, type Processes } from './process/process.ts'
export { describeIsolation, openSandbox, type Sandbox, type SandboxSettings } from './sandbox/sandbox.ts'
export { tryReadText } from './try-read-text.ts'
export type * from './types.ts'
export { applyToWorkingTree, findCommit, type LocalBase, readLocalBase, tryReadHead } from './working-tree.ts'

interface CopySettings {
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
  /** PATH to find the host's own tools. */
  readonly searchPath: string
  /** Shuts in what is run in a copy. */
  readonly sandbox: Sandbox
  readonly protection: Protection
}

export interface Copies {
  openCopy(tree: string): Promise<Workspace>
  /** Removes what was made ahead; copies are closed one by one. */
  close(): Promise<void>
}

/**
 * Opens private copies, all alike but for the tree. Prepared files are the same in all of them, so the next copy gets its
 * own while the last one is at work.
 */
export function openCopies(settings: CopySettings): Copies {
  const places = openPlaces({ ...settings, homeFolders: settings.sandbox.homeFolders })
  return {
    close: places.close,
    async openCopy(tree) {
      const { folder, ...place } = await places.take()
      // After the prepared files, which could otherwise cover a file of the tree.
      const indexFile = await settings.mirror.checkOut(tree, place.root)
      await requireFolder(place.root, settings.workingDirectory)
      await addRepository(settings, place.root, indexFile)
      await settings.sandbox.give(...Object.values(place))
      const protectedPaths = await findProtected(settings.mirror, tree, settings.protection)
      places.makeAhead()
      return createWorkspace({ ...settings, ...place, tree, indexFile, folder, protectedPaths })
    },
  }
}

/** A link in the working directory's place would lead all work out of the copy. */
async function requireFolder(root: string, folder: string): Promise<void> {
  const parts = folder === '.' ? [] : folder.split('/')
  for (const [i] of parts.entries()) {
    const stats = await lstat(join(root, ...parts.slice(0, i + 1))).catch(() => undefined)
    if (stats?.isDirectory()) continue
    throw new ConfigError(
      `The commit has no folder ${JSON.stringify(folder)}, which the input "working-directory" names. Links are not followed.`,
    )
  }
}

/**
 * A small repository of one commit, for tests and tools that ask git. Made of plain files: the host never runs git with
 * it, and it holds no remote, no credential and no history to look the answer up in.
 */
async function addRepository({ mirror, commit }: CopySettings, root: string, indexFile: string): Promise<void> {
  const gitDir = join(root, '.git')
  const texts = {
    HEAD: `${commit}\n`,
    shallow: `${commit}\n`,
    config: '[core]\n\trepositoryformatversion = 0\n\tbare = false\n',
  }
  await mkdir(join(gitDir, 'refs', 'heads'), { recursive: true })
  // One after the other: what went on after a failure would write into a folder that is being removed.
  await copyObjects(join(mirror.gitDir, 'objects'), join(gitDir, 'objects'))
  await copyFile(indexFile, join(gitDir, 'index'))
  for (const [name, text] of Object.entries(texts)) await writeFile(join(gitDir, name), text)
}

/** Git makes nothing but folders and files. `fs.cp` is ready for anything, and looks at each of them many times. */
async function copyObjects(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const copyEntry = entry.isDirectory() ? copyObjects : cloneFile
    await copyEntry(join(from, entry.name), join(to, entry.name))
  }
}

const cloneFile = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE)
