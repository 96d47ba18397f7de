import * as z from 'zod'
import { tryParseJson } from '../../../text.ts'
import type { TestResult, TestStatus } from '../../types.ts'
import { createLines } from '../formats/lines.ts'
import { createResults, filesOf, namesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'
import { standIn } from '../stand-in.ts'

/** https://pkg.go.dev/cmd/test2json#hdr-Output_Format */
const EVENT = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  ImportPath: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
})
type Event = z.infer<typeof EVENT>

const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['pass', 'passed'],
  ['fail', 'failed'],
  ['skip', 'skipped'],
])
const MAX_MESSAGE = 8_000
/** gotestsum keeps the events to itself, unless it is asked for a copy. https://github.com/gotestyourself/gotestsum#json-file-output */
const GOTESTSUM = 'gotestsum.json'

/** Tests are reported by package; its import path stands where others have a file. */
export const goTest: Runner = {
  name: 'go test',
  signs: /(^|\/)go\.mod$|\.go$/,
  matches: ([program, ...args]) => /(^|\/)go$/.test(program ?? '') && args[0] === 'test',

  // GOFLAGS=-json would reach "go list" in a script as well, and break it.
  instrument({ folder, words, only }) {
    if (words) return { words: [...words.slice(0, 2), '-json', ...select(words.slice(2), only)] }
    const body = 'if [ "$1" = test ]; then shift; exec go test -json "$@"; fi\nexec go "$@"'
    return { programs: { go: standIn(folder, body) }, env: { GOTESTSUM_JSONFILE: `${folder}/${GOTESTSUM}` } }
  },

  async parse({ folder, directory, readStdout, output }) {
    const packages: Packages = new Map()
    const lines = createLines((line) => {
      const event = line.startsWith('{') ? EVENT.safeParse(tryParseJson(line)) : undefined
      if (event?.success) takeEvent(packages, event.data)
      else takeText(packages, line)
    })
    if (!(await folder.read(GOTESTSUM, lines.write))) readStdout(lines.write)
    lines.end()
    for (const line of output.split('\n')) takeText(packages, line)
    const all = [...packages]
    // A package that did not come to its end may have had more tests.
    if (all.length === 0 || all.some(([, { end }]) => end === undefined)) return undefined
    const results = createResults(directory)
    for (const [name, own] of all) for (const test of testsOf(name, own, output)) results.add(test)
    return results.all()
  },
}

/** Packages, where they are known, stand in for `./...`; other arguments stay as they are. */
function select(args: readonly string[], only: readonly TestResult[]): readonly string[] {
  if (only.length === 0 || args.some((arg) => /^--?(run|args)\b/.test(arg))) return args
  const packages = filesOf(only)
  const names = only.flatMap((test) =>
    namesOf(test)
      .slice(0, 1)
      .map((name) => name.split('/')[0] ?? name),
  )
  const isWhole = only.some((test) => test.isFile)
  const pattern = `^(${[...new Set(names)].map((name) => name.replace(/[^\w]/gu, '.')).join('|')})$`
  const rest = packages.length === 0 ? args : args.filter((arg) => arg !== './...')
  return [...rest, ...(isWhole ? [] : ['-run', pattern]), ...(rest.length < args.length ? packages : [])]
}

interface Package {
  readonly open: Map<string, string>
  readonly tests: ReportedTest[]
  end: 'pass' | 'fail' | 'skip' | undefined
  output: string
}

/** By import path, in the order in which they were first heard of; packages run side by side. */
type Packages = Map<string, Package>

function packageOf(packages: Packages, name: string): Package {
  const known = packages.get(name) ?? { open: new Map(), tests: [], end: undefined, output: '' }
  packages.set(name, known)
  return known
}

function takeEvent(packages: Packages, event: Event): void {
  const { Package: name, Action, Test, Output } = event
  if (name === undefined) return
  const own = packageOf(packages, name)
  if (Test !== undefined) takeTest(own, Test, event)
  else if (Action === 'pass' || Action === 'fail' || Action === 'skip') own.end = Action
  else if (own.output.length < MAX_MESSAGE) own.output += Output ?? ''
}

function takeTest(own: Package, test: string, { Package: name, Action, Output }: Event): void {
  const message = own.open.get(test) ?? ''
  const status = STATUS.get(Action)
  if (!status) {
    own.open.set(test, message.length < MAX_MESSAGE ? message + (Output ?? '') : message)
    return
  }
  own.open.delete(test)
  own.tests.push({ file: name, names: [test], status, message: status === 'failed' ? message : undefined })
}

/** Before Go 1.24, packages that could not be built are told in plain text, which gotestsum complains about. */
function takeText(packages: Packages, line: string): void {
  const name = /(?:^|: )FAIL\t(\S+) \[(?:build|setup) failed\]$/.exec(line)?.[1]
  if (name !== undefined) packageOf(packages, name).end = 'fail'
}

/** A test without an end took its package with it; a package that failed without a failed test did so by itself. */
function testsOf(name: string, { tests, open, end, output }: Package, all: string): ReportedTest[] {
  const broken = [...open].map(
    ([test, message]): ReportedTest => ({ file: name, names: [test], status: 'errored', message: message || output }),
  )
  const isExplained = broken.length > 0 || tests.some((test) => test.status === 'failed')
  if (end !== 'fail' || isExplained) return [...tests, ...broken]
  return [...tests, { file: name, names: [], status: 'errored', message: buildErrors(all, name) || output }]
}

/** What the compiler said of a package, from the output of all. */
function buildErrors(output: string, name: string): string {
  const lines = output.split('\n')
  const at = lines.findIndex((line) => line === `# ${name}` || line.startsWith(`# ${name} [`))
  if (at === -1) return ''
  const end = lines.findIndex((line, i) => i > at && /^(# |\{|FAIL|ok )/.test(line))
  return lines.slice(at, end === -1 ? lines.length : end).join('\n')
}
