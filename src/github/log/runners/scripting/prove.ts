import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'

const FAILED = /^ *# +Failed test (?:'(.*)'|(\(.*\)))?(?: *at (\S+) line \d+\.?)?$/
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

function openReader(): RunnerReader {
  const tests: FailedTest[] = []
  const files = createNames()
  let pending: string | undefined
  let file: string | undefined
  let isInReport = false
  let counts: LogCounts | undefined

  function addTest(name: string | undefined, where: string | undefined): boolean {
    if (name === undefined || where === undefined || tests.length >= MAX_TESTS) return false
    tests.push({ file: where, name })
    return true
  }

  function readTest(line: string): boolean {
    const place = PLACE.exec(line)?.[1]
    if (place !== undefined) {
      const name = pending
      pending = undefined
      return addTest(name, place)
    }
    const [, name, , where] = FAILED.exec(line) ?? []
    pending = where === undefined ? name : undefined
    return addTest(name, where)
  }

  function readReport(line: string): boolean {
    const [, path, status, failed] = FILE.exec(line) ?? []
    file = path ?? file
    const isFailed = path !== undefined && (status !== '0' || failed !== '0')
    return file !== undefined && (isFailed || PARSE_ERROR.test(line)) && files.add(file)
  }

  return {
    isInside: () => isInReport,
    read(line) {
      isInReport = (isInReport || REPORT.test(line)) && !TOTAL.test(line)
      const total = TOTAL.exec(line)?.[1]
      if (total !== undefined) counts = { run: (counts?.run ?? 0) + Number(total), failed: 0, skipped: 0 }
      return isInReport ? readReport(line) : readTest(line)
    },
    finish() {
      if (!counts) return undefined
      const failing = files.list().flatMap((path) => namesIn(path, tests))
      return {
        runner: 'prove',
        ran: counts.run > 0,
        failing,
        broken: [],
        counts: { ...counts, failed: failing.length },
      }
    },
  }
}

/** The file's failed tests; the file itself where its tests have no names. */
function namesIn(path: string, tests: readonly FailedTest[]): readonly string[] {
  const names = tests.filter((test) => test.file === path || test.file.endsWith(`/${path}`)).map((test) => test.name)
  return names.length === 0 ? [path] : [...new Set(names)].map((name) => `${path} > ${name}`)
}
