import * as z from 'zod'
import { ToolError } from '../../errors.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { defineTool } from '../define.ts'
import { MAX_FILE_BYTES, refuseLarge } from '../sizes.ts'
import { isCrlf, toCrlf } from './edit-file.ts'
import { planWrite } from './write.ts'

/** An existing file larger than this is edited, not rewritten: a model that rewrites it drops parts. */
const MAX_REPLACED_BYTES = 32 * 1024

/** Writes a new file, or the whole of a small one. */
export const writeFile = (workspace: Workspace) =>
  defineTool({
    name: 'write_file',
    description: 'Create a file, or replace a small one whole.',
    effect: 'write',
    input: z.strictObject({ path: z.string(), content: z.string() }),
    async plan({ path, content }) {
      refuseLarge('content', content, 'Make the file smaller.')
      const before = await workspace.readIfPresent(path, MAX_FILE_BYTES)
      if (before && Buffer.byteLength(before.text) > MAX_REPLACED_BYTES) {
        throw new ToolError(
          `${JSON.stringify(path)} has ${Buffer.byteLength(before.text)} bytes, and at most ${MAX_REPLACED_BYTES} are replaced as a whole. Use edit_file for the lines to change.`,
        )
      }
      const text = before && isCrlf(before.text) ? toCrlf(content) : content
      if (before?.text === text) throw new ToolError(`${JSON.stringify(path)} has exactly this content already.`)
      return planWrite(workspace, [{ path, before, text }])
    },
  })
