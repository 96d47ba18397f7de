import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLog } from '../../../../src/github/logs.ts'
import { exitedWith, jobLog, runStep, stamped } from '../../../support/job-log.ts'

const logs: readonly [
  what: string,
  lines: readonly string[],
  failing: readonly string[],
  broken?: readonly string[],
][] = [
  [
    'what passing tests of Jest wrote to the console is no failure',
    [
      'PASS src/a.test.js',
      '  ● Console',
      '',
      '  ● not › me',
      'FAIL unit src/b.test.js (5.2 s)',
      '  ● Console',
      '  ● sum › adds',
      'Test Suites: 1 failed, 1 passed, 2 total',
    ],
    ['sum › adds'],
  ],
  [
    'a suite of Jest that cannot be loaded is a broken file',
    [
      'FAIL src/b.test.js',
      '  ● Test suite failed to run',
      '    Cannot find module',
      'Test Suites: 1 failed, 1 total',
      'Tests:       0 total',
    ],
    [],
    ['src/b.test.js'],
  ],
  [
    'Jest’s summary of all failing tests names each once',
    [
      'FAIL a.test.js',
      '  ● sum › adds',
      'Summary of all failing tests',
      'FAIL a.test.js',
      '  ● sum › adds',
      'Test Suites: 1 failed, 1 total',
    ],
    ['sum › adds'],
  ],
  [
    'Vitest puts the project before the file',
    [
      ' RUN  v3.0.0 /home/runner/work/demo',
      ' FAIL  |unit| src/a.test.ts > sum > adds',
      ' FAIL   web  src/b.test.ts > subtracts',
      ' FAIL  |unit| src/c.test.ts [ src/c.test.ts ]',
      ' Test Files  3 failed (3)',
      '      Tests  2 failed | 4 passed (6)',
    ],
    ['src/a.test.ts > sum > adds', 'src/b.test.ts > subtracts'],
    ['src/c.test.ts'],
  ],
  [
    'an error that looks like a numbered name is no failing test of Mocha',
    [
      '  1 passing (3ms)',
      '  1 failing',
      '',
      '  1) sum',
      '       adds:',
      '     Error: no',
      '  2) not me:',
      '  1) not me:',
    ],
    ['sum adds'],
  ],
  [
    'Cypress prints Mocha’s report for each file',
    [
      '  2 passing (3s)',
      '  1 failing',
      '',
      '  1) login',
      '       works:',
      '     AssertionError',
      '  0 passing (1s)',
      '  1 failing',
      '',
      '  1) logout',
      '       works:',
    ],
    ['login works', 'logout works'],
  ],
  ['a todo test of node:test may fail', ['✖ adds (1ms) # TODO', 'ℹ tests 1', 'ℹ pass 0', 'ℹ fail 0'], []],
  ['a cut log of node:test still names what failed', ['ℹ tests 2', '✖ adds (1.2ms)', '✔ subtracts (0.3ms)'], ['adds']],
  [
    'AVA 3 has no marks but its crosses',
    [
      '  ✖ sum › adds Difference:',
      '  ✔ sum › subtracts',
      '  ─',
      '',
      '  sum › adds',
      '',
      '  test/sum.js:3',
      '',
      '  1 test failed',
    ],
    ['sum › adds'],
  ],
  [
    'Karma names the browser first',
    [
      'Chrome Headless 120.0.0.0 (Linux x86_64) sum adds FAILED',
      '\tExpected 1 to be 2.',
      'Chrome Headless 120.0.0.0 (Linux x86_64): Executed 2 of 2 (1 FAILED) (0.1 secs / 0.1 secs)',
    ],
    ['sum adds'],
  ],
  [
    'Jasmine numbers its failures',
    ['Failures:', '1) sum adds', '  Message:', '    Expected 1 to be 2.', '3) not me', '', '2 specs, 1 failure'],
    ['sum adds'],
  ],
  [
    'TAP within a YAML block is output, and todo and skip are no failures',
    [
      'TAP version 13',
      'not ok 1 - adds',
      '  ---',
      '  stack: |-',
      '    not ok 2 - not me',
      '  ...',
      'not ok 2 - later # TODO',
      'ok 3 # SKIP',
      '1..3',
    ],
    ['adds'],
  ],
  ['lines like TAP without a plan are no TAP', ['not ok 1 - adds'], []],
]

for (const [what, lines, failing, broken = []] of logs) {
  test(what, async () => {
    const { failingTests, brokenFiles } = await readLog(lines.join('\n'))
    assert.deepEqual({ failingTests, brokenFiles }, { failingTests: failing, brokenFiles: broken })
  })
}

test("tests of AVA are counted by their lines, slow ones too, and other runners' beside them are not", async () => {
  const log = [
    '  ✔ nested in a suite of node:test (0.5ms)',
    '  ✔ slow in a suite of node:test (256.513541ms)',
    '  ✔ a › is there',
    '  ✔ a › takes its time (256ms)',
    '  ✔ a › takes more of it (1.3s)',
    '  ✘ [fail]: a › adds 1 is not 2',
    '  ─',
    '  a › adds',
    '  1 test failed',
  ]
  const { counts } = await readLog(jobLog([...runStep('node --test && ava'), ...stamped(...log), ...exitedWith(1)]))
  assert.deepEqual(counts, { run: 4, failed: 1, skipped: 0 })
})
