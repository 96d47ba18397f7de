import { createBudget, OutOfTime } from '../agent/budget.ts'
import type { Budget, Judge, Limit, Model, Spent } from '../agent/types.ts'
import type { Config, Environment } from '../config/config.ts'
import { ConfigError, ServiceError } from '../errors.ts'
import { type Baseline, type FixParts, fix } from '../fix.ts'
import { Interrupted, reasonOf } from '../host.ts'
import type { Journal } from '../journal.ts'
import type { RetrySettings } from '../model/model.ts'
import { renderFeedback } from '../prompts/feedback.ts'
import { inCopy, type Reproduction, reproduce, SetupError, type TestReport, unnamedIn } from '../proof/proof.ts'
import type { Outcome, Task } from '../task.ts'
import { renderResult, type Todo } from '../tools/tools.ts'
import type { Mirror, Processes } from '../workspace/workspace.ts'
import { openBench } from './bench.ts'
import { testMerged } from './merge/merged.ts'
import { findNamedTests } from './named-tests.ts'
import { openTestPlace, type TestPlace } from './test-place.ts'

/** What the entry files have built before a run begins. */
export interface RunParts {
  readonly config: Config
  readonly environment: Environment
  readonly createModel: (retry: RetrySettings) => Model
  readonly mirror: Mirror
  readonly processes: Processes
  readonly runDirectory: string
  /** The job's workspace, whose installed dependencies the copies get. */
  readonly prepared: string | undefined
  /** Credentials on this machine that tests must not read, each a sentence. */
  readonly exposed?: readonly string[]
  readonly journal: Journal
  /** A person's word on top of the policy's; absent where the policy decides alone. */
  readonly approval?: (judge: Judge) => Judge
  readonly showPlan?: (todos: readonly Todo[]) => void
  /** A patch with a secret in it is refused: masking it would publish what surrounds it. */
  readonly carriesSecret: (text: string) => boolean
  /** The commit where the branch left its base, brought into the mirror; absent where there is no pull request. */
  readonly findMergeBase?: () => Promise<string | undefined>
  /** The commit merged into its base, brought into the mirror; absent where CI tests the commit alone. */
  readonly findMerge?: () => Promise<string | undefined>
  /** A reason not to go on with this failure, found after it was seen and before the model is asked. */
  readonly findObstacle?: (seen: Baseline) => Promise<string | undefined>
  /** A suite that takes this long is slow; what the proof thinks unless said otherwise. */
  readonly slowMs?: number | undefined
  readonly signal: AbortSignal
}

export interface FinishedRun {
  readonly outcome: Outcome
  /** The test command, once it was known. */
  readonly command: string | undefined
  readonly spent: Spent
  readonly startedAt: Date
  readonly finishedAt: Date
}

/** What the steps of one run share. */
export interface RunState extends RunParts {
  readonly task: Task
  readonly budget: Budget
  readonly remainingMs: () => number
  readonly sandbox: TestPlace['sandbox']
  readonly openCopy: TestPlace['openCopy']
  readonly planFor: TestPlace['planFor']
  readonly notice: (text: string) => void
  readonly recordRuns: (phase: string, reports: readonly TestReport[]) => void
}

/** Runs one task from the base commit to its outcome, inside its time. Closes what it opened. */
export async function runTask(task: Task, parts: RunParts): Promise<FinishedRun> {
  const outOfTime = new AbortController()
  const timer = setTimeout(() => outOfTime.abort(new OutOfTime()), parts.config.timeoutMs)
  try {
    return await runUntil(AbortSignal.any([parts.signal, outOfTime.signal]), task, parts)
  } finally {
    clearTimeout(timer)
  }
}

async function runUntil(signal: AbortSignal, task: Task, parts: RunParts): Promise<FinishedRun> {
  const startedAt = new Date()
  const { state, place } = await createState(task, { ...parts, signal })
  try {
    const ended = fixOrFindMerged(state).catch((error: unknown) => expectedEnd(reasonOf(error, signal)))
    const outcome = nameLimit(await ended, parts.config)
    return { outcome, command: place.command(), spent: state.budget.spent(), startedAt, finishedAt: new Date() }
  } finally {
    await place.close()
  }
}

