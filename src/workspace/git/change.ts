import type { SimpleGit } from 'simple-git'
import type { ChangeEntry } from '../types.ts'

const REGULAR = new Set(['100644', '100755'])
const KINDS: Readonly<Record<string, ChangeEntry['kind']>> = { A: 'add', D: 'delete' }

/**
 * Compares two trees entry by entry. Patch text is never parsed for this: its headers can name other files than the
 * ones git changes (renames, quoted paths, mismatched headers).
 */
export async function readChange(git: SimpleGit, baseTree: string, tree: string): Promise<ChangeEntry[]> {
  const options = ['-r', '-z', '--no-renames', '--no-ext-diff', '--no-textconv']
  const raw = await git.raw(['diff-tree', '--raw', '--full-index', ...options, baseTree, tree])
  const lineCounts = parseNumstat(await git.raw(['diff-tree', '--numstat', ...options, baseTree, tree]))

  return Promise.all(
    parseRaw(raw).map(async ({ path, status, oldMode, newMode, oldBlob, newBlob }) => {
      const counts = lineCounts.get(path)
      const isBinary = counts === undefined
      const text = (mode: string, blob: string) =>
        isBinary || !REGULAR.has(mode) ? undefined : git.raw(['cat-file', 'blob', blob])
      return {
        path,
        kind: KINDS[status] ?? 'modify',
        oldMode,
        newMode,
        newBlob,
        additions: counts?.additions ?? 0,
        deletions: counts?.deletions ?? 0,
        isBinary,
        before: await text(oldMode, oldBlob),
        after: await text(newMode, newBlob),
      }
    }),
  )
}

interface RawEntry {
  readonly path: string
  readonly status: string
  readonly oldMode: string
  readonly newMode: string
  readonly oldBlob: string
  readonly newBlob: string
}

/** `:100644 100644 OLD NEW M\0path\0`, see git-diff-tree(1), "Raw output format". */
function parseRaw(text: string): RawEntry[] {
  const parts = text.split('\0')
  const entries: RawEntry[] = []
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [oldMode, newMode, oldBlob, newBlob, status] = (parts[i] ?? '').replace(/^:/, '').split(' ')
    const path = parts[i + 1]
    if (!oldMode || !newMode || !oldBlob || !newBlob || !status || !path) {
      throw new Error(`git diff-tree printed an entry that Regreen does not know: ${JSON.stringify(parts[i])}`)
    }
    entries.push({ path, status, oldMode, newMode, oldBlob, newBlob })
  }
  return entries
}

/** `3\t1\tpath\0`; `-\t-\tpath\0` for binary files, which are left out here. */
function parseNumstat(text: string): Map<string, { additions: number; deletions: number }> {
  const counts = new Map<string, { additions: number; deletions: number }>()
  for (const line of text.split('\0')) {
    const match = /^(\d+)\t(\d+)\t(.+)$/s.exec(line)
    if (match?.[3]) counts.set(match[3], { additions: Number(match[1]), deletions: Number(match[2]) })
  }
  return counts
}
