import { isFailing, isPassing } from '../compare.ts'
import { namesOf } from '../runners/results.ts'
import type { TestReport, TestResult } from '../types.ts'
import { pythonProgram, withFailingFunctions, withFailingMethods } from './python.ts'
import { withFailingExamples, withFailingRubyMethods } from './ruby.ts'
import { scriptProgram, withFailingAvaTests, withFailingScriptTests, withFailingTapeTests } from './scripts.ts'
import type { Naming, TestFile, Writer } from './writer.ts'

/** A test file of the project that must fail: it has tests added, or it fails as a whole. */
export interface Canary {
  readonly path: string
  readonly text: string
  /** The added tests without the rest of the file. */
  readonly alone: string
  /** None where the whole file must fail. */
  readonly naming: Naming | undefined
  /** How many tests must fail, beside those that have the names of others. */
  readonly count: number
  /** What a runner can be told to run: these tests, or the file. */
  readonly tests: readonly TestResult[]
}

/** `undefined` for a runner that no canary is known for. A report may name several runners, joined by " + ". */
export function createCanary(file: TestFile, runner: string, naming: Naming): Canary | undefined {
  const own = runner.split(' + ').flatMap((name) => WRITERS[name] ?? [])
  const writer = own.find(({ language }) => language.test(file.path))
  if (!writer) return undefined
  const { path } = file
  const { text, count, names = [[]] } = writer.write(file, naming)
  return { path, text: file.text + text, alone: text, naming, count, tests: names.map((own) => asSelection(path, own)) }
}

/** For a file that is one test as a whole, and registers none. */
export function createFailingProgram(file: TestFile, nonce: string): Canary | undefined {
  const text = PROGRAMS.find(({ language }) => language.test(file.path))?.fail(file, nonce)
  const { path } = file
  const tests = [asSelection(path, [])]
  return text === undefined ? undefined : { path, text, alone: text, naming: undefined, count: 1, tests }
}

/** What one run says of the tests that must fail. */
export interface Sighting {
  readonly failed: readonly string[]
  /** These passed, or failed without making the command fail. */
  readonly ignored: readonly string[]
  /** The file broke before the added tests could be reported. */
  readonly isFileBroken: boolean
}

/** `usual` is a run without the canary. */
export function readCanary(canary: Canary, report: TestReport, usual: TestReport): Sighting {
  const tests = report.tests ?? []
  const { naming, path } = canary
  const isFileItself = (test: TestResult) => test.isFile && test.file === path
  const own = tests.filter((test) => (naming === undefined ? isFileItself(test) : test.id.includes(naming.nonce)))
  const failed = own.filter(isFailing)
  const ignored = [
    ...own.filter(isPassing),
    ...(report.exitCode === 0 ? failed : []),
    ...(naming?.namesakes ?? []).flatMap((name) => findFalse(name, canary, { tests, usual: usual.tests ?? [] })),
  ]
  return {
    failed: failed.map((test) => test.id),
    ignored: ignored.map((test) => test.id),
    isFileBroken: report.tests === undefined || tests.some((test) => isFileItself(test) && isFailing(test)),
  }
}

/** One test of this name is true and one false; where more pass than did before, the false one is among them. */
function findFalse(
  name: string,
  { path }: Canary,
  { tests, usual }: { readonly tests: readonly TestResult[]; readonly usual: readonly TestResult[] },
): TestResult[] {
  const passing = (results: readonly TestResult[]) =>
    results.filter((test) => test.file === path && namesOf(test).at(-1) === name && isPassing(test))
  return passing(tests).slice(passing(usual).length)
}

/** The file itself where there are no names. */
const asSelection = (path: string, names: readonly string[]): TestResult => ({
  id: [path, ...names].join(' > '),
  file: path,
  status: 'failed',
  isFile: names.length === 0,
  message: undefined,
})

const WRITERS: Readonly<Record<string, Writer>> = {
  'node:test': withFailingScriptTests('node:test'),
  jest: withFailingScriptTests(undefined),
  vitest: withFailingScriptTests('vitest'),
  mocha: withFailingScriptTests(undefined),
  ava: withFailingAvaTests,
  TAP: withFailingTapeTests,
  pytest: withFailingFunctions,
  unittest: withFailingMethods,
  rspec: withFailingExamples,
  minitest: withFailingRubyMethods,
}

const PROGRAMS = [scriptProgram, pythonProgram]
