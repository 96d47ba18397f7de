import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'
import type { TestStatus } from '../types.ts'

/** One `<testcase>`, as JUnit's XML has it in all its dialects. */
export interface JUnitCase {
  readonly suite: string
  readonly classname: string
  readonly name: string
  readonly file: string | undefined
  readonly status: TestStatus
  readonly message: string | undefined
}

const TEXT = z.union([
  z.string(),
  z
    .object({ '#text': z.string().optional(), '@message': z.string().optional(), '@type': z.string().optional() })
    .loose(),
])
const CASE = z
  .object({
    '@name': z.string().optional(),
    '@classname': z.string().optional(),
    '@file': z.string().optional(),
    failure: z.array(TEXT).optional(),
    error: z.array(TEXT).optional(),
    skipped: z.array(TEXT).optional(),
  })
  .loose()
interface Suite {
  '@name'?: string | undefined
  '@file'?: string | undefined
  testsuite?: (Suite | string)[] | undefined
  testcase?: (z.infer<typeof CASE> | string)[] | undefined
}
const SUITE: z.ZodType<Suite> = z.lazy(() =>
  z
    .object({
      '@name': z.string().optional(),
      '@file': z.string().optional(),
      testsuite: z.array(z.union([SUITE, z.string()])).optional(),
      testcase: z.array(z.union([CASE, z.string()])).optional(),
    })
    .loose(),
)
const DOCUMENT = z
  .object({
    testsuites: z.array(z.union([SUITE, z.string()])).optional(),
    testsuite: z.array(z.union([SUITE, z.string()])).optional(),
  })
  .loose()

const LISTS = new Set(['testsuites', 'testsuite', 'testcase', 'failure', 'error', 'skipped'])

/** The cases of a JUnit report; `undefined` when it is not one, or was cut off. Entities and prototypes are not trusted. */
export function parseJUnit(text: string | undefined): JUnitCase[] | undefined {
  if (text === undefined) return undefined
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    isArray: (name) => LISTS.has(name),
  })
  try {
    const document = DOCUMENT.safeParse(parser.parse(text, true))
    if (!document.success) return undefined
    const { testsuites, testsuite } = document.data
    if (!testsuites && !testsuite) return undefined
    return [...(testsuites ?? []), ...(testsuite ?? [])].flatMap((suite) => readSuite(suite, undefined))
  } catch {
    return undefined
  }
}

function readSuite(suite: Suite | string, outerFile: string | undefined): JUnitCase[] {
  if (typeof suite === 'string') return []
  const file = suite['@file'] ?? outerFile
  const cases = (suite.testcase ?? []).flatMap((test) =>
    typeof test === 'string' ? [] : [readCase(test, suite['@name'] ?? '', file)],
  )
  return [...cases, ...(suite.testsuite ?? []).flatMap((inner) => readSuite(inner, file))]
}

function readCase(test: z.infer<typeof CASE>, suite: string, file: string | undefined): JUnitCase {
  const problem = test.failure?.[0] ?? test.error?.[0]
  return {
    suite,
    classname: test['@classname'] ?? '',
    name: test['@name'] ?? '',
    file: test['@file'] ?? file,
    status: statusOf(test),
    message: problem === undefined ? undefined : textOf(problem),
  }
}

function statusOf(test: z.infer<typeof CASE>): TestStatus {
  if (test.error) return 'errored'
  if (test.failure) return 'failed'
  if (!test.skipped) return 'passed'
  const [skipped] = test.skipped
  const type = typeof skipped === 'object' ? skipped['@type'] : undefined
  return type === 'pytest.xfail' ? 'expected_failure' : 'skipped'
}

const textOf = (node: z.infer<typeof TEXT>) =>
  typeof node === 'string' ? node : [node['@message'], node['#text']].filter(Boolean).join('\n')
