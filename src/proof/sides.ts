import { type Change, editsOf, type SandboxReport, type TreeEdit } from '../workspace/workspace.ts'
import { compare, isFailing } from './compare.ts'
import { failingIn, type RepeatParts, repeatTests, wholeRuns } from './repeat.ts'
import type { Comparison, TestReport } from './types.ts'

/** Runs of one tree without the patch. */
interface KnownRuns {
  readonly reports: readonly TestReport[]
  /** As many whole runs as there should be, in the place of narrowed ones; made once, however often they are asked for. */
  readonly complete: () => Promise<readonly TestReport[]>
}

export interface BaseRuns extends KnownRuns {
  readonly targets: readonly string[]
}

export interface SideParts extends RepeatParts {
  /** The runs before and after the patch may go side by side. */
  readonly isParallel?: boolean
  readonly sandbox: SandboxReport
  readonly treeWith: (baseTree: string, edits: readonly TreeEdit[]) => Promise<string>
  readonly isTestFile: (path: string) => boolean
  /** Existing tests may be corrected. */
  readonly mayChangeTests?: boolean
  readonly runsBefore: number
  readonly onRuns: (phase: 'before' | 'after', reports: readonly TestReport[]) => void
}

/** All that is known before the patch. */
export interface Sides {
  readonly base: BaseRuns
  /** The same as `base` where the patch brings no tests. */
  readonly before: KnownRuns
}

interface BeforeSide {
  readonly tree: string
  readonly run: () => Promise<Sides>
}

/** Runs of a tree, together with what completes them. */
export function createKnownRuns(
  tree: string,
  reports: readonly TestReport[],
  parts: RepeatParts & Pick<SideParts, 'runsBefore' | 'onRuns'>,
): KnownRuns {
  const whole = wholeRuns(reports)
  async function runMore() {
    const more = await repeatTests(tree, { runs: parts.runsBefore - whole.length }, parts)
    parts.onRuns('before', more)
    return [...whole, ...more]
  }
  let completed: Promise<readonly TestReport[]> | undefined
  return {
    reports,
    complete() {
      completed ??= whole.length < parts.runsBefore ? runMore() : Promise.resolve(reports)
      return completed
    },
  }
}

/** The base commit with the patch's test files, when it brings any; else the runs of the base commit are it. */
export async function planBefore(change: Change, base: BaseRuns, parts: SideParts): Promise<BeforeSide> {
  const tests = change.entries.filter((entry) => parts.isTestFile(entry.path))
  // With a patch of nothing but tests there is no code to leave out: it is the tests themselves that were wrong.
  const isAsBase = tests.length === 0 || (parts.mayChangeTests && tests.length === change.entries.length)
  if (isAsBase) return { tree: change.baseTree, run: async () => ({ base, before: base }) }
  const tree = await parts.treeWith(change.baseTree, editsOf(tests))
  return {
    tree,
    async run() {
      const reports = await repeatTests(
        tree,
        { runs: parts.runsBefore, about: async (first) => failingIn(first) },
        parts,
      )
      parts.onRuns('before', reports)
      return { base, before: createKnownRuns(tree, reports, parts) }
    },
  }
}

/** The two sides of a proof; what runs before is waited for by what judges the runs after. */
interface SideRuns<Before, After> {
  readonly runBefore: () => Promise<Before>
  readonly runAfter: (before: Promise<Before>) => Promise<After>
}

/** One after the other, or side by side where that is allowed and neither copy can be reached from the other. */
export async function runSides<Before, After>(
  { runBefore, runAfter }: SideRuns<Before, After>,
  { isParallel = false, sandbox }: Pick<SideParts, 'isParallel' | 'sandbox'>,
): Promise<{ readonly before: Before; readonly after: After }> {
  const before = runBefore()
  // Below level 2 the patch's code could make tests of the other copy fail, and so look like a repair of them.
  if (!isParallel || sandbox.level < 2) await before
  const after = runAfter(before)
  // Neither may go on behind our back when the other one fails.
  await Promise.allSettled([before, after])
  return { before: await before, after: await after }
}

/** Compares runs after the patch with both sides, as they are or with other runs before. */
export function compareSides(
  { base, before }: Sides,
  after: readonly TestReport[],
  reports: readonly TestReport[] = before.reports,
): Comparison {
  const targets = chooseTargets(base, reports)
  const isAsBase = base === before
  return compare({ targets, before: reports, after, ...(!isAsBase && { base: base.reports }) })
}

interface Compared {
  readonly comparison: Comparison
  readonly before: readonly TestReport[]
}

/**
 * A test that narrowed runs were not for was seen once before the patch, and may be flaky. So before one is held against
 * the patch, the whole suite is run as often as it would have been.
 */
export async function compareFairly(
  { reports, complete }: KnownRuns,
  compareWith: (before: readonly TestReport[]) => Comparison,
  { sandbox }: Pick<SideParts, 'sandbox'>,
): Promise<Compared> {
  const comparison = compareWith(reports)
  const { passToFail, missing, newlySkipped } = comparison
  const isBlamed = passToFail.length + missing.length + newlySkipped.length > 0
  // Below level 2 something that the patch has left behind could make its victims fail there too, and so look flaky.
  if (!isBlamed || sandbox.level < 2) return { comparison, before: reports }
  const before = await complete()
  return { comparison: before === reports ? comparison : compareWith(before), before }
}

/**
 * The tests that must turn green: those that the patch brings and that fail without it, else those that failed on the
 * base commit. Where neither exists, nothing is proven: a request without a failing test needs one ("red first").
 */
export function chooseTargets(base: BaseRuns, before: readonly TestReport[]): readonly string[] | undefined {
  const known = new Set(base.reports.flatMap((report) => (report.tests ?? []).map((test) => test.id)))
  const failing = before.map((report) => new Set((report.tests ?? []).filter(isFailing).map((test) => test.id)))
  const brought = [...(failing[0] ?? [])].filter((id) => !known.has(id) && failing.every((ids) => ids.has(id)))
  if (base.targets.length === 0) return before.every((report) => report.tests === undefined) ? undefined : brought
  return [...new Set([...base.targets, ...brought])]
}
