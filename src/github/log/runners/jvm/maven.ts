import { addCounts } from '../counts.ts'
import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'
import { createSummaryReader, parseEntry, type SurefireTest, simpleName } from './surefire.ts'

// What a test wrote without a line end stands before the level.
const LEVEL = /^(?:\S.*?)?\[(?:ERROR|INFO|WARNING)\] ?/
const PRESENT = /^(?:Scanning for projects| T E S T S|Tests run: *\d)/
const CLASS = /^(?:Running ([\w.$]+)$|Tests run: .* in ([\w.$]+)$)/
const RESULT = /^Time elapsed: [\d.,]+ ?\w+ *<<< (?:FAILURE|ERROR)!/
const TOTAL = /^Tests run: *(\d+), Failures: *(\d+), Errors: *(\d+)(?:, Skipped: *(\d+))?/

/** Maven's surefire and failsafe plugins, and what else prints as they do. */
export const maven: LogFormat = {
  runner: 'maven',
  marks:
    /Tests run: *\d|<<< (?:FAILURE|ERROR)!|Results ?:\s*$|Scanning for projects|^(?:\[INFO\] )?(?: T E S T S|Running )/,
  open: openReader,
}

function openReader(): RunnerReader {
  const names = createNames()
  const tests: SurefireTest[] = []
  const summary = createSummaryReader()
  let className = ''
  let counts: LogCounts | undefined
  let isPresent = false

  function readResult(text: string): boolean {
    const name = resultIn(text)
    const test = name === undefined ? undefined : parseEntry(name, className)
    if (!test || !names.add(test.name)) return false
    tests.push(test)
    return true
  }

  return {
    isInside: summary.isInside,
    read(line) {
      const text = line.replace(LEVEL, '')
      isPresent ||= PRESENT.test(text)
      const started = CLASS.exec(text)
      className = started?.[1] ?? started?.[2] ?? className
      const total = text.includes('Time elapsed') ? null : TOTAL.exec(text)
      if (total) counts = addCounts(counts, parseTotal(total))
      return readResult(text) || (isPresent && summary.read(text, text !== line))
    },
    finish() {
      if (!isPresent) return undefined
      const failing = failingOf(tests, summary.failures(), summary.flakes())
      return { runner: 'maven', ran: failing.length > 0 || (counts?.run ?? 0) > 0, failing, broken: [], counts }
    },
  }
}

function parseTotal([, run, failures, errors, skipped]: RegExpExecArray): LogCounts {
  return {
    run: Number(run) - Number(skipped ?? 0),
    failed: Number(failures) + Number(errors),
    skipped: Number(skipped ?? 0),
  }
}

/** The name before `Time elapsed: 0.1 s <<< FAILURE!`. */
function resultIn(text: string): string | undefined {
  const end = text.indexOf('Time elapsed: ')
  if (end < 1 || text.startsWith('Tests run:') || !RESULT.test(text.slice(end))) return undefined
  const name = text.slice(0, end).trimEnd()
  return name.endsWith(' --') ? name.slice(0, -2).trimEnd() : name
}

/**
 * The results of a class name its tests in full, so that the summary only adds the tests of classes without such
 * results. A flaky test failed in one run and passed in another.
 */
function failingOf(
  tests: readonly SurefireTest[],
  summary: readonly SurefireTest[],
  flakes: readonly SurefireTest[],
): string[] {
  const flaky = new Set(flakes.map(keyOf))
  const seen = new Set(tests.map((test) => simpleName(test.className)))
  const added = summary.filter((test) => !seen.has(simpleName(test.className)))
  return [...new Set([...tests, ...added].filter((test) => !flaky.has(keyOf(test))).map((test) => test.name))]
}

const keyOf = ({ className, method }: SurefireTest) => `${simpleName(className)}#${method}`
