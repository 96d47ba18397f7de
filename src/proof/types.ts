import type { RunResult, SandboxReport } from '../workspace/types.ts'

/**
 * `errored` is a file or a run that broke before its tests could report. `expected_failure` is a test that is marked as
 * failing and fails. Both skipped and todo tests say nothing about the code.
 */
export type TestStatus = 'passed' | 'failed' | 'errored' | 'skipped' | 'todo' | 'expected_failure'

export interface TestResult {
  /** File, suites, name and parameters; the same in every run, in any order, on any machine. */
  readonly id: string
  /** Relative to the working directory; where the runner names none, the class or package that holds the test. */
  readonly file: string | undefined
  readonly status: TestStatus
  /** The entry stands for its whole file: the file broke, or reported no test of its own. */
  readonly isFile: boolean
  /** What the runner says about a failure. */
  readonly message: string | undefined
}

export type Counts = Readonly<Record<TestStatus, number>>

/** One run of the test command. */
export interface TestReport {
  readonly runner: string
  readonly exitCode: number
  readonly ending: RunResult['ending']
  /** When a limit ended it, or may have made it fail: a sentence with the limit, its value and what can be done. */
  readonly limit?: string
  readonly durationMs: number
  /** The tests that the run was for, and their files, by id; absent where it was for the whole suite. */
  readonly only?: readonly string[]
  /** Absent when the runner left no per-test report; then only the exit code speaks. */
  readonly tests: readonly TestResult[] | undefined
  readonly output: string
}

/** How the proof was made: test by test, or by the exit code alone. */
type ProofMethod = 'per_test' | 'exit_code'

/** Before and after, from runs of the same command. `proven` is computed, never claimed. */
export interface Comparison {
  readonly method: ProofMethod
  readonly proven: boolean
  /** Why not, each a sentence; empty when proven. */
  readonly reasons: readonly string[]
  /** Worth telling although it does not decide, each a sentence. */
  readonly remarks: readonly string[]
  readonly failToPass: readonly string[]
  readonly passToPass: readonly string[]
  readonly passToFail: readonly string[]
  readonly stillFailing: readonly string[]
  readonly missing: readonly string[]
  readonly newlySkipped: readonly string[]
  readonly flaky: readonly string[]
  /** Failed before, was not targeted, and still fails. */
  readonly remaining: readonly string[]
}

/** What CI's log says of its failing tests. Whoever can print there has written it: it can make the targets fewer, no more. */
export interface CiFailures {
  /** Tests, and files that broke, in the notation of CI's runner. */
  readonly names: readonly string[]
  /** How many tests ran there, the skipped ones left out; absent where the runner does not count. */
  readonly ran: number | undefined
}

/** Tests that CI named, for a look at them alone. */
export interface NamedTests {
  /** In the notation of CI's runner. */
  readonly names: readonly string[]
  /** By name, by class, by file: a runner chooses by one of these, or by none. */
  readonly selections: readonly (readonly TestResult[])[]
}

interface Unnamed {
  /** Tests that fail here and are not among those that CI's log names: told and left alone. None where it was not used. */
  readonly unnamed: readonly string[]
}

/** What was seen before any model request. */
export type Reproduction =
  | ({ readonly kind: 'failing'; readonly runs: readonly TestReport[]; readonly targets: readonly string[] } & Unnamed)
  | ({ readonly kind: 'green'; readonly runs: readonly TestReport[] } & Unnamed)
  | { readonly kind: 'flaky'; readonly runs: readonly TestReport[]; readonly tests: readonly string[] }
  | { readonly kind: 'setup_failed'; readonly reason: string; readonly output: string }

/** A piece of a patch, and what happens without it. */
export interface Hunk {
  readonly path: string
  /** As in a unified diff: `@@ -1,3 +1,4 @@`. */
  readonly header: string
  /** Tests that break when it is left out; empty when this was not found out. */
  readonly neededBy: readonly string[]
}

/** One side of the proof: what its runs showed. */
export interface RunSummary {
  /** Of the first run that failed, where one did. */
  readonly exitCode: number
  /** Of all runs together. */
  readonly durationMs: number
  /** Of the last whole run; `null` without a per-test report. */
  readonly counts: Counts | null
  readonly runs: number
  /** How many of the runs were of the files of the tests that decide, and not of the whole suite; absent for none. */
  readonly narrowed?: number | undefined
}

/** What the proof showed. The rest of `evidence.json` is added by the run that knows it. */
export interface Evidence extends Comparison {
  /** The pieces of the patch, and which tests break without each. */
  readonly hunks: readonly Hunk[]
  /** How well the tests were shut in. */
  readonly sandbox: SandboxReport
  readonly patchSha256: string
  readonly baseTree: string
  readonly tree: string
  readonly runner: string
  readonly before: RunSummary
  readonly after: RunSummary
}
