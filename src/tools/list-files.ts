import picomatch from 'picomatch'
import * as z from 'zod'
import type { Workspace } from '../workspace/workspace.ts'
import { defineTool } from './define.ts'

const MAX_FILES = 400

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
        const files = await workspace.list(path || '.')
        const matches = createMatcher(glob)
        const wanted = files.filter(matches)
        if (wanted.length === 0) return 'No file matches.'
        const rest = wanted.length - MAX_FILES
        const shown = wanted.slice(0, MAX_FILES).map(printable).join('\n')
        return rest > 0 ? `${shown}\n[${rest} more files; narrow the path or the glob]` : shown
      },
    }),
  })

/** A glob without a slash means the file's name, in any folder. */
function createMatcher(glob: string | null): (file: string) => boolean {
  return glob === null ? () => true : picomatch(glob, { basename: !glob.includes('/'), dot: true })
}

/** A file name with a line break in it would look like two files. */
const printable = (path: string) => (/[\p{Cc}\p{Cf}]/u.test(path) ? JSON.stringify(path) : path)
