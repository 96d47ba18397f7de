import { plural } from '../../text.ts'
import { isFailing } from '../compare.ts'
import { failingIn } from '../repeat.ts'
import type { CiFailures, Reproduction, TestReport, TestResult } from '../types.ts'
import { matchNames } from './match-names.ts'

/**
 * A pure reading of runs that are red, for the failing tests that CI named. What fails here alone, for want of a network
 * or a service, is no failure of CI's. `undefined` where it is not certain which of the failures here are CI's: then all
 * of them count.
 */
export function aim(runs: readonly TestReport[], ci: CiFailures): Reproduction | undefined {
  const [first] = runs
  const named = first && runs.every(isWhole) ? findNamed(first, ci) : undefined
  if (!named) return undefined

  const failing = runs.map((report) => new Set(failingIn(report).map(({ id }) => id)))
  const ever = [...new Set(failing.flatMap((ids) => [...ids]))]
  const own = ever.filter((id) => named.has(id))
  const unnamed = ever.filter((id) => !named.has(id))
  const targets = own.filter((id) => failing.every((ids) => ids.has(id)))
  if (targets.length > 0) return { kind: 'failing', runs, targets, unnamed }
  if (own.length > 0) return { kind: 'flaky', runs, tests: own }
  const isExplained = runs.every((report) => report.exitCode === 0 || failingIn(report).length > 0)
  return isExplained ? { kind: 'green', runs, unnamed } : undefined
}

/** The failing tests that further runs are for. */
export function failingFor(first: TestReport, ci: CiFailures | undefined): readonly TestResult[] {
  const named = ci && findNamed(first, ci)
  return failingIn(first).filter(({ id }) => named?.has(id) ?? true)
}

/** The failing tests that CI's log does not name; none where it was not used. */
export const unnamedIn = (seen: Reproduction): readonly string[] => ('unnamed' in seen ? seen.unnamed : [])

/** What a reviewer is told of failing tests that were left alone, as sentences. */
export const describeUnnamed = ({ length }: readonly string[]): readonly string[] =>
  length === 0 ? [] : [renderUnnamed(length)]

function renderUnnamed(count: number): string {
  const others = `${plural(count, 'other test')} ${count === 1 ? 'fails' : 'fail'}`
  return `Only the failing tests that CI's log names are to turn green here. Without the patch ${others} here that it does not name; what tests do not get here, such as the network or a service, may be the reason.`
}

/** Whether a remark is that sentence, and no path that holds its words. */
export function isAboutUnnamed(remark: string): boolean {
  const count = / Without the patch (\d+) other tests? fails? here /.exec(remark)?.[1]
  return count !== undefined && remark === renderUnnamed(Number(count))
}

/** Whether a run is red for more than these tests. */
export function isRedBeyond(report: TestReport, unnamed: ReadonlySet<string>): boolean {
  const failing = failingIn(report)
  return failing.length === 0 ? report.exitCode !== 0 : failing.some(({ id }) => !unnamed.has(id))
}

const isWhole = ({ ending, tests }: TestReport) => ending === 'exited' && tests !== undefined

/** By id. A test that CI has not run has not passed there: what stops at the first failure there goes on here. */
function findNamed(report: TestReport, { names, ran }: CiFailures): ReadonlySet<string> | undefined {
  const { tests = [] } = report
  const here = tests.filter((test) => RUNNING.has(test.status) && (!test.isFile || isFailing(test)))
  return ran !== undefined && here.length > ran ? undefined : matchNames(names, report)
}

const RUNNING: ReadonlySet<TestResult['status']> = new Set(['passed', 'failed', 'errored', 'expected_failure'])
