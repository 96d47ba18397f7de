import { createLines } from './lines.ts'
import type { Reader } from './reader.ts'

/** JSON of unknown shape; `undefined` when it is none. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One JSON value a line. A line that is none makes the whole malformed. */
export function createJsonLines(take: (value: unknown) => void): Reader {
  let isMalformed = false
  const lines = createLines((line) => {
    const value = tryParseJson(line)
    if (value === undefined) isMalformed = true
    else take(value)
  })
  return { write: lines.write, end: () => lines.end() && !isMalformed }
}
