import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attempt } from '../support/attempt.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const TEST = 'from cart import total\n\n\ndef test_total():\n    assert total([2, 3]) == 5\n'
const CART = 'def total(prices):\n    return -sum(prices)\n'

test('an earlier patch, which the run goes on from, does not decide which files are tests', async (t) => {
  const { objections } = await attempt(t, {
    files: { 'checks/totals.py': TEST, 'cart.py': CART, 'pytest.ini': '[pytest]\npythonpath = . lib\n' },
    command: 'python3 -m pytest checks/totals.py',
    earlier: { 'cart.py': null, 'lib/cart.py': CART },
    writes: { 'checks/totals.py': TEST.replace('== 5', '== -5') },
  })
  assert.match(objections, /^tests: "checks\/totals\.py" may not be changed/m)
})

const { files, testCommand: command, broken, repaired } = PROJECTS['node:test']
const EARLIER = {
  'src/cart.js': (files['src/cart.js'] ?? '').replace(broken, repaired),
  'test/more.test.js': (files['test/cart.test.js'] ?? '').replaceAll("test('", "test('more: "),
}

test('tests that the patch itself has added may be changed, and existing ones may not', async (t) => {
  const claim = { files, command, task: 'review_feedback', earlier: EARLIER } as const
  const changed = {
    'test/more.test.js': EARLIER['test/more.test.js'].replaceAll('[2, 3]', '[2, 3, 0]').replace('), 2)', '), 3)'),
  }
  const own = await attempt(t, { ...claim, writes: changed })
  assert.equal(own.objections, '')
  assert.equal(own.outcome.kind, 'fixed')

  const existing = await attempt(t, { ...claim, writes: { 'test/cart.test.js': changed['test/more.test.js'] } })
  assert.match(existing.objections, /^tests: "test\/cart\.test\.js" may not be changed/m)
})

test('a run may correct a test that it has added itself', async (t) => {
  const added = EARLIER['test/more.test.js']
  const { objections, outcome } = await attempt(t, {
    files,
    command,
    task: 'fix_request',
    writes: {
      'src/cart.js': EARLIER['src/cart.js'],
      'test/more.test.js': added.replace('), 5)', '), 6)'),
      './test/more.test.js': added,
    },
  })
  assert.equal(objections, '')
  assert.equal(outcome.kind, 'fixed')
})
