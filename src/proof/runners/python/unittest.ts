import type { TestResult } from '../../types.ts'
import { createProgressReader } from '../formats/progress.ts'
import { readAll } from '../formats/reader.ts'
import { createResults, namesOf } from '../results.ts'
import type { Runner } from '../runner.ts'

/**
 * Stands in for `python -m unittest` with the same arguments and prints the same text; one JSON line for each result
 * goes to the report. unittest itself is imported before the project's folder can shadow it.
 */
const MAIN = `
import json, os, sys, unittest
folder = os.path.dirname(os.path.abspath(__file__))
report = open(os.path.join(folder, '%d.jsonl' % os.getpid()), 'w', encoding='utf-8')
sys.path[0] = os.getcwd()

def write(**line):
    report.write(json.dumps(line) + '\\n')
    report.flush()

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
        write(file=file_of(module), names=[part for part in name.split('.') if part], status=status, message=message)
    def startTest(self, test):
        self._subtest_failed = False
        self._tell(test, 'started')
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
    def run(self, test):
        result = super().run(test)
        write(status='ended')
        return result

sys.argv[0] = 'python -m unittest'
unittest.main(module=None, testRunner=Runner)
`

/** Where only the environment reaches Python, it is started over with the stand-in. Needs Python 3.10. */
const STARTUP = `
import os, sys
folder = os.path.dirname(os.path.abspath(__file__))
others = [path for path in os.environ.get('PYTHONPATH', '').split(os.pathsep) if path != folder]
argv = getattr(sys, 'orig_argv', [])
at = next((i for i, word in enumerate(argv) if word == '-m' and argv[i + 1:i + 2] == ['unittest']), None)
if at is not None:
    os.environ['PYTHONPATH'] = os.pathsep.join(others)
    os.execv(sys.executable, argv[:at] + [os.path.join(folder, 'main.py')] + argv[at + 2:])
`

/** Started by a main program of ours, which reports each test. https://docs.python.org/3/library/unittest.html */
export const unittest: Runner = {
  name: 'unittest',
  signs: /\.py$/,
  matches: ([program, ...args]) => isPython(program) && moduleAt(args) !== -1,

  instrument({ folder, words, only }) {
    if (!words) return { env: { PYTHONPATH: folder }, files: { 'main.py': MAIN, 'sitecustomize.py': STARTUP } }
    const [program = 'python3', ...args] = words
    const at = moduleAt(args)
    const own = [program, ...args.slice(0, at), `${folder}/main.py`, ...args.slice(at + 2)]
    return { words: [...own, ...select(args.slice(at + 2), only)], files: { 'main.py': MAIN } }
  },

  async parse({ folder, directory }) {
    const results = createResults(directory)
    return (await readAll(folder, '.jsonl', () => createProgressReader(results.add))) ? results.all() : undefined
  },
}

const isPython = (program: string | undefined) => /(^|\/)python[\d.]*$/.test(program ?? '')
const moduleAt = (args: readonly string[]) => args.findIndex((arg, i) => arg === '-m' && args[i + 1] === 'unittest')

/** By pattern, which works beside all other arguments. A test is named `module.Class.method` there. */
function select(args: readonly string[], only: readonly TestResult[]): string[] {
  if (only.some((test) => test.isFile) || args.includes('-k')) return []
  return only.flatMap((test) => ['-k', `*.${namesOf(test).join('.')}`])
}
