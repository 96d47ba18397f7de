import type { Reader } from './reader.ts'

/** A line longer than this is cut; no report has one, but a test may print one. */
const MAX_LINE = 4 * 1024 * 1024

/** Gives a text line by line, without line ends. A last line that does not end counts as one, and as cut off. */
export function createLines(take: (line: string) => void): Reader {
  let rest = ''
  return {
    write(piece) {
      const text = rest + piece
      let at = 0
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', at)) {
        take(text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end))
        at = end + 1
      }
      rest = text.slice(at, at + MAX_LINE)
    },
    end() {
      if (rest === '') return true
      take(rest)
      return false
    },
  }
}
