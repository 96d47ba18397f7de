import { randomBytes } from 'node:crypto'
import { createBudget, OutOfTime } from './agent/budget.ts'
import { createCompaction } from './agent/transcript.ts'
import type { Judge, Model, Spent } from './agent/types.ts'
import { findNamedFiles } from './brief.ts'
import type { Config } from './config.ts'
import { type Bench, type Failing, fix } from './fix.ts'
import type { Journal } from './journal.ts'
import type { RetrySettings } from './model/model.ts'
import { createPolicy, isTestFile, type Policy } from './policy/policy.ts'
import { renderFeedback } from './prompts/feedback.ts'
import { renderOpening } from './prompts/opening.ts'
import {
  detectTestCommand,
  isFailing,
  type ProofParts,
  planTests,
  prove,
  reproduce,
  SetupError,
  setUp,
  type TestPlan,
  type TestReport,
} from './proof/proof.ts'
import type { Outcome, Task } from './task.ts'
import { createTestBench, createTools, renderReport, renderResult, type Todo } from './tools/tools.ts'
import { createCopies, type Mirror, type Processes, type Workspace } from './workspace/workspace.ts'

/** What the entry files have built before a run begins. */
export interface RunParts {
  readonly config: Config
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly createModel: (retry: RetrySettings) => Model
  readonly mirror: Mirror
  readonly processes: Processes
  readonly runDirectory: string
  /** The job's workspace, whose installed dependencies the copies get. */
  readonly prepared: string | undefined
  readonly journal: Journal
  /** A person's word on top of the policy's; absent where the policy decides alone. */
  readonly approval?: (judge: Judge) => Judge
  readonly showPlan?: (todos: readonly Todo[]) => void
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

/** Runs one task from the base commit to its outcome, inside its time. Closes what it opened. */
export async function runTask(task: Task, parts: RunParts): Promise<FinishedRun> {
  const startedAt = new Date()
  const outOfTime = new AbortController()
  const timer = setTimeout(() => outOfTime.abort(new OutOfTime()), parts.config.timeoutMs)
  const signal = AbortSignal.any([parts.signal, outOfTime.signal])
  const run = createRun(task, { ...parts, signal })
  try {
    const outcome = await fix(task, run).catch((error: unknown): Outcome => {
      if (error instanceof SetupError) return { kind: 'setup_failed', reason: error.message, output: error.output }
      if (error instanceof OutOfTime) return { kind: 'limit_reached', limit: 'out_of_time', change: undefined }
      throw error
    })
    return { outcome, command: run.command(), spent: run.spent(), startedAt, finishedAt: new Date() }
  } finally {
    clearTimeout(timer)
    await run.close()
  }
}

/** The parts of `fix`, wired together; everything a run keeps between its steps is in here. */
function createRun(task: Task, parts: RunParts) {
  const { config, mirror, journal, signal } = parts
  const policy = createPolicy(config.policy)
  const budget = createBudget(config, Date.now)
  const deadline = Date.now() + config.timeoutMs
  const run = { timeoutMs: config.testTimeoutMs, signal }
  const open = new Set<Workspace>()
  let plan: TestPlan | undefined

  const copies = createCopies({
    mirror,
    processes: parts.processes,
    runDirectory: parts.runDirectory,
    commit: task.commit,
    workingDirectory: config.workingDirectory,
    prepared: parts.prepared,
    hostEnvironment: parts.environment,
  })

  async function openCopy(tree: string): Promise<Workspace> {
    const copy = await copies.openCopy(tree)
    open.add(copy)
    await setUp(copy, config.setupCommand, { timeoutMs: config.timeoutMs, signal })
    return copy
  }

  async function planFor(copy: Workspace): Promise<TestPlan> {
    const detected = config.testCommand ? undefined : await detectTestCommand(copy)
    if (detected) notice(`Test command: ${detected.command} (${detected.reason}).`)
    plan = await planTests(config.testCommand ?? detected?.command ?? '', copy)
    notice(
      plan.runner
        ? `Tests are reported one by one by ${plan.runner.name}.`
        : 'No known test runner: the exit code decides.',
    )
    return plan
  }

  function notice(text: string) {
    journal.record({ type: 'notice', text })
  }

  function recordRuns(phase: string, reports: readonly TestReport[]) {
    for (const { tests, output, ...report } of reports) {
      journal.record({ type: 'test_run', phase, report, result: renderResult({ tests, output, ...report }) })
    }
  }

  return {
    spent: budget.spent,
    command: () => plan?.command,
    close: async () => {
      for (const copy of open) await copy.close()
    },
    feedback: renderFeedback,

    async reproduce() {
      const copy = await openCopy(await mirror.treeOf(task.commit))
      const seen = await reproduce(copy, await planFor(copy), { ...run, runs: config.runsBefore })
      if (seen.kind !== 'setup_failed') recordRuns('before', seen.runs)
      await copy.close()
      return seen
    },

    async openBench(_task: Task, seen: Failing): Promise<Bench> {
      const workspace = await openCopy(await mirror.treeOf(task.commit))
      const known = plan
      const report = seen.runs[0]
      if (!known || !report) throw new Error('The bench was opened before the failure was reproduced.')
      const bench = createTestBench({
        workspace,
        plan: known,
        timeoutMs: config.testTimeoutMs,
        known: report.tests ?? [],
        targets: (report.tests ?? []).filter((test) => seen.targets.includes(test.id)),
        now: Date.now,
      })
      const opening = renderOpening(task, await createBrief(workspace, known, report), randomBytes(6).toString('hex'))
      journal.record({ type: 'opening', messages: opening })
      const judge = parts.approval?.(policy.judge) ?? policy.judge
      return {
        opening,
        agent: {
          model: parts.createModel({
            remainingMs: () => deadline - Date.now(),
            onRetry: (problem, waitMs) => notice(`${problem} Trying again in ${Math.ceil(waitMs / 1000)} s.`),
            random: Math.random,
          }),
          tools: createTools({ workspace, runTests: bench.run, showPlan: parts.showPlan ?? (() => undefined) }),
          judge,
          budget,
          compact: createCompaction(config.contextTokens, journal.record),
          record: journal.record,
          signal,
          ...(config.autoTest && { testAfterWrites: bench.runAfterWrites }),
        },
        verdict: {
          review: (change) => review(policy, change),
          prove: (change) => proveChange(change, seen, known),
          lastFailure: async () => {
            const current = await bench.current()
            return current && (current.exitCode !== 0 || current.tests?.some(isFailing)) ? current : undefined
          },
        },
        change: workspace.change,
      }
    },
  }

  function review({ review: ask }: Policy, change: Parameters<Policy['review']>[0]) {
    const objection = ask(change)
    if (objection)
      journal.record({ type: 'verdict', kind: 'refused', reasons: [`${objection.rule}: ${objection.reason}`] })
    return objection
  }

  async function proveChange(change: Parameters<typeof prove>[0], seen: Failing, known: TestPlan) {
    const proofParts: ProofParts = {
      openCopy,
      treeWith: mirror.treeWith,
      isTestFile,
      plan: known,
      run,
      runsBefore: config.runsBefore,
      runsAfter: config.runsAfter,
      onRuns: recordRuns,
    }
    const evidence = await prove(change, { targets: seen.targets, reports: seen.runs }, proofParts)
    journal.record({ type: 'proof', evidence })
    return evidence
  }

  async function createBrief(workspace: Workspace, known: TestPlan, report: TestReport) {
    const files = await findNamedFiles(workspace, report, { isTestFile, maxFiles: 6, maxBytes: 48 * 1024 })
    return {
      command: known.command,
      failures: renderReport(report),
      files,
      additionalInstructions: config.additionalInstructions,
    }
  }
}
