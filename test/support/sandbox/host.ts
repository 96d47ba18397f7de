/**
 * The host's side of a sandbox as a program, so that a test can start it as any user, with any environment, and kill it.
 * Takes one JSON argument, prints one JSON line.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createMirror,
  createProcesses,
  hostSearchPath,
  openCopies,
  openSandbox,
  type RunLimits,
  type RunResult,
  type SandboxReport,
  type Workspace,
} from '../../../src/workspace/workspace.ts'

export interface HostTask {
  /** An empty folder that belongs to the user. */
  readonly folder: string
  /** A bare repository, and the commit that copies are made of. */
  readonly source: string
  readonly commit: string
  readonly mode: 'auto' | 'require' | 'off'
  readonly network: 'none' | 'host'
  readonly workspace?: string
  readonly workingDirectory?: string
  readonly showsCaches?: boolean
  readonly commands: readonly HostCommand[]
  /** Printed before a command runs, for a test that kills this process. */
  readonly announces?: boolean
}

export interface HostCommand extends Omit<RunLimits, 'signal' | 'timeoutMs' | 'maxOutputBytes'> {
  readonly argv: readonly [string, ...string[]]
  readonly timeoutMs?: number
  readonly isSetUp?: boolean
  /** A file that the host makes before the command, outside the sandbox. */
  readonly touch?: string
  /** A path of the copy that a tool writes before the command. */
  readonly write?: string
  /** Whether the command is to find a folder for its report in REPORT, and what it leaves there is answered. */
  readonly hasReport?: boolean
  /** A shell command of the host's that is run, outside, as soon as the result is there; what it prints is `left`. */
  readonly leftovers?: string
  /** Stops the command from outside after so many milliseconds. */
  readonly abortAfterMs?: number
}

export interface HostAnswer {
  readonly report?: SandboxReport
  readonly error?: string
  readonly visibleDirectory?: string
  readonly results: readonly HostResult[]
  readonly openMs?: number
}

export type HostResult =
  | (RunResult & { readonly reports?: Record<string, string>; readonly left?: string })
  | { readonly error: string }

if (import.meta.main) await answer(JSON.parse(process.argv[2] ?? ''))

async function answer(task: HostTask): Promise<void> {
  const processes = createProcesses(() => performance.now())
  const say = (text: string) => process.stdout.write(`${text}\n`)
  const results: HostResult[] = []
  try {
    const runDirectory = join(task.folder, 'run')
    mkdirSync(runDirectory, { mode: 0o700, recursive: true })
    const begun = performance.now()
    const sandbox = await openSandbox({
      ...task,
      workspace: task.workspace,
      showsCaches: task.showsCaches ?? true,
      environment: process.env,
      runDirectory,
      processes,
    })
    const openMs = performance.now() - begun
    const searchPath = hostSearchPath(process.env.PATH, task.workspace)
    const mirror = await createMirror(runDirectory, searchPath)
    await mirror.fetchCommit({ kind: 'local', directory: task.source }, task.commit)
    const copies = openCopies({
      mirror,
      processes,
      runDirectory,
      commit: task.commit,
      workingDirectory: task.workingDirectory ?? '.',
      prepared: task.workspace,
      searchPath,
      sandbox,
      protection: { isTest: (path) => path.includes('test'), isSetting: (path) => path.endsWith('package.json') },
    })
    const copy = await copies.openCopy(await mirror.treeOf(task.commit))
    if (task.announces) say(runDirectory)
    for (const command of task.commands) results.push(await run(command, copy))
    say(JSON.stringify({ report: sandbox.report, visibleDirectory: copy.visibleDirectory, results, openMs }))
  } catch (error) {
    say(JSON.stringify({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error), results }))
  }
}

async function run(command: HostCommand, copy: Workspace): Promise<HostResult> {
  const {
    argv,
    isSetUp = false,
    timeoutMs = 20_000,
    touch,
    write,
    hasReport,
    leftovers,
    abortAfterMs,
    ...limits
  } = command
  if (touch !== undefined) writeFileSync(touch, '')
  if (write !== undefined) await copy.write(write, { text: 'written by a tool\n', hasBom: false })
  const folder = hasReport ? await copy.openReportFolder() : undefined
  await folder?.add({ 'inner/program': '#!/bin/sh\necho started\n' })
  const env = folder ? { REPORT: folder.path } : {}
  const signal = abortAfterMs === undefined ? undefined : AbortSignal.timeout(abortAfterMs)
  try {
    const result = await copy.run(
      { argv, env, isSetUp },
      { timeoutMs, maxOutputBytes: 1024 * 1024, ...limits, ...(signal && { signal }) },
    )
    if (leftovers !== undefined) return { ...result, left: spawnSync('/bin/sh', ['-c', leftovers]).stdout.toString() }
    const reports: Record<string, string> = {}
    for (const name of (await folder?.list()) ?? []) {
      reports[name] = ''
      await folder?.read(name, 10_000, (piece) => {
        reports[name] += piece
      })
    }
    return folder ? { ...result, reports } : result
  } catch (error) {
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}
