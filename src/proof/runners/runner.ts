import type { TestResult } from '../types.ts'

/** What to add to a test command so that it leaves a per-test report, without a change to the project. */
export interface Instrumentation {
  readonly env?: Readonly<Record<string, string>>
  /** Appended to the runner's own arguments. */
  readonly args?: readonly string[]
  /** Replaces the runner's words, where they are ours to start; an alternative to `args`. */
  readonly words?: readonly string[]
  /** Files the host puts into the report folder first. */
  readonly files?: Readonly<Record<string, string>>
}

/** Where a run's report goes, and what the command was. */
export interface ReportPlace {
  /** Absolute path of an empty folder made for this run alone, with a name that cannot be guessed. */
  readonly folder: string
  /** The runner's command, split into words, wrappers such as `npx` taken off. */
  readonly words: readonly string[]
  /** Whether the words may be replaced; false when a script in between starts the runner. */
  readonly isDirect: boolean
}

export interface ReportFiles {
  /** A file of the report folder; `undefined` when the run left none or one too large. Bytes that are no UTF-8 are replaced. */
  read(name: string): Promise<string | undefined>
  /** Absolute path of the project folder in the copy. */
  readonly directory: string
}

/** One test runner. Reports are parsed as a stranger's text: whatever is malformed gives `undefined`, never a throw. */
export interface Runner {
  readonly name: string
  /** Whether these words start this runner. */
  matches(words: readonly string[]): boolean
  instrument(place: ReportPlace): Instrumentation
  parse(files: ReportFiles): Promise<readonly TestResult[] | undefined>
  /** Arguments that run these tests only; `undefined` when the runner cannot. */
  select?(tests: readonly TestResult[]): readonly string[] | undefined
}
