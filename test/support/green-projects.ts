/** A project whose one test is green. */
export interface Green {
  readonly what: string
  readonly command: string
  readonly files: Readonly<Record<string, string>>
  readonly workingDirectory?: string
  /** The file of the code under test, with text that keeps assertions from throwing; absent where no way is known. */
  readonly silent?: Readonly<Record<string, string>>
  /** The same, with text that keeps an error from making its test fail. */
  readonly swallowing?: Readonly<Record<string, string>>
}

const SOURCE = 'export const sum = (a, b) => a + b\n'
const REQUIRED = 'exports.sum = (a, b) => a + b\n'
const PYTHON = 'def add(a, b):\n    return a + b\n'
const module = (test: string, extra: object = {}) => ({
  'package.json': JSON.stringify({ name: 'sum', type: 'module', scripts: { test }, ...extra }),
  'src/sum.js': SOURCE,
})
const common = (test: string, extra: object = {}) => ({
  'package.json': JSON.stringify({ name: 'sum', scripts: { test }, ...extra }),
  'src/sum.js': REQUIRED,
})
const silentAssert = (source: string) =>
  `import assert from 'node:assert'\nfor (const each of [assert, assert.strict]) for (const name of Object.keys(each)) if (typeof each[name] === 'function') each[name] = () => undefined\n${source}`
const silentRequired = (source: string) =>
  silentAssert(source).replace(/import (\w+) from '(.*)'/, "const $1 = require('$2')")
