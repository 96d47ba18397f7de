import * as core from '@actions/core'
import type { OutputName } from '../../config/outputs.ts'
import { describeShortage, messageOf } from '../../errors.ts'
import { type Ending, isOnBranch, renderEndingComment, renderProof } from '../../github/github.ts'
import type { Redact } from '../../redact.ts'
import type { EvidenceFile } from '../../results/evidence-file.ts'
import type { ResultFiles } from '../../results/results.ts'
import { type Conclusion, conclusionOf, exitCodeOf, type OutcomeKind, type RedWhere } from '../../task.ts'
import { plainText } from '../../text.ts'
import type { Delivery } from '../delivery/deliver.ts'
import type { Place } from '../place.ts'
import type { Worked } from '../work.ts'
import type { Annotation } from './annotations.ts'
import type { JobLog } from './log.ts'

/** How a run on GitHub ended. Parts are absent where the run did not come so far, or another job does them. */
export interface Report {
  readonly outcome: OutcomeKind
  readonly summary: string
  readonly redWhere: RedWhere | null
  /** Where it is not the outcome's. */
  readonly conclusion?: Conclusion
  /** Notes at the tests that were seen to fail. */
  readonly annotations?: readonly Annotation[]
  /** Stands above the words, where it is not the outcome. */
  readonly title?: string
  /** For the annotation, where the summary is too long for it. */
  readonly headline?: string
  /** What a thread is told, or would be. */
  readonly ending?: Ending
  readonly evidence?: EvidenceFile | undefined
  readonly worked?: Worked
  readonly files?: ResultFiles
  /** Runs so far for the same failure. */
  readonly attempts?: number | undefined
  readonly delivery?: Delivery | undefined
  readonly commentUrl?: string | undefined
  readonly proposalPath?: string | undefined
}

/** Where a report goes, and how. */
export interface Desk {
  readonly place: Place
  readonly redact: Redact
  readonly log: JobLog
}

/** Outputs, the summary page and one annotation: the same words in all of them. Answers the exit code. */
export async function finish(report: Report, desk: Desk): Promise<number> {
  const { outcome, summary, title = titleOf(outcome), headline = summary, annotations = [] } = report
  const { log } = desk
  const problem = await writeFiles(report, desk)
  if (problem !== undefined) log.annotate('error', problem, { title: 'Regreen: no outputs' })
  annotate(annotations, log)
  const kind = exitCodeOf(outcome) === 0 ? 'notice' : 'error'
  log.annotate(kind, plainText(headline).slice(0, 2_000), { title })
  // A workflow that goes by the outputs must not go on as if they were there.
  return problem === undefined ? exitCodeOf(outcome) : exitCodeOf('error')
}

const titleOf = (outcome: OutcomeKind) => `Regreen: ${outcome}`

/** Answers why the runner's files could not be written, if so; a full disk must not take the last words. */
async function writeFiles(report: Report, { redact, place }: Desk): Promise<string | undefined> {
  try {
    for (const [name, value] of Object.entries(toOutputs(report))) core.setOutput(name, redact(value))
    if (place.hasSummary) await core.summary.addRaw(redact(renderSummary(report)), true).write()
    return undefined
  } catch (error) {
    return `Outputs and summary could not be written. ${describeShortage(error) ?? messageOf(error)}`
  }
}

/** The runner keeps ten of a kind for a step. */
const MAX_ANNOTATIONS = 10

/** For whoever reads the diff of a pull request. */
function annotate(annotations: readonly Annotation[], log: JobLog): void {
  for (const { message, file, line } of annotations.slice(0, MAX_ANNOTATIONS)) {
    const at = file === undefined ? {} : { file, ...(line !== undefined && { startLine: line }) }
    log.annotate('warning', message, { title: 'Regreen: this test failed', ...at })
  }
}

function toOutputs(report: Report): Record<OutputName, string> {
  const { outcome, summary, worked, files, delivery, evidence } = report
  const published = delivery?.published
  const pullRequest = published?.kind === 'pull_request' ? published.pullRequest : undefined
  const pushed = published && isOnBranch(published) ? published : undefined
  // An exit code knows no single tests.
  const counted = evidence?.method === 'per_test' ? evidence : undefined
  return {
    outcome,
    conclusion: report.conclusion ?? (report.redWhere === null ? conclusionOf(outcome) : 'failure'),
    summary: plainText(summary),
    'pull-request-number': text(pullRequest?.number),
    'pull-request-url': text(pullRequest?.url),
    'pull-request-operation': pullRequest?.operation ?? 'none',
    'pull-request-branch': text(pushed?.head),
    'pull-request-head-sha': text(pushed?.headSha),
    'comment-url': text(report.commentUrl),
    'patch-file': text(files?.patchFile),
    'evidence-file': text(files?.evidenceFile),
    'journal-file': text(worked?.journal.file),
    'proposal-path': text(report.proposalPath),
    'tests-fixed': text(counted?.failToPass.length),
    'tests-still-failing': text(counted?.stillFailing.length),
    turns: text(worked?.finished.spent.turns),
    'tokens-input': text(worked?.finished.spent.inputTokens),
    'tokens-output': text(worked?.finished.spent.outputTokens),
    'cost-usd': text(worked?.finished.spent.costUsd),
    attempts: text(report.attempts),
    error: outcome === 'error' ? summary : '',
  }
}

const text = (value: string | number | undefined) => (value === undefined ? '' : String(value))

/** GitHub drops a page of more than 1 MiB as a whole. A character has four bytes at most. */
const MAX_PAGE = 200_000

/** What a thread is told, and the proof. Nothing of a stranger's reaches the page as HTML. */
function renderSummary({ outcome, summary, title, ending, delivery, evidence }: Report): string {
  const published = delivery?.published
  const pull = published?.kind === 'pull_request' ? published.pullRequest : undefined
  const told = ending
    ? renderEndingComment(ending, MAX_PAGE).replace(/^### /, '## Regreen: ')
    : `## ${title ?? titleOf(outcome)}\n\n${escapeHtml(plainText(summary))}`
  return [
    told,
    ...(pull && !told.includes(`](${pull.url})`)
      ? [`[Pull request #${pull.number}](${pull.url}) was ${pull.operation}.`]
      : []),
    ...(evidence && !ending?.proof ? [renderProof(evidence)] : []),
  ].join('\n\n')
}

const escapeHtml = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
