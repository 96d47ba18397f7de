import type { SandboxReport, Workspace } from '../workspace/workspace.ts'
import { byId, isFailing } from './compare.ts'
import type { TestPlan } from './plan.ts'
import { canSelect, namesOfSelected, runTests, type TestRun } from './run-tests.ts'
import type { TestReport, TestResult } from './types.ts'

interface RunningParts {
  readonly planFor: (copy: Workspace) => Promise<TestPlan>
  readonly run: TestRun
  /** A suite that takes this long is slow; `SLOW_MS` unless said otherwise. */
  readonly slowMs?: number | undefined
}

export interface RepeatParts extends RunningParts {
  /** A clean copy of a tree, with its dependencies, never touched before. */
  readonly openCopy: (tree: string) => Promise<Workspace>
}

export interface JudgeParts extends RepeatParts {
  /** How well the tests are shut in. */
  readonly sandbox: SandboxReport
  /** Whether a file says what is right, or how that is found out. */
  readonly isProtected: (path: string) => boolean
}

export interface Repeats {
  /** In all, at least one. */
  readonly runs: number
  /**
   * The tests that further runs are for, by the first one; of a slow suite, only their files are run again. Whole runs
   * where it is absent or names none, and no further ones where it answers `undefined`.
   */
  readonly about?: (first: TestReport) => Promise<readonly TestResult[] | undefined>
  /** A narrowed run from before the first one. Where it has shown all that the further ones are for, it is one of them. */
  readonly look?: TestReport | undefined
}

/** Of suites that take less, every run is of the whole suite. */
const SLOW_MS = 10_000

/** Whether a whole run took so long that others should be narrowed. */
export function isSlow(reports: readonly TestReport[], { slowMs = SLOW_MS }: Pick<RunningParts, 'slowMs'>): boolean {
  return reports.some(({ only, durationMs }) => only === undefined && durationMs >= slowMs)
}

/** Runs the tests of a tree several times in one clean copy. */
export const repeatTests = (tree: string, repeats: Repeats, parts: RepeatParts): Promise<TestReport[]> =>
  inCopy(tree, parts, (copy) => repeatIn(copy, repeats, parts))

/** The first run is of the whole suite. */
export async function repeatIn(
  copy: Workspace,
  { runs, about, look }: Repeats,
  parts: RunningParts,
): Promise<TestReport[]> {
  const plan = await parts.planFor(copy)
  const runOnce: RunOnce = (only) => runTests(copy, plan, { ...parts.run, ...(only && { only }) })
  const first = await runOnce()
  if (runs === 1) return [first]
  const wanted = about ? await about(first) : []
  if (wanted === undefined) return [first]
  const only = withNeighbours(wanted, first)
  if (isSlow([first], parts) && canSelect(plan, only)) {
    return [first, ...(await repeatNarrowed(first, { runs: runs - 1, only, look }, runOnce))]
  }
  return [first, ...(await repeatWhole(runs - 1, runOnce))]
}

/** Does some work in a clean copy, which goes with it. */
export async function inCopy<T>(
  tree: string,
  parts: Pick<RepeatParts, 'openCopy'>,
  work: (copy: Workspace) => Promise<T>,
): Promise<T> {
  const copy = await parts.openCopy(tree)
  try {
    return await work(copy)
  } finally {
    await copy.close()
  }
}

/** The runs of the whole suite. */
export const wholeRuns = (reports: readonly TestReport[]): TestReport[] =>
  reports.filter(({ only }) => only === undefined)

/** The tests that failed. */
export const failingIn = ({ tests = [] }: TestReport): readonly TestResult[] => tests.filter(isFailing)

/** The tests of these ids, as a run without failures reports them: a file that broke has none of its own then. */
export function selectGreen(ids: readonly string[], { tests = [] }: TestReport): readonly TestResult[] {
  const green = new Set(ids)
  return tests.filter(({ id, file }) => green.has(id) || (file !== undefined && green.has(file)))
}

/** With the other tests of their files: where a runner selects by name, a test may need those in front of it. */
export function withNeighbours(wanted: readonly TestResult[], { tests = [] }: TestReport): readonly TestResult[] {
  const files = new Set(wanted.flatMap(({ file }) => file ?? []))
  const ids = new Set(wanted.map(({ id }) => id))
  return tests.filter(({ id, file }) => ids.has(id) || (file !== undefined && files.has(file)))
}

type RunOnce = (only?: readonly TestResult[]) => Promise<TestReport>

async function repeatWhole(runs: number, runOnce: RunOnce): Promise<TestReport[]> {
  const reports: TestReport[] = []
  for (let i = 0; i < runs; i++) {
    const report = await runOnce()
    reports.push(report)
    // A command that ran into its time limit would do so again; one run tells as much as two.
    if (report.ending === 'timed_out') break
  }
  return reports
}

interface Narrowed {
  readonly runs: number
  readonly only: readonly TestResult[]
  readonly look: TestReport | undefined
}

/**
 * Tests may behave otherwise when they run without the rest of the suite. What they always do then is no luck and no
 * flakiness: whole runs take the place of the narrowed ones. What they do at times is, and counts.
 */
async function repeatNarrowed(
  first: TestReport,
  { runs, only, look }: Narrowed,
  runOnce: RunOnce,
): Promise<TestReport[]> {
  const narrowed: TestReport[] = look ? restrict(look, only) : []
  while (narrowed.length < runs) narrowed.push(await runOnce(only))
  if (narrowed.every((report) => confirms(report, first))) return narrowed.map((report) => asItWas(report, first))

  const seen = narrowed.length > 1 ? narrowed : [...narrowed, await runOnce(only)]
  const isSteady = seen.every((report) => seen.every((other) => isSame(report, other)))
  return isSteady ? repeatWhole(runs, runOnce) : seen
}

/** The run as one of these tests alone; none where it has not come to its end, or has not shown all of them. */
function restrict(report: TestReport, wanted: readonly TestResult[]): TestReport[] {
  const reported = byId(report.tests ?? [])
  const tests = wanted.flatMap(({ id }) => reported.get(id) ?? [])
  const only = namesOfSelected(wanted)
  return only && report.ending === 'exited' && tests.length === wanted.length ? [{ ...report, tests, only }] : []
}

/** A runner that reports all tests has not made a choice: its command names them, or it was not reached. */
function asItWas({ only, ...report }: TestReport, whole: TestReport): TestReport {
  const reported = byId(report.tests ?? [])
  const isWhole = (whole.tests ?? []).every(({ id }) => reported.has(id))
  return only === undefined || isWhole ? report : { ...report, only }
}

/** Each test that the narrowed run was for, or has reported, is what it was in the whole one. */
function confirms(report: TestReport, whole: TestReport): boolean {
  const isRed = failingIn(report).length > 0
  return report.ending === 'exited' && (report.exitCode !== 0) === isRed && isIn(report, whole)
}

const isSame = (one: TestReport, other: TestReport) => one.exitCode === other.exitCode && isIn(one, other)

function isIn(report: TestReport, other: TestReport): boolean {
  const [here, there] = [byId(report.tests ?? []), byId(other.tests ?? [])]
  return [...(report.only ?? []), ...here.keys()].every((id) => here.get(id)?.status === there.get(id)?.status)
}
