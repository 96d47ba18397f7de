import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { matchNames } from '../../../src/proof/reproduction/match-names.ts'
import type { TestResult } from '../../../src/proof/types.ts'

/** A test with the id that runners give it; of a file alone where it has no names. */
const one = (file: string | undefined, ...names: readonly string[]): TestResult => ({
  id: [...(file === undefined ? [] : [file]), ...names].join(' > '),
  file,
  status: 'failed',
  isFile: names.length === 0,
  message: undefined,
})

const match = (names: readonly string[], tests: readonly TestResult[], runner = 'any') => {
  const ids = matchNames(names, { tests, runner })
  return ids && [...ids]
}

/** A name as each runner prints it, and the test that our reader of its reports makes of it. */
const NOTATIONS: readonly (readonly [runner: string, name: string, test: TestResult])[] = [
  ['node:test', 'adds', one('a.test.mjs', 'sum', 'adds')],
  ['node:test, as TAP', 'sum > of two > adds', one('a.test.mjs', 'sum', 'of two', 'adds')],
  ['node:test, a file', 'broken.test.mjs', one('broken.test.mjs')],
  ['vitest', 'src/sum.test.ts > sum > is 1 > 2', one('src/sum.test.ts', 'sum', 'is 1 > 2')],
  ['jest', 'sum › of two › adds 1 + 2', one('src/sum.test.js', 'sum', 'of two', 'adds 1 + 2')],
  ['jest, a file', './broken.test.js', one('broken.test.js')],
  ['mocha', 'calc #add(a: b) adds: numbers', one('test/calc.js', 'calc', '#add(a: b)', 'adds: numbers')],
  ['ava, of no file', 'b › adds numbers', one(undefined, 'b › adds numbers')],
  ['ava', 'b › adds numbers', one('test/b.test.js', 'adds numbers')],
  ['ava, a folder', 'sub › b › adds › all', one('test/sub/__tests__/b.spec.ts', 'adds', 'all')],
  ['tape', 'sum > adds > is > 2', one(undefined, 'sum > adds > is')],
  ['pytest', 'tests/test_a.py::TestC::test_m', one('tests/test_a.py', 'TestC', 'test_m')],
  ['pytest, by an id of ours', 'tests/test_a.py > test_m', one('tests/test_a.py', 'test_m')],
  ['pytest, with parameters', 'test_a.py::test_p[a - b::c/d]', one('test_a.py', 'test_p[a - b::c/d]')],
  ['pytest, by a heading', 'TestC.test_m', one('tests/test_a.py', 'TestC', 'test_m')],
  ['pytest, a file', 'tests/test_gone.py', one('tests/test_gone.py')],
  ['unittest', 'test_a (tests.test_sum.Sum.test_a)', one('tests/test_sum.py', 'Sum', 'test_a')],
  ['unittest before Python 3.11', 'test_a (test_sum.Sum)', one('tests/test_sum.py', 'Sum', 'test_a')],
  ['unittest, a subtest', 'test_a (test_sum.Sum.test_a) [two] (i=2)', one('test_sum.py', 'Sum', 'test_a')],
  ['unittest, a module', 'tests.gone (unittest.loader._FailedTest.tests.gone)', one('tests/gone.py')],
  ['nose', 'test_a.TestC.test_m', one('tests/test_a.py', 'TestC', 'test_m')],
  ['go test', 'TestParts/twice#01', one('example.com/sum', 'TestParts/twice#01')],
  ['go test, a package', 'example.com/x/sub', one('example.com/x/sub')],
  ['cargo test', 'tests::adds', one('my-sum', 'tests::adds')],
  ['cargo test, documentation', 'src/lib.rs - add (line 2)', one('src/lib.rs', 'doc', 'add')],
  ['cargo nextest', 'my-sum tests::adds', one('my-sum', 'tests::adds')],
  ['Maven', 'com.foo.CalcTest.testAdd', one('com.foo.CalcTest', 'testAdd')],
  ['Maven, of a module', 'testP[1: a b](com.foo.ParamTest)', one('app/com.foo.ParamTest', 'testP[1: a b]')],
  ['Maven, by its summary', 'CalcTest.testAdd', one('com.foo.CalcTest', 'testAdd')],
  ['Maven, a parameter in parentheses', 'com.foo.JupTest.par(String)[1]', one('com.foo.JupTest', 'par(String)[1]')],
  ['Maven, a class', 'com.foo.BeforeTest', one('com.foo.BeforeTest')],
  ['Gradle', 'com.foo.CalcTest > testAdd()', one('com.foo.CalcTest', 'testAdd()')],
  ['Gradle, a class', 'com.foo.BeforeTest > classMethod', one('com.foo.BeforeTest')],
  ['PHPUnit', 'Tests\\CalcTest::testErr', one('tests/CalcTest.php', 'Tests\\CalcTest', 'testErr')],
  [
    'PHPUnit, with data',
    `Tests\\CalcTest::testData with data set #2 (3, 'y')`,
    one('tests/CalcTest.php', 'Tests\\CalcTest', 'testData with data set #2'),
  ],
  [
    'PHPUnit, with data that has a name',
    `CalcTest::testData with data set "named set" (2, 'x')`,
    one('tests/CalcTest.php', 'CalcTest', 'testData with data set "named set"'),
  ],
  ['RSpec', './spec/calc_spec.rb:5 # Calc #sub subs # things', one('spec/calc_spec.rb', 'Calc #sub subs # things')],
  ['RSpec, an example in a loop', './spec/a_spec.rb[1:2:1] # Calc adds', one('spec/a_spec.rb', 'Calc adds')],
  ['minitest', 'CalcTest#test_adds', one('test/calc_test.rb', 'CalcTest', 'test_adds')],
  ['minitest, a spec', 'thing#test_0001_does stuff', one('test/calc_test.rb', 'thing', 'does stuff')],
  ['test-unit', 'test_adds(UnitTest)', one('test/unit_test.rb', 'UnitTest', 'test_adds')],
  ['bats', 'output; not ok', one('test/sum.bats', 'output; not ok')],
  ['prove', 't/a.t > one is two', one('t/a.t', 'one is two')],
  ['ctest', 'bad', one(undefined, 'bad')],
  ['dotnet test', 'Sum.Tests.IsWrong(a: 1.5)', one('Sum.Tests', 'IsWrong(a: 1.5)')],
]
/** Those whose notation is read for them alone. */
const RUNNERS: Readonly<Record<string, string>> = { ava: 'ava', 'ava, a folder': 'ava', tape: 'TAP' }
for (const [runner, name, is] of NOTATIONS) {
  test(`a name of ${runner} is found`, () => {
    const others = [one('other/x.test.js', 'another'), one(undefined, 'x'), one('other/y.js')]
    assert.deepEqual(match([name], [...others, is], RUNNERS[runner]), [is.id])
  })
}

