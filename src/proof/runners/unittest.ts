import * as z from 'zod'
import { type ReportedTest, toResults, tryParseJson } from './results.ts'
import type { Runner } from './runner.ts'

/**
 * Stands in for `python -m unittest` with the same arguments and prints the same text; one JSON line for each result
 * goes to the report. unittest itself is imported before the project's folder can shadow it.
 */
const MAIN = `
import json, os, sys, unittest
report = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'results.jsonl'), 'w', encoding='utf-8')
sys.path[0] = os.getcwd()

def file_of(module):
    """The module's file, whether or not it could be imported."""
    loaded = getattr(sys.modules.get(module), '__file__', None)
    if loaded: return loaded
    path = module.replace('.', os.sep)
    found = (os.path.join(folder, path + end) for folder in sys.path for end in ('.py', os.sep + '__init__.py'))
    return next((file for file in found if os.path.isfile(file)), None)

def place_of(test):
    """Module and name. unittest puts made-up tests in the place of a module or a class that broke."""
    kind, name = type(test).__name__, test.id()
    if kind == '_FailedTest': return name.split('_FailedTest.', 1)[-1], ''
    if kind == '_ErrorHolder':
        parts = name.partition('(')[2].rstrip(')').split('.')
        while len(parts) > 1 and '.'.join(parts) not in sys.modules: parts.pop()
        return '.'.join(parts), ''
    module = type(test).__module__
    return module, name[len(module) + 1:] if name.startswith(module + '.') else name

class Result(unittest.TextTestResult):
    def _tell(self, test, status, error=None):
        module, name = place_of(test)
        message = None if error is None else self._exc_info_to_string(error, test)
        report.write(json.dumps({'file': file_of(module), 'name': name, 'status': status, 'message': message}) + '\\n')
        report.flush()
    def startTest(self, test):
        self._subtest_failed = False
        super().startTest(test)
    def addSuccess(self, test):
        super().addSuccess(test)
        self._tell(test, 'passed')
    def addError(self, test, error):
        super().addError(test, error)
        self._tell(test, 'errored', error)
    def addFailure(self, test, error):
        super().addFailure(test, error)
        self._tell(test, 'failed', error)
    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell(test, 'skipped')
    def addExpectedFailure(self, test, error):
        super().addExpectedFailure(test, error)
        self._tell(test, 'expected_failure')
    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._tell(test, 'failed')
    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error is not None and not self._subtest_failed:
            self._subtest_failed = True
            self._tell(test, 'failed', error)

class Runner(unittest.TextTestRunner):
    resultclass = Result

sys.argv[0] = 'python -m unittest'
unittest.main(module=None, testRunner=Runner)
`

const RESULT = z.object({
  file: z.string().nullable(),
  /** Classes and method, dotted; empty for a made-up test. */
  name: z.string(),
  status: z.enum(['passed', 'failed', 'errored', 'skipped', 'expected_failure']),
  message: z.string().nullable(),
})

export const unittest: Runner = {
  name: 'unittest',
  matches: ([program, ...args]) => isPython(program) && moduleAt(args) !== -1,

  instrument({ folder, words, isDirect }) {
    if (!isDirect) return {}
    const [program = 'python3', ...args] = words
    const at = moduleAt(args)
    const own = [program, ...args.slice(0, at), `${folder}/main.py`, ...args.slice(at + 2)]
    return { words: own, files: { 'main.py': MAIN } }
  },

  async parse({ read, directory }) {
    const text = await read('results.jsonl')
    if (text === undefined) return undefined
    const results = text.split('\n').flatMap((line) => {
      const result = RESULT.safeParse(tryParseJson(line))
      return result.success ? [result.data] : []
    })
    return toResults(results.map(toTest), directory)
  },
}

const isPython = (program: string | undefined) => /(^|\/)python[\d.]*$/.test(program ?? '')
const moduleAt = (args: readonly string[]) => args.findIndex((arg, i) => arg === '-m' && args[i + 1] === 'unittest')

function toTest({ file, name, status, message }: z.infer<typeof RESULT>): ReportedTest {
  return { file: file ?? undefined, names: name.split('.').filter(Boolean), status, message: message ?? undefined }
}
