import { tryParseJson } from '../../../text.ts'
import { createLines } from './lines.ts'
import type { Reader } from './reader.ts'

/** One JSON value a line. A line that is not JSON makes the whole malformed. */
export function createJsonLines(take: (value: unknown) => void): Reader {
  let isMalformed = false
  const lines = createLines((line) => {
    const value = tryParseJson(line)
    if (value === undefined) isMalformed = true
    else take(value)
  })
  return { write: lines.write, end: () => lines.end() && !isMalformed }
}
