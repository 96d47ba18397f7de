import { createNames } from '../names.ts'
import type { LogCounts, LogFormat, RunnerReader } from '../runner.ts'

const RESULT = /^((?: {4})*)(not ok|ok)\b(?: (\d+))?( - | )?(.*)$/
const SUBTEST = /^((?: {4})*)# Subtest: (.+)$/
const PLAN = /^1\.\.\d+/
const VERSION = /^TAP version \d+$/
const DIRECTIVE = / # *(?:todo|skip)\b/i
const COMMENT = /^# ([^\s(].*)$/
const TOTAL = /^# (tests|pass|fail|skipped|skip) +(\d+)$/
const PROVE = /^(?:Files=\d+, Tests=\d+|Result: (?:PASS|FAIL|NOTESTS)$)/
const BATS = /^# \(in test file .+, line \d+\)$/
const NODE = /^# duration_ms [\d.]+$/
const YAML = /^( *)---$/

/** TAP of any runner: node:test, tape, Bats, AVA, Mocha and others; what prove read is told by prove. */
export const tap: LogFormat = {
  runner: 'tap',
  marks: /^(?: {4})*(?:not ok|ok)\b|^ *# |^1\.\.\d|^TAP version \d|^ +---$|^Files=\d|^Result: /,
  open: openReader,
}

function openReader(): RunnerReader {
  const failing = createNames()
  const tree = createTree()
  let yaml: string | undefined
  let version = false
  let plan = false
  let isProve = false
  let source = 'tap'
  let title: string | undefined
  let results: LogCounts | undefined
  const totals = new Map<string, number>()

  function readResult([, indent = '', word, number = '', dash, text = '']: RegExpExecArray): boolean {
    const name = text.trim() || `test ${number}`
    const isFailure = word === 'not ok' && !DIRECTIVE.test(` ${text}`)
    if (indent === '') results = addResult(results, isFailure, DIRECTIVE.test(` ${text}`))
    const hasFailedInside = tree.close(indent.length / 4, isFailure)
    if (!isFailure || hasFailedInside) return false
    // tape titles a test in a comment, and its assertions are the results.
    const above = version && dash === ' ' && title !== undefined ? [title] : []
    return failing.add([...tree.path(indent.length / 4), ...above, name].join(' > '))
  }

  function readComment(line: string) {
    const [, key, number] = TOTAL.exec(line) ?? []
    if (key !== undefined) totals.set(key, (totals.get(key) ?? 0) + Number(number))
    if (BATS.test(line)) source = 'bats'
    if (NODE.test(line)) source = 'node:test'
    title = COMMENT.exec(line)?.[1] ?? title
  }

  return {
    isInside: () => yaml !== undefined,
    read(line) {
      if (yaml !== undefined) {
        if (line === `${yaml}...` || (line !== '' && !line.startsWith(yaml))) yaml = undefined
        else return false
      }
      isProve ||= PROVE.test(line)
      version ||= VERSION.test(line)
      plan ||= PLAN.test(line)
      yaml = YAML.exec(line)?.[1]
      const [, indent, subtest] = SUBTEST.exec(line) ?? []
      if (indent !== undefined && subtest !== undefined) tree.open(indent.length / 4, subtest)
      else if (line.startsWith('# ')) readComment(line)
      const result = RESULT.exec(line)
      return result !== null && readResult(result)
    },
    finish() {
      if (isProve || !results || !(plan || version)) return undefined
      return { runner: source, ran: true, failing: failing.list(), broken: [], counts: countsOf(totals) ?? results }
    },
  }
}

const MAX_DEPTH = 50

/** The subtests that are open, outermost first, and whether something failed inside of them. */
function createTree() {
  let titles: string[] = []
  const failed = new Set<number>()
  return {
    open(depth: number, title: string) {
      if (depth < MAX_DEPTH) titles = [...titles.slice(0, depth), title]
    },
    path: (depth: number) => titles.slice(0, depth),
    /** Ends a test; true when it failed because of tests inside of it. */
    close(depth: number, isFailure: boolean): boolean {
      const inside = failed.delete(depth + 1)
      if (isFailure && depth < MAX_DEPTH) failed.add(depth)
      return inside
    },
  }
}

function addResult(counts: LogCounts | undefined, isFailure: boolean, isSkipped: boolean): LogCounts {
  const { run, failed, skipped } = counts ?? { run: 0, failed: 0, skipped: 0 }
  if (isSkipped) return { run, failed, skipped: skipped + 1 }
  return { run: run + 1, failed: failed + (isFailure ? 1 : 0), skipped }
}

function countsOf(totals: ReadonlyMap<string, number>): LogCounts | undefined {
  const pass = totals.get('pass')
  if (pass === undefined) return undefined
  const failed = totals.get('fail') ?? 0
  return { run: pass + failed, failed, skipped: totals.get('skipped') ?? totals.get('skip') ?? 0 }
}
