/** What a person can say after the trigger phrase. */
export const VERBS = ['fix', 'retry', 'continue', 'explain', 'allow-test-edits', 'stop', 'help'] as const
export type Verb = (typeof VERBS)[number]

export interface Command {
  readonly verb: Verb
  /** The rest of the line: a stranger's words, shown to the model as such. */
  readonly hint: string
}

/**
 * The first command of a comment: the first thing on a line, outside code blocks, quotes and HTML comments. Whatever else
 * follows the phrase is left alone; it may be meant for another bot.
 */
export function findCommand(body: string, phrase: string): Command | undefined {
  for (const line of visibleLines(body)) {
    const [first, word, ...rest] = line.trim().split(/[ \t]+/)
    const verb = VERBS.find((known) => known === word)
    if (first === phrase && verb) return { verb, hint: rest.join(' ').slice(0, 2_000) }
  }
  return undefined
}

const COMMENT = /<!--[\s\S]*?(-->|$)/g
const HTML_CODE = /<(pre|code)\b[^<>]*>[\s\S]*?(<\/\1>|$)/gi

/** A list item may hold a quote. */
const QUOTE = /^(?: {0,3}(?:[-*+]|\d{1,9}[.)]) )* {0,3}>(.*)$/

/** Lines that a reader sees as text. https://spec.github.com/gfm: fenced and indented code, block quotes. */
function visibleLines(body: string): string[] {
  // Code in HTML leaves something behind, or what stands after it would begin the line.
  const lines = body
    .replace(COMMENT, '')
    .replace(HTML_CODE, '…')
    .split(/\r\n|\n|\r/)
  const visible: string[] = []
  let fence: Fence | undefined
  let isInQuote = false
  for (const line of lines) {
    if (fence) {
      if (closes(line, fence)) fence = undefined
      continue
    }
    fence = readFence(line)
    const isCode = /^(?: {4}| {0,3}\t)/.test(line)
    const quoted = QUOTE.exec(line)?.[1]
    // A paragraph of a quote goes on without its mark, up to an empty line.
    const isQuote: boolean = quoted !== undefined || (isInQuote && line.trim() !== '')
    isInQuote = !fence && isQuote && /[^\s>]/.test(quoted ?? line)
    if (!fence && !isCode && !isQuote) visible.push(line)
  }
  return visible
}

interface Fence {
  readonly mark: string
  /** Columns that a list item takes before it. */
  readonly indent: number
}

/** A fence may begin inside a list item. What follows three backticks must hold no backtick, or it is code in a line. */
function readFence(line: string): Fence | undefined {
  const [, item = '', backticks, tildes] =
    /^((?: {0,3}(?:[-*+]|\d{1,9}[.)]) )*) {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line) ?? []
  const mark = backticks ?? tildes
  return mark === undefined ? undefined : { mark, indent: item.length }
}

function closes(line: string, { mark, indent }: Fence): boolean {
  const [, space = '', end = ''] = /^( *)(`{3,}|~{3,})[ \t]*$/.exec(line) ?? []
  return end.startsWith(mark) && space.length <= indent + 3
}
