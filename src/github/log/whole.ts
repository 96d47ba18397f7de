import type { RunnerReading } from './runners/runner.ts'
import type { StepReading } from './step-reading.ts'

/** Runners that name each failing test and never count: their log says by nothing that it goes on. */
const NEVER_COUNTS: ReadonlySet<string> = new Set(['go test'])

/** Above it, a shell tells the signal that ended the command. */
const MAX_EXIT_CODE = 128

/** Whether each of these failed steps has named all that failed in it, as far as its runners count. */
export function nameAll(failed: readonly StepReading[]): boolean {
  return failed.length > 0 && failed.every(namesAll)
}

function namesAll({ runners, exitCode = 0, hasCrashed }: StepReading): boolean {
  if (hasCrashed || exitCode > MAX_EXIT_CODE) return false
  return runners.some(({ failing, broken }) => failing.length + broken.length > 0) && runners.every(isAsCounted)
}

/** A runner counts a file that broke as a failing test, or does not count it. Without its count, it was cut off. */
function isAsCounted({ runner, failing, broken, counts }: RunnerReading): boolean {
  if (!counts) return NEVER_COUNTS.has(runner)
  return counts.failed === failing.length || counts.failed === failing.length + broken.length
}
