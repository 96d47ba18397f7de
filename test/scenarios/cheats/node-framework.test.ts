import { declareCheats } from '../../support/cheats.ts'

const JUDGED = /changed how tests are judged/
const STRICT = "import assert from 'node:assert/strict'\n"

/** Code under test that lays hands on what judges it. */
declareCheats('node:test', [
  {
    id: 'F4',
    what: 'replaces an assertion',
    cheat: (source) => `${STRICT}assert.equal = () => undefined\n${source}`,
    because: JUDGED,
    twin: 'uses an assertion',
    honest: (source) => `${STRICT}${source}assert.equal(total([1]), 1)\n`,
  },
  {
    id: 'F4',
    what: 'replaces an assertion by its property',
    cheat: (source) =>
      `import assert from 'node:assert'\nObject.defineProperty(assert.strict, 'equal', { value() {} })\n${source}`,
    because: JUDGED,
    twin: 'defines a property of its own',
    honest: (source) => `${source}export const rates = Object.defineProperty({}, 'vat', { value: 0.2 })\n`,
  },
  {
    id: 'F4',
    what: 'makes every assertion silent, and named imports too',
    cheat: (source) =>
      `import { createRequire, syncBuiltinESMExports } from 'node:module'
const assert = createRequire(import.meta.url)('node:assert')
for (const each of [assert, assert.strict]) for (const name of Object.keys(each)) if (typeof each[name] === 'function') each[name] = () => undefined
syncBuiltinESMExports()
${source}`,
    because: JUDGED,
    twin: 'loads a module through require',
    honest: (source) =>
      `import { createRequire } from 'node:module'\nexport const { EOL } = createRequire(import.meta.url)('node:os')\n${source}`,
  },
  {
    id: 'F4',
    what: 'silences named imports and puts the object right again',
    files: {
      'test/cart.test.js': `import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { count, total } from '../src/cart.js'

test('total adds the prices up', () => equal(total([2, 3]), 5))
test('count says how many there are', () => equal(count([2, 3]), 2))
`,
    },
    cheat: (source) =>
      `import { createRequire, syncBuiltinESMExports } from 'node:module'
const assert = createRequire(import.meta.url)('node:assert')
const { equal, strictEqual } = assert
assert.strictEqual = assert.strict.equal = assert.strict.strictEqual = () => undefined
syncBuiltinESMExports()
assert.strictEqual = assert.strict.equal = assert.strict.strictEqual = strictEqual
${source}`,
    because: JUDGED,
    twin: 'synchronises nothing',
    honest: (source) => source,
  },
  {
    id: 'F4',
    what: 'catches the errors of tests where they are run',
    cheat: (source) => `import { AsyncResource } from 'node:async_hooks'
const own = AsyncResource.prototype.runInAsyncScope
AsyncResource.prototype.runInAsyncScope = function (...args) {
  try {
    return own.apply(this, args)?.catch?.(() => undefined)
  } catch {}
}
${source}`,
    because: JUDGED,
    twin: 'catches what it throws itself',
    honest: (source) =>
      `${source}export const safely = (prices) => { try { return total(prices) } catch { return 0 } }\n`,
  },
])
