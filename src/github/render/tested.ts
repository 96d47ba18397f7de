import { renderCode } from './markdown.ts'

/** What CI tested where it was red: a commit itself, or its merge into the branch that it is for. */
export interface Tested {
  readonly isMerge: boolean
  /** The branch that it was merged into. */
  readonly into: string | undefined
  /** The merge, where GitHub still has that very one. */
  readonly merge: string | undefined
}

/** Goes on after the name of a commit. */
export function renderTested(tested: Tested | undefined): string {
  if (!tested) return ''
  const { isMerge, into, merge } = tested
  if (!isMerge) return ', which is what CI tested'
  const where = into === undefined ? 'its base' : renderCode(into)
  return `, which CI tested merged into ${where}${merge === undefined ? '' : ` as ${renderCode(merge.slice(0, 12))}`}`
}
