import { addCounts } from '../counts.ts'
import { createNames, type Names } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader, RunnerReading } from '../runner.ts'

const FAILED = /^ *# +Failed test (?:'(.*)')?(?: *at (\S+) line \d+\.?)?$/
const PLACE = /^ *# +at (\S+) line \d+\.?$/
const REPORT = /^Test Summary Report$/
const FILE = /^(\S.*?) +\(Wstat: (\d+)(?: \([^)]*\))? Tests: \d+ Failed: (\d+)\)$/
const PARSE_ERROR = /^ {2}Parse errors: /
const TOTAL = /^Files=\d+, Tests=(\d+)/
const MAX_TESTS = 10_000

/** Perl's prove: the report names files, the lines before it their tests. */
export const prove: LogFormat = {
  runner: 'prove',
  marks:
    /^ *# +(?:Failed test|at \S+ line \d)|^Test Summary Report$|\(Wstat: \d|^ {2}Parse errors: |^Files=\d|^Result: /,
  open: openReader,
}

interface FailedTest {
  readonly file: string
  readonly name: string
}

interface State {
  readonly tests: FailedTest[]
  readonly files: Names
  /** A test's name whose file is in the line below. */
  pending: string | undefined
  file: string | undefined
  isInReport: boolean
  counts: LogCounts | undefined
}

function openReader(): RunnerReader {
  const state: State = {
    tests: [],
    files: createNames(),
    pending: undefined,
    file: undefined,
    isInReport: false,
    counts: undefined,
  }
  return {
    isInside: () => state.isInReport,
    read: (line) => readLine(state, line),
    finish: () => finish(state),
  }
}

function readLine(state: State, line: string): boolean {
  const total = TOTAL.exec(line)?.[1]
  if (total !== undefined) state.counts = addCounts(state.counts, { run: Number(total) })
  state.isInReport = total === undefined && (state.isInReport || REPORT.test(line))
  return state.isInReport ? readReport(state, line) : readTest(state, line)
}

function readTest(state: State, line: string): boolean {
  const below = PLACE.exec(line)?.[1]
  const [, name, beside] = FAILED.exec(line) ?? []
  const test = below === undefined ? name : state.pending
  const file = below ?? beside
  state.pending = file === undefined ? name : undefined
  if (test === undefined || file === undefined || state.tests.length >= MAX_TESTS) return false
  state.tests.push({ file, name: test })
  return true
}

function readReport(state: State, line: string): boolean {
  const [, path, status, failed] = FILE.exec(line) ?? []
  state.file = path ?? state.file
  const isFailed = path !== undefined && (status !== '0' || failed !== '0')
  return state.file !== undefined && (isFailed || PARSE_ERROR.test(line)) && state.files.add(state.file)
}

function finish({ files, tests, counts }: State): RunnerReading | undefined {
  if (!counts) return undefined
  const failing = files.list().flatMap((path) => namesIn(path, tests))
  return { runner: 'prove', ran: counts.run > 0, failing, broken: [], counts: { ...counts, failed: failing.length } }
}

/** The file's failed tests; the file itself where its tests have no names. */
function namesIn(path: string, tests: readonly FailedTest[]): readonly string[] {
  const names = tests.filter((test) => test.file === path || test.file.endsWith(`/${path}`)).map((test) => test.name)
  return names.length === 0 ? [path] : [...new Set(names)].map((name) => `${path} > ${name}`)
}
