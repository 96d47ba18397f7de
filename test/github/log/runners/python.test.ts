import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLog } from '../../../../src/github/logs.ts'

const RULE = '='.repeat(70)
const LINE = '-'.repeat(70)
const title = (text: string) => {
  const space = 80 - text.length - 2
  return `${'='.repeat(Math.floor(space / 2))} ${text} ${'='.repeat(Math.ceil(space / 2))}`
}
const heading = (name: string) => title(name).replaceAll('=', '_')
const START = title('test session starts')

const logs: readonly [what: string, lines: readonly string[], failing: readonly string[]][] = [
  [
    'pytest without a summary names tests by their headings',
    [START, title('FAILURES'), heading('TestSum.test_add[1 - 2]'), 'E   assert 1', title('1 failed in 0.1s')],
    ['TestSum.test_add[1 - 2]'],
  ],
  [
    'pytest with -q has no title at its end',
    [
      title('FAILURES'),
      heading('test_add'),
      title('short test summary info'),
      'FAILED a.py::test_add',
      '1 failed in 0.1s',
    ],
    ['a.py::test_add'],
  ],
  [
    'xdist names the worker before the test',
    [
      START,
      '[gw1] [ 50%] FAILED a.py::test_add[x y] ',
      '[gw0] [100%] PASSED a.py::test_sub ',
      title('1 failed, 1 passed in 0.1s'),
    ],
    ['a.py::test_add[x y]'],
  ],
  [
    'a log that was cut in the middle of -v names what had failed',
    [START, 'a.py::test_add FAILED                   [ 10%]', 'a.py::test_sub PASSED                   [ 20%]'],
    ['a.py::test_add'],
  ],
  [
    'reruns that passed in the end are no failures',
    [START, 'a.py::test_add RERUN    [ 50%]', 'a.py::test_add PASSED   [100%]', title('1 passed, 1 rerun in 0.1s')],
    [],
  ],
  [
    'expected failures and skipped tests are no failures',
    [
      START,
      title('short test summary info'),
      'XFAIL a.py::test_b',
      'SKIPPED [1] a.py:3: no',
      title('1 xfailed, 1 skipped in 0.1s'),
    ],
    [],
  ],
  [
    'a row of underscores between the frames of a traceback is no heading',
    [START, title('FAILURES'), heading('test_a'), `${'_ '.repeat(39)}_ `.trimEnd(), title('1 failed in 0.1s')],
    ['test_a'],
  ],
  [
    'a heading of another width was printed by a test',
    [START, title('FAILURES'), heading('test_a'), '____ test_b ____', title('1 failed in 0.1s')],
    ['test_a'],
  ],
  [
    'the pytest run that a failing test started is not the job’s',
    [
      ...[START, title('FAILURES'), heading('test_plugin'), START, title('FAILURES'), heading('test_inner')],
      ...[title('short test summary info'), 'FAILED inner.py::test_inner', title('1 failed in 0.0s')],
      ...[title('short test summary info'), 'FAILED a.py::test_plugin', title('1 failed in 0.1s')],
    ],
    ['a.py::test_plugin'],
  ],
  [
    'several sessions, as tox runs them, are added up',
    [
      ...[START, title('short test summary info'), 'FAILED a.py::test_a', title('1 failed in 0.0s')],
      ...[
        START,
        title('short test summary info'),
        'FAILED a.py::test_a',
        'FAILED a.py::test_b',
        title('2 failed in 0.1s'),
      ],
    ],
    ['a.py::test_a', 'a.py::test_b'],
  ],
  [
    'lists of durations and warnings name no failing test',
    [
      START,
      title('slowest durations'),
      '2.0s call a.py::test_a',
      title('warnings summary'),
      'a.py::test_b',
      title('2 passed, 1 warning in 1s'),
    ],
    [],
  ],
  [
    'a summary cut by its width still has the whole name',
    [
      START,
      title('short test summary info'),
      'FAILED a.py::test_add - some.Error:  ...',
      title('1 failed in 0.1 seconds'),
    ],
    ['a.py::test_add'],
  ],
  [
    'unittest and Django head each failure with a rule',
    [
      RULE,
      'FAIL: test_add (app.tests.SumTest)',
      'Adds two numbers.',
      LINE,
      'Traceback:',
      '',
      LINE,
      'Ran 2 tests in 0.1s',
      '',
      'FAILED (failures=1)',
    ],
    ['test_add (app.tests.SumTest)'],
  ],
  [
    'a heading without its rules was printed by a test',
    [
      'FAIL: test_add (app.tests.SumTest)',
      RULE,
      'ERROR: pip has a problem',
      'and goes on',
      LINE,
      'Ran 2 tests in 0.1s',
      '',
      'OK',
    ].filter((line) => line !== LINE),
    [],
  ],
  [
    'unittest with -v that was cut names what had failed',
    [
      'test_add (tests.SumTest) ... FAIL',
      'test_sub (tests.SumTest) ... ok',
      'test_mul (tests.SumTest)',
      'Docstring ... ok',
    ],
    ['test_add (tests.SumTest)'],
  ],
  [
    'trial names tests at the end of a failure',
    [
      '='.repeat(79),
      '[FAIL]',
      'Traceback (most recent call last):',
      'twisted.trial.unittest.FailTest: no',
      '',
      'app.test_sum.SumTest.test_add',
      'app.test_sum.SumTest.test_sub',
      '-'.repeat(79),
      'Ran 5 tests in 0.1s',
      '',
      'FAILED (failures=2, successes=3)',
    ],
    ['app.test_sum.SumTest.test_add', 'app.test_sum.SumTest.test_sub'],
  ],
  [
    'stestr puts the worker before each test',
    [
      '{0} sum.SumTest.test_add [0.1s] ... FAILED',
      '{1} sum.SumTest.test_sub [0.1s] ... ok',
      ' - Passed: 1',
      ' - Failed: 1',
    ],
    ['sum.SumTest.test_add'],
  ],
  [
    'zope.testrunner says in which test it failed',
    [
      'Failure in test test_add (app.tests.SumTest)',
      'Traceback',
      '  Ran 3 tests with 1 failures, 0 errors, 0 skipped in 0.1 seconds.',
    ],
    ['test_add (app.tests.SumTest)'],
  ],
]

for (const [what, lines, failing] of logs) {
  test(what, async () => assert.deepEqual((await readLog(lines.join('\n'))).failingTests, failing))
}

test('Django whose checks fail has run no test', async () => {
  const reading = await readLog('Creating test database...\nTraceback (most recent call last):\nTypeError: no\n')
  assert.equal(reading.testsRan, false)
  assert.equal(reading.runner, undefined)
})
