import type { TestResult } from '../types.ts'

/** What the command was, and where its report goes. */
export interface RunPlace {
  /** Absolute path of a folder made for this run alone, with a name that cannot be guessed. */
  readonly folder: string
  /**
   * The runner's command, split into words, wrappers such as `npx` taken off, where we start it ourselves. `undefined`
   * where a script in between does, so that only the environment reaches it.
   */
  readonly words: readonly string[] | undefined
  /** The tests to run, where the runner can choose; all when empty. More may run, never fewer. */
  readonly only: readonly TestResult[]
}

/** What to change about a test command so that it leaves a per-test report, without a change to the project. */
export interface Instrumentation {
  /** Added to what the command sets itself. */
  readonly env?: Readonly<Record<string, string>>
  /** Stands in for the runner's words; only where there are some. */
  readonly words?: readonly string[]
  /** Files that the host puts into the report folder first, by name. */
  readonly files?: Readonly<Record<string, string>>
  /** Programs that come before those of the same name on PATH: shell scripts, by name. */
  readonly programs?: Readonly<Record<string, string>>
  /** Where the command leaves reports in the project, as globs. */
  readonly leaves?: readonly string[]
}

export interface ReportSource {
  /** Names, sorted. */
  list(): Promise<readonly string[]>
  /** Hands a file's text over in pieces; answers whether there is such a file. Bytes that are no UTF-8 are replaced. */
  read(name: string, take: (piece: string) => void): Promise<boolean>
}

/** What one run left behind. */
export interface RunReports {
  /** The report folder, without what the host put there. */
  readonly folder: ReportSource
  /** The places that the instrumentation named. */
  readonly project: ReportSource
  readStdout(take: (piece: string) => void): void
  /** Beginning and end of what the command printed to stdout and stderr together. */
  readonly output: string
  readonly exitCode: number
  /** Absolute path of the project folder in the copy. */
  readonly directory: string
}

/** One test runner. */
export interface Runner {
  readonly name: string
  /** Whether these words start this runner. */
  matches(words: readonly string[]): boolean
  /** Paths of a project that may use it; where only the environment reaches a runner, nothing else is known. */
  readonly signs: RegExp
  instrument(place: RunPlace): Instrumentation
  /**
   * Reads a stranger's text: what is malformed, cut off or absent gives `undefined`, never a throw. An empty list says
   * that the runner ran, and found no test.
   */
  parse(reports: RunReports): Promise<readonly TestResult[] | undefined>
}
