import * as z from 'zod'
import type { TestResult, TestStatus } from '../../types.ts'
import { createJsonItems } from '../formats/json-items.ts'
import { type Reader, readAll } from '../formats/reader.ts'
import { createResults, namesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'
import { withArguments } from './node-options.ts'

const TEST = z.object({
  title: z.string(),
  fullTitle: z.string(),
  file: z.string().optional(),
  err: z.object({ stack: z.string().optional(), message: z.string().optional() }).optional(),
})

const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['passes', 'passed'],
  ['failures', 'failed'],
  ['pending', 'skipped'],
])

/** https://mochajs.org/#json */
export const mocha: Runner = {
  name: 'mocha',
  signs: /(^|\/)package\.json$/,
  matches: ([program]) => /(^|\/)_?mocha(\.c?js)?$/.test(program ?? ''),

  instrument: (place) =>
    withArguments(place, {
      path: /[\\/]_?mocha(\.c?js)?$/,
      args: ['--reporter=json', `--reporter-option=output=${place.folder}/%p.json`, ...select(place.only)],
    }),

  async parse({ folder, directory }) {
    const results = createResults(directory)
    return (await readAll(folder, '.json', () => createMochaReader(results.add))) ? results.all() : undefined
  },
}

/** By title: files would be run beside those that the command and the configuration name, not instead of them. */
function select(tests: readonly TestResult[]): string[] {
  if (tests.length === 0 || tests.some((test) => test.isFile)) return []
  const titles = tests.map((test) =>
    namesOf(test)
      .join(' ')
      .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
  )
  return [`--grep=^(${titles.map((title) => title.replaceAll(' ', '\\s+')).join('|')})$`]
}

function createMochaReader(take: (test: ReportedTest) => void): Reader {
  let isMalformed = false
  const items = createJsonItems(['stats', ...STATUS.keys()], (item, list) => {
    if (list === 'stats') return
    const test = TEST.safeParse(item)
    if (test.success) take(toTest(test.data, STATUS.get(list) ?? 'errored'))
    else isMalformed = true
  })
  return { write: items.write, end: () => items.end() && !isMalformed }
}

/** A hook that broke is named after the test it broke at. Several tests may hang on it, so it stands for its file. */
function toTest({ title, fullTitle, file, err }: z.infer<typeof TEST>, status: TestStatus): ReportedTest {
  const message = err?.stack ?? err?.message
  const isHook = /^"(before|after) (all|each)" hook\b/.test(title) && status === 'failed' && file !== undefined
  return isHook ? { file, names: [], status: 'errored', message } : { file, names: [fullTitle], status, message }
}
