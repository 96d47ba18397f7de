import type { Comparison, TestReport, TestResult } from './types.ts'

export interface Runs {
  /** The tests that must turn green; all tests that failed in every run before, when absent. */
  readonly targets: readonly string[] | undefined
  readonly before: readonly TestReport[]
  readonly after: readonly TestReport[]
}

/** Did it fix the tests? Contract section 8, (a) to (d). A test missing from the output counts as failed. */
export function compare(runs: Runs): Comparison {
  // A run that reported tests before and reports none after is compared test by test all the same: all are missing then.
  const isPerTest = runs.before.length > 0 && runs.before.every((report) => report.tests !== undefined)
  return isPerTest ? comparePerTest(runs) : compareExitCodes(runs)
}

function comparePerTest({ targets, before, after }: Runs): Comparison {
  const was = readRuns(before)
  const is = readRuns(after)
  const ids = [...was.ids]
  const broken = ids.filter((id) => was.always(id, isFailing))
  const flaky = ids.filter((id) => was.ever(id, isFailing) && !was.always(id, isFailing))
  const passing = ids.filter((id) => was.always(id, isPassing))
  const wanted = targets ?? broken

  const isFixed = (id: string) => was.always(id, isFailing) && is.turnedGreen(id, was.find(id))
  const failToPass = wanted.filter(isFixed)
  const stillFailing = wanted.filter((id) => !isFixed(id))
  const missing = passing.filter((id) => !is.always(id, () => true))
  const newlySkipped = passing.filter((id) => is.ever(id, isSkipped))
  const passToFail = passing.filter((id) => is.ever(id, isFailing))
  const passToPass = passing.filter((id) => is.always(id, isPassing))

  const targeted = new Set(wanted)
  const known = new Set([...broken.filter((id) => !targeted.has(id)), ...flaky])
  const remaining = [...is.ids].filter((id) => is.ever(id, isFailing) && known.has(id))
  const newlyFailing = [...is.ids].filter((id) => is.ever(id, isFailing) && !known.has(id) && !was.ids.has(id))
  const isLucky = (id: string) => is.ever(id, isPassing)

  const reasons = [
    ...(wanted.length === 0 ? ['No test failed before the patch, so there was nothing to prove.'] : []),
    ...sentence(
      stillFailing.filter((id) => !isLucky(id)),
      'still fails',
      'still fail',
    ),
    ...sentence(stillFailing.filter(isLucky), 'passed in some runs only', 'passed in some runs only'),
    ...sentence(passToFail, 'passed before and fails now', 'passed before and fail now'),
    ...sentence(newlySkipped, 'passed before and is skipped now', 'passed before and are skipped now'),
    ...sentence(missing, 'passed before and is missing now', 'passed before and are missing now'),
    ...sentence(newlyFailing, 'is new and fails', 'are new and fail'),
    ...(after.length === 0 ? ['The tests were not run after the patch.'] : []),
    ...new Set(after.flatMap(disagreement)),
  ]
  return {
    method: 'per_test',
    proven: reasons.length === 0,
    reasons,
    remarks: sentence(
      remaining,
      'failed before, was not targeted, and still fails',
      'failed before, were not targeted, and still fail',
    ),
    failToPass,
    passToPass,
    passToFail,
    stillFailing,
    missing,
    newlySkipped,
    flaky,
  }
}

/** Exit code and report must agree: a report alone can be forged, and an exit code alone can be silenced. */
function disagreement(report: TestReport): string[] {
  if (report.ending !== 'exited') return [`The test command did not run to its end. ${report.limit ?? ''}`.trim()]
  if (report.tests === undefined) return ['The test runner left a report before the patch and none after it.']
  const failing = report.tests.filter(isFailing).length
  if (report.exitCode === 0 && failing > 0) {
    return [`The test command exited with 0 although its report names ${count(failing, 'failing test')}.`]
  }
  if (report.exitCode !== 0 && failing === 0) {
    return [`The test command exited with ${report.exitCode} although its report names no failing test.`]
  }
  return []
}

function compareExitCodes({ before, after }: Runs): Comparison {
  const isGreen = (report: TestReport) =>
    report.ending === 'exited' &&
    report.exitCode === 0 &&
    (report.tests === undefined || (report.tests.some(isPassing) && !report.tests.some(isFailing)))
  const failedBefore = before.length > 0 && before.every((report) => report.exitCode !== 0)
  const red = after.filter((report) => !isGreen(report))
  const reasons = [
    ...(failedBefore ? [] : ['The test command did not fail in every run before the patch.']),
    ...(after.length === 0 ? ['The test command was not run after the patch.'] : []),
    ...(red.length > 0 ? [`The test command failed in ${red.length} of ${after.length} runs after the patch.`] : []),
  ]
  const proven = reasons.length === 0
  return {
    method: 'exit_code',
    proven,
    reasons,
    remarks: ['The test runner left no per-test report, so the proof is by the exit code of the whole command.'],
    failToPass: proven ? [WHOLE_COMMAND] : [],
    passToPass: [],
    passToFail: [],
    stillFailing: proven ? [] : [WHOLE_COMMAND],
    missing: [],
    newlySkipped: [],
    flaky: [],
  }
}

/** Stands for the command where no single test can be named. */
export const WHOLE_COMMAND = '(the whole test command)'

export const isFailing = (test: TestResult): boolean => test.status === 'failed' || test.status === 'errored'
export const isPassing = (test: TestResult): boolean => test.status === 'passed' || test.status === 'expected_failure'
const isSkipped = (test: TestResult): boolean => test.status === 'skipped' || test.status === 'todo'

type Holds = (test: TestResult) => boolean

function readRuns(reports: readonly TestReport[]) {
  const runs = reports.map((report) => new Map((report.tests ?? []).map((test) => [test.id, test])))
  const ids = new Set(runs.flatMap((run) => [...run.keys()]))
  const holds = (run: ReadonlyMap<string, TestResult>, id: string, test: Holds) => {
    const result = run.get(id)
    return result !== undefined && test(result)
  }
  return {
    ids,
    find: (id: string) => runs.map((run) => run.get(id)).find((result) => result !== undefined),
    always: (id: string, test: Holds) => runs.length > 0 && runs.every((run) => holds(run, id, test)),
    ever: (id: string, test: Holds) => runs.some((run) => holds(run, id, test)),
    /** A file that broke has no result of its own once it works: then its tests speak for it. */
    turnedGreen: (id: string, was: TestResult | undefined) =>
      runs.length > 0 &&
      runs.every((run) => {
        if (holds(run, id, isPassing)) return true
        if (!was?.isFile || run.has(id)) return false
        const inFile = [...run.values()].filter((result) => result.file !== undefined && result.file === was.file)
        return inFile.some(isPassing) && !inFile.some(isFailing)
      }),
  }
}

function sentence(ids: readonly string[], one: string, many: string): string[] {
  if (ids.length === 0) return []
  const named = ids
    .slice(0, 5)
    .map((id) => JSON.stringify(id))
    .join(', ')
  const rest = ids.length > 5 ? ` and ${ids.length - 5} more` : ''
  return [`${count(ids.length, 'test')} ${ids.length === 1 ? one : many}: ${named}${rest}.`]
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
