import { ConfigError } from '../../errors.ts'
import { foldPath } from '../../text.ts'
import type { ChangeEntry } from '../types.ts'
import { readBlobs } from './blobs.ts'
import { type OpenGit, splitNul } from './git.ts'

const REGULAR = new Set(['100644', '100755'])
const KINDS: Readonly<Record<string, ChangeEntry['kind']>> = { A: 'add', D: 'delete' }

const OPTIONS = ['-r', '-z', '--no-renames', '--no-ext-diff', '--no-textconv']
/** Reading a patch of more files would take minutes, and nobody could review it. */
const MAX_ENTRIES = 2_000

/**
 * Compares two trees entry by entry. Patch text is never parsed for this: its headers can name other files than the
 * ones git changes (renames, quoted paths, mismatched headers). Throws ConfigError for more entries than can be read.
 */
export async function readChange(openGit: OpenGit, baseTree: string, tree: string): Promise<ChangeEntry[]> {
  const output = await openGit().raw(['diff-tree', '--raw', '--numstat', '--full-index', ...OPTIONS, baseTree, tree])
  const { entries, lineCounts } = parseDiff(output)
  if (entries.length > MAX_ENTRIES)
    throw new ConfigError(
      `The patch changes ${entries.length} files; at most ${MAX_ENTRIES} can be looked at. Split it.`,
    )
  const twins = entries.some(({ status }) => status === 'A') ? await findTwins(openGit, tree) : undefined

  const texts = await readBlobs(openGit, entries.filter(({ path }) => lineCounts.has(path)).flatMap(namesOfTexts))

  return entries.map((entry) => {
    const { path, status, oldMode, newMode, oldBlob, newBlob } = entry
    const counts = lineCounts.get(path)
    const kind = KINDS[status] ?? 'modify'
    const twin = kind === 'add' ? twins?.(path) : undefined
    const text = (mode: string, blob: string) => (counts && REGULAR.has(mode) ? texts.get(blob) : undefined)
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
      before: text(oldMode, oldBlob),
      after: text(newMode, newBlob),
    }
  })
}

const namesOfTexts = ({ oldMode, newMode, oldBlob, newBlob }: RawEntry): string[] => [
  ...(REGULAR.has(oldMode) ? [oldBlob] : []),
  ...(REGULAR.has(newMode) ? [newBlob] : []),
]

/** Where a path of the tree has another one that is the same to systems which fold case and Unicode forms. */
async function findTwins(openGit: OpenGit, tree: string): Promise<(path: string) => string | undefined> {
  const paths = splitNul(await openGit().raw(['ls-tree', '-r', '-z', '--name-only', '--full-tree', tree]))
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

interface LineCounts {
  readonly additions: number
  readonly deletions: number
}

/**
 * `:100644 100644 OLD NEW M\0path\0` for each file, then `3\t1\tpath\0`, or `-\t-\tpath\0` for binary ones, which get
 * no counts here. See git-diff-tree(1), "Raw output format" and "Other diff formats".
 */
function parseDiff(text: string): { entries: RawEntry[]; lineCounts: ReadonlyMap<string, LineCounts> } {
  const parts = text.split('\0')
  const entries: RawEntry[] = []
  const lineCounts = new Map<string, LineCounts>()
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? ''
    if (part.startsWith(':')) {
      entries.push(parseEntry(part, parts[i + 1]))
      // The path was the next part.
      i += 1
      continue
    }
    const counted = /^(\d+)\t(\d+)\t(.+)$/s.exec(part)
    if (counted?.[3]) lineCounts.set(counted[3], { additions: Number(counted[1]), deletions: Number(counted[2]) })
  }
  return { entries, lineCounts }
}

function parseEntry(text: string, path: string | undefined): RawEntry {
  const [oldMode, newMode, oldBlob, newBlob, status] = text.slice(1).split(' ')
  if (oldMode && newMode && oldBlob && newBlob && status && path)
    return { path, status, oldMode, newMode, oldBlob, newBlob }
  throw new Error(`git diff-tree printed an entry that Regreen does not know: ${JSON.stringify(text)}`)
}
