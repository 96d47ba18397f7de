import * as z from 'zod'
import { ToolError } from '../../errors.ts'
import { cutText, plural, revealHidden } from '../../text.ts'
import type { FileMatches, Workspace } from '../../workspace/workspace.ts'
import { defineTool } from '../define.ts'
import { printablePath } from './printable.ts'

const MAX_BYTES = 16 * 1024
const MAX_LINE = 300
/** No file takes the place of all others. */
const MAX_FILE_MATCHES = 50

/** Searches text; files that the policy hides from the model are left out of what is found. */
export const search = (workspace: Workspace, mayRead: (path: string) => boolean) =>
  defineTool({
    name: 'search',
    description: 'Search files by regular expression (PCRE).',
    effect: 'read',
    input: z.strictObject({ pattern: z.string(), glob: z.string().nullable(), context_lines: z.number().nullable() }),
    plan({ pattern, glob, context_lines }) {
      if (pattern === '' || /[\0\n]/.test(pattern))
        throw new ToolError('The pattern must be one line of text and not empty.')
      const contextLines = context_lines ?? 0
      if (!Number.isInteger(contextLines) || contextLines < 0 || contextLines > 10) {
        throw new ToolError(`context_lines is ${contextLines}; use a whole number from 0 to 10, or null.`)
      }
      return {
        effect: 'read',
        paths: [],
        async perform(signal) {
          const query = { pattern, glob: glob ?? undefined, contextLines, perFile: MAX_FILE_MATCHES }
          const found = await workspace.search(query, signal)
          // Which files a pattern meets is known only now, so the policy cannot have judged them before.
          return render(found.filter(({ path }) => mayRead(workspace.repositoryPath(path))))
        },
      }
    },
  })

function render(found: readonly FileMatches[]): string {
  if (found.length === 0) return 'No match.'
  const lines = found.flatMap(({ path, text }, i) => [...(i > 0 ? [''] : []), printablePath(path), ...linesOf(text)])
  const kept: string[] = []
  let bytes = 0
  for (const line of lines) {
    const shown = revealHidden(cutText(line, MAX_LINE))
    bytes += Buffer.byteLength(shown) + 1
    if (bytes > MAX_BYTES)
      return `${kept.join('\n')}\n[${plural(lines.length - kept.length, 'more line')}; narrow the pattern or the glob]`
    kept.push(shown)
  }
  return kept.join('\n')
}

function linesOf(text: string): string[] {
  const lines = text.split('\n')
  const matches = lines.filter((line) => /^\d+:/.test(line)).length
  if (matches < MAX_FILE_MATCHES) return lines
  return [...lines, `[no more than ${MAX_FILE_MATCHES} matches are shown of one file; narrow the pattern]`]
}
