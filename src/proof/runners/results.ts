import { relative, resolve } from 'node:path'
import type { TestResult, TestStatus } from '../types.ts'

const MAX_MESSAGE = 4_000
const MAX_NAME = 1_000

/** A test as a report names it. */
export interface ReportedTest {
  readonly file: string | undefined
  /** Suites and name, outermost first. Empty for an entry that stands for its file. */
  readonly names: readonly string[]
  readonly status: TestStatus
  readonly message?: string | undefined
}

/**
 * Gives every test an id from file, suites and name. Tests that share all of these are numbered, so that one of them
 * can neither hide another nor stand in for it.
 */
export function toResults(tests: readonly ReportedTest[], directory: string): TestResult[] {
  const seen = new Map<string, number>()
  return tests.map((test) => {
    const file = test.file === undefined ? undefined : relativeTo(directory, test.file)
    const id = [file, ...test.names]
      .filter((part) => part !== undefined && part !== '')
      .map(clean)
      .join(' > ')
    const nth = (seen.get(id) ?? 0) + 1
    seen.set(id, nth)
    return {
      id: nth === 1 ? id : `${id} #${nth}`,
      file,
      status: test.status,
      isFile: test.names.length === 0,
      message: test.message?.slice(0, MAX_MESSAGE),
    }
  })
}

/** Names come from the repository: no line break and no control character may travel in an id. */
function clean(name: string | undefined): string {
  return (name ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
}

function relativeTo(directory: string, file: string): string {
  const path = file.startsWith('file://') ? decodeURIComponent(new URL(file).pathname) : file
  return relative(directory, resolve(directory, path)).replaceAll('\\', '/')
}

/** The tests' files, for runners that are told files; `undefined` when one of them is not known. */
export function selectFiles(tests: readonly TestResult[]): readonly string[] | undefined {
  const files = tests.flatMap((test) => test.file ?? [])
  return files.length === tests.length ? [...new Set(files)] : undefined
}

/** JSON of unknown shape; `undefined` when it is none. */
export function tryParseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
