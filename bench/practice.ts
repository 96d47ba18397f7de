import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PRACTICE } from '../src/cli/practice/practice.ts'
import { git } from '../test/support/git.ts'
import { call, openScriptedModel, type ScriptedModel, type Turn } from '../test/support/scripted-model.ts'
import { median, type Usage, type Watched, watch } from './measure.ts'
import { type Measurement, ratio } from './measurement.ts'

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const BARE = fileURLToPath(new URL('./bare-loop.ts', import.meta.url))
const ROUNDS = 9

/** One repair of the practice bug: the process at its first request, at its last one, and at its end. */
interface Sample {
  readonly first: Usage
  readonly last: Usage
  readonly end: Usage & { readonly wallMs: number }
  readonly requests: number
  readonly bytes: number
  /** Without what is quoted: our own words and the tools. */
  readonly ownBytes: number
}

type Start = (folder: string, url: string) => Watched

const startRegreen: Start = (folder, url) =>
  watch([process.execPath, CLI, 'fix', '--workspace', folder, '--sandbox', 'off', '--approve', 'policy'], {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: 'scripted',
  })
const startBare: Start = (folder, url) => watch([process.execPath, BARE, folder, url])

/** The whole run on the practice project, side by side with the bare loop. */
export async function measurePractice(): Promise<readonly Measurement[]> {
  const ours: Sample[] = []
  const theirs: Sample[] = []
  for (let i = 0; i < ROUNDS; i++) {
    ours.push(await sample(startRegreen))
    theirs.push(await sample(startBare))
  }
  const both = (name: string, read: (sample: Sample) => number, limit: number) =>
    ratio(name, median(ours.map(read)), median(theirs.map(read)), limit)
  const step = ({ first, last, requests }: Sample) => Math.max(1, last.cpuMs - first.cpuMs) / (requests - 1)
  const [one] = ours
  return [
    { name: 'requests for the practice bug', value: one?.requests ?? 0, unit: 'requests', goal: { atMost: 3 } },
    { name: 'bytes sent for the practice bug', value: one?.bytes ?? 0, unit: 'bytes', goal: { atMost: 12_000 } },
    { name: 'system prompt and tools', value: one?.ownBytes ?? 0, unit: 'bytes', goal: { atMost: 4_000 } },
    both('CPU to the first request', ({ first }) => first.cpuMs, 1.7),
    both('CPU per step', step, 1.5),
    both('CPU after the last answer', ({ last, end }) => Math.max(10, end.cpuMs - last.cpuMs), 1.7),
    both('CPU of the whole run', ({ end }) => end.cpuMs, 1.5),
    both('peak memory', ({ end }) => end.peakMb, 1.2),
  ]
}

async function sample(start: Start): Promise<Sample> {
  const folder = await makeProject()
  const usages: Usage[] = []
  const running: { process?: Watched } = {}
  const seen =
    (turn: Turn): Turn =>
    () => {
      if (running.process) usages.push(running.process.now())
      return turn
    }
  const { source, fault, repair } = PRACTICE.js
  const model = await openScriptedModel([
    seen([call('read_file', { path: source, start_line: null, end_line: null })]),
    seen([call('edit_file', { path: source, old_text: fault, new_text: repair })]),
    seen('Repaired.'),
  ])
  running.process = start(folder, model.url)
  const end = await running.process.ended()
  await model.close()
  await rm(folder, { recursive: true, force: true })
  const [first, last] = [usages[0], usages.at(-1)]
  if (!first || !last || end.exitCode !== 0) throw new Error(`The practice run ended with ${end.exitCode}.`)
  return { first, last, end, ...count(model) }
}

function count({ requests }: ScriptedModel) {
  const tools = JSON.stringify(JSON.parse(requests[0]?.text ?? '{}').tools ?? [])
  const system = requests[0]?.messages.find(({ role }) => role === 'system')?.content ?? ''
  return {
    requests: requests.length,
    bytes: requests.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    ownBytes: Buffer.byteLength(tools) + Buffer.byteLength(system),
  }
}

async function makeProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  for (const [name, text] of Object.entries(PRACTICE.js.files)) await writeFile(join(folder, name), text)
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  await git(folder, ['add', '.'])
  await git(folder, ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Practice'])
  return folder
}
