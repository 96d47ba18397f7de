import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'

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

function openReader(): RunnerReader {
  const failing = createNames()
  // Said of every class with a failure; of use only where nothing names its tests.
  const classes = createNames()
  const named = new Set<string>()
  let counts: LogCounts | undefined
  let suite = ''
  let testcase: string | undefined
  let isInConsoleFailures = false
  let isPresent = false
  let last = ''

  function fail(test: string): boolean {
    named.add(suite)
    // A class that broke as a whole stands in the place of a test.
    const isWhole = suite === '' || test === suite || IN_PARENTHESES.test(test)
    return failing.add(isWhole ? test : `${suite}.${test}`)
  }

  function readCase(text: string): boolean {
    const [, name, outcome] = CASE.exec(text) ?? []
    if (name !== undefined) {
      testcase = outcome === undefined ? name : undefined
      return outcome !== undefined && fail(name)
    }
    if (testcase === undefined || !OUTCOME.test(text)) {
      testcase = undefined
      return false
    }
    return fail(testcase)
  }

  function readClass(text: string): boolean {
    const className = CLASS.exec(text)?.[1]
    return className !== undefined && !named.has(className) && classes.add(className)
  }

  function readConsole(text: string): boolean {
    isInConsoleFailures ||= CONSOLE_FAILURES.test(text)
    const [, className, method] = (isInConsoleFailures && CONSOLE_SOURCE.exec(text)) || []
    return className !== undefined && failing.add(`${className}.${method}`)
  }

  return {
    isInside: () => false,
    read(line) {
      isPresent ||= line.startsWith('Buildfile: ') || TASK.test(line)
      const text = line.replace(TASK, '')
      if (text === line) return false
      suite = SUITE.exec(text)?.[1] ?? suite
      // With printsummary and a formatter on the console each class is counted twice, in two equal lines.
      if (text !== last) counts = addCounts(counts, text)
      last = text
      const testng = TESTNG.exec(text)?.[1]
      const found = [readCase(text), readClass(text), readConsole(text), testng !== undefined && failing.add(testng)]
      return found.includes(true)
    },
    finish() {
      if (!isPresent) return undefined
      const names = [...failing.list(), ...classes.list()]
      return { runner: 'ant', ran: names.length > 0 || (counts?.run ?? 0) > 0, failing: names, broken: [], counts }
    },
  }
}

function addCounts(counts: LogCounts | undefined, text: string): LogCounts | undefined {
  const [, run, failures, errors, skipped] = COUNTS.exec(text) ?? []
  if (run !== undefined) return plus(counts, Number(run), Number(failures) + Number(errors), Number(skipped ?? 0))
  const [, total, failed, skips] = TESTNG_COUNTS.exec(text) ?? []
  return total === undefined ? counts : plus(counts, Number(total), Number(failed), Number(skips))
}

function plus(counts: LogCounts | undefined, run: number, failed: number, skipped: number): LogCounts {
  return {
    run: (counts?.run ?? 0) + run,
    failed: (counts?.failed ?? 0) + failed,
    skipped: (counts?.skipped ?? 0) + skipped,
  }
}
