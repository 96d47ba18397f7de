/** How many tests a runner says there were. */
export interface LogCounts {
  /** Passed and failed. A skipped one may be one that the runner has not come to. */
  readonly run: number
  readonly failed: number
  readonly skipped: number
}

/** What one runner's output says, in the runner's own notation. */
export interface RunnerReading {
  readonly runner: string
  /** The output shows the result of at least one test. */
  readonly ran: boolean
  readonly failing: readonly string[]
  /** Files, modules or packages that broke before their tests could report. */
  readonly broken: readonly string[]
  readonly counts: LogCounts | undefined
}

/** Reads the lines of one step for one runner. */
export interface RunnerReader {
  /** In a list or block whose lines have no marks of their own. */
  isInside(): boolean
  /** Takes one clean line; true when it names something that failed. */
  read(line: string): boolean
  /** `undefined` when this runner did not write these lines. */
  finish(): RunnerReading | undefined
}

export interface LogFormat {
  readonly runner: string
  /** Lines that mean something to this runner outside of its lists. */
  readonly marks: RegExp
  open(): RunnerReader
}
