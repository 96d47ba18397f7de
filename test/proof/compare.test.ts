import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compare, type Runs, WHOLE_COMMAND } from '../../src/proof/compare.ts'
import type { TestReport, TestResult, TestStatus } from '../../src/proof/types.ts'

type Statuses = Readonly<Record<string, TestStatus>>

const result = (id: string, status: TestStatus, overrides: Partial<TestResult> = {}): TestResult => ({
  id,
  file: undefined,
  status,
  isFile: false,
  message: undefined,
  ...overrides,
})

function report(tests: readonly TestResult[] | undefined, overrides: Partial<TestReport> = {}): TestReport {
  const isRed = tests?.some(({ status }) => status === 'failed' || status === 'errored') ?? true
  return { runner: 'x', exitCode: isRed ? 1 : 0, ending: 'exited', durationMs: 1, output: '', tests, ...overrides }
}

/** A run with these tests; its exit code is what an honest runner would give. */
const run = (statuses: Statuses, overrides: Partial<TestReport> = {}) =>
  report(
    Object.entries(statuses).map(([id, status]) => result(id, status)),
    overrides,
  )
const exit = (exitCode: number): TestReport => report(undefined, { exitCode })

const judge = (before: readonly TestReport[], after: readonly TestReport[], more: Partial<Runs> = {}) =>
  compare({ targets: undefined, before, after, ...more })

const RED = run({ a: 'failed', b: 'passed' })
const GREEN = run({ a: 'passed', b: 'passed' })

test('a test that failed in every run before and passes in every run after is proven', () => {
  const { proven, method, reasons, failToPass, passToPass } = judge([RED, RED], [GREEN, GREEN])
  assert.deepEqual({ proven, method, reasons }, { proven: true, method: 'per_test', reasons: [] })
  assert.deepEqual([failToPass, passToPass], [['a'], ['b']])
})

const unproven: readonly [string, readonly TestReport[], readonly TestReport[], RegExp, Partial<Runs>?][] = [
  ['nothing failed before', [GREEN], [GREEN], /No test failed before the patch, so there was nothing to prove/],
  ['a target still fails', [RED], [RED], /1 test still fails: "a"\./],
  ['a target is skipped after', [RED], [run({ a: 'skipped', b: 'passed' })], /1 test still fails: "a"/],
  [
    'a target is expected to fail after',
    [RED],
    [run({ a: 'expected_failure', b: 'passed' })],
    /1 test still fails: "a"/,
  ],
  ['a target is missing after', [RED], [run({ b: 'passed' })], /1 test still fails: "a"/],
  ['a target passes in some runs only', [RED], [GREEN, RED], /1 test passed in some runs only: "a"/],
  [
    'a named target did not fail in every run before',
    [RED, GREEN],
    [GREEN],
    /1 test did not fail in every run before: "a"/,
    { targets: ['a'] },
  ],
  ['a named target was never there', [RED], [GREEN], /"ghost"/, { targets: ['a', 'ghost'] }],
  ['a passing test fails after', [RED], [run({ a: 'passed', b: 'failed' })], /1 test passed before and fails now: "b"/],
  [
    'a passing test fails in one of the runs after',
    [RED],
    [GREEN, run({ a: 'passed', b: 'failed' })],
    /1 test passed before and fails now: "b"/,
  ],
  [
    'a passing test is skipped after',
    [RED],
    [run({ a: 'passed', b: 'skipped' })],
    /1 test passed before and is skipped now: "b"/,
  ],
  ['a passing test is to be done after', [RED], [run({ a: 'passed', b: 'todo' })], /is skipped now: "b"/],
  [
    'a passing test is expected to fail after',
    [RED],
    [run({ a: 'passed', b: 'expected_failure' })],
    /is skipped now: "b"/,
  ],
  ['a passing test is missing after', [RED], [run({ a: 'passed' })], /1 test was there before and is missing now: "b"/],
  [
    'a skipped test is missing after',
    [run({ a: 'failed', c: 'skipped' })],
    [run({ a: 'passed' })],
    /is missing now: "c"/,
  ],
  [
    'a new test fails',
    [RED],
    [run({ a: 'passed', b: 'passed', c: 'failed' })],
    /1 test did not run before and fails now: "c"/,
  ],
  [
    'a test that was skipped before fails after',
    [run({ a: 'failed', c: 'skipped' })],
    [run({ a: 'passed', c: 'failed' })],
    /did not run before and fails now: "c"/,
  ],
  [
    'the exit code after is red and no test is',
    [RED],
    [run({ a: 'passed', b: 'passed' }, { exitCode: 1 })],
    /exited with 1 although its report names no failing test/,
  ],
  [
    'the exit code after is green and a test is red',
    [run({ a: 'failed', b: 'failed' })],
    [run({ a: 'passed', b: 'failed' }, { exitCode: 0 })],
    /exited with 0 although its report names 1 failing test/,
    { targets: ['a'] },
  ],
  [
    'the run after did not end',
    [RED],
    [run({ a: 'passed', b: 'passed' }, { ending: 'timed_out', exitCode: 143, limit: 'It took 10 min.' })],
    /did not run to its end\. It took 10 min\./,
  ],
  ['there is no report after', [RED], [exit(0)], /left a report before the patch and none after it/],
  ['nothing was run after', [RED], [], /The tests were not run after the patch/],
  [
    'what passed on the base commit is missing, though the patch’s tests broke it before',
    [run({ a: 'failed' })],
    [run({ a: 'passed' })],
    /is missing now: "b"/,
    { base: [run({ b: 'passed' })] },
  ],
]
for (const [what, before, after, reason, more] of unproven) {
  test(`nothing is proven when ${what}`, () => {
    const { proven, reasons } = judge(before, after, more)
    assert.equal(proven, false)
    assert.match(reasons.join(' '), reason)
  })
}

