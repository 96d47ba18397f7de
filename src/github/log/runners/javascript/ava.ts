import { addCounts } from '../counts.ts'
import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'

const FAILED = /^ {2}(?:✘ \[fail\]:|✖) (\S.*)$/
/** AVA adds the time from 100 ms on, in whole milliseconds or in seconds: any other time is another runner's. */
const PASSED = /^ {2}✔ \S(?!.* \((?!\d{3}ms\))[\d.]+ms\)$)/
const EXITED = /^ {2}[✘✖] (\S+) exited with /
const RULE = /^ {2}─+$/
const TITLE = /^ {2}(\S.*)$/
const COUNT = /^ {2}(\d+) tests? (failed|passed|skipped)$/
const MAX_FAILURES = 10_000

/** AVA: `✘ [fail]: title and message`; the details below repeat the titles alone, in the same order. */
export const ava: LogFormat = {
  runner: 'ava',
  marks: /^ {2}[✔✘✖] |^ {2}─+$|^ {2}\d+ tests? (?:failed|passed|skipped)$/,
  open: openReader,
}

function openReader(): RunnerReader {
  const shown: string[] = []
  const titles: string[] = []
  const broken = createNames()
  let isInDetails = false
  let passed = 0
  let counts: LogCounts | undefined

  function readDetail(line: string) {
    const title = TITLE.exec(line)?.[1]
    const next = shown[titles.length]
    if (title !== undefined && next !== undefined && `${next} `.startsWith(`${title} `)) titles.push(title)
  }

  return {
    isInside: () => isInDetails,
    read(line) {
      if (isInDetails) readDetail(line)
      isInDetails = RULE.test(line) || (isInDetails && !COUNT.test(line))
      if (PASSED.test(line)) passed += 1
      const [, number, kind] = COUNT.exec(line) ?? []
      if (kind !== undefined) counts = addCounts(counts, countOf(kind, Number(number)))
      const file = EXITED.exec(line)?.[1]
      if (file !== undefined) return broken.add(file)
      const failed = FAILED.exec(line)?.[1]
      if (failed === undefined || / \([\d.]+m?s\)$/.test(failed) || shown.length >= MAX_FAILURES) return false
      shown.push(failed)
      return true
    },
    finish() {
      if (!counts) return undefined
      const failing = createNames()
      for (const [i, text] of shown.entries()) failing.add(titles[i] ?? text)
      // Where a test failed, those that passed are not counted at the end.
      const run = Math.max(counts.run, counts.failed + passed)
      return { runner: 'ava', ran: true, failing: failing.list(), broken: broken.list(), counts: { ...counts, run } }
    },
  }
}

function countOf(kind: string, number: number): Partial<LogCounts> {
  if (kind === 'skipped') return { skipped: number }
  return { run: number, failed: kind === 'failed' ? number : 0 }
}
