import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ConfigError } from '../../src/errors.ts'
import type { TestReport, TestResult, TestStatus } from '../../src/proof/types.ts'
import { grade, parseList } from '../../src/verify/grade.ts'

const FILE = 'shop/tests/test_cart.py'

/** One run, by the names of tests in the file. */
const run = (statuses: Readonly<Record<string, TestStatus>>, ending: TestReport['ending'] = 'exited'): TestReport => ({
  runner: 'pytest',
  exitCode: 0,
  ending,
  durationMs: 1,
  output: '',
  tests: Object.entries(statuses).map(([name, status]) => ({
    id: `${FILE} > ${name}`,
    file: FILE,
    status,
    isFile: false,
    message: undefined,
  })),
})

const F2P = [`${FILE} > test_total`]
const P2P = [`${FILE} > test_count`]
const both = { failToPass: F2P, passToPass: P2P }

describe('all of both lists is resolved, and nothing less', () => {
  const CASES: readonly (readonly [
    what: string,
    total: TestStatus | undefined,
    count: TestStatus | undefined,
    resolved: boolean,
  ])[] = [
    ['both pass', 'passed', 'passed', true],
    ['an expected failure is a pass', 'expected_failure', 'expected_failure', true],
    ['a test that must stay green may be skipped', 'passed', 'skipped', true],
    ['a test that must turn green may not', 'skipped', 'passed', false],
    ['a test that is planned has not passed', 'todo', 'passed', false],
    ['a test that must turn green fails', 'failed', 'passed', false],
    ['a test that must stay green fails', 'passed', 'failed', false],
    ['a test that broke has failed', 'passed', 'errored', false],
    ['a test that must turn green and is missing has failed', undefined, 'passed', false],
    ['a test that must stay green and is missing has failed', 'passed', undefined, false],
  ]
  for (const [what, total, count, resolved] of CASES) {
    test(what, () => {
      const report = run({ ...(total && { test_total: total }), ...(count && { test_count: count }) })
      assert.equal(grade(both, [report]).resolved, resolved)
    })
  }

  test('the lists say which tests are to blame', () => {
    const { failToPass, passToPass } = grade(both, [run({ test_total: 'failed', test_count: 'passed' })])
    assert.deepEqual(failToPass, { passed: [], failed: F2P })
    assert.deepEqual(passToPass, { passed: P2P, failed: [] })
  })
})

test('what passes in some runs only has not passed', () => {
  const good = run({ test_total: 'passed', test_count: 'passed' })
  assert.equal(grade(both, [good, run({ test_total: 'failed', test_count: 'passed' })]).resolved, false)
  assert.equal(grade(both, [good, good]).resolved, true)
})

test('without a run, or without one that came to its end, nothing is resolved', () => {
  assert.equal(grade(both, []).resolved, false)
  assert.equal(grade(both, [run({ test_total: 'passed', test_count: 'passed' }, 'timed_out')]).resolved, false)
})

test('a report that cannot be believed resolves nothing, whatever it says', () => {
  const graded = grade(both, [run({ test_total: 'passed', test_count: 'passed' })], ['It was forged.'])
  assert.equal(graded.resolved, false)
  assert.deepEqual(graded.doubts, ['It was forged.'])
})

describe('a test is known by all the names that benchmarks give it', () => {
  const report = run({ 'CartTest > test_total': 'passed', 'test_rate[1-2]': 'passed' })
  const NAMES = [
    'shop/tests/test_cart.py::CartTest::test_total',
    'shop/tests/test_cart.py > CartTest > test_total',
    'shop/tests/test_cart.py::test_rate[1-2]',
    'test_total (shop.tests.test_cart.CartTest)',
    'test_total (tests.test_cart.CartTest)',
    'test_total (test_cart.CartTest.test_total)',
    'shop.tests.test_cart.CartTest.test_total',
  ]
  for (const name of NAMES) {
    test(name, () => assert.equal(grade({ failToPass: [name], passToPass: [] }, [report]).resolved, true))
  }

  test('and by no other', () => {
    for (const name of ['test_total', 'CartTest::test_total', 'shop/tests/test_cart.py', 'test_rate']) {
      assert.equal(grade({ failToPass: [name], passToPass: [] }, [report]).resolved, false, name)
    }
  })
})

test('a list is a JSON array, or one test a line', () => {
  assert.deepEqual(parseList('["a::b", "c d"]\n', 'list'), ['a::b', 'c d'])
  assert.deepEqual(parseList('a::b\n\n  c d\r\n', 'list'), ['a::b', 'c d'])
  assert.deepEqual(parseList('', 'list'), [])
  assert.throws(
    () => parseList('[1]', 'f2p.json'),
    (error: Error) => error instanceof ConfigError && /^f2p\.json is not a list of tests/.test(error.message),
  )
  assert.throws(() => parseList('["a"', 'f2p.json'), ConfigError)
})

test('of tests that share a name in the benchmark, one that fails is not covered by one that passes', () => {
  const shared = (file: string, status: TestStatus): TestResult => ({
    id: `${file} > Cart > test_total`,
    file,
    status,
    isFile: false,
    message: undefined,
  })
  const tests = [shared('a/test_cart.py', 'failed'), shared('b/test_cart.py', 'passed')]
  const lists = { failToPass: ['test_total (test_cart.Cart)'], passToPass: [] }
  for (const order of [tests, tests.toReversed()]) {
    assert.equal(grade(lists, [{ ...run({}), tests: order }]).resolved, false)
  }
})
