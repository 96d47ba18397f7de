import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { planTests, reproduce } from '../../../src/proof/proof.ts'
import { classify } from '../../../src/proof/reproduction/reproduce.ts'
import type { TestReport } from '../../../src/proof/types.ts'
import { openCopy } from '../../support/copies.ts'

const report = (exitCode: number, tests?: Readonly<Record<string, 'passed' | 'failed'>>): TestReport => ({
  runner: 'node:test',
  exitCode,
  ending: 'exited',
  durationMs: 1,
  output: '',
  tests:
    tests &&
    Object.entries(tests).map(([id, status]) => ({ id, file: undefined, status, isFile: false, message: undefined })),
})

function read(...runs: readonly TestReport[]): unknown {
  const seen = classify(runs)
  if (seen.kind === 'failing') return { failing: seen.targets }
  return seen.kind === 'flaky' ? { flaky: seen.tests } : seen.kind
}

test('green runs are green', () => {
  assert.equal(read(report(0, { a: 'passed' }), report(0)), 'green')
})

test('tests that fail in every run are the targets', () => {
  const runs = [report(1, { a: 'failed', b: 'failed', c: 'passed' }), report(1, { a: 'failed', b: 'passed' })]
  assert.deepEqual(read(...runs), { failing: ['a'] })
})

test('a red exit code without a report is a failure without targets', () => {
  assert.deepEqual(read(report(1), report(2)), { failing: [] })
})

test('a report of failures counts although the exit code is green', () => {
  assert.deepEqual(read(report(0, { a: 'failed' })), { failing: ['a'] })
})

test('a test that fails and passes on the same commit is flaky', () => {
  assert.deepEqual(read(report(1, { a: 'failed' }), report(0, { a: 'passed' })), { flaky: ['a'] })
  assert.deepEqual(read(report(1, { a: 'failed', b: 'passed' }), report(1, { a: 'passed', b: 'failed' })), {
    flaky: ['a', 'b'],
  })
  assert.deepEqual(read(report(1), report(0)), { flaky: [] })
})

test('a run that broke before its report does not make the tests of the other one flaky', () => {
  assert.deepEqual(read(report(1, { a: 'failed' }), report(1)), { failing: ['a'] })
})

const signal = new AbortController().signal

async function run(t: TestContext, command: string, files: Readonly<Record<string, string>> = {}, timeoutMs = 30_000) {
  const { workspace } = await openCopy(t, files)
  const plan = await planTests(command, workspace)
  const seen = await reproduce(workspace, plan, { runs: 2, timeoutMs, signal })
  return { seen, left: await readdir(workspace.directory) }
}

test('a failing command is run as often as it was asked for', async (t) => {
  const { seen, left } = await run(t, 'echo x >> count.txt; exit 1')
  assert.equal(seen.kind, 'failing')
  assert.equal(seen.kind === 'failing' && seen.runs.length, 2)
  assert.ok(left.includes('count.txt'))
})

type Settings = Parameters<typeof reproduce>[2]

const LASTING: readonly (readonly [what: string, command: string, settings: Partial<Settings>, runs: number])[] = [
  ['a slow green suite, where green is no end', 'true && true', { mayBeGreen: true, slowMs: 0 }, 1],
  ['a quick one', 'true && true', { mayBeGreen: true }, 2],
  ['a red one', 'true && false', { mayBeGreen: true, slowMs: 0 }, 2],
  ['a slow green suite, where green is the end', 'true && true', { slowMs: 0 }, 2],
]
for (const [what, command, settings, runs] of LASTING) {
  test(`${what} is run ${runs === 1 ? 'once' : 'as often as it was asked for'}`, async (t) => {
    const { workspace } = await openCopy(t, {})
    const plan = await planTests(command, workspace)
    const seen = await reproduce(workspace, plan, { runs: 2, timeoutMs: 30_000, signal, ...settings })
    assert.ok(seen.kind !== 'setup_failed')
    assert.equal(seen.runs.length, runs)
  })
}

const broken: readonly [string, string, Readonly<Record<string, string>>, RegExp][] = [
  ['a program that is not there', 'no-such-program --test', {}, /"no-such-program --test" could not be started/],
  ['a program that a shell does not find', 'no-such-program && true', {}, /could not be started/],
  ['a file that may not be run', './run.sh', { 'run.sh': 'echo' }, /could not be started/],
  ['a runner that finds no test', 'node --test', { 'a.js': '' }, /ran no test|could not be started/],
  [
    'a runner that does not know its own options',
    'node --test --no-such-option',
    { 'a.test.js': '' },
    /before any test ran/,
  ],
]
for (const [what, command, files, message] of broken) {
  test(`${what} is a failure of the set-up`, async (t) => {
    const { seen } = await run(t, command, files)
    assert.equal(seen.kind, 'setup_failed')
    assert.match(seen.kind === 'setup_failed' ? seen.reason : '', message)
  })
}

test('code that breaks before the first test is a failure to repair', async (t) => {
  const { seen } = await run(t, 'node --test', {
    'a.test.js': "require('./broken.js')\n",
    'broken.js': 'syntax error here\n',
  })
  assert.equal(seen.kind, 'failing')
})

test('code that breaks before the first test may be named from the working directory', async (t) => {
  const files = { 'test/a_test.rb': "require 'minitest/autorun'\nno_such_method\n" }
  const { seen } = await run(t, 'ruby test/a_test.rb', files)
  assert.equal(seen.kind, 'failing')
})

test('a command that does not end is run once, and counts as failing', async (t) => {
  const { seen } = await run(t, 'sleep 60', {}, 1_000)
  assert.equal(seen.kind, 'failing')
  assert.equal(seen.kind === 'failing' && seen.runs.length, 1)
})
