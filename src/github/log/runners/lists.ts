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

export interface ListReader {
  isInside(): boolean
  /** The names that are certain with this line. */
  read(line: string): readonly string[]
}

interface OpenList extends List {
  /** How many names the heading promised; 0 when it did not. */
  readonly count: number
  readonly waiting: string[]
  seen: number
}

const MAX_ITEMS = 10_000

/** Follows one list after the other. */
export function createListReader(lists: readonly List[]): ListReader {
  let open: OpenList | undefined
  return {
    isInside: () => open !== undefined,
    read(line) {
      const begun = open && open.count > 0 ? undefined : lists.find(({ begin }) => begin.test(line))
      if (begun) {
        open = { ...begun, count: Number(begun.begin.exec(line)?.groups?.count ?? 0), waiting: [], seen: 0 }
        return []
      }
      if (!open) return []
      const list = open
      const certain = readItem(list, line)
      if (list.seen < list.count || !list.end.test(line)) return certain
      open = undefined
      return [...certain, ...list.waiting]
    },
  }
}

function readItem(list: OpenList, line: string): string[] {
  const { name, index } = list.item.exec(line)?.groups ?? {}
  if (name === undefined || list.seen >= MAX_ITEMS) return []
  if (index !== undefined && Number(index) !== list.seen + 1) return []
  list.seen += 1
  if (!list.needsEnd) return [name]
  list.waiting.push(name)
  return []
}
