import { ToolError } from '../errors.ts'

/** The largest file the tools read or edit. */
export const MAX_FILE_BYTES = 1024 * 1024
/** The largest text a tool writes. */
const MAX_WRITE_BYTES = 256 * 1024

/** Throws ToolError for a text that is larger than a tool writes. */
export function refuseLarge(what: string, text: string, cure: string): void {
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_WRITE_BYTES)
    throw new ToolError(`${what} has ${bytes} bytes, and at most ${MAX_WRITE_BYTES} can be written at once. ${cure}`)
}
