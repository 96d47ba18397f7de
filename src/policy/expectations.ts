/** What a line of code may have taken from the tests. */
export interface Expectations {
  /** A value that stands in the tests, and that few lines hold by chance. */
  holds(line: string): boolean
  /** The name of a test, or of its file. */
  names(line: string): boolean
}

/** From the texts of test files, and from tests as reports name them. */
export function createExpectations(texts: readonly string[], ids: readonly string[]): Expectations {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.replace(TITLE, ''))
  const telling = new Set(lines.flatMap(tellingLiterals))
  const all = new Set(lines.flatMap(literalsIn).map(normalise))
  const names = new Set(ids.flatMap(namesOf).filter((name) => name.length >= SHORTEST_NAME))
  return {
    holds: (line) =>
      tellingLiterals(line).some((value) => telling.has(value)) || answersIn(line).some((value) => all.has(value)),
    names: (line) => textsIn(line).some((text) => names.has(text)),
  }
}

const SHORTEST_NAME = 5

/** What a line loads, or how it begins: what a test is called. A test that stands in one line expects something behind that. */
const TITLE =
  /^\s*(?:(?:import|from)\b.*|(?:const|let|var) .*\brequire\(.*|(?:test|it|describe|suite|context)(?:\.\w+)?\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1|(?:def|class) [^:]*)/

const textsIn = (line: string): string[] =>
  [...line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)+)\1/g)].flatMap(([, , value]) => value ?? [])

/** Texts of four characters or more, and numbers of three digits or more: shorter ones stand everywhere. */
const tellingLiterals = (line: string): string[] => [
  ...textsIn(line).filter((value) => value.length >= 4),
  ...(line.match(/(?<![\w.])\d(?:[\d_]{2,}|[\d_]*\.\d{2,})(?![\w.])/g) ?? []),
]

const LITERAL = /\[[^[\]]*\]|(['"`])(?:(?!\1)[^\\]|\\.)*\1|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g

/** A list, and what stands in it: it can be one value, or a row of a table of them. */
const literalsIn = (line: string): string[] =>
  [...line.matchAll(LITERAL)].flatMap(([literal]) =>
    literal.startsWith('[') ? [literal, ...literalsIn(literal.slice(1, -1))] : [literal],
  )

/** A literal that a value is compared with, or that is the answer. */
const ANSWER = new RegExp(
  String.raw`(?:[=!]==?|\breturn\b|=>|\bcase\b|[?:])\s*(${LITERAL.source.replaceAll('\\1', '\\2')})`,
  'g',
)
const COMMON = new Set(['0', '1', '2', '-1', '10', '100', '[]', "''"])

const answersIn = (line: string): string[] =>
  [...line.matchAll(ANSWER)].map(([, literal = '']) => normalise(literal)).filter((literal) => !COMMON.has(literal))

const normalise = (literal: string) => literal.replace(/\s+/g, '').replace(/["`]/g, "'")

/** The last part of an id is the test's own name; the first one is often its file. */
function namesOf(id: string): string[] {
  const parts = id.split(' > ')
  const [first = ''] = parts
  return [
    parts.at(-1) ?? '',
    first,
    first.split('/').at(-1) ?? '',
    (first.split('/').at(-1) ?? '').replace(/\.\w+$/, ''),
  ]
}
