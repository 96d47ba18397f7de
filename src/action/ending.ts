import { type Ending, type Proposal, type Published, renderProof, renderProse } from '../github/github.ts'
import { shortenMiddle } from '../text.ts'
import type { Delivery } from './deliver.ts'
import { compareUrl } from './place.ts'
import type { Setting } from './setting.ts'

/** What the thread is told at the end: what happened, what it means, what to do. */
export function toEnding(setting: Setting, proposal: Proposal, delivery: Delivery | undefined): Ending {
  const published = delivery?.published
  return {
    outcome: proposal.outcome,
    summary: proposal.summary,
    next: [
      ...(delivery?.problem === undefined ? [] : [renderProse(delivery.problem)]),
      ...nextSteps(setting, proposal, published),
    ],
    proof: proposal.evidence && renderProof(proposal.evidence),
    details: toDetails(setting, proposal, published),
    runUrl: setting.place.runUrl,
  }
}

/** Commands stand in code, so that nothing we post is a command to anybody. */
function nextSteps(
  { config, place, target }: Setting,
  { outcome }: Proposal,
  published: Published | undefined,
): string[] {
  const command = (verb: string) => `\`${config.triggerPhrase} ${verb}\``
  switch (outcome) {
    case 'fixed':
      return describePublished(
        published,
        compareUrl(place, target.branch, published && 'head' in published ? published.head : ''),
      )
    case 'flaky':
      return ['The failing tests need a repair of their own: they depend on time, order or chance.']
    case 'setup_failed':
      return [
        `Set \`setup-command\` or \`test-command\`, or install what is missing in an earlier step. Then write ${command('retry')}.`,
      ]
    case 'needs_test_change':
      return [
        `If the test really is wrong, write ${command('allow-test-edits')}. If it is right, write ${command('retry')} with a hint.`,
      ]
    case 'refused':
    case 'unproven':
    case 'gave_up':
      return [`Write ${command('retry')} with a hint for another try.`]
    case 'limit_reached':
      return [`Write ${command('continue')} to go on from the patch so far, or raise the limit.`]
    case 'stale':
      return [`Write ${command('retry')} to repair what the branch holds now.`]
    case 'not_reproduced':
      return ['If CI is red all the same, it fails in something else than the test command, or only there.']
  }
}

function describePublished(published: Published | undefined, url: string): string[] {
  switch (published?.kind) {
    case 'pull_request':
      return [`The repair is in #${published.pullRequest.number}. A person should review it before it is merged.`]
    case 'pushed':
      return [`The repair was pushed as ${published.headSha}. A person should review it.`]
    case 'branch_only':
      return [
        `The repair lies on the branch \`${published.head}\`. ${published.problem} Until then, [open the pull request by hand](${url}).`,
      ]
    default:
      return ["Nothing was pushed. The patch is below and among the run's files."]
  }
}

const MAX_LOG = 8_000

/** A patch that is nowhere else to be seen, or the end of the log. */
function toDetails(
  { redact }: Setting,
  { outcome, change, log }: Proposal,
  published: Published | undefined,
): Ending['details'] {
  if (change && published === undefined) {
    const title =
      outcome === 'fixed'
        ? 'The patch'
        : outcome === 'needs_test_change'
          ? 'The change of tests it asks for'
          : 'The patch so far, not verified'
    return { title, text: redact(change.patch), language: 'diff' }
  }
  return log === '' ? undefined : { title: "The log's end", text: redact(shortenMiddle(log, MAX_LOG)), language: '' }
}
