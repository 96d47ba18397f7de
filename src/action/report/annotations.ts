import { posix } from 'node:path'
import type { LineNote } from '../../github/github.ts'
import { plainText } from '../../text.ts'

/** A test that fails, as far as it is worth a note at its line. */
interface FailingTest {
  readonly id: string
  readonly file: string | undefined
  readonly message: string | undefined
}

export interface Annotation {
  readonly message: string
  /** Relative to the repository's root; absent where the runner names no file. */
  readonly file: string | undefined
  readonly line: number | undefined
}

const MAX_MESSAGE = 1_000

/** A note for each failing test, at the line of its file that the message names. */
export function toAnnotations(tests: readonly FailingTest[], workingDirectory: string): Annotation[] {
  return tests.map(({ id, file, message = '' }) => {
    const text = plainText(`${id}\n${message}`).trim().slice(0, MAX_MESSAGE)
    if (file === undefined || !isPath(file)) return { message: text, file: undefined, line: undefined }
    return { message: text, file: posix.join(workingDirectory, file), line: findLine(message, file) }
  })
}

/** Those that stand at a line, as the check run of the repaired commit shows them. */
export function toLineNotes(annotations: readonly Annotation[]): LineNote[] {
  return annotations.flatMap(({ file, line, message }) =>
    file === undefined || line === undefined ? [] : [{ path: file, line, message }],
  )
}

/** Some runners name a class or a package in the place of a file. */
const isPath = (file: string) => /\.\w+$/.test(file) && !file.startsWith('..') && !file.startsWith('/')

/** `cart.test.js:6:10`, `test_cart.py:5: in`, `File "…/test_cart.py", line 5`. */
function findLine(message: string, file: string): number | undefined {
  const name = posix.basename(file).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [, line] = new RegExp(`(?:^|[^\\w.-])${name}(?::|", line )(\\d{1,6})\\b`, 'm').exec(message) ?? []
  return line === undefined ? undefined : Number(line)
}
