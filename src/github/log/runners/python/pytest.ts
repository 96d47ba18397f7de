import { addCounts } from '../counts.ts'
import { createNames, type Names } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader, RunnerReading } from '../runner.ts'
import { headingOf, nodeIdOf } from './node-ids.ts'

const TITLE = /^=+ (.+) =+$/
const HEADING = /^_+ (.+) _+$/
const FINAL = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+|no tests ran) in [\d.]+ ?s/
const FAILED = /^(?:FAILED|ERROR|SUBFAIL(?:ED)?)\S* \S/
const VERBOSE =
  /^(?:\[gw\d+\] \[ *\d+%\] (?:FAILED|ERROR) (?<parallel>\S+::.*\S)|(?<name>[^\s:]+::.*\S) (?:FAILED|ERROR)) *(?:\[ *\d+%\])?$/
const PROGRESS = /\[ *\d+%\]$/

/** pytest, with xdist, subtests and whatever the reporting options leave out: the same test can be named in three places. */
export const pytest: LogFormat = {
  runner: 'pytest',
  marks:
    /^[=_]|^(?:FAILED|ERROR|SUBFAIL)|(?:FAILED|ERROR)(?: *\[ *\d+%\])?\s*$|^\[gw\d+\]|^\d+ [a-z].* in [\d.]+ ?s|^no tests ran|%\]$/,
  open: openReader,
}

interface Session {
  section: 'progress' | 'failures' | 'summary' | 'other'
  /** All titles and headings of a session are as wide as its terminal. */
  width: number
  readonly headings: Names
  readonly summary: Names
  readonly verbose: Names
}

interface State {
  session: Session | undefined
  /** Tests of pytest plugins run pytest, and a failure shows what it printed. */
  isNested: boolean
  isPresent: boolean
  ran: boolean
  counts: LogCounts | undefined
  readonly failing: Names
  readonly broken: Names
}

function openReader(): RunnerReader {
  const state: State = {
    session: undefined,
    isNested: false,
    isPresent: false,
    ran: false,
    counts: undefined,
    failing: createNames(),
    broken: createNames(),
  }
  return { isInside: () => false, read: (line) => readLine(state, line), finish: () => finish(state) }
}

function readLine(state: State, line: string): boolean {
  const final = FINAL.exec(line)?.[1]
  if (state.isNested) {
    state.isNested = final === undefined
    return false
  }
  if (final !== undefined) {
    endSession(state, parseCounts(final))
    return false
  }
  const title = TITLE.exec(line)?.[1]
  if (title !== undefined) {
    readTitle(state, title, line.length)
    return false
  }
  if (!state.session) return false
  state.ran ||= state.session.section === 'progress' && PROGRESS.test(line)
  return readResult(state.session, state.broken, line)
}

function endSession(state: State, counts: LogCounts) {
  if (counts.failed > 0) collect(state)
  state.session = undefined
  state.isPresent = true
  state.ran ||= counts.run + counts.skipped > 0
  state.counts = addCounts(state.counts, counts)
}

function collect({ session, failing }: State) {
  if (session) namesOf(session).forEach(failing.add)
}

function readTitle(state: State, title: string, width: number) {
  const isStart = title === 'test session starts'
  if (isStart && state.session?.section === 'failures') {
    state.isNested = true
    return
  }
  if (isStart) {
    // The session before was cut off.
    collect(state)
    state.session = undefined
    state.isPresent = true
  }
  state.session ??= openSession()
  state.session.section = SECTIONS[title] ?? 'other'
  state.session.width = width
}

const SECTIONS: Readonly<Record<string, Session['section']>> = {
  'test session starts': 'progress',
  FAILURES: 'failures',
  ERRORS: 'failures',
  'short test summary info': 'summary',
}

function openSession(): Session {
  return { section: 'other', width: 0, headings: createNames(), summary: createNames(), verbose: createNames() }
}

/** True when the line names something that failed. */
function readResult(session: Session, broken: Names, line: string): boolean {
  switch (session.section) {
    case 'progress': {
      const groups = VERBOSE.exec(line)?.groups
      return session.verbose.add(groups?.parallel ?? groups?.name ?? '')
    }
    case 'failures':
      return readHeading(session, broken, line)
    case 'summary':
      if (!FAILED.test(line)) return false
      if (line.includes('::') || line.startsWith('FAILED')) return session.summary.add(line)
      return broken.add(line.slice('ERROR '.length).replace(/ - .*/, ''))
    case 'other':
      return false
  }
}

function readHeading({ width, headings }: Session, broken: Names, line: string): boolean {
  const heading = HEADING.exec(line)?.[1] ?? ''
  // A name too long for the width has one underscore on both sides; a row of them parts the frames of a traceback.
  const isReal = Math.abs(line.length - width) <= 1 || (line.startsWith('_ ') && line.endsWith(' _'))
  if (!isReal || !/[^_ ]/.test(heading)) return false
  if (heading.startsWith('ERROR collecting ')) return broken.add(heading.slice('ERROR collecting '.length))
  return headings.add(heading.replace(/^(?:ERROR at (?:setup|teardown) of |\[doctest\] )/, ''))
}

function finish(state: State): RunnerReading | undefined {
  collect(state)
  if (!state.isPresent) return undefined
  const failing = state.failing.list()
  const ran = state.ran || failing.length > 0
  return { runner: 'pytest', ran, failing, broken: state.broken.list(), counts: state.counts }
}

/** The summary names tests best, then the lines of `-v`; a heading lacks the file. Each test once. */
function namesOf({ headings, summary, verbose }: Session): string[] {
  const known = new Set(headings.list())
  const nodeIds = [...summary.list().map((line) => nodeIdOf(line, known)), ...verbose.list()]
  const named = new Set(nodeIds.map(headingOf))
  return [...nodeIds, ...headings.list().filter((heading) => !named.has(heading))]
}

function parseCounts(text: string): LogCounts {
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}\\b`).exec(text)?.[1] ?? 0)
  const failed = number('failed') + number('errors?')
  const run = number('passed') + number('xfailed') + number('xpassed') + number('failed')
  return { run, failed, skipped: number('skipped') }
}
