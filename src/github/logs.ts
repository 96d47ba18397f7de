import { cleanLine } from './log/clean.ts'
import { type LogSource, readLines } from './log/lines.ts'
import type { LogCounts, RunnerReading } from './log/runners/runner.ts'
import { openStepReader, type StepEnd, type StepReader, type StepReading } from './log/step-reading.ts'
import { createStepTracker, type LogEvent, type LogStep } from './log/steps.ts'
import type { FolderHints } from './log/test-folder.ts'
import { nameAll } from './log/whole.ts'

export type { LogSource } from './log/lines.ts'
export type { LogCounts } from './log/runners/runner.ts'
export type { LogStep } from './log/steps.ts'
export { isPlainTestCommand, suggestTestCommand } from './log/test-command.ts'

/**
 * What the log of a job says. Everything in it was written by the tests, or by whoever could make the tests print it:
 * it may narrow and illustrate, and decides nothing.
 */
export interface LogReading extends FolderHints {
  /** The step that failed; for a job that was cut off, the last one that ran tests. */
  readonly step: LogStep | undefined
  readonly exitCode: number | undefined
  /** Names as in `pytest`, `maven`, `node:test`; absent when no known runner printed anything. */
  readonly runner: string | undefined
  /** The log shows the result of at least one test. */
  readonly testsRan: boolean
  /** In the runner's own notation, each once. */
  readonly failingTests: readonly string[]
  /** Files, modules or packages that broke before their tests could report. */
  readonly brokenFiles: readonly string[]
  readonly counts: LogCounts | undefined
  /** Each step that failed names all that failed in it, and agrees with its own count. */
  readonly isWhole: boolean
  /** A few lines. */
  readonly firstError: string | undefined
  /** What is around the failures, and the step's end; at most 24 kB. */
  readonly excerpt: string
}

/** Reads the log of one job in one pass, in memory that does not grow with the log. */
export async function readLog(source: LogSource): Promise<LogReading> {
  const tracker = createStepTracker()
  const job: Job = { open: openStepReader(undefined), best: undefined, failed: [], ignored: [] }
  for await (const lines of readLines(source)) {
    for (const line of lines) {
      for (const event of tracker.read(cleanLine(line))) readEvent(job, event)
    }
  }
  for (const event of tracker.end()) readEvent(job, event)
  keep(job, PASSED)
  return render(job)
}

/** The step that is being read, and what is kept of those before. */
interface Job {
  open: StepReader | undefined
  /** The step that the answer is about. */
  best: StepReading | undefined
  readonly failed: StepReading[]
  /** The runners of other steps that named failing tests. */
  readonly ignored: RunnerReading[]
}

function readEvent(job: Job, event: LogEvent) {
  switch (event.kind) {
    case 'output':
      job.open?.read(event.text)
      break
    case 'error':
      job.open?.error(event.text)
      break
    case 'clean_up':
      keep(job, PASSED)
      break
    case 'step':
      keep(job, PASSED)
      job.open = openStepReader(event.step)
      break
    case 'passed':
      keep(job, PASSED)
      job.open = openStepReader(undefined)
      break
    case 'failed':
      keep(job, { isFailed: true, exitCode: event.exitCode, step: event.step })
      // Without steps the next command begins here.
      job.open = event.step && openStepReader(undefined)
  }
}

const PASSED: StepEnd = { isFailed: false, exitCode: undefined, step: undefined }
const MAX_KEPT = 100

function keep(job: Job, end: StepEnd) {
  const reading = job.open?.finish(end)
  if (!reading) return
  if (!job.best || rank(reading) > rank(job.best)) job.best = reading
  if (reading.ending === 'passed') {
    if (job.ignored.length < MAX_KEPT) job.ignored.push(...reading.runners.filter(hasFailing))
  } else if (job.failed.length < MAX_KEPT) job.failed.push(reading)
}

/** A failed step that names failing tests says most, then any failed one, then one that ran tests. */
function rank({ ending, runners }: StepReading): number {
  const ended = { failed: 8, error: 4, passed: 0 }[ending]
  return ended + (runners.some(hasFailing) ? 2 : 0) + (runners.some(({ ran }) => ran) ? 1 : 0)
}

const hasFailing = ({ failing, broken }: RunnerReading) => failing.length + broken.length > 0

function render({ best, failed, ignored }: Job): LogReading {
  // A step may ignore the exit code of its tests, and a later one fail for it.
  const own = failed.flatMap(({ runners }) => runners.filter(hasFailing))
  const naming = own.length > 0 ? own : ignored
  const runners = [...naming, ...(best?.runners ?? [])].sort((one, other) => weight(other) - weight(one))
  return {
    step: best?.step,
    exitCode: best?.exitCode,
    runner: runners[0]?.runner,
    testsRan: runners.some(({ ran }) => ran),
    failingTests: [...new Set(naming.flatMap(({ failing }) => failing))],
    brokenFiles: [...new Set(naming.flatMap(({ broken }) => broken))],
    counts: runners[0]?.counts,
    isWhole: failed.length < MAX_KEPT && nameAll(failed),
    firstError: best?.ending === 'passed' ? undefined : best?.firstError,
    excerpt: best?.excerpt ?? '',
    folder: best?.folder,
    packageName: best?.packageName,
  }
}

const weight = ({ failing, broken, ran }: RunnerReading) => failing.length * 100 + broken.length * 10 + (ran ? 1 : 0)
