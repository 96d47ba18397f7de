import type { Intent } from '../agent/types.ts'
import { ToolError } from '../errors.ts'
import type { FileText, Workspace } from '../workspace/workspace.ts'
import { MAX_FILE_BYTES } from './sizes.ts'

/** What a write tool would make of one file; `undefined` text removes it. */
export interface PlannedWrite {
  readonly path: string
  readonly before: FileText | undefined
  readonly text: string | undefined
}

/** The intent behind all writing tools: all files or none, and only if each is still what was planned for. */
export function planWrite(workspace: Workspace, writes: readonly PlannedWrite[]): Intent {
  const edits = writes.map(({ path, before, text }) => ({
    path: workspace.repositoryPath(path),
    before: before?.text,
    after: text,
  }))
  return {
    effect: 'write',
    paths: edits.map((edit) => edit.path),
    edits,
    async perform() {
      for (const write of writes) await refuseChanged(workspace, write)
      for (const write of writes) await perform(workspace, write)
      return writes.map(describe).join('\n')
    },
  }
}

/** Approval takes time, and somebody may have written to the file meanwhile. Their work is not overwritten. */
async function refuseChanged(workspace: Workspace, { path, before }: PlannedWrite): Promise<void> {
  const now = await workspace.readIfPresent(path, MAX_FILE_BYTES)
  if (now?.text === before?.text && now?.hasBom === before?.hasBom) return
  throw new ToolError(
    `${JSON.stringify(path)} was changed by somebody else meanwhile, so nothing was written. Read it again.`,
  )
}

function perform(workspace: Workspace, { path, before, text }: PlannedWrite): Promise<void> {
  return text === undefined ? workspace.remove(path) : workspace.write(path, { text, hasBom: before?.hasBom ?? false })
}

function describe({ path, before, text }: PlannedWrite): string {
  if (text === undefined) return `Removed ${path}.`
  return before ? `Changed ${path}.` : `Created ${path}.`
}
