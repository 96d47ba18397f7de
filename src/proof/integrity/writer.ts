/** A test file of the project. */
export interface TestFile {
  /** From the working directory. */
  readonly path: string
  readonly text: string
}

/** Tests that must fail, as text for the end of a test file: after everything that the file loads and does. */
interface FailingTests {
  readonly text: string
  /** How many must fail, beside those that have the names of others. */
  readonly count: number
  /** Suites and name of each, for runners that select by name; none where such runners do not exist. */
  readonly names?: readonly (readonly string[])[]
}

/** What tests are called that must fail. */
export interface Naming {
  /** Stands in the names of some; nothing else may tell them from the file's own. */
  readonly nonce: string
  /** Names of the file's own tests, which others get as well: code that lies about those by name lies about these. */
  readonly namesakes: readonly string[]
}

/** How a runner's tests are written. */
export interface Writer {
  readonly language: RegExp
  write(file: TestFile, naming: Naming): FailingTests
}

/** How a program is written that is a test as a whole. */
export interface ProgramWriter {
  readonly language: RegExp
  /** A program that loads what this one loads, and then fails. */
  fail(file: TestFile, nonce: string): string
}
