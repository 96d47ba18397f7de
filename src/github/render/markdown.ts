import { cutText, plainText, plural } from '../../text.ts'

/** A fence longer than any run of backticks inside, so that the text cannot end it. */
export function renderFence(text: string, language = ''): string {
  const clean = plainText(text)
  const longest = Math.max(2, ...(clean.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${clean.replace(/\n+$/, '')}\n${fence}`
}

/** Invisible, and no part of a mention, a reference or an address. */
const JOINER = '\u2060'

/** Names and paths are not longer than this in honest projects. */
const MAX_CODE = 200

/** Inline code. Nothing in it is a mention, a link, a command or HTML to GitHub. */
export function renderCode(text: string): string {
  const clean = cutText(plainText(text).replace(/\s+/g, ' ').trim(), MAX_CODE)
  if (clean === '') return '` `'
  const longest = Math.max(0, ...(clean.match(/`+/g) ?? []).map((run) => run.length))
  const ticks = '`'.repeat(longest + 1)
  const space = clean.startsWith('`') || clean.endsWith('`') ? ' ' : ''
  return `${ticks}${space}${clean}${space}${ticks}`
}

/**
 * A stranger's name as inline code inside a table cell, where a pipe ends the cell even within backticks, and even after two
 * backslashes. Bots that read the raw text find no mention.
 */
export const renderCellCode = (text: string): string =>
  renderCode(text)
    .replace(/@(?=\w)/g, `@${JOINER}`)
    .replace(/\\?\|/g, (pipe) => (pipe === '|' ? '\\|' : `\\${JOINER}\\|`))

/**
 * A model's or a stranger's words as one line of text: no HTML, image, link, mention, closing keyword or command to
 * anybody. What the author wrote as inline code stays code.
 */
export function renderLine(text: string, maxCharacters = 1_000): string {
  const line = cutText(plainText(text).replace(/\s+/g, ' ').trim(), maxCharacters)
  return escapeLine(line, escapeAll).replace(BLOCK_START, '$1\\$2')
}

/** What would make a heading, a quote, a list, a table, a rule or a command of a line. */
const BLOCK_START = /^(\d{0,9})([#>+*=|~:/!.)-])/

/** A model's or a stranger's words as a quote that they cannot end; whole lines are left out where there are too many. */
export function renderQuote(text: string, maxCharacters = 4_000): string {
  const lines = plainText(text).trim().split('\n')
  const kept = takeLines(lines, maxCharacters)
  const left = lines.length - kept.length
  const shown = [
    ...renderBlocks(kept),
    ...(left > 0 ? [`… (${plural(left, 'more line')} in the journal of the run)`] : []),
  ]
  return shown
    .join('\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** At least a piece of the first line, then whole lines. */
function takeLines([first = '', ...rest]: readonly string[], maxCharacters: number): string[] {
  const kept = [cutText(first, maxCharacters)]
  let size = first.length
  for (const line of rest) {
    size += line.length + 1
    if (size > maxCharacters) break
    kept.push(line)
  }
  return kept
}

const OPENING_FENCE = /^ {0,3}(`{3,}|~{3,}) *([\w+#.-]{0,20})/

/** Code blocks get a fence of ours, closed in any case; everything else is escaped line by line. */
function renderBlocks(lines: readonly string[]): string[] {
  const blocks: string[] = []
  for (let i = 0; i < lines.length; i++) {
    const [, mark, language] = OPENING_FENCE.exec(lines[i] ?? '') ?? []
    if (mark === undefined) {
      blocks.push(escapeLine(lines[i] ?? ''))
      continue
    }
    const end = lines.findIndex((line, at) => at > i && line.trim().startsWith(mark) && /^\s*[`~]+\s*$/.test(line))
    const last = end === -1 ? lines.length : end
    blocks.push(renderFence(lines.slice(i + 1, last).join('\n'), language))
    i = last
  }
  return blocks
}

/** Rows that are shown at once; more are behind a fold. */
const MAX_ROWS = 12

/** A table: its head, a cell each; its rows. Many rows are folded away under the title, those beyond the limit counted. */
export function renderTable(
  { title, head, maxRows, more }: TableText,
  rows: readonly (readonly (string | number)[])[],
): string {
  const shown = rows.slice(0, maxRows)
  const rest = rows.length - shown.length
  const table = [
    head,
    head.map(() => '---'),
    ...shown,
    ...(rest > 0 ? [[`and ${plural(rest, `more ${more}`)}`, ...head.slice(1).map(() => '')]] : []),
  ]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return shown.length <= MAX_ROWS
    ? `${title}:\n\n${lines}`
    : `<details><summary>${title}</summary>\n\n${lines}\n\n</details>`
}

interface TableText {
  /** In our words, without a mark at its end. */
  readonly title: string
  readonly head: readonly string[]
  readonly maxRows: number
  /** What a row is, for counting those that are left out. */
  readonly more: string
}

/** Inline code that its author closed on the same line. */
const CODE_SPAN = /(?<!`)(`{1,3})(?!`)(.{1,200}?)(?<!`)\1(?!`)/g

/** All backticks that are not code are escaped, so that the only code is what we have rendered. */
function escapeLine(line: string, escapeWords = escapeText): string {
  let rendered = ''
  let from = 0
  for (const span of line.matchAll(CODE_SPAN)) {
    rendered += escapeWords(line.slice(from, span.index)) + renderCode(span[2] ?? '')
    from = span.index + span[0].length
  }
  return rendered + escapeWords(line.slice(from))
}

/** Emphasis, strikethrough and mathematics. An underscore within a word is none: https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis */
const MARKS = /[*~$]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu

/** Names and messages are no Markdown: `__init__` and `2*3*4` stay what they are. */
const escapeAll = (text: string) =>
  escapeText(text).replace(MARKS, (marks) => [...marks].map((mark) => `\\${mark}`).join(''))

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`[\]]/g, '\\$&')
    .replace(/@(?=\S)/g, `@${JOINER}`)
    .replace(/#(?=\d)/g, `#${JOINER}`)
    .replace(/GH-(?=\d)/gi, (word) => `${word.slice(0, 2)}${JOINER}-`)
    .replace(/:(?=\/\/)|(?<=\b(?:mailto|xmpp)):/gi, (mark) => `${mark}${JOINER}`)
    .replace(/(?<=www)\./gi, `${JOINER}.`)
}
