import { marker, readState, renderHelp, renderProse } from '../github/github.ts'
import { STATUS_MARKER } from './conversation.ts'
import type { Setting } from './setting.ts'

/** Commands that ask for words and not for work. */
export const isTalk = (verb: string): verb is 'help' | 'explain' | 'stop' =>
  verb === 'help' || verb === 'explain' || verb === 'stop'

/** Answers such a command in its thread. No model is asked. Returns what was done, in a sentence. */
export async function talk({ target, writer, config }: Setting): Promise<string> {
  const { thread, comment, verb } = target
  if (thread === undefined || target.isLocked) return 'There is no thread to answer in.'
  if (comment) await writer.react(comment, 'eyes')
  switch (verb) {
    case 'help':
      await writer.say(thread, marker('help'), renderHelp(config.triggerPhrase))
      return 'The list of commands was posted.'
    case 'explain':
      await writer.say(thread, marker('explain'), await explain())
      return 'The last run was explained.'
    default:
      // The run that is going on reads the comment itself, at its next step.
      return 'A run that is going on in this thread ends at its next step.'
  }

  async function explain(): Promise<string> {
    const { last, attempts } = readState(await writer.said(thread ?? 0, STATUS_MARKER))
    if (!last) return '### Nothing to explain yet\n\nRegreen has not finished a run in this thread.'
    const runs = Object.values(attempts).reduce((sum, n) => sum + n, 0)
    return [
      `### What the last run did`,
      `It worked on \`${last.commit.slice(0, 12)}\` and ended as \`${last.outcome}\`. ${runs} runs in this thread so far.`,
      renderProse(last.summary),
      `[The run](${last.runUrl}), with its journal among its files: \`regreen replay journal.jsonl\` shows every step.`,
    ].join('\n\n')
  }
}
