import { plainText, revealHidden, shortenMiddle } from '../text.ts'

export interface QuoteSettings {
  /** Unguessable and the same for a whole run; a text that holds it cannot end its own fence. */
  readonly nonce: string
  readonly maxBytes: number
}

/** What a command printed, as a person would see it. */
export function quoteOutput(label: string, text: string, settings: QuoteSettings): string {
  return fence(label, plainText(text), settings)
}

/** A file, so that it can be edited by what is shown: nothing is left out, and what would hide is spelled out. */
export function quoteFile(label: string, text: string, settings: QuoteSettings): string {
  return fence(label, revealHidden(text), settings)
}

/** An issue, a comment or a review, as it is rendered: without what its readers do not see. */
export function quotePost(label: string, text: string, settings: QuoteSettings): string {
  // Far more than is shown; a post of any size would be searched for comments again and again.
  const start = text.slice(0, settings.maxBytes * 8)
  return fence(label, withoutComments(plainText(start)), settings)
}

/** Not nothing: what stands around it could come together as the nonce again. */
const HIDDEN_NONCE = '[…]'

/** The one way in for strangers' words: cut to size, fenced, labelled. */
function fence(label: string, text: string, { nonce, maxBytes }: QuoteSettings): string {
  const shown = shortenMiddle(text.replaceAll(nonce, HIDDEN_NONCE), maxBytes).replace(/^\n+|\s+$/g, '')
  const name = plainText(label).replaceAll(nonce, HIDDEN_NONCE).replace(/\s+/g, ' ')
  return `<quoted ${nonce}: ${name}>\n${shown}\n</quoted ${nonce}>`
}

const COMMENT = /<!--[\s\S]*?(--!?>|$)/g
const MAX_PASSES = 20

/** Until nothing is left to strip: taking out an inner comment can make an outer one. */
function withoutComments(text: string): string {
  let stripped = text
  for (let pass = 0; pass < MAX_PASSES && stripped.includes('<!--'); pass++) stripped = stripped.replace(COMMENT, '')
  return stripped.replaceAll('<!--', '')
}
