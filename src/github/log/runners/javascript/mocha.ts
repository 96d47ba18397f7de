import { addCounts } from '../counts.ts'
import { createNames, type Names } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader, RunnerReading } from '../runner.ts'

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

interface State {
  counts: LogCounts | undefined
  /** How many failures are to come, and how many have. */
  expected: number
  seen: number
  title: readonly string[] | undefined
  readonly failing: Names
}

function openReader(): RunnerReader {
  const state: State = { counts: undefined, expected: 0, seen: 0, title: undefined, failing: createNames() }
  return {
    isInside: () => state.title !== undefined || state.seen < state.expected,
    read: (line) => readLine(state, line),
    finish: () => finish(state),
  }
}

function readLine(state: State, line: string): boolean {
  const [, number, kind] = COUNT.exec(line) ?? []
  const failed = kind === 'failing' ? number : FAILED.exec(line)?.[1]
  if (failed !== undefined) {
    state.expected = Number(failed)
    state.seen = 0
  }
  if (kind !== undefined) state.counts = addCounts(state.counts, countOf(kind, Number(number)))
  if (state.title) return readTitle(state, state.title, NEXT.exec(line)?.[1])

  const [, index, text] = FIRST.exec(line) ?? []
  if (state.seen >= state.expected || Number(index) !== state.seen + 1) return false
  state.seen += 1
  return readTitle(state, [], text)
}

/** The title's last line ends with a colon; then comes the error. */
function readTitle(state: State, above: readonly string[], text: string | undefined): boolean {
  state.title = undefined
  if (text === undefined || above.length >= MAX_LEVELS) return false
  const title = [...above, text.replace(/:$/, '')]
  if (text.endsWith(':')) return state.failing.add(title.join(' '))
  state.title = title
  return false
}

function countOf(kind: string, number: number): Partial<LogCounts> {
  if (kind === 'pending') return { skipped: number }
  return { run: number, failed: kind === 'failing' ? number : 0 }
}

function finish({ counts, failing }: State): RunnerReading | undefined {
  const names = failing.list()
  if (!counts && names.length === 0) return undefined
  return { runner: 'mocha', ran: names.length > 0 || (counts?.run ?? 0) > 0, failing: names, broken: [], counts }
}
