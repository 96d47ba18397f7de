import * as z from 'zod'
import type { TestStatus } from '../../types.ts'
import type { ReportedTest } from '../results.ts'
import { createJsonItems } from './json-items.ts'
import type { Reader } from './reader.ts'

const TEST = z.object({
  name: z.string(),
  status: z.string(),
  suite: z.union([z.string(), z.array(z.string())]).optional(),
  filePath: z.string().optional(),
  message: z.string().optional(),
  trace: z.string().optional(),
})

const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['pending', 'skipped'],
  ['other', 'skipped'],
])

/** Reads a report in the Common Test Report Format. https://ctrf.io/docs/specification/test */
export function createCtrfReader(take: (test: ReportedTest) => void): Reader {
  let isMalformed = false
  let isReport = false
  const items = createJsonItems(['results.tool', 'results.summary', 'results.tests'], (item, path) => {
    isReport = true
    if (path !== 'results.tests') return
    const test = TEST.safeParse(item)
    if (test.success) take(toTest(test.data))
    else isMalformed = true
  })
  return { write: items.write, end: () => items.end() && isReport && !isMalformed }
}

function toTest({ name, status, suite, filePath, message, trace }: z.infer<typeof TEST>): ReportedTest {
  const suites = suite === undefined ? [] : Array.isArray(suite) ? suite : [suite]
  return {
    file: filePath,
    names: [...suites, name],
    status: STATUS.get(status) ?? 'errored',
    message: [message, trace].filter(Boolean).join('\n') || undefined,
  }
}
