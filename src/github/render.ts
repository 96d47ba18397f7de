import type { Decision, EvidenceFile } from '../results/evidence-file.ts'
import { plural, quoteShellLine } from '../text.ts'
import { VERSION } from '../version.ts'
import type { Change } from '../workspace/types.ts'
import { renderCellCode, renderCode, renderFence, renderLine, renderQuote, renderTable } from './render/markdown.ts'
import { renderBriefProof, renderProof, renderUncommitted } from './render/proof.ts'
import { joinSections } from './render/sections.ts'
import { renderTested, type Tested } from './render/tested.ts'

export { renderBriefProof, renderProof, renderUncommitted } from './render/proof.ts'
export { renderCoAuthor, renderTitle } from './render/title.ts'

/** Everything a pull request says. */
export interface BodyFacts {
  readonly change: Change
  readonly evidence: EvidenceFile
  /** The model's own account. */
  readonly explanation: string
  readonly command: string
  /** Where it ran, from the repository's root. */
  readonly workingDirectory: string
  readonly baseSha: string
  /** The branch that is red. */
  readonly branch: string
  readonly model: string
  readonly usage: EvidenceFile['usage']
  readonly decisions: readonly Decision[]
  /** The issue or pull request that it is for. */
  readonly thread: number | undefined
  /** Who asked for it; absent for a failing check. */
  readonly requestedBy: string | undefined
  /** Something was asked for, and not that failing tests be repaired. */
  readonly isRequest: boolean
  /** The issue that is done with this pull request. */
  readonly closes: number | undefined
  /** Somebody has asked for another version of a pull request that is there; it is the thread. */
  readonly isWorkedOnAgain: boolean
  readonly runUrl: string | undefined
  readonly failedRunUrl: string | undefined
  /** Where CI was red; absent for a request. */
  readonly tested: Tested | undefined
  /** The workflow that is started on the branch, if one is. */
  readonly ciWorkflow: string | undefined
  readonly check: CheckFacts
}

/** How a reader runs the proof again. */
type CheckFacts =
  /** From base and patch, after what prepares each copy for the tests. */
  | { readonly kind: 'anywhere'; readonly setupCommand: string | undefined }
  /** By this command line, on the machine where the proof was made. */
  | { readonly kind: 'here'; readonly command: string }

const MAX_FILES = 40
const MAX_DECISIONS = 10

/** The body of a pull request: what was done, the proof, and how to check it. At most 64,000 characters. */
export function renderBody(facts: BodyFacts): string {
  const { change, evidence, model, usage, runUrl } = facts
  const sums = `${plural(change.entries.length, 'file')}, +${change.additions} −${change.deletions}`
  return joinSections([
    { text: renderLead(facts) },
    { text: '### What changed' },
    { text: renderFiles(change), brief: `${sums}. Patch SHA-256: \`${change.sha256}\`` },
    { text: renderExplanation(facts.explanation) },
    { text: '### Proof' },
    { text: renderProof(evidence), brief: renderBriefProof(evidence) },
    { text: '### Policy' },
    { text: renderDecisions(facts.decisions), brief: renderDecisions([]) },
    { text: renderCi(facts) },
    { text: '### Check it yourself' },
    { text: renderCheck(facts) },
    {
      text: `<sub>Model ${renderCode(model)} · ${describeUsage(usage)}${runUrl ? ` · [this run](${runUrl})` : ''}</sub>`,
    },
  ])
}

function describeUsage({ turns, inputTokens, outputTokens, costUsd }: BodyFacts['usage']): string {
  const cost = costUsd === undefined ? '' : ` · US$ ${costUsd}`
  return `${plural(turns, 'request')} · ${inputTokens} tokens in, ${outputTokens} out${cost}`
}

function renderLead(facts: BodyFacts): string {
  const { command, branch, baseSha, failedRunUrl, tested } = facts
  const where = `${renderCode(branch)} at ${renderCode(baseSha.slice(0, 12))}${renderUncommitted(facts.evidence.uncommitted)}`
  const red = failedRunUrl ? ` ([the failed run](${failedRunUrl}))` : ''
  const done = facts.isRequest
    ? `For a request, Regreen turned ${countGreen(facts.evidence)} green on ${where}. That this is all that was asked for is not proven.`
    : `Regreen repaired ${renderCode(command)} on ${where}${renderTested(tested)}${red}.`
  return [`${done} A person should review it before it is merged.`, ...renderReference(facts)].join('\n\n')
}

