import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createResults, filesOf, namesOf, type ReportedTest } from '../../../src/proof/runners/results.ts'

const DIRECTORY = '/tmp/copy-1/repo'

function gather(tests: readonly Partial<ReportedTest>[], duplicates?: 'numbered' | 'worst') {
  const results = createResults(DIRECTORY, duplicates)
  for (const each of tests) results.add({ file: undefined, names: [], status: 'passed', ...each })
  return results.all() ?? []
}

const idOf = (one: Partial<ReportedTest>) => gather([one])[0]?.id

const IDS: readonly (readonly [name: string, test: Partial<ReportedTest>, id: string])[] = [
  ['a relative file stays', { file: 'test/a.js', names: ['x'] }, 'test/a.js > x'],
  ['an absolute file becomes relative', { file: `${DIRECTORY}/test/a.js`, names: ['x'] }, 'test/a.js > x'],
  ['a file URL becomes relative', { file: `file://${DIRECTORY}/a%20b.js`, names: ['x'] }, 'a b.js > x'],
  ['a broken file URL is kept as it is', { file: `file://${DIRECTORY}/a%zz.js`, names: [] }, 'a%zz.js'],
  ['a file alone', { file: 'a.js' }, 'a.js'],
  ['suites in front of the name', { names: ['s', 't', 'x[1]'] }, 's > t > x[1]'],
  ['the copy, in which it ran, is left out', { names: [`reads ${DIRECTORY}/a.txt`] }, 'reads a.txt'],
  ['the copy itself is a dot', { names: [`in ${DIRECTORY}`] }, 'in .'],
  ['line breaks and controls', { names: ['a\nb\u001b[31mc\u202ed\u2028e'] }, 'a b [31mc d e'],
  ['letters of all scripts', { names: ['grün ✓ 日本'] }, 'grün ✓ 日本'],
]

for (const [name, reported, id] of IDS) {
  test(`test ids: ${name}`, () => assert.equal(idOf(reported), id))
}

test('tests of one name keep a place each, and none takes the id of another', () => {
  const ids = gather(['a #2', 'a', 'a', 'a', 'b'].map((name) => ({ names: [name] }))).map(({ id }) => id)
  assert.deepEqual(ids, ['a #2', 'a', 'a #3', 'a #4', 'b'])
})

test('where a runner lists one test twice, the worst result stands for it', () => {
  const tests = gather(
    [
      { names: ['a'], status: 'failed', message: 'body' },
      { names: ['a'], status: 'errored', message: 'teardown' },
      { names: ['b'], status: 'errored' },
      { names: ['b'], status: 'passed' },
    ],
    'worst',
  )
  assert.deepEqual(
    tests.map(({ id, status, message }) => [id, status, message]),
    [
      ['a', 'errored', 'teardown'],
      ['b', 'errored', undefined],
    ],
  )
})

test('names and messages without end are cut, and many long messages are cut shorter', () => {
  const [one] = gather([{ names: ['n'.repeat(5_000)], message: 'm'.repeat(50_000) }])
  assert.equal(one?.id.length, 1_000)
  assert.equal(one?.message?.length, 4_000)
  const last = gather(Array.from({ length: 5_000 }, (_, i) => ({ names: [`${i}`], message: 'm'.repeat(4_000) }))).at(-1)
  assert.equal(last?.message?.length, 200)
})

test('a report with more tests than anybody has is no report', () => {
  const results = createResults(DIRECTORY)
  for (let i = 0; i < 300_002; i++) results.add({ file: 'a', names: [`${i}`], status: 'passed' })
  assert.equal(results.all(), undefined)
})

test('files and names can be had back from results, for runners that are told which tests to run', () => {
  const tests = gather([{ file: 'a.js', names: ['s', 'x'] }, { file: 'a.js', names: ['s', 'x'] }, { file: 'b.js' }])
  assert.deepEqual(filesOf(tests), ['a.js', 'b.js'])
  assert.deepEqual(tests.map(namesOf), [['s', 'x'], ['s', 'x'], []])
  assert.deepEqual(filesOf([...tests, ...gather([{ names: ['no file'] }])]), [])
})
