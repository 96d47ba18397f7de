import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { planTests, reproduce } from '../../../src/proof/proof.ts'
import { aim, describeUnnamed, failingFor, isRedBeyond, unnamedIn } from '../../../src/proof/reproduction/aim.ts'
import { classify } from '../../../src/proof/reproduction/reproduce.ts'
import type { CiFailures, TestReport, TestStatus } from '../../../src/proof/types.ts'
import { openCopy } from '../../support/copies.ts'

type Statuses = Readonly<Record<string, TestStatus>>

/** A whole run of the tests of one file. */
function run(statuses: Statuses, more: Partial<TestReport> = {}): TestReport {
  const tests = Object.entries(statuses).map(([name, status]) => ({
    id: `a.test.js > ${name}`,
    file: 'a.test.js',
    status,
    isFile: false,
    message: undefined,
  }))
  const isRed = tests.some(({ status }) => status === 'failed' || status === 'errored')
  return { runner: 'x', exitCode: isRed ? 1 : 0, ending: 'exited', durationMs: 1, output: '', tests, ...more }
}

const named = (...names: readonly string[]): CiFailures => ({ names, ran: undefined })
const ids = (...names: readonly string[]) => names.map((name) => `a.test.js > ${name}`)

/** What is made of the runs, without them. */
function read(ci: CiFailures, ...runs: readonly TestReport[]): object | undefined {
  const aimed = aim(runs, ci)
  if (!aimed) return undefined
  const { runs: seen, ...rest } = { runs: [], ...aimed }
  assert.deepEqual(seen, runs)
  return rest
}

const TWO_RED = run({ a: 'failed', net: 'failed', c: 'passed' })

describe('of the tests that fail here', () => {
  test('those that CI named are the targets, and the others are told', () => {
    const seen = { kind: 'failing', targets: ids('a'), unnamed: ids('net') }
    assert.deepEqual(read(named('a'), TWO_RED, TWO_RED), seen)
    assert.deepEqual(read(named('a', 'c'), TWO_RED, TWO_RED), seen)
  })

  test('all count where CI named all', () => {
    assert.deepEqual(read(named('a', 'net'), TWO_RED), { kind: 'failing', targets: ids('a', 'net'), unnamed: [] })
  })

  test('one that CI named and that is red at times is no target beside one that always is', () => {
    const once = run({ a: 'failed', net: 'failed', c: 'failed' })
    const seen = { kind: 'failing', targets: ids('a'), unnamed: ids('net') }
    assert.deepEqual(read(named('a', 'c'), TWO_RED, once), seen)
  })

  test('those that CI named are flaky where they are now red, now green, whatever the others are', () => {
    const green = run({ a: 'passed', net: 'failed', c: 'passed' })
    assert.deepEqual(read(named('a'), TWO_RED, green), { kind: 'flaky', tests: ids('a') })
    assert.deepEqual(read(named('a'), green, TWO_RED), { kind: 'flaky', tests: ids('a') })
  })

  test('none counts where those that CI named are green here, or skipped', () => {
    const seen = { kind: 'green', unnamed: ids('a', 'net') }
    assert.deepEqual(read(named('c'), TWO_RED, TWO_RED), seen)
    const skipped = run({ a: 'failed', net: 'failed', c: 'skipped' })
    assert.deepEqual(read(named('c'), skipped, skipped), seen)
  })
})

const UNCERTAIN: Readonly<Record<string, readonly [CiFailures, ...TestReport[]]>> = {
  'a name fits no test': [named('forged'), TWO_RED],
  'one of the names fits no test': [named('a', 'forged'), TWO_RED],
  'a name says nothing': [named('> '), TWO_RED],
  'there are no names': [named(), TWO_RED],
  'a run did not report': [named('c'), TWO_RED, run({}, { tests: undefined, exitCode: 1 })],
  'a run did not come to its end': [named('c'), run({ a: 'failed', c: 'passed' }, { ending: 'timed_out' })],
  'the command fails though no test does': [named('c'), TWO_RED, run({ c: 'passed' }, { exitCode: 1 })],
  'more tests ran here than in CI': [{ names: ['a'], ran: 2 }, TWO_RED],
}
for (const [what, [ci, ...runs]] of Object.entries(UNCERTAIN)) {
  test(`where ${what}, the log is left aside`, () => {
    assert.equal(aim(runs, ci), undefined)
    assert.deepEqual(classify(runs, ci), classify(runs))
  })
}

