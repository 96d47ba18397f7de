import * as core from '@actions/core'
import type { EvidenceFile } from '../evidence-file.ts'
import { renderProof } from '../github/github.ts'
import type { OutputName } from '../outputs.ts'
import type { Redact } from '../redact.ts'
import { conclusionOf, exitCodeOf, type OutcomeKind } from '../task.ts'
import { plainText } from '../text.ts'
import type { Delivery } from './delivery/deliver.ts'
import { neutralise } from './log.ts'
import { compareUrl, type Place } from './place.ts'
import type { Worked } from './work.ts'

/** How a run on GitHub ended. Parts are absent where the run did not come so far, or another job does them. */
export interface Report {
  readonly outcome: OutcomeKind
  readonly summary: string
  readonly evidence?: EvidenceFile | undefined
  readonly worked?: Worked
  readonly delivery?: Delivery | undefined
  readonly commentUrl?: string | undefined
  readonly proposalPath?: string
  readonly branch?: string
}

/** Outputs, the summary page and one annotation: the same words in all of them. */
export async function finish(report: Report, place: Place, redact: Redact): Promise<void> {
  for (const [name, value] of Object.entries(toOutputs(report))) core.setOutput(name, redact(value))
  if (place.hasSummary) await core.summary.addRaw(redact(renderSummary(report, place)), true).write()
  const text = neutralise(redact(plainText(report.summary).slice(0, 2_000)))
  if (exitCodeOf(report.outcome) === 0) core.notice(text, { title: `Regreen: ${report.outcome}` })
  else core.error(text, { title: `Regreen: ${report.outcome}` })
}

function toOutputs(report: Report): Record<OutputName, string> {
  const { outcome, summary, worked, delivery, evidence } = report
  const published = delivery?.published
  const pullRequest = published?.kind === 'pull_request' ? published.pullRequest : undefined
  const pushed = published && published.kind !== 'stale' ? published : undefined
  return {
    outcome,
    conclusion: conclusionOf(outcome),
    summary: plainText(summary),
    'pull-request-number': text(pullRequest?.number),
    'pull-request-url': text(pullRequest?.url),
    'pull-request-operation': pullRequest?.operation ?? 'none',
    'pull-request-branch': text(pushed?.head),
    'pull-request-head-sha': text(pushed?.headSha),
    'comment-url': text(report.commentUrl),
    'patch-file': text(worked?.files.patchFile),
    'evidence-file': text(worked?.files.evidenceFile),
    'journal-file': text(worked?.journal.file),
    'proposal-path': text(report.proposalPath),
    'tests-fixed': text(evidence?.failToPass.length),
    'tests-still-failing': text(evidence?.stillFailing.length),
    turns: text(worked?.finished.spent.turns),
    'tokens-input': text(worked?.finished.spent.inputTokens),
    'tokens-output': text(worked?.finished.spent.outputTokens),
    error: outcome === 'error' ? summary : '',
  }
}

const text = (value: string | number | undefined) => (value === undefined ? '' : String(value))

/** Nothing of a stranger's reaches the page as HTML: names are code, texts are escaped. */
function renderSummary({ outcome, summary, delivery, evidence, branch }: Report, place: Place): string {
  const published = delivery?.published
  return [
    `## Regreen: ${outcome}`,
    escapeHtml(plainText(summary)),
    ...(published?.kind === 'pull_request'
      ? [
          `[Pull request #${published.pullRequest.number}](${published.pullRequest.url}) was ${published.pullRequest.operation}.`,
        ]
      : []),
    ...(published?.kind === 'branch_only'
      ? [
          `The repair lies on the branch \`${published.head}\`. ${published.problem} Until then, [open the pull request by hand](${compareUrl(place, branch ?? '', published.head)}).`,
        ]
      : []),
    ...(evidence ? [renderProof(evidence)] : []),
  ].join('\n\n')
}

const escapeHtml = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
