import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { classify, planTests, repeatIn } from '../../src/proof/proof.ts'
import { failingIn } from '../../src/proof/repeat.ts'
import { QUICK_PATH } from '../support/attempt.ts'
import { openCopy } from '../support/copies.ts'
import { openSlowSuite, SLOW_SUITES, type SlowSuite } from '../support/slow-suite.ts'

const BROKEN = 'cart.total([2, 3]) == 5'
const SOUND = '1 == 1'

interface Repeating {
  readonly tests: Readonly<Record<string, string>>
  readonly runs?: number
  readonly slowMs?: number
  readonly command?: string
}

/** Runs the tests again for those that failed, and tells which files ran, and what the runs were for. */
async function repeat(t: TestContext, suite: SlowSuite, { tests, runs = 2, slowMs = 0, command }: Repeating) {
  const project = await openSlowSuite(t, suite, tests)
  const { workspace } = await openCopy(t, project.files, { environment: { PATH: QUICK_PATH } })
  const plan = await planTests(command ?? suite.command, workspace)
  const run = { timeoutMs: 60_000, signal: new AbortController().signal }
  const about = async (first: Parameters<typeof failingIn>[0]) => failingIn(first)
  const reports = await repeatIn(workspace, { runs, about }, { planFor: async () => plan, run, slowMs })
  const seen = classify(reports)
  return {
    files: (await project.runs()).join(' '),
    only: reports.map((report) => report.only),
    targets: seen.kind === 'failing' ? seen.targets : seen.kind,
  }
}

for (const suite of SLOW_SUITES) {
  describe(`further runs under ${suite.runner}`, () => {
    const only = [suite.id('b'), suite.path('b')]

    test('are of the files of the failing tests where the suite is slow', async (t) => {
      const { files, ...seen } = await repeat(t, suite, { tests: { a: SOUND, b: BROKEN, c: SOUND }, runs: 3 })
      assert.equal(files, 'a b c b b')
      assert.deepEqual(seen, { only: [undefined, only, only], targets: [suite.id('b')] })
    })

    test('are of the whole suite where it is quick', async (t) => {
      const seen = await repeat(t, suite, { tests: { a: SOUND, b: BROKEN }, slowMs: 600_000 })
      assert.deepEqual(seen, { files: 'a b a b', only: [undefined, undefined], targets: [suite.id('b')] })
    })

    test('are of the whole suite where nothing fails', async (t) => {
      const seen = await repeat(t, suite, { tests: { a: SOUND, b: SOUND } })
      assert.deepEqual(seen, { files: 'a b a b', only: [undefined, undefined], targets: 'green' })
    })

    test('are of the whole suite where the runner cannot be told what to run', async (t) => {
      const command = `${suite.command} && true`
      const seen = await repeat(t, suite, { tests: { a: SOUND, b: BROKEN }, command })
      assert.deepEqual(seen, { files: 'a b a b', only: [undefined, undefined], targets: [suite.id('b')] })
    })

    test('tell flaky from broken', async (t) => {
      const { files, targets } = await repeat(t, suite, { tests: { a: SOUND, b: 'run % 2 == 0' } })
      assert.deepEqual({ files, targets }, { files: 'a b b b', targets: 'flaky' })
    })

    test('are of the whole suite again for a test that always passes alone', async (t) => {
      const seen = await repeat(t, suite, { tests: { a: SOUND, b: 'last != "a"' } })
      assert.deepEqual(seen, { files: 'a b b b a b', only: [undefined, undefined], targets: [suite.id('b')] })
    })
  })
}
