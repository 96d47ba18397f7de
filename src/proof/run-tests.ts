import { ConfigError } from '../errors.ts'
import type { Command, Workspace } from '../workspace/workspace.ts'
import type { TestPlan } from './plan.ts'
import type { Instrumentation, Runner } from './runners/runner.ts'
import type { TestReport, TestResult } from './types.ts'

/** Output kept of one run, for people and the model; the report is read apart from it. */
const MAX_OUTPUT_BYTES = 256 * 1024
/** A test run that prints more than this is ended. */
const KILL_AFTER_BYTES = 64 * 1024 * 1024
const MAX_REPORT_BYTES = 256 * 1024 * 1024

export interface TestRun {
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Runs these tests only, where the runner can; all of them otherwise. */
  readonly only?: readonly TestResult[]
}

/** Runs the test command once in the copy and reads what its runner reports. A failing test is a result, not an error. */
export async function runTests(workspace: Workspace, plan: TestPlan, run: TestRun): Promise<TestReport> {
  const folder = await workspace.openReportFolder()
  try {
    const instrumentation =
      plan.runner?.instrument({ folder: folder.path, words: plan.words, isDirect: plan.isDirect }) ?? {}
    const { command, isReported } = buildCommand(plan, instrumentation, run.only)
    await folder.add(instrumentation.files ?? {})
    const result = await workspace.run(command, {
      timeoutMs: run.timeoutMs,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      killAfterBytes: KILL_AFTER_BYTES,
      signal: run.signal,
    })
    const read = (name: string) => folder.read(name, MAX_REPORT_BYTES)
    const parse = (runner: Runner) => runner.parse({ read, directory: workspace.directory })
    const tests = isReported && plan.runner ? await parse(plan.runner) : undefined
    const { exitCode, ending, durationMs, output } = result
    return { runner: plan.runner?.name ?? 'exit code', exitCode, ending, durationMs, tests, output }
  } finally {
    await folder.remove()
  }
}

function buildCommand(
  plan: TestPlan,
  { env = {}, args = [], words }: Instrumentation,
  only: readonly TestResult[] | undefined,
): { command: Command; isReported: boolean } {
  const selection = only && only.length > 0 ? (plan.runner?.select?.(only) ?? []) : []
  const own = words && plan.isDirect ? nonEmpty(words) : undefined
  const argv = own ? ([...own, ...selection] as const) : plan.start([...args, ...selection])
  const whole = argv ?? plan.start([])
  if (!whole) throw new ConfigError(`The test command ${JSON.stringify(plan.command)} cannot be started.`)
  return {
    command: { argv: [...whole], env: joinEnv(plan.env, argv ? env : {}), usesPackageBins: true },
    isReported: argv !== undefined,
  }
}

function nonEmpty(words: readonly string[]): readonly [string, ...string[]] | undefined {
  const [first, ...rest] = words
  return first === undefined ? undefined : [first, ...rest]
}

/** Options that the command sets for itself are kept beside ours. */
function joinEnv(
  own: Readonly<Record<string, string>>,
  added: Readonly<Record<string, string>>,
): Record<string, string> {
  const joined = Object.entries(added).map(([name, value]) => [name, own[name] ? `${own[name]} ${value}` : value])
  return { ...own, ...Object.fromEntries(joined) }
}
