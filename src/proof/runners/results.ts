import { relative, resolve } from 'node:path'
import { ownCopy } from '../../text.ts'
import type { TestResult, TestStatus } from '../types.ts'

const MAX_MESSAGE = 4_000
const MAX_NAME = 1_000
/** Characters of all messages together; messages beyond are kept shorter. */
const MAX_MESSAGES = 16_000_000
const SHORT_MESSAGE = 200
/** A report with more tests than this is nobody's to read. */
const MAX_TESTS = 300_000

/** A test as a report names it. */
export interface ReportedTest {
  readonly file: string | undefined
  /** Suites and name, outermost first. Empty for an entry that stands for its file. */
  readonly names: readonly string[]
  readonly status: TestStatus
  readonly message?: string | undefined
}

/** Of tests that share file, suites and name, each keeps a place of its own, or the worst stands for all. */
type Duplicates = 'numbered' | 'worst'

export interface Results {
  add(test: ReportedTest): void
  /** `undefined` when there were too many. */
  all(): readonly TestResult[] | undefined
}

/** From what broke hardest to what went well. */
const SEVERITY: readonly TestStatus[] = ['errored', 'failed', 'skipped', 'todo', 'expected_failure', 'passed']

/** The one that broke harder. */
export const worse = (a: TestStatus, b: TestStatus): TestStatus => (SEVERITY.indexOf(a) < SEVERITY.indexOf(b) ? a : b)

/**
 * Gathers tests and gives each an id from file, suites and name. No two get the same id, so that one of them can neither
 * hide another nor stand in for it.
 */
export function createResults(directory: string, duplicates: Duplicates = 'numbered'): Results {
  const tests: TestResult[] = []
  const positions = new Map<string, number>()
  const freeId = createNumbers((id) => positions.has(id))
  const pathOf = createPaths(directory)
  const shorten = createShortening()

  function append(id: string, { file, names, status, message }: ReportedTest): void {
    positions.set(id, tests.length)
    tests.push({ id, file, status, isFile: names.length === 0, message: shorten(message) })
  }

  return {
    add(test) {
      if (tests.length > MAX_TESTS) return
      const own = test.file === undefined ? test : { ...test, file: pathOf(test.file) }
      const name = idOf(own, directory)
      const at = positions.get(name)
      const known = at === undefined ? undefined : tests[at]
      if (at === undefined || !known) append(name, own)
      else if (duplicates === 'numbered') append(freeId(name), own)
      else if (worse(known.status, own.status) !== known.status) {
        tests[at] = { ...known, status: own.status, message: shorten(own.message) }
      }
    },
    all: () => (tests.length > MAX_TESTS ? undefined : tests),
  }
}

/** Tells a test whose name is taken apart by a number that nobody has. */
function createNumbers(isTaken: (id: string) => boolean) {
  const counts = new Map<string, number>()
  return (name: string): string => {
    let nth = (counts.get(name) ?? 1) + 1
    while (isTaken(`${name} #${nth}`)) nth += 1
    counts.set(name, nth)
    return `${name} #${nth}`
  }
}

/** Many tests share a file. */
function createPaths(directory: string) {
  const paths = new Map<string, string>()
  return (file: string): string => {
    const path = paths.get(file) ?? ownCopy(relativeTo(directory, file))
    paths.set(file, path)
    return path
  }
}

function createShortening() {
  let length = 0
  return (message: string | undefined): string | undefined => {
    const kept = message && ownCopy(message.slice(0, length > MAX_MESSAGES ? SHORT_MESSAGE : MAX_MESSAGE))
    length += kept?.length ?? 0
    return kept
  }
}

function idOf({ file, names }: ReportedTest, directory: string): string {
  const parts = file === undefined ? names : [file, ...names]
  return ownCopy(
    parts
      .map((part) => clean(part, directory))
      .filter((part) => part !== '')
      .join(' > '),
  )
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * Names come from the repository: no line break and no control character may travel in an id. The copy's own path, which
 * differs from copy to copy, is left out.
 */
function clean(name: string, directory: string): string {
  const local = name.includes(directory) ? name.replaceAll(`${directory}/`, '').replaceAll(directory, '.') : name
  // Most names are plain, and looking for what is not costs more than the rest.
  const visible = /^[ -~]*$/.test(local) ? local : local.replace(INVISIBLE, ' ')
  return visible.trim().slice(0, MAX_NAME)
}

function relativeTo(directory: string, file: string): string {
  const path = file.startsWith('file://') ? tryDecode(file.slice('file://'.length)) : file
  return relative(directory, resolve(directory, path)).replaceAll('\\', '/')
}

function tryDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The tests' files, for runners that are told files; none when one of them is not known. */
export function filesOf(tests: readonly TestResult[]): readonly string[] {
  const files = tests.flatMap((test) => test.file ?? [])
  return files.length === tests.length ? [...new Set(files)] : []
}

/** Suites and name of a test without its file, as its id has them. */
export function namesOf({ id, file }: TestResult): readonly string[] {
  const names = file !== undefined && id.startsWith(`${file} > `) ? id.slice(file.length + ' > '.length) : id
  return names === file ? [] : names.replace(/ #([2-9]|\d{2,})$/, '').split(' > ')
}
