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
  const trial = createTrialReader()
  let counts: LogCounts | undefined
  let isBelowRule = false

  function readHeading(line: string): boolean {
    const name = HEADING.exec(line)?.[1]
    return name !== undefined && failing.add(name)
  }

  return {
    isInside: () => isBelowRule || trial.isInside(),
    read(line) {
      const found = trial.read(line).map(failing.add)
      if (isBelowRule) found.push(readHeading(line))
      isBelowRule = RULE.test(line)
      verbose.add(VERBOSE.exec(line)?.[1] ?? '')
      counts = addCounts(counts, line)
      return found.includes(true)
    },
    finish() {
      const names = failing.list()
      if (!counts && names.length === 0 && verbose.list().length === 0) return undefined
      return {
        runner: 'unittest',
        ran: names.length > 0 || (counts?.run ?? 0) > 0,
        failing: names.length > 0 ? names : verbose.list(),
        broken: [],
        counts,
      }
    },
  }
}

function addCounts(counts: LogCounts | undefined, line: string): LogCounts | undefined {
  const ran = RAN.exec(line)?.[1]
  if (ran !== undefined) return { failed: 0, skipped: 0, ...counts, run: (counts?.run ?? 0) + Number(ran) }
  const result = counts ? RESULT.exec(line)?.[1] : undefined
  if (!counts || result === undefined) return counts
  const number = (key: RegExp) => Number(key.exec(result)?.[1] ?? 0)
  const failed = number(/\bfailures=(\d+)/i) + number(/\berrors=(\d+)/i) + number(/\bunexpected successes=(\d+)/i)
  return { ...counts, failed: counts.failed + failed, skipped: counts.skipped + number(/\bskip(?:ped)?=(\d+)/i) }
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
