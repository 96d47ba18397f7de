import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { type ProofParts, runSides } from '../../src/proof/proof.ts'
import { prove, SANDBOX } from '../support/prove.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const { files, testCommand, broken, repaired } = PROJECTS['node:test']
const SOURCE = `${files['src/cart.js']}${'// \n'.repeat(20)}export const unused = 1\n`
const TARGET = 'test/cart.test.js > total adds the prices up'
const RIGHT = SOURCE.replace(broken, repaired)
/** Proves a patch of the small project, with other parts where a test says so. */
const proveWrites = (
  t: TestContext,
  writes: Readonly<Record<string, string>>,
  { targets = [TARGET], ...others }: Partial<ProofParts> & { readonly targets?: readonly string[] } = {},
) => prove(t, { files: { ...files, 'src/cart.js': SOURCE }, command: testCommand, writes, targets }, others)

test('a patch is proven in a copy of its own, and the runs before are those of the base commit', async (t) => {
  const { evidence, change, whole, trees, phases } = await proveWrites(t, { 'src/cart.js': RIGHT })
  assert.equal(evidence.proven, true)
  assert.deepEqual(trees, [whole.tree])
  assert.deepEqual(phases, ['after 1'])
  assert.deepEqual([evidence.patchSha256, evidence.tree], [change.sha256, whole.tree])
  assert.deepEqual(evidence.remarks, ['a remark'])
})

const WITH_TESTS = {
  'src/cart.js': RIGHT,
  'test/more.test.js': (files['test/cart.test.js'] ?? '').replaceAll("test('", "test('more: "),
}

test('a patch that brings tests is seen to fail with its tests alone', async (t) => {
  const { evidence, base, whole, trees, phases } = await proveWrites(t, WITH_TESTS, { targets: [] })
  assert.equal(evidence.proven, true, evidence.reasons.join())
  assert.deepEqual(evidence.failToPass, ['test/more.test.js > more: total adds the prices up'])
  assert.deepEqual(phases, ['before 1', 'after 1'])
  assert.ok(!trees.includes(base))
  assert.equal(trees.at(-1), whole.tree)
})

describe('the runs before and after a patch', () => {
  const WAYS: readonly (readonly [what: string, parts: Partial<ProofParts>, opened: readonly number[]])[] = [
    ['go one after the other', {}, [1, 2]],
    ['go side by side where that is allowed', { isParallel: true }, [2, 2]],
    [
      'do not where one copy can be reached from the other',
      { isParallel: true, sandbox: { ...SANDBOX, level: 1 } },
      [1, 2],
    ],
  ]
  for (const [what, parts, expected] of WAYS) {
    test(what, async (t) => {
      const { evidence, opened } = await proveWrites(t, WITH_TESTS, { targets: [], ...parts })
      assert.equal(evidence.proven, true, evidence.reasons.join())
      // How many copies had been opened when the runs of each side were over; the first side may be over last.
      assert.deepEqual(opened.slice(0, 2), expected)
    })
  }

  test('are both over when one of them has failed', async () => {
    let isOver = false
    const broken = runSides(
      {
        runBefore: () => Promise.reject(new Error('before')),
        async runAfter() {
          await new Promise((resolve) => setTimeout(resolve, 20))
          isOver = true
        },
      },
      { isParallel: true, sandbox: SANDBOX },
    )
    await assert.rejects(broken, /before/)
    assert.equal(isOver, true)
  })
})

test('what is not proven is neither made smaller nor looked at further', async (t) => {
  const { evidence, change, whole, trees } = await proveWrites(t, { 'src/cart.js': SOURCE.replace('= 1', '= 2') })
  assert.equal(evidence.proven, false)
  assert.equal(change, whole)
  assert.deepEqual(evidence.remarks, [])
  assert.deepEqual(trees, [whole.tree])
})

describe('a proven patch is made smaller', () => {
  const writes = { 'src/cart.js': RIGHT.replace('unused = 1', 'unused = 2'), 'src/other.js': 'export {}\n' }

  test('and what is left is proven again, and is what the evidence is bound to', async (t) => {
    const { evidence, change, whole, phases } = await proveWrites(t, writes)
    assert.equal(evidence.proven, true)
    assert.notEqual(change.sha256, whole.sha256)
    assert.deepEqual([evidence.patchSha256, evidence.tree], [change.sha256, change.tree])
    assert.deepEqual(
      change.entries.map(({ path, additions }) => [path, additions]),
      [['src/cart.js', 1]],
    )
    assert.deepEqual(
      evidence.hunks.map(({ path, neededBy }) => [path, neededBy]),
      [['src/cart.js', [TARGET]]],
    )
    assert.deepEqual(phases, ['after 1', 'after 1'])
  })

  test('unless the smaller one may not leave', async (t) => {
    const { evidence, change, whole } = await proveWrites(t, writes, { mayLeave: () => false })
    assert.equal(evidence.proven, true)
    assert.equal(change.sha256, whole.sha256)
    assert.equal(evidence.patchSha256, whole.sha256)
    assert.equal(evidence.hunks.length, 3)
  })

  test('but for a piece without which the tests hang: the proof is not lost by waiting for them', async (t) => {
    const waiting = RIGHT.replace(repaired, '{ while (unused === 1); return sum + price }')
    const needing = waiting.replace('unused = 1', 'unused = 2')
    const run = { timeoutMs: 60_000, signal: AbortSignal.timeout(40_000) }
    const { evidence, whole, change } = await proveWrites(t, { 'src/cart.js': needing }, { run })
    assert.equal(evidence.proven, true, evidence.reasons.join())
    assert.equal(change.sha256, whole.sha256)
    assert.equal(evidence.hunks.length, 2)
  })

  test('unless there is no time for it', async (t) => {
    const { evidence, change, whole, trees } = await proveWrites(t, writes, { hasTimeToMinimise: () => false })
    assert.equal(change.sha256, whole.sha256)
    assert.deepEqual(trees, [whole.tree])
    assert.equal(evidence.hunks.length, 3)
  })
})

test('F4: a patch does not choose by being slow that tests that must fail run without those that it would show up beside', async (t) => {
  const { files: own, source, broken: wrong, repaired: right, testCommand: command } = PROJECTS.pytest
  const neighbour = 'from cart import count\n\n\ndef test_none():\n    assert count([]) == 0\n'
  const cheat = `import sys
import _pytest.python
if any(name.endswith("test_a") for name in sys.modules):
    _pytest.python.Function.runtest = lambda self: None
    count = lambda prices: -1
`
  const claim = {
    files: { ...own, 'tests/test_a.py': neighbour },
    command,
    writes: { [source]: (own[source] ?? '').replace(wrong, right) + cheat },
    targets: ['tests/test_cart.py > test_total'],
    baseMs: 0,
  }
  const { evidence } = await prove(t, claim, { slowMs: 1, runsAfter: 2 })
  assert.equal(evidence.proven, false)
  assert.match(evidence.reasons.join(), /changed how tests are judged/)
})
