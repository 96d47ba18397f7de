import { ConfigError } from '../errors.ts'
import type { TestReport, TestStatus } from '../proof/types.ts'

/** Tests that a benchmark names: those that must turn green, and those that must stay so. */
export interface Lists {
  readonly failToPass: readonly string[]
  readonly passToPass: readonly string[]
}

export interface Grade {
  readonly resolved: boolean
  readonly failToPass: Split
  readonly passToPass: Split
}

export interface Split {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

/**
 * SWE-bench's rules: passed and expected failures count as passed, a test that must stay green may be skipped, a test
 * missing from the output has failed, and only all of both lists is resolved.
 * https://github.com/SWE-bench/SWE-bench/blob/main/swebench/harness/grading.py
 */
export function grade({ failToPass, passToPass }: Lists, after: readonly TestReport[]): Grade {
  const runs = after.map((report) => new Map((report.tests ?? []).map((test) => [normalise(test.id), test.status])))
  const split = (ids: readonly string[], accepted: readonly TestStatus[]): Split => {
    const isPassed = (id: string) => {
      const statuses = runs.map((run) => run.get(normalise(id)))
      return statuses.length > 0 && statuses.every((status) => accepted.some((good) => good === status))
    }
    return { passed: ids.filter(isPassed), failed: ids.filter((id) => !isPassed(id)) }
  }
  const graded = {
    failToPass: split(failToPass, ['passed', 'expected_failure']),
    passToPass: split(passToPass, ['passed', 'expected_failure', 'skipped']),
  }
  return { ...graded, resolved: graded.failToPass.failed.length === 0 && graded.passToPass.failed.length === 0 }
}

/** `tests/a.py::Case::test` is how benchmarks name what the report calls `tests/a.py > Case > test`. */
const normalise = (id: string) => id.replaceAll('::', ' > ')

/** A list of test ids: a JSON array, or one id a line. Throws ConfigError. */
export function parseList(text: string, file: string): readonly string[] {
  const trimmed = text.trim()
  if (!trimmed.startsWith('['))
    return trimmed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  const list = tryJson(trimmed)
  if (Array.isArray(list) && list.every((id) => typeof id === 'string')) return list
  throw new ConfigError(`${file} is no list of tests. Write a JSON array of texts, or one test a line.`)
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
