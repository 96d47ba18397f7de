import type { TestStatus } from '../../types.ts'
import type { ReportedTest } from '../results.ts'
import type { Reader } from './reader.ts'
import { createXmlReader } from './xml.ts'

const MAX_TEXT = 8_000

/** Outcomes of https://learn.microsoft.com/dotnet/api/microsoft.visualstudio.testtools.unittesting.unittestoutcome */
const STATUS: ReadonlyMap<string, TestStatus> = new Map([
  ['Passed', 'passed'],
  ['Failed', 'failed'],
  ['NotExecuted', 'skipped'],
  ['Inconclusive', 'skipped'],
  ['Warning', 'passed'],
  ['Pending', 'skipped'],
])

interface Outcome {
  readonly id: string
  readonly name: string
  readonly status: TestStatus
  message: string
}

interface State {
  readonly outcomes: Outcome[]
  readonly classes: Map<string, string>
  /** The definition that is being read, by its id. */
  definition: string | undefined
  element: string
  depth: number
  isReport: boolean
  isAborted: boolean
}

/** Reads the report of `dotnet test --logger trx`. The classes of tests stand behind their results. */
export function createTrxReader(take: (test: ReportedTest) => void): Reader {
  const state: State = {
    outcomes: [],
    classes: new Map(),
    definition: undefined,
    element: '',
    depth: 0,
    isReport: false,
    isAborted: false,
  }
  const xml = createXmlReader({
    open: (element, attributes) => openElement(state, element, attributes),
    text: (text) => takeText(state, text),
    close() {
      state.depth -= 1
      state.element = ''
    },
  })
  return {
    write: xml.write,
    end() {
      if (!xml.end() || !state.isReport || state.isAborted) return false
      // Those that share a name are told apart by their ids, which do not depend on who was ready first.
      const sorted = state.outcomes.sort((a, b) => (a.id < b.id ? -1 : 1))
      for (const outcome of sorted) take(toTest(outcome, state.classes.get(outcome.id)))
      return true
    },
  }
}

function openElement(state: State, element: string, attributes: ReadonlyMap<string, string>): void {
  state.depth += 1
  state.element = element
  if (state.depth === 1) state.isReport = element === 'TestRun'
  if (element === 'UnitTestResult') state.outcomes.push(readOutcome(attributes))
  if (element === 'UnitTest') state.definition = attributes.get('id')
  if (element === 'TestMethod' && state.definition) {
    state.classes.set(state.definition, attributes.get('className') ?? '')
  }
}

function takeText(state: State, text: string): void {
  // A crash of the test host is told in words only, and the tests behind it are not.
  if (state.element === 'Text' && text.includes('test run was aborted')) state.isAborted = true
  const last = state.outcomes.at(-1)
  const isMessage = state.element === 'Message' || state.element === 'StackTrace'
  if (isMessage && last && last.message.length < MAX_TEXT) last.message += text.slice(0, MAX_TEXT)
}

function readOutcome(attributes: ReadonlyMap<string, string>): Outcome {
  return {
    id: attributes.get('testId') ?? '',
    name: attributes.get('testName') ?? '',
    status: STATUS.get(attributes.get('outcome') ?? '') ?? 'errored',
    message: '',
  }
}

/** Some frameworks write the class into the name, some do not; older ones add the assembly to the class. */
function toTest({ name, status, message }: Outcome, className: string | undefined): ReportedTest {
  const container = className?.split(',')[0] || undefined
  const own = container !== undefined && name.startsWith(`${container}.`) ? name.slice(container.length + 1) : name
  return { file: container, names: [own], status, message: message || undefined }
}
