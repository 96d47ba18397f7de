import {
  type Change,
  type ChangeEntry,
  editsOf,
  type SandboxReport,
  type TreeEdit,
  type Workspace,
} from '../workspace/workspace.ts'
import { compare, isFailing } from './compare.ts'
import { createEvidence } from './evidence.ts'
import { checkIntegrity } from './integrity.ts'
import { minimise } from './minimise.ts'
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
  /** How well the tests are shut in. */
  readonly sandbox: SandboxReport
  readonly run: TestRun
}

export interface ProofParts extends RepeatParts {
  readonly treeWith: (baseTree: string, edits: readonly TreeEdit[]) => Promise<string>
  readonly isTestFile: (path: string) => boolean
  /** Existing tests may be corrected. */
  readonly mayChangeTests?: boolean
  readonly runsBefore: number
  readonly runsAfter: number
  /** What a reviewer should look at; decides nothing. */
  readonly remarksOn: (change: Change) => readonly string[]
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
  const tests = change.entries.filter((entry) => parts.isTestFile(entry.path))
  // With a patch of nothing but tests there is no code to leave out: it is the tests themselves that were wrong.
  const isAsBase = tests.length === 0 || (parts.mayChangeTests && tests.length === change.entries.length)
  const before = isAsBase ? base.reports : await runBefore(change, tests, parts)
  const sides = { before, targets: chooseTargets(base, before) }
  const first = await proveAfter(change, sides, parts)
  if (!first.proven) return { change, evidence: first }

  const { tree, hunks } = await minimise(change, {
    ...parts,
    hasTime: parts.hasTimeToMinimise,
    check: async (smaller) => compare({ ...sides, after: await repeatTests(smaller, 1, parts) }),
  })
  if (tree === change.tree) return { change, evidence: { ...first, hunks } }
  const smaller = await parts.changeTo(tree)
  return { change: smaller, evidence: { ...(await proveAfter(smaller, sides, parts)), hunks } }
}

interface Sides {
  readonly before: readonly TestReport[]
  readonly targets: readonly string[] | undefined
}

async function proveAfter(change: Change, { before, targets }: Sides, parts: ProofParts): Promise<Evidence> {
  function judge(after: readonly TestReport[]): Evidence {
    parts.onRuns('after', after)
    return createEvidence(change, compare({ targets, before, after }), { before, after, sandbox: parts.sandbox })
  }
  const { evidence } = await runAfter({ change, runs: parts.runsAfter, judge }, parts)
  return { ...evidence, remarks: [...evidence.remarks, ...(evidence.proven ? parts.remarksOn(change) : [])] }
}

export interface AfterRuns {
  readonly change: Change
  readonly runs: number
  readonly judge: (after: readonly TestReport[]) => Evidence
}

/**
 * Runs the tests with the patch and has them judged; a patch that looks proven is then tried in the same copy with tests
 * that must fail. A proof whose reports cannot be believed is none.
 */
export function runAfter({ change, runs, judge }: AfterRuns, parts: RepeatParts) {
  return inCopy(change.tree, parts, async (copy) => {
    const after = await repeatIn(copy, runs, parts)
    const evidence = judge(after)
    if (!evidence.proven) return { evidence, after }
    const { reasons, remarks } = await checkIntegrity(change, after.at(-1), { copy, parts })
    const checked: Evidence = {
      ...evidence,
      proven: reasons.length === 0,
      reasons,
      remarks: [...evidence.remarks, ...remarks],
    }
    return { evidence: checked, after }
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

async function runBefore(change: Change, tests: readonly ChangeEntry[], parts: ProofParts): Promise<TestReport[]> {
  const tree = await parts.treeWith(change.baseTree, editsOf(tests))
  const reports = await repeatTests(tree, parts.runsBefore, parts)
  parts.onRuns('before', reports)
  return reports
}

/** Runs the tests of a tree several times in one clean copy. */
export const repeatTests = (tree: string, runs: number, parts: RepeatParts): Promise<TestReport[]> =>
  inCopy(tree, parts, (copy) => repeatIn(copy, runs, parts))

async function repeatIn(copy: Workspace, runs: number, parts: RepeatParts): Promise<TestReport[]> {
  const plan = await parts.planFor(copy)
  const reports: TestReport[] = []
  for (let i = 0; i < runs; i++) reports.push(await runTests(copy, plan, parts.run))
  return reports
}

async function inCopy<T>(tree: string, parts: RepeatParts, work: (copy: Workspace) => Promise<T>): Promise<T> {
  const copy = await parts.openCopy(tree)
  try {
    return await work(copy)
  } finally {
    await copy.close()
  }
}
