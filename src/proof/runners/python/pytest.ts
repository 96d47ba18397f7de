import { quoteShell } from '../../../text.ts'
import { createJUnitReader, type JUnitCase } from '../formats/junit.ts'
import { readAll } from '../formats/reader.ts'
import { withoutPlaces } from '../places.ts'
import { createResults, filesOf, type ReportedTest } from '../results.ts'
import type { Runner } from '../runner.ts'

/** https://docs.pytest.org/en/stable/how-to/output.html#creating-junitxml-format-files; xunit1 is the family that names the file. */
export const pytest: Runner = {
  name: 'pytest',
  signs: /\.py$/,
  matches: ([program, ...args]) => {
    if (/(^|\/)(pytest|py\.test)$/.test(program ?? '')) return true
    return /(^|\/)python[\d.]*$/.test(program ?? '') && args.some((arg, i) => arg === '-m' && args[i + 1] === 'pytest')
  },

  // The rest of the suite is wanted as well when one file cannot be imported: it is what must stay green.
  instrument({ folder, words, only }) {
    const files = filesOf(only)
    const options = [
      `--junitxml=${quoteShell(`${folder}/report.xml`)}`,
      '-o junit_family=xunit1',
      '--continue-on-collection-errors',
      `-o cache_dir=${quoteShell(`${folder}/cache`)}`,
    ]
    return {
      env: {
        // Split as a shell would.
        PYTEST_ADDOPTS: options.join(' '),
        // tox hands on what it is told to: version 3 by the one, version 4 by the other.
        TOX_TESTENV_PASSENV: 'PYTEST_ADDOPTS',
        TOX_OVERRIDE: 'testenv.pass_env+=PYTEST_ADDOPTS',
      },
      ...(words && { words: [...withoutPlaces(words, files), ...files] }),
    }
  },

  async parse({ folder, directory }) {
    // A test whose body and whose teardown both break is listed twice. Its name is unique in pytest.
    const results = createResults(directory, 'worst')
    const isWhole = await readAll(folder, '.xml', () => createJUnitReader((test) => results.add(toTest(test))))
    return isWhole ? results.all() : undefined
  },
}

function toTest({ file, classname, name, status, type, message }: JUnitCase): ReportedTest {
  const module = file?.replace(/\.py$/, '').replaceAll('/', '.')
  // A file that is skipped or cannot be collected as a whole is a case without a class, named after its module.
  if (classname === '' && name === module) return { file, names: [], status, message }
  const classes = module !== undefined && classname.startsWith(`${module}.`) ? classname.slice(module.length + 1) : ''
  const own = status === 'skipped' && type === 'pytest.xfail' ? 'expected_failure' : status
  return { file, names: [...classes.split('.').filter(Boolean), name], status: own, message }
}
