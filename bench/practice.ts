import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

interface Reading extends Usage {
  /** How many processes were started so far. */
  readonly children: number
}

/** One run on the practice project: the process at its first request, at its last one, and at its end. */
interface Sample {
  readonly first: Reading
  readonly last: Reading
  readonly end: Reading
  readonly requests: number
  readonly bytes: number
  /** Without what is quoted: our own words and the tools. */
  readonly ownBytes: number
}

type Start = (folder: string, place: { readonly url: string; readonly path: string }) => Watched

const startRegreen: Start = (folder, { url, path }) =>
  watch([process.execPath, CLI, 'fix', '--workspace', folder, '--sandbox', 'off', '--approve', 'policy'], {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: 'scripted',
    PATH: path,
  })
const startBare: Start = (folder, { url }) => watch([process.execPath, BARE, folder, url])

const { source, fault, repair } = PRACTICE.js
const READ = [call('read_file', { path: source, start_line: null, end_line: null })]
const EDIT = [call('edit_file', { path: source, old_text: fault, new_text: repair })]
/** The first request holds the failure and the files that it names: a good model answers with the edit at once. */
const AT_ONCE: readonly Turn[] = [EDIT, 'Repaired.']
const STEP_BY_STEP: readonly Turn[] = [READ, EDIT, 'Repaired.']
/** Nothing to prove: what comes after the last answer is the end alone. */
const IN_VAIN: readonly Turn[] = [READ, 'I cannot repair this.']

/** The whole run on the practice project, side by side with the bare loop. Starting git and tests is taken out. */
export async function measurePractice(): Promise<readonly Measurement[]> {
  const startMs = await measureStart()
  const ours = await samples(startRegreen, STEP_BY_STEP)
  const theirs = await samples(startBare, STEP_BY_STEP)
  const [oursInVain, theirsInVain] = [await samples(startRegreen, IN_VAIN), await samples(startBare, IN_VAIN)]
  const [atOnce] = await samples(startRegreen, AT_ONCE, 1)
  const without = (usage: Usage, children: number) => usage.cpuMs - children * startMs
  const both = (name: string, read: (sample: Sample) => number, limit: number) =>
    ratio(name, median(ours.map(read)), median(theirs.map(read)), limit)
  const step = ({ first, last, requests }: Sample) => Math.max(1, last.cpuMs - first.cpuMs) / (requests - 1)
  const afterLast = ({ last, end }: Sample) => Math.max(10, end.wallMs - last.wallMs)
  return [
    { name: 'requests for the practice bug', value: atOnce?.requests ?? 0, unit: 'requests', goal: { atMost: 3 } },
    { name: 'bytes sent for the practice bug', value: atOnce?.bytes ?? 0, unit: 'bytes', goal: { atMost: 12_000 } },
    { name: 'system prompt and tools', value: atOnce?.ownBytes ?? 0, unit: 'bytes', goal: { atMost: 4_000 } },
    both('CPU to the first request', ({ first }) => without(first, first.children), 1.7),
    both('CPU per step', step, 1.5),
    ratio(
      'time from the last answer to the end',
      median(oursInVain.map(afterLast)),
      median(theirsInVain.map(afterLast)),
      1.7,
    ),
    both('CPU of the whole run', ({ end }) => without(end, end.children), 1.5),
    both('peak memory', ({ end }) => end.peakMb, 1.2),
  ]
}

async function samples(start: Start, turns: readonly Turn[], rounds = ROUNDS): Promise<Sample[]> {
  const taken: Sample[] = []
  for (let i = 0; i < rounds; i++) taken.push(await sample(start, turns))
  return taken
}

async function sample(start: Start, turns: readonly Turn[]): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const project = await makeProject(join(folder, 'project'))
  const shim = await makeShim(folder)
  const readings: Reading[] = []
  const running: { process?: Watched } = {}
  const read =
    (turn: Turn): Turn =>
    () => {
      if (running.process) readings.push({ ...running.process.now(), children: shim.children() })
      return turn
    }
  const model = await openScriptedModel(turns.map(read))
  running.process = start(project, { url: model.url, path: shim.path })
  const ended = await running.process.ended()
  const end = { ...ended, children: shim.children() }
  await model.close()
  await rm(folder, { recursive: true, force: true })
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last) throw new Error(`The practice run ended with ${ended.exitCode} before it asked the model.`)
  return { first, last, end, ...count(model) }
}

/** A `git` and a `node` that write down that they were started, and become the real ones. */
async function makeShim(folder: string) {
  const log = join(folder, 'started')
  const bin = join(folder, 'bin')
  await mkdir(bin)
  for (const [name, real] of [
    ['git', '/usr/bin/git'],
    ['node', process.execPath],
  ] as const) {
    await writeFile(join(bin, name), `#!/bin/sh\necho >> '${log}'\nexec ${real} "$@"\n`, { mode: 0o755 })
  }
  const children = () => (existsSync(log) ? readFileSync(log, 'utf8').length : 0)
  return { children, path: `${bin}:${process.env.PATH}` }
}

/** What it costs this process to start a child and read its output. */
async function measureStart(): Promise<number> {
  const rounds = 40
  const before = process.cpuUsage()
  for (let i = 0; i < rounds; i++) await new Promise((resolve) => execFile('/bin/true', resolve))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
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

async function makeProject(folder: string): Promise<string> {
  await mkdir(folder)
  for (const [name, text] of Object.entries(PRACTICE.js.files)) await writeFile(join(folder, name), text)
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  await git(folder, ['add', '.'])
  await git(folder, ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Practice'])
  return folder
}
