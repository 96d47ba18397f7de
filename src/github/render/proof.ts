import type { RunSummary } from '../../proof/types.ts'
import type { EvidenceFile } from '../../results/evidence-file.ts'
import { duration, plural } from '../../text.ts'
import { renderCellCode, renderCode, renderLine, renderTable } from './markdown.ts'

const MAX_TESTS = 40
const MAX_HUNKS = 20
const MAX_REMARKS = 10

/** Two rows of numbers, the tests that turned green, and what a reviewer should look at. At most 64,000 characters. */
export function renderProof(evidence: EvidenceFile): string {
  const parts = [
    renderRunTable(evidence),
    renderTests(evidence),
    renderFailures(evidence),
    renderRemaining(evidence),
    renderHunks(evidence),
    renderRemarks(evidence),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The same in one sentence and two rows, for where there is little room. */
export const renderBriefProof = (evidence: EvidenceFile): string =>
  [renderRunTable(evidence), sumUp(evidence)].filter((part) => part !== '').join('\n\n')

/** An exit code knows no single tests. */
function sumUp(evidence: EvidenceFile): string {
  if (evidence.method === 'exit_code') return renderTests(evidence)
  const { failToPass, passToPass } = evidence
  const red = listFailures(evidence).length
  const rest = red === 0 ? '' : `, ${plural(red, 'is', 'are')} not green with the patch`
  return `${plural(failToPass.length, 'test')} turned green, ${passToPass.count} stayed green${rest}. All are named in the run's \`evidence.json\`.`
}

function renderRunTable({ command, uncommitted, before, after }: EvidenceFile): string {
  return [
    `${renderCode(command)} in two clean copies of the commit${renderUncommitted(uncommitted)}: without the patch, and with it.`,
    '',
    '| | exit code | passed | failed | skipped | runs |',
    '|---|---|---|---|---|---|',
    renderRuns('before', before),
    renderRuns('after', after),
  ].join('\n')
}

/** Goes on after the name of a commit. */
export const renderUncommitted = (files: readonly string[] = []): string =>
  files.length === 0 ? '' : ` with ${plural(files.length, 'uncommitted file')}`

function renderRuns(name: string, { exitCode, counts, runs, narrowed = 0, durationMs }: RunSummary): string {
  const passed = counts ? counts.passed + counts.expected_failure : '–'
  const failed = counts ? counts.failed + counts.errored : '–'
  const skipped = counts ? counts.skipped + counts.todo : '–'
  const told = narrowed === 0 ? runs : `${runs - narrowed} of all tests and ${narrowed} of the repaired ones' files`
  return `| ${name} | ${exitCode} | ${passed} | ${failed} | ${skipped} | ${told} in ${duration(durationMs)} |`
}

function renderTests({ failToPass, passToPass, method, outcome }: EvidenceFile): string {
  if (method === 'exit_code')
    return outcome === 'fixed' ? 'The command failed before the patch and passes after it.' : ''
  if (failToPass.length === 0) return ''
  const title = `${plural(failToPass.length, 'test')} turned green, ${passToPass.count} stayed green`
  const rows = failToPass.map((id) => [renderCellCode(id), 'failed', 'passed'])
  return renderTestTable(title, rows)
}

const renderTestTable = (title: string, rows: readonly (readonly string[])[]): string =>
  renderTable({ title, head: ['test', 'before', 'after'], maxRows: MAX_TESTS, more: 'test' }, rows)

/** Of a patch that is not proven: what is red after it, by kind. */
function renderFailures(evidence: EvidenceFile): string {
  const failures = listFailures(evidence)
  if (failures.length === 0) return ''
  const rows = failures.map(([id, before, after]) => [renderCellCode(id), before, after])
  const title = `${plural(rows.length, 'test is', 'tests are')} not green with the patch`
  return renderTestTable(title, rows)
}

type Failure = readonly [id: string, before: string, after: string]

const listFailures = ({ stillFailing, passToFail, missing, newlySkipped }: EvidenceFile): Failure[] => [
  ...stillFailing.map((id): Failure => [id, 'failed', 'failed']),
  ...passToFail.map((id): Failure => [id, 'passed', 'failed']),
  ...missing.map((id): Failure => [id, 'passed', 'missing']),
  ...newlySkipped.map((id): Failure => [id, 'passed', 'skipped']),
]

/** What was not to be repaired, and is as red as before. */
function renderRemaining({ remaining = [], flaky }: EvidenceFile): string {
  if (remaining.length === 0) return ''
  const unsteady = new Set(flaky)
  const rows = remaining.map((id) => [
    renderCellCode(id),
    unsteady.has(id) ? 'failed in some runs' : 'failed',
    'failed',
  ])
  const title = `${plural(rows.length, 'other test')} failed before, and still ${rows.length === 1 ? 'fails' : 'fail'}`
  return renderTestTable(title, rows)
}

/** Which piece is needed by which tests; a single piece needs no telling. */
function renderHunks({ hunks }: EvidenceFile): string {
  const known = hunks.filter((hunk) => hunk.neededBy.length > 0)
  if (hunks.length < 2 || known.length === 0) return ''
  const rows = known.map(({ path, header, neededBy }) => {
    const rest = neededBy.length > 1 ? ` and ${plural(neededBy.length - 1, 'more test')}` : ''
    return [renderCellCode(`${path} ${header}`), `${renderCellCode(neededBy[0] ?? '')}${rest}`]
  })
  const title = 'What breaks without each piece of the patch'
  return renderTable({ title, head: ['without this', 'breaks'], maxRows: MAX_HUNKS, more: 'piece' }, rows)
}

function renderRemarks({ remarks }: EvidenceFile): string {
  if (remarks.length === 0) return ''
  const rest = remarks.length - MAX_REMARKS
  return [
    'For the reviewer:',
    '',
    ...remarks.slice(0, MAX_REMARKS).map((remark) => `- ${renderLine(remark, 300)}`),
    ...(rest > 0 ? [`- ${plural(rest, 'more remark')} in ${renderCode('evidence.json')}`] : []),
  ].join('\n')
}
