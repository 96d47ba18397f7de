import { createTapReader, type Heading, type TapTest } from '../formats/tap.ts'
import { createResults, type ReportedTest, worse } from '../results.ts'
import type { Runner } from '../runner.ts'

/** Anything that writes TAP to its output: tape, and programs that need no runner. */
export const tap: Runner = {
  name: 'TAP',
  signs: /^$/,
  matches: ([program]) => /(^|\/)tape$/.test(program ?? ''),
  instrument: () => ({}),

  async parse({ directory, readStdout }) {
    const tests: TapTest[] = []
    const reader = createTapReader((test) => tests.push(test))
    readStdout(reader.write)
    if (!reader.end()) return undefined
    const results = createResults(directory)
    for (const test of isTape(tests) ? joinAssertions(tests) : tests) results.add({ ...test, file: undefined })
    return results.all()
  },
}

/** tape names a test in a comment and lists its assertions below; others name each test where its result stands. */
const isTape = ([first]: readonly TapTest[]) => first?.heading?.nth === 1 && !first.heading.text.startsWith('Subtest:')

function joinAssertions(assertions: readonly TapTest[]): ReportedTest[] {
  const tests = new Map<Heading | undefined, ReportedTest>()
  for (const { heading, status, message } of assertions) {
    const known = tests.get(heading)
    tests.set(heading, {
      file: undefined,
      names: [heading?.text ?? ''],
      status: known ? worse(known.status, status) : status,
      message: known?.message ?? message,
    })
  }
  return [...tests.values()]
}
