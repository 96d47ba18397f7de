import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { planTests } from '../../src/proof/proof.ts'
import type { TestResult } from '../../src/proof/types.ts'
import { createTestBench } from '../../src/tools/tools.ts'
import { openCopy } from '../support/copies.ts'
import { openTools } from '../support/tools.ts'

const signal = new AbortController().signal

const suite = (expected: number) => `
const assert = require('node:assert')
const { test } = require('node:test')
test('adds', () => assert.equal(require('./sum.js'), ${expected}))
test('is a number', () => assert.equal(typeof require('./sum.js'), 'number'))
`
const FILES = {
  'package.json': '{ "scripts": { "test": "node --test" } }',
  'sum.js': 'module.exports = 4\n',
  'sum.test.js': suite(5),
}

interface BenchOptions {
  readonly files?: Readonly<Record<string, string>>
  readonly known?: readonly TestResult[]
  readonly timeoutMs?: number
  readonly command?: string
}

async function openBench(
  t: TestContext,
  { files = FILES, known = [], timeoutMs = 30_000, command = 'npm test' }: BenchOptions = {},
) {
  const copy = await openCopy(t, files)
  const { workspace } = copy
  const plan = await planTests(command, workspace)
  const bench = createTestBench({
    workspace,
    plan,
    timeoutMs,
    known,
    targets: known,
    unnamed: new Set(),
    now: Date.now,
  })
  const write = (path: string, text: string) => workspace.write(path, { text, hasBom: false })
  return {
    ...copy,
    bench,
    write,
    meddle: (path: string, text: string) => writeFile(join(workspace.directory, path), text),
  }
}

test('a failing test run is an answer with counts and failures, and it is remembered', async (t) => {
  const { bench } = await openBench(t)
  const text = await bench.run(undefined, signal)
  assert.match(text, /^Tests: exit code 1; 1 passed, 1 failed \(/)
  assert.match(text, /FAILED sum\.test\.js > adds\n/)
  assert.match(text, /AssertionError.*: 4 == 5/)
  assert.equal((await bench.current())?.exitCode, 1)
})

test('after a repair the tests pass', async (t) => {
  const { bench, write } = await openBench(t)
  await bench.run(undefined, signal)
  await write('sum.js', 'module.exports = 5\n')
  assert.match(await bench.run(undefined, signal), /^Tests: exit code 0; 2 passed \(/)
})

for (const [who, change] of [
  ['a tool writes', ({ write }) => write('sum.js', 'module.exports = 6\n')],
  ['a tool writes what was there already', ({ write }) => write('sum.js', FILES['sum.js'])],
  ['a tool makes a file', ({ write }) => write('new.js', '')],
  ['a tool removes a file', ({ workspace }) => workspace.remove('sum.js')],
  ['somebody else writes', ({ meddle }) => meddle('sum.js', 'module.exports = 6\n')],
  ['somebody else removes a file', ({ workspace }) => rm(join(workspace.directory, 'sum.js'))],
] satisfies readonly [string, (opened: Awaited<ReturnType<typeof openBench>>) => Promise<unknown>][]) {
  test(`a passed test run no longer holds when ${who}`, async (t) => {
    const opened = await openBench(t, { files: { ...FILES, 'sum.test.js': suite(4) } })
    await opened.bench.run(undefined, signal)
    assert.equal((await opened.bench.current())?.exitCode, 0)
    // Further from the run than the kernel's clock is coarse.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await change(opened)
    assert.equal(await opened.bench.current(), undefined)
  })
}

test('files that tests leave behind do not take the result back', async (t) => {
  const { bench, meddle } = await openBench(t)
  await bench.run(undefined, signal)
  await meddle('coverage.txt', 'x')
  assert.ok(await bench.current())
})

test('a test run that does not end in time is an answer, and clears the earlier result', async (t) => {
  const { bench, write } = await openBench(t, { timeoutMs: 3_000 })
  await bench.run(undefined, signal)
  assert.ok(await bench.current())
  await write('sum.js', 'setInterval(() => {}, 1000)\n')
  assert.match(await bench.run(undefined, signal), /^Tests: stopped after .* This counts as a failure\./)
  assert.equal(await bench.current(), undefined)
})

test('a stopped run ends the tests and throws the reason', async (t) => {
  const { bench, write } = await openBench(t)
  await write('sum.js', 'setInterval(() => {}, 1000)\n')
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('stopped')), 500)
  await assert.rejects(bench.run(undefined, stop.signal), /stopped/)
  assert.equal(await bench.current(), undefined)
})

