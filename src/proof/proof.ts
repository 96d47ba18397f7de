import { listSome, quoted } from '../text.ts'
import { type Change, editsOf } from '../workspace/workspace.ts'
import { compare, WHOLE_COMMAND } from './compare.ts'
import { createEvidence } from './evidence.ts'
import { checkIntegrity } from './integrity/integrity.ts'
import { minimise } from './minimise.ts'
import {
  failingIn,
  inCopy,
  isSlow,
  type JudgeParts,
  type Repeats,
  repeatIn,
  repeatTests,
  selectGreen,
  withNeighbours,
} from './repeat.ts'
import {
  type BaseRuns,
  chooseTargets,
  compareFairly,
  compareSides,
  planBefore,
  runSides,
  type SideParts,
  type Sides,
} from './sides.ts'
import type { Comparison, Evidence, TestReport, TestResult } from './types.ts'

export { detectTestCommand } from './command/detect.ts'
export { byId, compare, isFailing, isPassing, WHOLE_COMMAND } from './compare.ts'
export { countTests, createEvidence, digestIds, isOfMachine, summarise } from './evidence.ts'
export { findHarness, type Harness } from './harness.ts'
export { planTests, type TestPlan } from './plan.ts'
export {
  failingIn,
  inCopy,
  isSlow,
  type JudgeParts,
  type RepeatParts,
  repeatIn,
  repeatTests,
  withNeighbours,
} from './repeat.ts'
export { describeUnnamed, failingFor, isAboutUnnamed, isRedBeyond, unnamedIn } from './reproduction/aim.ts'
export { classify, reproduce } from './reproduction/reproduce.ts'
export { runTests, type TestRun } from './run-tests.ts'
export { SetupError, setUp } from './set-up.ts'
export { type BaseRuns, createKnownRuns, runSides } from './sides.ts'
export type * from './types.ts'

export interface ProofParts extends JudgeParts, SideParts {
  readonly runsAfter: number
  /** What a reviewer should look at; decides nothing. */
  readonly remarksOn: (change: Change) => readonly string[]
  /** Whether a patch that was made smaller may leave. */
  readonly mayLeave: (change: Change) => boolean
  readonly hasTimeToMinimise: () => boolean
  readonly changeTo: (tree: string) => Promise<Change>
}

/** A patch with its proof. The patch may have become smaller on the way. */
export interface Proven {
  readonly change: Change
  readonly evidence: Evidence
}

/**
 * Two clean copies, the same command in both: base + the patch's test files, then base + the whole patch. Neither copy
 * has been touched by the model, and nothing that a test process did elsewhere can be in them. What was proven is made as
 * small as it can be, and then proven again.
 */
export async function prove(change: Change, base: BaseRuns, parts: ProofParts): Promise<Proven> {
  const beforeSide = await planBefore(change, base, parts)
  const { before: sides, after: proof } = await runSides(
    { runBefore: beforeSide.run, runAfter: (known) => proveAfter(change, { tree: beforeSide.tree, known }, parts) },
    parts,
  )
  const first = proof.evidence
  if (!first.proven) return { change, evidence: first }

  const { failToPass } = first
  const check = (smaller: string) => checkSmaller(smaller, { sides, failToPass, after: proof.after }, parts)
  const shrink = (hasTime: () => boolean) => minimise(change, { ...parts, failToPass, hasTime, check })
  const { tree, hunks } = await shrink(parts.hasTimeToMinimise)
  if (tree === change.tree) return { change, evidence: { ...first, hunks } }
  const smaller = await parts.changeTo(tree)
  const before = { tree: beforeSide.tree, known: Promise.resolve(sides) }
  const second = parts.mayLeave(smaller) ? await proveAfter(smaller, before, parts) : undefined
  if (second?.evidence.proven) return { change: smaller, evidence: { ...second.evidence, hunks } }
  // What could go in one run may be missed in another; then the whole patch is what was proven.
  return { change, evidence: { ...first, hunks: (await shrink(() => false)).hunks } }
}

interface KnownBefore {
  readonly tree: string
  readonly known: Promise<Sides>
}

type AfterProof = Pick<AfterResult, 'evidence' | 'after'>

async function proveAfter(change: Change, { tree, known }: KnownBefore, parts: ProofParts): Promise<AfterProof> {
  async function judge(after: readonly TestReport[]): Promise<Evidence> {
    parts.onRuns('after', after)
    const sides = await known
    const compareWith = (reports: readonly TestReport[]) => compareSides(sides, after, reports)
    const { comparison, before } = await compareFairly(sides.before, compareWith, parts)
    return createEvidence(change, comparison, { before, after, sandbox: parts.sandbox })
  }
  const about = async (first: TestReport) => findTurned(await known, first, parts)
  const repeats = { runs: parts.runsAfter, about }
  const { evidence, after } = await runAfter({ change, beforeTree: tree, repeats, judge }, parts)
  if (!evidence.proven) return { evidence, after }
  const sides = await known
  const reasons = await findWeakened(change, { sides, after }, parts)
  if (reasons.length > 0) return { evidence: { ...evidence, proven: false, reasons }, after }
  const remarks = [...evidence.remarks, ...describeUnloaded(sides), ...parts.remarksOn(change)]
  return { evidence: { ...evidence, remarks }, after }
}

/**
 * The tests that turned green. What is red in the first run after the patch is not proven by further ones. None of a
 * suite that is quick without the patch: by being slow the patch would choose beside which tests it is doubted.
 */
