import * as z from 'zod'
import { ToolError } from '../../errors.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { defineTool } from '../define.ts'
import { MAX_FILE_BYTES, refuseLarge } from '../sizes.ts'
import { planWrite } from './write.ts'

/** Replaces one piece of a file that occurs once; line ends and byte order mark stay as they are. */
export const editFile = (workspace: Workspace) =>
  defineTool({
    name: 'edit_file',
    description: 'Replace old_text, which must occur exactly once in the file, by new_text.',
    effect: 'write',
    input: z.strictObject({ path: z.string(), old_text: z.string(), new_text: z.string() }),
    async plan({ path, old_text, new_text }) {
      if (old_text === '')
        throw new ToolError('old_text is empty. Give the text to replace, or use write_file for a new file.')
      if (old_text === new_text)
        throw new ToolError('old_text and new_text are the same; this edit would change nothing.')
      refuseLarge('new_text', new_text, 'Make several smaller edits.')
      const file = await workspace.read(path, MAX_FILE_BYTES)
      const text = replaceOnce(file.text, path, toLineEnds(file.text, { from: old_text, to: new_text }))
      if (text === file.text) throw new ToolError(`This edit would change nothing in ${JSON.stringify(path)}.`)
      return planWrite(workspace, [{ path, before: file, text }])
    },
  })

interface Replacement {
  readonly from: string
  readonly to: string
}

/** In a file with CRLF line ends, text from the model is taken to mean such lines. */
function toLineEnds(text: string, { from, to }: Replacement): Replacement {
  return isCrlf(text) ? { from: toCrlf(from), to: toCrlf(to) } : { from, to }
}

function replaceOnce(text: string, path: string, { from, to }: Replacement): string {
  const at = findAll(text, from)
  const [first] = at
  if (first === undefined)
    throw new ToolError(`old_text does not occur in ${JSON.stringify(path)}. ${hint(text, from)}`)
  if (at.length > 1) {
    const lines = at.slice(0, 10).map((index) => lineOf(text, index))
    throw new ToolError(
      `old_text occurs ${at.length} times in ${JSON.stringify(path)}, at lines ${lines.join(', ')}. Give more of the lines around the one you mean.`,
    )
  }
  return text.slice(0, first) + to + text.slice(first + from.length)
}

/** Every line of the text, ended as Windows does. */
export const toCrlf = (text: string): string => text.replace(/\r?\n/g, '\r\n')

/** Whether every line of the text ends as on Windows. */
export function isCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(^|[^\r])\n/.test(text)
}

function findAll(text: string, part: string): number[] {
  const found: number[] = []
  for (let i = text.indexOf(part); i !== -1; i = text.indexOf(part, i + 1)) found.push(i)
  return found
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

function hint(text: string, old: string): string {
  const firstLine = old
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '')
  const line = firstLine === undefined ? -1 : text.split('\n').findIndex((candidate) => candidate.trim() === firstLine)
  if (line === -1) return 'Read the file again and copy the text exactly, without line numbers.'
  return `A line like its first one stands at line ${line + 1}, with other spaces or other lines after it. Read the file and copy the text exactly.`
}
