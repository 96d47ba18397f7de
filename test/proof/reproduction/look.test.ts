import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type NamedTests, planTests, reproduce, type TestReport, type TestResult } from '../../../src/proof/proof.ts'
import { QUICK_PATH } from '../../support/attempt.ts'
import { openCopy } from '../../support/copies.ts'
import { NODE_SUITE, openSlowSuite } from '../../support/slow-suite.ts'

const suite = NODE_SUITE

const SOUND = '1 == 1'
const BROKEN = '1 == 2'

type Settings = Parameters<typeof reproduce>[2]

const fileOf = (name: string): TestResult => ({
  id: suite.path(name),
  file: suite.path(name),
  status: 'failed',
  isFile: true,
  message: undefined,
})

/** Of tests that are named `a`, `b` and so on, CI names `b`. Tells which files ran, and what was seen. */
async function look(
  t: TestContext,
  tests: Readonly<Record<string, string>>,
  { selections = [[fileOf('b')]], ...settings }: Partial<Settings> & Partial<NamedTests> = {},
) {
  const project = await openSlowSuite(t, suite, tests)
  const { workspace } = await openCopy(t, project.files, { environment: { PATH: QUICK_PATH } })
  const plan = await planTests(suite.command, workspace)
  const looks: TestReport[] = []
  const seen = await reproduce(workspace, plan, {
    runs: 2,
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    ci: { names: [suite.id('b')], ran: Object.keys(tests).length },
    named: { names: [suite.id('b')], selections },
    onLook: (report) => looks.push(report),
    ...settings,
  })
  assert.ok(seen.kind !== 'setup_failed')
  const tested = { failing: () => 'targets' in seen && seen.targets, flaky: () => 'tests' in seen && seen.tests }
  return {
    files: (await project.runs()).join(' '),
    kind: seen.kind,
    tests: seen.kind === 'green' ? [] : tested[seen.kind](),
    runs: seen.runs.map(({ only }) => (only ? 'alone' : 'whole')),
    looks: looks.length,
  }
}

test('what CI named is run alone before the suite, and a quick suite is then run whole as often as ever', async (t) => {
  const { files, tests, runs, looks } = await look(t, { a: SOUND, b: BROKEN })
  assert.equal(files, 'b a b a b')
  assert.deepEqual(tests, [suite.id('b')])
  assert.deepEqual([runs, looks], [['whole', 'whole'], 1])
})

test('in a slow suite it is the first of the further runs, so that none is added', async (t) => {
  const { files, tests, runs } = await look(t, { a: SOUND, b: BROKEN }, { slowMs: 0 })
  assert.equal(files, 'b a b')
  assert.deepEqual(tests, [suite.id('b')])
  assert.deepEqual(runs, ['whole', 'alone'])
})

test('in a slow suite a test that passes the first time, alone, and then fails is flaky', async (t) => {
  const { files, kind, tests } = await look(t, { a: SOUND, b: 'run == 1' }, { slowMs: 0 })
  assert.equal(files, 'b a b b')
  assert.deepEqual([kind, tests], ['flaky', [suite.id('b')]])
})

test('where it has not shown all that the further runs are for, it is none of them', async (t) => {
  const settings = { slowMs: 0, selections: [[fileOf('a')]] }
  const { files, runs } = await look(t, { a: SOUND, b: BROKEN }, settings)
  assert.equal(files, 'a a b b')
  assert.deepEqual(runs, ['whole', 'alone'])
})

test('what fails alone at first, and is green with the suite and alone again, is flaky', async (t) => {
  const { files, kind, tests, runs } = await look(t, { a: SOUND, b: 'run > 1' })
  assert.equal(files, 'b a b a b b')
  assert.deepEqual([kind, tests], ['flaky', [suite.id('b')]])
  assert.deepEqual(runs, ['whole', 'whole', 'alone', 'alone'])
})

test('what always fails alone, and is green with the suite, is green', async (t) => {
  const { files, kind } = await look(t, { a: SOUND, b: 'last == "a"' })
  assert.equal(files, 'b a b a b b')
  assert.equal(kind, 'green')
})

test('a test that CI did not name is not called flaky because it failed alone', async (t) => {
  const { files, kind } = await look(
    t,
    { a: SOUND, b: SOUND, c: 'run > 1' },
    { selections: [[fileOf('b'), fileOf('c')]] },
  )
  assert.equal(files, 'b c a b c a b c')
  assert.equal(kind, 'green')
})

test('nothing is run alone where one run was asked for, or where the runner cannot be told', async (t) => {
  const once = await look(t, { a: SOUND, b: BROKEN }, { runs: 1 })
  assert.deepEqual([once.files, once.looks], ['a b', 0])
  const untold = await look(t, { a: SOUND, b: BROKEN }, { selections: [[], [{ ...fileOf('b'), file: undefined }]] })
  assert.deepEqual([untold.files, untold.looks], ['a b a b', 0])
})

test('the first selection that the runner can be told is taken', async (t) => {
  const selections = [[{ ...fileOf('a'), file: undefined }], [fileOf('b')], [fileOf('a')]]
  const { files } = await look(t, { a: SOUND, b: BROKEN }, { selections })
  assert.equal(files, 'b a b a b')
})
