/** A test file of the project. */
export interface TestFile {
  /** From the working directory. */
  readonly path: string
  readonly text: string
}

/** Tests that must fail, as text for the end of a test file: after everything that the file loads and does. */
export interface FailingTests {
  readonly text: string
  readonly count: number
}

/** How a runner's tests are written. */
export interface Writer {
  readonly language: RegExp
  /** `nonce` stands in the names of the tests; nothing else may tell them from the file's own. */
  write(file: TestFile, nonce: string): FailingTests
}

/** How a program is written that is a test as a whole. */
export interface ProgramWriter {
  readonly language: RegExp
  /** A program that loads what this one loads, and then fails. */
  fail(file: TestFile, nonce: string): string
}
