import { listSome, plural, quoted } from '../text.ts'
import { worse } from './runners/results.ts'
import type { Comparison, TestReport, TestResult } from './types.ts'

export interface Runs {
  /** The tests that must turn green; all tests that failed in every run before, when absent. */
  readonly targets: readonly string[] | undefined
  readonly before: readonly TestReport[]
  readonly after: readonly TestReport[]
  /** Runs of the base commit without the patch's tests, where there are some: what passed there must stay green as well. */
  readonly base?: readonly TestReport[]
}

/** Did it fix the tests? See docs/proof.md, "Compare". A test missing from the output counts as failed. */
export function compare(runs: Runs): Comparison {
  // Runs that broke before they could report say nothing of single tests, and the others do. But one after the patch
  // that reports none is compared test by test all the same: all are missing then.
  const reported = (reports: readonly TestReport[]) => reports.filter((report) => report.tests !== undefined)
  const before = reported(runs.before)
  const base = reported(runs.base ?? before)
  return before.length > 0 ? comparePerTest({ ...runs, before, base }) : compareExitCodes({ ...runs, base })
}

const NOTHING_TO_PROVE = 'No test failed before the patch, so there was nothing to prove.'

function comparePerTest(runs: Runs): Comparison {
  const { unseen, newlyFailing, neverRed, lucky, ...lists } = sortTests(runs)
  const { failToPass, stillFailing, passToFail, newlySkipped, missing, remaining } = lists
  const others = new Set([...neverRed, ...lucky])
  const failing = stillFailing.filter((id) => !others.has(id))
  const reasons = [
    ...(failToPass.length + stillFailing.length === 0 ? [NOTHING_TO_PROVE] : []),
    ...sentence(failing, 'still fails', 'still fail'),
    ...sentence(lucky, 'passed in some runs only', 'passed in some runs only'),
    ...sentence(neverRed, 'did not fail in every run before', 'did not fail in every run before'),
    ...sentence(passToFail, 'passed before and fails now', 'passed before and fail now'),
    ...sentence(newlySkipped, 'passed before and is skipped now', 'passed before and are skipped now'),
    ...sentence(missing, 'was there before and is missing now', 'were there before and are missing now'),
    ...sentence(newlyFailing, 'did not run before and fails now', 'did not run before and fail now'),
    ...(runs.after.length === 0 ? ['The tests were not run after the patch.'] : []),
    ...new Set(runs.after.flatMap(disagreement)),
  ]
  const remarks = [
    ...sentence(
      remaining,
      'failed before, was not targeted, and still fails',
      'failed before, were not targeted, and still fail',
    ),
    ...sentence(
      unseen,
      'is skipped, in a file that broke as a whole before',
      'are skipped, in files that broke as a whole before',
    ),
  ]
  return { method: 'per_test', proven: reasons.length === 0, reasons, remarks, ...lists }
}

/** Each list in the order of the reports. */
function sortTests(runs: Runs) {
  const was = readBefore(runs)
  const is = readRuns(runs.after)
  const wanted = runs.targets ?? was.ids.filter(was.isBroken)
  const targeted = new Set(wanted)
  const others = was.ids.filter((id) => !targeted.has(id))
  const passing = others.filter(was.isPassing)
  const isFixed = (id: string) => was.isBroken(id) && is.turnedGreen(id, was.find(id))
  const isGreen = (id: string) => is.always(id, was.isExpected(id) ? isPassing : hasPassed)
  const isSkippedNow = (id: string) => is.ever(id, (test) => isSkipped(test) || isExpected(test)) && !isGreen(id)

  const stillFailing = wanted.filter((id) => !isFixed(id))
  const passToFail = passing.filter((id) => is.ever(id, isFailing))
  const flaky = was.ids.filter(was.isFlaky)
  const known = new Set([...others.filter(was.isBroken), ...flaky])
  const accounted = new Set([...known, ...wanted, ...passToFail])
  const red = [...is.ids].filter((id) => is.ever(id, isFailing))
  return {
    failToPass: wanted.filter(isFixed),
    passToPass: passing.filter(isGreen),
    passToFail,
    stillFailing,
    neverRed: stillFailing.filter((id) => !was.isBroken(id)),
    lucky: stillFailing.filter((id) => was.isBroken(id) && is.ever(id, hasPassed)),
    missing: others.filter((id) => was.isInventory(id) && !is.always(id, () => true)),
    newlySkipped: passing.filter(isSkippedNow),
    flaky,
    remaining: red.filter((id) => known.has(id)),
    unseen: is.skippedIn(
      new Set(wanted.flatMap((id) => was.find(id) ?? []).flatMap((test) => (test.isFile ? (test.file ?? []) : []))),
    ),
    newlyFailing: red.filter((id) => !accounted.has(id)),
  }
}

/** What the runs before the patch say of a test; those of the base commit too, where they are other ones. */
function readBefore({ before, base = before }: Runs) {
  const was = readRuns(before)
  const old = readRuns(base)
  return {
    ids: [...new Set([...was.ids, ...old.ids])],
    find: was.find,
    isBroken: (id: string) => was.always(id, isFailing),
    isFlaky: (id: string) => was.ever(id, isFailing) && !was.always(id, isFailing),
    // A test file that the patch adds to may break as a whole: what it holds is known from the base commit.
    isPassing: (id: string) => was.always(id, isPassing) || (old.always(id, isPassing) && !was.ever(id, isFailing)),
    isExpected: (id: string) => was.ever(id, isExpected) || old.ever(id, isExpected),
    isInventory: (id: string) => was.always(id, isInventory) || old.always(id, isInventory),
  }
}

