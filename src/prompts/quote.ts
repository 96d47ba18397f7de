import { plainText, shortenMiddle } from '../text.ts'

export interface QuoteSettings {
  /** Unguessable and the same for a whole run; a text that holds it cannot end its own fence. */
  readonly nonce: string
  readonly maxBytes: number
}

/**
 * A stranger's text for the model: stripped of what no reader sees, cut to size, fenced, labelled. The one way in for
 * issues, comments, logs and test output.
 */
export function quote(label: string, text: string, { nonce, maxBytes }: QuoteSettings): string {
  const shown = shortenMiddle(withoutComments(plainText(text)).replaceAll(nonce, ''), maxBytes).trim()
  return `<quoted ${nonce}: ${plainText(label).replace(/\s+/g, ' ')}>\n${shown}\n</quoted ${nonce}>`
}

/** Until nothing is left to strip: taking out an inner comment can make an outer one. */
function withoutComments(text: string): string {
  const stripped = text.replace(/<!--[\s\S]*?(--!?>|$)/g, '')
  return stripped === text ? text : withoutComments(stripped)
}
