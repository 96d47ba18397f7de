import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLog } from '../../../../src/github/logs.ts'

const logs: readonly [
  what: string,
  lines: readonly string[],
  failing: readonly string[],
  broken?: readonly string[],
][] = [
  [
    'gotestsum, gocheck and Ginkgo have lines of their own',
    [
      '=== FAIL: pkg/sum TestAdd (0.01s)',
      'FAIL: sum_test.go:12: SumSuite.TestSub',
      'Summarizing 1 Failure:',
      '  [FAIL] Sum [It] multiplies',
      '',
      'Ran 3 of 3 Specs',
      'FAIL\texample.com/sum\t0.1s',
    ],
    ['TestAdd', 'SumSuite.TestSub', 'Sum [It] multiplies'],
  ],
  [
    'what Go was running when the time was over has failed',
    [
      'panic: test timed out after 1s',
      'running tests:',
      '\tTestSlow (1s)',
      '',
      'goroutine 1 [running]:',
      'FAIL\texample.com/sum\t1.0s',
    ],
    ['TestSlow'],
  ],
  [
    'a Go package that does not build is broken',
    [
      '# example.com/sum',
      './sum.go:3:1: syntax error',
      'FAIL\texample.com/sum [build failed]',
      'ok  \texample.com/other\t0.1s',
    ],
    [],
    ['example.com/sum'],
  ],
  [
    'nextest forgives a flaky test',
    [
      '    Nextest run ID 1',
      '        FAIL [   0.005s] sum tests::adds',
      '  TRY 1 FAIL [   0.1s] sum tests::flaky',
      '   FLAKY 2/2 [   0.1s] sum tests::flaky',
      '     Summary [   0.2s] 2 tests run: 1 passed (1 flaky), 1 failed, 0 skipped',
    ],
    ['sum tests::adds'],
  ],
  [
    'a crate that does not compile is broken',
    [
      'error[E0308]: mismatched types',
      'error: could not compile `sum` (lib test) due to 1 previous error',
      'running 0 tests',
    ],
    [],
    ['sum'],
  ],
  [
    'a cut log of CTest still has the line of each test',
    [
      'Test project /home/runner/work/demo/build',
      '1/3 Test #1: adds .............................***Failed    0.01 sec',
      '2/3 Test #2: later ............................***Skipped   0.00 sec',
      '3/3 Test #3: ok ...............................   Passed    0.01 sec',
    ],
    ['adds'],
  ],
  [
    'dotnet names tests in the console, and xUnit before it',
    [
      '[xUnit.net 00:00:00.42]     Sum.Tests.Adds(a: 1, b: 2) [FAIL]',
      '  Failed Sum.Tests.Adds(a: 1, b: 2) [12 ms]',
      '  Passed Sum.Tests.Subs [< 1 ms]',
      'Failed!  - Failed:     1, Passed:     1, Skipped:     0, Total:     2, Duration: 20 ms - Sum.dll (net9.0)',
    ],
    ['Sum.Tests.Adds(a: 1, b: 2)'],
  ],
  [
    'Bazel’s tests are targets',
    [
      '//sum:sum_test                      FAILED in 0.3s',
      '//sum:other_test           (cached) PASSED in 0.1s',
      '//app:app_test                      FAILED TO BUILD',
      'Executed 1 out of 3 tests: 1 test passes and 1 fails locally.',
    ],
    ['//sum:sum_test'],
    ['//app:app_test'],
  ],
  [
    'a spec file that cannot be loaded is broken',
    [
      'An error occurred while loading ./spec/sum_spec.rb.',
      'Failure/Error: require "nothing"',
      'Finished in 0.1 seconds',
      '0 examples, 0 failures, 1 error occurred outside of examples',
    ],
    [],
    ['./spec/sum_spec.rb'],
  ],
  [
    'pending examples are listed apart from failures',
    [
      'Pending: (Failures listed here are expected)',
      '  1) Sum later',
      'Failures:',
      '  1) Sum adds',
      '1 example, 1 failure, 1 pending',
      'Failed examples:',
      '',
      'rspec ./spec/sum_spec.rb:3 # Sum adds',
      '',
      'Randomized with seed 1',
      'rspec ./not/me.rb:1 # no',
    ],
    ['./spec/sum_spec.rb:3 # Sum adds'],
  ],
  [
    'Rails prints failures as they come',
    [
      'Failure:',
      'SumTest#test_adds [test/sum_test.rb:12]:',
      'Expected: 1',
      '',
      'bin/rails test test/sum_test.rb:10',
      '',
      '3 runs, 3 assertions, 1 failures, 0 errors, 0 skips',
    ],
    ['SumTest#test_adds'],
  ],
  [
    'risky and skipped tests of PHPUnit are no failures',
    [
      'PHPUnit 11.0.0 by Sebastian Bergmann and contributors.',
      'There was 1 failure:',
      '',
      '1) Tests\\SumTest::testAdd',
      'There was 1 failure:',
      '',
      '1) Not\\Me::test',
      '--',
      '',
      'There was 1 risky test:',
      '',
      '1) Tests\\SumTest::testRisky',
      '',
      'FAILURES!',
      'Tests: 3, Assertions: 2, Failures: 1, Risky: 1.',
    ],
    ['Tests\\SumTest::testAdd'],
  ],
  [
    'Pest has a heading for each failure',
    [
      '   FAILED  Tests\\Unit\\SumTest > it adds                AssertionFailedError',
      '  Tests:    1 failed, 2 passed (3 assertions)',
    ],
    ['Tests\\Unit\\SumTest > it adds'],
  ],
  [
    'Cucumber and behave list where the failed scenarios are',
    [
      'Failing Scenarios:',
      'cucumber features/sum.feature:3 # Scenario: adds',
      '',
      '2 scenarios (1 failed, 1 passed)',
      'Failing scenarios:',
      '  features/sum.feature:9  subtracts',
      '',
      '1 scenarios passed, 1 failed, 0 skipped',
    ],
    ['features/sum.feature:3 # Scenario: adds', 'features/sum.feature:9  subtracts'],
  ],
  [
    'prove names the file where its tests have no names, and not a file whose todo test passed',
    [
      't/sum.t .. Failed 1/3 subtests',
      'Test Summary Report',
      '-------------------',
      't/sum.t (Wstat: 256 Tests: 3 Failed: 1)',
      '  Failed test:  2',
      't/todo.t (Wstat: 0 Tests: 3 Failed: 0)',
      '  TODO passed:   3',
      't/plan.t (Wstat: 0 Tests: 3 Failed: 0)',
      '  Parse errors: Bad plan.',
      'Files=3, Tests=9,  0 wallclock secs',
      'Result: FAIL',
    ],
    ['t/sum.t', 't/plan.t'],
  ],
]

