import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TestReport } from '../../src/proof/types.ts'
import { readProjectTests } from '../../src/run/project-tests.ts'
import { openCopy } from '../support/copies.ts'
import type { FileContent } from '../support/git.ts'

type Files = Readonly<Record<string, FileContent>>

/** Each of these files was reported to hold a test that fails. */
const report = (...paths: readonly string[]): TestReport => ({
  runner: 'x',
  exitCode: 1,
  ending: 'exited',
  durationMs: 1,
  output: '',
  tests: paths.map((file) => ({ id: `${file} > a`, file, status: 'failed', isFile: false, message: undefined })),
})

async function read(
  t: Parameters<typeof openCopy>[0],
  files: Files,
  reported: readonly string[],
  workingDirectory = '.',
) {
  const { workspace } = await openCopy(t, files, { workingDirectory })
  return readProjectTests(workspace, 'true', report(...reported))
}

describe('a file that tests were reported from is a test, whatever its name', () => {
  const CASES: readonly (readonly [path: string, text: string, other: string])[] = [
    ['checks/cart.js', "import { total } from '../src/cart.js'\ntest('a', () => total())\n", 'src/cart.js'],
    ['checks/cart.cjs', "const { total } = require('../src/cart.js')\n", 'src/cart.js'],
    ['checks/cart.py', 'from cart import total\n\n\ndef test_total():\n    assert total\n', 'cart.py'],
    ['checks/cart.py', 'import shop.cart\n', 'shop/cart.py'],
    ['checks/cart.py', 'from .cart_code import total\n', 'checks/cart_code.py'],
    ['checks/cart.rb', "require_relative '../lib/cart'\n", 'lib/cart.rb'],
  ]
  for (const [path, text, other] of CASES) {
    test(`${path}: ${JSON.stringify(text.split('\n')[0])}`, async (t) => {
      const { testFiles, mixedFiles, isTestFile } = await read(t, { [path]: text, [other]: '' }, [path])
      assert.deepEqual([testFiles, mixedFiles], [[path], []])
      assert.equal(isTestFile(path), true)
      assert.equal(isTestFile(other), false)
    })
  }

  test('named from the root, where the project is a folder of it', async (t) => {
    const files = { 'app/checks/cart.js': "import '../cart.js'\n", 'app/cart.js': '' }
    assert.deepEqual((await read(t, files, ['checks/cart.js'], 'app')).testFiles, ['app/checks/cart.js'])
  })

  test('and so is the file behind a link', async (t) => {
    const files: Files = { 'real/cart.js': '', 'test/cart.js': { mode: '120000', content: '../real/cart.js' } }
    assert.deepEqual((await read(t, files, ['test/cart.js'])).testFiles, ['real/cart.js'])
  })
})

describe('a file that holds what it tests is none', () => {
  const CASES: readonly (readonly [what: string, path: string, text: string])[] = [
    [
      'code with its own tests',
      'cart.js',
      "import { test } from 'node:test'\nexport const total = 1\ntest('a', () => total)\n",
    ],
    ['tests beside the code, for vitest', 'src/cart.js', "import './a.js'\nif (import.meta.vitest) {}\n"],
    ['doctests', 'cart.py', 'import shop\n\n\ndef total():\n    """\n    >>> total()\n    1\n    """\n'],
    ['a single file of Python', 'cart.py', 'import unittest\n\n\nclass A(unittest.TestCase):\n    pass\n'],
    ['another language', 'src/lib.rs', '#[test]\nfn a() {}\n'],
  ]
  for (const [what, path, text] of CASES) {
    test(what, async (t) => {
      const { testFiles, mixedFiles, isTestFile } = await read(t, { [path]: text, 'shop.py': '' }, [path])
      assert.deepEqual([testFiles, mixedFiles], [[], [path]])
      assert.equal(isTestFile(path), false)
    })
  }
})

test('files that are called tests are not told again, and their texts are kept', async (t) => {
  const found = await read(t, { 'test/cart.test.js': 'expects 5\n', 'src/cart.js': '' }, ['test/cart.test.js'])
  assert.deepEqual([found.testFiles, found.mixedFiles], [[], []])
  assert.deepEqual(found.failingTexts, ['expects 5\n'])
})

test('what is protected are tests, settings and the harness', async (t) => {
  const files = {
    'package.json': JSON.stringify({ scripts: { test: 'mocha' }, mocha: { require: './tools/hooks.js' } }),
    'tools/hooks.js': '',
    'src/cart.js': '',
    'test/cart.js': '',
  }
  const { isProtected, harness } = await read(t, files, [])
  assert.deepEqual(harness, ['tools/hooks.js'])
  assert.deepEqual(Object.keys(files).filter(isProtected), ['package.json', 'tools/hooks.js', 'test/cart.js'])
})

test('names in a report that are no files of the project mean nothing', async (t) => {
  const { testFiles, failingTexts } = await read(t, { 'a.js': '' }, [
    'com.example.CartTest',
    '../outside.js',
    '/etc/passwd',
  ])
  assert.deepEqual([testFiles, failingTexts], [[], []])
})

test('a file of nothing but line ends costs no time', { timeout: 30_000 }, async (t) => {
  const known = await read(t, { 'checks/blank.py': '\n'.repeat(250_000) }, ['checks/blank.py'])
  assert.deepEqual(known.mixedFiles, ['checks/blank.py'])
})
