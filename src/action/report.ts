import * as core from '@actions/core'
import { renderProof } from '../github/github.ts'
import type { Redact } from '../redact.ts'
import { summarise } from '../summary.ts'
import { conclusionOf, exitCodeOf, type Outcome } from '../task.ts'
import { plainText } from '../text.ts'
import { neutralise } from './log.ts'
import { compareUrl, type Place } from './place.ts'
import type { Repaired } from './repair.ts'

/** How a run on GitHub ended; `repaired` is absent when it never began. */
export interface Report {
  readonly outcome: Outcome
  readonly repaired?: Repaired
}

/** Outputs, the summary page and one annotation: the same words in all of them. */
export async function finish(report: Report, place: Place, redact: Redact): Promise<void> {
  for (const [name, value] of Object.entries(toOutputs(report))) core.setOutput(name, redact(value))
  if (place.hasSummary) await core.summary.addRaw(redact(renderSummary(report, place)), true).write()
  const text = neutralise(redact(plainText(summarise(report.outcome)).slice(0, 2_000)))
  if (exitCodeOf(report.outcome) === 0) core.notice(text, { title: 'Regreen' })
  else core.error(text, { title: `Regreen: ${report.outcome.kind}` })
}

function toOutputs({ outcome, repaired }: Report): Record<string, string> {
  const published = repaired?.published
  const pullRequest = published?.kind === 'pull_request' ? published.pullRequest : undefined
  const evidence = 'evidence' in outcome ? outcome.evidence : undefined
  const spent = repaired?.finished.spent
  return {
    outcome: outcome.kind,
    conclusion: conclusionOf(outcome),
    summary: plainText(summarise(outcome)),
    'pull-request-number': text(pullRequest?.number),
    'pull-request-url': text(pullRequest?.url),
    'pull-request-operation': pullRequest?.operation ?? 'none',
    'pull-request-branch': published && published.kind !== 'stale' ? published.head : '',
    'pull-request-head-sha': published && published.kind !== 'stale' ? published.headSha : '',
    'patch-file': text(repaired?.files.patchFile),
    'evidence-file': text(repaired?.files.evidenceFile),
    'journal-file': text(repaired?.journalFile),
    'tests-fixed': text(evidence?.failToPass.length),
    'tests-still-failing': text(evidence?.stillFailing.length),
    turns: text(spent?.turns),
    'tokens-input': text(spent?.inputTokens),
    'tokens-output': text(spent?.outputTokens),
    error: outcome.kind === 'error' ? outcome.message : '',
  }
}

const text = (value: string | number | undefined) => (value === undefined ? '' : String(value))

/** Nothing of a stranger's reaches the page as HTML: names are code, texts are escaped. */
function renderSummary({ outcome, repaired }: Report, place: Place): string {
  const published = repaired?.published
  return [
    `## Regreen: ${outcome.kind}`,
    escapeHtml(plainText(summarise(outcome))),
    ...(published?.kind === 'pull_request'
      ? [
          `[Pull request #${published.pullRequest.number}](${published.pullRequest.url}) was ${published.pullRequest.operation}.`,
        ]
      : []),
    ...(published?.kind === 'branch_only'
      ? [renderBranchOnly(published, compareUrl(place, repaired?.branch ?? '', published.head))]
      : []),
    ...('evidence' in outcome ? [renderProof(outcome.evidence)] : []),
  ].join('\n\n')
}

export function renderBranchOnly(
  { head, problem }: { readonly head: string; readonly problem: string },
  url: string,
): string {
  return `The repair is proven and lies on the branch \`${head}\`. ${problem} Until then, [open the pull request by hand](${url}).`
}

const escapeHtml = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
