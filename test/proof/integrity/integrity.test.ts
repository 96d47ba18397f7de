import assert from 'node:assert/strict'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { checkIntegrity } from '../../../src/proof/integrity/integrity.ts'
import { planTests, runTests } from '../../../src/proof/proof.ts'
import { QUICK_PATH } from '../../support/attempt.ts'
import { openCopy } from '../../support/copies.ts'
import { PACKAGES } from '../../support/run-tests.ts'

/** A project whose one test is green. */
interface Green {
  readonly what: string
  readonly command: string
  readonly files: Readonly<Record<string, string>>
  readonly workingDirectory?: string
  /** The file of the code under test, with text that lays hands on the tests; absent where no way is known. */
  readonly tampered?: Readonly<Record<string, string>>
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
const silentPytest = `import _pytest.python\n_pytest.python.Function.runtest = lambda self: None\n${PYTHON}`

const PROJECTS: readonly Green[] = [
  {
    what: 'node:test in modules',
    command: 'npm test',
    files: { ...module('node --test'), 'test/sum.test.js': NODE_TEST },
    tampered: { 'src/sum.js': silentAssert(SOURCE) },
  },
  {
    what: 'node:test with require and suites, and a glob in the command',
    command: 'node --test "spec/*.spec.cjs"',
    files: { ...common('true'), 'spec/sum.spec.cjs': NODE_REQUIRED },
    tampered: { 'src/sum.js': silentRequired(REQUIRED) },
  },
  {
    what: 'node:test in TypeScript',
    command: 'node --test test/sum.test.ts',
    files: { ...module('true'), 'test/sum.test.ts': NODE_TEST.replace('() =>', '(): void =>') },
    tampered: { 'src/sum.js': silentAssert(SOURCE) },
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
    tampered: { 'packages/sum/src/sum.js': silentAssert(SOURCE) },
  },
  {
    what: 'node:test behind a shell',
    command: 'npm test && true',
    files: { ...module('node --test'), 'test/sum.test.js': NODE_TEST },
    tampered: { 'src/sum.js': silentAssert(SOURCE) },
  },
  {
    what: 'vitest in TypeScript',
    command: 'npx vitest run',
    files: {
      ...module('true'),
      'src/sum.test.ts': `import { expect, test } from 'vitest'\nimport { sum } from './sum.js'\ntest('it adds', () => { expect(sum(1, 2)).toBe(3) })\n`,
    },
    tampered: {
      'src/sum.js': `import { expect } from 'vitest'\nexpect.extend({ toBe: () => ({ pass: true, message: () => '' }) })\n${SOURCE}`,
    },
  },
  {
    what: 'vitest with globals',
    command: 'vitest run --globals test',
    files: {
      ...module('true'),
      'test/sum.spec.js': `import { sum } from '../src/sum.js'\ndescribe('sum', () => { it('adds', () => { expect(sum(1, 2)).toBe(3) }) })\n`,
    },
    tampered: { 'src/sum.js': silentExpect + SOURCE },
  },
  {
    what: 'jest with a comment that is a setting',
    command: 'npm test',
    files: {
      ...common('jest --ci'),
      'src/__tests__/sum.js': `/**\n * @jest-environment node\n */\nconst { sum } = require('../sum.js')\ntest('it adds', () => { expect(sum(1, 2)).toBe(3) })\n`,
    },
    tampered: { 'src/sum.js': silentExpect + REQUIRED },
  },
  {
    what: 'mocha',
    command: 'mocha test/unit',
    files: { ...common('true'), 'test/unit/sum.js': GLOBAL_TEST.replace('../src', '../../src') },
    tampered: { 'src/sum.js': silentRequired(REQUIRED) },
  },
  {
    what: 'mocha in modules, with another interface and chai',
    command: 'mocha --ui tdd',
    files: {
      ...module('true'),
      'test/sum.js': `import { assert } from 'chai'\nimport { sum } from '../src/sum.js'\nsuite('sum', () => { test('adds', () => { assert.equal(sum(1, 2), 3) }) })\n`,
    },
    tampered: { 'src/sum.js': `import { assert } from 'chai'\nassert.equal = () => undefined\n${SOURCE}` },
  },
  {
    what: 'ava',
    command: 'npx ava',
    files: {
      ...module('true'),
      'test/sum.js': `import test from 'ava'\nimport { sum } from '../src/sum.js'\ntest('it adds', t => t.is(sum(1, 2), 3))\n`,
    },
  },
  {
    what: 'tape',
    command: 'tape test/*.js',
    files: {
      ...common('true'),
      'test/sum.js': `const test = require('tape')\nconst { sum } = require('../src/sum.js')\ntest('it adds', (t) => { t.equal(sum(1, 2), 3); t.end() })\n`,
    },
    tampered: {
      'src/sum.js': `console.log('TAP version 13\\n# it adds\\nok 1 should be equal\\n1..1')\nprocess.exit(0)\n${REQUIRED}`,
    },
  },
  {
    what: 'pytest',
    command: 'python3 -m pytest tests',
    files: {
      'adding.py': PYTHON,
      'tests/test_adding.py':
        'from adding import add\n\n\nclass TestAdd:\n    def test_add(self):\n        assert add(1, 2) == 3\n',
    },
    tampered: { 'adding.py': silentPytest },
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
    tampered: { 'shop/adding.py': silentUnittest },
  },
  {
    what: 'RSpec',
    command: 'rspec',
    files: {
      'lib/sum.rb': 'def sum(a, b) = a + b\n',
      'spec/sum_spec.rb':
        "require_relative '../lib/sum'\nRSpec.describe('sum') { it('adds') { expect(sum(1, 2)).to eq(3) } }\n",
    },
    tampered: {
      'lib/sum.rb':
        "require 'rspec/expectations'\ndef sum(a, b) = a + b\nRSpec::Expectations::ExpectationTarget.prepend(Module.new { def to(*) = true })\n",
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
    tampered: { 'lib/sum.rb': 'def sum(a, b) = a + b\nclass Minitest::Test\n  def assert(*) = true\nend\n' },
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
    tampered: { 'shop/adding.py': silentUnittest },
  },
]

async function check(t: TestContext, project: Green, changed: Green['files']) {
  const { command, workingDirectory = '.' } = project
  const settings = { workingDirectory, environment: { PATH: QUICK_PATH } }
  const { openCopy: open, tree, mirror } = await openCopy(t, project.files, settings)
  const openWithPackages = async (from: string) => {
    const opened = await open(from)
    await symlink(PACKAGES, join(opened.directory, 'node_modules'))
    return opened
  }
  const edits = Object.entries(changed).map(([path, text]) => ({ path, mode: '100644', content: Buffer.from(text) }))
  const change = await mirror.change(tree, await mirror.treeWith(tree, edits))
  const copy = await openWithPackages(change.tree)
  const plan = await planTests(command, copy)
  const run = { timeoutMs: 60_000, signal: new AbortController().signal }
  const startedAtMs = Date.now()
  const report = await runTests(copy, plan, run)
  assert.deepEqual(
    report.tests?.map(({ status }) => status),
    ['passed'],
    report.output,
  )
  return checkIntegrity(
    {
      change,
      copy,
      startedAtMs,
      beforeTree: tree,
      evidence: { method: 'per_test', failToPass: report.tests?.map(({ id }) => id) ?? [] },
      after: [report],
    },
    {
      openCopy: openWithPackages,
      planFor: async () => plan,
      run,
      isProtected: () => false,
      sandbox: {
        level: 0,
        mechanism: 'none',
        bwrapVersion: null,
        uid: 0,
        network: 'host',
        pidNamespace: false,
        protectedReadOnly: false,
        limits: {},
        selfTest: { passed: 0, failed: [] },
        reason: '',
      },
    },
  )
}

for (const project of PROJECTS) {
  describe(`tests that must fail, under ${project.what}`, () => {
    test('are seen to fail', async (t) => {
      assert.deepEqual(await check(t, project, {}), { reasons: [], remarks: [] })
    })

    const { tampered } = project
    if (!tampered) return
    test('tell when the code has laid hands on the tests', async (t) => {
      const { reasons } = await check(t, project, tampered)
      assert.match(reasons.join(), /^Tests that must fail (passed|were not reported) with this patch/)
    })
  })
}