function findTurned(sides: Sides, first: TestReport, parts: ProofParts): readonly TestResult[] | undefined {
  const { failToPass, stillFailing } = compareSides(sides, [first])
  if (stillFailing.length > 0) return undefined
  return isSlow(sides.base.reports, parts) ? selectGreen(failToPass, first) : []
}

interface Green {
  readonly sides: Sides
  readonly after: readonly TestReport[]
  readonly failToPass: readonly string[]
}

/** One more run. Of a slow suite first of the tests that turned green: where they are red again, that says enough. */
async function checkSmaller(tree: string, { sides, after, failToPass }: Green, parts: ProofParts): Promise<Comparison> {
  const run = { ...parts.run, timeoutMs: Math.min(parts.run.timeoutMs, patienceWith(after)) }
  const [whole] = after
  if (whole && isSlow(after, parts)) {
    const only = withNeighbours(selectGreen(failToPass, whole), whole)
    const quick = await repeatTests(tree, { runs: 1 }, { ...parts, run: { ...run, only } })
    const seen = compareSides(sides, quick)
    if (seen.stillFailing.length > 0) return seen
  }
  const reports = await repeatTests(tree, { runs: 1 }, { ...parts, run })
  const compareWith = (before: readonly TestReport[]) => compareSides(sides, reports, before)
  return (await compareFairly(sides.before, compareWith, parts)).comparison
}

/** In milliseconds. Without the piece that ends a loop tests hang, and the whole patch is proven already. */
const patienceWith = (after: readonly TestReport[]): number =>
  5_000 + 2 * Math.max(...after.map(({ durationMs }) => durationMs))

/**
 * A line that is added to a test can end it early, and a new helper can take the place of what it asks. So the tests of
 * the base commit, as they are there, must stand the patch's code too.
 */
async function findWeakened(
  change: Change,
  { sides, after }: { readonly sides: Sides; readonly after: readonly TestReport[] },
  { mayChangeTests, isTestFile, treeWith, ...parts }: ProofParts,
): Promise<readonly string[]> {
  const files = new Set(after.flatMap((report) => report.tests ?? []).flatMap((test) => test.file ?? []))
  const isReported = (path: string) => [...files].some((file) => path === file || path.endsWith(`/${file}`))
  const tests = change.entries.filter(({ path }) => isTestFile(path))
  const isPlain = tests.every(({ path, kind }) => kind === 'add' && isReported(path))
  if (mayChangeTests || isPlain) return []

  const code = change.entries.filter(({ path }) => !isTestFile(path))
  const reports = await repeatTests(await treeWith(change.baseTree, editsOf(code)), { runs: 1 }, parts)
  const compareWith = (before: readonly TestReport[]) => compare({ targets: [], before, after: reports })
  const { comparison, before } = await compareFairly(sides.base, compareWith, parts)
  const { passToFail, missing, newlySkipped } = comparison
  const lost = [...new Set([...passToFail, ...missing, ...newlySkipped])]
  const isGreen = (runs: readonly TestReport[]) => runs.every(({ exitCode }) => exitCode === 0)
  if (lost.length === 0 && (isGreen(reports) || !isGreen(before))) return []
  const named = lost.length > 0 ? listSome(lost.map(quoted)) : WHOLE_COMMAND
  return [`The patch weakens existing tests: as they were on the base commit, these do not pass: ${named}.`]
}

/** New tests whose file breaks before the patch are red as a whole, whatever each of them checks. */
function describeUnloaded({ base, before }: Sides): string[] {
  const known = new Set(base.reports.flatMap(failingIn).map(({ id }) => id))
  const whole = new Set(
    before.reports.flatMap(({ tests = [] }) => tests).flatMap((test) => (test.isFile ? test.id : [])),
  )
  return (chooseTargets(base, before.reports) ?? [])
    .filter((id) => whole.has(id) && !known.has(id))
    .map((id) => `${id} could not be loaded without the patch, so its tests were not seen to fail one by one.`)
}

interface AfterRuns {
  readonly change: Change
  /** What the runs before were made with. */
  readonly beforeTree: string
  readonly repeats: Repeats
  readonly judge: (after: readonly TestReport[]) => Promise<Evidence>
  /** Whether the runs are good enough to be doubted; those of a proof are. */
  readonly isGood?: (after: readonly TestReport[]) => boolean
}

interface AfterResult {
  readonly evidence: Evidence
  readonly after: readonly TestReport[]
  /** Why the runs cannot be believed. */
  readonly doubts: readonly string[]
}

/**
 * Runs the tests with the patch and has them judged; a patch that looks proven is then tried in the same copy with tests
 * that must fail. A proof whose reports cannot be believed is none.
 */
export function runAfter(
  { change, beforeTree, repeats, judge, isGood = () => false }: AfterRuns,
  parts: JudgeParts,
): Promise<AfterResult> {
  return inCopy(change.tree, parts, async (copy) => {
    const startedAtMs = Date.now()
    const after = await repeatIn(copy, repeats, parts)
    const evidence = await judge(after)
    if (!evidence.proven && !isGood(after)) return { evidence, after, doubts: [] }
    const found = await checkIntegrity({ change, copy, startedAtMs, beforeTree, evidence, after }, parts)
    const checked: Evidence = {
      ...evidence,
      proven: evidence.proven && found.reasons.length === 0,
      reasons: [...evidence.reasons, ...found.reasons],
      remarks: [...evidence.remarks, ...found.remarks],
    }
    return { evidence: checked, after, doubts: found.reasons }
  })
}
