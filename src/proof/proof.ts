import { type Change, editsOf, type TreeEdit } from '../workspace/workspace.ts'
import { compare, isFailing, WHOLE_COMMAND } from './compare.ts'
import { createEvidence } from './evidence.ts'
import { checkIntegrity } from './integrity/integrity.ts'
import { minimise } from './minimise.ts'
import { inCopy, type JudgeParts, repeatIn, repeatTests } from './repeat.ts'
import type { Evidence, TestReport, TestResult } from './types.ts'

export { compare, isFailing, isPassing, WHOLE_COMMAND } from './compare.ts'
export { detectTestCommand } from './detect.ts'
export { countTests, createEvidence, digestIds, isOfOneRun, summarise } from './evidence.ts'
export { findHarness, type Harness } from './harness.ts'
export { planTests, type TestPlan } from './plan.ts'
export { inCopy, type JudgeParts, type RepeatParts, repeatIn, repeatTests } from './repeat.ts'
export { classify, reproduce } from './reproduce.ts'
export { runTests, type TestRun } from './run-tests.ts'
export { SetupError, setUp } from './set-up.ts'
export type * from './types.ts'

export interface ProofParts extends JudgeParts {
  /** The runs before and after the patch may go side by side. */
  readonly isParallel?: boolean
  readonly treeWith: (baseTree: string, edits: readonly TreeEdit[]) => Promise<string>
  readonly isTestFile: (path: string) => boolean
  /** Existing tests may be corrected. */
  readonly mayChangeTests?: boolean
  readonly runsBefore: number
  readonly runsAfter: number
  /** What a reviewer should look at; decides nothing. */
  readonly remarksOn: (change: Change) => readonly string[]
  /** Whether a patch that was made smaller may leave. */
  readonly mayLeave: (change: Change) => boolean
  readonly hasTimeToMinimise: () => boolean
  readonly changeTo: (tree: string) => Promise<Change>
  readonly onRuns: (phase: 'before' | 'after', reports: readonly TestReport[]) => void
}

export interface BaseRuns {
  readonly targets: readonly string[]
  /** Runs of the base tree in a clean copy; used again when the patch brings no tests of its own. */
  readonly reports: readonly TestReport[]
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
  const { before: sides, after: first } = await runSides(
    { runBefore: beforeSide.run, runAfter: (known) => proveAfter(change, { tree: beforeSide.tree, known }, parts) },
    parts,
  )
  if (!first.proven) return { change, evidence: first }

  const { failToPass } = first
  const check = async (smaller: string) => compare({ ...sides, after: await repeatTests(smaller, 1, parts) })
  const shrink = (hasTime: () => boolean) => minimise(change, { ...parts, failToPass, hasTime, check })
  const { tree, hunks } = await shrink(parts.hasTimeToMinimise)
  if (tree === change.tree) return { change, evidence: { ...first, hunks } }
  const smaller = await parts.changeTo(tree)
  const before = { tree: beforeSide.tree, known: Promise.resolve(sides) }
  const second = parts.mayLeave(smaller) ? await proveAfter(smaller, before, parts) : undefined
  if (second?.proven) return { change: smaller, evidence: { ...second, hunks } }
  // What could go in one run may be missed in another; then the whole patch is what was proven.
  return { change, evidence: { ...first, hunks: (await shrink(() => false)).hunks } }
}

/** All that is known before the patch. */
interface Sides {
  readonly base: readonly TestReport[]
  readonly before: readonly TestReport[]
  readonly targets: readonly string[] | undefined
}

interface BeforeSide {
  readonly tree: string
  readonly run: () => Promise<Sides>
}

async function planBefore(change: Change, base: BaseRuns, parts: ProofParts): Promise<BeforeSide> {
  const tests = change.entries.filter((entry) => parts.isTestFile(entry.path))
  // With a patch of nothing but tests there is no code to leave out: it is the tests themselves that were wrong.
  const isAsBase = tests.length === 0 || (parts.mayChangeTests && tests.length === change.entries.length)
  const sidesOf = (before: readonly TestReport[]) => ({
    base: base.reports,
    before,
    targets: chooseTargets(base, before),
  })
  if (isAsBase) return { tree: change.baseTree, run: async () => sidesOf(base.reports) }
  const tree = await parts.treeWith(change.baseTree, editsOf(tests))
  return {
    tree,
    async run() {
      const before = await repeatTests(tree, parts.runsBefore, parts)
      parts.onRuns('before', before)
      return sidesOf(before)
    },
  }
}

/** The two sides of a proof; what runs before is waited for by what judges the runs after. */
export interface SideRuns<Before, After> {
  readonly runBefore: () => Promise<Before>
  readonly runAfter: (before: Promise<Before>) => Promise<After>
}

