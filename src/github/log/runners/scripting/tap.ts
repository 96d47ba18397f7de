import { addCounts } from '../counts.ts'
import { createNames, type Names } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader, RunnerReading } from '../runner.ts'

const RESULT = /^((?: {4})*)(not ok|ok)\b(?: (\d+))?( - | )?(.*)$/
const SUBTEST = /^((?: {4})*)# Subtest: (.+)$/
const PLAN = /^1\.\.\d+/
const VERSION = /^TAP version \d+$/
const DIRECTIVE = /(?:^|\s)# *(?:todo|skip)\b/i
const COMMENT = /^# ([^\s(].*)$/
const TOTAL = /^# (pass|fail|skipped|skip) +(\d+)$/
const PROVE = /^(?:Files=\d+, Tests=\d+|Result: (?:PASS|FAIL|NOTESTS)$)/
const YAML = /^( *)---$/

/** Runners tell themselves apart by their comments. */
const SOURCES: readonly (readonly [source: string, comment: RegExp])[] = [
  ['bats', /^# \(in test file .+, line \d+\)$/],
  ['node:test', /^# duration_ms [\d.]+$/],
]

/** TAP of any runner: node:test, tape, Bats, AVA, Mocha and others; what prove read is told by prove. */
export const tap: LogFormat = {
  runner: 'tap',
  marks: /^(?: {4})*(?:not ok|ok)\b|^ *# |^1\.\.\d|^TAP version \d|^ +---$|^Files=\d|^Result: /,
  open: openReader,
}

interface State {
  runner: string
  hasVersion: boolean
  hasPlan: boolean
  isProve: boolean
  /** The indentation of the block that is open, in which anything may stand. */
  yaml: string | undefined
  /** tape titles a test in a comment, and its assertions are the results. */
  title: string | undefined
  /** The subtests that are open, outermost first. */
  path: readonly string[]
  /** Depths at which something failed since the last result outside of it. */
  readonly failedAt: Set<number>
  results: LogCounts | undefined
  totals: LogCounts | undefined
  readonly failing: Names
}

function openReader(): RunnerReader {
  const state: State = {
    runner: 'tap',
    hasVersion: false,
    hasPlan: false,
    isProve: false,
    yaml: undefined,
    title: undefined,
    path: [],
    failedAt: new Set(),
    results: undefined,
    totals: undefined,
    failing: createNames(),
  }
  return {
    isInside: () => state.yaml !== undefined,
    read: (line) => readLine(state, line),
    finish: () => finish(state),
  }
}

function readLine(state: State, line: string): boolean {
  if (state.yaml !== undefined) {
    const isOver = line === `${state.yaml}...` || (line !== '' && !line.startsWith(state.yaml))
    if (!isOver) return false
  }
  state.yaml = YAML.exec(line)?.[1]
  state.isProve ||= PROVE.test(line)
  state.hasVersion ||= VERSION.test(line)
  state.hasPlan ||= PLAN.test(line)
  readComment(state, line)
  const result = RESULT.exec(line)
  return result !== null && readResult(state, result)
}

const MAX_DEPTH = 50

function readComment(state: State, line: string) {
  const [, indent, subtest] = SUBTEST.exec(line) ?? []
  if (indent !== undefined && subtest !== undefined) {
    state.path = [...state.path.slice(0, indent.length / 4), subtest].slice(0, MAX_DEPTH)
    return
  }
  const [, key, number] = TOTAL.exec(line) ?? []
  if (key !== undefined) state.totals = addCounts(state.totals, totalOf(key, Number(number)))
  state.runner = SOURCES.find(([, comment]) => comment.test(line))?.[0] ?? state.runner
  state.title = COMMENT.exec(line)?.[1] ?? state.title
}

function totalOf(key: string, number: number): Partial<LogCounts> {
  if (key === 'pass') return { run: number }
  return key === 'fail' ? { run: number, failed: number } : { skipped: number }
}

function readResult(state: State, [, indent = '', word, number = '', dash, text = '']: RegExpExecArray): boolean {
  const depth = indent.length / 4
  const isSkipped = DIRECTIVE.test(text)
  const isFailure = word === 'not ok' && !isSkipped
  if (depth === 0) state.results = addCounts(state.results, isSkipped ? { skipped: 1 } : { run: 1, failed: +isFailure })
  const hasFailedInside = state.failedAt.delete(depth + 1)
  if (!isFailure) return false
  state.failedAt.add(Math.min(depth, MAX_DEPTH))
  if (hasFailedInside) return false
  const title = state.hasVersion && dash === ' ' && state.title !== undefined ? [state.title] : []
  return state.failing.add([...state.path.slice(0, depth), ...title, text.trim() || `test ${number}`].join(' > '))
}

function finish(state: State): RunnerReading | undefined {
  const { runner, results, totals, failing } = state
  if (state.isProve || !results || !(state.hasPlan || state.hasVersion)) return undefined
  return { runner, ran: true, failing: failing.list(), broken: [], counts: totals ?? results }
}
