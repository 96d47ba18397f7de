import { isFailing, isPassing } from '../compare.ts'
import type { TestReport, TestResult } from '../types.ts'
import { pythonProgram, withFailingFunctions, withFailingMethods } from './python.ts'
import { scriptProgram, withFailingScriptTests } from './scripts.ts'
import type { TestFile, Writer } from './writer.ts'

/** A test file of the project that must fail: it has tests added, or it fails as a whole. */
export interface Canary {
  readonly path: string
  readonly text: string
  /** The added tests without the rest of the file. */
  readonly alone: string
  /** Stands in the names of the added tests, and in nothing else; none where the whole file must fail. */
  readonly nonce: string | undefined
  /** How many tests must fail. */
  readonly count: number
}

/** `undefined` for a runner that no canary is known for. A report may name several runners, joined by " + ". */
export function createCanary(file: TestFile, runner: string, nonce: string): Canary | undefined {
  const own = runner.split(' + ').flatMap((name) => WRITERS[name] ?? [])
  const writer = own.find(({ language }) => language.test(file.path))
  if (!writer) return undefined
  const { text, count } = writer.write(file, nonce)
  return { path: file.path, text: file.text + text, alone: text, nonce, count }
}

/** For a file that is one test as a whole, and registers none. */
export function createFailingProgram(file: TestFile, nonce: string): Canary | undefined {
  const text = PROGRAMS.find(({ language }) => language.test(file.path))?.fail(file, nonce)
  return text === undefined ? undefined : { path: file.path, text, alone: text, nonce: undefined, count: 1 }
}

/** What one run says of the tests that must fail. */
export interface Sighting {
  readonly failed: readonly string[]
  /** These passed, or failed without making the command fail. */
  readonly ignored: readonly string[]
  /** The file broke before the added tests could be reported. */
  readonly isFileBroken: boolean
}

export function readCanary({ nonce, path }: Canary, report: TestReport): Sighting {
  const tests = report.tests ?? []
  const isFileItself = (test: TestResult) => test.isFile && test.file === path
  const own = tests.filter((test) => (nonce === undefined ? isFileItself(test) : test.id.includes(nonce)))
  const failed = own.filter(isFailing)
  const ignored = [...own.filter(isPassing), ...(report.exitCode === 0 ? failed : [])]
  return {
    failed: failed.map((test) => test.id),
    ignored: ignored.map((test) => test.id),
    isFileBroken: report.tests === undefined || tests.some((test) => isFileItself(test) && isFailing(test)),
  }
}

/** The file as a test that a runner can be told to run. */
export const asSelection = ({ path }: Pick<Canary, 'path'>): TestResult => ({
  id: path,
  file: path,
  status: 'failed',
  isFile: true,
  message: undefined,
})

const WRITERS: Readonly<Record<string, Writer>> = {
  'node:test': withFailingScriptTests('node:test'),
  jest: withFailingScriptTests(undefined),
  vitest: withFailingScriptTests('vitest'),
  mocha: withFailingScriptTests(undefined),
  pytest: withFailingFunctions,
  unittest: withFailingMethods,
}

const PROGRAMS = [scriptProgram, pythonProgram]
