import { tryParseJson } from '../../../text.ts'
import type { Reader } from './reader.ts'

/** An item longer than this, or a deeper nesting, is an attack: an item is held as a whole, and so is the way to it. */
const MAX_ITEM = 64 * 1024 * 1024
const MAX_DEPTH = 1_000
const MAX_KEY = 1_000
const STRUCTURE = /["{}[\]:]/g
const STRING_END = /["\\]/g

/** What is done with an object that stands at a path, such as `results.tests`. */
type Take = (item: unknown, path: string) => void

interface Item {
  readonly path: string
  readonly depth: number
  /** Its text, as far as it lies in earlier pieces. */
  readonly parts: string[]
  size: number
}

interface State {
  readonly paths: readonly string[]
  readonly take: Take
  /** The key that leads on from each depth; none where the depth is an array. */
  readonly keys: (string | undefined)[]
  depth: number
  isString: boolean
  /** Characters of the next piece that belong to an escape. */
  skip: number
  /** The string that was read last, which may turn out to be a key. */
  string: string
  item: Item | undefined
  hasRoot: boolean
  isMalformed: boolean
}

/**
 * Takes single objects out of a JSON document that may be too large to hold: the elements of the arrays at these paths,
 * or the object itself that stands there. Items are parsed; the rest is only skipped over.
 */
export function createJsonItems(paths: readonly string[], take: Take): Reader {
  const state: State = {
    paths,
    take,
    keys: [],
    depth: 0,
    isString: false,
    skip: 0,
    string: '',
    item: undefined,
    hasRoot: false,
    isMalformed: false,
  }
  return {
    write: (piece) => readPiece(state, piece),
    end: () => !state.isMalformed && state.hasRoot && state.depth === 0 && !state.isString,
  }
}

function readPiece(state: State, piece: string): void {
  let at = state.skip
  let start = 0
  state.skip = 0
  while (at < piece.length && !state.isMalformed) {
    if (state.isString) {
      at = readString(state, piece, at)
      continue
    }
    STRUCTURE.lastIndex = at
    const found = STRUCTURE.exec(piece)
    if (!found) break
    at = found.index + 1
    const before = state.item
    readStructure(state, found[0])
    if (state.item && !before) start = found.index
    if (before && !state.item) finish(state, before, piece.slice(start, at))
  }
  if (state.item) keep(state, state.item, piece.slice(start))
}

function readStructure(state: State, character: string): void {
  switch (character) {
    case '"':
      state.isString = true
      state.string = ''
      return
    case ':':
      if (!state.item) state.keys[state.depth] = state.string
      return
    case '{':
    case '[':
      openContainer(state, character)
      return
    default:
      closeContainer(state)
  }
}

function openContainer(state: State, character: string): void {
  if ((state.depth === 0 && state.hasRoot) || state.depth === MAX_DEPTH) state.isMalformed = true
  state.hasRoot = true
  if (!state.item && character === '{') openItem(state)
  state.depth += 1
}

function openItem(state: State): void {
  const path = state.keys.filter((key) => key !== undefined).join('.')
  if (state.paths.includes(path)) state.item = { path, depth: state.depth, parts: [], size: 0 }
}

function closeContainer(state: State): void {
  state.depth -= 1
  if (state.depth < 0) state.isMalformed = true
  else if (!state.item) state.keys.length = Math.min(state.keys.length, state.depth + 1)
  else if (state.item.depth === state.depth) state.item = undefined
}

/** Answers where to go on: behind the string, or at the end of the piece. */
function readString(state: State, piece: string, from: number): number {
  for (let at = from; at < piece.length; ) {
    STRING_END.lastIndex = at
    const end = STRING_END.exec(piece)
    // Only keys on the way to an item matter, and those have no escapes.
    if (!state.item && state.string.length < MAX_KEY) {
      state.string += piece.slice(at, Math.min(end?.index ?? piece.length, at + MAX_KEY))
    }
    if (!end) return piece.length
    if (end[0] === '"') {
      state.isString = false
      return end.index + 1
    }
    at = end.index + 2
    state.skip = Math.max(0, at - piece.length)
  }
  return piece.length
}

function keep(state: State, item: Item, part: string): void {
  item.size += part.length
  if (item.size > MAX_ITEM) state.isMalformed = true
  else item.parts.push(part)
}

function finish(state: State, { path, parts }: Item, part: string): void {
  const value = tryParseJson([...parts, part].join(''))
  if (value === undefined) state.isMalformed = true
  else state.take(value, path)
}
