import type { Workspace } from '../../workspace/workspace.ts'
import { isFailing } from '../compare.ts'
import type { TestPlan } from '../plan.ts'
import { isSlow, repeatIn, wholeRuns } from '../repeat.ts'
import type { TestRun } from '../run-tests.ts'
import type { CiFailures, NamedTests, Reproduction, TestReport } from '../types.ts'
import { aim, failingFor } from './aim.ts'
import { findFlaky, lookAt } from './look.ts'

interface ReproduceSettings extends TestRun {
  /** How many times the tests are run in all; at least once. */
  readonly runs: number
  /** A green suite ends nothing; if it is slow, one run of it is enough to begin with. */
  readonly mayBeGreen?: boolean
  /** As in `RunningParts`. */
  readonly slowMs?: number | undefined
  /** Where CI's failing tests are known, they are the ones that count. */
  readonly ci?: CiFailures | undefined
  /** These tests are run alone first; not where one run is all. */
  readonly named?: NamedTests | undefined
  readonly onLook?: (report: TestReport) => void
}

/** Runs the tests of the base commit until it is clear whether they are red, green or now one, now the other. */
export async function reproduce(copy: Workspace, plan: TestPlan, settings: ReproduceSettings): Promise<Reproduction> {
  const { ci, named, onLook } = settings
  const look = named && settings.runs > 1 ? await lookAt(named, { copy, plan, run: settings }) : undefined
  if (look) onLook?.(look.report)
  async function about(first: TestReport) {
    const goesOn = first.ending !== 'timed_out' && (await findSetupProblem(first, copy, plan)) === undefined
    const isEnough = settings.mayBeGreen && !isRed(first) && isSlow([first], settings)
    return goesOn && !isEnough ? failingFor(first, ci) : undefined
  }
  const parts = { ...settings, planFor: async () => plan, run: settings }
  const runs = await repeatIn(copy, { runs: settings.runs, about, look: look?.report }, parts)
  for (const report of wholeRuns(runs)) {
    const problem = await findSetupProblem(report, copy, plan)
    if (problem) return { kind: 'setup_failed', reason: problem, output: report.output }
  }
  const seen = classify(runs, ci)
  const flaky = seen.kind === 'green' && look ? await findFlaky(look, runs) : undefined
  return flaky ?? seen
}

/** A pure reading of the runs. */
export function classify(runs: readonly TestReport[], ci?: CiFailures): Reproduction {
  if (!runs.some(isRed)) return { kind: 'green', runs, unnamed: [] }
  return (ci && aim(runs, ci)) ?? classifyAll(runs)
}

function classifyAll(runs: readonly TestReport[]): Reproduction {
  // A red run that broke before it could report says nothing about single tests, and does not speak for any of them.
  const reported = runs.flatMap((report) => (report.tests ? [report.tests] : []))
  const failing = reported.map((tests) => new Set(tests.filter(isFailing).map((test) => test.id)))
  const ever = [...new Set(failing.flatMap((ids) => [...ids]))]
  const targets = ever.filter((id) => failing.every((ids) => ids.has(id)))
  const isFlaky = !runs.every(isRed) || (ever.length > 0 && targets.length === 0)
  return isFlaky ? { kind: 'flaky', runs, tests: ever } : { kind: 'failing', runs, targets, unnamed: [] }
}

const isRed = (report: TestReport) => report.exitCode !== 0 || (report.tests ?? []).some(isFailing)

/** Shells and runners have their own codes for "could not start" and "found no test". */
async function findSetupProblem(report: TestReport, copy: Workspace, plan: TestPlan): Promise<string | undefined> {
  const command = JSON.stringify(plan.command)
  if (report.tests !== undefined && report.tests.length > 0) return undefined
  if (report.ending === 'not_started' || report.exitCode === 127 || report.exitCode === 126) {
    return `The test command ${command} could not be started.`
  }
  if (report.ending === 'timed_out') return undefined
  if (report.tests !== undefined) return `The test command ${command} ran no test (exit code ${report.exitCode}).`
  if (report.exitCode === 0 || report.runner === 'exit code') return undefined
  // Code under test that breaks before the first test is a failure to repair. Its trace names a file of the copy.
  if (await namesFile(report.output, copy)) return undefined
  const limit = report.limit === undefined ? '' : ` ${report.limit}`
  return `The test command ${command} ended with exit code ${report.exitCode} before any test ran.${limit}`
}

/** By its whole path, or as compilers do: from the working directory, with a line. */
async function namesFile(output: string, copy: Workspace): Promise<boolean> {
  if (output.includes(copy.visibleDirectory)) return true
  const places = output.match(/[\w@./-]*\w\.\w+(?=[:(]\d)/g) ?? []
  const files = new Set(await copy.list('.'))
  return places.some((place) => files.has(place.replace(/^\.\//, '')))
}
