import { ToolError } from '../../errors.ts'

/** A path from a model or a stranger in normal form. Throws ToolError before anything is looked at on disk. */
export function normalisePath(path: string): string {
  const refuse = (why: string) =>
    new ToolError(
      `The path ${JSON.stringify(path.slice(0, 200))} ${why}. Use a path relative to the working directory.`,
    )
  if (path.trim() === '') throw refuse('is empty')
  if (/[\0-\x1f\x7f]/.test(path)) throw refuse('has a control character')
  if (path.includes('\\')) throw refuse('has a backslash')
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw refuse('is absolute')
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) throw refuse('leaves the working directory')
  if (parts.some(isGitFolder)) throw refuse("is inside git's own folder")
  return parts.length === 0 ? '.' : parts.join('/')
}

/** `.git` in any spelling that some file system takes for it: other case, trailing dots, ignored characters, a short name. */
function isGitFolder(part: string): boolean {
  const plain = part.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return /^(\.git[. ]*(:.*)?|git~\d+)$/i.test(plain)
}
