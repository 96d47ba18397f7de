import type { TestResult } from '../../types.ts'
import { filesOf, namesOf } from '../results.ts'
import type { Runner } from '../runner.ts'
import { methodPattern, readJvmReports } from './jvm-reports.ts'

/** https://maven.apache.org/surefire/maven-surefire-plugin/examples/configuring-report-directory.html */
export const maven: Runner = {
  name: 'maven',
  signs: /(^|\/)pom\.xml$/,
  matches: ([program]) => /(^|\/)mvnw?$/.test(program ?? ''),

  // The modules behind one that fails are wanted as well.
  instrument: ({ words, only }) => ({
    leaves: ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'],
    ...(words && { words: [...words, '--fail-at-end', ...select(only)] }),
  }),

  parse: readJvmReports,
}

/** `Class#method+method,Other`; a module that has none of them is not a mistake. */
function select(only: readonly TestResult[]): readonly string[] {
  const classes = filesOf(only)
  if (classes.length === 0) return []
  const patterns = classes.map((file) => {
    const methods = only.filter((test) => test.file === file).flatMap((test) => namesOf(test))
    const plain = methods.map(methodPattern)
    const name = file.slice(file.lastIndexOf('/') + 1)
    return methods.length === 0 || plain.includes('') ? name : `${name}#${[...new Set(plain)].join('+')}`
  })
  return [`-Dtest=${patterns.join(',')}`, '-DfailIfNoTests=false', '-Dsurefire.failIfNoSpecifiedTests=false']
}
