import { plainText } from '../../text.ts'

/** A fence longer than any run of backticks inside, so that the text cannot end it. */
export function renderFence(text: string, language = ''): string {
  const clean = plainText(text)
  const longest = Math.max(2, ...(clean.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${clean.replace(/\n+$/, '')}\n${fence}`
}

/** Inline code. Nothing in it is a mention, a link, a command or HTML to GitHub. */
export function renderCode(text: string): string {
  const clean = plainText(text).replace(/\s+/g, ' ').trim()
  if (clean === '') return '` `'
  const longest = Math.max(0, ...(clean.match(/`+/g) ?? []).map((run) => run.length))
  const ticks = '`'.repeat(longest + 1)
  const space = clean.startsWith('`') || clean.endsWith('`') ? ' ' : ''
  return `${ticks}${space}${clean}${space}${ticks}`
}

/** Inline code inside a table cell, where a pipe would end the cell even within backticks. */
export const renderCellCode = (text: string): string => renderCode(text).replaceAll('|', '\\|')

/**
 * A model's or a stranger's prose as plain Markdown text: no HTML, no image, no link that loads, no mention, no closing
 * keyword, no command for us or for another bot.
 */
export function renderProse(text: string): string {
  return plainText(text)
    .replace(/&(?=#|\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/!\[/g, '!\\[')
    .replace(/\]\(/g, ']\\(')
    .replace(/\]:/g, ']\\:')
    .replace(/@(?=[\w-])/g, '@\u2060')
    .replace(/#(?=\d)/g, '#\u2060')
    .replace(/\b(https?):\/\//gi, '$1:\u2060//')
    .replace(/\bGH-(?=\d)/gi, 'GH\u2060-')
    .replace(/^(\s*)\//gm, '$1\\/')
    .trim()
}