const countGreen = ({ method, failToPass }: EvidenceFile) =>
  method === 'exit_code' ? 'the tests' : plural(failToPass.length, 'test')

/** The only reference that GitHub acts on: the number is the thread's own, and the words are ours. */
function renderReference({ thread, requestedBy, closes, isWorkedOnAgain }: BodyFacts): string[] {
  const asked = requestedBy === undefined ? '' : `, asked for by ${renderCode(requestedBy)}`
  if (isWorkedOnAgain) return [...(closes === undefined ? [] : [`Closes #${closes}.`]), `Worked on again${asked}.`]
  if (closes !== undefined) return [`Closes #${closes}${asked}.`]
  return thread === undefined ? [] : [`For #${thread}${asked}.`]
}

function renderExplanation(explanation: string): string {
  if (explanation.trim() === '') return ''
  return `The model's account, not checked by Regreen:\n\n${renderQuote(explanation)}`
}

function renderFiles({ entries, additions, deletions, sha256 }: Change): string {
  const title = `${plural(entries.length, 'file')}, +${additions} −${deletions}`
  const rows = entries.map((entry) => [renderCellCode(entry.path), `+${entry.additions}`, `−${entry.deletions}`])
  const table = renderTable({ title, head: ['file', 'added', 'removed'], maxRows: MAX_FILES, more: 'file' }, rows)
  return `${table}\n\nPatch SHA-256: \`${sha256}\``
}

/** GitHub holds the runs of a pull request that a job's token has opened; there are none to hold on one's own machine. */
function renderCi({ runUrl, ciWorkflow }: BodyFacts): string {
  if (runUrl === undefined) return ''
  const held =
    'Where the checks of this pull request wait for approval, a person with write access starts them: **Approve and run**, in the box of checks at the end of this page.'
  return ciWorkflow === undefined
    ? `### CI\n\n${held}`
    : `### CI\n\nRegreen starts ${renderCode(ciWorkflow)} on this branch. If it is not among the runs, start it by hand: **Actions**, that workflow, **Run workflow**. ${held}`
}

function renderDecisions(decisions: readonly Decision[]): string {
  if (decisions.length === 0) return 'The patch keeps all rules.'
  const rows = decisions
    .slice(0, MAX_DECISIONS)
    .map(({ rule, reason }) => `- ${renderCode(rule)}: ${renderLine(reason, 300)}`)
  const rest = decisions.length - rows.length
  return [
    `The patch keeps all rules. On the way ${plural(decisions.length, 'step')} of the model ${decisions.length === 1 ? 'was' : 'were'} denied:`,
    '',
    ...rows,
    ...(rest > 0 ? [`- and ${plural(rest, 'more step')}`] : []),
  ].join('\n')
}

function renderCheck(facts: BodyFacts): string {
  const { command, workingDirectory, baseSha, change, evidence, check } = facts
  if (check.kind === 'here') return renderOwnCheck(check.command, facts)
  const where = workingDirectory === '.' ? '' : ` --working-directory ${quoteShellLine(workingDirectory)}`
  const setUp = check.setupCommand === undefined ? '' : ` --setup-command ${quoteShellLine(check.setupCommand)}`
  const network = evidence.sandbox.network === 'host' ? ' --network host' : ''
  // Of tests that fail as before, the evidence says that they were not to be repaired.
  const what =
    evidence.after.exitCode === 0
      ? `--base ${baseSha} --patch patch.diff${where} --test-command ${quoteShellLine(command)}`
      : '--evidence evidence.json'
  const commands = `git fetch origin ${baseSha}\nnpx regreen@${VERSION} verify --workspace . ${what}${setUp}${network}`
  const patch = `\`patch.diff\` is this pull request's own diff, with ${plural(change.additions + change.deletions, 'changed line')}: add \`.diff\` to its address and save it under that name.`
  const proof = evidence.after.exitCode === 0 ? '' : ` ${PROOF_FILE}`
  return `${renderFence(commands, 'sh')}\n\n${patch}${proof}`
}

const PROOF_FILE =
  "`evidence.json` is among the files that the run's workflow uploads; where it uploads none, give it the upload step of an example."

function renderOwnCheck(command: string, { evidence, change }: BodyFacts): string {
  const patch = `The patch is \`patch.diff\` beside \`evidence.json\`, with ${plural(change.additions + change.deletions, 'changed line')}.`
  const condition =
    ' No commit holds the uncommitted files, so this works only while the working tree has them as they were, with the patch or without it.'
  return `${renderFence(command, 'sh')}\n\n${patch}${evidence.uncommitted ? condition : ''}`
}
