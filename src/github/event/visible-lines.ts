/** The lines of a text that are neither code nor quoted nor in a comment of HTML. https://spec.github.com/gfm */
export function visibleLines(body: string): string[] {
  return withoutInline(withoutBlocks(body.split(/\r\n|\n|\r/)).join('\n')).split('\n')
}

/** A list item may hold a quote, however far it is moved in. */
const QUOTE = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])*[ \t]*>(.*)$/

/** Without fenced and indented code and block quotes. */
function withoutBlocks(lines: readonly string[]): string[] {
  let fence: Fence | undefined
  let isInQuote = false
  let isInComment = false
  return lines.map((line) => {
    if (isInComment) {
      isInComment = opensComment(line) ?? true
      return line
    }
    if (fence) {
      fence = stepInto(fence, line)
      return ''
    }
    fence = readFence(line)
    const isMovedIn = /^(?: {4}| {0,3}\t)/.test(line)
    const quoted = QUOTE.exec(line)?.[1]
    // A paragraph of a quote goes on without its mark, up to an empty line.
    const isQuote: boolean = quoted !== undefined || (isInQuote && line.trim() !== '')
    isInQuote = !fence && isQuote && (isMovedIn || /[^\s>]/.test(quoted ?? line))
    if (fence || isQuote) return ''
    isInComment = opensComment(line) ?? false
    return isMovedIn ? `${CODE}${isInComment ? line : ''}` : line
  })
}

/** Not empty: a line that is moved in can also go on with a paragraph, and with a code span in it. */
const CODE = '…'

/** `undefined` for a line that neither opens nor closes one. */
function opensComment(line: string): boolean | undefined {
  const text = line.replace(/(`+)[^`]*\1/g, '')
  const [open, close] = [text.lastIndexOf('<!--'), text.lastIndexOf('-->')]
  return open === close ? undefined : open > close
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

/** The fence after this line: the same, none, or another that begins where a list item has ended. */
function stepInto(fence: Fence, line: string): Fence | undefined {
  const [, space = '', end = ''] = /^( *)(`{3,}|~{3,})[ \t]*$/.exec(line) ?? []
  if (end !== '' && space.length < fence.indent) return { mark: end, indent: 0 }
  return end.startsWith(fence.mark) && space.length <= fence.indent + 3 ? undefined : fence
}

/** A code span ends within its paragraph; a comment that does not end hides all that follows. */
const SPAN = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/
const COMMENT = /(?<comment><!--[\s\S]*?(?:-->|$))/
const ELEMENT = /<(?<end>\/?)(?<tag>pre|code|samp|kbd|tt|blockquote|q)(?=[\s/>])/
const INLINE = new RegExp(`${SPAN.source}|${COMMENT.source}|${ELEMENT.source}`, 'gi')

/**
 * Without comments, and code and quotes in HTML. All but comments leave something, or what follows would begin the line.
 * Code in a line stays, because a hint may hold some; where it goes on in the next line it does not begin that.
 */
function withoutInline(text: string): string {
  let kept = ''
  let from = 0
  let depth = 0
  for (const { 0: found, index, groups: { comment, tag, end } = {} } of text.matchAll(INLINE)) {
    if (depth === 0) kept += `${text.slice(from, index)}${standIn(found, { comment, tag })}`
    from = index + found.length
    if (tag !== undefined) depth = Math.max(0, depth + (end === '/' ? -1 : 1))
  }
  return depth === 0 ? kept + text.slice(from) : kept
}

function standIn(found: string, { comment, tag }: { comment?: string | undefined; tag?: string | undefined }): string {
  if (comment !== undefined) return ''
  return tag === undefined ? found.replaceAll('\n', `\n${CODE}`) : CODE
}
