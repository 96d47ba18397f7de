import { tryParseJson } from './json.ts'
import type { Reader } from './reader.ts'

/** An item longer than this is an attack: it has to be held as a whole. */
const MAX_ITEM = 64 * 1024 * 1024
const STRUCTURE = /["{}[\]:]/g
const STRING_END = /["\\]/g

/**
 * Takes single objects out of a JSON document that may be too large to hold: the elements of the arrays at these paths,
 * such as `results.tests`, or the object itself that stands there. Items are parsed; the rest is only skipped over.
 */
export function createJsonItems(paths: readonly string[], take: (item: unknown, path: string) => void): Reader {
  /** The key that leads on from each depth; none where the depth is an array. */
  const keys: (string | undefined)[] = []
  let depth = 0
  let isString = false
  let skip = 0
  let string = ''
  let item: { readonly path: string; readonly depth: number; readonly parts: string[]; size: number } | undefined
  let isMalformed = false
  let hasRoot = false

  function write(piece: string): void {
    let start = 0
    let at = skip
    skip = 0
    while (at < piece.length && !isMalformed) {
      if (isString) {
        at = readString(piece, at)
        continue
      }
      STRUCTURE.lastIndex = at
      const found = STRUCTURE.exec(piece)
      if (!found) break
      at = found.index + 1
      const before = item
      readStructure(found[0])
      if (item && !before) start = found.index
      if (before && !item) finish(before, piece.slice(start, at))
    }
    if (item) keep(item, piece.slice(start))
  }

  function readStructure(character: string): void {
    switch (character) {
      case '"':
        isString = true
        string = ''
        return
      case ':':
        if (!item) keys[depth] = string
        return
      case '{':
      case '[':
        openContainer(character)
        return
      default:
        closeContainer()
    }
  }

  function openContainer(character: string): void {
    if (depth === 0 && hasRoot) isMalformed = true
    hasRoot = true
    const path = item ? undefined : keys.filter((key) => key !== undefined).join('.')
    if (character === '{' && path !== undefined && paths.includes(path)) item = { path, depth, parts: [], size: 0 }
    depth += 1
  }

  function closeContainer(): void {
    depth -= 1
    if (depth < 0) isMalformed = true
    if (!item) keys.length = Math.max(0, Math.min(keys.length, depth + 1))
    else if (item.depth === depth) item = undefined
  }

  /** Answers where to go on: behind the string, or at the end of the piece. */
  function readString(piece: string, from: number): number {
    for (let at = from; ; ) {
      STRING_END.lastIndex = at
      const end = STRING_END.exec(piece)
      // Only keys on the way to an item matter, and those have no escapes.
      if (!item && string.length < 1_000) string += piece.slice(at, Math.min(end?.index ?? piece.length, at + 1_000))
      if (!end) return piece.length
      if (end[0] === '"') {
        isString = false
        return end.index + 1
      }
      at = end.index + 2
      skip = Math.max(0, at - piece.length)
      if (at >= piece.length) return piece.length
    }
  }

  function keep(open: NonNullable<typeof item>, part: string): void {
    open.size += part.length
    if (open.size > MAX_ITEM) isMalformed = true
    else open.parts.push(part)
  }

  function finish(open: NonNullable<typeof item>, part: string): void {
    const value = tryParseJson([...open.parts, part].join(''))
    if (value === undefined) isMalformed = true
    else take(value, open.path)
  }

  return { write, end: () => !isMalformed && hasRoot && depth === 0 && !isString }
}
