import { applyPatch, type StructuredPatch, structuredPatch } from 'diff'
import type { Change, ChangeEntry, TreeEdit } from '../workspace/workspace.ts'
import type { Comparison, Hunk } from './types.ts'

interface MinimiseParts {
  readonly treeWith: (baseTree: string, edits: readonly TreeEdit[]) => Promise<string>
  /** One run of the tests in a clean copy of the tree, compared with the runs before. */
  readonly check: (tree: string) => Promise<Comparison>
  readonly isTestFile: (path: string) => boolean
  /** The tests that the whole patch turned green. */
  readonly failToPass: readonly string[]
  /** Whether there is time for another run. */
  readonly hasTime: () => boolean
}

interface Minimised {
  /** The smallest tree that was found to be as good; the patch's own where nothing could go. */
  readonly tree: string
  readonly hunks: readonly Hunk[]
}

interface Piece {
  readonly entry: ChangeEntry
  /** Absent where the whole file is one piece. */
  readonly hunk: StructuredPatch['hunks'][number] | undefined
}

/**
 * Leaves out one piece after the other, and keeps it out where all stays green. What remains is needed, and by which
 * tests is known. Pieces of test files stay: they are the proof.
 */
export async function minimise(change: Change, parts: MinimiseParts): Promise<Minimised> {
  const pieces = change.entries.filter((entry) => !parts.isTestFile(entry.path)).flatMap(split)
  let kept = pieces
  let tree = change.tree
  const needs = new Map<Piece, readonly string[]>()
  for (const piece of pieces) {
    const rest = kept.filter((other) => other !== piece)
    const smaller = rest.length > 0 && parts.hasTime() ? await buildTree(change, rest, parts) : undefined
    const seen = smaller === undefined ? undefined : await parts.check(smaller)
    if (smaller !== undefined && seen?.proven) {
      kept = rest
      tree = smaller
      continue
    }
    // Without its last piece, a patch is not one.
    const broken = rest.length === 0 ? parts.failToPass : []
    needs.set(piece, seen ? brokenBy(seen) : broken)
  }
  const dropped = pieces.filter((piece) => !kept.includes(piece))
  const hunks = kept.map((piece) => ({
    path: piece.entry.path,
    header: describe(piece, dropped),
    neededBy: needs.get(piece) ?? [],
  }))
  return { tree, hunks }
}

const brokenBy = ({ stillFailing, passToFail, missing, newlySkipped }: Comparison) => [
  ...new Set([...stillFailing, ...passToFail, ...missing, ...newlySkipped]),
]

/** The hunks of a changed file; an added or removed one is one piece. */
function split(entry: ChangeEntry): readonly Piece[] {
  const { before, after, path } = entry
  if (before === undefined || after === undefined) return [{ entry, hunk: undefined }]
  const { hunks } = structuredPatch(path, path, before, after, '', '', { context: 3 })
  return hunks.map((hunk) => ({ entry, hunk }))
}

/** As in the patch that is left: what was taken out in front of a piece has moved it. */
function describe({ entry, hunk }: Piece, dropped: readonly Piece[]): string {
  if (!hunk) return entry.kind === 'delete' ? 'the whole file, removed' : 'the whole file'
  const out = dropped
    .flatMap((piece) => (piece.entry === entry ? (piece.hunk ?? []) : []))
    .filter(({ oldStart }) => oldStart < hunk.oldStart)
  const start = hunk.newStart - out.reduce((lines, { newLines, oldLines }) => lines + newLines - oldLines, 0)
  return `@@ -${hunk.oldStart},${hunk.oldLines} +${start},${hunk.newLines} @@`
}

/** `undefined` when a file does not come together without the piece that was left out. */
async function buildTree(
  change: Change,
  kept: readonly Piece[],
  { treeWith, isTestFile }: MinimiseParts,
): Promise<string | undefined> {
  const edits: TreeEdit[] = []
  for (const entry of change.entries) {
    const pieces = kept.filter((piece) => piece.entry === entry)
    if (isTestFile(entry.path)) edits.push(wholeEdit(entry))
    else if (pieces.length > 0) {
      const edit = pieces[0]?.hunk ? partialEdit(entry, pieces) : wholeEdit(entry)
      if (!edit) return undefined
      edits.push(edit)
    }
  }
  return treeWith(change.baseTree, edits)
}

const wholeEdit = ({ path, newMode, newBlob, kind }: ChangeEntry): TreeEdit => ({
  path,
  mode: newMode,
  content: kind === 'delete' ? undefined : { blob: newBlob },
})

function partialEdit({ path, before, newMode }: ChangeEntry, pieces: readonly Piece[]): TreeEdit | undefined {
  const hunks = pieces.flatMap(({ hunk }) => hunk ?? [])
  const patch: StructuredPatch = { oldFileName: path, newFileName: path, oldHeader: '', newHeader: '', hunks }
  const text = applyPatch(before ?? '', patch)
  return text === false ? undefined : { path, mode: newMode, content: Buffer.from(text) }
}
