import { marker, type Reaction, renderCode, renderHelp, renderLine } from '../../github/github.ts'
import { plural } from '../../text.ts'
import type { Admitted } from '../setting.ts'
import { recallThread } from './memory.ts'

/** Commands that ask for words and not for work. */
export const isTalk = (verb: string): verb is 'help' | 'explain' | 'stop' =>
  verb === 'help' || verb === 'explain' || verb === 'stop'

/** Answers such a command in its thread. No model is asked. Returns what was done, in a sentence. */
export async function talk(admitted: Admitted): Promise<string> {
  const { thread, verb, isLocked } = admitted.target
  const { phase } = admitted.config
  if (phase === 'propose' || phase === 'verify') return 'The job with "phase: publish" answers this.'
  if (thread === undefined || isLocked) return 'There is no thread to answer in.'
  await react(admitted, 'eyes')
  switch (verb) {
    case 'help':
      await admitted.writer.say(thread, marker('help'), renderHelp(admitted.config.triggerPhrase))
      await react(admitted, 'rocket')
      return 'The list of commands was posted.'
    case 'explain':
      await admitted.writer.say(thread, marker('explain'), admitted.redact(await explain(admitted)))
      await react(admitted, 'rocket')
      return 'The last run was explained.'
    default:
      return stop(admitted)
  }
}

/** The run that is going on reads the comment itself, and may have ended by it before a job was free for the comment. */
async function stop(admitted: Admitted): Promise<string> {
  const { isBusy, memory, saidAt } = await recallThread(admitted)
  const { comment } = admitted.target
  const isStopped =
    memory.last?.outcome === 'cancelled' && comment !== undefined && saidAt >= Date.parse(comment.createdAt)
  // Of a job that proposes nothing is seen here: it hears the command itself.
  if (admitted.config.phase === 'publish' && !isBusy && !isStopped)
    return 'A job that is at work for this thread ends at its next step.'
  await react(admitted, isBusy || isStopped ? 'rocket' : 'confused')
  if (isStopped) return 'The run that was going on in this thread has ended.'
  return isBusy
    ? 'The run that is going on in this thread ends at its next step.'
    : 'No run is going on in this thread.'
}

/** Said to whoever asks for work where a run is going on. */
export const BUSY = 'Another run is at work in this thread; its status comment tells how far it is.'

/** For somebody who asks for work where a run is going on. */
export async function turnAway(admitted: Admitted): Promise<string> {
  if (!admitted.target.isLocked) {
    await react(admitted, 'eyes')
    await react(admitted, 'confused')
  }
  return `Skipped: ${BUSY}`
}

async function react({ target, writer }: Admitted, reaction: Reaction): Promise<void> {
  if (target.comment) await writer.react(target.comment, reaction)
}

async function explain(admitted: Admitted): Promise<string> {
  const { last, attempts } = (await recallThread(admitted)).memory
  if (!last) return '### Nothing to explain yet\n\nRegreen has not finished a run in this thread.'
  const runs = Object.values(attempts).reduce((sum, n) => sum + n, 0)
  return [
    '### What the last run did',
    `It worked on ${renderCode(last.commit.slice(0, 12))} and ended as ${renderCode(last.outcome)}. The model was asked in ${plural(runs, 'run')} of this thread so far.`,
    renderLine(last.summary),
    `[The run](${last.runUrl}) has every step in its journal, where the workflow uploads it: \`regreen replay journal.jsonl\` shows them.`,
  ].join('\n\n')
}
