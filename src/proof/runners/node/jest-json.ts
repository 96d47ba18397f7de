import * as z from 'zod'
import type { TestStatus } from '../../types.ts'
import { createJsonItems } from '../formats/json-items.ts'
import type { Reader } from '../formats/reader.ts'
import type { Results } from '../results.ts'

/** One file of jest's JSON report, which vitest writes too. https://jestjs.io/docs/cli#--json */
const FILE = z.object({
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
})

const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['pending', 'skipped'],
  ['skipped', 'skipped'],
  ['disabled', 'skipped'],
  ['todo', 'todo'],
])

/** Jest's JSON report, which Vitest writes as well. https://jestjs.io/docs/cli#--json */
export function createJestJsonReader(results: Results): Reader {
  let isMalformed = false
  const items = createJsonItems(['testResults'], (item) => {
    const file = FILE.safeParse(item)
    if (file.success) addFile(file.data, results)
    else isMalformed = true
  })
  return { write: items.write, end: () => items.end() && !isMalformed }
}

function addFile({ name, status, message, assertionResults }: z.infer<typeof FILE>, results: Results): void {
  for (const test of assertionResults) {
    results.add({
      file: name,
      names: [...test.ancestorTitles, test.title],
      status: STATUS.get(test.status) ?? 'errored',
      message: test.failureMessages?.join('\n') || undefined,
    })
  }
  const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  if (isBroken) results.add({ file: name, names: [], status: 'errored', message })
}
