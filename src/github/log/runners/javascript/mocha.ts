import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'

const COUNT = /^ {2}(\d+) (passing|failing|pending)\b/
const FAILED = /^ {2}✖ (\d+) of \d+ tests? failed:/
const FIRST = /^ {2}(\d+)\) (\S.*)$/
const NEXT = /^ {6,}(\S.*)$/
const MAX_LEVELS = 20

/** Mocha, and Cypress with it: after `1 failing` the suites and the name of each failing test, one below the other. */
export const mocha: LogFormat = {
  runner: 'mocha',
  marks: /^ {2}(?:\d+ (?:passing|failing|pending)\b|✖ \d+ of \d+ tests? failed)/,
  open: openReader,
}

function openReader(): RunnerReader {
  const failing = createNames()
  let counts: LogCounts | undefined
  let expected = 0
  let seen = 0
  let title: string[] | undefined

  /** The title's last line ends with a colon; then comes the error. */
  function readTitle(text: string | undefined): boolean {
    if (title === undefined || text === undefined || title.length >= MAX_LEVELS) {
      title = undefined
      return false
    }
    title.push(text.replace(/:$/, ''))
    if (!text.endsWith(':')) return false
    const name = title.join(' ')
    title = undefined
    return failing.add(name)
  }

  function readFailure(line: string): boolean {
    if (title) return readTitle(NEXT.exec(line)?.[1])
    const [, index, text] = FIRST.exec(line) ?? []
    if (Number(index) !== seen + 1) return false
    seen += 1
    title = []
    return readTitle(text)
  }

  return {
    isInside: () => title !== undefined || seen < expected,
    read(line) {
      const [, number, kind] = COUNT.exec(line) ?? []
      const failed = kind === 'failing' ? number : FAILED.exec(line)?.[1]
      if (failed !== undefined) {
        expected = Number(failed)
        seen = 0
      }
      if (kind !== undefined) counts = addCount(counts, kind, Number(number))
      return seen < expected || title ? readFailure(line) : false
    },
    finish() {
      const names = failing.list()
      if (!counts && names.length === 0) return undefined
      const ran = names.length > 0 || (counts?.run ?? 0) > 0
      return { runner: 'mocha', ran, failing: names, broken: [], counts }
    },
  }
}

function addCount(counts: LogCounts | undefined, kind: string, number: number): LogCounts {
  const { run, failed, skipped } = counts ?? { run: 0, failed: 0, skipped: 0 }
  if (kind === 'pending') return { run, failed, skipped: skipped + number }
  return { run: run + number, failed: failed + (kind === 'failing' ? number : 0), skipped }
}
