import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
const BARE = fileURLToPath(new URL('./bare-loop.js', import.meta.url))
const ROUNDS = 9
/**
 * In memory, where the machine has such a place: at each new file a disk's file system looks through what has been
 * deleted in the last minute, by earlier rounds and by others, and that would count as ours. (ext4, find_inode_bit)
 */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

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

type Start = (folder: string, place: { readonly url: string; readonly path: string; readonly temp: string }) => Watched

const startRegreen: Start = (folder, { url, path, temp }) =>
  watch([process.execPath, CLI, 'fix', '--workspace', folder, '--sandbox', 'off', '--approve', 'policy'], {
    // As long as keys are: a short one would not be looked for in what leaves the process.
    OPENAI_API_KEY: 'not-a-key-'.repeat(6),
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: 'scripted',
    PATH: path,
    TMPDIR: temp,
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
/** Reading alone, so that what a step costs is not lost in what tests cost. */
const READING: readonly Turn[] = [...Array<Turn>(30).fill(READ), 'I cannot repair this.']

/** The whole run on the practice project, side by side with the bare loop. Starting git and tests is taken out. */
export async function measurePractice(): Promise<readonly Measurement[]> {
  const startMs = await measureStart()
  const [ours, theirs] = await sampleBoth(STEP_BY_STEP)
  const [oursInVain, theirsInVain] = await sampleBoth(IN_VAIN)
  const atOnce = await sample(startRegreen, AT_ONCE)
  const without = (usage: Usage, children: number) => usage.cpuMs - children * startMs
  const both = (name: string, read: (sample: Sample) => number, limit: number) =>
    ratio(name, median(ours.map(read)), median(theirs.map(read)), limit)
  const afterLast = ({ last, end }: Sample) => Math.max(10, end.wallMs - last.wallMs)
  return [
    { name: 'requests for the practice bug', value: atOnce.requests, unit: 'requests', goal: { atMost: 3 } },
    { name: 'bytes sent for the practice bug', value: atOnce.bytes, unit: 'bytes', goal: { atMost: 12_000 } },
    { name: 'system prompt and tools', value: atOnce.ownBytes, unit: 'bytes', goal: { atMost: 4_000 } },
    both('CPU to the first request', ({ first }) => without(first, first.children), 1.7),
    both('CPU per step', stepMs, 1.5),
    ratio(
      'time from the last answer to the end',
      median(oursInVain.map(afterLast)),
      median(theirsInVain.map(afterLast)),
      1.7,
    ),
    both('CPU of the whole run', ({ end }) => without(end, end.children), 1.5),
    both('peak memory', ({ end }) => end.peakMb, 1.2),
    ...(await measureCrowd()),
  ]
}

const stepMs = ({ first, last, requests }: Sample) => Math.max(1, last.cpuMs - first.cpuMs) / (requests - 1)

/** What 50,000 files add that have nothing to do with the fault. */
async function measureCrowd(): Promise<readonly Measurement[]> {
  const [alone, crowded] = [await sample(startRegreen, READING), await sample(startRegreen, READING, addCrowd)]
  const [ms, bytes] = [stepMs(crowded) - stepMs(alone), crowded.bytes - alone.bytes]
  return [
    { name: 'CPU that 50,000 files add to a step', value: ms, unit: 'ms', goal: { atMost: 2 } },
    { name: 'bytes that 50,000 files add to all requests', value: bytes, unit: 'bytes', goal: { atMost: 0 } },
  ]
}

/** Empty files: the place in memory holds several copies of them. */
async function addCrowd(folder: string): Promise<void> {
  for (let i = 0; i < 500; i++) {
    const place = join(folder, 'data', String(i))
    await mkdir(place, { recursive: true })
    for (let j = 0; j < 100; j++) writeFileSync(join(place, `${j}.txt`), '')
  }
}

/** The two in turns, so that a busy moment of the machine falls on both. */
async function sampleBoth(turns: readonly Turn[]): Promise<readonly [Sample[], Sample[]]> {
  const ours: Sample[] = []
  const theirs: Sample[] = []
  for (let i = 0; i < ROUNDS; i++) {
    ours.push(await sample(startRegreen, turns))
    theirs.push(await sample(startBare, turns))
  }
  return [ours, theirs]
}

async function sample(start: Start, turns: readonly Turn[], grow?: (folder: string) => Promise<void>): Promise<Sample> {
  const temp = await mkdtemp(join(PLACE, 'bench-'))
  const project = await makeProject(join(temp, 'project'), grow)
  const shim = await makeShim()
  const readings: Reading[] = []
  const running: { process?: Watched } = {}
  const read =
    (turn: Turn): Turn =>
    () => {
      if (running.process) readings.push({ ...running.process.now(), children: shim.children() })
      return turn
    }
  const model = await openScriptedModel(turns.map(read))
  running.process = start(project, { url: model.url, path: shim.path, temp })
  const ended = await running.process.ended()
  const end = { ...ended, children: shim.children() }
  await model.close()
  for (const folder of [temp, shim.folder]) await rm(folder, { recursive: true, force: true })
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last) throw new Error(`The practice run ended with ${ended.exitCode} before it asked the model.`)
  return { first, last, end, ...count(model) }
}

/** A `git` and a `node` that write down that they were started, and become the real ones. */
async function makeShim() {
  // A place in memory may be one where nothing can be started from.
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
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
  return { folder, children, path: `${bin}:${process.env.PATH}` }
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

async function makeProject(folder: string, grow?: (folder: string) => Promise<void>): Promise<string> {
  await mkdir(folder)
  await grow?.(folder)
  for (const [name, text] of Object.entries(PRACTICE.js.files)) await writeFile(join(folder, name), text)
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  await git(folder, ['add', '.'])
  await git(folder, ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Practice'])
  return folder
}
