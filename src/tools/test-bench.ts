import { ToolError } from '../errors.ts'
import { isFailing, runTests, type TestPlan, type TestReport, type TestResult } from '../proof/proof.ts'
import { duration, quoted } from '../text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { renderReport } from './render-report.ts'
import { MAX_FILE_BYTES } from './sizes.ts'

/** Tests that take longer than this are not run after every write; the model asks for them when it is ready. */
const SLOW_MS = 60_000

interface TestBenchParts {
  readonly workspace: Workspace
  readonly plan: TestPlan
  readonly timeoutMs: number
  /** The tests as the base commit reported them. */
  readonly known: readonly TestResult[]
  /** The tests that must turn green; they are run after each write. */
  readonly targets: readonly TestResult[]
  /** Tests that fail here and are left alone, by id. */
  readonly unnamed: ReadonlySet<string>
  readonly now: () => number
}

/** Runs tests in the model's copy and remembers the last result for as long as it holds. */
export interface TestBench {
  run(tests: readonly string[] | undefined, signal: AbortSignal): Promise<string>
  runAfterWrites(signal: AbortSignal): Promise<string | undefined>
  /** The last run's report, as long as no file has changed since, by us or by anybody. */
  current(): Promise<TestReport | undefined>
}

/** A bench without a result yet. */
export function createTestBench(parts: TestBenchParts): TestBench {
  const { workspace, plan, timeoutMs, targets, unnamed, now } = parts
  let last: { readonly report: TestReport; readonly finishedAt: number; readonly revision: number } | undefined
  let slowestMs = 0

  async function runOnce(only: readonly TestResult[] | undefined, signal: AbortSignal): Promise<string> {
    last = undefined
    const report = await runTests(workspace, plan, { timeoutMs, signal, ...(only && { only }) })
    slowestMs = Math.max(slowestMs, report.durationMs)
    // A run that was stopped says nothing that could be built on.
    if (report.ending === 'exited') last = { report, finishedAt: now(), revision: workspace.revision() }
    return renderReport(report, { directory: workspace.visibleDirectory, unnamed })
  }

  return {
    run: async (tests, signal) => runOnce(tests && (await select(tests, parts)), signal),

    async runAfterWrites(signal) {
      if (slowestMs > SLOW_MS)
        return `The tests take ${duration(slowestMs)} and were not run. Call run_tests when the change is complete.`
      return runOnce(targets, signal)
    },

    async current() {
      if (!last || workspace.revision() !== last.revision || (await workspace.changedSince(last.finishedAt)))
        return undefined
      return last.report
    },
  }
}

/** Test ids or files, as the reports name them; or files of the copy that no report has named yet. */
async function select(names: readonly string[], { known, workspace }: TestBenchParts): Promise<TestResult[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const named = known.filter((test) => test.id === name || test.file === name)
      return named.length > 0 ? named : [await findFile(name, known, workspace)]
    }),
  )
  return found.flat()
}

async function findFile(name: string, known: readonly TestResult[], workspace: Workspace): Promise<TestResult> {
  // It becomes an argument of the runner: nothing but a file of the copy, and none that looks like an option.
  const isFile = /^[^-@+]/.test(name) && (await workspace.readIfPresent(name, MAX_FILE_BYTES)) !== undefined
  if (isFile) return { id: name, file: name, status: 'failed', isFile: true, message: undefined }
  const failing = known.filter(isFailing).slice(0, 5)
  const examples = failing.map((test) => quoted(test.id)).join(', ')
  const advice = examples === '' ? 'Use null to run all.' : `Failing tests are: ${examples}.`
  throw new ToolError(`No test or test file is named ${quoted(name)}. ${advice}`)
}
