import { createExcerpt } from './excerpt.ts'
import { createFirstErrorFinder } from './first-error.ts'
import type { RunnerReading } from './runners/runner.ts'
import { createRunnerReaders } from './runners/runners.ts'
import type { LogStep } from './steps.ts'
import { createFolderFinder, type FolderHints } from './test-folder.ts'

/** Everything that is kept of one step. */
export interface StepReading extends FolderHints {
  readonly step: LogStep | undefined
  readonly ending: 'failed' | 'error' | 'passed'
  readonly exitCode: number | undefined
  /** A process died, so that it has not told everything. */
  readonly hasCrashed: boolean
  readonly runners: readonly RunnerReading[]
  readonly firstError: string | undefined
  readonly excerpt: string
}

export interface StepEnd {
  readonly isFailed: boolean
  readonly exitCode: number | undefined
  /** What the log itself names as the step, where it has no headings. */
  readonly step: LogStep | undefined
}

export interface StepReader {
  read(line: string): void
  /** An error that the runner annotated. */
  error(line: string): void
  /** May be called again after further lines. */
  finish(end: StepEnd): StepReading
}

const LINES_AFTER_FAILURE = 25
const LINES_AFTER_ERROR = 6
const MAX_ERRORS = 50

/** What shells, make and runners say of a process that a signal ended. */
const CRASH = /\b(?:Segmentation fault|core dumped|SIG(?:SEGV|ABRT|BUS|KILL))\b/

/** Reads one step's output line by line, for all runners at once. */
export function openStepReader(step: LogStep | undefined): StepReader {
  const runners = createRunnerReaders()
  const excerpt = createExcerpt()
  const errors = createFirstErrorFinder()
  const folders = createFolderFinder()
  let errorsSeen = 0
  let isAnnotated = false
  let hasCrashed = false

  function read(line: string) {
    folders.read(line)
    hasCrashed ||= CRASH.test(line)
    const isFailure = runners.read(line)
    const isError = errors.read(line, isFailure)
    if (isError) errorsSeen += 1
    // A build that warns a thousand times must not fill the room that belongs to the failing tests.
    const isWorthIt = isError && errorsSeen <= MAX_ERRORS
    excerpt.add(line, isFailure ? LINES_AFTER_FAILURE : isWorthIt ? LINES_AFTER_ERROR : 0)
  }

  return {
    read,
    error(line) {
      isAnnotated = true
      errors.annotate(line)
      read(line)
    },
    finish: ({ isFailed, exitCode, step: named }) => ({
      step: named ?? step,
      ending: isFailed ? 'failed' : isAnnotated ? 'error' : 'passed',
      exitCode,
      hasCrashed,
      runners: runners.finish(),
      firstError: errors.text(),
      excerpt: excerpt.render(),
      ...folders.hints(named ?? step),
    }),
  }
}
