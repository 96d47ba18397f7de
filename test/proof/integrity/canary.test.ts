import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, test } from 'node:test'
import { createCanary, createFailingProgram, readCanary } from '../../../src/proof/integrity/canary.ts'
import type { TestReport, TestResult, TestStatus } from '../../../src/proof/types.ts'

const NAMING = { nonce: '5f3a9c21', namesakes: ['total adds the prices up'] }
const FILE = { path: 'test/cart.test.js', text: "import { test } from 'node:test'\ntest('a', () => undefined)" }

const result = (names: string, status: TestStatus): TestResult => ({
  id: `test/cart.test.js${names === '' ? '' : ` > ${names}`}`,
  file: 'test/cart.test.js',
  status,
  isFile: names === '',
  message: undefined,
})
const run = (tests: readonly TestResult[] | undefined, exitCode = 1): TestReport => ({
  runner: 'node:test',
  exitCode,
  ending: 'exited',
  durationMs: 1,
  output: '',
  tests,
})

const canary = createCanary(FILE, 'node:test', NAMING)
if (!canary) throw new Error('There is a canary for node:test.')
const USUAL = run([result('total adds the prices up', 'passed')], 0)
const look = (tests: readonly TestResult[] | undefined, exitCode?: number) =>
  readCanary(canary, run(tests, exitCode), USUAL)
const own = (status: TestStatus) => [0, 1, 2].map((i) => result(`5f3a9c21 ${i}`, status))

describe('what is said of tests that must fail', () => {
  test('all of them fail, as they must', () => {
    const { failed, ignored, isFileBroken } = look([...(USUAL.tests ?? []), ...own('failed')])
    assert.deepEqual([failed.length, ignored, isFileBroken], [canary.count, [], false])
  })

  test('one that passes is not taken seriously, and nor is one whose failure the command does not care about', () => {
    assert.deepEqual(look([...own('failed').slice(1), result('5f3a9c21 0', 'passed')]).ignored.length, 1)
    assert.deepEqual(look(own('failed'), 0).ignored.length, 3)
    assert.deepEqual(look([result('5f3a9c21 0', 'expected_failure')]).ignored.length, 1)
  })

  test('those that are skipped or missing say nothing', () => {
    assert.deepEqual(look(own('skipped')), { failed: [], ignored: [], isFileBroken: false })
    assert.deepEqual(look(USUAL.tests), { failed: [], ignored: [], isFileBroken: false })
  })

  test('a file that broke as a whole, or no report at all, is known', () => {
    assert.equal(look([result('', 'errored')]).isFileBroken, true)
    assert.equal(look(undefined).isFileBroken, true)
  })

  test('of two tests with one name the false one may not pass', () => {
    const names = (second: TestStatus) => [
      result('total adds the prices up', 'passed'),
      result('total adds the prices up #2', second),
      ...own('failed'),
    ]
    assert.deepEqual(look(names('failed')).ignored, [])
    assert.deepEqual(look(names('passed')).ignored, ['test/cart.test.js > total adds the prices up #2'])
  })
})

describe('the text of a canary', () => {
  test('stands behind the file, in one line, and says nothing of what it is', () => {
    assert.ok(canary.text.startsWith(FILE.text))
    assert.equal(canary.text, FILE.text + canary.alone)
    assert.equal(canary.alone.trim().split('\n').length, 2)
    assert.doesNotMatch(canary.alone, /canary|regreen/i)
  })

  test('loads modules as the file does', () => {
    const load = (path: string, text: string) => createCanary({ path, text }, 'mocha', NAMING)?.alone ?? ''
    assert.match(load('a.js', "import a from './a.js'"), /import \* as \w+ from 'node:assert'/)
    assert.match(load('a.mjs', ''), /import \* as/)
    assert.match(load('a.js', "const a = require('./a.js')"), /const \w+ = require\('node:assert'\)/)
    assert.match(load('a.cjs', "import('x')"), /require\('node:assert'\)/)
    assert.match(load('a.js', "const { expect } = require('chai')"), /require\('chai'\)/)
    assert.doesNotMatch(load('a.js', ''), /chai'/)
  })

  test('has names that no text of the project can break out of', () => {
    const naming = { nonce: '5f3a9c21', namesakes: ['it\'s `a` "b" ${c} */ \n\u2028'] }
    const { alone = '' } = createCanary({ path: 'a.cjs', text: '' }, 'mocha', naming) ?? {}
    const seen: string[] = []
    new Function('require', 'it', alone)(createRequire(import.meta.url), (name: string) => seen.push(name))
    assert.deepEqual(seen.slice(3), naming.namesakes)
    const python = createCanary({ path: 'test_a.py', text: '' }, 'pytest', {
      ...NAMING,
      namesakes: ['test_a[1\n]', 'test_a: x', 'test_b'],
    })
    assert.match(python?.alone ?? '', /def test_a\(self\)[\s\S]*def test_b\(self\)/)
    assert.doesNotMatch(python?.alone ?? '', /: x/)
  })

  test('is chosen by the runner and by the language of the file', () => {
    assert.equal(createCanary({ path: 'a_test.go', text: '' }, 'go test', NAMING), undefined)
    assert.equal(createCanary({ path: 'a.py', text: '' }, 'node:test', NAMING), undefined)
    assert.match(
      createCanary({ path: 'test_a.py', text: '' }, 'node:test + pytest', NAMING)?.alone ?? '',
      /def test_case_/,
    )
    assert.equal(createCanary({ path: 'test_a.py', text: 'class A(TestCase)' }, 'pytest', NAMING)?.count, 6)
  })
})

test('a program that is a test as a whole is made to load what it loads, and to fail', () => {
  const text = `#!/usr/bin/env node
import assert from 'node:assert'
import { total } from '../src/cart.js'
const { count } = await import("../src/count.js")
assert.equal(total([]), 0)
`
  assert.equal(
    createFailingProgram({ path: 'test/cart.mjs', text }, 'x')?.text,
    "import '../src/cart.js'\nimport '../src/count.js'\nthrow new Error('x')\n",
  )
  const python =
    'import sys\nfrom cart import (\n    total,\n)\n\nif __name__ == "__main__":\n    import late\n    sys.exit(0)\n'
  assert.equal(
    createFailingProgram({ path: 'run.py', text: python }, 'x')?.text,
    'import sys\nfrom cart import (\n    total,\n)\nraise RuntimeError("x")\n',
  )
  assert.equal(createFailingProgram({ path: 'run.sh', text: '' }, 'x'), undefined)
})
