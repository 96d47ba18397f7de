import { filesOf, namesOf } from '../results.ts'
import type { Runner } from '../runner.ts'
import { methodPattern, readJvmReports } from './jvm-reports.ts'

/** https://docs.gradle.org/current/userguide/java_testing.html#test_reporting */
export const gradle: Runner = {
  name: 'gradle',
  signs: /(^|\/)build\.gradle(\.kts)?$/,
  matches: ([program]) => /(^|\/)gradlew?$/.test(program ?? ''),

  /**
   * Without its reports, which are removed before each run, a test task is not up to date and runs again; from the build
   * cache it would only be copied. The tasks behind one that fails are wanted as well. A daemon would outlive the run.
   */
  instrument({ words, only }) {
    const classes = filesOf(only)
    const names = only.map((test) => {
      const parts = [test.file?.split('/').at(-1) ?? '', ...namesOf(test).map(methodPattern)]
      return parts.filter((part) => part !== '').join('.')
    })
    const canSelect = words?.includes('test') && classes.length > 0
    const select = canSelect ? [...new Set(names)].flatMap((name) => ['--tests', name]) : []
    return {
      leaves: ['**/build/test-results/**/TEST-*.xml'],
      ...(words
        ? { words: [...words, ...select, '--continue', '--no-build-cache', '--no-daemon'] }
        : { env: { GRADLE_OPTS: '-Dorg.gradle.daemon=false' } }),
    }
  },

  parse: readJvmReports,
}
