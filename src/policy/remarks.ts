import type { Change, ChangeEntry } from '../workspace/types.ts'
import { createExpectations, type Expectations } from './expectations.ts'

/** Something in a patch that a reviewer should look at. It decides nothing: each of these can be right. */
interface ChangeRemark {
  readonly path: string
  /** In the file with the patch, from 1. */
  readonly line: number
  readonly what: string
}

/** What is known of the tests that the patch is for. */
interface KnownTests {
  readonly isTestFile: (path: string) => boolean
  /** The texts of their files. */
  readonly texts: readonly string[]
  /** As reports name them. */
  readonly ids: readonly string[]
}

interface AddedLine {
  /** In the file with the patch, from 1. */
  readonly line: number
  readonly text: string
  /** The line below it, added or not. */
  readonly next: string
}

interface Sign {
  readonly what: string
  readonly matches: (line: AddedLine, expected: Expectations) => boolean
}

/** Whether one of the patterns begins in the line. */
const any = (...patterns: readonly RegExp[]): Sign['matches'] => {
  const whole = new RegExp(patterns.map((pattern) => pattern.source).join('|'))
  return ({ text, next }) => (whole.exec(`${text}\n${next}`)?.index ?? text.length) < text.length
}

/** In the order in which they are told. Names and calls of several languages stand side by side. */
const SIGNS: readonly Sign[] = [
  {
    // Names that only exist while tests run. Code that asks for them can behave for the tests alone.
    what: 'asks whether tests are running',
    matches: any(
      /\b(NODE_TEST_CONTEXT|JEST_WORKER_ID|VITEST\w*|PYTEST_\w+|MOCHA_\w+|GITHUB_ACTIONS|RSPEC_\w+|GO_TEST\w*|npm_lifecycle_\w+)\b/,
      /\benv(\.|\[\s*['"])(CI|NODE_ENV|MODE|TEST)\b/,
      /(environ(\.get)?|getenv)\s*[[(]\s*['"](CI|ENV|TEST\w*)['"]/,
      /\bsys\.(modules|argv|orig_argv|_getframe)\b|\bprocess\.(argv|execArgv|title|ppid)\b|\brequire\.main\b|\bos\.(getppid|Args)\b/,
      /['"](pytest|unittest|jest|vitest|mocha)['"]\s+(in|of)\b/,
      /\btypeof (jest|vi|describe|it|test|expect|before|beforeEach)\b/,
      /\binspect\.(stack|currentframe)|\btraceback\.extract_stack|\bnew Error\([^)]*\)\.stack|\bcaptureStackTrace|\bprepareStackTrace/,
      /\bflag\.Lookup\(\s*["']test\.|\btesting\.Testing\(|\bruntime\.Callers?\(/,
    ),
  },
  {
    what: 'changes how values are compared or shown',
    matches: any(
      /\b__(eq|ne|hash|bool|lt|le|gt|ge|contains|instancecheck|getattribute)__\b|\bdef (==|eql\?|equal\?)/,
      /\bvalueOf\b\s*[(:=]|\btoString\s*(\(\)\s*\{|[:=])|\btoJSON\b\s*[(:=]|\basymmetricMatch\b/,
      /\bSymbol\.(toPrimitive|hasInstance|toStringTag)|\bnew Proxy\(|\binspect\.custom\b/,
      /\boperator==|\bpublic (override )?bool(ean)? [Ee]quals\(/,
    ),
  },
  {
    what: 'may hide an error',
    matches: any(
      /\bexcept\s*((Base)?Exception\b[^:\n]*)?:|\bexcept\b[^:\n]*:\s*(pass|continue|return|\.\.\.)|\bsuppress\(/,
      /\bcatch\s*(\([^)\n]*\))?\s*\{\s*(\}|return\b|continue\b|\/\/)/,
      /\.catch\(\s*(\(?\w*\)?\s*=>\s*(\{\s*\}|undefined|null|false|true|0)|noop)\s*\)/,
      /\brescue\s*(StandardError|Exception)?\s*(=>\s*\w+)?\n|\bif err != nil \{\s*\}/,
      /\b(uncaughtException|unhandledRejection|excepthook)\b/,
    ),
  },
  {
    what: 'ends the process, or does something at its end',
    matches: any(
      /\bprocess\.(exit|abort|kill|reallyExit)\s*\(|\bprocess\.exitCode\s*=/,
      /\bprocess\.(on|once|prependListener)\(\s*['"](exit|beforeExit)['"]/,
      /\bos\.(_exit|abort|kill|Exit)\s*\(|\bsys\.exit\s*\(|\batexit\b|\bSystem\.exit\s*\(|\bstd::process::exit\b|\bat_exit\b/,
      /(?<![.\w])_{0,2}[eE]xit\s*\(\s*(0|EXIT_SUCCESS)\s*\)/,
    ),
  },
  {
    what: 'reaches for the test framework from code under test',
    matches: any(
      /\b(assert|expect|chai|should)(\.\w+)?\s*=[^=>]/,
      /(\brequire\(\s*|\bimport\(\s*|\bfrom\s+|\bimport\s+)['"](node:)?(assert|test|module|vitest|chai|mocha|jest\b|@jest\/|@vitest\/|expect|ava|tape)\b/,
      /^\s*(import|from)\s+(pytest|_pytest|unittest|pluggy)\b|\bunittest\.TestCase\b/,
      /\brequire\.cache\b|\bModule\._|\bsyncBuiltinESMExports\b|\b(globalThis|global)\.(it|test|describe|expect|jest|vi)\b/,
    ),
  },
  {
    what: 'changes something that all code shares',
    matches: any(
      /\b(globalThis|global|window)(\.\w+|\[[^\]]+\])\s*=[^=>]|\.prototype(\.\w+|\[[^\]]+\])\s*=[^=>]/,
      /\bObject\.(defineProperty|defineProperties|assign|setPrototypeOf)\(\s*(globalThis|global|\w+\.prototype)\b/,
      /\bDate(\.now)?\s*=[^=>]|\bMath\.\w+\s*=[^=>]|\b(time|random|datetime)\.\w+\s*=[^=]|\bsetattr\(|\bbuiltins\b/,
    ),
  },
  {
    what: 'runs code that is written as text',
    matches: any(
      /(?<![.\w])(eval|exec|compile|__import__)\s*\(|\bnew Function\(|\bvm\.\w+|\bimportlib\b|\bcreateRequire\b/,
      /\bBuffer\.from\([^)]*,\s*['"](base64|hex)|\batob\(|\bb64decode\b|\bfromhex\b|\bfromCharCode\b/,
    ),
  },
  {
    what: 'starts another process',
    matches: any(
      /\bchild_process\b|\bworker_threads\b|\bsubprocess\b|\bmultiprocessing\b|\bos\.(system|popen|fork|spawn\w*|exec\w+)\(/,
    ),
  },
  { what: 'names a test', matches: ({ text }, expected) => expected.names(text) },
  { what: 'holds a value that the failing tests expect', matches: ({ text }, expected) => expected.holds(text) },
]

const MAX_REMARKS = 50
/** What people read and no program runs. */
const PROSE = /\.(md|markdown|rst|txt|adoc|html|css|svg)$/i

/** Looks at the added lines of code, not of tests. */
export function findRemarks(change: Change, { isTestFile, texts, ids }: KnownTests): ChangeRemark[] {
  const expected = createExpectations(texts, ids)
  return change.entries
    .filter(({ path }) => !isTestFile(path) && !PROSE.test(path))
    .flatMap((entry) =>
      addedLines(entry).flatMap((added) =>
        SIGNS.filter((sign) => sign.matches(added, expected)).map(({ what }) => ({
          path: entry.path,
          line: added.line,
          what,
        })),
      ),
    )
    .slice(0, MAX_REMARKS)
}

/** Lines of the new text that the old one does not have, counted as often as they stand there. */
function addedLines({ before, after }: ChangeEntry): AddedLine[] {
  const old = new Map<string, number>()
  for (const line of (before ?? '').split('\n')) old.set(line, (old.get(line) ?? 0) + 1)
  return (after ?? '').split('\n').flatMap((text, i, all) => {
    const left = old.get(text) ?? 0
    if (left === 0) return [{ text, next: all[i + 1] ?? '', line: i + 1 }]
    old.set(text, left - 1)
    return []
  })
}
