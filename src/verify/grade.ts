import { ConfigError } from '../errors.ts'
import { byId, type TestReport, type TestResult, type TestStatus } from '../proof/proof.ts'
import { tryParseJson } from '../text.ts'

/** Tests that a benchmark names: those that must turn green, and those that must stay so. */
export interface Lists {
  readonly failToPass: readonly string[]
  readonly passToPass: readonly string[]
}

export interface Grade {
  readonly resolved: boolean
  readonly failToPass: Split
  readonly passToPass: Split
  /** Why the reports cannot be believed, whatever they say. */
  readonly doubts: readonly string[]
}

interface Split {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

/**
 * SWE-bench's rules: passed and expected failures count as passed, a test that must stay green may be skipped, a test
 * missing from the output has failed, and only all of both lists is resolved. What is so must be so in every run.
 * https://github.com/SWE-bench/SWE-bench/blob/main/swebench/harness/grading.py
 */
export function grade(
  { failToPass, passToPass }: Lists,
  after: readonly TestReport[],
  doubts: readonly string[] = [],
): Grade {
  const runs = after.map(statuses)
  const split = (ids: readonly string[], accepted: readonly TestStatus[]): Split => {
    const isPassed = (id: string) =>
      runs.length > 0 && runs.every((run) => accepted.some((good) => good === run.get(normalise(id))?.status))
    return { passed: ids.filter(isPassed), failed: ids.filter((id) => !isPassed(id)) }
  }
  const graded = {
    failToPass: split(failToPass, ['passed', 'expected_failure']),
    passToPass: split(passToPass, ['passed', 'expected_failure', 'skipped']),
  }
  const isWhole = graded.failToPass.failed.length === 0 && graded.passToPass.failed.length === 0
  return { ...graded, doubts, resolved: isWhole && doubts.length === 0 }
}

/** By all the names that benchmarks give a test; the worst of those that share one. A run without an end says nothing. */
function statuses({ tests = [], ending }: TestReport): ReadonlyMap<string, TestResult> {
  if (ending !== 'exited') return new Map()
  return byId(tests.flatMap((test) => namesOf(test).map((name) => ({ ...test, id: normalise(name) }))))
}

/** `tests/a.py::Case::test` is how pytest names what the report calls `tests/a.py > Case > test`. */
const normalise = (id: string) => id.replaceAll('::', ' > ')

/** unittest says `test (a.Case)`, and since Python 3.11 `test (a.Case.test)`; the module may begin in any folder. */
function namesOf({ id, file }: TestResult): readonly string[] {
  const [, ...names] = id.split(' > ')
  const name = names.at(-1)
  if (name === undefined || !file?.endsWith('.py')) return [id]
  const parts = file.replace(/(\/__init__)?\.py$/, '').split('/')
  const classes = names.slice(0, -1)
  return [
    id,
    ...parts.flatMap((_, i) => {
      const place = [...parts.slice(i), ...classes].join('.')
      return [`${name} (${place})`, `${name} (${place}.${name})`, `${place}.${name}`]
    }),
  ]
}

/** A list of test ids: a JSON array, or one id a line. Throws ConfigError. */
export function parseList(text: string, file: string): readonly string[] {
  const trimmed = text.trim()
  if (!trimmed.startsWith('['))
    return trimmed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  const list = tryParseJson(trimmed)
  if (Array.isArray(list) && list.every((id) => typeof id === 'string')) return list
  throw new ConfigError(`${file} is not a list of tests. Write a JSON array of strings, or one test a line.`)
}
