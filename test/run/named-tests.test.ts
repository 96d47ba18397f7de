import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNamedTests } from '../../src/run/named-tests.ts'
import { openCopy } from '../support/copies.ts'

const FILES = {
  'src/sum.js': '',
  'test/sum.test.js': '',
  'test/other.test.js': '',
  'tests/test_sum.py': '',
  'test/-x.test.js': '',
  'app/src/test/java/com/acme/SumTest.java': '',
}

async function find(t: Parameters<typeof openCopy>[0], names: readonly string[], log = '') {
  const { workspace } = await openCopy(t, FILES)
  const quoted = [{ author: 'CI', what: 'log', text: log }]
  const found = await findNamedTests(workspace, { kind: 'failing_check', commit: '', named: names, quoted })
  const [byName = [], byClass = [], byFile = []] = found?.selections ?? []
  const classes = byClass.map(({ file, id }) => [file, id])
  return { names: byName.map(({ id }) => id), classes, files: byFile.map(({ file }) => file) }
}

const NAMES: readonly (readonly [printed: string, told: string])[] = [
  ['sum adds two numbers', 'sum adds two numbers'],
  ['test_adds (tests.test_sum.Sum)', 'Sum > test_adds'],
  ['test_adds (tests.test_sum.Sum.test_adds)', 'Sum > test_adds'],
  ['test_adds(SumTest)', 'SumTest > test_adds'],
  ['App\\Tests\\SumTest::testAdds with data set #0 (1, 2)', 'SumTest > testAdds'],
  ['./spec/sum_spec.rb:2 # Sum adds', 'Sum adds'],
  ['./spec/sum_spec.rb[1:2:1] # Sum adds', 'Sum adds'],
  ['tests::adds', 'tests::adds'],
]
for (const [printed, told] of NAMES) {
  test(`a runner that chooses by name is told ${JSON.stringify(told)} for ${JSON.stringify(printed)}`, async (t) => {
    assert.deepEqual((await find(t, [printed])).names, [told])
  })
}

const CLASSES: readonly (readonly [printed: string, told: string])[] = [
  ['SumTest.adds', 'SumTest > adds'],
  ['com.acme.SumTest.adds', 'com.acme.SumTest > adds'],
  ['SumTest > adds()', 'SumTest > adds()'],
  ['adds(com.acme.SumTest)', 'com.acme.SumTest > adds'],
  ['adds[1](com.acme.SumTest)', 'com.acme.SumTest > adds[1]'],
  ['com.acme.SumTest', 'com.acme.SumTest'],
  ['com.acme.SumTest > classMethod', 'com.acme.SumTest'],
]
for (const [printed, told] of CLASSES) {
  test(`a runner that chooses classes is told ${JSON.stringify(told)} for ${JSON.stringify(printed)}`, async (t) => {
    assert.deepEqual((await find(t, [printed])).classes, [[told.split(' > ')[0], told]])
  })
}

test('it is told nothing where one of the classes has no file', async (t) => {
  assert.deepEqual((await find(t, ['SumTest.adds', 'Math.max returns the greatest'])).classes, [])
})

test('a runner that chooses files is told those that the names begin with, and no other that the log shows', async (t) => {
  const names = ['tests/test_sum.py::Sum::test_adds']
  assert.deepEqual((await find(t, names, 'tests/test_other.py .\ntest/other.test.js')).files, ['tests/test_sum.py'])
})

test('where names have no file, it is told the test files around them, by their paths in CI as well', async (t) => {
  const log = 'test at test/sum.test.js:3:1\n✖ adds (1ms)\n    at file:///home/runner/work/shop/shop/src/sum.js:1:1'
  assert.deepEqual((await find(t, ['adds'], log)).files, ['test/sum.test.js'])
  const absolute = 'FAIL /home/runner/work/shop/shop/test/sum.test.js'
  assert.deepEqual((await find(t, ['adds'], absolute)).files, ['test/sum.test.js'])
})

test('files of lines on what passed are left out', async (t) => {
  const log = 'PASS test/other.test.js\n ✓ test/other.test.js (3 tests)\nFAIL test/sum.test.js'
  assert.deepEqual((await find(t, ['adds'], log)).files, ['test/sum.test.js'])
})

test('nothing that a runner could take for an option is told', async (t) => {
  const found = await find(t, ['--help', 'adds'], 'FAIL test/-x.test.js')
  assert.deepEqual([found.names, found.files], [[], ['test/-x.test.js']])
  assert.deepEqual((await find(t, ['-x'], 'FAIL -x.test.js')).names, [])
})
