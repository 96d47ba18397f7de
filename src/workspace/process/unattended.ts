import { cutText, plainText } from '../../text.ts'
import type { RunResult } from '../types.ts'

const MISSES_TERMINAL =
  /\bEOFError\b|\b(?:not|no|isn't|needs?|requires?|without) an? (?:interactive )?(?:tty|terminal)\b|Inappropriate ioctl for device|\/dev\/tty\b/i
/** A line that was not ended, since the answer should have stood in it. */
const QUESTION = /[^\n]*\w[^\n]*[?:>\])](?= ?$)/
const MAX_QUESTION = 80
/** Escape sequences included. */
const TAIL = 1_000

/** Whether a failed command seems to have waited for somebody: one sentence, made of its output, so no more than a hint. */
export function explainUnattended({ exitCode, output }: Pick<RunResult, 'exitCode' | 'output'>): string | undefined {
  if (exitCode === 0) return undefined
  const word = MISSES_TERMINAL.exec(output)?.[0]
  const question = QUESTION.exec(plainText(output.slice(-TAIL)))?.[0]
  const said = word ?? (question && cutText(question.trim(), MAX_QUESTION))
  if (!said) return undefined
  return `The command may have asked for an answer or for a terminal (the output ${word === undefined ? 'ends with' : 'says'} ${JSON.stringify(said)}): it has neither. Have it run without, for example by an option such as --yes.`
}
