import type { TestResult } from '../src/proof/proof.ts'
import type { RunReports } from '../src/proof/runners/runner.ts'
import { RUNNERS } from '../src/proof/runners/runners.ts'
import type { Measurement } from './measurement.ts'

const TESTS = 50_000
const MEGABYTE = 1_000_000
/** The best of these counts: the machine may have other work. */
const ROUNDS = 4

/** A report of 50,000 tests in one runner's words; one test in ten failed. */
interface Sample {
  readonly runner: string
  readonly file: string
  readonly pieces: (message: string) => Iterable<string>
}

const SAMPLES: readonly Sample[] = [
  { runner: 'pytest', file: 'report.xml', pieces: writeJUnit },
  { runner: 'jest', file: '0.json', pieces: writeJestJson },
  { runner: 'node:test', file: '1.jsonl', pieces: writeEvents },
  { runner: 'TAP', file: 'stdout', pieces: writeTap },
]

/** How fast reports are read, and how much memory is taken while one of 200 MB goes by. */
export async function measureReports(): Promise<readonly Measurement[]> {
  const speeds: Measurement[] = []
  for (const sample of SAMPLES) {
    const name = `reading a report of ${sample.runner}`
    speeds.push({ name, value: await measureSpeed(sample), unit: 'MB/s', goal: { atLeast: 20 } })
  }
  const memory = await measureMemory({ runner: 'pytest', file: 'report.xml', pieces: writeJUnit })
  return [...speeds, { name: 'memory for a report of 200 MB', value: memory, unit: 'MB', goal: { atMost: 200 } }]
}

async function measureSpeed(sample: Sample): Promise<number> {
  const pieces = [...inPieces(sample.pieces('x'.repeat(300)))]
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const times: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const startedAt = performance.now()
    await read(sample, pieces)
    times.push(performance.now() - startedAt)
  }
  return size / MEGABYTE / (Math.min(...times) / 1000)
}

/** The largest growth seen, once the code is warm. */
async function measureMemory(sample: Sample): Promise<number> {
  await read(sample, inPieces(sample.pieces('')))
  const before = process.memoryUsage.rss()
  let most = before
  await read(sample, watched(inPieces(sample.pieces('x'.repeat(38_000)))))
  return (most - before) / MEGABYTE

  function* watched(pieces: Iterable<string>): Iterable<string> {
    for (const piece of pieces) {
      most = Math.max(most, process.memoryUsage.rss())
      yield piece
    }
  }
}

/** Reads as a run's report is read, from pieces as the disk gives them. */
async function read({ runner, file }: Sample, pieces: Iterable<string>): Promise<readonly TestResult[]> {
  const give = (take: (piece: string) => void) => {
    for (const piece of pieces) take(piece)
  }
  const reports: RunReports = {
    folder: {
      list: async () => [file],
      async read(_name, take) {
        give(take)
        return true
      },
    },
    project: { list: async () => [], read: async () => false },
    readStdout: give,
    output: '',
    exitCode: 1,
    directory: '/copy',
  }
  const tests = await RUNNERS.find(({ name }) => name === runner)?.parse(reports)
  if (tests?.length !== TESTS) throw new Error(`Of ${TESTS} tests of ${runner}, ${tests?.length} were read.`)
  return tests
}

function* inPieces(parts: Iterable<string>): Iterable<string> {
  let piece = ''
  for (const part of parts) {
    piece += part
    if (piece.length < 256 * 1024) continue
    yield piece
    piece = ''
  }
  yield piece
}

const numbers = Array.from({ length: TESTS }, (_, i) => ({ i, isFailed: i % 10 === 0, file: i % 100 }))

function* writeJUnit(message: string): Iterable<string> {
  yield '<?xml version="1.0"?><testsuites><testsuite name="pytest">'
  for (const { i, isFailed, file } of numbers) {
    const failure = isFailed ? `<failure message="assert 1 == 2">&gt; assert 1 == 2 ${message}</failure>` : ''
    yield `<testcase classname="tests.test_${file}.TestSum" name="test_${i}[a-${i}]" file="tests/test_${file}.py" line="${i}" time="0.001">${failure}</testcase>\n`
  }
  yield '</testsuite></testsuites>'
}

function* writeJestJson(message: string): Iterable<string> {
  yield '{"numTotalTests":50000,"testResults":['
  for (const { i, isFailed } of numbers) {
    if (i % 500 === 0) {
      yield `${i === 0 ? '' : ']},'}{"name":"/copy/${i}.test.js","status":"failed","message":"","assertionResults":[`
    }
    const test = {
      ancestorTitles: ['sum', 'of numbers'],
      title: `adds ${i}`,
      status: isFailed ? 'failed' : 'passed',
      failureMessages: isFailed ? [`Error: "1"\n ${message}`] : [],
    }
    yield `${i % 500 === 0 ? '' : ','}${JSON.stringify(test)}`
  }
  yield ']}]}'
}

function* writeEvents(message: string): Iterable<string> {
  for (const { i, isFailed, file } of numbers) {
    const base = { name: `adds ${i}`, nesting: 0, file: `/copy/${file}.js`, isFile: false, isSuite: false, skip: false }
    const event = { ...base, todo: false, ...(isFailed && { message: `Error: ${message}` }) }
    yield `${JSON.stringify({ ...event, type: 'test:start' })}\n`
    yield `${JSON.stringify({ ...event, type: isFailed ? 'test:fail' : 'test:pass' })}\n`
  }
  yield '{"type":"end"}\n'
}

function* writeTap(message: string): Iterable<string> {
  yield 'TAP version 13\n'
  for (const { i, isFailed } of numbers) {
    yield isFailed
      ? `not ok ${i + 1} - adds ${i}\n  ---\n  got: ${message}\n  ...\n`
      : `ok ${i + 1} - adds ${i} and some more words\n`
  }
  yield `1..${TESTS}\n`
}