/** One after the other, or side by side where that is allowed and neither copy can be reached from the other. */
export async function runSides<Before, After>(
  { runBefore, runAfter }: SideRuns<Before, After>,
  { isParallel = false, sandbox }: Pick<ProofParts, 'isParallel' | 'sandbox'>,
): Promise<{ readonly before: Before; readonly after: After }> {
  const before = runBefore()
  // Below level 2 the patch's code could make tests of the other copy fail, and so look like a repair of them.
  if (!isParallel || sandbox.level < 2) await before
  const after = runAfter(before)
  // Neither may go on behind our back when the other one fails.
  await Promise.allSettled([before, after])
  return { before: await before, after: await after }
}

interface KnownBefore {
  readonly tree: string
  readonly known: Promise<Sides>
}

async function proveAfter(change: Change, { tree, known }: KnownBefore, parts: ProofParts): Promise<Evidence> {
  async function judge(after: readonly TestReport[]): Promise<Evidence> {
    parts.onRuns('after', after)
    const sides = await known
    const { before } = sides
    return createEvidence(change, compare({ ...sides, after }), { before, after, sandbox: parts.sandbox })
  }
  const { evidence, after } = await runAfter({ change, beforeTree: tree, runs: parts.runsAfter, judge }, parts)
  if (!evidence.proven) return evidence
  const sides = await known
  const reasons = await findWeakened(change, { sides, after }, parts)
  if (reasons.length > 0) return { ...evidence, proven: false, reasons }
  return { ...evidence, remarks: [...evidence.remarks, ...describeUnloaded(sides), ...parts.remarksOn(change)] }
}

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
  const reports = await repeatTests(await treeWith(change.baseTree, editsOf(code)), 1, parts)
  const { passToFail, missing, newlySkipped } = compare({ targets: [], before: sides.base, after: reports })
  const lost = [...new Set([...passToFail, ...missing, ...newlySkipped])]
  const isGreen = (runs: readonly TestReport[]) => runs.every(({ exitCode }) => exitCode === 0)
  if (lost.length === 0 && (isGreen(reports) || !isGreen(sides.base))) return []
  const named = lost.length > 0 ? lost.slice(0, 5).map((id) => JSON.stringify(id)) : [WHOLE_COMMAND]
  return [`The patch weakens existing tests: as they were on the base commit, these do not pass: ${named.join(', ')}.`]
}

/** New tests whose file breaks before the patch are red as a whole, whatever each of them checks. */
function describeUnloaded({ targets = [], before, base }: Sides): string[] {
  const idsOf = (reports: readonly TestReport[], isWanted: (test: TestResult) => boolean) =>
    new Set(reports.flatMap((report) => report.tests ?? []).flatMap((test) => (isWanted(test) ? test.id : [])))
  const known = idsOf(base, isFailing)
  const whole = idsOf(before, (test) => test.isFile)
  return targets
    .filter((id) => whole.has(id) && !known.has(id))
    .map((id) => `${id} could not be loaded without the patch, so its tests were not seen to fail one by one.`)
}

export interface AfterRuns {
  readonly change: Change
  /** What the runs before were made with. */
  readonly beforeTree: string
  readonly runs: number
  readonly judge: (after: readonly TestReport[]) => Promise<Evidence>
  /** Whether the runs are good enough to be doubted; those of a proof are. */
  readonly isGood?: (after: readonly TestReport[]) => boolean
}

export interface AfterResult {
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
  { change, beforeTree, runs, judge, isGood = () => false }: AfterRuns,
  parts: JudgeParts,
): Promise<AfterResult> {
  return inCopy(change.tree, parts, async (copy) => {
    const startedAtMs = Date.now()
    const after = await repeatIn(copy, runs, parts)
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

/**
 * The tests that must turn green: those that the patch brings and that fail without it, else those that failed on the
 * base commit. Where neither exists, nothing is proven: a request without a failing test needs one ("red first").
 */
function chooseTargets(base: BaseRuns, before: readonly TestReport[]): readonly string[] | undefined {
  const known = new Set(base.reports.flatMap((report) => (report.tests ?? []).map((test) => test.id)))
  const failing = before.map((report) => new Set((report.tests ?? []).filter(isFailing).map((test) => test.id)))
  const brought = [...(failing[0] ?? [])].filter((id) => !known.has(id) && failing.every((ids) => ids.has(id)))
  if (base.targets.length === 0) return before.every((report) => report.tests === undefined) ? undefined : brought
  return [...new Set([...base.targets, ...brought])]
}
