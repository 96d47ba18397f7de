import type { SandboxReport, Workspace } from '../workspace/workspace.ts'
import type { TestPlan } from './plan.ts'
import { runTests, type TestRun } from './run-tests.ts'
import type { TestReport } from './types.ts'

export interface RepeatParts {
  /** A clean copy of a tree, with its dependencies, never touched before. */
  readonly openCopy: (tree: string) => Promise<Workspace>
  readonly planFor: (copy: Workspace) => Promise<TestPlan>
  readonly run: TestRun
}

export interface JudgeParts extends RepeatParts {
  /** How well the tests are shut in. */
  readonly sandbox: SandboxReport
  /** Whether a file says what is right, or how that is found out. */
  readonly isProtected: (path: string) => boolean
}

/** Runs the tests of a tree several times in one clean copy. */
export const repeatTests = (tree: string, runs: number, parts: RepeatParts): Promise<TestReport[]> =>
  inCopy(tree, parts, (copy) => repeatIn(copy, runs, parts))

export async function repeatIn(copy: Workspace, runs: number, parts: RepeatParts): Promise<TestReport[]> {
  const plan = await parts.planFor(copy)
  const reports: TestReport[] = []
  for (let i = 0; i < runs; i++) reports.push(await runTests(copy, plan, parts.run))
  return reports
}

/** Does some work in a clean copy, which goes with it. */
export async function inCopy<T>(tree: string, parts: RepeatParts, work: (copy: Workspace) => Promise<T>): Promise<T> {
  const copy = await parts.openCopy(tree)
  try {
    return await work(copy)
  } finally {
    await copy.close()
  }
}
