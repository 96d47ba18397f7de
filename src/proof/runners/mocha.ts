import * as z from 'zod'
import type { TestStatus } from '../types.ts'
import { type ReportedTest, selectFiles, toResults, tryParseJson } from './results.ts'
import type { Runner } from './runner.ts'

const TESTS = z.array(
  z.object({
    title: z.string(),
    fullTitle: z.string(),
    file: z.string().optional(),
    err: z.object({ stack: z.string().optional(), message: z.string().optional() }).optional(),
  }),
)
const REPORT = z.object({ passes: TESTS, failures: TESTS, pending: TESTS })

/** https://mochajs.org/#json: hooks that fail are listed among the failures. */
export const mocha: Runner = {
  name: 'mocha',
  matches: ([program]) => /(^|\/)_?mocha(\.js)?$/.test(program ?? ''),
  instrument: ({ folder }) => ({ args: ['--reporter', 'json', '--reporter-option', `output=${folder}/report.json`] }),

  async parse({ read, directory }) {
    const report = REPORT.safeParse(tryParseJson(await read('report.json')))
    if (!report.success) return undefined
    const as = (tests: z.infer<typeof TESTS>, status: TestStatus) =>
      tests.map(
        (test): ReportedTest => ({
          file: test.file,
          names: [test.fullTitle],
          status,
          message: test.err?.stack ?? test.err?.message,
        }),
      )
    const { passes, failures, pending } = report.data
    return toResults([...as(passes, 'passed'), ...as(failures, 'failed'), ...as(pending, 'skipped')], directory)
  },

  select: selectFiles,
}
