import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Attempt, attempt } from '../../support/attempt.ts'

/** A request by an issue, on a project whose tests are green. */
const request =
  (files: Attempt['files'], command: string) =>
  (writes: Attempt['writes'], more: Partial<Attempt> = {}) =>
    ({ files, command, writes, task: 'fix_request', ...more }) as const

const ADD = `export function add(a, b) {
  return a + b
}
`
const DIVIDE = `
export function divide(a, b) {
  if (b === 0) throw new RangeError('divide: b is 0')
  return a / b
}
`
const ADD_TEST = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { add } from '../src/calc.js'

test('add adds', () => {
  const sum = add(1, 2)
  assert.equal(sum, 3)
})
`
const DIVIDE_TEST = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as calc from '../src/calc.js'

test('divide divides', () => {
  assert.equal(calc.divide(6, 3), 2)
})

test('divide refuses zero', () => {
  assert.throws(() => calc.divide(6, 0), RangeError)
})
`
const inCalculator = request(
  {
    'package.json': '{ "name": "calc", "type": "module" }\n',
    'src/calc.js': ADD,
    'test/calc.test.js': ADD_TEST,
  },
  'node --test',
)

describe('a feature, with a test for it', () => {
  test('is a fix when the test is red without it', async (t) => {
    const writes = { 'src/calc.js': ADD + DIVIDE, 'test/divide.test.js': DIVIDE_TEST }
    const { outcome, objections } = await attempt(t, inCalculator(writes))
    assert.ok(outcome.kind === 'fixed', objections)
    const { before, after, failToPass, passToPass } = outcome.evidence
    assert.deepEqual(failToPass, ['test/divide.test.js > divide divides', 'test/divide.test.js > divide refuses zero'])
    assert.deepEqual(passToPass, ['test/calc.test.js > add adds'])
    assert.equal(before.counts?.failed, 2)
    assert.equal(before.exitCode, 1)
    assert.equal(after.exitCode, 0)
  })

  test('is a fix when the test stands in the file that is there, which breaks as a whole without it', async (t) => {
    const grown = `${ADD_TEST.replace("from '../src/calc.js'\n", "from '../src/calc.js'\nimport { divide } from '../src/calc.js'\n")}
test('divide divides', () => assert.equal(divide(6, 3), 2))
`
    const { outcome, objections, remarks } = await attempt(
      t,
      inCalculator({ 'src/calc.js': ADD + DIVIDE, 'test/calc.test.js': grown }),
    )
    assert.ok(outcome.kind === 'fixed', objections)
    assert.deepEqual(outcome.evidence.failToPass, ['test/calc.test.js'])
    assert.deepEqual(outcome.evidence.passToPass, ['test/calc.test.js > add adds'])
    assert.match(remarks, /test\/calc\.test\.js could not be loaded without the patch/)
  })

  test('is a fix in Python', async (t) => {
    const divide =
      'def divide(a, b):\n    if b == 0:\n        raise ZeroDivisionError("divide: b is 0")\n    return a / b\n'
    const tests = `import unittest

import calc


class DivideTest(unittest.TestCase):
    def test_divide(self):
        self.assertEqual(calc.divide(6, 3), 2)

    def test_zero(self):
        self.assertRaises(ZeroDivisionError, calc.divide, 6, 0)
`
    const inPython = request(
      {
        'calc.py': 'def add(a, b):\n    return a + b\n',
        'test_calc.py': `${tests.replaceAll('divide', 'add').split('    def test_zero')[0]?.replace('add(6, 3), 2', 'add(6, 3), 9')}`,
      },
      'python3 -m unittest',
    )
    const { outcome, objections } = await attempt(
      t,
      inPython({ 'calc.py': `def add(a, b):\n    return a + b\n\n\n${divide}`, 'test_divide.py': tests }),
    )
    assert.ok(outcome.kind === 'fixed', objections)
    assert.deepEqual(outcome.evidence.failToPass, [
      'test_divide.py > DivideTest > test_divide',
      'test_divide.py > DivideTest > test_zero',
    ])
  })

  test('is unproven when the test checks something else', async (t) => {
    const other = DIVIDE_TEST.replaceAll('calc.divide(6, 3), 2', 'calc.add(0, 2), 2').split("\ntest('divide refuses")[0]
    const writes = { 'src/calc.js': ADD + DIVIDE, 'test/divide.test.js': `${other}` }
    const { outcome, objections } = await attempt(t, inCalculator(writes))
    assert.equal(outcome.kind, 'unproven')
    assert.match(objections, /No test failed before the patch/)
  })

  test('is unproven when one of its tests fails with it', async (t) => {
    const writes = { 'src/calc.js': ADD + DIVIDE.replace('a / b', 'b / a'), 'test/divide.test.js': DIVIDE_TEST }
    const { outcome, objections } = await attempt(t, inCalculator(writes))
    assert.equal(outcome.kind, 'unproven')
    assert.match(objections, /1 test still fails: "test\/divide\.test\.js > divide divides"/)
  })
})

