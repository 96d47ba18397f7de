import { createNames, type Names } from './names.ts'
import type { LogCounts, LogFormat, RunnerReader } from './runner.ts'

/** Names that stand under a heading. */
export interface List {
  /** The heading; where it says how many names follow, in the group `count`: the list ends after them, and no other begins inside. */
  readonly begin: RegExp
  /** A name, in the group `name`; where the names are numbered, their number in the group `index`. */
  readonly item: RegExp
  readonly end: RegExp
  /** Only a list that has come to its end counts, and a new beginning replaces it: output may hold lists that look alike. */
  readonly needsEnd?: boolean
}

/** A runner whose output can be read line by line. Names are in the group `name` of each pattern. */
export interface Patterns {
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
  /** Groups `run`, `passed`, `failed`, `errors`, `skipped`; each match is added. */
  readonly counts?: readonly RegExp[]
}

/** Makes a reader of a table of patterns. */
export function readPatterns(patterns: Patterns): LogFormat {
  return { runner: patterns.runner, marks: patterns.marks, open: () => openReader(patterns) }
}

function openReader(patterns: Patterns): RunnerReader {
  const failing = createNames()
  const fallback = createNames()
  const broken = createNames()
  const list = createListReader(patterns.lists ?? [])
  const total = createTotal(patterns.counts ?? [])
  let isPresent = false
  let ran = false

  function addTo(names: Names, name: string | undefined): boolean {
    if (name === undefined) return false
    return (patterns.isFile?.test(name) ? broken : names).add(name)
  }

  return {
    isInside: list.isInside,
    read(line) {
      isPresent ||= patterns.present.test(line)
      ran ||= patterns.ran.test(line)
      total.read(line)
      const recovered = nameIn(line, patterns.recovered)
      if (recovered !== undefined) {
        failing.delete(recovered)
        fallback.delete(recovered)
        return false
      }
      const found = [
        ...list.read(line).map((name) => addTo(failing, name)),
        ...(patterns.failing ?? []).map((pattern) => addTo(failing, nameIn(line, pattern))),
        ...(patterns.fallback ?? []).map((pattern) => addTo(fallback, nameIn(line, pattern))),
        addTo(broken, nameIn(line, patterns.broken)),
      ]
      return found.includes(true)
    },
    finish() {
      if (!isPresent) return undefined
      const names = failing.list().length > 0 ? failing.list() : fallback.list()
      return {
        runner: patterns.runner,
        ran: ran || names.length > 0,
        failing: names,
        broken: broken.list(),
        counts: total.counts(),
      }
    },
  }
}

function nameIn(line: string, pattern: RegExp | undefined): string | undefined {
  return pattern?.exec(line)?.groups?.name
}

const MAX_ITEMS = 10_000

/** Follows the lists; the names of a line are those that are certain with it. */
function createListReader(lists: readonly List[]) {
  let open: List | undefined
  let expected = 0
  let items: string[] = []
  let seen = 0

  function begin(list: List, line: string) {
    open = list
    expected = Number(list.begin.exec(line)?.groups?.count ?? 0)
    items = []
    seen = 0
  }

  function readItem({ item }: List, line: string): string | undefined {
    const groups = item.exec(line)?.groups
    if (groups?.name === undefined || seen >= MAX_ITEMS) return undefined
    if (groups.index !== undefined && Number(groups.index) !== seen + 1) return undefined
    seen += 1
    return groups.name
  }

  return {
    isInside: () => open !== undefined,
    read(line: string): readonly string[] {
      const begun = open && expected > 0 ? undefined : lists.find((list) => list.begin.test(line))
      if (begun) {
        begin(begun, line)
        return []
      }
      if (!open) return []
      const name = readItem(open, line)
      if (name !== undefined && open.needsEnd) items.push(name)
      const certain = name === undefined || open.needsEnd ? [] : [name]
      if (seen < expected || !open.end.test(line)) return certain
      const complete = [...certain, ...items]
      open = undefined
      expected = 0
      items = []
      return complete
    },
  }
}

function createTotal(patterns: readonly RegExp[]) {
  let counts: LogCounts | undefined
  return {
    read(line: string) {
      for (const pattern of patterns) {
        const groups = pattern.exec(line)?.groups
        if (groups) counts = add(counts, groups)
      }
    },
    counts: () => counts,
  }
}

function add(counts: LogCounts | undefined, groups: Readonly<Record<string, string | undefined>>): LogCounts {
  const number = (name: string) => Number(groups[name] ?? 0)
  const failed = number('failed') + number('errors')
  const run = groups.run === undefined ? number('passed') + failed : number('run')
  return {
    run: (counts?.run ?? 0) + run,
    failed: (counts?.failed ?? 0) + failed,
    skipped: (counts?.skipped ?? 0) + number('skipped'),
  }
}
