import * as z from 'zod'
import { ToolError } from '../../errors.ts'
import { cutText, plural, revealHidden } from '../../text.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { defineTool } from '../define.ts'
import { MAX_FILE_BYTES } from '../sizes.ts'

const MAX_SHOWN_BYTES = 48 * 1024
const MAX_LINE = 2_000

/** Reads a file as numbered lines, as many as fit in one answer. */
export const readFile = (workspace: Workspace) =>
  defineTool({
    name: 'read_file',
    description: 'Read a text file as numbered lines; null for all lines.',
    effect: 'read',
    input: z.strictObject({ path: z.string(), start_line: z.number().nullable(), end_line: z.number().nullable() }),
    plan({ path, start_line, end_line }) {
      const range = checkRange(start_line ?? 1, end_line)
      return {
        effect: 'read',
        paths: [workspace.repositoryPath(path)],
        perform: async () => numberLines((await workspace.read(path, MAX_FILE_BYTES)).text, range),
      }
    },
  })

interface Range {
  readonly start: number
  readonly end: number | undefined
}

function checkRange(start: number, end: number | null): Range {
  const isLine = (line: number) => Number.isInteger(line) && line >= 1
  if (isLine(start) && (end === null || (isLine(end) && end >= start))) return { start, end: end ?? undefined }
  throw new ToolError(
    `The lines ${start} to ${end ?? 'the end'} are not a valid range. Lines are whole numbers from 1, and end_line is not before start_line.`,
  )
}

/** Numbered lines of the range, as many as fit; says how to read on. */
function numberLines(text: string, { start, end }: Range): string {
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  if (lines.length === 0) return '[the file is empty]'
  if (start > lines.length)
    throw new ToolError(`The file has ${plural(lines.length, 'line')}; line ${start} is past its end.`)

  const wanted = lines.slice(start - 1, end)
  const numbered: string[] = []
  let bytes = 0
  for (const [i, line] of wanted.entries()) {
    const cut = line.length - MAX_LINE
    const shown = revealHidden(cut > 0 ? `${cutText(line, MAX_LINE)} [${plural(cut, 'more character')}]` : line)
    bytes += Buffer.byteLength(shown) + 8
    if (bytes > MAX_SHOWN_BYTES) break
    numbered.push(`${start + i}\t${shown}`)
  }
  const last = start + numbered.length - 1
  const isCut = numbered.length < wanted.length
  return isCut
    ? `${numbered.join('\n')}\n[${lines.length} lines in all; read on with start_line ${last + 1}]`
    : numbered.join('\n')
}
