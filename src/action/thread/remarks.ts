import { messageOf } from '../../errors.ts'
import {
  type GitHubWriter,
  isOnBranch,
  type Proposal,
  type Published,
  readAnswers,
  renderLine,
  renderQuote,
} from '../../github/github.ts'
import { withoutRepeats } from '../../results/summary.ts'
import type { Admitted } from '../setting.ts'
import type { Target } from '../target/target.ts'
import type { Result } from './ending.ts'

interface Answering extends Pick<Admitted, 'redact' | 'warn'> {
  readonly target: Pick<Target, 'thread' | 'isLocked' | 'remarks' | 'continues'>
  readonly writer: Pick<GitHubWriter, 'reply'>
}

/** What became of a run. */
type Fate = Pick<Result, 'ended' | 'proposal' | 'delivery'>

/**
 * Answers each of the reviewers' threads: what changed, or why not. Threads are resolved by people alone.
 */
export async function answerRemarks(answering: Answering, fate: Fate): Promise<void> {
  const { target, writer, warn, redact } = answering
  const { proposal, delivery } = fate
  const { thread, isLocked } = target
  if (thread === undefined || isLocked || !proposal || isCutShort(proposal)) return
  const answers = readAnswers(proposal.explanation)
  const lead = describe(target, fate)
  const published = delivery?.published
  const isNew = published && isOnBranch(published) && published.headSha !== target.continues?.commit
  const closing = isNew ? ['Please resolve this thread if that settles it.'] : []
  for (const [i, remark] of proposal.points.entries()) {
    // Another job has named them: those that are resolved or answered by now, or stand elsewhere, are left alone.
    if (!target.remarks.includes(remark)) continue
    const words = answers.get(i + 1)
    const account =
      words === undefined ? [] : ["The model's account, not checked by Regreen:", renderQuote(words, 1_000)]
    try {
      await writer.reply(thread, remark, redact([lead, ...account, ...closing].join('\n\n')))
    } catch (error) {
      warn(`Remark ${remark} was not answered: ${messageOf(error)}`)
    }
  }
}

/** Then nothing was answered, and every thread stays open for the next run. */
const isCutShort = ({ outcome }: Proposal) => ['skipped', 'cancelled', 'error'].includes(outcome)

function describe({ continues }: Answering['target'], { ended, delivery }: Fate): string {
  const published = delivery?.published
  if (ended.outcome === 'fixed' && !published)
    return "Nothing was pushed. The proven patch is in Regreen's status comment."
  if (published?.kind === 'differs') return renderReason(ended)
  if (!published || !isOnBranch(published)) return `Nothing was changed. ${renderReason(ended)}`
  if (!continues) return describePlace(published)
  if (published.headSha === continues.commit) return 'Nothing was changed: the patch is as it was.'
  return `The patch was changed with ${published.headSha}, and proven again.`
}

const renderReason = ({ outcome, summary }: Fate['ended']): string =>
  `${renderLine(withoutRepeats(outcome, summary), 1_000)} The run ended as \`${outcome}\`.`

/** For a command on a line of somebody else's pull request. */
function describePlace(published: Exclude<Published, { readonly kind: 'stale' | 'differs' }>): string {
  if (published.kind === 'pull_request') return `The repair is in #${published.pullRequest.number}.`
  return `The repair is on \`${published.head}\`, as ${published.headSha}.`
}
