import { countTests, failingIn, type TestReport, type TestResult } from '../proof/proof.ts'
import { cutText, duration, plainText, plural, shortenMiddle } from '../text.ts'

const MAX_FAILURES = 10
const MAX_NAME = 300
const MAX_FAILURE_BYTES = 1_500
const MAX_LOG_BYTES = 4_000

/** What a report is shown by. */
export interface ReportView {
  /** Paths below it, as the tests saw it, become those that the tools take. */
  readonly directory: string
  /** Failing tests that are left alone, by id: they are counted and not shown. */
  readonly unnamed: ReadonlySet<string>
}

/** One test run for the model: the result, then the failures, then the log's end. */
export function renderReport(report: TestReport, { directory, unnamed }: ReportView): string {
  const all = failingIn(report)
  const failures = all.filter(({ id }) => !unnamed.has(id))
  const shown = failures.slice(0, MAX_FAILURES)
  const rest = failures.length - shown.length
  const left = all.length - failures.length
  const needsLog = report.exitCode !== 0 && (all.length === 0 || report.ending !== 'exited')
  return [
    renderResult(report),
    ...shown.map((test) => renderFailure(test, directory)),
    ...(rest > 0 ? [`[${plural(rest, 'more failure')}]`] : []),
    ...(left > 0
      ? [`[${plural(left, 'failure')} of tests that CI's log does not name, and that you leave alone]`]
      : []),
    ...(needsLog ? [renderLog(report.output, directory)] : []),
  ].join('\n\n')
}

function renderFailure({ id, message = '' }: TestResult, directory: string): string {
  const name = cutText(plainText(id), MAX_NAME)
  const lines = plainText(message)
    .split('\n')
    .filter((line) => !FOREIGN_FRAME.test(line))
  const text = shortenMiddle(withLocalPaths(lines.join('\n'), directory).trim(), MAX_FAILURE_BYTES)
  return text === '' ? `FAILED ${name}` : `FAILED ${name}\n${text}`
}

function renderLog(output: string, directory: string): string {
  const log = shortenMiddle(withLocalPaths(plainText(output), directory).trim(), MAX_LOG_BYTES)
  return log === '' ? 'The command printed nothing.' : `Log:\n${log}`
}

const withLocalPaths = (text: string, directory: string) => text.replaceAll(`${directory}/`, '')

/** A step of a trace through the test runner or the runtime: it says nothing about the fault. */
const FOREIGN_FRAME = /^\s+at (.*[( ])?(node:|(file:\/\/)?\/.*\/node_modules\/)/

/** `Tests: exit code 1; 1 passed, 2 failed (0.3 s).` */
export function renderResult(report: TestReport): string {
  const time = duration(report.durationMs)
  const limit = report.limit === undefined ? '' : ` ${report.limit}`
  if (report.ending !== 'exited' && report.ending !== 'not_started')
    return `Tests: stopped after ${time}.${limit} This counts as a failure.`
  const counts = report.tests ? `; ${renderCounts(report)}` : ''
  return `Tests: exit code ${report.exitCode}${counts} (${time}).${limit}`
}

function renderCounts(report: TestReport): string {
  const { passed, failed, errored, skipped, todo, expected_failure } = countTests(report)
  const parts = [
    [passed, 'passed'],
    [failed, 'failed'],
    [errored, 'broken'],
    [skipped, 'skipped'],
    [todo, 'todo'],
    [expected_failure, 'failed as expected'],
  ] as const
  const named = parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`)
  return named.length === 0 ? 'no test ran' : named.join(', ')
}