test('tests that failed before, were not targeted and still fail are told, and do not stand in the way', () => {
  const { proven, remarks, failToPass, stillFailing } = judge(
    [run({ a: 'failed', old: 'failed' })],
    [run({ a: 'passed', old: 'failed' })],
    { targets: ['a'] },
  )
  assert.equal(proven, true)
  assert.deepEqual([failToPass, stillFailing], [['a'], []])
  assert.match(remarks.join(' '), /1 test failed before, was not targeted, and still fails: "old"/)
})

test('a test that was flaky before may fail after', () => {
  const { proven, flaky } = judge(
    [run({ a: 'failed', f: 'failed' }), run({ a: 'failed', f: 'passed' })],
    [run({ a: 'passed', f: 'failed' })],
  )
  assert.deepEqual([proven, flaky], [true, ['f']])
})

test('a test that was expected to fail may go on failing, or pass', () => {
  const before = [run({ a: 'failed', x: 'expected_failure' })]
  for (const status of ['expected_failure', 'passed'] as const) {
    assert.equal(judge(before, [run({ a: 'passed', x: status })]).proven, true)
  }
})

test('new tests that pass are welcome', () => {
  assert.equal(judge([RED], [run({ a: 'passed', b: 'passed', c: 'passed' })]).proven, true)
})

const file = (status: TestStatus) => result('a.test.js', status, { file: 'a.test.js', isFile: true })
const inside = (id: string, status: TestStatus) => result(id, status, { file: 'a.test.js' })

test('a file that broke as a whole has turned green when its tests run and pass', () => {
  assert.equal(judge([report([file('errored')])], [report([inside('one', 'passed')])]).proven, true)
  assert.equal(
    judge([report([file('errored')])], [report([inside('one', 'passed'), inside('two', 'failed')])]).proven,
    false,
  )
  assert.equal(judge([report([file('errored')])], [report([])]).proven, false)
  assert.equal(judge([report([file('errored')])], [report([inside('one', 'skipped')])]).proven, false)
})

test('a test that is skipped in a file that broke before is told', () => {
  const file = { file: 'a.js' }
  const before = [report([result('a.js', 'errored', { ...file, isFile: true })])]
  const after = [report([result('a', 'passed', file), result('b', 'skipped', file), result('c', 'skipped')])]
  const { proven, remarks } = judge(before, after)
  assert.equal(proven, true)
  assert.deepEqual(remarks, ['1 test is skipped, in a file that broke as a whole before: "b".'])
})

/** A run that was for these tests alone. */
const narrowed = (statuses: Statuses, only: readonly string[] = ['a'], overrides: Partial<TestReport> = {}) =>
  run(statuses, { only, ...overrides })

