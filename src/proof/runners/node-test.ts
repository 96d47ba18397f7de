import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { TestStatus } from '../types.ts'
import { type ReportedTest, selectFiles, toResults, tryParseJson } from './results.ts'
import type { Runner } from './runner.ts'

/**
 * Runs inside the runner's main process, where test files do not run. One JSON line for each event.
 * https://nodejs.org/api/test.html#custom-reporters
 */
const REPORTER = `
import { resolve } from 'node:path'
const wanted = new Set(['test:start', 'test:pass', 'test:fail'])
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (!wanted.has(type)) continue
    const error = data.details?.error
    const cause = error?.cause
    yield JSON.stringify({
      type, name: data.name, nesting: data.nesting, file: data.file,
      isFile: data.nesting === 0 && data.file !== undefined && resolve(data.name) === data.file,
      isSuite: data.details?.type === 'suite',
      skip: data.skip !== undefined && data.skip !== false, todo: data.todo !== undefined && data.todo !== false,
      failure: error?.failureType,
      message: error && String(cause?.stack ?? cause?.message ?? cause ?? error.message),
    }) + '\\n'
  }
}
`

const EVENT = z.object({
  type: z.enum(['test:start', 'test:pass', 'test:fail']),
  name: z.string(),
  nesting: z.number(),
  file: z.string().optional(),
  isFile: z.boolean(),
  isSuite: z.boolean(),
  skip: z.boolean(),
  todo: z.boolean(),
  failure: z.string().optional(),
  message: z.string().optional(),
})
type Event = z.infer<typeof EVENT>

export const nodeTest: Runner = {
  name: 'node:test',
  matches: ([program, ...args]) => /(^|\/)node$/.test(program ?? '') && args.some((arg) => arg === '--test'),

  // Through the environment, so that it reaches the runner behind npm, make or a shell script as well.
  instrument({ folder, words }) {
    const own = ['--test-reporter=spec', '--test-reporter-destination=stdout']
    const named = words.filter((word) => word.startsWith('--test-reporter=') || word === '--test-reporter').length
    const placed = words.filter((word) => word.startsWith('--test-reporter-destination')).length
    // A reporter named in the command without a destination goes to stdout only while it is alone; node counts both.
    const theirs = named === 0 ? own : named > placed ? ['--test-reporter-destination=stdout'] : []
    const ours = [
      `--test-reporter=${pathToFileURL(`${folder}/reporter.mjs`).href}`,
      `--test-reporter-destination=${quote(`${folder}/events.jsonl`)}`,
    ]
    return { env: { NODE_OPTIONS: [...ours, ...theirs].join(' ') }, files: { 'reporter.mjs': REPORTER } }
  },

  async parse({ read, directory }) {
    const text = await read('events.jsonl')
    if (text === undefined) return undefined
    const events = text.split('\n').flatMap((line) => {
      const event = EVENT.safeParse(tryParseJson(line))
      return event.success ? [event.data] : []
    })
    return toResults(withoutEmptyFiles(readTests(events)), directory)
  },

  select: selectFiles,
}

/** https://nodejs.org/api/cli.html#node_optionsoptions: spaces are escaped by double quotes. */
const quote = (path: string) => (/[\s"\\]/.test(path) ? `"${path.replace(/["\\]/g, '\\$&')}"` : path)

function readTests(events: readonly Event[]): ReportedTest[] {
  const path: string[] = []
  const tests: ReportedTest[] = []
  for (const event of events) {
    path.length = Math.min(path.length, event.nesting)
    if (event.type === 'test:start') {
      path[event.nesting] = event.name
      continue
    }
    // A suite has no result of its own; its tests do. It speaks only when a hook of its own broke.
    if (event.failure === 'subtestsFailed' || (event.isSuite && event.type === 'test:pass' && !event.skip)) continue
    const names = event.isFile ? [] : [...path.slice(0, event.nesting), event.name].map((name) => name ?? '')
    tests.push({ file: event.file, names, status: statusOf(event), message: event.message })
  }
  return tests
}

function statusOf(event: Event): TestStatus {
  if (event.skip) return 'skipped'
  if (event.todo) return event.type === 'test:fail' ? 'expected_failure' : 'todo'
  if (event.type === 'test:pass') return 'passed'
  return event.isFile ? 'errored' : 'failed'
}

/** A file that broke because its tests failed is no failure of its own. */
function withoutEmptyFiles(tests: readonly ReportedTest[]): ReportedTest[] {
  const withTests = new Set(tests.filter((test) => test.names.length > 0).map((test) => test.file))
  const withFailures = new Set(
    tests.filter((test) => test.names.length > 0 && test.status === 'failed').map((test) => test.file),
  )
  return tests.filter((test) => {
    if (test.names.length > 0) return true
    return test.status === 'errored' ? !withFailures.has(test.file) : !withTests.has(test.file)
  })
}
