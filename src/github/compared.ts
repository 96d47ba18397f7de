import type { Change } from '../workspace/types.ts'

/** A file as GitHub shows it between two commits. */
export interface ComparedFile {
  readonly path: string
  /** Object name of the content; `undefined` where the file is gone. */
  readonly blob: string | undefined
}

/** What GitHub shows between two commits. */
export interface Compared {
  /** Where the head left the base. */
  readonly mergeBase: string
  /** Of the head; `undefined` when GitHub does not list it. */
  readonly tree: string | undefined
  readonly files: readonly ComparedFile[]
  /** GitHub names no more than 300 files. */
  readonly isWhole: boolean
}

/**
 * Whether what a reviewer will see is exactly what was judged and proven. Answers what is not, or nothing. The branch is
 * asked, not the patch: https://github.com/github/gh-aw/issues/36934 tells of a policy that judged the patch alone.
 */
export function findDifference(change: Change, base: string, compared: Compared): string | undefined {
  if (compared.mergeBase !== base) return `it leaves the base at ${compared.mergeBase} and not at ${base}`
  if (compared.tree !== undefined && compared.tree !== change.tree)
    return `its tree is ${compared.tree}, and ${change.tree} was proven`
  if (!compared.isWhole) return compared.tree === undefined ? 'it changes too many files to be compared' : undefined

  const judged = new Map(
    change.entries.map((entry) => [entry.path, entry.kind === 'delete' ? undefined : entry.newBlob]),
  )
  const shown = new Map(compared.files.map(({ path, blob }) => [path, blob]))
  const strange = compared.files.find(({ path, blob }) => !judged.has(path) || judged.get(path) !== blob)
  if (strange) return `${JSON.stringify(strange.path)} is changed in another way than was judged`
  const missing = [...judged.keys()].find((path) => !shown.has(path))
  return missing === undefined ? undefined : `${JSON.stringify(missing)} is not changed, as was judged`
}
