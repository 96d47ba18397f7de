import { addCounts } from '../counts.ts'
import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'

const RULE = /^={60,}$/
const HEADING = /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (\S.*)$/
const VERBOSE = /^ *(\w+ \([\w.<>]+\)(?: .*)?) \.\.\. (?:FAIL|ERROR)$/
const RAN = /^Ran (\d+) tests? in [\d.]+s/
const RESULT = /^(?:FAILED|OK)(?: \((.*)\))?$/
const TRIAL_TEST = /^[\w.]+\.\w+$/

/** unittest and what prints like it: nose, nose2, Django, testrepository, Twisted's trial. */
export const unittest: LogFormat = {
  runner: 'unittest',
  marks: /^=====|^(?:FAIL|ERROR|UNEXPECTED SUCCESS): |\.\.\. (?:FAIL|ERROR)$|^Ran \d+ test|^(?:FAILED|OK)(?: \(|$)/,
  open: openReader,
}

function openReader(): RunnerReader {
  const failing = createNames()
  // What `-v` prints as it goes: all that there is when the log was cut before the list of failures.
  const verbose = createNames()
  const headings = createHeadingReader()
  const trial = createTrialReader()
  let counts: LogCounts | undefined

  return {
    isInside: () => headings.isInside() || trial.isInside(),
    read(line) {
      verbose.add(VERBOSE.exec(line)?.[1] ?? '')
      counts = countLine(counts, line)
      const names = [...headings.read(line), ...trial.read(line)]
      return names.map(failing.add).includes(true)
    },
    finish() {
      const names = failing.list().length > 0 ? failing.list() : verbose.list()
      if (!counts && names.length === 0) return undefined
      return { runner: 'unittest', ran: names.length > 0 || (counts?.run ?? 0) > 0, failing: names, broken: [], counts }
    },
  }
}

const MAX_DESCRIPTION = 20

/** A failure's name stands between a rule of `=` and one of `-`, with the first line of its docstring below it. */
function createHeadingReader() {
  let isBelowRule = false
  let name: string | undefined
  let lines = 0
  return {
    isInside: () => isBelowRule || name !== undefined,
    read(line: string): readonly string[] {
      if (name !== undefined && /^-{60,}$/.test(line)) {
        const found = [name]
        name = undefined
        return found
      }
      lines += 1
      if (lines > MAX_DESCRIPTION) name = undefined
      if (isBelowRule) {
        name = HEADING.exec(line)?.[1]
        lines = 0
      }
      isBelowRule = RULE.test(line)
      return []
    },
  }
}

function countLine(counts: LogCounts | undefined, line: string): LogCounts | undefined {
  const ran = RAN.exec(line)?.[1]
  if (ran !== undefined) return addCounts(counts, { run: Number(ran) })
  const result = RESULT.exec(line)?.[1]
  if (!counts || result === undefined) return counts
  const number = (key: RegExp) => Number(key.exec(result)?.[1] ?? 0)
  const failed = number(/\bfailures=(\d+)/i) + number(/\berrors=(\d+)/i) + number(/\bunexpected successes=(\d+)/i)
  // Those that ran are told in the line before, and the skipped ones are among them.
  const skipped = number(/\bskip(?:s|ped)?=(\d+)/i)
  return addCounts(counts, { run: -skipped, failed, skipped })
}

/** trial heads a failure with `[FAIL]` and puts the names of its tests at the end of it. */
function createTrialReader() {
  let isOpen = false
  let isRule = false
  let last: string[] = []
  return {
    isInside: () => isOpen,
    read(line: string): readonly string[] {
      if (/^[=-]{60,}$/.test(line)) {
        const names = isOpen ? last : []
        isOpen = false
        isRule = true
        return names
      }
      if (isRule && /^\[(?:FAIL|ERROR|FLUNK)\]$/.test(line)) isOpen = true
      isRule = false
      if (line === '' || !TRIAL_TEST.test(line)) last = []
      else if (isOpen && last.length < 1_000) last.push(line)
      return []
    },
  }
}
