import type { TestStatus } from '../types.ts'
import { type JUnitCase, parseJUnit } from './junit.ts'
import { type ReportedTest, selectFiles, toResults } from './results.ts'
import type { Runner } from './runner.ts'

/** https://docs.pytest.org/en/stable/how-to/output.html#creating-junitxml-format-files; xunit1 is the family that names the file. */
export const pytest: Runner = {
  name: 'pytest',
  matches: ([program, ...args]) => {
    if (/(^|\/)(pytest|py\.test)$/.test(program ?? '')) return true
    return /(^|\/)python[\d.]*$/.test(program ?? '') && args.some((arg, i) => arg === '-m' && args[i + 1] === 'pytest')
  },

  // The rest of the suite is wanted as well when one file cannot be imported: it is what must stay green.
  instrument: ({ folder }) => ({
    env: {
      PYTEST_ADDOPTS: `--junitxml=${shellQuote(`${folder}/report.xml`)} -o junit_family=xunit1 --continue-on-collection-errors -o cache_dir=${shellQuote(`${folder}/cache`)}`,
    },
  }),

  async parse({ read, directory }) {
    const cases = parseJUnit(await read('report.xml'))
    return cases && toResults(mergePhases(cases.map(toTest)), directory)
  },

  select: selectFiles,
}

/** `PYTEST_ADDOPTS` is split as a shell would. */
const shellQuote = (text: string) => `'${text.replaceAll("'", `'"'"'`)}'`

function toTest({ file, classname, name, status, message }: JUnitCase): ReportedTest {
  const module = file?.replace(/\.py$/, '').replaceAll('/', '.')
  // A file that cannot be collected is a case without a class, named after its module.
  if (classname === '' && name === module) return { file, names: [], status: 'errored', message }
  const classes = module !== undefined && classname.startsWith(`${module}.`) ? classname.slice(module.length + 1) : ''
  return { file, names: [...classes.split('.').filter(Boolean), name], status, message }
}

const SEVERITY: readonly TestStatus[] = ['passed', 'expected_failure', 'todo', 'skipped', 'failed', 'errored']

/** A test whose body and whose teardown both break is listed twice. Its id is unique in pytest, so the worse one counts. */
function mergePhases(tests: readonly ReportedTest[]): ReportedTest[] {
  const worst = new Map<string, ReportedTest>()
  for (const test of tests) {
    const key = JSON.stringify([test.file, test.names])
    const known = worst.get(key)
    if (!known || SEVERITY.indexOf(test.status) > SEVERITY.indexOf(known.status)) worst.set(key, test)
  }
  return [...worst.values()]
}
