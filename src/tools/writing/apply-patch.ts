import { applyPatch as applyToText, parsePatch, type StructuredPatch } from 'diff'
import * as z from 'zod'
import { messageOf, ToolError } from '../../errors.ts'
import type { FileText, Workspace } from '../../workspace/workspace.ts'
import { defineTool } from '../define.ts'
import { MAX_FILE_BYTES, refuseLarge } from '../sizes.ts'
import { type PlannedWrite, planWrite } from './write.ts'

/** Applies a unified diff whose context lines must be there as written. */
export const applyPatch = (workspace: Workspace) =>
  defineTool({
    name: 'apply_patch',
    description: 'Apply a unified diff over one or more files, all or nothing.',
    effect: 'write',
    input: z.strictObject({ patch: z.string() }),
    async plan({ patch }) {
      refuseLarge('The patch', patch, 'Split it.')
      const parts = parse(patch)
      refuseTwice(parts.map((part) => workspace.repositoryPath(namesOf(part).path)))
      return planWrite(workspace, await Promise.all(parts.map((part) => planPart(workspace, part))))
    },
  })

const ADVICE = 'Send a unified diff with "--- a/path", "+++ b/path" and "@@ -1,3 +1,4 @@" lines.'

/** Lines that git writes for a symbolic link, a submodule or a program; what is written here is a plain file. */
const OTHER_MODE = /^new (?:file )?mode (?!100644\b)\d+/m

function parse(patch: string): StructuredPatch[] {
  const mode = OTHER_MODE.exec(patch)?.[0]
  if (mode !== undefined)
    throw new ToolError(`The patch says ${JSON.stringify(mode)}. Only plain files can be written, of mode 100644.`)
  let parts: StructuredPatch[]
  try {
    parts = parsePatch(patch)
  } catch (error) {
    throw new ToolError(`The patch cannot be read: ${messageOf(error)}. ${ADVICE}`)
  }
  // A hunk line without numbers is read as "no hunk", and such a patch would apply as nothing.
  if (parts.length === 0 || parts.some((part) => part.hunks.length === 0))
    throw new ToolError(`The patch has a file without a hunk. ${ADVICE}`)
  return parts
}

/** The second part would be made from the file as it was before the first. */
function refuseTwice(paths: readonly string[]): void {
  const twice = paths.find((path, i) => paths.indexOf(path) !== i)
  if (twice === undefined) return
  throw new ToolError(`The patch names ${JSON.stringify(twice)} twice. Put all its hunks into one part.`)
}

interface Names {
  readonly path: string
  /** `undefined` where the file is created or removed. */
  readonly from: string | undefined
  readonly to: string | undefined
}

function namesOf(part: StructuredPatch): Names {
  const from = pathOf(part.oldFileName)
  const to = pathOf(part.newFileName)
  const path = to ?? from
  if (path === undefined) throw new ToolError(`A part of the patch names no file. ${ADVICE}`)
  if (from === undefined || to === undefined || from === to) return { path, from, to }
  throw new ToolError(
    `The patch renames ${JSON.stringify(from)} to ${JSON.stringify(to)}. Remove the one and add the other instead.`,
  )
}

async function planPart(workspace: Workspace, part: StructuredPatch): Promise<PlannedWrite> {
  const { path, from, to } = namesOf(part)
  const before = await workspace.readIfPresent(path, MAX_FILE_BYTES)
  if (from === undefined && before)
    throw new ToolError(`The patch creates ${JSON.stringify(path)}, which exists already.`)
  if (from !== undefined && !before)
    throw new ToolError(`The patch changes ${JSON.stringify(path)}, which does not exist.`)

  const text = patchText(part, before, path)
  if (to !== undefined) return { path, before, text }
  if (text !== '') throw new ToolError(`The patch removes ${JSON.stringify(path)}, but not all of its lines.`)
  return { path, before, text: undefined }
}

/** `fuzzFactor` 0: lines around a change must be what they were. Only the line numbers may be off. */
function patchText(part: StructuredPatch, before: FileText | undefined, path: string): string {
  const text = applyToText(before?.text ?? '', part, { fuzzFactor: 0, autoConvertLineEndings: true })
  if (text === false)
    throw new ToolError(
      `The patch does not fit ${JSON.stringify(path)}: its context lines are not there. Read the file again.`,
    )
  if (text === (before?.text ?? '')) throw new ToolError(`The patch would change nothing in ${JSON.stringify(path)}.`)
  return text
}

function pathOf(name: string | undefined): string | undefined {
  if (name === undefined || name === '/dev/null') return undefined
  return name.replace(/^[ab]\//, '')
}
