import type { Decision, EvidenceFile } from '../evidence-file.ts'
import type { RunSummary } from '../proof/types.ts'
import { duration, plural } from '../text.ts'
import type { Change } from '../workspace/types.ts'
import { renderCellCode, renderCode, renderFence, renderProse } from './render/markdown.ts'

/** Everything a pull request says. */
export interface BodyFacts {
  readonly change: Change
  readonly evidence: EvidenceFile
  /** The model's own account. */
  readonly explanation: string
  readonly command: string
  readonly baseSha: string
  /** The branch that is red. */
  readonly branch: string
  readonly model: string
  readonly usage: { readonly turns: number; readonly inputTokens: number; readonly outputTokens: number }
  readonly decisions: readonly Decision[]
  /** Who asked for it on which thread; absent for a failing check. */
  readonly thread: number | undefined
  readonly requestedBy: string | undefined
  readonly runUrl: string | undefined
  readonly failedRunUrl: string | undefined
}

const MAX_TESTS = 50

export function renderTitle({ evidence, branch }: Pick<BodyFacts, 'evidence' | 'branch'>): string {
  const n = evidence.failToPass.length
  const what = evidence.method === 'exit_code' ? 'the failing tests' : plural(n, 'failing test')
  return `Fix ${what} on ${branch}`.slice(0, 200)
}

/** The body of a pull request: what was done, the proof, and how to check it. */
export function renderBody(facts: BodyFacts): string {
  const { change, evidence, command, baseSha, model, usage, runUrl, failedRunUrl } = facts
  return [
    `Regreen repaired ${renderCode(command)} on ${renderCode(facts.branch)} at ${renderCode(baseSha.slice(0, 12))}${failedRunUrl ? ` ([failed run](${failedRunUrl}))` : ''}. A person should review it before it is merged.`,
    `### What changed\n\n${renderExplanation(facts.explanation)}${renderFiles(change)}`,
    `### Proof\n\n${renderProof(evidence)}`,
    `### Policy\n\n${renderDecisions(facts.decisions)}`,
    `### Check it yourself\n\n${renderCheck(facts)}`,
    `<sub>Model ${renderCode(model)} · ${plural(usage.turns, 'request')} · ${usage.inputTokens} tokens in, ${usage.outputTokens} out${runUrl ? ` · [this run](${runUrl})` : ''}</sub>`,
  ].join('\n\n')
}

function renderExplanation(explanation: string): string {
  const text = renderProse(explanation)
  return text === ''
    ? ''
    : `The model's account, not checked by Regreen:\n\n${text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}\n\n`
}

function renderFiles(change: Change): string {
  const rows = change.entries
    .slice(0, MAX_TESTS)
    .map((entry) => `| ${renderCellCode(entry.path)} | +${entry.additions} | −${entry.deletions} |`)
  const rest = change.entries.length - rows.length
  return [
    '| file | added | removed |',
    '|---|---|---|',
    ...rows,
    ...(rest > 0 ? [`| and ${plural(rest, 'more file')} | | |`] : []),
    '',
    `Patch SHA-256: \`${change.sha256}\``,
  ].join('\n')
}

/** Two rows of numbers, then the tests that turned green. */
export function renderProof(evidence: EvidenceFile): string {
  const rows = [renderRuns('before', evidence.before), renderRuns('after', evidence.after)]
  return [
    'Two clean copies of the commit, the same command in both: without the patch, and with it.',
    '',
    '| | exit code | passed | failed | skipped | runs |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    ...renderTests(evidence),
    ...renderHunks(evidence),
    ...evidence.remarks.map((remark) => `\n> ${renderProse(remark)}`),
  ].join('\n')
}

/** Which piece is needed by which tests; a single piece needs no telling. */
function renderHunks({ hunks }: EvidenceFile): string[] {
  const known = hunks.filter((hunk) => hunk.neededBy.length > 0)
  if (hunks.length < 2 || known.length === 0) return []
  const rows = known.slice(0, MAX_TESTS).map(({ path, header, neededBy }) => {
    const rest = neededBy.length > 1 ? ` and ${plural(neededBy.length - 1, 'more test')}` : ''
    return `| ${renderCellCode(`${path} ${header}`)} | ${renderCellCode(neededBy[0] ?? '')}${rest} |`
  })
  return ['', 'Each piece of the patch is needed:', '', '| without this | breaks |', '|---|---|', ...rows]
}

function renderRuns(name: string, { exitCode, counts, runs, durationMs }: RunSummary): string {
  const passed = counts ? counts.passed + counts.expected_failure : '–'
  const failed = counts ? counts.failed + counts.errored : '–'
  const skipped = counts ? counts.skipped + counts.todo : '–'
  return `| ${name} | ${exitCode} | ${passed} | ${failed} | ${skipped} | ${runs} in ${duration(durationMs)} |`
}

function renderTests({ failToPass, passToPass, method }: EvidenceFile): string[] {
  if (method === 'exit_code') return ['The command failed before the patch and passes after it.']
  const rest = failToPass.length - MAX_TESTS
  return [
    `${plural(failToPass.length, 'test')} turned green, ${passToPass.count} stayed green:`,
    '',
    '| test | before | after |',
    '|---|---|---|',
    ...failToPass.slice(0, MAX_TESTS).map((id) => `| ${renderCellCode(id)} | failed | passed |`),
    ...(rest > 0 ? [`| and ${plural(rest, 'more test')} | failed | passed |`] : []),
  ]
}

function renderDecisions(decisions: readonly Decision[]): string {
  if (decisions.length === 0) return 'The patch keeps all rules. No step was denied on the way.'
  const rows = decisions.slice(0, 20).map(({ rule, reason }) => `- ${renderCode(rule)}: ${renderProse(reason)}`)
  return `The patch keeps all rules. On the way ${plural(decisions.length, 'step')} of the model ${decisions.length === 1 ? 'was' : 'were'} denied:\n\n${rows.join('\n')}`
}

function renderCheck({ command, baseSha, change }: BodyFacts): string {
  const branchless = `git fetch origin ${baseSha}\nnpx regreen verify --workspace . --base ${baseSha} --patch patch.diff --test-command ${quoteShell(command)}`
  return `${renderFence(branchless, 'sh')}\n\n\`patch.diff\` and \`evidence.json\` are among the run's files; the patch has ${plural(change.additions + change.deletions, 'changed line')}.`
}

const quoteShell = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`
