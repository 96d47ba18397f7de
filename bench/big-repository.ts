import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMirror, createProcesses, openCopies, openSandbox, type Workspace } from '../src/workspace/workspace.ts'
import { minimum } from './measure.ts'
import { type Measurement, ratio } from './measurement.ts'

const FILES = 50_000
const ROUNDS = 3

/** Mirror, copy, list and search of a repository with 50,000 files, against plain git. */
export async function measureBigRepository(): Promise<readonly Measurement[]> {
  const root = await mkdtemp(join(tmpdir(), 'bench-big-'))
  const repository = join(root, 'repository')
  await makeRepository(repository)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })

  const clones: number[] = []
  const opens: number[] = []
  const lists: [number, number][] = []
  const searches: [number, number][] = []
  for (let i = 0; i < ROUNDS; i++) {
    clones.push(
      await time(async () => void git('clone', '--quiet', '--no-local', repository, join(root, `clone-${i}`))),
    )
    const runDirectory = join(root, `run-${i}`)
    await mkdir(runDirectory)
    const commit = git('rev-parse', 'HEAD').toString().trim()
    const open = await openCopy(runDirectory, repository, commit)
    opens.push(open.ms)
    const { workspace } = open
    lists.push([await time(() => workspace.list('.')), await time(async () => void git('ls-files'))])
    const query = { pattern: 'needle \\d+', glob: undefined, contextLines: 0, perFile: 50 }
    const signal = new AbortController().signal
    searches.push([
      await time(() => workspace.search(query, signal)),
      await time(async () => void git('grep', '-n', '-P', 'needle \\d+')),
    ])
  }
  await rm(root, { recursive: true, force: true })
  const column = (pairs: readonly [number, number][], i: 0 | 1) => minimum(pairs.map((pair) => pair[i]))
  return [
    ratio('mirror and one copy of 50,000 files, to git clone', minimum(opens), minimum(clones), 3),
    ratio('list_files in 50,000 files, to git ls-files', column(lists, 0), column(lists, 1), 2),
    ratio('search in 50,000 files, to git grep', column(searches, 0), column(searches, 1), 2),
  ]
}

interface Opened {
  readonly ms: number
  readonly workspace: Workspace
}

async function openCopy(runDirectory: string, repository: string, commit: string): Promise<Opened> {
  const searchPath = process.env.PATH ?? ''
  const processes = createProcesses(() => performance.now())
  const sandbox = await openSandbox({
    mode: 'off',
    network: 'none',
    environment: { PATH: searchPath },
    runDirectory,
    processes,
    workspace: undefined,
  })
  const startedAt = performance.now()
  const mirror = await createMirror(runDirectory, searchPath)
  await mirror.fetchCommit({ kind: 'local', directory: repository }, commit)
  const never = () => false
  const copies = openCopies({
    mirror,
    processes,
    runDirectory,
    commit,
    workingDirectory: '.',
    prepared: undefined,
    searchPath,
    sandbox,
    protection: { isTest: never, isSetting: never },
  })
  const workspace = await copies.openCopy(await mirror.treeOf(commit))
  return { ms: performance.now() - startedAt, workspace }
}

/** Written by git itself, from a stream: the quickest way to many files. */
async function makeRepository(directory: string): Promise<void> {
  const stream: string[] = ['commit refs/heads/main', 'committer a <a@b.example> 1700000000 +0000', 'data 4', 'many']
  for (let i = 0; i < FILES; i++) {
    const text = `export const value${i} = ${i}\n// ${i % 500 === 0 ? 'needle' : 'hay'} ${i}\n${'x'.repeat(200)}\n`
    stream.push(`M 100644 inline src/${i % 97}/${i % 41}/file-${i}.js`, `data ${Buffer.byteLength(text)}`, text)
  }
  await mkdir(directory, { recursive: true })
  const run = (args: string[], input?: string) =>
    execFileSync('git', args, {
      cwd: directory,
      stdio: ['pipe', 'ignore', 'ignore'],
      ...(input !== undefined && { input }),
    })
  run(['init', '--quiet', '--initial-branch=main'])
  run(['fast-import', '--quiet'], `${stream.join('\n')}\n`)
  run(['checkout', '--quiet', 'main'])
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
