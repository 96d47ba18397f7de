import type { TestStatus } from '../../types.ts'
import type { ReportedTest } from '../results.ts'
import type { Reader } from './reader.ts'
import { createXmlReader } from './xml.ts'

const MAX_TEXT = 8_000

/** Outcomes of https://learn.microsoft.com/dotnet/api/microsoft.visualstudio.testtools.unittesting.unittestoutcome */
const STATUS: Readonly<Record<string, TestStatus>> = {
  Passed: 'passed',
  Failed: 'failed',
  NotExecuted: 'skipped',
  Inconclusive: 'skipped',
  Warning: 'passed',
  Pending: 'skipped',
}

interface Outcome {
  readonly id: string
  readonly name: string
  readonly status: TestStatus
  message: string
}

/** Reads the report of `dotnet test --logger trx`. The classes of tests stand behind their results. */
export function createTrxReader(take: (test: ReportedTest) => void): Reader {
  const outcomes: Outcome[] = []
  const classes = new Map<string, string>()
  let definition: string | undefined
  let isMessage = false
  let isReport = false
  let depth = 0

  const xml = createXmlReader({
    open(element, attributes) {
      depth += 1
      if (depth === 1) isReport = element === 'TestRun'
      if (element === 'UnitTestResult') outcomes.push(readOutcome(attributes))
      if (element === 'UnitTest') definition = attributes.get('id')
      if (element === 'TestMethod' && definition) classes.set(definition, attributes.get('className') ?? '')
      isMessage = element === 'Message' || element === 'StackTrace'
    },
    text(text) {
      const last = outcomes.at(-1)
      if (isMessage && last && last.message.length < MAX_TEXT) last.message += text.slice(0, MAX_TEXT)
    },
    close() {
      depth -= 1
      isMessage = false
    },
  })

  return {
    write: xml.write,
    end() {
      if (!xml.end() || !isReport) return false
      for (const outcome of outcomes) take(toTest(outcome, classes.get(outcome.id)))
      return true
    },
  }
}

function readOutcome(attributes: ReadonlyMap<string, string>): Outcome {
  return {
    id: attributes.get('testId') ?? '',
    name: attributes.get('testName') ?? '',
    status: STATUS[attributes.get('outcome') ?? ''] ?? 'errored',
    message: '',
  }
}

/** Some frameworks write the class into the name, some do not; older ones add the assembly to the class. */
function toTest({ name, status, message }: Outcome, className: string | undefined): ReportedTest {
  const container = className?.split(',')[0] || undefined
  const own = container !== undefined && name.startsWith(`${container}.`) ? name.slice(container.length + 1) : name
  return { file: container, names: [own], status, message: message || undefined }
}
