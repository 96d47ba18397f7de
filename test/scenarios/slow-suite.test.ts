import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { type Attempt, attempt } from '../support/attempt.ts'
import { plan, refute, repairedSource } from '../support/cheats.ts'
import { openSlowSuite, SLOW_SUITES, type SlowSuite } from '../support/slow-suite.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const BROKEN = 'cart.total([2, 3]) == 5'
const SOUND = '1 == 1'
/** Every suite is slow then. */
const SLOW: Partial<Attempt> = { slowMs: 0, inputs: { 'reruns-before': '2', 'reruns-after': '2' } }

async function repair(
  t: TestContext,
  suite: SlowSuite,
  { tests, ...more }: { readonly tests: Readonly<Record<string, string>> } & Partial<Attempt>,
) {
  const { files, source, runs } = await openSlowSuite(t, suite, tests)
  const writes = { [source]: repairedSource(suite.runner) }
  const attempted = await attempt(t, { files, command: suite.command, writes, ...SLOW, ...more })
  return { ...attempted, runs: (await runs()).join(' ') }
}

for (const suite of SLOW_SUITES) {
  describe(`a slow suite under ${suite.runner}`, () => {
    test('is run whole twice, once before the patch and once after it', async (t) => {
      const { outcome, runs, objections } = await repair(t, suite, { tests: { a: SOUND, b: BROKEN } })
      assert.ok(outcome.kind === 'fixed', objections)
      assert.equal(runs, 'a b b a b b b')
      assert.deepEqual([outcome.evidence.before.runs, outcome.evidence.after.runs], [2, 2])
    })

    test('is flaky where its failing test passes when it runs again, and no model is asked', async (t) => {
      const { outcome, requests } = await repair(t, suite, { tests: { a: SOUND, b: 'run % 2 == 0' } })
      assert.ok(outcome.kind === 'flaky')
      assert.deepEqual(outcome.tests, [suite.id('b')])
      assert.equal(requests, 0)
    })

    test('is not flaky because its failing test passes alone', async (t) => {
      const { outcome, requests } = await repair(t, suite, { tests: { a: SOUND, b: 'last != "a"' } })
      assert.equal(outcome.kind, 'unproven')
      assert.ok(requests > 0)
    })

    test('is not green because its failing test passes at times', async (t) => {
      const lucky = '(cart.total([2, 3]) == 5) * (run != 4) == 1'
      const { outcome, objections } = await repair(t, suite, { tests: { a: SOUND, b: lucky } })
      assert.equal(outcome.kind, 'unproven')
      assert.match(objections, /1 test passed in some runs only/)
    })

    test('is run once before a request that brings its own test', async (t) => {
      const { files, source, runs } = await openSlowSuite(t, suite, { a: SOUND, d: BROKEN })
      const brought = suite.path('d')
      const { outcome, objections } = await attempt(t, {
        files: Object.fromEntries(Object.entries(files).filter(([path]) => path !== brought)),
        command: suite.command,
        task: 'fix_request',
        writes: { [source]: repairedSource(suite.runner), [brought]: files[brought] ?? '' },
        ...SLOW,
      })
      assert.ok(outcome.kind === 'fixed', objections)
      assert.equal((await runs()).join(' '), 'a a d d a d d d')
      assert.deepEqual(outcome.evidence.failToPass, [suite.id('d')])
    })

    test('is run again for the tests that CI named, and not for another one that fails here', async (t) => {
      const { outcome, runs, objections } = await repair(t, suite, {
        tests: { a: SOUND, b: BROKEN, c: '1 == 2' },
        ci: { names: [suite.id('b')], ran: 3 },
      })
      assert.ok(outcome.kind === 'fixed', objections)
      assert.equal(runs, 'b a b c a b c b b')
      assert.deepEqual(outcome.evidence.remaining, [suite.id('c')])
    })

    test('is run for the failing tests alone where the branch left its base', async (t) => {
      const tests = { a: SOUND, b: BROKEN }
      const { files } = await openSlowSuite(t, suite, tests)
      const { remarks, runs } = await repair(t, suite, { tests, mergeBase: files })
      assert.match(remarks, /1 of the repaired tests failed already on/)
      assert.equal(runs, 'a b b a b b b')
    })
  })
}

const { files: pytestFiles } = PROJECTS.pytest

test('F4: a patch that works on files that are loaded later is seen in a slow suite, where a narrowed run would not load it in time', (t) =>
  refute(
    t,
    plan(
      'pytest',
      {
        what: 'takes the assertions out of the test files that are loaded after it',
        files: {
          ...pytestFiles,
          'tests/test_a.py': 'from cart import count\n\n\ndef test_none():\n    assert count([]) == 0\n',
        },
        cheat: (source) => `import ast, _pytest.assertion.rewrite as rewrite
class NoAsserts(ast.NodeTransformer):
    def visit_Assert(self, node): return ast.copy_location(ast.Pass(), node)
parse = ast.parse
rewrite.ast = type("A", (), {**vars(ast), "parse": staticmethod(lambda *a, **k: NoAsserts().visit(parse(*a, **k)))})
${source}`,
        honest: (source) => source,
        settings: SLOW,
      },
      'cheat',
    ),
    /changed how tests are judged/,
  ))
