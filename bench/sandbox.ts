import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProcesses, openSandbox, type Processes, type Sandbox } from '../src/workspace/workspace.ts'
import { minimum } from './measure.ts'
import type { Measurement } from './measurement.ts'

/** The best of these counts: the machine may have other work. */
const ROUNDS = 51
const OPENINGS = 7
/** More than are protected. */
const PROTECTED_FILES = 60
const LIMITS = { timeoutMs: 30_000, maxOutputBytes: 10_000 }

/** What shutting a test run in costs: once for the self-test, and then for every run. */
export async function measureSandbox(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'regreen-bench-'))
  const processes = createProcesses(() => performance.now())
  try {
    const openings: number[] = []
    let sandbox = await open(folder, processes)
    for (let i = 0; i < OPENINGS; i++)
      openings.push(
        await time(async () => {
          sandbox = await open(folder, processes)
        }),
      )
    const { level, mechanism } = sandbox.report
    const note = `level ${level}, ${mechanism}`
    return [
      { name: 'self-test of the sandbox', value: minimum(openings), unit: 'ms', goal: { atMost: 150 }, note },
      {
        name: 'a run in it, over one without',
        value: await measureRun(folder, sandbox, processes),
        unit: 'ms',
        goal: { atMost: 40 },
        note,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function open(runDirectory: string, processes: Processes): Promise<Sandbox> {
  return openSandbox({
    mode: 'auto',
    network: 'none',
    environment: process.env,
    workspace: join(runDirectory, 'job', 'project'),
    runDirectory,
    processes,
  })
}

/** The two in turns, so that a busy moment of the machine falls on both. */
async function measureRun(folder: string, sandbox: Sandbox, processes: Processes): Promise<number> {
  const { copy, protectedPaths } = await makeCopy(folder, sandbox)
  const argv = ['true'] as const
  const env = sandbox.environment(copy)
  const inside: number[] = []
  const outside: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const directory = sandbox.shownRoot(copy.root)
    const launch = () => sandbox.launch({ argv, env, directory, copy, protectedPaths, network: 'none' })
    inside.push(await time(() => processes.run(launch(), LIMITS)))
    outside.push(await time(() => processes.run({ argv, env, directory: copy.root }, LIMITS)))
  }
  return minimum(inside) - minimum(outside)
}

async function makeCopy(folder: string, sandbox: Sandbox) {
  const place = join(folder, 'copy')
  const copy = { root: join(place, 'repo'), home: join(place, 'home'), temporary: join(place, 'tmp') }
  for (const path of [copy.home, copy.temporary, join(copy.root, '.git'), join(copy.root, 'test')])
    mkdirSync(path, { recursive: true })
  const tests = Array.from({ length: PROTECTED_FILES }, (_, i) => `test/${i}.test.js`)
  for (const path of tests) writeFileSync(join(copy.root, path), '')
  await sandbox.give(...Object.values(copy))
  return { copy, protectedPaths: ['.git', ...tests] }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
