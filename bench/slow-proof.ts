import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { attempt } from '../test/support/attempt.ts'
import { repairedSource } from '../test/support/cheats.ts'
import { openCopy } from '../test/support/copies.ts'
import { openFolder } from '../test/support/folders.ts'
import { PROJECTS } from '../test/support/temp-repo.ts'
import { type Measurement, ratio } from './measurement.ts'

/** Longer than what makes a suite slow. */
const SUITE_MS = 12_000
const INSTALLED = 5_000
/** What tests and models give a copy that is made ahead. */
const MEANWHILE_MS = 10_000

/** What a run with its proof takes beside two runs of a slow suite, with the default number of runs, and its copies. */
export async function measureSlowProof(): Promise<readonly Measurement[]> {
  return [await withCleanup(measureProof), await withCleanup(measureNextCopy)]
}

interface Cleanup {
  after(clean: () => unknown): void
}

async function withCleanup<T>(work: (t: Cleanup) => Promise<T>): Promise<T> {
  const cleaning: (() => unknown)[] = []
  try {
    return await work({ after: (clean) => cleaning.push(clean) })
  } finally {
    for (const clean of cleaning.reverse()) await clean()
  }
}

async function measureProof(t: Cleanup): Promise<Measurement> {
  const { files, testCommand, source } = PROJECTS['node:test']
  const slow = `import { test } from 'node:test'\ntest('it takes long', () => new Promise((done) => setTimeout(done, ${SUITE_MS})))\n`
  const { outcome, events, objections, tookMs } = await attempt(t, {
    files: { ...files, 'test/slow.test.js': slow },
    command: testCommand,
    writes: { [source]: repairedSource('node:test') },
    inputs: { 'reruns-before': '2', 'reruns-after': '2' },
  })
  if (outcome.kind !== 'fixed') throw new Error(`The run ended as ${outcome.kind}. ${objections}`)
  const runs = events.flatMap((event) => (event.type === 'test_run' ? event.report.durationMs : []))
  const twoSuites = runs.filter((ms) => ms > SUITE_MS).slice(0, 2)
  return ratio(
    'a run with its proof to two runs of a slow suite',
    tookMs,
    twoSuites.reduce((sum, ms) => sum + ms, 0),
    1.1,
  )
}

async function measureNextCopy(t: Cleanup): Promise<Measurement> {
  const prepared = await openFolder(t)
  await writeFile(join(prepared, '.gitignore'), 'node_modules\n')
  for (let i = 0; i < INSTALLED; i++) {
    const folder = join(prepared, `node_modules/package-${i % 100}`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${i}.js`), 'x'.repeat(4_000))
  }
  const { openCopy: open } = await openCopy(t, { '.gitignore': 'node_modules\n' }, { prepared })
  await sleep(MEANWHILE_MS)
  const startedAt = performance.now()
  await open()
  const name = `the next copy beside ${INSTALLED} installed files`
  return { name, value: performance.now() - startedAt, unit: 'ms', goal: { atMost: 250 } }
}
