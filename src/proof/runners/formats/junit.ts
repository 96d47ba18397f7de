import type { TestStatus } from '../../types.ts'
import type { Reader } from './reader.ts'
import { createXmlReader } from './xml.ts'

/** One `<testcase>`, as JUnit's XML has it in all its dialects. */
export interface JUnitCase {
  /** Name of the suite around it. */
  readonly suite: string
  readonly classname: string
  readonly name: string
  readonly file: string | undefined
  readonly status: TestStatus
  /** The `type` of what is wrong, in the runner's own words. */
  readonly type: string | undefined
  readonly message: string | undefined
}

/** As much of a message as is kept here; less is kept in the end. */
const MAX_TEXT = 8_000

interface Suite {
  readonly name: string
  readonly file: string | undefined
}

interface OpenCase extends Omit<JUnitCase, 'message'> {
  readonly message: string
  readonly output: string
}

const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['failure', 'failed'],
  ['error', 'errored'],
  ['skipped', 'skipped'],
])

/** Reads a JUnit report in any of its dialects. https://github.com/testmoapp/junitxml */
export function createJUnitReader(take: (test: JUnitCase) => void): Reader {
  const suites: Suite[] = []
  let isReport = false
  let test: OpenCase | undefined
  /** What the text belongs to. */
  let inside: 'message' | 'output' | undefined

  const xml = createXmlReader({
    open(element, attributes) {
      const status = STATUS.get(element)
      if (isSuite(element)) {
        isReport = true
        suites.push({ name: attributes.get('name') ?? '', file: attributes.get('file') ?? suites.at(-1)?.file })
      } else if (element === 'testcase') test = openCase(attributes, suites.at(-1))
      else if (test && status) {
        test = judge(test, status, attributes)
        inside = 'message'
      } else if (element === 'system-out') inside = 'output'
    },
    text(text) {
      if (test && inside) test = { ...test, [inside]: append(test[inside], text) }
    },
    close(element) {
      if (isSuite(element)) suites.pop()
      else if (element !== 'testcase') inside = undefined
      else if (test) {
        take(closeCase(test))
        test = undefined
      }
    },
  })
  return { write: xml.write, end: () => xml.end() && isReport }
}

const isSuite = (element: string) => element === 'testsuite' || element === 'testsuites'

function openCase(attributes: ReadonlyMap<string, string>, suite: Suite | undefined): OpenCase {
  // googletest lists tests that did not run without a `<skipped>`.
  const didRun = !/^(notrun|disabled|skipped|ignored)$/i.test(attributes.get('status') ?? '')
  return {
    suite: suite?.name ?? '',
    classname: attributes.get('classname') ?? '',
    name: attributes.get('name') ?? '',
    file: attributes.get('file') ?? suite?.file,
    status: didRun ? 'passed' : 'skipped',
    type: undefined,
    message: '',
    output: '',
  }
}

/** A case may fail and then break in its teardown; the worse word stands. */
function judge(test: OpenCase, status: TestStatus, attributes: ReadonlyMap<string, string>): OpenCase {
  const isSettled = test.status === 'errored' || (test.status === 'failed' && status === 'skipped')
  return {
    ...test,
    status: isSettled ? test.status : status,
    type: test.type ?? attributes.get('type'),
    message: append(test.message, `${attributes.get('message') ?? ''}\n`),
  }
}

function closeCase({ message, output, ...test }: OpenCase): JUnitCase {
  const said = message.trim() || output.trim()
  return { ...test, message: test.status === 'passed' ? undefined : said || undefined }
}

const append = (text: string, more: string) => (text.length >= MAX_TEXT ? text : text + more.slice(0, MAX_TEXT))
