import { createHash } from 'node:crypto'
import { type Change, describeIsolation, type SandboxReport } from '../workspace/workspace.ts'
import { wholeRuns } from './repeat.ts'
import type { Comparison, Counts, Evidence, RunSummary, TestReport, TestStatus } from './types.ts'

/** What a proof has shown of a change, with the runs and the isolation that it was shown in. */
export function createEvidence(
  change: Change,
  comparison: Comparison,
  runs: {
    readonly before: readonly TestReport[]
    readonly after: readonly TestReport[]
    readonly sandbox: SandboxReport
  },
): Evidence {
  const isolation = describeIsolation(runs.sandbox)
  return {
    ...comparison,
    remarks: [...(isolation === undefined ? [] : [isolation]), ...comparison.remarks, ...describeOrder(runs)],
    sandbox: runs.sandbox,
    hunks: [],
    patchSha256: change.sha256,
    baseTree: change.baseTree,
    tree: change.tree,
    runner: runs.after.at(-1)?.runner ?? runs.before.at(-1)?.runner ?? 'none',
    before: summarise(runs.before),
    after: summarise(runs.after),
  }
}

/** How runners that choose an order by chance say which one it was: with the seed a run can be had again. */
const SEED =
  /(?:--randomly-seed=|Randomized with seed |Run options:.*--seed |-test\.shuffle |Random Seed:\s+|^Seed:\s+|Running tests with seed ")(\d+)/m

function describeOrder({
  before,
  after,
}: {
  readonly before: readonly TestReport[]
  readonly after: readonly TestReport[]
}) {
  const seedsOf = (reports: readonly TestReport[]) =>
    [...new Set(reports.flatMap(({ output }) => SEED.exec(output)?.[1] ?? []))].join(', ')
  const [first, second] = [seedsOf(before), seedsOf(after)]
  if (first === '' && second === '') return []
  return [`Tests ran in random order, by the seeds ${first || 'unknown'} before and ${second || 'unknown'} after.`]
}

/** Whether a remark is about the machine of one run or the order of its tests. */
export const isOfMachine = (remark: string, sandbox: Pick<SandboxReport, 'level' | 'reason'>): boolean =>
  remark === describeIsolation(sandbox) ||
  /^Tests ran in random order, by the seeds ([\d, ]+|unknown) before and ([\d, ]+|unknown) after\.$/.test(remark)

/** The exit code is the worst of the runs: one red run is what counts. */
export function summarise(runs: readonly TestReport[]): RunSummary {
  const whole = wholeRuns(runs)
  const last = whole.at(-1)
  const narrowed = runs.length - whole.length
  return {
    exitCode: runs.find((report) => report.exitCode !== 0)?.exitCode ?? last?.exitCode ?? -1,
    durationMs: Math.round(runs.reduce((sum, report) => sum + report.durationMs, 0)),
    counts: last?.tests ? countTests(last) : null,
    runs: runs.length,
    ...(narrowed > 0 && { narrowed }),
  }
}

/** How many tests of a report ended which way. */
export function countTests(report: TestReport): Counts {
  const count = (status: TestStatus) => (report.tests ?? []).filter((test) => test.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    errored: count('errored'),
    skipped: count('skipped'),
    todo: count('todo'),
    expected_failure: count('expected_failure'),
  }
}

/** Hex SHA-256 over the sorted ids, one a line: a long list of tests that can be compared and need not be read. */
export function digestIds(ids: readonly string[]): string {
  return createHash('sha256')
    .update([...ids].sort().join('\n'))
    .digest('hex')
}
