import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCommand, statusById } from '../../support/run-tests.ts'
import { describeRunner } from '../../support/runner-table.ts'

/** What every runner hides from its tests: the host's options, and so the way to the report. */
const UNSEEN = `!/report-|--test-reporter|--require/.test(process.env.NODE_OPTIONS ?? '')`

describeRunner({
  name: 'node:test',
  command: 'node --test',
  mixed: {
    files: {
      'a.test.mjs': `
import assert from 'node:assert'
import { describe, it, test } from 'node:test'
describe('sum', () => {
  it('adds', () => {})
  it('is wrong', () => assert.equal(1, 2))
  it.skip('is slow', () => {})
  it.todo('is planned')
  it('is known to fail', { todo: true }, () => assert.fail())
  for (const n of [1, 2]) it('twice', () => assert.equal(n, 1))
})
test('grün ✓', () => {})
test('sees nothing', () => assert.ok(${UNSEEN}))`,
      'sub/b.test.mjs': `
import { after, describe, it } from 'node:test'
describe('hooks', () => { after(() => { throw new Error('hook') }); it('runs', () => {}) })`,
    },
    tests: {
      'a.test.mjs > sum > adds': 'passed',
      'a.test.mjs > sum > is wrong': 'failed',
      'a.test.mjs > sum > is slow': 'skipped',
      'a.test.mjs > sum > is planned': 'todo',
      'a.test.mjs > sum > is known to fail': 'expected_failure',
      'a.test.mjs > sum > twice': 'passed',
      'a.test.mjs > sum > twice #2': 'failed',
      'a.test.mjs > grün ✓': 'passed',
      'a.test.mjs > sees nothing': 'passed',
      'sub/b.test.mjs > hooks > runs': 'passed',
      'sub/b.test.mjs': 'errored',
    },
  },
  crashed: {
    files: { 'a.test.mjs': 'import "./gone.mjs"', 'b.test.mjs': 'process.exit(3)', 'c.test.mjs': '' },
    tests: { 'a.test.mjs': 'errored', 'b.test.mjs': 'errored', 'c.test.mjs': 'passed' },
  },
  empty: { files: { 'a.mjs': '' }, tests: {} },
  select: { id: 'sub/b.test.mjs > hooks > runs', ran: ['sub/b.test.mjs > hooks > runs', 'sub/b.test.mjs'] },
})

const suite = (assertion: string) => `
describe('sum', () => {
  it('adds', () => {})
  it('is wrong', () => ${assertion})
  it.skip('is slow', () => {})
  it('grün ✓ (a+b)', () => {})
  it('sees nothing', () => { if (!(${UNSEEN})) throw new Error(process.env.NODE_OPTIONS) })
})
describe('hooks', () => { beforeEach(() => { throw new Error('hook') }); it('runs', () => {}) })
`
const FILE = 'sum.test.js'
const JEST_LIKE = {
  [`${FILE} > sum > adds`]: 'passed',
  [`${FILE} > sum > is wrong`]: 'failed',
  [`${FILE} > sum > is slow`]: 'skipped',
  [`${FILE} > sum > grün ✓ (a+b)`]: 'passed',
  [`${FILE} > sum > sees nothing`]: 'passed',
  [`${FILE} > hooks > runs`]: 'failed',
} as const

describeRunner({
  name: 'jest',
  command: 'jest',
  mixed: {
    files: {
      'package.json': '{}',
      [FILE]: `${suite('expect(1).toBe(2)')}test.todo('is planned')`,
      'other.test.js': 'test("other", () => {})',
    },
    tests: { ...JEST_LIKE, [`${FILE} > is planned`]: 'todo', 'other.test.js > other': 'passed' },
  },
  crashed: {
    files: { 'package.json': '{}', 'a.test.js': 'throw new Error("load")', 'b.test.js': 'test("b", () => {})' },
    tests: { 'a.test.js': 'errored', 'b.test.js > b': 'passed' },
  },
  empty: { files: { 'package.json': '{}', 'a.js': '' }, tests: {} },
  select: { id: 'other.test.js > other', ran: ['other.test.js > other'] },
})

const FROM_VITEST = `import { beforeEach, describe, expect, it, test } from 'vitest'\n`

describeRunner({
  name: 'vitest',
  command: 'vitest',
  mixed: {
    files: {
      'package.json': '{}',
      [FILE]: `${FROM_VITEST}${suite('expect(1).toBe(2)')}test.todo('is planned')`,
      'other.test.js': `${FROM_VITEST}test('other', () => {})`,
    },
    tests: { ...JEST_LIKE, [`${FILE} > is planned`]: 'todo', 'other.test.js > other': 'passed' },
  },
  crashed: {
    files: {
      'package.json': '{}',
      'a.test.js': 'throw new Error("load")',
      'b.test.js': `${FROM_VITEST}test('b', () => {})`,
    },
    tests: { 'a.test.js': 'errored', 'b.test.js > b': 'passed' },
  },
  empty: { files: { 'package.json': '{}', 'a.js': '' }, tests: {} },
  select: { id: 'other.test.js > other', ran: ['other.test.js > other'] },
})

