import type { TestResult, TestStatus } from '../../types.ts'
import { createLines } from '../formats/lines.ts'
import { createResults, namesOf, type Results } from '../results.ts'
import type { Runner } from '../runner.ts'

/**
 * Cargo runs each test binary through this, and says so on stderr only, which does not keep step with stdout. The file
 * is known for tests that have one of their own. Programs made of documentation are elsewhere, and captured. https://doc.rust-lang.org/cargo/reference/config.html#targettriplerunner
 */
const BINARY_RUNNER = `#!/bin/sh
case "$1" in */deps/*) ;; *) exec "$@" ;; esac
name="\${1##*/}"
name="\${name%-*}"
file="$CARGO_PKG_NAME"
[ ! -f "tests/$name.rs" ] || file="$PWD/tests/$name.rs"
printf '\\n@test-binary %s\\n' "$file"
"$@"
code=$?
printf '\\n@test-binary-end %s\\n' "$code"
exit "$code"
`

/** The host's own triple is one of these; of the others nothing is built. */
const TRIPLES = ['X86_64', 'AARCH64'].flatMap((machine) =>
  ['UNKNOWN_LINUX_GNU', 'UNKNOWN_LINUX_MUSL', 'APPLE_DARWIN'].map((system) => `${machine}_${system}`),
)

/**
 * Cargo starts each test binary through a script of ours, which says whose output follows.
 * https://doc.rust-lang.org/cargo/reference/config.html#targettriplerunner
 */
export const cargoTest: Runner = {
  name: 'cargo test',
  signs: /(^|\/)Cargo\.toml$/,
  matches: ([program, ...args]) =>
    /(^|\/)cargo$/.test(program ?? '') && /^(test|t)$/.test(args.find((arg) => !arg.startsWith('+')) ?? ''),

  // The other test binaries are wanted as well when one fails: they are what must stay green.
  instrument({ folder, words, only }) {
    const env = Object.fromEntries(TRIPLES.map((triple) => [`CARGO_TARGET_${triple}_RUNNER`, `${folder}/run.sh`]))
    const end = words?.includes('--') ? words.indexOf('--') : (words?.length ?? 0)
    const names = only.some((test) => test.isFile) ? [] : select(only)
    return {
      env: { ...env, CARGO_TERM_COLOR: 'never' },
      files: { 'run.sh': BINARY_RUNNER },
      ...(words && {
        words: [...words.slice(0, end), '--no-fail-fast', '--', ...words.slice(end + 1), ...names],
      }),
    }
  },

  async parse({ directory, readStdout }) {
    const results = createResults(directory)
    const reader = createLibtestReader(results)
    const lines = createLines(reader.take)
    readStdout(lines.write)
    lines.end()
    return reader.end() ? results.all() : undefined
  },
}

function select(only: readonly TestResult[]): readonly string[] {
  const names = only.flatMap((test) => namesOf(test).at(-1) ?? [])
  return names.length === 0 ? [] : ['--exact', ...names]
}

const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['ok', 'passed'],
  ['FAILED', 'failed'],
  ['ignored', 'skipped'],
  ['bench:', 'passed'],
])

/** A test binary, or the tests in documentation, which cargo runs without one. */
interface Binary {
  readonly file: string | undefined
  /** By name, in the order in which they began; `undefined` as long as nothing was said. */
  readonly tests: Map<string, TestStatus | undefined>
  readonly messages: Map<string, string>
  /** The names that are listed as failures at the end. */
  readonly failures: Set<string>
  /** The test whose result, or whose output, is being printed. */
  open: string | undefined
  hasResult: boolean
}

const openBinary = (file: string | undefined): Binary => ({
  file,
  tests: new Map(),
  messages: new Map(),
  failures: new Set(),
  open: undefined,
  hasResult: false,
})

/** libtest ends with this code when a test failed, and with others when something broke. */
const FAILED_CODE = 101

/**
 * Reads what test binaries print in their pretty format. Where the tests' own output is let through, a result may stand
 * in a line below its test.
 */
function createLibtestReader(results: Results) {
  const docs = openBinary(undefined)
  const counts = new Map<string, number>()
  let binary: Binary | undefined
  let hasRun = false

  /** The library and the program of a package have one name; cargo runs them in the same order each time. */
  function numbered(name: string): string {
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return nth === 1 ? name : `${name} #${nth}`
  }

  function close(code: number): void {
    if (binary) addBinary(binary, code, results)
    binary = undefined
  }

  function take(line: string): void {
    const [, mark, text = ''] = /^@(test-binary|test-binary-end) (.*)$/.exec(line) ?? []
    if (mark === 'test-binary') binary = openBinary(numbered(text))
    else if (mark !== undefined) close(Number(text))
    else if (/^running \d+ tests?$/.test(line)) hasRun = true
    else takeLine(binary ?? docs, line)
  }

  return {
    take,
    end() {
      close(Number.NaN)
      addBinary(docs, 0, results)
      return hasRun
    },
  }
}

function takeLine(binary: Binary, line: string): void {
  const { tests, messages, failures, open } = binary
  const [, name, word = ''] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored|bench:)?/.exec(line) ?? []
  const section = /^---- (.+) stdout ----$/.exec(line)?.[1]
  const listed = /^ {4}(\S.*)$/.exec(line)?.[1]
  if (name !== undefined) {
    // The first result is the runner's; the output of a failed test in documentation may hold another.
    tests.set(name, tests.get(name) ?? STATUS.get(word))
    binary.open = name
  } else if (section !== undefined) binary.open = section
  else if (/^(failures|successes):$/.test(line)) binary.open = undefined
  else if (/^test result: /.test(line)) binary.hasResult = true
  else if (open === undefined && listed !== undefined) failures.add(listed)
  else if (open !== undefined && tests.get(open) === undefined && STATUS.has(line)) tests.set(open, STATUS.get(line))
  else if (open !== undefined) messages.set(open, join(messages.get(open), line))
}

const join = (text = '', line: string) => (text.length < 8_000 ? `${text}${line}\n` : text)

/** Where output is let through, a result may be glued to it; the list of failures tells it all the same. */
function statusOf({ failures, hasResult }: Binary, name: string, said: TestStatus | undefined): TestStatus | undefined {
  if (failures.has(name)) return 'failed'
  return said ?? (hasResult ? 'passed' : undefined)
}

function addBinary(binary: Binary, code: number, results: Results): void {
  const { file, tests, messages, open } = binary
  const settled = [...tests].map(([name, said]) => [name, statusOf(binary, name, said)] as const)
  for (const [name, status] of settled) {
    const message = status === 'failed' ? messages.get(name) : undefined
    if (status) results.add({ ...placeOf(name, file), status, message })
  }
  const isExplained = code === 0 || (code === FAILED_CODE && settled.some(([, status]) => status === 'failed'))
  if (isExplained) return
  const isOpen = open !== undefined && settled.some(([name, status]) => name === open && status === undefined)
  const place = isOpen ? placeOf(open, file) : { file, names: [] }
  results.add({ ...place, status: 'errored', message: 'The test binary ended before all of its tests did.' })
}

/** Tests in documentation name their file, and the line, which any edit above it would change. */
function placeOf(name: string, file: string | undefined) {
  const [, path, item = ''] = /^(\S+\.(?:rs|md)) - (.*?)\s*\(line \d+\)/.exec(name) ?? []
  return path === undefined ? { file, names: [name] } : { file: path, names: ['doc', item] }
}
