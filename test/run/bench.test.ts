import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attempt } from '../support/attempt.ts'

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
