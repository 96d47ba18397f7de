import * as z from 'zod'
import { plural } from '../../text.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { defineTool } from '../define.ts'
import { printablePath } from './printable.ts'

const MAX_FILES = 400

/** Lists files, sorted, with a count of those that were too many to show. */
export const listFiles = (workspace: Workspace) =>
  defineTool({
    name: 'list_files',
    description: 'List tracked and new files below a folder.',
    effect: 'read',
    input: z.strictObject({ path: z.string(), glob: z.string().nullable() }),
    plan: ({ path, glob }) => ({
      effect: 'read',
      paths: [workspace.repositoryPath(path || '.')],
      async perform() {
        const files = await workspace.list(path || '.', glob ?? undefined)
        if (files.length === 0) return 'No file matches.'
        const rest = files.length - MAX_FILES
        const shown = files.slice(0, MAX_FILES).map(printablePath).join('\n')
        return rest > 0 ? `${shown}\n[${plural(rest, 'more file')}; narrow the path or the glob]` : shown
      },
    }),
  })
