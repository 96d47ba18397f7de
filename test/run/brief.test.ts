import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTestFile } from '../../src/policy/policy.ts'
import type { TestReport, TestResult } from '../../src/proof/types.ts'
import { findNamedFiles } from '../../src/run/brief.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { openCopy } from '../support/copies.ts'

const settings = { isTestFile, maxFiles: 6, maxBytes: 10_000 }

const failure = (file: string | undefined, message: string): TestResult => ({
  id: 't',
  file,
  status: 'failed',
  isFile: false,
  message,
})
const report = (tests: readonly TestResult[] | undefined, output = ''): TestReport => ({
  runner: 'x',
  exitCode: 1,
  ending: 'exited',
  durationMs: 1,
  tests,
  output,
})

const pathsOf = async (workspace: Workspace, seen: TestReport, overrides: Partial<typeof settings> = {}) =>
  (await findNamedFiles(workspace, seen, { ...settings, ...overrides })).map(({ path }) => path)

test('files of a trace come first, then what the failing tests import, then the tests themselves', async (t) => {
  const { workspace } = await openCopy(t, {
    'src/sum.js': 'sum',
    'src/helper.js': 'helper',
    'src/other.js': 'other',
    'test/sum.test.js': "const { sum } = require('../src/sum.js')\nimport h from '../src/helper'\n",
  })
  const trace = `Error\n    at sum (${workspace.visibleDirectory}/src/other.js:1:2)\n    at file://${workspace.visibleDirectory}/test/sum.test.js:3:4`
  assert.deepEqual(await pathsOf(workspace, report([failure('test/sum.test.js', trace)])), [
    'src/other.js',
    'src/sum.js',
    'src/helper.js',
    'test/sum.test.js',
  ])
})

const imports: readonly [string, string, string][] = [
  ['a TypeScript file behind a .js ending', "import { a } from './a.js'\n", 'src/a.ts'],
  ['a file without its ending', "const a = await import('./a')\n", 'src/a.ts'],
  ['a folder', "import '../src/lib'\n", 'src/lib/index.js'],
  ['a module of Python', 'from calc import add\n', 'calc.py'],
  ['a module below src', 'import pack.inner\n', 'src/pack/inner.py'],
  ['a module by its name', 'from pack import inner, other\n', 'src/pack/inner.py'],
]
for (const [what, line, path] of imports) {
  test(`a test file may import ${what}`, async (t) => {
    const testFile = path.endsWith('.py') ? 'test_x.py' : 'src/x.test.ts'
    const { workspace } = await openCopy(t, { [testFile]: line, [path]: 'x' })
    assert.deepEqual(await pathsOf(workspace, report([failure(testFile, '')])), [path, testFile])
  })
}

const subjects: readonly [string, string][] = [
  ['test/cart.test.js', 'lib/cart.js'],
  ['spec/cart.spec.ts', 'src/shop/cart.ts'],
  ['tests/test_cart.py', 'shop/cart.py'],
  ['cart_test.go', 'cart.go'],
  ['src/test/java/CartTest.java', 'src/main/java/Cart.java'],
  ['spec/cart_spec.rb', 'lib/cart.rb'],
]
for (const [testFile, path] of subjects) {
  test(`${testFile} is named after ${path}, which goes before what it imports`, async (t) => {
    const line = testFile.endsWith('.js') ? "import '../src/other.js'\n" : ''
    const { workspace } = await openCopy(t, { [testFile]: line, [path]: 'x', 'src/other.js': 'y', 'src/cart.css': 'z' })
    const imported = line === '' ? [] : ['src/other.js']
    assert.deepEqual(await pathsOf(workspace, report([failure(testFile, '')])), [path, ...imported, testFile])
  })
}

test('a name that many files have says nothing', async (t) => {
  const files = { 'a/index.js': 'a', 'b/index.js': 'b', 'c/index.js': 'c', 'test/index.test.js': 'x' }
  const { workspace } = await openCopy(t, files)
  assert.deepEqual(await pathsOf(workspace, report([failure('test/index.test.js', '')])), ['test/index.test.js'])
})

test('without a report the output is read', async (t) => {
  const { workspace } = await openCopy(t, { 'main.go': 'x', 'lib/a.c': 'y' })
  assert.deepEqual(await pathsOf(workspace, report(undefined, './main.go:3:1: bad\nsee lib/a.c.\n')), [
    'main.go',
    'lib/a.c',
  ])
})

test('only files of the project are named, however a trace calls them', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'x' })
  const output = '/etc/passwd.js ../a.js /a.js node_modules/x.js a.js b.js'
  assert.deepEqual(await pathsOf(workspace, report(undefined, output)), ['a.js'])
})

test('files that are too large, too many or no text are left to the model to ask for', async (t) => {
  const files = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${i}.js`, 'x'.repeat(1_000)]))
  const { workspace } = await openCopy(t, { ...files, '0.js': Buffer.from('\0'), '1.js': 'x'.repeat(20_000) })
  const seen = report(undefined, Object.keys(files).join(' '))
  assert.deepEqual(await pathsOf(workspace, seen, { maxFiles: 3 }), ['2.js', '3.js', '4.js'])
  assert.deepEqual(await pathsOf(workspace, seen, { maxBytes: 2_500 }), ['2.js', '3.js'])
})

test('output that is made to be slow is read in one pass', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'x', 'x.test.js': '\n'.repeat(9_000) })
  const output = `${'a'.repeat(256 * 1024)} ${'a.'.repeat(100_000)} ${'/'.repeat(100_000)} a.js`
  assert.deepEqual(await pathsOf(workspace, report([failure('x.test.js', '')], output)), ['a.js', 'x.test.js'])
})
