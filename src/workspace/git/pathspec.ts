import { ToolError } from '../../errors.ts'
import { quoted } from '../../text.ts'

/** No honest glob has more alternatives than this. */
const MAX_GLOBS = 32
const MAX_LENGTH = 200

/**
 * What git is told to look at for a glob as models write it: a name without a slash is meant in any folder, `{a,b}` stands
 * for each of its words, and a folder for everything below it. Matching is left to git, so that a glob that is slow on
 * purpose can be stopped with its process. Throws ToolError.
 */
export function toPathspecs(folder: string, glob: string | undefined): string[] {
  if (glob === undefined) return folder === '.' ? [] : [`:(literal)${folder}`]
  return parseGlob(glob).flatMap((one) => {
    const below = one.includes('/') ? one : `**/${one}`
    return [toGlobSpec(folder, below), toGlobSpec(folder, `${below}/**`)]
  })
}

/** A glob of git's own kind, below a folder whose name is not a glob. */
export function toGlobSpec(folder: string, glob: string): string {
  return folder === '.' ? `:(glob)${glob}` : `:(glob)${folder.replace(/[\\*?[\]]/g, '\\$&')}/${glob}`
}

function parseGlob(glob: string): string[] {
  const fault = (why: string) => new ToolError(`The glob ${quoted(glob)} ${why}.`)
  const globs = glob.length > MAX_LENGTH ? [] : expandBraces([glob])
  if (globs.length === 0 || globs.length > MAX_GLOBS) throw fault('is too long; use a simpler one')
  const plain = globs.map((one) => one.replace(/^(\.?\/)+/, '').replace(/\/+$/, ''))
  if (plain.some((one) => one === '' || /[\p{Cc}]/u.test(one))) throw fault('is empty, or has a control character')
  if (plain.some((one) => one.split('/').includes('..'))) throw fault('leaves the working directory')
  return plain
}

const INNERMOST_BRACES = /\{([^{}]*)\}/

function expandBraces(globs: readonly string[]): string[] {
  if (globs.length > MAX_GLOBS || !globs.some((glob) => INNERMOST_BRACES.test(glob))) return [...globs]
  return expandBraces(
    globs.flatMap((glob) => {
      const match = INNERMOST_BRACES.exec(glob)
      if (!match) return [glob]
      return (match[1] ?? '').split(',').map((word) => glob.replace(INNERMOST_BRACES, () => word))
    }),
  )
}
