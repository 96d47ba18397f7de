import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import {
  createMirror,
  createProcesses,
  type Mirror,
  openCopies,
  openSandbox,
  type Workspace,
} from '../../src/workspace/workspace.ts'
import { openFolder } from './folders.ts'
import { commitFiles, type FileContent, git } from './git.ts'

export const SEARCH_PATH = process.env.PATH ?? ''

export interface MirrorWithCommit {
  readonly mirror: Mirror
  readonly folder: string
  readonly commit: string
  readonly tree: string
}

/** A mirror that holds one commit of these files. */
export async function openMirror(
  t: Pick<TestContext, 'after'>,
  files: Readonly<Record<string, FileContent>>,
): Promise<MirrorWithCommit> {
  const folder = await openFolder(t)
  const source = join(folder, 'source.git')
  await git(folder, ['init', '--quiet', '--bare', source])
  const commit = await commitFiles(source, { branch: 'main', files })
  const mirror = await createMirror(folder, SEARCH_PATH)
  await mirror.fetchCommit({ kind: 'local', directory: source }, commit)
  return { mirror, folder, commit, tree: await mirror.treeOf(commit) }
}

export interface OpenedCopy extends MirrorWithCommit {
  readonly workspace: Workspace
  /** Opens one more copy of the same commit, or of another tree. */
  readonly openCopy: (tree?: string) => Promise<Workspace>
}

export interface CopyOptions {
  readonly workingDirectory?: string
  readonly prepared?: string
  /** What the host's environment holds beside PATH. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A copy of a repository with these files, as tools and tests get it. */
export async function openCopy(
  t: Pick<TestContext, 'after'>,
  files: Readonly<Record<string, FileContent>>,
  { workingDirectory = '.', prepared, environment }: CopyOptions = {},
): Promise<OpenedCopy> {
  const opened = await openMirror(t, files)
  const runDirectory = join(opened.folder, 'run')
  await mkdir(runDirectory)
  const processes = createProcesses(() => performance.now())
  t.after(processes.killAll)
  const copies = openCopies({
    mirror: opened.mirror,
    processes,
    runDirectory,
    commit: opened.commit,
    workingDirectory,
    prepared,
    searchPath: SEARCH_PATH,
    sandbox: await openSandbox({
      mode: 'off',
      network: 'host',
      environment: { PATH: SEARCH_PATH, ...environment },
      workspace: prepared,
      runDirectory,
      processes,
    }),
    protection: { isTest: () => false, isSetting: () => false },
  })
  t.after(copies.close)
  const open = (tree = opened.tree) => copies.openCopy(tree)
  return { ...opened, workspace: await open(), openCopy: open }
}
