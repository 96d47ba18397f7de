/** What a terminal would obey and a reader would not see: CSI, OSC, DCS and the like, and single escapes. */
const ESCAPES =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[\s\S]*?(?:\x07|\x1b\\|\x9c|$)|\x1b[ -/]*[0-~]?/g

/** Controls but tab and line feed, format characters (bidi, zero width, tags), private use and unassigned, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]|[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu

/** Text of a stranger as a person would see it: no escape sequence, nothing invisible, carriage returns as a terminal shows them. */
export function plainText(text: string): string {
  return text
    .replace(ESCAPES, '')
    .replace(/\r\n/g, '\n')
    .replace(/[^\n]*\r(?=[^\n])/g, '')
    .replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : ''))
}

/** The text, or its beginning and end with a mark in the middle; never cut inside a line. Sizes in bytes. */
export function shortenMiddle(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text
  const lines = text.split('\n')
  const head = takeLines(lines, maxBytes / 4)
  const tail = takeLines(lines.slice(head.length).reverse(), (maxBytes * 3) / 4).reverse()
  const left = lines.length - head.length - tail.length
  return [...head, `[… ${left} lines left out …]`, ...tail].join('\n')
}

function takeLines(lines: readonly string[], maxBytes: number): string[] {
  const taken: string[] = []
  let bytes = 0
  for (const line of lines) {
    const shown = line.length > 2_000 ? `${line.slice(0, 2_000)}…` : line
    bytes += Buffer.byteLength(shown) + 1
    if (bytes > maxBytes) break
    taken.push(shown)
  }
  return taken
}

export const plural = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** `0.3 s`, `12 s`, `3 min 20 s`. */
export function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
