import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { TestStatus } from '../../types.ts'
import { createJsonLines } from '../formats/json.ts'
import { type Reader, readAll } from '../formats/reader.ts'
import { withoutPlaces } from '../places.ts'
import { createResults, filesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'
import { forgetOptions, quoteOption, SPEC } from './node-options.ts'

/**
 * Runs inside the runner's main process, where test files do not run, and hides itself from them: what they start is no
 * part of the report. One JSON line for each event. https://nodejs.org/api/test.html#custom-reporters
 */
const REPORTER = `
import { openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
%FORGET%
const file = openSync(new URL('./' + process.pid + '.jsonl', import.meta.url), 'a')
const write = (line) => writeSync(file, JSON.stringify(line) + '\\n')
const wanted = new Set(['test:start', 'test:pass', 'test:fail'])
const stderr = new Map()
const note = (file, text) => stderr.set(file, ((stderr.get(file) ?? '') + text).slice(-4000))
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type === 'test:stderr') note(resolve(data.file), data.message)
    if (!wanted.has(type)) continue
    const error = data.details?.error
    const cause = error?.cause
    const isFile = data.nesting === 0 && data.file !== undefined && resolve(data.name) === data.file
    const told = isFile ? stderr.get(data.file) : undefined
    write({
      type, name: data.name, nesting: data.nesting, file: data.file, isFile,
      isSuite: data.details?.type === 'suite',
      skip: data.skip !== undefined && data.skip !== false, todo: data.todo !== undefined && data.todo !== false,
      failure: error?.failureType,
      message: error && String(told ?? cause?.stack ?? cause?.message ?? cause ?? error.message),
    })
  }
  write({ type: 'end' })
}
`

const EVENT = z.discriminatedUnion('type', [
  z.object({ type: z.literal('end') }),
  z.object({
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
  }),
])
type Event = Extract<z.infer<typeof EVENT>, { name: string }>

/** An entry for a file may turn out to say what the file's tests say. */
interface Entry extends ReportedTest {
  readonly isHook: boolean
}

/** https://nodejs.org/api/test.html#test-reporters */
export const nodeTest: Runner = {
  name: 'node:test',
  signs: /(^|\/)package\.json$|\.[cm]?[jt]sx?$/,
  matches: ([program, ...args]) => /(^|\/)(node|tsx)$/.test(program ?? '') && args.includes('--test'),

  // Through the environment, so that it reaches the runner behind npm, make or a shell script as well.
  instrument({ folder, words, only }) {
    const options = optionsBeside(words ?? [], folder)
    const files = filesOf(only)
    return {
      env: { NODE_OPTIONS: options },
      files: { 'reporter.mjs': REPORTER.replace('%FORGET%', () => forgetOptions(folder)) },
      // Named files stand in for the search of test files.
      ...(words && { words: [...withoutPlaces(words, files), ...files] }),
    }
  },

  async parse({ folder, directory }) {
    const entries: Entry[] = []
    const isWhole = await readAll(folder, '.jsonl', () => createEventReader(entries))
    if (!isWhole) return undefined
    const results = createResults(directory)
    for (const entry of withoutEchoes(entries)) results.add(entry)
    return results.all()
  },
}

/** A reporter named in the command without a destination goes to stdout only while it is alone; node counts both. */
function optionsBeside(words: readonly string[], folder: string): string {
  const named = words.filter((word) => word.startsWith('--test-reporter=') || word === '--test-reporter').length
  const placed = words.filter((word) => word.startsWith('--test-reporter-destination')).length
  const theirs = named === 0 ? SPEC : named > placed ? ['--test-reporter-destination=stdout'] : []
  const reporter = pathToFileURL(`${folder}/reporter.mjs`).href
  // Several processes may run tests, each with a file of its own; the destination that node insists on stays empty.
  const unused = quoteOption(`${folder}/unused`)
  return [`--test-reporter=${reporter}`, `--test-reporter-destination=${unused}`, ...theirs].join(' ')
}

function createEventReader(entries: Entry[]): Reader {
  const path: string[] = []
  let hasEnded = false
  const lines = createJsonLines((line) => {
    const event = EVENT.safeParse(line)
    hasEnded = event.data?.type === 'end'
    if (!event.success || event.data.type === 'end') return
    path.length = Math.min(path.length, event.data.nesting)
    if (event.data.type === 'test:start') path[event.data.nesting] = event.data.name
    else entries.push(...readEvent(event.data, path))
  })
  return { write: lines.write, end: () => lines.end() && hasEnded }
}

/** A suite has no result of its own; its tests do. It speaks only when a hook of its own broke, and then for its file. */
function readEvent(event: Event, path: readonly string[]): Entry[] {
  const { file, message } = event
  if (event.failure === 'subtestsFailed' || (event.isSuite && event.type === 'test:pass' && !event.skip)) return []
  const isHook = event.isSuite && event.type === 'test:fail' && file !== undefined
  if (isHook) return [{ file, names: [], status: 'errored', message, isHook }]
  const names = event.isFile ? [] : [...path.slice(0, event.nesting), event.name].map((name) => name ?? '')
  return [{ file, names, status: statusOf(event), message, isHook }]
}

function statusOf(event: Event): TestStatus {
  if (event.skip) return 'skipped'
  if (event.todo) return event.type === 'test:fail' ? 'expected_failure' : 'todo'
  if (event.type === 'test:pass') return 'passed'
  return event.isFile ? 'errored' : 'failed'
}

/** A file that broke because its tests failed is not a failure of its own, and one that has tests passes by them. */
function withoutEchoes(entries: readonly Entry[]): Entry[] {
  const tests = entries.filter((entry) => entry.names.length > 0)
  const withTests = new Set(tests.map((test) => test.file))
  const withFailures = new Set(tests.filter((test) => test.status === 'failed').map((test) => test.file))
  return entries.filter((entry) => {
    if (entry.names.length > 0 || entry.isHook) return true
    return entry.status === 'errored' ? !withFailures.has(entry.file) : !withTests.has(entry.file)
  })
}