const KNOWN: readonly TestResult[] = ['adds', 'is a number'].map((name) => ({
  id: `sum.test.js > ${name}`,
  file: 'sum.test.js',
  status: name === 'adds' ? 'failed' : 'passed',
  isFile: false,
  message: undefined,
}))
const OTHER = { ...FILES, 'other.test.js': "require('node:test').test('other', () => {})\n" }

test('tests are run by the file that a report names', async (t) => {
  const { bench } = await openBench(t, { files: OTHER, known: KNOWN })
  assert.match(await bench.run(['sum.test.js'], signal), /1 passed, 1 failed/)
  assert.match(await bench.run(undefined, signal), /2 passed, 1 failed/)
})

test('a test file that the model has just written is run by its path', async (t) => {
  const { bench, write } = await openBench(t, { files: OTHER, known: KNOWN })
  await write('new.test.js', "require('node:test').test('new', () => {})\n")
  assert.match(await bench.run(['new.test.js'], signal), /exit code 0; 1 passed/)
})

const strangers = [
  'absent.test.js',
  '-e',
  '--require=./sum.js',
  '/etc/passwd',
  '../sum.test.js',
  'sum.test.js > absent',
  '',
]
for (const name of strangers) {
  test(`${JSON.stringify(name)} is no test, and does not become an argument`, async (t) => {
    const { tools, use } = await openToolsWithBench(t)
    assert.ok(tools.length > 0)
    const { content, isError } = await use('run_tests', { tests: [name] })
    assert.equal(isError, true)
    assert.match(content, /No test or test file is named|leaves the working directory|is absolute/)
  })
}

test('an answer about an unknown test names those that fail', async (t) => {
  const { use } = await openToolsWithBench(t)
  const { content } = await use('run_tests', { tests: ['sum.test.js > ads'] })
  assert.equal(content, 'No test or test file is named "sum.test.js > ads". Failing tests are: "sum.test.js > adds".')
})

test('run_tests is a successful call although the tests fail', async (t) => {
  const { use } = await openToolsWithBench(t)
  const { content, isError } = await use('run_tests', { tests: null })
  assert.equal(isError, false)
  assert.match(content, /exit code 1/)
  assert.match((await use('run_tests', { tests: [] })).content, /exit code 1; 1 passed, 1 failed/)
})

/** The tool in front of a bench on the same copy. */
async function openToolsWithBench(t: TestContext) {
  let bench: ReturnType<typeof createTestBench> | undefined
  const opened = await openTools(t, FILES, {
    runTests: async (tests, stop) => (bench ? bench.run(tests, stop) : 'no bench'),
  })
  const { workspace } = opened
  const plan = await planTests('npm test', workspace)
  const settings = { timeoutMs: 30_000, known: KNOWN, targets: KNOWN, unnamed: new Set<string>(), now: Date.now }
  bench = createTestBench({ workspace, plan, ...settings })
  return opened
}

test('after a write the tests that must turn green are run', async (t) => {
  const { bench, write } = await openBench(t, { files: OTHER, known: KNOWN })
  await write('sum.js', 'module.exports = 5\n')
  assert.match((await bench.runAfterWrites(signal)) ?? '', /exit code 0; 2 passed/)
})

test('a Python file of the same size, repaired within the same second, does not look broken', async (t) => {
  const unittest =
    'import unittest\nfrom sum import add\nclass T(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(2, 3), 5)\n'
  const { bench, write } = await openBench(t, {
    files: { 'sum.py': 'def add(a, b): return a - b\n', 'test_sum.py': unittest },
    command: 'python3 -m unittest',
  })
  assert.match(await bench.run(undefined, signal), /exit code 1/)
  await write('sum.py', 'def add(a, b): return a + b\n')
  assert.match(await bench.run(undefined, signal), /exit code 0/)
})
