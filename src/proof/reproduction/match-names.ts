import { shownPath } from '../runners/node/ava.ts'
import type { TestReport, TestResult } from '../types.ts'

/**
 * The tests, by id, that these names are for. Each name is read in its runner's notation, and fits where all of it is
 * found at the end of a test's file, suites and name, from the beginning of one of these on. A name of a file fits all of
 * its tests, and a name without suites fits all tests of that name. `undefined` unless every name fits a test.
 */
export function matchNames(
  names: readonly string[],
  { tests = [], runner }: Pick<TestReport, 'tests' | 'runner'>,
): ReadonlySet<string> | undefined {
  const readings = [...new Set(names)].map((name) => readingsOf(name, runner))
  const wanted = new Set(readings.flat())
  const fileEnds = createMemo((file: string) => endsOf(partsOfFile(file)).filter((end) => wanted.has(end)))
  const seen = new Set<string>()
  const ids = new Set<string>()
  for (const test of tests) {
    const own = test.file === undefined ? [] : fileEnds(test.file)
    const found = [...own, ...endsOfTest(test, runner).filter((end) => wanted.has(end))]
    for (const end of found) seen.add(end)
    if (found.length > 0) ids.add(test.id)
  }
  return names.length > 0 && readings.every((own) => own.some((one) => seen.has(one))) ? ids : undefined
}

/** What parts names from names in some notation, and what nobody sees. */
const BETWEEN = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\.:>›#]+/u

const wordsOf = (text: string): readonly string[] => text.split(BETWEEN).filter((word) => word !== '')

const normalise = (text: string): string => wordsOf(text).join(' ')

/** A test's own parts that are looked through for the beginning of a name, from the last one on. */
const MAX_PARTS = 32

/** Everything from the beginning of a part to the end. */
function endsOf(parts: readonly string[]): readonly string[] {
  const ends: string[] = []
  for (const part of parts.slice(-MAX_PARTS).reverse()) ends.push([part, ...ends.slice(-1)].join(' '))
  return ends
}

/** Folders, or the packages of a class. Modules of Python are named with and without their ending. */
const partsOfFile = (file: string): readonly string[] => wordsOf(file.replace(/\.py$/, ''))

/** Tests that share a name are numbered, by us or by their runner. */
const NUMBER = / #\d+$/

function endsOfTest({ id, file }: TestResult, runner: string): readonly string[] {
  const isBelow = file !== undefined && id.startsWith(`${file} > `)
  const names = id.slice(isBelow ? file.length + ' > '.length : 0)
  if (names === file) return []
  const files = file === undefined ? [''] : runner === 'ava' ? [file, shownPath(file).join('/')] : [file]
  const spellings = NUMBER.test(names) ? [names, names.replace(NUMBER, '')] : [names]
  const parts = spellings.map((name) => name.split(' > ').map(normalise).filter(Boolean))
  return files.flatMap((path) => parts.flatMap((own) => endsOf([...partsOfFile(path), ...own])))
}

/** Longer names were cut. */
const MAX_NAME = 1_000

/** How runners write names, and how our ids have them. */
const NOTATIONS: readonly (readonly [notation: RegExp, reading: string])[] = [
  // pytest, and whoever names a module by its file.
  [/\.py(?=::| > |$)/, ''],
  // unittest: `test_x (mod.Case)`, since Python 3.11 `test_x (mod.Case.test_x)`, with its subtest. A module that broke.
  [/^(\S+) \((?!unittest\.)([\w.]+?)(?:\.\1)?\)(?: [[(].*)?$/, '$2.$1'],
  [/^(\S+) \(unittest\.loader\._FailedTest.*$/, '$1'],
  // JUnit and test-unit: `testX(some.Class)`; a class that broke.
  [/^(.+)\(([\w$.:]+)\)$/, '$2.$1'],
  [/(?: > |\.)(?:classMethod|initializationError|executionError)$/, ''],
  // RSpec: `./spec/sum_spec.rb:2 # Sum adds`.
  [/^(\S+?)(?::\d+|\[[\d:]+\]) # /, '$1 '],
  // PHPUnit shows the data itself as well.
  [/( with data set (?:#\d+|".*")) \(.*\)$/, '$1'],
  // Specs of minitest are numbered.
  [/#test_\d{4}_/, '#'],
  // Tests in Rust's documentation.
  [/^(\S+\.(?:rs|md)) - (.*?) ?\(line \d+\)$/, '$1 doc $2'],
]

/** None for a name that says nothing. */
function readingsOf(name: string, runner: string): readonly string[] {
  if (name.length >= MAX_NAME) return []
  const read = NOTATIONS.map(([notation, reading]) => name.replace(notation, reading))
  // A test of tape is named with the assertion that failed in it.
  if (runner === 'TAP') read.push(name.replace(/ > (?:(?! > ).)*$/, ''))
  return [...new Set([name, ...read].map(normalise))].filter((reading) => reading !== '')
}

function createMemo<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
    return value
  }
}