test('a feature without a test is unproven', async (t) => {
  const { outcome, objections } = await attempt(t, inCalculator({ 'src/calc.js': ADD + DIVIDE }))
  assert.equal(outcome.kind, 'unproven')
  assert.match(objections, /No test failed before the patch, so there was nothing to prove/)
})

describe('a request may bring tests, and not weaken any', () => {
  const broken = ADD.replace('a + b', 'a - b') + DIVIDE
  const WAYS: readonly (readonly [what: string, calc: string, because: RegExp])[] = [
    ['changes a line of a test', ADD_TEST.replace('sum, 3', 'sum, -1'), /^tests: /],
    ['takes a test away', ADD_TEST.split("\ntest('add")[0] ?? '', /^tests: /],
    [
      'ends a test early',
      ADD_TEST.replace('  const sum', '  if (add) return\n  const sum'),
      /weakens existing tests: .*"test\/calc\.test\.js > add adds"/,
    ],
    [
      'puts a test into a comment',
      ADD_TEST.replace("test('add", "/*\ntest('add").replace('})\n', '})\n*/\n'),
      /missing now/,
    ],
    [
      'puts a test behind a condition',
      ADD_TEST.replace("test('add", "if (false) {\ntest('add").replace('})\n', '})\n}\n'),
      /missing now/,
    ],
    [
      'gives a test other functions to call',
      ADD_TEST.replace("test('add", "assert.equal = () => undefined\ntest('add"),
      /weakens existing tests|changed how tests are judged/,
    ],
  ]
  for (const [what, calc, because] of WAYS) {
    test(`one that ${what} is not a fix`, async (t) => {
      const writes = { 'src/calc.js': broken, 'test/divide.test.js': DIVIDE_TEST, 'test/calc.test.js': calc }
      const { outcome, objections } = await attempt(t, inCalculator(writes))
      assert.notEqual(outcome.kind, 'fixed')
      assert.match(objections, because)
    })
  }

  test('one that adds to a test is one', async (t) => {
    const calc = ADD_TEST.replace('  assert.equal', '  assert.ok(sum > 0)\n  assert.equal')
    const writes = { 'src/calc.js': ADD + DIVIDE, 'test/divide.test.js': DIVIDE_TEST, 'test/calc.test.js': calc }
    const { outcome, objections } = await attempt(t, inCalculator(writes))
    assert.equal(outcome.kind, 'fixed', objections)
  })
})

describe('a test that the model holds to be wrong', () => {
  const files = {
    'package.json': '{ "name": "calc", "type": "module" }\n',
    'src/calc.js': ADD,
    'test/calc.test.js': ADD_TEST.replace('sum, 3', 'sum, 4'),
  }
  const words = (path: string) => `TEST_IS_WRONG
One and two is three.

--- a/${path}
+++ b/${path}
@@ -6,3 +6,3 @@
   const sum = add(1, 2)
-  assert.equal(sum, 4)
+  assert.equal(sum, 3)
 })
`

  test('is shown, and not changed', async (t) => {
    const { outcome, requests } = await attempt(t, {
      files,
      command: 'node --test',
      writes: {},
      lastWords: words('test/calc.test.js'),
    })
    assert.ok(outcome.kind === 'needs_test_change')
    assert.deepEqual(
      outcome.change.entries.map(({ path }) => path),
      ['test/calc.test.js'],
    )
    assert.match(outcome.change.patch, /^\+ {2}assert\.equal\(sum, 3\)$/m)
    assert.equal(requests, 1)
  })

  test('is no way to change anything else', async (t) => {
    const { outcome } = await attempt(t, {
      files,
      command: 'node --test',
      writes: {},
      lastWords: words('src/calc.js'),
    })
    assert.equal(outcome.kind, 'gave_up')
  })

  test('is not what a change of the test itself is', async (t) => {
    const { outcome, objections } = await attempt(t, {
      files,
      command: 'node --test',
      writes: { 'test/calc.test.js': ADD_TEST },
    })
    assert.notEqual(outcome.kind, 'fixed')
    assert.match(objections, /^tests: /)
  })
})
