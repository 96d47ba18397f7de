import { posix } from 'node:path'

/**
 * A runner's words without those that name a place of these files: one of them, a folder above them, a pattern below one.
 * Files that are named beside such a place are only added to it. A word behind an option stays, because it may be its value.
 */
export function withoutPlaces(words: readonly string[], files: readonly string[]): readonly string[] {
  if (files.length === 0) return words
  return words.filter((word, i) => i === 0 || isOption(word) || takesValue(words[i - 1] ?? '') || !holds(word, files))
}

const isOption = (word: string) => word.startsWith('-')

/** Options that are known to stand alone are few and short. */
const takesValue = (word: string) => isOption(word) && !word.includes('=') && !/^(--test|--run|-[qsvx]+)$/.test(word)

function holds(word: string, files: readonly string[]): boolean {
  const [plain = ''] = word.split(/[*?[{]/)
  const place = posix.normalize(plain === word ? word : posix.dirname(`${plain}x`)).replace(/\/$/, '')
  return place === '.' || files.some((file) => file === place || file.startsWith(`${place}/`))
}
