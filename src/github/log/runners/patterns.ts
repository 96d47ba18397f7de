import { addCounts } from './counts.ts'
import { createListReader, type List, type ListReader } from './lists.ts'
import { createNames, type Names } from './names.ts'
import type { LogCounts, LogFormat, RunnerReader } from './runner.ts'

/** A runner whose output can be read line by line. Names are in the group `name` of each pattern. */
interface Patterns {
  readonly runner: string
  readonly marks: RegExp
  /** Only this runner prints such a line. */
  readonly present: RegExp
  /** Such a line is the result of a test, or counts results. */
  readonly ran: RegExp
  readonly failing?: readonly RegExp[]
  /** As `failing`, for lines that say less than the lists do: used only when the lists are empty, as in a cut log. */
  readonly fallback?: readonly RegExp[]
  /** A test that failed first and passed when it was run again. */
  readonly recovered?: RegExp
  readonly broken?: RegExp
  /** A name of this form stands for a file that broke. */
  readonly isFile?: RegExp
  readonly lists?: readonly List[]
  /** Groups `run`, `passed`, `failed`, `errors`, `skipped`; each match is added. In `all` the skipped ones are counted too. */
  readonly counts?: readonly RegExp[]
}

/** Makes a reader of a table of patterns. */
export function readPatterns(patterns: Patterns): LogFormat {
  return { runner: patterns.runner, marks: patterns.marks, open: () => openReader(patterns) }
}

interface State {
  isPresent: boolean
  ran: boolean
  counts: LogCounts | undefined
  readonly failing: Names
  readonly fallback: Names
  readonly broken: Names
  readonly lists: ListReader
}

function openReader(patterns: Patterns): RunnerReader {
  const state: State = {
    isPresent: false,
    ran: false,
    counts: undefined,
    failing: createNames(),
    fallback: createNames(),
    broken: createNames(),
    lists: createListReader(patterns.lists ?? []),
  }
  return {
    isInside: state.lists.isInside,
    read: (line) => readLine(state, patterns, line),
    finish: () => finish(state, patterns.runner),
  }
}

function readLine(state: State, patterns: Patterns, line: string): boolean {
  state.isPresent ||= patterns.present.test(line)
  state.ran ||= patterns.ran.test(line)
  for (const pattern of patterns.counts ?? []) state.counts = countLine(state.counts, pattern, line)
  const recovered = nameIn(line, patterns.recovered)
  if (recovered !== undefined) {
    state.failing.delete(recovered)
    return false
  }
  const add = (names: Names) => (name: string | undefined) =>
    name !== undefined && (patterns.isFile?.test(name) ? state.broken : names).add(name)
  const { failing = [], fallback = [] } = patterns
  return [
    ...state.lists.read(line).map(add(state.failing)),
    ...failing.map((pattern) => add(state.failing)(nameIn(line, pattern))),
    ...fallback.map((pattern) => add(state.fallback)(nameIn(line, pattern))),
    add(state.broken)(nameIn(line, patterns.broken)),
  ].includes(true)
}

function finish({ isPresent, ran, failing, fallback, broken, counts }: State, runner: string) {
  if (!isPresent) return undefined
  const names = failing.list().length > 0 ? failing.list() : fallback.list()
  return { runner, ran: ran || names.length > 0, failing: names, broken: broken.list(), counts }
}

function nameIn(line: string, pattern: RegExp | undefined): string | undefined {
  return pattern?.exec(line)?.groups?.name
}

function countLine(counts: LogCounts | undefined, pattern: RegExp, line: string): LogCounts | undefined {
  const groups = pattern.exec(line)?.groups
  if (!groups) return counts
  const number = (name: string) => Number(groups[name] ?? 0)
  const failed = number('failed') + number('errors')
  const skipped = number('skipped')
  const passed = groups.all === undefined ? number('passed') : number('all') - skipped - failed
  const run = groups.run === undefined ? passed + failed : number('run')
  return addCounts(counts, { run, failed, skipped })
}
