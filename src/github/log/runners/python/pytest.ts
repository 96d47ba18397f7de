import { createNames, type Names } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'
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
  readonly broken: Names
}

function openReader(): RunnerReader {
  const failing = createNames()
  const broken = createNames()
  let session: Session | undefined
  // Tests of pytest plugins run pytest, and a failure shows what it printed.
  let isNested = false
  let counts: LogCounts | undefined
  let isPresent = false
  let ran = false

  function close(final: LogCounts | undefined) {
    if (session && final?.failed !== 0) namesOf(session).forEach(failing.add)
    session?.broken.list().forEach(broken.add)
    session = undefined
  }

  function readTitle(title: string, width: number) {
    if (title === 'test session starts') {
      if (session?.section === 'failures') {
        isNested = true
        return
      }
      close(undefined)
      isPresent = true
    }
    session ??= openSession()
    session.section = SECTIONS[title] ?? 'other'
    session.width = width
  }

  return {
    isInside: () => false,
    read(line) {
      const final = FINAL.exec(line)
      if (final?.[1] !== undefined) {
        if (isNested) {
          isNested = false
          return false
        }
        const own = parseCounts(final[1])
        close(own)
        isPresent = true
        ran ||= own.run + own.skipped > 0
        counts = sum(counts, own)
        return false
      }
      if (isNested) return false
      const title = TITLE.exec(line)?.[1]
      if (title !== undefined) {
        readTitle(title, line.length)
        return false
      }
      ran ||= session?.section === 'progress' && PROGRESS.test(line)
      return session !== undefined && readResult(session, line)
    },
    finish() {
      close(undefined)
      if (!isPresent) return undefined
      const names = failing.list()
      return { runner: 'pytest', ran: ran || names.length > 0, failing: names, broken: broken.list(), counts }
    },
  }
}

const SECTIONS: Readonly<Record<string, Session['section']>> = {
  'test session starts': 'progress',
  FAILURES: 'failures',
  ERRORS: 'failures',
  'short test summary info': 'summary',
}

function openSession(): Session {
  return {
    section: 'other',
    width: 0,
    headings: createNames(),
    summary: createNames(),
    verbose: createNames(),
    broken: createNames(),
  }
}

/** True when the line names something that failed. */
function readResult({ section, width, headings, summary, verbose, broken }: Session, line: string): boolean {
  switch (section) {
    case 'progress': {
      const groups = VERBOSE.exec(line)?.groups
      return verbose.add(groups?.parallel ?? groups?.name ?? '')
    }
    case 'failures': {
      const heading = HEADING.exec(line)?.[1] ?? ''
      // A name too long for the width has one underscore on both sides; a row of them parts the frames of a traceback.
      const isReal = Math.abs(line.length - width) <= 1 || (line.startsWith('_ ') && line.endsWith(' _'))
      if (!isReal || !/[^_ ]/.test(heading)) return false
      if (heading.startsWith('ERROR collecting ')) return broken.add(heading.slice('ERROR collecting '.length))
      return headings.add(heading.replace(/^(?:ERROR at (?:setup|teardown) of |\[doctest\] )/, ''))
    }
    case 'summary':
      if (!FAILED.test(line)) return false
      if (line.includes('::') || line.startsWith('FAILED')) return summary.add(line)
      return broken.add(line.slice('ERROR '.length).replace(/ - .*/, ''))
    case 'other':
      return false
  }
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
  return {
    run: number('passed') + number('xfailed') + number('xpassed') + number('failed'),
    failed,
    skipped: number('skipped'),
  }
}

function sum(one: LogCounts | undefined, other: LogCounts): LogCounts {
  if (!one) return other
  return { run: one.run + other.run, failed: one.failed + other.failed, skipped: one.skipped + other.skipped }
}
