import { type Change, type ChangeEntry, editsOf, type TreeEdit, type Workspace } from '../workspace/workspace.ts'
import { compare, isFailing } from './compare.ts'
import { createEvidence } from './evidence.ts'
import type { TestPlan } from './plan.ts'
import { runTests, type TestRun } from './run-tests.ts'
import type { Evidence, TestReport } from './types.ts'

export { compare, isFailing, isPassing, WHOLE_COMMAND } from './compare.ts'
export { detectTestCommand } from './detect.ts'
export { countTests, createEvidence, digestIds, summarise } from './evidence.ts'
export { planTests, type TestPlan } from './plan.ts'
export { reproduce } from './reproduce.ts'
export { runTests, type TestRun } from './run-tests.ts'
export { SetupError, setUp } from './set-up.ts'
export type * from './types.ts'

export interface RepeatParts {
  /** A clean copy of a tree, with its dependencies, never touched before. */
  readonly openCopy: (tree: string) => Promise<Workspace>
  readonly planFor: (copy: Workspace) => Promise<TestPlan>
  readonly run: TestRun
}

export interface ProofParts extends RepeatParts {
  readonly treeWith: (baseTree: string, edits: readonly TreeEdit[]) => Promise<string>
  readonly isTestFile: (path: string) => boolean
  readonly runsBefore: number
  readonly runsAfter: number
  readonly onRuns: (phase: 'before' | 'after', reports: readonly TestReport[]) => void
}

export interface BaseRuns {
  readonly targets: readonly string[]
  /** Runs of the base tree in a clean copy; used again when the patch brings no tests of its own. */
  readonly reports: readonly TestReport[]
}

/**
 * Two clean copies, the same command in both: base + the patch's test files, then base + the whole patch. Neither copy
 * has been touched by the model, and nothing that a test process did elsewhere can be in them.
 */
export async function prove(change: Change, base: BaseRuns, parts: ProofParts): Promise<Evidence> {
  const tests = change.entries.filter((entry) => parts.isTestFile(entry.path))
  const before = tests.length === 0 ? base.reports : await runBefore(change, tests, parts)
  const after = await repeatTests(change.tree, parts.runsAfter, parts)
  parts.onRuns('after', after)
  const targets = chooseTargets(base, before)
  return createEvidence(change, compare({ targets, before, after }), { before, after })
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

async function runBefore(change: Change, tests: readonly ChangeEntry[], parts: ProofParts): Promise<TestReport[]> {
  const tree = await parts.treeWith(change.baseTree, editsOf(tests))
  const reports = await repeatTests(tree, parts.runsBefore, parts)
  parts.onRuns('before', reports)
  return reports
}

/** Runs the tests of a tree several times in one clean copy. */
export async function repeatTests(tree: string, runs: number, parts: RepeatParts): Promise<TestReport[]> {
  const copy = await parts.openCopy(tree)
  try {
    const plan = await parts.planFor(copy)
    const reports: TestReport[] = []
    for (let i = 0; i < runs; i++) reports.push(await runTests(copy, plan, parts.run))
    return reports
  } finally {
    await copy.close()
  }
}
