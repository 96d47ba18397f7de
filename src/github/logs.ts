import { cleanLine } from './log/clean.ts'
import { type LogSource, readLines } from './log/lines.ts'
import type { LogCounts } from './log/runners/runner.ts'
import { openStepReader, type StepEnd, type StepReader, type StepReading } from './log/step-reading.ts'
import { createStepTracker, type LogEvent, type LogStep } from './log/steps.ts'

export type { LogSource } from './log/lines.ts'
export type { LogCounts } from './log/runners/runner.ts'
export type { LogStep } from './log/steps.ts'
export { isPlainTestCommand, suggestTestCommand } from './log/test-command.ts'

/**
 * What the log of a job says. Everything in it was written by the tests, or by whoever could make the tests print it:
 * it may narrow and illustrate, and decides nothing.
 */
export interface LogReading {
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
  /** A few lines. */
  readonly firstError: string | undefined
  /** What is around the failures, and the step's end; at most 24 kB. */
  readonly excerpt: string
}

/** Reads the log of one job in one pass, in memory that does not grow with the log. */
export async function readLog(source: LogSource): Promise<LogReading> {
  const tracker = createStepTracker()
  const reader = openJobReader()
  for await (const lines of readLines(source)) {
    for (const line of lines) tracker.read(cleanLine(line)).forEach(reader.read)
  }
  tracker.end().forEach(reader.read)
  return render(reader.finish())
}

/** Reads step after step, and keeps only what can be the answer. */
function openJobReader() {
  let open: StepReader | undefined = openStepReader(undefined)
  let best: StepReading | undefined

  function keep(end: StepEnd) {
    const reading = open?.finish(end)
    if (reading && (!best || rank(reading) > rank(best))) best = reading
  }

  function start(step: LogStep | undefined) {
    open = openStepReader(step)
  }

  function read(event: LogEvent) {
    switch (event.kind) {
      case 'output':
        return open?.read(event.text)
      case 'error':
        return open?.error(event.text)
      case 'step':
        keep(PASSED)
        return start(event.step)
      case 'clean_up':
        return keep(PASSED)
      case 'passed':
        keep(PASSED)
        return start(undefined)
      case 'failed':
        keep({ isFailed: true, exitCode: event.exitCode, step: event.step })
        open = undefined
        // Without steps the next command begins here.
        return event.step && start(undefined)
    }
  }

  return {
    read,
    finish() {
      keep(PASSED)
      return best
    },
  }
}

const PASSED: StepEnd = { isFailed: false, exitCode: undefined, step: undefined }

/** Failing tests in a failed step say most. A step may ignore their exit code, and a later one fail for it. */
function rank({ ending, runners }: StepReading): number {
  const hasFailing = runners.some(({ failing, broken }) => failing.length + broken.length > 0)
  const hasRun = runners.some(({ ran }) => ran)
  const ended = { failed: 4, error: 2, passed: 0 }[ending]
  return ended + (hasFailing ? 3 : 0) + (hasRun ? 0.5 : 0)
}

function render(reading: StepReading | undefined): LogReading {
  const runners = [...(reading?.runners ?? [])].sort((one, other) => weight(other) - weight(one))
  const first = runners[0]
  return {
    step: reading?.step,
    exitCode: reading?.exitCode,
    runner: first?.runner,
    testsRan: runners.some(({ ran }) => ran),
    failingTests: [...new Set(runners.flatMap(({ failing }) => failing))],
    brokenFiles: [...new Set(runners.flatMap(({ broken }) => broken))],
    counts: first?.counts,
    firstError: reading?.ending === 'passed' ? undefined : reading?.firstError,
    excerpt: reading?.excerpt ?? '',
  }
}

const weight = ({ failing, broken, ran }: StepReading['runners'][number]) =>
  failing.length * 100 + broken.length * 10 + (ran ? 1 : 0)
