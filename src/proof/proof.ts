import type { Change, ChangeEntry, TreeEdit, Workspace } from '../workspace/workspace.ts'
import { compare } from './compare.ts'
import { createEvidence } from './evidence.ts'
import type { TestPlan } from './plan.ts'
import { runTests, type TestRun } from './run-tests.ts'
import type { Evidence, TestReport } from './types.ts'

export { compare, isFailing, isPassing, WHOLE_COMMAND } from './compare.ts'
export { detectTestCommand } from './detect.ts'
export { countTests, digestIds, summarise } from './evidence.ts'
export { planTests, type TestPlan } from './plan.ts'
export { reproduce } from './reproduce.ts'
export { runTests, type TestRun } from './run-tests.ts'
export { SetupError, setUp } from './set-up.ts'
export type * from './types.ts'

export interface ProofParts {
  /** A clean copy of a tree, with its dependencies, never touched before. */
  readonly openCopy: (tree: string) => Promise<Workspace>
  readonly treeWith: (baseTree: string, edits: readonly TreeEdit[]) => Promise<string>
  readonly isTestFile: (path: string) => boolean
  readonly plan: TestPlan
  readonly run: TestRun
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
  const testEntries = change.entries.filter((entry) => parts.isTestFile(entry.path))
  const before = testEntries.length === 0 ? base.reports : await runsOfTests(change, testEntries, parts)
  const after = await repeat(change.tree, parts.runsAfter, parts)
  if (testEntries.length > 0) parts.onRuns('before', before)
  parts.onRuns('after', after)
  const targets = testEntries.length === 0 && base.targets.length > 0 ? { targets: base.targets } : {}
  return createEvidence(change, compare({ ...targets, before, after }), { before, after })
}

async function runsOfTests(change: Change, entries: readonly ChangeEntry[], parts: ProofParts): Promise<TestReport[]> {
  const edits = entries.map(
    (entry): TreeEdit => ({
      path: entry.path,
      mode: entry.newMode,
      content: entry.after === undefined ? undefined : Buffer.from(entry.after),
    }),
  )
  return repeat(await parts.treeWith(change.baseTree, edits), parts.runsBefore, parts)
}

async function repeat(tree: string, runs: number, parts: ProofParts): Promise<TestReport[]> {
  const copy = await parts.openCopy(tree)
  try {
    const reports: TestReport[] = []
    for (let i = 0; i < runs; i++) reports.push(await runTests(copy, parts.plan, parts.run))
    return reports
  } finally {
    await copy.close()
  }
}
