import { lchownSync } from 'node:fs'
import { join } from 'node:path'
import { createChildEnvironment, type Environment } from '../environment.ts'
import { type Launch, type Processes, SandboxError } from '../process/process.ts'
import type { Mechanism, Network, User } from './types.ts'
import { systemTool } from './view/system.ts'
import { type CopyPlace, copyMounts, readOnly, type Surroundings } from './view/view.ts'

/** Not where it lies: that may be inside the workspace, whose place a copy takes. */
const SHOWN_PROGRAM = '/regreen-node'

/** A command with its copy. Paths in `argv`, `env` and `directory` are those that are seen inside. */
export interface Enclosed {
  readonly argv: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
  readonly directory: string
  readonly copy: CopyPlace
  /** Paths from the copy's root that may be read and not written; those that exist are protected. */
  readonly protectedPaths: readonly string[]
  /** A program of the host that is shown beside the rest, at `shownProgram`. */
  readonly program?: string
  readonly network: Network
}

/** One mechanism, used for copies. */
export interface Enclosure {
  /** The network of test runs. */
  readonly network: Network
  readonly toolFolders: readonly string[]
  /** Folders that must exist in the home of a copy. */
  readonly homeFolders: readonly string[]
  /** Where the root of a copy appears inside. */
  shownRoot(root: string): string
  /** Where a program of the host appears inside. */
  shownProgram(path: string): string
  /** The folder for temporary files inside, given the copy's own. */
  temporary(own: string): string
  environment(copy: CopyPlace): Readonly<Record<string, string>>
  /** Gives folders and all that is in them to the user whom commands run as. Throws SandboxError. */
  give(...folders: readonly string[]): Promise<void>
  /** The same for a path that we have written below a folder, and the folders on the way there. */
  givePath(folder: string, path: string): void
  launch(command: Enclosed): Launch
}

interface EnclosureParts {
  readonly mechanism: Mechanism
  readonly surroundings: Surroundings
  /** Who we are. */
  readonly self: User
  readonly workspace: string | undefined
  readonly network: Network
  readonly environment: Environment
  readonly processes: Processes
}

/** Puts a mechanism and the surroundings together; what has no mounts shows the host's paths as they are. */
export function createEnclosure(parts: EnclosureParts): Enclosure {
  const { mechanism, surroundings, self, workspace, network, environment } = parts
  const { hasMounts, user } = mechanism
  const isOurs = user.uid === self.uid
  const shownRoot = (root: string) => (hasMounts && workspace !== undefined ? workspace : root)
  const temporary = (own: string) => (hasMounts ? '/tmp' : own)
  return {
    network,
    toolFolders: hasMounts ? surroundings.toolFolders : [],
    homeFolders: hasMounts ? surroundings.caches.map(({ path }) => path) : [],
    shownRoot,
    shownProgram: (path) => (hasMounts ? SHOWN_PROGRAM : path),
    temporary,
    environment({ root, home, temporary: own }) {
      const copy = shownRoot(root)
      return createChildEnvironment({ host: environment, home, temporary: temporary(own), workspace, copy })
    },
    async give(...folders) {
      if (isOurs) return
      const argv = [systemTool('chown'), '-hR', `${user.uid}:${user.gid}`, '--', ...folders] as const
      const limits = { timeoutMs: 600_000, maxOutputBytes: 4_000 }
      const { exitCode, output } = await parts.processes.run({ argv, directory: '/', env: {} }, limits)
      if (exitCode !== 0) throw new SandboxError(output)
    },
    givePath(folder, path) {
      if (isOurs) return
      const names = path.split('/')
      for (const i of names.keys()) lchownSync(join(folder, ...names.slice(0, i + 1)), user.uid, user.gid)
    },
    launch({ copy, protectedPaths, program, ...command }) {
      if (!hasMounts) return { ...mechanism.launch({ ...command, mounts: [] }), marks: marksOf(copy) }
      const mounts = [
        ...surroundings.mounts(command.network),
        ...(program === undefined ? [] : [readOnly(program, SHOWN_PROGRAM)]),
        ...copyMounts(copy, shownRoot(copy.root), { protectedPaths, caches: surroundings.caches }),
      ]
      return mechanism.launch({ ...command, mounts })
    },
  }
}

/** Folders of this copy alone. What a command sets in their place is no mark: other processes may have it. */
const marksOf = ({ home, temporary }: CopyPlace) => [`HOME=${home}`, `TMPDIR=${temporary}`]
