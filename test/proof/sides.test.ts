import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { ProofParts } from '../../src/proof/proof.ts'
import { prove, SANDBOX } from '../support/prove.ts'
import { openSlowSuite, SLOW_SUITES, type SlowSuite } from '../support/slow-suite.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const BROKEN = 'cart.total([2, 3]) == 5'
const SOUND = '1 == 1'

interface Repair {
  readonly tests: Readonly<Record<string, string>>
  /** What the patch makes of the repaired source. */
  readonly patch?: (source: string) => string
  /** What it writes beside it. */
  readonly also?: Readonly<Record<string, string>>
  /** Tests that the patch brings. */
  readonly brings?: Readonly<Record<string, string>>
}

/** Proves a repair of a slow suite in which `b` is broken, two runs on each side. */
async function repair(
  t: TestContext,
  suite: SlowSuite,
  { tests, patch = (source) => source, also = {}, brings = {}, ...others }: Repair & Partial<ProofParts>,
) {
  const project = await openSlowSuite(t, suite, { ...tests, ...brings })
  const { broken, repaired, files, source } = PROJECTS[suite.runner]
  const brought = Object.keys(brings).map(suite.path)
  const texts = Object.entries(project.files)
  const writes = {
    ...also,
    [source]: patch((files[source] ?? '').replace(broken, repaired)),
    ...Object.fromEntries(texts.filter(([path]) => brought.includes(path))),
  }
  const { evidence } = await prove(
    t,
    {
      files: Object.fromEntries(texts.filter(([path]) => !brought.includes(path))),
      command: suite.command,
      writes,
      targets: tests.b === undefined ? [] : [suite.id('b')],
    },
    { runsBefore: 2, runsAfter: 2, slowMs: 0, ...others },
  )
  return { evidence, runs: (await project.runs()).join(' ') }
}

for (const suite of SLOW_SUITES) {
  describe(`the proof of a slow suite under ${suite.runner}`, () => {
    test('runs the whole suite once on each side, and the files that decide as often as it should', async (t) => {
      const { evidence, runs } = await repair(t, suite, { tests: { a: SOUND, b: BROKEN, c: SOUND } })
      assert.equal(evidence.proven, true, evidence.reasons.join())
      // Before, after, and once more with tests that must fail.
      assert.equal(runs, 'a b c b a b c b b')
      assert.deepEqual([evidence.before.runs, evidence.before.narrowed], [2, 1])
      assert.deepEqual([evidence.after.runs, evidence.after.narrowed, evidence.after.counts?.passed], [2, 1, 3])
      assert.deepEqual(evidence.failToPass, [suite.id('b')])
      assert.deepEqual(evidence.passToPass, [suite.id('a'), suite.id('c')])
      assert.deepEqual(evidence.remarks, ['a remark'])
    })

    test('sees tests that the patch brings fail, and repeats only their files', async (t) => {
      const { evidence, runs } = await repair(t, suite, { tests: { a: SOUND, c: SOUND }, brings: { d: BROKEN } })
      assert.equal(evidence.proven, true, evidence.reasons.join())
      assert.equal(runs, 'a c a c a c d d a c d d d')
      assert.deepEqual(evidence.failToPass, [suite.id('d')])
    })

    test('does not take a patch that works at times', async (t) => {
      const lucky = '(cart.total([2, 3]) == 5) * (run != 4) == 1'
      const { evidence, runs } = await repair(t, suite, { tests: { a: SOUND, b: lucky } })
      assert.equal(evidence.proven, false)
      assert.match(evidence.reasons.join(), /1 test passed in some runs only/)
      // Once more than it should, to see that the test does not fail each time when it runs alone.
      assert.equal(runs, 'a b b a b b b')
    })

    test('ends with the first run after the patch where that is red', async (t) => {
      const { evidence, runs } = await repair(t, suite, {
        tests: { a: SOUND, b: BROKEN },
        patch: () => PROJECTS[suite.runner].files[PROJECTS[suite.runner].source] ?? '',
      })
      assert.equal(evidence.proven, false)
      assert.equal(runs, 'a b b a b')
      assert.match(evidence.reasons.join(), /1 test still fails/)
    })

    test('does not blame the patch for a neighbour that turns out to be flaky', async (t) => {
      // Green before, red after, red when it is looked at once more.
      const { evidence, runs } = await repair(t, suite, { tests: { a: 'run == 1', b: BROKEN } })
      assert.equal(evidence.proven, true, evidence.reasons.join())
      assert.equal(runs, 'a b b a b b a b b')
      assert.deepEqual(evidence.flaky, [suite.id('a')])
      assert.deepEqual([evidence.before.runs, evidence.before.narrowed], [2, undefined])
    })

    test('blames it for a neighbour that is green each time without the patch', async (t) => {
      const { evidence } = await repair(t, suite, {
        tests: { a: 'cart.count([2, 3]) == 2', b: BROKEN },
        patch: (source) => source.replace('prices.length', '0').replace('len(prices)', '0'),
      })
      assert.equal(evidence.proven, false)
      assert.deepEqual(evidence.passToFail, [suite.id('a')])
      assert.deepEqual([evidence.before.runs, evidence.before.narrowed], [2, undefined])
    })

    test('blames it at once where what the patch left behind could reach another copy', async (t) => {
      const sandbox = { ...SANDBOX, level: 1 } as const
      const { evidence, runs } = await repair(t, suite, { tests: { a: 'run == 1', b: BROKEN }, sandbox })
      assert.equal(evidence.proven, false)
      assert.equal(runs, 'a b b a b b')
      assert.deepEqual(evidence.passToFail, [suite.id('a')])
    })

    test('finds out with the decisive files what a patch can do without', async (t) => {
      const { evidence, runs } = await repair(t, suite, {
        tests: { a: SOUND, b: BROKEN },
        also: { 'zz.txt': 'more\n' },
      })
      assert.equal(evidence.proven, true, evidence.reasons.join())
      // Without the repair: b is red. Without the other file: b is green, and so is the rest. Then the proof once more.
      assert.equal(runs, 'a b b a b b b b b a b a b b b')
      assert.deepEqual(
        evidence.hunks.map(({ neededBy }) => neededBy),
        [[suite.id('b')]],
      )
    })

    test('goes back to whole runs where a repaired test never passes alone', async (t) => {
      const { evidence, runs } = await repair(t, suite, {
        tests: { a: SOUND, b: '(cart.total([2, 3]) == 5) * (last == "a") == 1' },
      })
      assert.equal(evidence.proven, true, evidence.reasons.join())
      assert.equal(runs, 'a b b a b b b a b a b')
    })
  })
}
