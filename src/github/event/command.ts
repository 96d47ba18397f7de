import { visibleLines } from './visible-lines.ts'

/** What a person can say after the trigger phrase. */
export const VERBS = ['fix', 'retry', 'continue', 'explain', 'allow-test-edits', 'stop', 'help'] as const
export type Verb = (typeof VERBS)[number]

export interface Command {
  readonly verb: Verb
  /** The rest of the line: a stranger's words, shown to the model as such. */
  readonly hint: string
}

/**
 * The first command of a comment: the first thing on a line, outside code blocks, quotes and HTML comments. Whatever else
 * follows the phrase is left alone; it may be meant for another bot.
 */
export function findCommand(body: string, phrase: string): Command | undefined {
  for (const line of visibleLines(body)) {
    const [first, word, ...rest] = line.trim().split(/[ \t]+/)
    const verb = VERBS.find((known) => known === word)
    if (first === phrase && verb) return { verb, hint: rest.join(' ').slice(0, 2_000) }
  }
  return undefined
}