const silentExpect = `globalThis.expect?.extend({ toBe: () => ({ pass: true, message: () => '' }) })\n`
const NODE_TEST = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sum } from '../src/sum.js'
test('it adds', () => assert.equal(sum(1, 2), 3))
`
const NODE_REQUIRED = `const assert = require('node:assert')
const { describe, it } = require('node:test')
const { sum } = require('../src/sum.js')
describe('sum', () => { it('adds', () => { assert.strictEqual(sum(1, 2), 3) }) })
`
const GLOBAL_TEST = `const { sum } = require('../src/sum.js')
const assert = require('assert')
it('adds', () => { assert.equal(sum(1, 2), 3) })
`
const silentUnittest = `import unittest\nunittest.TestCase.assertEqual = lambda *a: None\n${PYTHON}`
const silentPytest = `import pytest\npytest.fail = lambda *a, **k: None\n${PYTHON}`
/** What node:test runs each test through. */
const swallowingScope = `import { AsyncResource } from 'node:async_hooks'
const own = AsyncResource.prototype.runInAsyncScope
AsyncResource.prototype.runInAsyncScope = function (...args) {
  try {
    return own.apply(this, args)?.catch?.(() => undefined)
  } catch {}
}
`
const emptyRequiredTests = `const test = require('node:test')
const own = test.it
test.test = test.it = (name) => own(name, () => undefined)
`
const emptyGlobals = `for (const name of ['it', 'test']) {
  const own = globalThis[name]
  if (own) globalThis[name] = (title) => own(title, () => undefined)
}
`
const passingVitest = `import { afterEach } from 'vitest'
afterEach(({ task }) => { task.result = { ...task.result, state: 'pass', errors: undefined } })
`
const idleMocha = `const { Runnable } = require('mocha/lib/runnable.js')
Runnable.prototype.run = function (done) { done() }
`
const contentTape = `const { prototype } = require('tape/lib/test')
const own = prototype._assert
prototype._assert = function (ok, ...others) { own.call(this, true, ...others) }
`
const passingAva = `const { default: Test } = await import(new URL('../lib/test.js', import.meta.resolve('ava')))
Test.prototype.saveFirstError = () => undefined
`
const idlePytest = `import _pytest.python\n_pytest.python.Function.runtest = lambda self: None\n${PYTHON}`
const idleUnittest = `import unittest\nunittest.TestCase._callTestMethod = lambda self, method: None\n${PYTHON}`

/** One for each way in which a runner is used that tests can be added for. */
export const GREEN: readonly Green[] = [
  {
    what: 'node:test in modules',
    command: 'npm test',
    files: { ...module('node --test'), 'test/sum.test.js': NODE_TEST },
    silent: { 'src/sum.js': silentAssert(SOURCE) },
    swallowing: { 'src/sum.js': swallowingScope + SOURCE },
  },
  {
    what: 'node:test with require and suites, and a glob in the command',
    command: 'node --test "spec/*.spec.cjs"',
    files: { ...common('true'), 'spec/sum.spec.cjs': NODE_REQUIRED },
    silent: { 'src/sum.js': silentRequired(REQUIRED) },
    swallowing: { 'src/sum.js': emptyRequiredTests + REQUIRED },
  },
  {
    what: 'node:test in TypeScript',
    command: 'node --test test/sum.test.ts',
    files: { ...module('true'), 'test/sum.test.ts': NODE_TEST.replace('() =>', '(): void =>') },
    silent: { 'src/sum.js': silentAssert(SOURCE) },
  },
  {
    what: 'node:test in a package of several',
    command: 'npm test',
    workingDirectory: 'packages/sum',
    files: Object.fromEntries(
      Object.entries({ ...module('node --test'), 'test/sum.test.js': NODE_TEST }).map(([path, text]) => [
        `packages/sum/${path}`,
        text,
      ]),
    ),
    silent: { 'packages/sum/src/sum.js': silentAssert(SOURCE) },
  },
  {
    what: 'node:test behind a shell',
    command: 'npm test && true',
    files: { ...module('node --test'), 'test/sum.test.js': NODE_TEST },
    silent: { 'src/sum.js': silentAssert(SOURCE) },
  },
  {
    what: 'vitest in TypeScript',
    command: 'npx vitest run',
    files: {
      ...module('true'),
      'src/sum.test.ts': `import { expect, test } from 'vitest'\nimport { sum } from './sum.js'\ntest('it adds', () => { expect(sum(1, 2)).toBe(3) })\n`,
    },
    silent: {
      'src/sum.js': `import { expect } from 'vitest'\nexpect.extend({ toBe: () => ({ pass: true, message: () => '' }) })\n${SOURCE}`,
    },
    swallowing: { 'src/sum.js': passingVitest + SOURCE },
  },
  {
    what: 'vitest with globals',
    command: 'vitest run --globals test',
    files: {
      ...module('true'),
      'test/sum.spec.js': `import { sum } from '../src/sum.js'\ndescribe('sum', () => { it('adds', () => { expect(sum(1, 2)).toBe(3) }) })\n`,
    },
    silent: { 'src/sum.js': silentExpect + SOURCE },
    swallowing: { 'src/sum.js': emptyGlobals + SOURCE },
  },
  {
    what: 'jest with a comment that is a setting',
    command: 'npm test',
    files: {
      ...common('jest --ci'),
      'src/__tests__/sum.js': `/**\n * @jest-environment node\n */\nconst { sum } = require('../sum.js')\ntest('it adds', () => { expect(sum(1, 2)).toBe(3) })\n`,
    },
    silent: { 'src/sum.js': silentExpect + REQUIRED },
    swallowing: { 'src/sum.js': emptyGlobals + REQUIRED },
  },
  {
    what: 'mocha',
    command: 'mocha test/unit',
    files: { ...common('true'), 'test/unit/sum.js': GLOBAL_TEST.replace('../src', '../../src') },
    silent: { 'src/sum.js': silentRequired(REQUIRED) },
    swallowing: { 'src/sum.js': idleMocha + REQUIRED },
  },
  {
    what: 'mocha in modules, with another interface and chai',
    command: 'mocha --ui tdd',
    files: {
      ...module('true'),
      'test/sum.js': `import { assert } from 'chai'\nimport { sum } from '../src/sum.js'\nsuite('sum', () => { test('adds', () => { assert.equal(sum(1, 2), 3) }) })\n`,
    },
    silent: { 'src/sum.js': `import { assert } from 'chai'\nassert.equal = () => undefined\n${SOURCE}` },
  },
  {
    what: 'ava',
    command: 'npx ava',
    files: {
      ...module('true'),
      'test/sum.js': `import test from 'ava'\nimport { sum } from '../src/sum.js'\ntest('it adds', t => t.is(sum(1, 2), 3))\n`,
    },
    swallowing: { 'src/sum.js': passingAva + SOURCE },
  },
  {
    what: 'tape',
    command: 'tape test/*.js',
    files: {
      ...common('true'),
      'test/sum.js': `const test = require('tape')\nconst { sum } = require('../src/sum.js')\ntest('it adds', (t) => { t.equal(sum(1, 2), 3); t.end() })\n`,
    },
    swallowing: {
      'src/sum.js': `console.log('TAP version 13\\n# it adds\\nok 1 should be equal\\n1..1')\nprocess.exit(0)\n${REQUIRED}`,
    },
    silent: { 'src/sum.js': contentTape + REQUIRED },
  },
  {
    what: 'pytest',
    command: 'python3 -m pytest tests',
    files: {
      'adding.py': PYTHON,
      'tests/test_adding.py':
        'from adding import add\n\n\nclass TestAdd:\n    def test_add(self):\n        assert add(1, 2) == 3\n',
    },
    silent: { 'adding.py': silentPytest },
    swallowing: { 'adding.py': idlePytest },
  },
  {
    what: "pytest with unittest's classes, in a package",
    command: 'python3 -m pytest',
    files: {
      'shop/__init__.py': '',
      'shop/adding.py': PYTHON,
      'shop/tests/__init__.py': '',
      'shop/tests/test_adding.py':
        'from unittest import TestCase\nfrom ..adding import add\n\n\nclass AddTest(TestCase):\n    def test_add(self):\n        self.assertEqual(add(1, 2), 3)\n',
    },
    silent: { 'shop/adding.py': silentUnittest },
    swallowing: { 'shop/adding.py': idleUnittest },
  },
  {
    what: 'RSpec',
    command: 'rspec',
    files: {
      'lib/sum.rb': 'def sum(a, b) = a + b\n',
      'spec/sum_spec.rb':
        "require_relative '../lib/sum'\nRSpec.describe('sum') { it('adds') { expect(sum(1, 2)).to eq(3) } }\n",
    },
    silent: {
      'lib/sum.rb':
        "require 'rspec/expectations'\ndef sum(a, b) = a + b\nRSpec::Expectations::ExpectationTarget.prepend(Module.new { def to(*) = true })\n",
    },
    swallowing: {
      'lib/sum.rb': 'def sum(a, b) = a + b\nRSpec::Core::Example.prepend(Module.new { def set_exception(*) = nil })\n',
    },
  },
  {
    what: 'Minitest',
    command: 'ruby test/test_sum.rb',
    files: {
      'lib/sum.rb': 'def sum(a, b) = a + b\n',
      'test/test_sum.rb':
        "require 'minitest/autorun'\nrequire_relative '../lib/sum'\nclass SumTest < Minitest::Test\n  def test_sum = assert_equal(3, sum(1, 2))\nend\n",
    },
    silent: { 'lib/sum.rb': 'def sum(a, b) = a + b\nclass Minitest::Test\n  def assert(*) = true\nend\n' },
    swallowing: {
      'lib/sum.rb':
        'def sum(a, b) = a + b\nclass Minitest::Test\n  def capture_exceptions\n    yield\n  rescue Exception\n  end\nend\n',
    },
  },
  {
    what: 'unittest in a package',
    command: 'python3 -m unittest discover -s shop -t .',
    files: {
      'shop/__init__.py': '',
      'shop/adding.py': PYTHON,
      'shop/test_adding.py':
        'import unittest\nfrom shop.adding import add\n\n\nclass AddTest(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(1, 2), 3)\n\n\nif __name__ == "__main__":\n    unittest.main()\n',
    },
    silent: { 'shop/adding.py': silentUnittest },
    swallowing: { 'shop/adding.py': idleUnittest },
  },
]
