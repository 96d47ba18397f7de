import type { SimpleGit } from 'simple-git'
import { ConfigError } from '../../errors.ts'
import { foldPath } from '../../text.ts'
import type { ChangeEntry } from '../types.ts'
import { splitNul } from './git.ts'

const REGULAR = new Set(['100644', '100755'])
const KINDS: Readonly<Record<string, ChangeEntry['kind']>> = { A: 'add', D: 'delete' }

const OPTIONS = ['-r', '-z', '--no-renames', '--no-ext-diff', '--no-textconv']
/** Reading a patch of more files would take minutes, and nobody could review it. */
const MAX_ENTRIES = 2_000

/**
 * Compares two trees entry by entry. Patch text is never parsed for this: its headers can name other files than the
 * ones git changes (renames, quoted paths, mismatched headers). Throws ConfigError for more entries than can be read.
 */
export async function readChange(git: SimpleGit, baseTree: string, tree: string): Promise<ChangeEntry[]> {
  const entries = parseRaw(await git.raw(['diff-tree', '--raw', '--full-index', ...OPTIONS, baseTree, tree]))
  if (entries.length > MAX_ENTRIES)
    throw new ConfigError(
      `The patch changes ${entries.length} files; at most ${MAX_ENTRIES} can be looked at. Split it.`,
    )
  const lineCounts = parseNumstat(await git.raw(['diff-tree', '--numstat', ...OPTIONS, baseTree, tree]))
  const twins = entries.some(({ status }) => status === 'A') ? await findTwins(git, tree) : undefined

  return Promise.all(
    entries.map(async ({ path, status, oldMode, newMode, oldBlob, newBlob }) => {
      const counts = lineCounts.get(path)
      const kind = KINDS[status] ?? 'modify'
      const twin = kind === 'add' ? twins?.(path) : undefined
      const text = (mode: string, blob: string) =>
        counts && REGULAR.has(mode) ? git.raw(['cat-file', 'blob', blob]) : undefined
      return {
        path,
        kind,
        ...(twin !== undefined && { twin }),
        oldMode,
        newMode,
        newBlob,
        additions: counts?.additions ?? 0,
        deletions: counts?.deletions ?? 0,
        isBinary: counts === undefined,
        before: await text(oldMode, oldBlob),
        after: await text(newMode, newBlob),
      }
    }),
  )
}

/** Where a path of the tree has another one that is the same to systems which fold case and Unicode forms. */
async function findTwins(git: SimpleGit, tree: string): Promise<(path: string) => string | undefined> {
  const paths = splitNul(await git.raw(['ls-tree', '-r', '-z', '--name-only', '--full-tree', tree]))
  const folded = paths.map(foldPath)
  return (path) => {
    const own = foldPath(path)
    return paths.find((other, i) => folded[i] === own && other !== path)
  }
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
