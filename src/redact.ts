/**
 * Where a token may begin: where a word does, and behind what stands for a control, whose last letter is no part of a word:
 * `\n` and `\u001b` in JSON, `%0A` in a URL, `[32m` before what is coloured.
 */
const START = /(?:\b|(?<=\\[bfnrt]|\\u[\da-f]{4}|%[\dA-F]{2}|\[[\d;]*m))/

/** GitHub's and common providers' token shapes. Installation tokens are long and hold dots since 2026. */
const SHAPES =
  /ghs_[A-Za-z0-9._-]{36,}|gh[opru]_[A-Za-z0-9]{36,}|github_pat_\w{22,}|sk-[A-Za-z0-9_-]{20,}|xox[abprs]-[A-Za-z0-9-]{10,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|npm_[A-Za-z0-9]{36}|glpat-[\w-]{20}/

/** With all that can belong to it: also in a diff, and where its line ends are spelled out. */
const PRIVATE_KEY =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:(?!-----END)[\w+/=\s\\,:-]){0,20000}(?:-----END [A-Z ]*PRIVATE KEY-----)?/

const TOKEN_SHAPES = new RegExp(`${START.source}(?:${SHAPES.source})|${PRIVATE_KEY.source}`, 'g')

/** Shorter words occur in honest text, and taking them out would tell what they are. */
const MIN_LENGTH = 8

export type Redact = (text: string) => string

/** Replaces known secrets, whole or for the most part, in the encodings they are met in, and all that has a token's shape. */
export function createRedaction(secrets: readonly (string | undefined)[]): Redact {
  const find = createFinder(formsOf(secrets))
  return (text) => {
    let clean = ''
    let end = 0
    for (const span of find(text)) {
      clean += `${text.slice(end, span.start)}***`
      end = span.end
    }
    return (clean + text.slice(end)).replace(TOKEN_SHAPES, '***')
  }
}

/**
 * Whether a text carries a secret, whole or for the most part, in one of the encodings, or a token's shape; also one that
 * is spread over several lines or strings.
 */
export function createSecretSearch(secrets: readonly (string | undefined)[]): (text: string) => boolean {
  const forms = formsOf(secrets)
  const find = createFinder(forms)
  const findSpread = createFinder(forms.map(lettersOf).filter((letters) => letters.length >= MIN_SPREAD))
  return (text) => text.search(TOKEN_SHAPES) !== -1 || isFound(find(text)) || isFound(findSpread(lettersOf(text)))
}

const isFound = (spans: Generator<Span>) => spans.next().done === false

/** What stands between the pieces of a text that is spread: quotes, line ends, marks of a diff. */
const lettersOf = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '')
/** Letters without what stood between them make words that nobody wrote; longer ones do not occur by chance. */
const MIN_SPREAD = 20

function formsOf(secrets: readonly (string | undefined)[]): string[] {
  return secrets.flatMap((secret) => (secret && secret.length >= MIN_LENGTH ? encodings(secret) : []))
}

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  // Base64 of a longer text holds one of three forms of the secret, by where it begins.
  const base64 = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes])
    // Six bits a character; those that share bits with a neighbour of the secret are left out.
    return shifted.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((shifted.length * 8) / 6))
  })
  const hex = bytes.toString('hex')
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    hex,
    hex.toUpperCase(),
    [...secret].reverse().join(''),
    ...base64.filter((text) => text.length >= MIN_WINDOW).flatMap((text) => [text, toUrlAlphabet(text)]),
  ]
}

/** https://www.rfc-editor.org/rfc/rfc4648#section-5 */
const toUrlAlphabet = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_')

/** So much of a secret in a row is the secret: the rest could be guessed, or was left out to get past a search. */
const SHARE = 0.6
/** Windows shorter than this occur by chance; of a long secret no longer piece is allowed. */
const MIN_WINDOW = 10
const MAX_WINDOW = 24

interface Span {
  readonly start: number
  readonly end: number
}

/** Finds every stretch of a text that is a telling piece of one of the forms, in order and apart from each other. */
function createFinder(forms: readonly string[]): (text: string) => Generator<Span> {
  const windows = new Map<number, Set<string>>()
  for (const form of forms) {
    const size = Math.min(form.length, MAX_WINDOW, Math.max(MIN_WINDOW, Math.floor(form.length * SHARE)))
    const known = windows.get(size) ?? new Set()
    for (let at = 0; at + size <= form.length; at++) known.add(form.slice(at, at + size))
    windows.set(size, known)
  }
  const sizes = [...windows].sort(([a], [b]) => b - a)
  const isBegin = createBeginning(sizes.flatMap(([, known]) => [...known]))
  const pieceAt = (text: string, at: number) =>
    sizes.find(([size, known]) => known.has(text.slice(at, at + size)))?.[0] ?? 0

  return function* find(text) {
    let span: Span | undefined
    for (let at = 0; at < text.length; at++) {
      const end = isBegin(text, at) ? at + pieceAt(text, at) : at
      if (end === at) continue
      if (span && at > span.end) yield span
      span = span && at <= span.end ? { start: span.start, end: Math.max(span.end, end) } : { start: at, end }
    }
    if (span) yield span
  }
}

/** Tells by three characters where none of the windows can begin, which is almost everywhere: ten times faster than to look. */
function createBeginning(windows: readonly string[]): (text: string, at: number) => boolean {
  const mark = (text: string, at: number) =>
    ((text.charCodeAt(at) << 10) ^ (text.charCodeAt(at + 1) << 5) ^ text.charCodeAt(at + 2)) & 0xffff
  const marks = new Uint8Array(2 ** 16)
  for (const window of windows) marks[mark(window, 0)] = 1
  return (text, at) => marks[mark(text, at)] === 1
}
