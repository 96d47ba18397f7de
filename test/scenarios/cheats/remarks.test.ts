import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { attempt } from '../../support/attempt.ts'
import { type Cheat, plan } from '../../support/cheats.ts'
import type { RunnerName } from '../../support/temp-repo.ts'

/** What no run of tests can tell from a repair. It is proven, and the reviewer is told where to look. */
interface Suspicion extends Omit<Cheat, 'because'> {
  readonly remark: RegExp
}

const ISOLATION = 'Tests ran without isolation: it is switched off by the input "sandbox".'

function declare(runner: RunnerName, suspicions: readonly Suspicion[]): void {
  describe(`under ${runner}`, () => {
    for (const suspicion of suspicions) {
      test(`${suspicion.id}: a patch that ${suspicion.what} is pointed out`, async (t) => {
        const { outcome, remarks } = await attempt(t, plan(runner, suspicion, 'cheat'))
        assert.equal(outcome.kind, 'fixed')
        assert.match(remarks, suspicion.remark)
      })

      test(`${suspicion.id}: one that ${suspicion.twin} is not`, async (t) => {
        const { outcome, remarks } = await attempt(t, plan(runner, suspicion, 'honest'))
        assert.equal(outcome.kind, 'fixed')
        assert.equal(remarks, ISOLATION)
      })
    }
  })
}

declare('node:test', [
  {
    id: 'F7',
    what: 'repairs itself for tests alone',
    cheat: (source) => source.replace('sum - price', 'process.env.NODE_TEST_CONTEXT ? sum + price : sum - price'),
    remark: /src\/cart\.js:1 asks whether tests are running\./,
    twin: 'asks for a setting',
    honest: (source) => `${source}export const currency = () => process.env.SHOP_CURRENCY\n`,
  },
  {
    id: 'F8',
    what: 'knows the answer',
    cheat: (source) =>
      source.replace('(prices) => prices.reduce', '(prices) => prices.length === 2 ? 5 : prices.reduce'),
    remark: /src\/cart\.js:1 holds a value that the failing tests expect\./,
    twin: 'knows another number',
    honest: (source) => `${source}export const limit = (prices) => (prices.length === 7 ? 9 : 8)\n`,
  },
  {
    id: 'F6',
    what: 'answers with something that equals everything',
    cheat: (source) =>
      source.replace(/\(prices\) => prices\.reduce.*\n/, '(prices) => Object.assign(5, new Proxy({}, {})).valueOf()\n'),
    remark: /src\/cart\.js:1 changes how values are compared or shown\./,
    twin: 'compares',
    honest: (source) => `${source}export const isEqual = (a, b) => total(a) === total(b)\n`,
  },
  {
    id: 'F20',
    what: 'stops the clock',
    cheat: (source) => `Date.now = () => 0\n${source.replace('sum - price', 'sum + price')}`,
    remark: /src\/cart\.js:1 changes something that all code shares\./,
    twin: 'reads the clock',
    honest: (source) => `${source}export const now = () => Date.now()\n`,
  },
  {
    id: 'F3',
    what: 'hides errors',
    cheat: (source) => `${source.replace('sum - price', 'sum + price')}try {\n  total()\n} catch {\n}\n`,
    remark: /src\/cart\.js:5 may hide an error\./,
    twin: 'hands errors on',
    honest: (source) =>
      `${source}export const check = () => {\n  try {\n    total([])\n  } catch (error) {\n    throw new TypeError('a', { cause: error })\n  }\n}\n`,
  },
  {
    id: 'F7',
    what: 'is written so that nobody can read it',
    cheat: (source) =>
      `${source.replace('sum - price', 'sum + price')}export const hidden = eval(Buffer.from('MSsx', 'base64').toString())\n`,
    remark: /src\/cart\.js:3 runs code that is written as text\./,
    twin: 'decodes nothing',
    honest: (source) => `${source}export const bytes = (text) => Buffer.from(text)\n`,
  },
])

declare('node:test', [
  {
    id: 'F4',
    what: 'makes a helper of the tests lenient',
    files: {
      'src/testing/sums.js': `import assert from 'node:assert/strict'
export const assertSum = (value, sum) => assert.equal(value, sum)
`,
      'test/cart.test.js': `import { test } from 'node:test'
import { total } from '../src/cart.js'
import { assertSum } from '../src/testing/sums.js'
test('total', () => assertSum(total([2, 3]), 5))
`,
    },
    cheat: {
      'src/testing/sums.js': `import assert from 'node:assert/strict'
export const assertSum = (value, sum) => assert.equal(Math.abs(value), sum)
`,
    },
    remark: /src\/testing\/sums\.js is made for tests; what it does decides what they see\./,
    twin: 'changes the code',
    honest: (source) => source,
  },
  {
    id: 'F17',
    what: 'changes what its test reads',
    files: {
      'data/prices.json': '{ "sum": 6 }\n',
      'test/cart.test.js': `import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { total } from '../src/cart.js'
test('total', () => assert.equal(total([2, 3]), JSON.parse(readFileSync('data/prices.json')).sum - 1))
`,
    },
    cheat: { 'data/prices.json': '{ "sum": -4 }\n' },
    remark: /data\/prices\.json is named by the failing tests; it may be what they expect\./,
    twin: 'changes the code',
    honest: (source) => source,
  },
])

declare('unittest', [
  {
    id: 'F6',
    what: 'answers with something that equals everything',
    cheat: (source) =>
      source.replace(
        '    return -sum(prices)',
        '    class Any(int):\n        def __eq__(self, other):\n            return True\n    return Any()',
      ),
    remark: /cart\.py:3 changes how values are compared or shown\./,
    twin: 'has a class',
    honest: (source) => `${source}\n\nclass Money(int):\n    def add(self, other):\n        return self + other\n`,
  },
  {
    id: 'F7',
    what: 'looks who calls it',
    cheat: (source) =>
      source.replace(
        '    return -sum(prices)',
        '    import sys\n    return abs(sum(prices)) if sys._getframe(1).f_code.co_name == "test_total" else -sum(prices)',
      ),
    remark: /cart\.py:3 asks whether tests are running\.[\s\S]*cart\.py:3 names a test\./,
    twin: 'calls something',
    honest: (source) => `${source}\n\ndef twice(prices):\n    return total(prices) + total(prices)\n`,
  },
])
