import picomatch from 'picomatch'
import { foldPath } from '../text.ts'

export type PathMatcher = (path: string) => boolean

// Without the flag a line break in a name would end the match, and with it the protection.
const OPTIONS = { dot: true, flags: 's' } as const

/**
 * Matches paths from the repository's root, whatever their spelling: other file systems fold case and Unicode forms.
 * Most globs are a name at any depth. Those are compared with the parts of a path, because a repository has many paths
 * and hundreds of expressions one after the other would take seconds.
 */
export function createMatcher(globs: readonly string[]): PathMatcher {
  const folded = globs.map(foldPath)
  const folders = folded.flatMap((glob) => readName(glob, FOLDER))
  const names = folded.flatMap((glob) => readName(glob, NAME))
  const isFolder = createNameMatcher(folders)
  // The last part of a path is asked for as a folder, too.
  const isName = createNameMatcher(names.filter((name) => !folders.includes(name)))
  const others = folded.filter((glob) => !NAME.test(glob) && !FOLDER.test(glob))
  const matchesOther = others.length === 0 ? () => false : picomatch(others, OPTIONS)
  return (path) => {
    const whole = foldPath(path)
    const parts = whole.split('/')
    return isName(parts.at(-1) ?? '') || parts.some(isFolder) || matchesOther(whole)
  }
}

/** For names in which capitals count. */
export function createExactMatcher(globs: readonly string[]): PathMatcher {
  return picomatch([...globs], OPTIONS)
}

// A name at any depth, and everything below a folder of that name.
const NAME = /^\*\*\/(?!\*+$)([^/]+)$/
const FOLDER = /^\*\*\/(?!\*+\/)([^/]+)\/\*\*$/

const readName = (glob: string, pattern: RegExp): string[] => pattern.exec(glob)?.slice(1, 2) ?? []

/** Remembers what it was asked: the same folders come with every file in them. */
function createNameMatcher(names: readonly string[]): (part: string) => boolean {
  const plain = new Set(names.filter((name) => !/[*?[\](){}!+@|\\]/.test(name)))
  const expressions = names.filter((name) => !plain.has(name)).map((name) => picomatch.makeRe(name, OPTIONS))
  const known = new Map<string, boolean>()
  return (part) => {
    const answer = known.get(part) ?? (plain.has(part) || expressions.some((expression) => expression.test(part)))
    if (known.size < 100_000) known.set(part, answer)
    return answer
  }
}
