import { messageOf } from '../../errors.ts'
import { isOnBranch, readAnswers, renderQuote } from '../../github/github.ts'
import type { Admitted } from '../setting.ts'
import type { Result } from './ending.ts'

/**
 * Answers each of the reviewer's remarks in its own thread: what changed, or why not. Threads are resolved by people
 * alone.
 */
export async function answerRemarks(admitted: Admitted, result: Result): Promise<void> {
  const { proposal } = result
  const { target, writer, warn, redact } = admitted
  const { thread, remarks, isLocked } = target
  if (thread === undefined || isLocked || !proposal) return
  const answers = readAnswers(proposal.explanation)
  const lead = describe(admitted, result)
  for (const [i, remark] of remarks.entries()) {
    const words = answers.get(i + 1)
    const account =
      words === undefined ? [] : ["The model's account, not checked by Regreen:", renderQuote(words, 1_000)]
    try {
      await writer.reply(thread, remark, redact([lead, ...account].join('\n\n')))
    } catch (error) {
      warn(`Remark ${remark} was not answered: ${messageOf(error)}`)
    }
  }
}

function describe({ target }: Admitted, { ended, delivery }: Result): string {
  const published = delivery?.published
  if (ended.outcome === 'fixed' && !published)
    return "Nothing was pushed. The proven patch is in Regreen's comment below the changes."
  if (!published || !isOnBranch(published)) return `Nothing was changed: the run ended as \`${ended.outcome}\`.`
  if (published.headSha === target.continues?.commit) return 'Nothing was changed: the patch is as it was.'
  return `The patch was changed with ${published.headSha}, and proven again. Please resolve this thread if it is what you meant.`
}
