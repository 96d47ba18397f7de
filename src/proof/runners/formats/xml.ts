/** What an XML text is made of, in order. Text comes in as many pieces as it pleases. */
export interface XmlEvents {
  open(name: string, attributes: ReadonlyMap<string, string>): void
  text(text: string): void
  close(name: string): void
}

/** A well-formed document gives `true` at its end; anything else, a cut-off one as well, gives `false`. */
export interface XmlReader {
  write(piece: string): void
  end(): boolean
}

/** A tag longer than this, or elements nested deeper, are an attack and no report. */
const MAX_TAG = 1024 * 1024
const MAX_DEPTH = 64

const SPECIAL = [
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<!--', end: '-->', isText: false },
  { start: '<?', end: '?>', isText: false },
] as const
const OPEN = /<([^\s<>/!?"'=]+)((?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const CLOSE = /<\/([^\s<>/!?"'=]+)\s*>/y
const ATTRIBUTE = /([^\s<>/"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads the subset of XML that reports are written in, in one pass and in bounded memory. There is no document type and
 * so no entity but the five of XML: nothing expands, and nothing is fetched.
 */
export function createXmlReader(events: XmlEvents): XmlReader {
  const open: string[] = []
  let rest = ''
  let isMalformed = false
  let hasRoot = false
  /** The section whose end is being looked for. */
  let section: (typeof SPECIAL)[number] | undefined

  function write(piece: string): void {
    if (isMalformed) return
    const text = rest === '' ? piece : rest + piece
    let at = 0
    while (at < text.length) {
      const next = section
        ? readSection(text, at, section)
        : text[at] === '<'
          ? readMarkup(text, at)
          : readText(text, at)
      if (next === at || isMalformed) break
      at = next
    }
    rest = text.slice(at)
    // A token may reach into the next piece, and no further than this.
    if (rest.length > MAX_TAG) isMalformed = true
  }

  function readText(text: string, at: number): number {
    const found = text.indexOf('<', at)
    // An entity may be cut in two.
    const cut = found === -1 ? text.lastIndexOf('&') : -1
    const end = found !== -1 ? found : cut >= at && text.length - cut < 12 ? cut : text.length
    const part = text.slice(at, end)
    if (open.length > 0) events.text(decodeEntities(part))
    else if (part.trim() !== '') isMalformed = true
    return end
  }

  function readSection(text: string, at: number, { end, isText }: (typeof SPECIAL)[number]): number {
    const found = text.indexOf(end, at)
    const until = found === -1 ? Math.max(at, text.length - end.length + 1) : found
    if (isText && until > at) events.text(text.slice(at, until))
    if (found === -1) return until
    section = undefined
    return found + end.length
  }

  function readMarkup(text: string, at: number): number {
    const special = SPECIAL.find(({ start }) => text.startsWith(start, at))
    if (special) {
      if (special.isText && open.length === 0) isMalformed = true
      section = special
      return at + special.start.length
    }
    if (SPECIAL.some(({ start }) => start.startsWith(text.slice(at, at + start.length)))) return at
    return text[at + 1] === '/' ? readClose(text, at) : readOpen(text, at)
  }

  function readOpen(text: string, at: number): number {
    OPEN.lastIndex = at
    const [whole, name = '', attributes = '', isEmpty] = OPEN.exec(text) ?? []
    if (whole === undefined) return waitForMore(text, at)
    if (open.length === 0 && hasRoot) isMalformed = true
    if (open.length === MAX_DEPTH) isMalformed = true
    hasRoot = true
    events.open(name, readAttributes(attributes))
    if (isEmpty) events.close(name)
    else open.push(name)
    return at + whole.length
  }

  function readClose(text: string, at: number): number {
    CLOSE.lastIndex = at
    const [whole, name = ''] = CLOSE.exec(text) ?? []
    if (whole === undefined) return waitForMore(text, at)
    if (open.pop() !== name) isMalformed = true
    else events.close(name)
    return at + whole.length
  }

  /** A tag that is not complete may still be; one that another tag begins in cannot. */
  function waitForMore(text: string, at: number): number {
    if (text.indexOf('<', at + 1) !== -1) isMalformed = true
    return at
  }

  return {
    write,
    end: () => !isMalformed && hasRoot && open.length === 0 && rest.trim() === '' && section === undefined,
  }
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
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  })
}
