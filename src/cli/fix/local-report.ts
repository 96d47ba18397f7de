import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BodyFacts, renderBody, renderTitle } from '../../github/render.ts'
import type { Redact } from '../../redact.ts'
import type { EvidenceContext } from '../../results/evidence-file.ts'
import { changeOf, type ResultFiles, writeResults } from '../../results/results.ts'
import { findQuoted, summarise } from '../../results/summary.ts'
import type { FinishedRun } from '../../run/run.ts'
import { conclusionOf, type Outcome } from '../../task.ts'
import { plural } from '../../text.ts'
import { nameFlags } from '../flag-words.ts'
import { renderDiff, renderOutput, STOPPED, type Terminal } from '../terminal.ts'

/** What a pull request would say of where it comes from; there is no GitHub here. */
const LOCAL = {
  thread: undefined,
  requestedBy: undefined,
  closes: undefined,
  isWorkedOnAgain: false,
  runUrl: undefined,
  failedRunUrl: undefined,
  tested: undefined,
  ciWorkflow: undefined,
}

interface RunFiles extends ResultFiles {
  readonly pullRequestFile: string | undefined
}

type KnownBefore =
  | 'repository'
  | 'baseSha'
  | 'uncommitted'
  | 'workingDirectory'
  | 'mayChangeTests'
  | 'policyText'
  | 'decisions'

/** What is known of a run beside its end. */
export interface RunFacts extends Pick<EvidenceContext, KnownBefore> {
  readonly model: string
  readonly isRequest: boolean
  /** The branch that is checked out. */
  readonly branch: string
  /** What runs the proof of an evidence file again. */
  readonly renderCheck: (evidenceFile: string) => string
  readonly redact: Redact
  readonly carriesSecret: (text: string) => boolean
}

/** Writes patch, evidence and the text of a pull request, where there are any, into the folder. */
export async function writeRun(directory: string, finished: FinishedRun, facts: RunFacts): Promise<RunFiles> {
  const { outcome, spent: usage, command = '', startedAt, finishedAt } = finished
  const { carriesSecret, redact, branch, isRequest, renderCheck, ...known } = facts
  const context = { ...known, command, usage, startedAt, finishedAt }
  const files = await writeResults({ directory, carriesSecret }, outcome, context)
  const { evidence, evidenceFile } = files
  if (outcome.kind !== 'fixed' || !evidence || evidenceFile === undefined)
    return { ...files, pullRequestFile: undefined }

  const { change, explanation } = outcome
  const shown = { ...evidence, remarks: evidence.remarks.map((remark) => nameFlags(remark)) }
  const body: BodyFacts = {
    ...context,
    ...LOCAL,
    branch,
    isRequest,
    change,
    explanation,
    evidence: shown,
    check: { kind: 'here', command: renderCheck(evidenceFile) },
  }
  const pullRequestFile = join(directory, 'pull-request.md')
  await writeFile(pullRequestFile, redact(`# ${renderTitle(body)}\n\n${renderBody(body)}\n`))
  return { ...files, pullRequestFile }
}

interface ReportPlace {
  readonly terminal: Terminal
  readonly redact: Redact
  readonly carriesSecret: (text: string) => boolean
}

/** What became of the working tree. */
export type Application =
  | { readonly kind: 'left_alone' }
  | { readonly kind: 'applied' }
  | { readonly kind: 'failed'; readonly problem: string }

interface Told extends RunFiles {
  readonly journalFile: string
  readonly application: Application
  /** What the tests ran on, for a summary. */
  readonly tested: string
}

/** Tells how a run ended: the diff, one sentence, what it used, where its files lie, whether it was applied. */
export function report(place: ReportPlace, finished: FinishedRun, told: Told): void {
  const { terminal, redact, carriesSecret } = place
  const { style } = terminal
  const { outcome, spent } = finished
  const { application } = told
  const change = changeOf(outcome, carriesSecret)
  const summary = redact(outcome.kind === 'cancelled' ? STOPPED : summariseHere(outcome, told.tested))
  const paint = conclusionOf(outcome.kind) === 'success' ? style.green : style.red
  if (change && outcome.kind === 'fixed') terminal.print(`\n${renderDiff(change.patch, style)}`)
  if (outcome.kind === 'error') terminal.printError(summary)
  else terminal.print(`\n${paint(outcome.kind)}: ${summary}`)
  if (outcome.kind === 'setup_failed') terminal.print(renderOutput(redact(outcome.output)))
  const cost = spent.costUsd === undefined ? '' : `, US$ ${spent.costUsd}`
  terminal.print(
    `${plural(spent.turns, 'model request')}, ${spent.inputTokens} tokens in, ${spent.outputTokens} out${cost}.`,
  )
  terminal.print(listFiles(told).join('\n'))
  if (application.kind === 'applied') terminal.print('The patch was applied to the working tree.')
  if (application.kind === 'failed') terminal.printError(redact(application.problem))
  terminal.printJson(toJson(finished, told, summary))
}

const summariseHere = (outcome: Outcome, tested: string) => nameFlags(summarise(outcome, tested), findQuoted(outcome))

function listFiles({ patchFile, evidenceFile, pullRequestFile, journalFile }: Told): string[] {
  const files = [
    ['patch', patchFile],
    ['evidence', evidenceFile],
    ['pull request text', pullRequestFile],
    ['journal', journalFile],
  ] as const
  return files.flatMap(([name, file]) => (file === undefined ? [] : [`${name}: ${file}`]))
}

const problemOf = (application: Application) => (application.kind === 'failed' ? application.problem : null)

function toJson({ outcome, spent }: FinishedRun, { application, tested, ...files }: Told, summary: string): object {
  return {
    outcome: outcome.kind,
    conclusion: conclusionOf(outcome.kind),
    summary,
    patchFile: files.patchFile ?? null,
    evidenceFile: files.evidenceFile ?? null,
    journalFile: files.journalFile,
    applied: application.kind === 'applied',
    error: outcome.kind === 'error' ? summary : problemOf(application),
    testsFixed: outcome.kind === 'fixed' ? outcome.evidence.failToPass : [],
    turns: spent.turns,
    tokensInput: spent.inputTokens,
    tokensOutput: spent.outputTokens,
    costUsd: spent.costUsd ?? null,
  }
}
