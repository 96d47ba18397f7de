import { ownCopy, plural } from '../../text.ts'

interface ExcerptBuilder {
  /** Takes the next line; `weight` is how many lines after it, and a few before it, are worth showing. */
  add(line: string, weight: number): void
  render(): string
}

const BEFORE = 3
const MAX_SHOWN = 16 * 1024
const MAX_TAIL = 8 * 1024
const MAX_LINE = 500

interface Shown {
  readonly at: number
  readonly line: string
}

/**
 * Keeps what is worth showing of a long text while it passes by: the lines around those that matter, the first of them
 * first, and the end. At most 24 kB.
 */
export function createExcerpt(): ExcerptBuilder {
  const shown: Shown[] = []
  let recent: Shown[] = []
  let room = MAX_SHOWN
  let wanted = 0
  let at = 0

  function show(item: Shown) {
    const line = ownCopy(item.line.slice(0, MAX_LINE))
    room -= line.length + 1
    if (room >= 0) shown.push({ at: item.at, line })
  }

  return {
    add(line, weight) {
      const item = { at: at++, line }
      if (room > 0 && weight > 0) {
        if (wanted === 0)
          recent
            .slice(-BEFORE)
            .filter((before) => isAfter(before, shown.at(-1)))
            .forEach(show)
        wanted = Math.max(wanted, weight + 1)
      }
      if (room > 0 && wanted > 0) {
        wanted -= 1
        show(item)
      }
      recent.push(item)
      if (recent.length > 400) recent = recent.slice(-200)
    },
    render() {
      const tail = endOf(recent)
      const first = tail[0]?.at ?? at
      return join([...shown.filter((item) => item.at < first), ...tail], at)
    },
  }
}

const isAfter = (item: Shown, last: Shown | undefined) => last === undefined || item.at > last.at

function endOf(lines: readonly Shown[]): Shown[] {
  let bytes = 0
  const first = lines.findLastIndex((item) => {
    bytes += Math.min(item.line.length, MAX_LINE) + 1
    return bytes > MAX_TAIL
  })
  return lines.slice(first + 1).map((item) => ({ at: item.at, line: ownCopy(item.line.slice(0, MAX_LINE)) }))
}

function join(lines: readonly Shown[], total: number): string {
  const text: string[] = []
  let next = 0
  for (const { at, line } of lines) {
    if (at > next) text.push(leftOut(at - next))
    text.push(line)
    next = at + 1
  }
  if (total > next) text.push(leftOut(total - next))
  return text.join('\n')
}

const leftOut = (lines: number) => `[… ${plural(lines, 'line')} left out …]`
