import * as z from 'zod'
import type { TestResult, TestStatus } from '../types.ts'
import { type ReportedTest, toResults, tryParseJson } from './results.ts'

/** The JSON report of jest, which vitest writes too. https://jestjs.io/docs/cli#--json */
const REPORT = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullable().optional(),
        }),
      ),
    }),
  ),
})

const STATUS: Readonly<Record<string, TestStatus>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  disabled: 'skipped',
  todo: 'todo',
}

export function parseJestJson(text: string | undefined, directory: string): TestResult[] | undefined {
  const report = REPORT.safeParse(tryParseJson(text))
  if (!report.success) return undefined
  const tests = report.data.testResults.flatMap((file): ReportedTest[] => {
    const inFile = file.assertionResults.map(
      (test): ReportedTest => ({
        file: file.name,
        names: [...test.ancestorTitles, test.title],
        status: STATUS[test.status] ?? 'errored',
        message: test.failureMessages?.join('\n') || undefined,
      }),
    )
    const isBroken = file.status === 'failed' && !inFile.some((test) => test.status === 'failed')
    return isBroken ? [...inFile, { file: file.name, names: [], status: 'errored', message: file.message }] : inFile
  })
  return toResults(tests, directory)
}
