import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLog } from '../../../../src/github/logs.ts'

const logs: readonly [what: string, lines: readonly string[], failing: readonly string[]][] = [
  [
    'surefire 2.12 names a test with its class in parentheses, twice',
    [
      ...[' T E S T S', 'Running org.acme.SumTest'],
      'Tests run: 2, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.05 sec <<< FAILURE!',
      'adds(org.acme.SumTest)  Time elapsed: 0.005 sec  <<< FAILURE!',
      ...['', 'Results :', '', 'Failed tests:   adds(org.acme.SumTest): expected:<1> but was:<2>', ''],
      'Tests run: 2, Failures: 1, Errors: 0, Skipped: 0',
    ],
    ['adds(org.acme.SumTest)'],
  ],
  [
    'a class without results of its own is named by the summary alone',
    [
      ...[' T E S T S', '[INFO] Results:', '[INFO] ', '[ERROR] Failures: ', '[ERROR]   SumTest.adds:12 expected: <1>'],
      ...['or.else:3 a message goes on', '[ERROR] Errors: ', '[ERROR]   SumTest>BaseTest.subtracts:7 » NullPointer'],
      ...['[INFO] ', '[ERROR] Tests run: 9, Failures: 1, Errors: 1, Skipped: 0'],
    ],
    ['SumTest.adds', 'SumTest.subtracts'],
  ],
  [
    'a summary that a test printed does not count',
    [
      ...[' T E S T S', 'Running org.acme.SumTest', 'Results:', '', 'Failures: ', '  Fake.test:12 no', ''],
      'Tests run: 1, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 sec - in org.acme.SumTest',
      ...['Results :', '', 'Tests run: 1, Failures: 0, Errors: 0, Skipped: 0'],
    ],
    [],
  ],
  [
    'what a test wrote without a line end may stand before its result',
    [
      '[INFO] Running org.acme.SumTest',
      'dots...[ERROR] Tests run: 1, Failures: 0, Errors: 1, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE! -- in org.acme.SumTest',
      'dots...[ERROR] org.acme.SumTest.adds -- Time elapsed: 0.1 s <<< ERROR!',
    ],
    ['org.acme.SumTest.adds'],
  ],
  [
    'a method alone is completed by the class whose results it stands in',
    [
      '[ERROR] Tests run: 1, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.1 s <<< FAILURE! - in org.acme.SumTest',
      '[ERROR] adds{int, int}[1]  Time elapsed: 0.1 s  <<< FAILURE!',
      '[ERROR] a sentence, as Spock has them  Time elapsed: 0.1 s  <<< FAILURE!',
    ],
    ['adds{int, int}[1](org.acme.SumTest)', 'a sentence, as Spock has them(org.acme.SumTest)'],
  ],
  [
    'a build that does not compile has no failing tests',
    ['[INFO] Scanning for projects...', '[ERROR] COMPILATION ERROR :'],
    [],
  ],
  [
    'Gradle names classes, nested classes and parameters, one behind the other',
    [
      ...['> Task :app:test', 'SumTest > adds() FAILED', '    org.opentest4j.AssertionFailedError at SumTest.java:7'],
      ...[
        'SumTest > Nested > adds(int, int) > [1] 1, > 2 FAILED',
        'SumTest > subtracts() PASSED',
        'SumTest > later() SKIPPED',
      ],
      ...['3 tests completed, 2 failed, 1 skipped', '> Task :app:test FAILED'],
    ],
    ['SumTest > adds()', 'SumTest > Nested > adds(int, int) > [1] 1, > 2'],
  ],
  [
    'a Gradle test that passed when it was run again is no failure',
    [
      '> Task :test',
      'SumTest > flaky() FAILED',
      'SumTest > adds() FAILED',
      'SumTest > flaky() PASSED',
      '3 tests completed, 2 failed',
    ],
    ['SumTest > adds()'],
  ],
  [
    'a Gradle task that fails is no test',
    ['> Task :compileJava FAILED', 'FAILURE: Build failed with an exception.', 'BUILD FAILED in 3s'],
    [],
  ],
  ['without Gradle such a line means nothing', ['SumTest > adds() FAILED'], []],
  [
    'the test-logger plugin alone names the test without its class',
    [
      '> Task :test',
      'org.acme.SumTest',
      '',
      '  Test adds() FAILED (1.2s)',
      '  Test subtracts() PASSED',
      'BUILD FAILED in 3s',
    ],
    ['adds()'],
  ],
  [
    'a class is named where Ant shows nothing of its tests',
    [
      ...['Buildfile: build.xml', '    [junit] Testsuite: org.acme.SumTest', '    [junit] Testcase: adds took 0.1 sec'],
      ...[
        '    [junit] \tFAILED',
        '    [junit] Test org.acme.SumTest FAILED',
        '    [junit] Test org.acme.CrashTest FAILED (crashed)',
      ],
    ],
    ['org.acme.SumTest.adds', 'org.acme.CrashTest'],
  ],
  [
    'TestNG and the JUnit console are read through Ant',
    [
      ...['    [testng] PASSED: subtracts', '    [testng] FAILED: adds', '    [java] Failures (1):'],
      "    [java]     MethodSource [className = 'org.acme.SumTest', methodName = 'multiplies', methodParameterTypes = '']",
    ],
    ['adds', 'org.acme.SumTest.multiplies'],
  ],
  [
    'JUnit’s text runner numbers its failures',
    [
      'JUnit version 4.12',
      'There was 1 failure:',
      '1) adds(org.acme.SumTest)',
      'java.lang.AssertionError',
      '',
      'FAILURES!!!',
      'Tests run: 3,  Failures: 1',
    ],
    ['adds(org.acme.SumTest)'],
  ],
  [
    'ScalaTest marks a failed test in its line',
    [
      '[info] - should add *** FAILED ***',
      '[info]   1 did not equal 2',
      '[info] - should subtract',
      '[info] Tests: succeeded 1, failed 1, canceled 0, ignored 0, pending 0',
    ],
    ['should add'],
  ],
]

for (const [what, lines, failing] of logs) {
  test(what, async () => assert.deepEqual((await readLog(lines.join('\n'))).failingTests, failing))
}

test('the totals of several Maven modules are added up', async () => {
  const module = (failures: number) => `[ERROR] Tests run: 5, Failures: ${failures}, Errors: 1, Skipped: 2`
  const { counts } = await readLog(['[INFO] Scanning for projects...', module(1), module(0)].join('\n'))
  assert.deepEqual(counts, { run: 6, failed: 3, skipped: 4 })
})