for (const [what, lines, failing, broken = []] of logs) {
  test(what, async () => {
    const { failingTests, brokenFiles } = await readLog(lines.join('\n'))
    assert.deepEqual({ failingTests, brokenFiles }, { failingTests: failing, brokenFiles: broken })
  })
}

test('prose that only mentions failures names none', async () => {
  const prose = [
    'FAILED to connect, trying again',
    'ERROR: no',
    'Error: 3 tests failed',
    'FAIL',
    '1) one',
    '✖ no (way)',
    '- FAILED',
  ]
  assert.deepEqual((await readLog(prose.join('\n'))).failingTests, [])
})

/** Of ten tests one failed and four were skipped, which some of these count among those that ran. */
const SKIPPED: Readonly<Record<string, string>> = {
  rspec: '10 examples, 1 failure, 4 pending',
  minitest: '10 runs, 5 assertions, 1 failures, 0 errors, 4 skips',
  phpunit: 'Tests: 10, Assertions: 6, Failures: 1, Skipped: 4.',
  gradle: '10 tests completed, 1 failed, 4 skipped',
  maven: 'Tests run: 10, Failures: 1, Errors: 0, Skipped: 4',
  ant: '   [junit] Tests run: 10, Failures: 1, Errors: 0, Skipped: 4, Time elapsed: 0.1 sec',
  'zope.testrunner': '  Ran 10 tests with 1 failures, 0 errors, 4 skipped in 0.1 seconds.',
  unittest: 'Ran 10 tests in 0.1s\n\nFAILED (failures=1, skipped=4)',
  bats: '10 tests, 1 failure, 4 skipped',
  jasmine: '10 specs, 1 failure, 4 pending specs',
  cucumber: '10 scenarios (1 failed, 4 skipped, 5 passed)',
  pest: '  Tests:    1 failed, 4 skipped, 5 passed (6 assertions)',
  pytest: '=== 1 failed, 5 passed, 4 skipped in 0.10s ===',
}
for (const [runner, line] of Object.entries(SKIPPED)) {
  test(`${runner} has not run what it skipped`, async () => {
    const reading = await readLog(line)
    assert.deepEqual([reading.runner, reading.counts], [runner, { run: 6, failed: 1, skipped: 4 }])
  })
}
