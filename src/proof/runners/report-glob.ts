import { createCtrfReader } from './formats/ctrf.ts'
import { createJUnitReader, type JUnitCase } from './formats/junit.ts'
import { type Reader, readAll } from './formats/reader.ts'
import { createTapReader } from './formats/tap.ts'
import { createTrxReader } from './formats/trx.ts'
import { createResults, type ReportedTest } from './results.ts'
import type { Runner } from './runner.ts'

/** Any command that leaves JUnit XML, TAP, CTRF or trx where the maintainer says. */
export function createReportGlob(glob: string): Runner {
  return {
    name: 'test-report',
    signs: /^$/,
    matches: () => false,
    instrument: () => ({ leaves: [glob] }),

    async parse({ project, directory, exitCode }) {
      const results = createResults(directory)
      const isWhole = await readAll(project, '', (name) => createAnyReader(name, results.add))
      if (isWhole) return results.all()
      // A command that succeeds and leaves no report has run no test.
      return exitCode === 0 && (await project.list()).length === 0 ? [] : undefined
    },
  }
}

/** Where this much says nothing of the format, no more of the text will. */
const MAX_START = 1024 * 1024

/** Tells the format by how the text begins; names of report files follow no rule. */
function createAnyReader(name: string, take: (test: ReportedTest) => void): Reader {
  let start = ''
  let reader: Reader | undefined
  return {
    write(piece) {
      if (reader) return reader.write(piece)
      if (start.length > MAX_START) return
      start += piece
      reader = chooseReader(start, name, take)
      reader?.write(start)
    },
    end: () => reader?.end() ?? false,
  }
}

/** `undefined` as long as too little is known. */
function chooseReader(start: string, name: string, take: (test: ReportedTest) => void): Reader | undefined {
  const text = start.trimStart()
  if (text === '') return undefined
  if (text.startsWith('{')) return createCtrfReader(take)
  if (!text.startsWith('<')) return createTapReader((test) => take({ ...test, file: name }))
  const root = /<(testsuites?|TestRun)\b/.exec(text)?.[1]
  if (root === 'TestRun') return createTrxReader(take)
  if (root !== undefined) return createJUnitReader((test) => take(toTest(test)))
  return undefined
}

function toTest({ file, suite, classname, name, status, type, message }: JUnitCase): ReportedTest {
  const container = classname || suite
  return {
    file: file ?? (container || undefined),
    // A class that could not be set up is a case of its own name, or of none.
    names: name === '' || name === container ? [] : file !== undefined && classname !== '' ? [classname, name] : [name],
    status: type === 'pytest.xfail' ? 'expected_failure' : status,
    message,
  }
}