test('a narrowed run says nothing of tests that it was not for and has not reported', () => {
  const before = run({ a: 'failed', b: 'passed', s: 'skipped', x: 'expected_failure', old: 'failed' })
  const after = run({ a: 'passed', b: 'passed', s: 'skipped', x: 'passed', old: 'failed' })
  const { proven, reasons, remarks, ...lists } = judge(
    [before, narrowed({ a: 'failed' })],
    [after, narrowed({ a: 'passed' })],
    { targets: ['a'] },
  )
  assert.deepEqual([proven, reasons], [true, []])
  assert.match(remarks.join(), /1 test failed before, was not targeted, and still fails: "old"/)
  assert.deepEqual(lists, {
    method: 'per_test',
    failToPass: ['a'],
    passToPass: ['b', 'x'],
    passToFail: [],
    stillFailing: [],
    missing: [],
    newlySkipped: [],
    flaky: [],
    remaining: ['old'],
  })
})

const unprovenByNarrowed: readonly [string, TestReport, TestReport, RegExp][] = [
  ['a target fails', narrowed({ a: 'failed' }), narrowed({ a: 'failed' }), /1 test passed in some runs only: "a"/],
  ['a target is missing', narrowed({ a: 'failed' }), narrowed({}), /1 test passed in some runs only: "a"/],
  ['a target is skipped', narrowed({ a: 'failed' }), narrowed({ a: 'skipped' }), /passed in some runs only: "a"/],
  [
    'nothing is reported',
    narrowed({ a: 'failed' }),
    report(undefined, { only: ['a'], exitCode: 0 }),
    /1 test passed in some runs only: "a"/,
  ],
  ['a target passes before', narrowed({ a: 'passed' }), narrowed({ a: 'passed' }), /did not fail in every run before/],
  ['a target is missing before', narrowed({}), narrowed({ a: 'passed' }), /did not fail in every run before/],
  [
    'another test fails that passed before',
    narrowed({ a: 'failed', b: 'passed' }),
    narrowed({ a: 'passed', b: 'failed' }),
    /1 test passed before and fails now: "b"/,
  ],
  [
    'another test is skipped that passed before',
    narrowed({ a: 'failed' }),
    narrowed({ a: 'passed', b: 'skipped' }),
    /1 test passed before and is skipped now: "b"/,
  ],
  [
    'another test is missing that it was for',
    narrowed({ a: 'failed' }),
    narrowed({ a: 'passed' }, ['a', 'b']),
    /1 test was there before and is missing now: "b"/,
  ],
  [
    'a new test fails',
    narrowed({ a: 'failed' }),
    narrowed({ a: 'passed', c: 'failed' }),
    /1 test did not run before and fails now: "c"/,
  ],
  [
    'its exit code and its report do not agree',
    narrowed({ a: 'failed' }),
    narrowed({ a: 'passed' }, ['a'], { exitCode: 1 }),
    /exited with 1 although its report names no failing test/,
  ],
]
for (const [what, before, after, reason] of unprovenByNarrowed) {
  test(`nothing is proven when in a narrowed run ${what}`, () => {
    const { proven, reasons } = judge([RED, before], [GREEN, after], { targets: ['a'] })
    assert.equal(proven, false)
    assert.match(reasons.join(' '), reason)
  })
}

test('a test that fails in a narrowed run before, and not in the whole one, is flaky', () => {
  const { proven, flaky, passToFail } = judge(
    [RED, narrowed({ a: 'failed', b: 'failed' })],
    [run({ a: 'passed', b: 'failed' })],
    { targets: ['a'] },
  )
  assert.deepEqual([proven, flaky, passToFail], [true, ['b'], []])
})

test('a file that broke as a whole is green in a narrowed run if its tests are', () => {
  const judgeFile = (tests: readonly TestResult[], only: readonly string[]) =>
    judge([report([file('errored')])], [report([inside('one', 'passed')]), report(tests, { only })]).proven
  assert.equal(judgeFile([inside('one', 'passed')], ['one', 'a.test.js']), true)
  assert.equal(judgeFile([inside('one', 'failed')], ['one', 'a.test.js']), false)
  assert.equal(judgeFile([file('errored')], ['one', 'a.test.js']), false)
  assert.equal(judgeFile([], ['one', 'a.test.js']), false)
})