test('tests that are skipped here, and files that hold none, need not have run in CI', () => {
  const report = run({ a: 'failed', s: 'skipped', t: 'todo' })
  const empty = { id: 'b.test.js', file: 'b.test.js', status: 'passed', isFile: true, message: undefined } as const
  const more = { ...report, tests: [...(report.tests ?? []), empty] }
  assert.deepEqual(aim([more], { names: ['a'], ran: 1 })?.kind, 'failing')
  const broken = { ...more, tests: [...(report.tests ?? []), { ...empty, status: 'errored' as const }] }
  assert.equal(aim([broken], { names: ['a'], ran: 1 }), undefined)
})

test('green runs are green, whatever a log names', () => {
  const green = run({ a: 'passed' })
  assert.deepEqual(classify([green], named('a')), { kind: 'green', runs: [green], unnamed: [] })
  assert.deepEqual(classify([green], named('forged')), { kind: 'green', runs: [green], unnamed: [] })
})

describe('whoever can print in CI', () => {
  const red = run({ a: 'failed', b: 'failed', c: 'passed' })

  test('makes no test a target that does not fail here', () => {
    const seen = classify([red, red], named('a', 'c'))
    assert.deepEqual(seen.kind === 'failing' && seen.targets, ids('a'))
  })

  test('gains nothing by a name that fits everything', () => {
    assert.deepEqual(read(named('a.test.js'), red), { kind: 'failing', targets: ids('a', 'b'), unnamed: [] })
    assert.deepEqual(read(named('js'), red), { kind: 'failing', targets: ids('a', 'b'), unnamed: [] })
  })

  test('cannot take away a failing test without its being told', () => {
    for (const names of [['a'], ['b'], ['c']] as const) {
      const seen = classify([red], named(...names))
      const targets = seen.kind === 'failing' ? seen.targets : []
      const unnamed = unnamedIn(seen)
      assert.deepEqual([...targets, ...unnamed].sort(), ids('a', 'b'))
    }
  })
})

test('further runs are for the failing tests that CI named, and for all of them where that is not certain', () => {
  const wanted = (ci: CiFailures | undefined) => failingFor(TWO_RED, ci).map(({ id }) => id)
  assert.deepEqual(wanted(named('a')), ids('a'))
  assert.deepEqual(wanted(named('c')), [])
  assert.deepEqual(wanted(named('forged')), ids('a', 'net'))
  assert.deepEqual(wanted(undefined), ids('a', 'net'))
})

test('a run is red beyond some tests where another one fails, or none does and the command', () => {
  const unnamed = new Set(ids('net'))
  assert.equal(isRedBeyond(TWO_RED, unnamed), true)
  assert.equal(isRedBeyond(run({ a: 'passed', net: 'failed' }), unnamed), false)
  assert.equal(isRedBeyond(run({ a: 'passed' }), unnamed), false)
  assert.equal(isRedBeyond(run({ a: 'passed' }, { exitCode: 1 }), unnamed), true)
  assert.equal(isRedBeyond(run({}, { tests: undefined, exitCode: 1 }), unnamed), true)
})

test('what was left alone is told with what may be its reason', () => {
  assert.deepEqual(describeUnnamed([]), [])
  // Said of a patch that is not proven as well.
  assert.match(
    describeUnnamed(['a']).join(),
    /^Only the failing tests that CI's log names are to turn green here\. Without the patch 1 other test fails here .*network/,
  )
  assert.match(describeUnnamed(['a', 'b']).join(), /2 other tests fail here/)
})

test('a slow suite is run again for the files of the tests that CI named', async (t) => {
  const file = (condition: string) =>
    `const fs = require('node:fs')\nfs.appendFileSync('runs.txt', require('node:path').basename(__filename)[0])\nrequire('node:test').test('adds', () => { if (${condition}) throw new Error('no') })\n`
  const files = { 'a.test.js': file('false'), 'b.test.js': file('true'), 'n.test.js': file('true') }
  const { workspace } = await openCopy(t, files)
  const plan = await planTests('node --test', workspace)
  const ci = { names: ['b.test.js > adds'], ran: 3 }
  const signal = new AbortController().signal
  const seen = await reproduce(workspace, plan, { runs: 2, timeoutMs: 60_000, signal, slowMs: 0, ci })

  assert.ok(seen.kind === 'failing')
  assert.deepEqual([seen.targets, seen.unnamed], [['b.test.js > adds'], ['n.test.js > adds']])
  const started = (await workspace.read('runs.txt', 1_000)).text
  assert.deepEqual([...started].sort(), ['a', 'b', 'b', 'n'])
})
