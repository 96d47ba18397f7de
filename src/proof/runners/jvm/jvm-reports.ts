import { createJUnitReader, type JUnitCase } from '../formats/junit.ts'
import { readAll } from '../formats/reader.ts'
import { createResults, type ReportedTest } from '../results.ts'
import type { RunReports } from '../runner.ts'

/**
 * Reads the XML that Maven and Gradle leave in each module's build folder. A build that succeeds and leaves none has run
 * no test; one that fails broke before its tests.
 */
export async function readJvmReports({ project, directory, exitCode }: RunReports) {
  const results = createResults(directory)
  const isWhole = await readAll(project, '.xml', (path) =>
    createJUnitReader((test) => results.add(toTest(test, moduleOf(path)))),
  )
  if (isWhole) return results.all()
  return exitCode === 0 && (await project.list()).length === 0 ? [] : undefined
}

const moduleOf = (path: string) => path.replace(/(^|\/)(target|build)\/.*$/, '')

/** The class stands where others have a file. One that could not be set up is a case of its own name, or of none. */
function toTest({ classname, suite, name, status, message }: JUnitCase, module: string): ReportedTest {
  const container = classname || suite
  const file = module === '' ? container : `${module}/${container}`
  const isClass = ['', container, 'initializationError', 'classMethod', 'executionError'].includes(name)
  return { file, names: isClass ? [] : [name], status, message }
}

/**
 * What selects a test in its class: its method, with a star where parameters or the words of a sentence come behind it.
 * Empty where the name begins with none: then the whole class is what can be asked for.
 */
export function methodPattern(name: string): string {
  const called = name.replace(/\(\)$/, '')
  const method = called.replace(/[^\p{L}\p{N}_$].*$/su, '')
  return method === '' || method === called ? method : `${method}*`
}
