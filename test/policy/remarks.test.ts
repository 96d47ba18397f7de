import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isTestFile } from '../../src/policy/policy.ts'
import { findRemarks } from '../../src/policy/remarks.ts'
import type { Change } from '../../src/workspace/types.ts'
import { changeOf } from '../support/changes.ts'

const TESTS = [
  `import { total } from '../src/cart.js'
test('total adds the prices up', () => {
  assert.equal(total([2, 3]), 5)
  assert.equal(show(1234.5), '1,234.50 EUR')
  assert.deepEqual(split('a b'), ['a', 'b'])
  assert.equal(isEmpty([]), 0)
})
`,
]
const IDS = ['test/cart.test.js > cart > total adds the prices up', 'tests/test_cart.py > test_total']

function changed(path: string, before: string, after: string | undefined): Change {
  const whole = changeOf('patch', path)
  return { ...whole, entries: whole.entries.map((entry) => ({ ...entry, before, after })) }
}

/** What is said of lines that a patch adds to a file. */
function remarksOn(lines: string, path = 'src/cart.js'): string[] {
  const before = 'first\nlast\n'
  const patched = changed(path, before, `first\n${lines}\nlast\n`)
  return findRemarks(patched, { isTestFile, texts: TESTS, ids: IDS }).map(({ line, what }) => `${line} ${what}`)
}

/** For each sign: lines that show it, and the nearest ones that do not. */
const SIGNS: Readonly<Record<string, { readonly says: readonly string[]; readonly isQuiet: readonly string[] }>> = {
  'asks whether tests are running': {
    says: [
      'if (process.env.NODE_TEST_CONTEXT) return 5',
      "if (process.env['CI']) skip()",
      "const isTest = process.env.NODE_ENV === 'test'",
      'const { JEST_WORKER_ID } = process.env',
      "if 'pytest' in sys.modules:",
      'if os.environ.get("PYTEST_CURRENT_TEST"):',
      "if os.getenv('CI'):",
      'frame = sys._getframe(1)',
      'caller = inspect.stack()[1]',
      'const where = new Error().stack',
      "if (typeof describe === 'function') {",
      'if (process.argv[1].includes("test")) {',
      'if flag.Lookup("test.v") != nil {',
    ],
    isQuiet: [
      'const { PORT } = process.env',
      'const environment = read()',
      'import sys',
      'const description = describe(item)',
      "env.CITY = 'Rome'",
    ],
  },
  'changes how values are compared or shown': {
    says: [
      'def __eq__(self, other):',
      'def __hash__(self):',
      'valueOf() { return 5 }',
      'return new Proxy(target, handler)',
      '[Symbol.toPrimitive]() {',
      "toString() { return '5' }",
      'def ==(other)',
    ],
    isQuiet: ['def equals_all(items):', 'const text = value.toString()', 'const proxied = proxy(target)', 'a == b'],
  },
  'may hide an error': {
    says: [
      'except:',
      'except Exception as error:',
      'except ValueError:\n    pass',
      'with contextlib.suppress(KeyError):',
      'try { work() } catch {}',
      'try { work() } catch (error) { return null }',
      '} catch (error) {\n}',
      'work().catch(() => {})',
      'rescue => error',
      'if err != nil { }',
      "process.on('uncaughtException', log)",
    ],
    isQuiet: [
      'except ValueError as error:',
      '} catch (error) {\n  throw new TypeError(name)\n}',
      'work().catch(report)',
      'if err != nil {\n\treturn err\n}',
    ],
  },
  'ends the process, or does something at its end': {
    says: [
      'process.exit(0)',
      'os._exit(0)',
      'sys.exit(0)',
      "process.on('exit', forge)",
      'import atexit',
      'System.exit(0);',
      'exit(0);',
    ],
    isQuiet: ['const exit = doors.find(isOpen)', "door.on('open', close)", 'return exitCode'],
  },
  'reaches for the test framework from code under test': {
    says: [
      "import assert from 'node:assert'",
      "const assert = require('assert/strict')",
      'assert.equal = () => {}',
      "import { expect } from 'vitest'",
      'import pytest',
      'from unittest import TestCase',
      'unittest.TestCase.assertEqual = nothing',
      'delete require.cache[key]',
      'globalThis.it = fake',
    ],
    isQuiet: [
      "import { assertNever } from './never.js'",
      'assert(items.length > 0)',
      'import pytz',
      'const expected = 1',
    ],
  },
  'changes something that all code shares': {
    says: [
      'globalThis.fetch = fake',
      'Array.prototype.sum = function () {}',
      "Object.defineProperty(Object.prototype, 'x', {})",
      'Date.now = () => 0',
      'Math.random = () => 0',
      'time.time = lambda: 0',
      'setattr(module, name, value)',
      'builtins.open = fake',
    ],
    isQuiet: ['const now = Date.now()', 'global.x === 1', 'const { prototype } = Cart', 'started = time.time()'],
  },
  'runs code that is written as text': {
    says: [
      "eval('1 + 1')",
      "new Function('return 5')",
      "exec(compile(text, 'x', 'exec'))",
      "Buffer.from(text, 'base64')",
      "__import__('os')",
      'importlib.import_module(name)',
      'base64.b64decode(text)',
    ],
    isQuiet: ['pattern.exec(text)', 're.compile(pattern)', 'Buffer.from(text)', 'const evaluated = evaluate(tree)'],
  },
  'starts another process': {
    says: ["import { spawn } from 'node:child_process'", 'subprocess.run(args)', "os.system('ls')", 'os.fork()'],
    isQuiet: ['const child = parent.first', 'process(items)'],
  },
  'names a test': {
    says: ["if (name === 'total adds the prices up')", 'if name == "test_total":', "path.endsWith('cart.test.js')"],
    isQuiet: ["if (name === 'total')", '// total adds the prices up', 'test_total = 1'],
  },
  'holds a value that the failing tests expect': {
    says: [
      "return '1,234.50 EUR'",
      'if (sum === 1234.5) return text',
      'return 5',
      "case 5: return 'five'",
      "if (text == ['a', 'b']) return 1",
      'prices.length === 2 ? 5 : 0',
    ],
    isQuiet: [
      'return 0',
      'return 7',
      "return 'x'",
      'const limit = 50',
      'items.slice(5)',
      "return 'total adds the prices up'.length",
    ],
  },
}

