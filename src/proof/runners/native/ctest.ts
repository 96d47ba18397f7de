import type { TestResult } from '../../types.ts'
import { createJUnitReader, type JUnitCase } from '../formats/junit.ts'
import { readAll } from '../formats/reader.ts'
import { createResults, namesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'
import { standIn } from '../stand-in.ts'

/** https://cmake.org/cmake/help/latest/manual/ctest.1.html#cmdoption-ctest-output-junit, from CMake 3.21 on. */
export const ctest: Runner = {
  name: 'ctest',
  signs: /(^|\/)CMakeLists\.txt$/,
  matches: ([program]) => /(^|\/)ctest$/.test(program ?? ''),

  instrument({ folder, words, only }) {
    if (words) return { words: [...words, '--output-junit', `${folder}/report.xml`, ...select(only)] }
    return { programs: { ctest: standIn(folder, `exec ctest "$@" --output-junit "\${own%/bin}/$$.xml"`) } }
  },

  async parse({ folder, directory }) {
    const results = createResults(directory)
    const isWhole = await readAll(folder, '.xml', () => createJUnitReader((test) => results.add(toTest(test))))
    return isWhole ? results.all() : undefined
  },
}

function select(only: readonly TestResult[]): readonly string[] {
  // To CMake's patterns a letter is a byte.
  const names = only.flatMap((test) => namesOf(test)).map((name) => name.replace(/[^\w\s-]/gu, '.+'))
  return names.length === 0 ? [] : ['--tests-regex', `^(${names.join('|')})$`]
}

/** A test that could not be run at all is listed as skipped, although it fails the run; one that skips says how. */
function toTest({ name, status, message }: JUnitCase): ReportedTest {
  const isMissing = status === 'skipped' && !/^(SKIP_|Disabled)/.test(message ?? '')
  return { file: undefined, names: [name], status: isMissing ? 'errored' : status, message }
}
