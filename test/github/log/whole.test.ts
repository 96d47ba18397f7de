import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunnerReading } from '../../../src/github/log/runners/runner.ts'
import type { StepReading } from '../../../src/github/log/step-reading.ts'
import { nameAll } from '../../../src/github/log/whole.ts'

/** A runner that ran eight tests, and counts as many failures as it names. */
function runner(failing: readonly string[], more: Partial<RunnerReading> = {}): RunnerReading {
  const counts = { run: 8, failed: failing.length, skipped: 2 }
  return { runner: 'jest', ran: true, failing, broken: [], counts, ...more }
}

const NOTHING = { step: undefined, firstError: undefined, excerpt: '', folder: undefined, packageName: undefined }

const step = (runners: readonly RunnerReading[], more: Partial<StepReading> = {}): StepReading => ({
  ...NOTHING,
  ending: 'failed',
  exitCode: 1,
  hasCrashed: false,
  runners,
  ...more,
})

const counted = (failed: number) => ({ counts: { run: 8, failed, skipped: 0 } })
const CUT_OFF = { counts: undefined }

const WHOLE: Readonly<Record<string, readonly StepReading[]>> = {
  'a step names as many as it counts': [step([runner(['a', 'b'])])],
  'each of two steps does': [step([runner(['a'])]), step([runner(['b'])])],
  'one of two runners of a step says that nothing failed': [step([runner(['a']), runner([])])],
  'a file that broke is not counted': [step([runner(['a'], { broken: ['b.js'] })])],
  'a file that broke is counted as a test': [step([runner(['a'], { broken: ['b.js'], ...counted(2) })])],
  'the runner is go test, which never counts': [step([runner(['TestA'], { runner: 'go test', ...CUT_OFF })])],
}
for (const [what, steps] of Object.entries(WHOLE)) {
  test(`where ${what}, everything is named`, () => assert.equal(nameAll(steps), true))
}

const NOT_WHOLE: Readonly<Record<string, readonly StepReading[]>> = {
  'no step failed': [],
  'a step names nothing': [step([runner([])])],
  'one of the steps has no runner': [step([runner(['a'])]), step([])],
  'one of the steps names nothing': [step([runner(['a'])]), step([runner([], counted(1))])],
  'more failed than are named': [step([runner(['a'], counted(2))])],
  'fewer failed than are named': [step([runner(['a', 'b'], counted(1))])],
  'another runner has not named what it counts': [step([runner(['a', 'b']), runner([], counted(1))])],
  'nothing is counted, as where a log was cut off': [step([runner(['a'], CUT_OFF)])],
  'another runner has begun and not come to its count': [step([runner(['a']), runner([], { ran: false, ...CUT_OFF })])],
  'a process died': [step([runner(['a'])], { hasCrashed: true })],
  'the step was ended by a signal': [step([runner(['a'])], { exitCode: 139 })],
}
for (const [what, steps] of Object.entries(NOT_WHOLE)) {
  test(`where ${what}, something is left unnamed`, () => assert.equal(nameAll(steps), false))
}
