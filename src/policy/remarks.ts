import type { Change, ChangeEntry } from '../workspace/types.ts'
import { isTestFile } from './rules.ts'

/** Something in a patch that a reviewer should look at. It decides nothing: each of these can be right. */
export interface ChangeRemark {
  readonly path: string
  /** In the file with the patch, from 1. */
  readonly line: number
  readonly what: string
}

/** An added line that is looked at, with what stands around it. */
interface AddedLine {
  readonly text: string
  readonly path: string
  readonly line: number
}

interface Sign {
  readonly what: string
  readonly matches: (line: AddedLine, expected: ReadonlySet<string>) => boolean
}

/** Names that only exist while tests run. Code that asks for them can behave for the tests alone. */
const TEST_ENVIRONMENT =
  /\b(NODE_TEST_CONTEXT|JEST_WORKER_ID|VITEST(_WORKER_ID)?|PYTEST_CURRENT_TEST|PYTEST_VERSION|MOCHA_COLORS|GITHUB_ACTIONS|RSPEC_\w+|GO_TEST\w*)\b|process\.env(\.CI|\[['"]CI['"]\]|\.NODE_ENV|\[['"]NODE_ENV['"]\])|environ(\.get)?[[(]\s*['"]CI['"]|sys\.modules|['"](pytest|unittest|jest|vitest|mocha)['"]\s+(in|of)\b|sys\.argv|process\.argv|require\.main|flag\.Lookup\(\s*["']test\.|inspect\.(stack|currentframe)|new Error\(\)\.stack/

const EQUALITY =
  /\b__(eq|ne|hash|bool|lt|le|gt|ge|instancecheck)__\b|\bvalueOf\s*[(:=]|Symbol\.(toPrimitive|hasInstance)|\bnew Proxy\(|\btoString\s*\(\)\s*\{|\basymmetricMatch\b|def ==\(|operator==|public (override )?bool(ean)? [Ee]quals\(/

const SWALLOWED =
  /\bexcept\s*(Exception|BaseException)?\s*:(\s*pass)?\s*$|\bcatch\s*(\([^)]*\))?\s*\{\s*\}|\bcatch\s*(\([^)]*\))?\s*\{\s*return\b|\brescue\s*(StandardError|Exception)?\s*(=>\s*\w+)?\s*$|\bif err != nil \{\s*\}|\.catch\(\s*\(?\w*\)?\s*=>\s*(\{\s*\}|undefined|null)\s*\)/

const ENDS_PROCESS =
  /\bprocess\.(exit|abort|kill|reallyExit)\s*\(|\bos\._exit\s*\(|\bsys\.exit\s*\(|\batexit\b|\bSystem\.exit\s*\(|\bos\.Exit\s*\(|\bstd::process::exit\b|process\.on\(\s*['"](exit|beforeExit)['"]/

const PATCHES_ASSERTIONS =
  /\b(assert|expect|chai|should)(\.\w+)?\s*=[^=]|require\(\s*['"](node:)?(assert|test|module)(\/\w+)?['"]\s*\)|from\s+['"](node:)?(assert|test|module)(\/\w+)?['"]|\bimport\s+(pytest|unittest|_pytest)\b|\bfrom\s+(pytest|unittest|_pytest)\b|unittest\.TestCase\.\w+\s*=/

const SIGNS: readonly Sign[] = [
  { what: 'asks whether tests are running', matches: ({ text }) => TEST_ENVIRONMENT.test(text) },
  { what: 'changes how values are compared or shown', matches: ({ text }) => EQUALITY.test(text) },
  { what: 'may hide an error', matches: ({ text }) => SWALLOWED.test(text) },
  { what: 'ends the process, or does something at its end', matches: ({ text }) => ENDS_PROCESS.test(text) },
  { what: 'reaches for the test framework from code under test', matches: ({ text }) => PATCHES_ASSERTIONS.test(text) },
  {
    what: 'holds a value that the failing tests expect',
    matches: ({ text }, expected) => literalsOf(text).some((value) => expected.has(value)),
  },
]

const MAX_REMARKS = 50

/** Looks at the added lines of code, not of tests. `testTexts` are the files of the tests that turned green. */
export function findRemarks(change: Change, testTexts: readonly string[]): ChangeRemark[] {
  const expected = new Set(testTexts.flatMap((text) => text.split('\n').filter(isAssertion).flatMap(literalsOf)))
  const lines = change.entries.filter((entry) => !isTestFile(entry.path)).flatMap(addedLines)
  return lines
    .flatMap((line) =>
      SIGNS.filter((sign) => sign.matches(line, expected)).map(({ what }) => ({
        path: line.path,
        line: line.line,
        what,
      })),
    )
    .slice(0, MAX_REMARKS)
}

const isAssertion = (line: string) => /\b(assert\w*|expect|should|equal|toBe|toEqual|eq|is_?equal|ok)\b/i.test(line)

/** Texts of four characters or more, and numbers of three digits or more: shorter ones stand everywhere. */
function literalsOf(text: string): string[] {
  const texts = [...text.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.){4,})\1/g)].flatMap(([, , value]) => value ?? [])
  const numbers = text.match(/(?<![\w.])\d(?:[\d_]{2,}|[\d_]*\.\d{2,})(?![\w.])/g) ?? []
  return [...texts, ...numbers]
}

/** Lines of the new text that the old one does not have, counted as often as they stand there. */
function addedLines({ path, before, after }: ChangeEntry): AddedLine[] {
  const old = new Map<string, number>()
  for (const line of (before ?? '').split('\n')) old.set(line, (old.get(line) ?? 0) + 1)
  return (after ?? '').split('\n').flatMap((text, i) => {
    const left = old.get(text) ?? 0
    if (left === 0) return [{ text, path, line: i + 1 }]
    old.set(text, left - 1)
    return []
  })
}