/** Exit code and report must agree: a report alone can be forged, and an exit code alone can be silenced. */
function disagreement(report: TestReport): string[] {
  if (report.ending !== 'exited') return [`The test command did not run to its end. ${report.limit ?? ''}`.trim()]
  if (report.tests === undefined) return ['The test runner left a report before the patch and none after it.']
  const failing = report.tests.filter(isFailing).length
  if (report.exitCode === 0 && failing > 0) {
    return [`The test command exited with 0 although its report names ${plural(failing, 'failing test')}.`]
  }
  if (report.exitCode !== 0 && failing === 0) {
    return [`The test command exited with ${report.exitCode} although its report names no failing test.`]
  }
  return []
}

function compareExitCodes({ before, after, base = [] }: Runs): Comparison {
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
    ...new Set(red.flatMap(explainRed)),
    ...losses({ base, after }),
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
    remaining: [],
  }
}

/** What a red run says of itself beside a red exit code. */
function explainRed(report: TestReport): readonly string[] {
  if (report.limit !== undefined) return [report.limit]
  if (report.ending !== 'exited' || report.exitCode !== 0) return []
  const [against = 'It exited with 0, and no test passed.'] = disagreement(report)
  return [against]
}

/** A test file of the patch's may break the whole run before it: what passed on the base commit is known all the same. */
function losses({ base, after }: Required<Pick<Runs, 'base' | 'after'>>): readonly string[] {
  if (base.length === 0) return []
  return comparePerTest({ targets: [], before: base, after }).reasons.filter((reason) => reason !== NOTHING_TO_PROVE)
}

/** Stands for the command where no single test can be named. */
export const WHOLE_COMMAND = '(the whole test command)'

/** Failed or broken; an expected failure is neither. */
export const isFailing = (test: TestResult): boolean => test.status === 'failed' || test.status === 'errored'
/** Passed, or failed as it was declared to. */
export const isPassing = (test: TestResult): boolean => hasPassed(test) || isExpected(test)
const hasPassed = (test: TestResult): boolean => test.status === 'passed'
/** Code under test can declare its own failure to be expected, in pytest for one: no red test turns green by that. */
const isExpected = (test: TestResult): boolean => test.status === 'expected_failure'
const isSkipped = (test: TestResult): boolean => test.status === 'skipped' || test.status === 'todo'
/** A broken file is not a test: once it works, its tests stand in its place. */
const isInventory = (test: TestResult): boolean => !test.isFile || hasPassed(test)

type Holds = (test: TestResult) => boolean

/** The results of one run, and whether it says anything of a test: a narrowed one that was for others does not. */
interface Run {
  readonly results: ReadonlyMap<string, TestResult>
  readonly speaksOf: (id: string) => boolean
}

function readRun({ tests = [], only }: TestReport): Run {
  const results = byId(tests)
  const asked = only && new Set(only)
  return { results, speaksOf: (id) => asked === undefined || asked.has(id) || results.has(id) }
}

function readRuns(reports: readonly TestReport[]) {
  const runs = reports.map(readRun)
  const ids = new Set(runs.flatMap(({ results }) => [...results.keys()]))
  const holds = ({ results }: Run, id: string, test: Holds) => {
    const result = results.get(id)
    return result !== undefined && test(result)
  }
  const everyRun = (id: string, test: (run: Run) => boolean) =>
    runs.length > 0 && runs.every((run) => !run.speaksOf(id) || test(run))
  return {
    ids,
    find: (id: string) => runs.map(({ results }) => results.get(id)).find((result) => result !== undefined),
    always: (id: string, test: Holds) => everyRun(id, (run) => holds(run, id, test)),
    /** Tests of these files that were skipped. */
    skippedIn: (files: ReadonlySet<string>) => [
      ...new Set(
        runs
          .flatMap(({ results }) => [...results.values()])
          .filter((test) => isSkipped(test) && test.file !== undefined && files.has(test.file))
          .map((test) => test.id),
      ),
    ],
    ever: (id: string, test: Holds) => runs.some((run) => holds(run, id, test)),
    /** A file that broke has no result of its own once it works: then its tests speak for it. */
    turnedGreen: (id: string, was: TestResult | undefined) =>
      everyRun(id, (run) => {
        if (holds(run, id, hasPassed)) return true
        if (!was?.isFile || run.results.has(id)) return false
        const own = [...run.results.values()]
        const inFile = own.filter((result) => result.file !== undefined && result.file === was.file)
        return inFile.some(hasPassed) && !inFile.some(isFailing)
      }),
  }
}

/** Of results that share an id the worse one counts: one may not stand in for the other. */
export function byId(tests: readonly TestResult[]): ReadonlyMap<string, TestResult> {
  const results = new Map<string, TestResult>()
  for (const test of tests) {
    const known = results.get(test.id)
    if (known === undefined || worse(known.status, test.status) !== known.status) results.set(test.id, test)
  }
  return results
}

function sentence(ids: readonly string[], one: string, many: string): string[] {
  if (ids.length === 0) return []
  return [`${plural(ids.length, 'test')} ${ids.length === 1 ? one : many}: ${listSome(ids.map(quoted))}.`]
}
