import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, watch } from './measure.ts'
import type { Measurement } from './measurement.ts'

const ACTION = fileURLToPath(new URL('../dist/index.js', import.meta.url))
const ROUNDS = 15

/** An event that is not for us, above what Node costs by itself. */
export async function measureSkip(): Promise<readonly Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const event = join(folder, 'event.json')
  const empty = join(folder, 'empty.mjs')
  await writeFile(event, JSON.stringify({ action: 'completed', workflow_run: { conclusion: 'success' } }))
  await writeFile(empty, '')
  const env = { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_EVENT_PATH: event, GITHUB_OUTPUT: join(folder, 'output') }
  const cost = async (file: string) => {
    const samples: number[] = []
    for (let i = 0; i < ROUNDS; i++) samples.push((await watch([process.execPath, file], env).ended()).cpuMs)
    return median(samples)
  }
  const [ours, node] = [await cost(ACTION), await cost(empty)]
  await rm(folder, { recursive: true, force: true })
  return [
    { name: 'CPU of a skipped event above an empty script', value: ours - node, unit: 'ms', goal: { atMost: 60 } },
  ]
}
