import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestReport, TestResult } from '../../src/proof/types.ts'
import { renderReport, renderResult } from '../../src/tools/tools.ts'

const result = (id: string, status: TestResult['status'], message?: string): TestResult => ({
  id,
  file: undefined,
  status,
  isFile: false,
  message,
})
const report = (overrides: Partial<TestReport>): TestReport => ({
  runner: 'node:test',
  exitCode: 1,
  ending: 'exited',
  durationMs: 340,
  tests: undefined,
  output: '',
  ...overrides,
})

const render = (one: TestReport) => renderReport(one, { directory: '/copy', unnamed: new Set() })

test('every kind of result is counted', () => {
  const statuses = ['passed', 'passed', 'failed', 'errored', 'skipped', 'todo', 'expected_failure'] as const
  const tests = statuses.map((status, i) => result(`${i}`, status))
  assert.equal(
    renderResult(report({ tests })),
    'Tests: exit code 1; 2 passed, 1 failed, 1 broken, 1 skipped, 1 todo, 1 failed as expected (0.3 s).',
  )
})

test('a run without tests and a run without a report are told apart', () => {
  assert.equal(renderResult(report({ exitCode: 5, tests: [] })), 'Tests: exit code 5; no test ran (0.3 s).')
  assert.equal(renderResult(report({ exitCode: 5 })), 'Tests: exit code 5 (0.3 s).')
})

test('failures come first, with what the runner says about them', () => {
  const tests = [
    result('a', 'passed'),
    result('b', 'failed', '\x1b[31mexpected 5\x1b[0m\ngot -1\n'),
    result('c', 'errored'),
  ]
  assert.equal(
    render(report({ tests, output: 'a long log' })),
    'Tests: exit code 1; 1 passed, 1 failed, 1 broken (0.3 s).\n\nFAILED b\nexpected 5\ngot -1\n\nFAILED c',
  )
})

test('of many failures the first are shown and the rest counted', () => {
  const tests = Array.from({ length: 14 }, (_, i) => result(`t${i}`, 'failed', 'x'))
  const text = render(report({ tests }))
  assert.match(text, /FAILED t9\nx\n\n\[4 more failures\]$/)
  assert.doesNotMatch(text, /FAILED t10/)
})

test('failing tests that are left alone are counted and not shown, however many come first', () => {
  const others = Array.from({ length: 14 }, (_, i) => result(`net ${i}`, 'failed', 'no network'))
  const unnamed = new Set(others.map(({ id }) => id))
  const own = report({ tests: [...others, result('mine', 'failed', 'x')], output: 'a long log' })
  assert.equal(
    renderReport(own, { directory: '/copy', unnamed }),
    "Tests: exit code 1; 15 failed (0.3 s).\n\nFAILED mine\nx\n\n[14 failures of tests that CI's log does not name, and that you leave alone]",
  )
  assert.doesNotMatch(
    renderReport(report({ tests: others, output: 'a long log' }), { directory: '/copy', unnamed }),
    /a long log/,
  )
})

test('without a report the end of the log is shown', () => {
  const output = `${'noise\n'.repeat(5_000)}the cause\n`
  const text = render(report({ output }))
  assert.match(text, /^Tests: exit code 1 \(0\.3 s\)\.\n\nLog:\nnoise\n/)
  assert.match(text, /lines left out …\][\s\S]*the cause$/)
  assert.ok(Buffer.byteLength(text) < 4_200)
  assert.match(render(report({})), /The command printed nothing\.$/)
})

test('a green run is one line', () => {
  const text = render(report({ exitCode: 0, tests: [result('a', 'passed')], output: 'noise' }))
  assert.equal(text, 'Tests: exit code 0; 1 passed (0.3 s).')
})

test('a run that was stopped counts as a failure, and says why with the log', () => {
  const stopped = report({
    ending: 'timed_out',
    exitCode: 143,
    limit: 'It did not end within 10 minutes.',
    output: 'waiting',
  })
  assert.match(
    render(stopped),
    /^Tests: stopped after 0\.3 s\. It did not end within 10 minutes\. This counts as a failure\.\n\nLog:\nwaiting$/,
  )
})

test('a report of any size stays small, whatever it is made of', () => {
  const name = '\x1b]0;'.repeat(1_000) + 'x'.repeat(100_000)
  const tests = Array.from({ length: 500 }, () => result(name, 'failed', 'y'.repeat(100_000)))
  assert.ok(Buffer.byteLength(render(report({ tests, output: 'z'.repeat(100_000) }))) < 24_000)
})

test('a trace keeps the steps through the project, by paths that tools take, and drops those of the runner', () => {
  const message = `AssertionError: 4 == 5
    at sum (/copy/src/sum.js:1:2)
    at TestContext.<anonymous> (/copy/test/sum.test.js:4:27)
    at Test.runInAsyncScope (node:async_hooks:206:9)
    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)
    at node:internal/test_runner/harness:255:12
    at run (/copy/node_modules/runner/index.js:1:1)
    at async file:///copy/node_modules/runner/index.mjs:1:1`
  assert.match(
    render(report({ tests: [result('a', 'failed', message)] })),
    /FAILED a\nAssertionError: 4 == 5\n {4}at sum \(src\/sum\.js:1:2\)\n {4}at TestContext\.<anonymous> \(test\/sum\.test\.js:4:27\)$/,
  )
})

test('a log names paths that tools take', () => {
  assert.match(render(report({ output: '/copy/a.c:3: error' })), /Log:\na\.c:3: error$/)
})