describe('a name', () => {
  const tests = [
    one('a.test.js', 'sum', 'adds'),
    one('b.test.js', 'sum', 'adds'),
    one('b.test.js', 'sum', 'adds twice'),
    one('b.test.js', 'sum', 'it adds'),
  ]

  test('that is only the last part fits all tests that end with it', () => {
    assert.deepEqual(match(['adds'], tests), ['a.test.js > sum > adds', 'b.test.js > sum > adds'])
    assert.deepEqual(match(['sum > adds'], tests), ['a.test.js > sum > adds', 'b.test.js > sum > adds'])
    assert.deepEqual(match(['b.test.js > sum > adds'], tests), ['b.test.js > sum > adds'])
  })

  test('does not begin inside of a part, nor end before the end', () => {
    assert.equal(match(['twice'], tests), undefined)
    assert.equal(match(['a.test.js > sum'], tests), undefined)
    assert.equal(match(['sum'], tests), undefined)
  })

  test('of a file fits all of its tests', () => {
    assert.equal(match(['b.test.js'], tests)?.length, 3)
  })

  test('stands for every test that shares it and was numbered', () => {
    const numbered = [one('a.test.js', 'adds'), one('a.test.js', 'adds #2'), one('a.test.js', 'adds #13')]
    assert.equal(match(['adds'], numbered)?.length, 3)
    assert.deepEqual(match(['adds #2'], numbered), ['a.test.js > adds #2'])
  })

  test('that fits nothing takes away what the others fit', () => {
    assert.equal(match(['adds', 'forged'], tests), undefined)
    assert.equal(match([], tests), undefined)
  })

  test('that says nothing fits nothing', () => {
    for (const empty of ['', ' ', '/', '> ›', '\u0000\u200b', '..::#']) {
      assert.equal(match([empty], tests), undefined, JSON.stringify(empty))
      assert.equal(match([empty, 'adds'], tests), undefined)
    }
  })

  test('that was cut fits nothing', () => {
    const long = 'x'.repeat(1_000)
    assert.equal(match([long], [one('a.test.js', long)]), undefined)
  })

  test('with control characters is read without them, as ids are', () => {
    assert.deepEqual(match(['sum\u0007 › \u200badds\r'], tests), ['a.test.js > sum > adds', 'b.test.js > sum > adds'])
  })

  test('with separators inside fits the test that has them, however it is taken apart', () => {
    const odd = one('a.test.js', 'a > b', 'c/d::e.f')
    for (const name of ['a.test.js > a > b > c/d::e.f', 'a > b › c/d::e.f', 'b > c/d::e.f', 'c/d::e.f'])
      assert.deepEqual(match([name], [odd]), [odd.id], name)
    assert.equal(match(['e.f'], [odd]), undefined)
  })
})

describe('bounded work', () => {
  const MANY = 50_000
  const tests = Array.from({ length: MANY }, (_, i) => one(`test/${i % 500}.test.js`, 'suite', `test number ${i}`))

  test('a hundred thousand names of as many tests are matched in one pass', () => {
    const names = [...tests.map(({ id }) => id), ...tests.map((_, i) => `test number ${i}`)]
    assert.equal(matchNames(names, { tests, runner: 'any' })?.size, MANY)
  })

  test('names that are all the same to us cost no more', () => {
    const separators = ['.', ':', '/', '>', '›', '#', '\\', ' ']
    const names = Array.from({ length: 100_000 }, (_, i) =>
      ['suite', ...[...`${i}`].map((digit) => separators[Number(digit) % 8]), 'adds'].join(''),
    )
    const same = Array.from({ length: MANY }, (_, i) => one(`${i}.test.js`, 'suite', 'adds'))
    assert.equal(matchNames(names, { tests: same, runner: 'any' })?.size, MANY)
  })

  test('names and tests that are made to be slow are not', () => {
    const slow = [
      '(a'.repeat(499),
      `${'a'.repeat(400)} (${'a.'.repeat(290)}`,
      `${'a'.repeat(20)} (${`${'a'.repeat(20)}.`.repeat(45)}`,
      `x with data set "${'") ('.repeat(240)}`,
      `a.rs - ${'(line 1'.repeat(140)}`,
      '/'.repeat(999),
    ]
    const deep = one('x/'.repeat(5_000), ...Array.from({ length: 5_000 }, () => 'x'))
    const many = Array<string[]>(200).fill(slow).flat()
    for (const runner of ['any', 'ava', 'TAP']) assert.equal(match(many, [deep, ...tests], runner), undefined)
  })
})
