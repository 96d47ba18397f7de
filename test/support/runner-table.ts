import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TestResult, TestStatus } from '../../src/proof/proof.ts'
import { type Files, runCommand, statusById } from './run-tests.ts'

type Statuses = Readonly<Record<string, TestStatus>>

/** One runner, and what it must be seen to say of small projects. */
export interface RunnerExample {
  readonly name: string
  /** Starts the runner itself. */
  readonly command: string
  /** Starts it where only the environment reaches it; a shell line when left out. */
  readonly behind?: string
  /** A project in which tests pass, fail, are skipped and have names in other scripts. */
  readonly mixed: { readonly files: Files; readonly tests: Statuses }
  /** A project whose code takes the runner, or a file, down. `undefined` where nothing but the exit code remains. */
  readonly crashed: { readonly files: Files; readonly tests: Statuses | undefined }
  /** A project without a test. */
  readonly empty: { readonly files: Files; readonly tests: Statuses | undefined }
  /** The test of `mixed` that is asked for alone, and what may run then; nothing for runners that cannot choose. */
  readonly select?: { readonly id: string; readonly ran: readonly string[] }
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs the real runner over each of its example's projects. */
export function describeRunner(example: RunnerExample): void {
  const { name, command, mixed, crashed, empty, select, environment } = example
  const base = { command, ...(environment && { environment }) }
  let whole: readonly TestResult[] = []

  describe(name, () => {
    test('each test is reported with its status', async (t) => {
      const { report } = await runCommand(t, { ...base, files: mixed.files })
      whole = report.tests ?? []
      assert.deepEqual(statusById(report), mixed.tests)
      assert.equal(report.runner, name)
      assert.notEqual(report.exitCode, 0)
    })

    test('the same is reported when a script starts the runner', async (t) => {
      const behind = example.behind ?? `true && ${command}`
      const { report, plan } = await runCommand(t, { ...base, command: behind, files: mixed.files })
      assert.equal(plan.words, undefined)
      assert.deepEqual(statusById(report), mixed.tests)
      assert.equal(report.runner, name)
    })

    test('what broke is no test that passed', async (t) => {
      const { report } = await runCommand(t, { ...base, files: crashed.files })
      assert.deepEqual(statusById(report), crashed.tests)
    })

    test('that no test ran is known', async (t) => {
      const { report } = await runCommand(t, { ...base, files: empty.files })
      assert.deepEqual(statusById(report), empty.tests)
    })

    if (!select) return
    test('one test can be run alone', async (t) => {
      const only = whole.filter(({ id }) => id === select.id)
      assert.equal(only.length, 1)
      const { report } = await runCommand(t, { ...base, files: mixed.files, only })
      assert.deepEqual(Object.keys(statusById(report) ?? {}).sort(), [...select.ran].sort())
    })
  })
}
