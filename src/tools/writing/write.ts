import type { Intent } from '../../agent/types.ts'
import { ToolError } from '../../errors.ts'
import type { FileText, NewText, Workspace } from '../../workspace/workspace.ts'
import { MAX_FILE_BYTES } from '../sizes.ts'

/** What a write tool would make of one file; `undefined` text removes it. */
export interface PlannedWrite {
  readonly path: string
  readonly before: FileText | undefined
  readonly text: string | undefined
}

/** The intent behind all writing tools: all files or none, and only if each is still what was planned for. */
export function planWrite(workspace: Workspace, writes: readonly PlannedWrite[]): Intent {
  for (const { path, text } of writes) {
    if (text !== undefined && Buffer.byteLength(text) > MAX_FILE_BYTES)
      throw new ToolError(`${JSON.stringify(path)} would have more than ${MAX_FILE_BYTES} bytes. Split it.`)
  }
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
      await performAll(workspace, writes)
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

/** What was written before one of the files failed is taken back. */
async function performAll(workspace: Workspace, writes: readonly PlannedWrite[]): Promise<void> {
  const done: PlannedWrite[] = []
  try {
    for (const write of writes) {
      await put(workspace, write.path, withText(write))
      done.push(write)
    }
  } catch (error) {
    for (const { path, before } of done.reverse()) await put(workspace, path, before)
    throw error
  }
}

function withText({ before, text }: PlannedWrite): NewText | undefined {
  return text === undefined ? undefined : { hasBom: before?.hasBom ?? false, text }
}

function put(workspace: Workspace, path: string, file: NewText | undefined): Promise<void> {
  return file ? workspace.write(path, file) : workspace.remove(path)
}

function describe({ path, before, text }: PlannedWrite): string {
  if (text === undefined) return `Removed ${path}.`
  return before ? `Changed ${path}.` : `Created ${path}.`
}