test('of two results with one id the worse one counts', () => {
  const twice = (...statuses: readonly TestStatus[]) => report(statuses.map((status) => result('a', status)))
  assert.equal(judge([twice('failed', 'passed')], [twice('failed', 'passed')]).proven, false)
  assert.equal(
    judge([RED], [report([result('a', 'passed'), result('a', 'skipped'), result('b', 'passed')])]).proven,
    false,
  )
})

test('without any report the exit code of the whole command decides', () => {
  const { proven, method, failToPass, remarks } = judge([exit(1), exit(2)], [exit(0), exit(0)])
  assert.deepEqual([proven, method, failToPass], [true, 'exit_code', [WHOLE_COMMAND]])
  assert.match(remarks.join(' '), /the proof is by the exit code of the whole command/)
})

const byExitCode: readonly [string, readonly TestReport[], readonly TestReport[], RegExp][] = [
  ['the command was green in one run before', [exit(1), exit(0)], [exit(0)], /did not fail in every run before/],
  ['the command is red in one run after', [exit(1)], [exit(0), exit(1)], /failed in 1 of 2 runs after the patch/],
  ['the command was not run after', [exit(1)], [], /was not run after the patch/],
  [
    'the command ran no test after',
    [exit(1)],
    [run({}, { exitCode: 0 })],
    /failed in 1 of 1 runs after the patch\. It exited with 0, and no test passed\./,
  ],
  [
    'the command is green after and its report is not',
    [exit(1)],
    [run({ a: 'failed' }, { exitCode: 0 })],
    /after the patch\. The test command exited with 0 although its report names 1 failing test\./,
  ],
  ['the command was not run before', [], [exit(0)], /did not fail in every run before/],
  [
    'the command did not end after',
    [exit(1)],
    [report(undefined, { ending: 'timed_out', exitCode: 0, limit: 'It took 10 min.' })],
    /failed in 1 of 1 runs after the patch\. It took 10 min\./,
  ],
]
for (const [what, before, after, reason] of byExitCode) {
  test(`by exit code nothing is proven when ${what}`, () => {
    const { proven, reasons } = judge(before, after)
    assert.equal(proven, false)
    assert.match(reasons.join(' '), reason)
  })
}

test('a name of any length stays short in a reason', () => {
  const { reasons } = judge([run({ ['x'.repeat(10_000)]: 'failed' })], [run({})])
  assert.ok(reasons.join(' ').length < 500)
})

const statuses = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.constantFrom<TestStatus>('passed', 'failed', 'errored', 'skipped', 'todo', 'expected_failure'),
)
const reports = fc.array(fc.record({ tests: statuses, exitCode: fc.constantFrom(0, 1) }), {
  minLength: 1,
  maxLength: 3,
})
const toRuns = (all: readonly { tests: Statuses; exitCode: number }[]) =>
  all.map(({ tests, exitCode }) => run({ ...tests }, { exitCode }))

test('whatever the runs show, proven means what it says', () => {
  fc.assert(
    fc.property(reports, reports, (first, second) => {
      const [before, after] = [toRuns(first), toRuns(second)]
      const { proven, reasons, failToPass } = judge(before, after)
      assert.equal(proven, reasons.length === 0)
      if (!proven) return
      const statusIn = (one: TestReport, id: string) => one.tests?.find((other) => other.id === id)?.status
      assert.ok(failToPass.length > 0)
      for (const id of failToPass) {
        for (const one of before) assert.ok(['failed', 'errored'].includes(statusIn(one, id) ?? ''))
        for (const one of after) assert.equal(statusIn(one, id), 'passed')
      }
      for (const id of ['a', 'b', 'c', 'd'].filter((name) => before.every((one) => statusIn(one, name) === 'passed'))) {
        for (const one of after) assert.equal(statusIn(one, id), 'passed')
      }
      for (const one of after) {
        const isRed = one.tests?.some(({ status }) => status === 'failed' || status === 'errored')
        assert.equal(one.exitCode !== 0, isRed)
      }
    }),
    { numRuns: 2_000 },
  )
})