describeRunner({
  name: 'mocha',
  command: 'mocha spec',
  mixed: {
    files: {
      'package.json': '{}',
      'spec/sum.cjs': suite('require("node:assert").equal(1, 2)'),
      'spec/other.cjs': 'it("other", () => {}); it("is planned")',
    },
    tests: {
      'spec/sum.cjs > sum adds': 'passed',
      'spec/sum.cjs > sum is wrong': 'failed',
      'spec/sum.cjs > sum is slow': 'skipped',
      'spec/sum.cjs > sum grün ✓ (a+b)': 'passed',
      'spec/sum.cjs > sum sees nothing': 'passed',
      'spec/sum.cjs': 'errored',
      'spec/other.cjs > other': 'passed',
      'spec/other.cjs > is planned': 'skipped',
    },
  },
  crashed: { files: { 'package.json': '{}', 'spec/a.cjs': 'throw new Error("load")' }, tests: undefined },
  empty: { files: { 'package.json': '{}', 'spec/a.cjs': '' }, tests: {} },
  select: { id: 'spec/sum.cjs > sum grün ✓ (a+b)', ran: ['spec/sum.cjs > sum grün ✓ (a+b)'] },
})

const FROM_AVA = `import test from 'ava'\n`

describeRunner({
  name: 'ava',
  command: 'ava',
  mixed: {
    files: {
      'package.json': '{"type":"module"}',
      'test/sum.js': `${FROM_AVA}
test('adds', (t) => t.pass())
test('is wrong', (t) => t.is(1, 2))
test.skip('is slow', (t) => t.pass())
test.todo('is planned')
test.failing('is known to fail', (t) => t.fail())
test('grün # ✓', (t) => t.pass())
test('sees nothing', (t) => t.true(${UNSEEN}))`,
      'test/other.js': `${FROM_AVA}test('other', (t) => t.pass())`,
    },
    tests: {
      'test/sum.js > adds': 'passed',
      'test/sum.js > is wrong': 'failed',
      'test/sum.js > is slow': 'skipped',
      'test/sum.js > is planned': 'todo',
      'test/sum.js > is known to fail': 'passed',
      'test/sum.js > grün # ✓': 'passed',
      'test/sum.js > sees nothing': 'passed',
      'test/other.js > other': 'passed',
    },
  },
  crashed: {
    files: {
      'package.json': '{"type":"module"}',
      'test/a.js': 'throw new TypeError("load")',
      'test/b.js': `${FROM_AVA}test('b', (t) => t.pass())`,
    },
    tests: undefined,
  },
  empty: { files: { 'package.json': '{"type":"module"}' }, tests: {} },
  select: { id: 'test/other.js > other', ran: ['test/other.js > other'] },
})

test('ava: a file whose name is a pattern cannot be chosen, and all run', async (t) => {
  const own = `${FROM_AVA}test('own', (t) => t.pass())`
  const files = { 'package.json': '{"type":"module"}', 'test/[id].js': own, 'test/b.js': own }
  const { report } = await runCommand(t, { files, command: 'ava' })
  const only = report.tests?.filter(({ file }) => file === 'test/[id].js') ?? []
  assert.equal(only.length, 1)
  const again = await runCommand(t, { files, command: 'ava', only })
  assert.deepEqual(statusById(again.report), statusById(report))
})

test('ava: a test keeps its name, whatever other files there are', async (t) => {
  const own = {
    'package.json': '{"type":"module"}',
    'test/sum.test.js': `${FROM_AVA}test('adds › all', (t) => t.pass())`,
  }
  const other = `${FROM_AVA}test('other', (t) => t.pass())`
  for (const path of [undefined, 'test/other.js', 'src/deep/other.test.js']) {
    const files = { ...own, ...(path !== undefined && { [path]: other }) }
    const { report } = await runCommand(t, { files, command: 'ava' })
    assert.deepEqual(statusById(report), {
      'test/sum.test.js > adds > all': 'passed',
      ...(path !== undefined && { [`${path} > other`]: 'passed' }),
    })
  }
  // Both are shown as "sum".
  const { report } = await runCommand(t, { files: { ...own, 'test/sum.spec.js': other }, command: 'ava' })
  assert.deepEqual(statusById(report), { 'sum > adds > all': 'passed', 'sum > other': 'passed' })
})

describeRunner({
  name: 'TAP',
  command: 'tape test/sum.js',
  mixed: {
    files: {
      'test/sum.js': `
const test = require('tape')
test('adds', (t) => { t.equal(1, 1); t.equal(2, 2); t.end() })
test('is wrong', (t) => { t.equal(1, 1); t.equal(1, 2); t.end() })
test('is slow', (t) => { t.skip('no'); t.end() })
test('is planned', { todo: true }, (t) => { t.fail('later'); t.end() })
test('grün ✓', (t) => { t.test('inside', (s) => { s.ok(true); s.end() }); t.end() })
test('adds', (t) => { t.equal(1, 2); t.end() })`,
    },
    tests: {
      adds: 'passed',
      'is wrong': 'failed',
      'is slow': 'skipped',
      'TODO is planned': 'expected_failure',
      inside: 'passed',
      'adds #2': 'failed',
    },
  },
  crashed: {
    files: { 'test/sum.js': 'require("tape")("a", (t) => { t.ok(true); process.kill(process.pid, "SIGKILL") })' },
    tests: undefined,
  },
  empty: { files: { 'test/sum.js': 'require("tape")' }, tests: {} },
})