const ALLOWED: Readonly<Record<Limit, (config: Config) => number>> = {
  out_of_turns: ({ maxTurns }) => maxTurns,
  out_of_tokens: ({ maxTokens }) => maxTokens,
  out_of_money: ({ maxCostUsd = 0 }) => maxCostUsd,
  out_of_time: ({ timeoutMs }) => timeoutMs,
}

const nameLimit = (outcome: Outcome, config: Config): Outcome =>
  outcome.kind === 'limit_reached' ? { ...outcome, allowed: ALLOWED[outcome.limit](config) } : outcome

/** What is green alone can be red where CI ran it. */
async function fixOrFindMerged(state: RunState): Promise<Outcome> {
  const outcome = await fix(state.task, createFixParts(state))
  if (outcome.kind !== 'not_reproduced') return outcome
  return { ...outcome, merged: await testMerged(state, new Set(outcome.unnamed)) }
}

function createFixParts(state: RunState): FixParts {
  return {
    feedback: renderFeedback,
    async findObstacle(seen) {
      const reason = await state.findObstacle?.(seen)
      return reason === undefined ? undefined : { kind: 'skipped', reason }
    },
    openBench: (_task, seen) => openBench(state, seen),
    reproduce: () => reproduceTask(state),
  }
}

async function reproduceTask(state: RunState): Promise<Reproduction> {
  const { config, mirror, task, signal, slowMs } = state
  const mayBeGreen = task.kind !== 'failing_check'
  const run = { timeoutMs: config.testTimeoutMs, signal, runs: config.runsBefore, mayBeGreen, slowMs, ci: task.ci }
  const onLook = (report: TestReport) =>
    state.notice(`First, the tests that CI's log names were run alone. ${renderResult(report)}`)
  const seen = await inCopy(await mirror.treeOf(task.commit), state, async (copy) =>
    reproduce(copy, await state.planFor(copy), { ...run, named: await findNamedTests(copy, task), onLook }),
  )
  if (seen.kind === 'setup_failed') return seen
  state.recordRuns('before', seen.runs)
  const unnamed = unnamedIn(seen).length
  if (unnamed > 0) state.notice(`Failing tests that CI's log does not name, and that are left alone: ${unnamed}.`)
  return seen
}

/** Endings that a step cannot answer itself, because it was thrown out of the middle of something. A bug is not one. */
function expectedEnd(error: unknown): Outcome {
  if (error instanceof SetupError) return { kind: 'setup_failed', reason: error.message, output: error.output }
  if (error instanceof OutOfTime) return { kind: 'limit_reached', limit: 'out_of_time', change: undefined }
  if (error instanceof Interrupted) return { kind: 'cancelled', reason: error.message }
  if (error instanceof ConfigError || error instanceof ServiceError)
    return { kind: 'error', message: error.message, said: error.said }
  throw error
}

async function createState(task: Task, parts: RunParts) {
  const { config, journal } = parts
  const deadline = Date.now() + config.timeoutMs
  const notice = (text: string) => journal.record({ type: 'notice', text })
  const place = await openTestPlace({ ...parts, commit: task.commit, notice })

  const state: RunState = {
    ...parts,
    task,
    budget: createBudget(config, Date.now),
    remainingMs: () => deadline - Date.now(),
    sandbox: place.sandbox,
    openCopy: place.openCopy,
    planFor: place.planFor,
    notice,
    recordRuns(phase, reports) {
      for (const { tests, output, only, ...report } of reports) {
        const result = renderResult({ tests, output, ...report })
        const shown = only === undefined ? result : `The files of the tests that decide, alone: ${result}`
        journal.record({ type: 'test_run', phase, report, result: shown })
      }
    },
  }
  return { state, place }
}
