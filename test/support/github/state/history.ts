import { tryGit } from '../../git.ts'

/** How commits follow each other. */
export interface History {
  /** A commit is its own ancestor; one that is not there is nobody's, and has none. */
  isAncestor(ancestor: string, commit: string): Promise<boolean>
  /** Where two branches parted; `undefined` when they have nothing in common. */
  tryMergeBase(one: string, other: string): Promise<string | undefined>
  /** How many commits the head has that the base does not have. */
  countSince(base: string, head: string): Promise<number>
}

type ReadCommit = (sha: string) => Promise<{ readonly parents: readonly string[] }>

export function createHistory(directory: string, readCommit: ReadCommit): History {
  const list = (sha: string) => listAncestors(sha, readCommit)
  const isAncestor = async (ancestor: string, commit: string) => (await list(commit)).has(ancestor)
  return {
    isAncestor,
    async tryMergeBase(one, other) {
      if (await isAncestor(one, other)) return one
      if (await isAncestor(other, one)) return other
      return tryGit(directory, ['merge-base', one, other])
    },
    async countSince(base, head) {
      const known = await list(base)
      return [...(await list(head))].filter((sha) => !known.has(sha)).length
    },
  }
}

async function listAncestors(sha: string, readCommit: ReadCommit): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const waiting = [sha]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    const commit = await readCommit(next).catch(() => undefined)
    if (commit === undefined) continue
    found.add(next)
    waiting.push(...commit.parents)
  }
  return found
}
