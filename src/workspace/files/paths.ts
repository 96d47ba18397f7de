import { ToolError } from '../../errors.ts'
import { quoted } from '../../text.ts'

/** No system opens a longer one, and none can be handed to a program. */
const MAX_PATH = 4_096

/** A path from a model or a stranger in normal form. Throws ToolError before anything is looked at on disk. */
export function normalisePath(path: string): string {
  const fault = (why: string) =>
    new ToolError(`The path ${quoted(path)} ${why}. Use a path relative to the working directory.`)
  if (path.length > MAX_PATH) throw fault('is too long')
  if (path.trim() === '') throw fault('is empty')
  if (/[\0-\x1f\x7f]/.test(path)) throw fault('has a control character')
  if (path.includes('\\')) throw fault('has a backslash')
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw fault('is absolute')
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) throw fault('leaves the working directory')
  if (parts.some(isGitFolder)) throw fault("is inside git's own folder")
  return parts.length === 0 ? '.' : parts.join('/')
}

/** `.git` in any spelling that some file system takes for it: other case, trailing dots, ignored characters, a short name. */
function isGitFolder(part: string): boolean {
  const plain = part.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return /^(\.git[. ]*(:.*)?|git~\d+)$/i.test(plain)
}
