import { addCounts } from '../counts.ts'
import { createNames, type Names } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader, RunnerReading } from '../runner.ts'

const TASK = /^ *\[(?:junit\w*|testng|test[\w:.-]*|java|exec)\] ?/
const IN_PARENTHESES = /\([\w$]+(?:\.[\w$]+)+\)$/
const SUITE = /^(?:Testsuite: |Running )([\w.$]+)$/
const CASE = /^Testcase: (.+?)(?::\s*(FAILED|Caused an ERROR)$| took [\d.,]+)/
const OUTCOME = /^\s*(?:FAILED|Caused an ERROR)$/
const CLASS = /^(?:TEST|Test) ([\w.$]+) FAILED(?: \((?:crashed|timeout)\))?$/
const COUNTS = /^Tests run: *(\d+), Failures: *(\d+), (?:Errors|Aborted): *(\d+)(?:, Skipped: *(\d+))?/
const TESTNG = /^FAILED: (.+)$/
const TESTNG_COUNTS = /^Total tests run: *(\d+), (?:Passes: *\d+, )?Failures: *(\d+), Skips: *(\d+)/
const CONSOLE_SOURCE = /^\s*MethodSource \[className = '([\w.$]+)', methodName = '(\w+)'/
const CONSOLE_FAILURES = /^Failures \(\d+\):$/

/** Ant's junit task, and TestNG and the JUnit console as Ant shows them. */
export const ant: LogFormat = {
  runner: 'ant',
  marks: /^Buildfile: |^ *\[(?:junit\w*|testng|test[\w:.-]*|java|exec)\]/,
  open: openReader,
}

interface State {
  isPresent: boolean
  suite: string
  /** The test whose outcome is in the line below. */
  testcase: string | undefined
  isInConsoleFailures: boolean
  last: string
  counts: LogCounts | undefined
  readonly failing: Names
  /** Said of every class with a failure; of use only where nothing names its tests. */
  readonly classes: Names
  readonly named: Names
}

function openReader(): RunnerReader {
  const state: State = {
    isPresent: false,
    suite: '',
    testcase: undefined,
    isInConsoleFailures: false,
    last: '',
    counts: undefined,
    failing: createNames(),
    classes: createNames(),
    named: createNames(),
  }
  return { isInside: () => false, read: (line) => readLine(state, line), finish: () => finish(state) }
}

function readLine(state: State, line: string): boolean {
  state.isPresent ||= line.startsWith('Buildfile: ') || TASK.test(line)
  const text = line.replace(TASK, '')
  if (text === line) return false
  state.suite = SUITE.exec(text)?.[1] ?? state.suite
  // With printsummary and a formatter on the console each class is counted twice, in two equal lines.
  if (text !== state.last) readCounts(state, text)
  state.last = text
  const testng = TESTNG.exec(text)?.[1] ?? ''
  return [readCase(state, text), readClass(state, text), readConsole(state, text), state.failing.add(testng)].includes(
    true,
  )
}

function readCase(state: State, text: string): boolean {
  const [, name, outcome] = CASE.exec(text) ?? []
  if (name !== undefined) {
    state.testcase = outcome === undefined ? name : undefined
    return outcome !== undefined && fail(state, name)
  }
  const { testcase } = state
  state.testcase = undefined
  return testcase !== undefined && OUTCOME.test(text) && fail(state, testcase)
}

function fail({ suite, named, failing }: State, test: string): boolean {
  named.add(suite)
  // A class that broke as a whole stands in the place of a test.
  const isWhole = suite === '' || test === suite || IN_PARENTHESES.test(test)
  return failing.add(isWhole ? test : `${suite}.${test}`)
}

function readClass({ named, classes }: State, text: string): boolean {
  const className = CLASS.exec(text)?.[1]
  return className !== undefined && !named.has(className) && classes.add(className)
}

function readConsole(state: State, text: string): boolean {
  state.isInConsoleFailures ||= CONSOLE_FAILURES.test(text)
  const [, className, method] = (state.isInConsoleFailures && CONSOLE_SOURCE.exec(text)) || []
  return className !== undefined && state.failing.add(`${className}.${method}`)
}

function readCounts(state: State, text: string) {
  const [, run, failures, errors = 0, skipped = 0] = COUNTS.exec(text) ?? []
  const [, total, failed, skips] = TESTNG_COUNTS.exec(text) ?? []
  if (run !== undefined) {
    const more = countOf(Number(run), Number(skipped))
    state.counts = addCounts(state.counts, { ...more, failed: Number(failures) + Number(errors) })
  } else if (total !== undefined) {
    const more = countOf(Number(total), Number(skips))
    state.counts = addCounts(state.counts, { ...more, failed: Number(failed) })
  }
}

const countOf = (all: number, skipped: number) => ({ run: all - skipped, skipped })

function finish({ isPresent, failing, classes, counts }: State): RunnerReading | undefined {
  if (!isPresent) return undefined
  const names = [...failing.list(), ...classes.list()]
  return { runner: 'ant', ran: names.length > 0 || (counts?.run ?? 0) > 0, failing: names, broken: [], counts }
}
