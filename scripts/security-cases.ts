import { posix } from 'node:path'

/** How many cases each section of the threat model has. */
const SECTIONS = { A: 16, B: 11, C: 16, D: 16, E: 19, F: 20, G: 13, H: 14, I: 10 }

/** `A1` to `I10`. */
export const IDS: readonly string[] = Object.entries(SECTIONS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`),
)

/** One row of docs/security-cases.md. */
export interface SecurityCase {
  readonly id: string
  readonly what: string
  /** Each as `` `test/a.test.ts`: name of the test ``. */
  readonly tests: readonly string[]
  readonly status: string
}

type Read = (file: string) => string

const ROW = /^\| *([A-Z]\d+) *\|(.*[^\\])\|(.*[^\\])\|(.*)\|$/
const SHOWN = /^`(test\/[\w./-]+\.test\.ts)`: (.+)$/

/** The rows of the document. A cell may name several tests, one a line. */
export function readCases(markdown: string): SecurityCase[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, what = '', shown = '', status = ''] = ROW.exec(line) ?? []
    if (id === undefined) return []
    const tests = shown.split('<br>').map((text) => text.trim().replaceAll('\\|', '|'))
    return [{ id, what: what.trim(), tests: tests.filter((text) => text !== ''), status: status.trim() }]
  })
}

/**
 * What is wrong with the rows, each a sentence: a case without a row, a row that names no test and says nothing of what
 * was done instead, a test that is not there. `read` answers the text of a file, or throws.
 */
export function findFaults(cases: readonly SecurityCase[], read: Read): string[] {
  const ids = cases.map(({ id }) => id)
  return [
    ...IDS.filter((id) => !ids.includes(id)).map((id) => `${id}: there is no row.`),
    ...ids.filter((id) => !IDS.includes(id)).map((id) => `${id}: there is no such case.`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: there are two rows.`),
    ...cases.flatMap((row) => checkRow(row, read).map((fault) => `${row.id}: ${fault}`)),
  ]
}

function checkRow({ id, what, tests, status }: SecurityCase, read: Read): string[] {
  if (what === '') return ['the row does not say what is tried.']
  const isInCode = status === 'tested'
  if (!isInCode && !/^not in code: ./.test(status))
    return [`the status is ${JSON.stringify(status)}; "tested" or "not in code: …" is known.`]
  if (isInCode && tests.length === 0) return ['it is said to be tested, and no test is named.']
  return tests.flatMap((test) => checkTest(id, test, read))
}

function checkTest(id: string, shown: string, read: Read): string[] {
  const [, file, name] = SHOWN.exec(shown) ?? []
  if (file === undefined || name === undefined) return [`${JSON.stringify(shown)} names no file and test.`]
  if (!idsOf(name).includes(id)) return [`the name of the test does not begin with the id: ${JSON.stringify(name)}.`]
  const text = tryRead(file, read)
  if (text === undefined) return [`there is no file ${file}.`]
  if (!new RegExp(`['"\`]([A-I]\\d+, )*${id}\\b`).test(text)) return [`${file} does not speak of ${id}.`]
  const texts = [text, ...listSupports(file, text).map((path) => tryRead(path, read) ?? '')]
  const isThere = texts.flatMap(listPatterns).some((pattern) => isNameOf(pattern, name, text))
  return isThere ? [] : [`${file} has no test ${JSON.stringify(name)}.`]
}

/** What a table puts into the name stands in the file of the table. */
function isNameOf(pattern: RegExp, name: string, text: string): boolean {
  const [, ...parts] = pattern.exec(name) ?? []
  return pattern.test(name) && parts.every((part) => text.includes(part.replace(/: $/, '')))
}

/** `A1, 5.2: …` is about A1, and about the section 5.2. */
const idsOf = (name: string) => /^((?:[A-I]\d+|\d\.\d)(?:, (?:[A-I]\d+|\d\.\d))*): /.exec(name)?.[1]?.split(', ') ?? []

/** A switched-off test is none. */
function tryRead(file: string, read: Read): string | undefined {
  try {
    return read(file)
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
  } catch {
    return undefined
  }
}

/** Tables of cases are handed to functions of test/support, which declare the tests. */
const listSupports = (file: string, text: string) =>
  [...text.matchAll(/from '(\.[^']*\/support\/[^']+\.ts)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

/** A call of `test` with a name, and without an option that keeps it from being run. */
const TEST =
  /\btest\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)\s*,(?!\s*\{[^}]*\b(?:skip|todo|only)\b)/g

/** What the names of a file's tests look like; in a table of cases a part of each is known only when it runs. */
function listPatterns(text: string): RegExp[] {
  return [...text.matchAll(TEST)].map(([, single, double, template]) => {
    const parts = template === undefined ? [single ?? double ?? ''] : template.split(/\$\{[^}]*\}/)
    return new RegExp(`^${parts.map((part) => literally(part.replace(/\\(.)/g, '$1'))).join('(.*)')}$`, 's')
  })
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
