import { codeOf, ToolError } from '../../errors.ts'
import { quoted } from '../../text.ts'

/** A disk that is full or broken is not the model's to repair; these are. */
const PATH_FAULTS = new Set([
  'EACCES',
  'EBUSY',
  'EEXIST',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ENODEV',
  'ENOENT',
  'ENOTDIR',
  'ENXIO',
  'EPERM',
  'EROFS',
  'ETXTBSY',
])

/** A fault of the path, or of what stands there, in words for the model; anything else as it is. */
export function explainFault(error: unknown, path: string): unknown {
  if (error instanceof ToolError) return new ToolError(`${quoted(path)} cannot be used. ${error.message}`)
  const code = codeOf(error)
  if (code === undefined || !PATH_FAULTS.has(code)) return error
  return new ToolError(`${quoted(path)} cannot be used as a file here (${code}). Use another path.`)
}