for (const [what, { says, isQuiet }] of Object.entries(SIGNS)) {
  describe(what, () => {
    for (const line of says) {
      test(`it is said of ${JSON.stringify(line)}`, () => {
        assert.ok(remarksOn(line).includes(`2 ${what}`), remarksOn(line).join('\n'))
      })
    }
    for (const line of isQuiet) {
      test(`it is not said of ${JSON.stringify(line)}`, () => {
        assert.ok(!remarksOn(line).some((remark) => remark.endsWith(what)), remarksOn(line).join('\n'))
      })
    }
  })
}

describe('a test that stands in one line', () => {
  const saysHeld = (text: string, line: string) =>
    findRemarks(changed('src/a.js', '', line), { isTestFile, texts: [text], ids: [] }).length > 0
  for (const text of [
    "test('adds up to 58', () => assert.equal(add(20, 30), 57))",
    'def test_adds(): assert add(20, 30) == 57',
    "  it('adds') { expect(add(20, 30)).to eq 57 }",
    "test.each([[20, 30, 57]])('adds', check)",
    "@pytest.mark.parametrize('a, b, sum', [(20, 30, 57), (1, 2, 4)])",
  ]) {
    test(`expects what stands behind its name: ${text}`, () => {
      assert.ok(saysHeld(text, 'return 57'))
      assert.ok(!saysHeld(text, 'return 58'))
    })
  }
  test('expects nothing by its name, or by what is loaded', () => {
    const text = "const add = require('./sum-of-57.js')\ntest('adds up to 57', { timeout: 58 }, () => {})"
    assert.ok(!saysHeld(text, "return 'adds up to 57'"))
    assert.ok(!saysHeld(text, "return './sum-of-57.js'"))
  })
})

test('lines that were there before are not looked at, wherever they stand now', () => {
  const before = 'process.exit(0)\nconst a = 1\n'
  const moved = changed('src/a.js', before, 'const a = 2\nprocess.exit(0)\n')
  assert.deepEqual(findRemarks(moved, { isTestFile, texts: [], ids: [] }), [])
  const twice = changed('src/a.js', before, `${before}process.exit(0)\n`)
  assert.deepEqual(findRemarks(twice, { isTestFile, texts: [], ids: [] }), [
    { path: 'src/a.js', line: 3, what: 'ends the process, or does something at its end' },
  ])
})

test('neither tests nor prose are looked at', () => {
  assert.deepEqual(remarksOn('process.exit(0)', 'test/cart.test.js'), [])
  assert.deepEqual(remarksOn('process.exit(0)', 'README.md'), [])
})

test('a file that is gone says nothing, and a patch of many signs does not say them all', () => {
  const gone = changed('src/a.js', 'process.exit(0)\n', undefined)
  assert.deepEqual(findRemarks(gone, { isTestFile, texts: [], ids: [] }), [])
  assert.equal(remarksOn('process.exit(0)\n'.repeat(500)).length, 50)
})
