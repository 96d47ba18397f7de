/** What an XML text is made of, in order. Text comes in as many pieces as it pleases. */
interface XmlEvents {
  open(name: string, attributes: ReadonlyMap<string, string>): void
  text(text: string): void
  close(name: string): void
}

/** A well-formed document gives `true` at its end; anything else, a cut-off one as well, gives `false`. */
interface XmlReader {
  write(piece: string): void
  end(): boolean
}

/** A tag longer than this, or elements nested deeper, are an attack and no report. */
const MAX_TAG = 1024 * 1024
const MAX_DEPTH = 64

const SECTIONS = [
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<!--', end: '-->', isText: false },
  { start: '<?', end: '?>', isText: false },
] as const
const OPEN = /<([^\s<>/!?"'=]+)((?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const CLOSE = /<\/([^\s<>/!?"'=]+)\s*>/y
const ATTRIBUTE = /([^\s<>/"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

interface State {
  readonly events: XmlEvents
  /** The elements around the place that is being read. */
  readonly open: string[]
  /** A token that may go on in the next piece. */
  rest: string
  /** The section whose end is being looked for. */
  section: (typeof SECTIONS)[number] | undefined
  hasRoot: boolean
  isMalformed: boolean
}

/**
 * Reads the subset of XML that reports are written in, in one pass and in bounded memory. There is no document type and
 * so no entity but the five of XML: nothing expands, and nothing is fetched.
 */
export function createXmlReader(events: XmlEvents): XmlReader {
  const state: State = { events, open: [], rest: '', section: undefined, hasRoot: false, isMalformed: false }
  return {
    write: (piece) => readPiece(state, piece),
    end() {
      const { isMalformed, hasRoot, open, rest, section } = state
      return !isMalformed && hasRoot && open.length === 0 && rest.trim() === '' && section === undefined
    },
  }
}

function readPiece(state: State, piece: string): void {
  if (state.isMalformed) return
  const text = state.rest + piece
  let at = 0
  while (at < text.length && !state.isMalformed) {
    const next = readToken(state, text, at)
    if (next === at) break
    at = next
  }
  state.rest = text.slice(at)
  if (state.rest.length > MAX_TAG) state.isMalformed = true
}

/** Reads one token and answers where the next one begins: at the same place, while the token may still go on. */
function readToken(state: State, text: string, at: number): number {
  if (state.section) return readSection(state, text, at)
  if (text[at] !== '<') return readText(state, text, at)
  const section = SECTIONS.find(({ start }) => text.startsWith(start, at))
  if (section) {
    if (section.isText && state.open.length === 0) state.isMalformed = true
    state.section = section
    return at + section.start.length
  }
  if (SECTIONS.some(({ start }) => start.startsWith(text.slice(at, at + start.length)))) return at
  return text[at + 1] === '/' ? readClose(state, text, at) : readOpen(state, text, at)
}

function readText(state: State, text: string, at: number): number {
  const found = text.indexOf('<', at)
  // An entity may be cut in two.
  const cut = found === -1 ? text.lastIndexOf('&') : -1
  const end = found !== -1 ? found : cut >= at && text.length - cut < 12 ? cut : text.length
  const part = text.slice(at, end)
  if (state.open.length > 0) state.events.text(decodeEntities(part))
  else if (part.trim() !== '') state.isMalformed = true
  return end
}

function readSection(state: State, text: string, at: number): number {
  const { end = '', isText = false } = state.section ?? {}
  const found = text.indexOf(end, at)
  const until = found === -1 ? Math.max(at, text.length - end.length + 1) : found
  if (isText && until > at) state.events.text(text.slice(at, until))
  if (found === -1) return until
  state.section = undefined
  return found + end.length
}

function readOpen(state: State, text: string, at: number): number {
  OPEN.lastIndex = at
  const [whole, name = '', attributes = '', isEmpty] = OPEN.exec(text) ?? []
  if (whole === undefined) return waitForMore(state, text, at)
  const isSecondRoot = state.open.length === 0 && state.hasRoot
  if (isSecondRoot || state.open.length === MAX_DEPTH) state.isMalformed = true
  state.hasRoot = true
  state.events.open(name, readAttributes(attributes))
  if (isEmpty) state.events.close(name)
  else state.open.push(name)
  return at + whole.length
}

function readClose(state: State, text: string, at: number): number {
  CLOSE.lastIndex = at
  const [whole, name = ''] = CLOSE.exec(text) ?? []
  if (whole === undefined) return waitForMore(state, text, at)
  if (state.open.pop() === name) state.events.close(name)
  else state.isMalformed = true
  return at + whole.length
}

/** A tag that is not complete may still be; one that another tag begins in cannot. */
function waitForMore(state: State, text: string, at: number): number {
  if (text.includes('<', at + 1)) state.isMalformed = true
  return at
}

const NONE: ReadonlyMap<string, string> = new Map()

function readAttributes(text: string): ReadonlyMap<string, string> {
  if (text === '') return NONE
  const attributes = new Map<string, string>()
  ATTRIBUTE.lastIndex = 0
  for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) {
    attributes.set(found[1] ?? '', decodeEntities(found[2] ?? found[3] ?? ''))
  }
  return attributes
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  const pattern = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-fA-F]{1,6})|(?<name>lt|gt|amp|quot|apos));/g
  return text.replace(pattern, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  })
}
