import { addCounts } from '../counts.ts'
import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'

const FILE = /^ ?(PASS|FAIL) {1,2}(\S.*)$/
const TIME = / \([\d.]+ m?s\)$/
const ITEM = /^ {2}● (.+)$/
/** Headings of their own that stand where a test's name could. */
const NO_TEST =
  /^(?:Console$|Test suite failed to run|Cannot log after tests are done|process\.exit called|Deprecation Warning|Validation (?:Error|Warning)|Multiple configurations)/
const TESTS = /^Tests: +(.+), \d+ total$/

/** Jest: `FAIL src/sum.test.js`, then `  ● sum › adds` for each failing test. */
export const jest: LogFormat = {
  runner: 'jest',
  marks: /^ ?(?:PASS|FAIL) {1,2}\S|^ {2}● |^Test(?:s| Suites): /,
  open: openReader,
}

function openReader(): RunnerReader {
  const failing = createNames()
  const broken = createNames()
  let file: string | undefined
  let counts: LogCounts | undefined
  let isPresent = false

  return {
    isInside: () => false,
    read(line) {
      const [, result, text = ''] = FILE.exec(line) ?? []
      if (result !== undefined) {
        // What passing tests wrote to the console stands under the same bullets.
        file = result === 'FAIL' ? text.replace(TIME, '').split(' ').at(-1) : undefined
        return false
      }
      const tests = TESTS.exec(line)?.[1]
      if (tests !== undefined) counts = addCounts(counts, parseCounts(tests))
      isPresent ||= line.startsWith('Test Suites: ')
      const name = file === undefined ? undefined : ITEM.exec(line)?.[1]
      if (name === undefined || file === undefined) return false
      if (name.startsWith('Test suite failed to run')) return broken.add(file)
      return !NO_TEST.test(name) && failing.add(name)
    },
    finish() {
      const names = failing.list()
      if (!isPresent && names.length === 0) return undefined
      const ran = names.length > 0 || (counts?.run ?? 0) > 0
      return { runner: 'jest', ran, failing: names, broken: broken.list(), counts }
    },
  }
}

function parseCounts(text: string): LogCounts {
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
  return { run: number('passed') + number('failed'), failed: number('failed'), skipped: number('skipped') }
}
