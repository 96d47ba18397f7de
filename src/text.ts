/**
 * What a terminal would obey and a reader would not see: CSI, OSC, DCS and the like, and single escapes. A sequence that
 * is never closed ends with its line; otherwise one stray byte would hide everything after it.
 */
const ESCAPES =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\n\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?|\x1b[ -/]*[0-~]?/g

/**
 * Controls but tab and line feed, format characters (bidi, zero width, tags), private use, unassigned, the separators that
 * begin a line for some readers and for others not, and what Unicode gives no glyph of its own: joiners, fillers, variation
 * selectors.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Text of a stranger as a person would see it: no escape sequence, nothing invisible, carriage returns as a terminal shows them. */
export function plainText(text: string): string {
  return text
    .replace(ESCAPES, '')
    .split('\n')
    .map(overwritten)
    .join('\n')
    .replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : ''))
}

/** What a line shows after its carriage returns; those at its end overwrite nothing. */
function overwritten(line: string): string {
  let end = line.length
  while (line[end - 1] === '\r') end -= 1
  return line.slice(line.lastIndexOf('\r', end - 1) + 1, end)
}

/**
 * What shows no glyph of its own, or changes the direction of text: bidi controls, tags, invisible operators, fillers.
 * Not the joiners and selectors that honest text is written with in some scripts and in emoji, nor a byte order mark.
 */
const DECEPTIVE =
  /(?!\u200c|\u200d|\u180b|\u180c|\u180d|\u180f|\ufe0f|\ufeff)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu

/** A file's text with deceptive characters spelled out, as `<U+202E>`; all others stay, so that it can be edited by it. */
export function revealHidden(text: string): string {
  return text.replace(DECEPTIVE, (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase()}>`)
}

/** The text, or its beginning and end with a mark in the middle; lines are kept whole unless they are very long. Sizes in bytes. */
export function shortenMiddle(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text
  const lines = text.split('\n').map((line) => cutText(line, Math.min(2_000, Math.floor(maxBytes / 8))))
  const head = takeLines(lines, maxBytes / 4)
  const tail = takeLines(lines.slice(head.length).reverse(), (maxBytes * 3) / 4).reverse()
  const left = lines.length - head.length - tail.length
  return [...head, ...(left > 0 ? [`[… ${plural(left, 'line')} left out …]`] : []), ...tail].join('\n')
}

/** One line's worth of a text of any length: a test can be named by a novel. No character is cut in two. */
export const cutText = (text: string, maxLength = 200): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(HALF_CHARACTER, '')}…` : text

/** The first half of one that takes two places, with nothing behind it. */
const HALF_CHARACTER = /[\ud800-\udbff]$/

/** A name of any length, in quotes. */
export const quoted = (name: string): string => JSON.stringify(cutText(name))

/** `a, b and 3 more`. */
export function listSome(items: readonly string[], most = 5): string {
  const rest = items.length - most
  return `${items.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function takeLines(lines: readonly string[], maxBytes: number): string[] {
  const taken: string[] = []
  let bytes = 0
  for (const line of lines) {
    bytes += Buffer.byteLength(line) + 1
    if (bytes > maxBytes) break
    taken.push(line)
  }
  return taken
}

/** One spelling for all that some file system takes for the same name: they fold case and Unicode forms. */
export const foldPath = (path: string): string => path.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC')

/** `1 line`, `2 lines`, `2 entries`. */
export const plural = (n: number, noun: string, many = `${noun}s`): string => `${n} ${n === 1 ? noun : many}`

/** Closed as a sentence, so that another one can follow it. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** One word for any shell, whatever it holds. */
export const quoteShell = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`

/**
 * One word on one line for a person's shell (bash, zsh, ksh), in visible characters: what is copied is what is seen, and a
 * line feed in it begins no line, where bots would look for a command.
 */
export function quoteShellLine(word: string): string {
  if (plainText(word) === word && !/[\n\t]/.test(word)) return quoteShell(word)
  const spelled = word
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replace(INVISIBLE, toOctal)
  return `$'${spelled}'`
}

const toOctal = (character: string) =>
  [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

/** The same text in memory of its own: a part of a text would keep alive the whole that it was cut from. */
export const ownCopy = (text: string): string => Buffer.from(text).toString()

/** JSON of unknown shape; `undefined` for a text that is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a schema found wrong, as zod tells it. */
interface Misfit {
  readonly path: readonly PropertyKey[]
  /** Those that it does not know. */
  readonly keys?: readonly string[]
}

/** Why this JSON is not of the form that a run writes, for people who do not read schemas. Goes on in a sentence. */
export function describeMisfit(value: unknown, { path, keys: [unknown] = [] }: Misfit): string {
  const place = path.map(String).join('.')
  if (unknown !== undefined)
    return `it has ${JSON.stringify([place, unknown].filter(Boolean).join('.'))}, which is unknown`
  if (path.length === 0) return value === undefined ? 'it is not JSON' : 'it is not an object in JSON'
  const found = path.reduce<unknown>((part, key) => (isObject(part) ? Reflect.get(part, key) : undefined), value)
  if (found === undefined) return `it has no ${JSON.stringify(place)}`
  return `its ${JSON.stringify(place)} is ${cutText(JSON.stringify(found), 100)}, which no run writes there`
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const UNITS = [
  ['GiB', 1024 ** 3],
  ['MiB', 1024 ** 2],
  ['KiB', 1024],
] as const

/** `40 KiB`, `64 MiB`, `1.5 GiB`. */
export function size(bytes: number): string {
  const [unit, each] = UNITS.find(([, atLeast]) => bytes >= atLeast) ?? ['KiB', 1024]
  return `${Number((bytes / each).toFixed(1))} ${unit}`
}

/** `0.3 s`, `12 s`, `3 min 20 s`, `20 min`. */
export function duration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const rest = seconds % 60
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`
}

/** Tokens of a value as JSON, by its bytes. A tokenizer is slow on repeated characters, and logs are written by strangers. */
export const estimateTokens = (value: unknown): number =>
  Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES_PER_TOKEN)

/** What a tokenizer of English and code comes to, a little on the safe side. */
export const BYTES_PER_TOKEN = 3.6
