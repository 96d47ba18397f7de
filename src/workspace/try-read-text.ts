import { ToolError } from '../errors.ts'
import type { Workspace } from './types.ts'

/** A file's text; `undefined` where there is none, or one that the jail does not hand out: too large, no text, a link. */
export async function tryReadText(
  workspace: Pick<Workspace, 'readIfPresent'>,
  path: string,
  maxBytes: number,
): Promise<string | undefined> {
  try {
    return (await workspace.readIfPresent(path, maxBytes))?.text
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}
