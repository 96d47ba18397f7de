import type { Workspace } from '../../workspace/workspace.ts'
import { isPassing } from '../compare.ts'
import type { TestPlan } from '../plan.ts'
import { failingIn } from '../repeat.ts'
import { canSelect, runTests, type TestRun } from '../run-tests.ts'
import type { NamedTests, Reproduction, TestReport } from '../types.ts'
import { matchNames } from './match-names.ts'

/** The tests that CI named, run alone before the whole suite. It decides nothing by itself. */
export interface Look extends Pick<NamedTests, 'names'> {
  readonly report: TestReport
  readonly again: () => Promise<TestReport>
}

/** What hangs alone hangs in the suite as well, and is not waited for twice. */
const MAX_MS = 60_000

interface LookParts {
  readonly copy: Workspace
  readonly plan: TestPlan
  readonly run: TestRun
}

/** Takes the first of these selections that the runner can be told; none where it can be told none of them. */
export async function lookAt(
  { names, selections }: NamedTests,
  { copy, plan, run }: LookParts,
): Promise<Look | undefined> {
  const only = selections.find((tests) => tests.length > 0 && canSelect(plan, tests))
  if (!only) return undefined
  const again = () => runTests(copy, plan, { ...run, only, timeoutMs: Math.min(run.timeoutMs, MAX_MS) })
  return { names, report: await again(), again }
}

/**
 * Tests that failed alone and are green in the whole suite need each other, or come and go: that is told apart by a
 * second look. `undefined` where none of those that CI named comes and goes.
 */
export async function findFlaky(
  { names, report, again }: Look,
  runs: readonly TestReport[],
): Promise<Reproduction | undefined> {
  const named = matchNames(names, report)
  const failed = failingIn(report).filter(({ id }) => named?.has(id))
  const wanted = runs.map(passingIn).reduce((left, green) => left.filter(({ id }) => green.has(id)), failed)
  if (report.ending !== 'exited' || wanted.length === 0) return undefined
  const second = await again()
  const green = passingIn(second)
  const tests = wanted.map(({ id }) => id).filter((id) => green.has(id))
  return tests.length > 0 ? { kind: 'flaky', runs: [...runs, report, second], tests } : undefined
}

const passingIn = ({ tests = [] }: TestReport): ReadonlySet<string> =>
  new Set(tests.filter(isPassing).map(({ id }) => id))
