import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFirstErrorFinder } from '../../../src/github/log/first-error.ts'

/** Lines with a star name a failing test. */
function find(...lines: readonly string[]): string | undefined {
  const finder = createFirstErrorFinder()
  for (const line of lines) finder.read(line.replace('*', ''), line.startsWith('*'))
  return finder.text()
}

const errors: readonly [what: string, line: string][] = [
  ['Python', 'ValueError: no'],
  ['pytest', 'E       assert 3 == 2'],
  ['Java', 'java.lang.IllegalStateException: no'],
  ['Maven', '[ERROR] Failed to execute goal'],
  ['Node', 'AssertionError [ERR_ASSERTION]: no'],
  ['TypeScript', 'src/a.ts(3,1): error TS1005: no'],
  ['Rust', 'error[E0308]: mismatched types'],
  ['a panic', "thread 'main' panicked at src/lib.rs:3:1:"],
  ['a C compiler', 'sum.c:3:5: error: no'],
  ['PHPUnit', 'Failed asserting that 1 is 2.'],
  ['RSpec', '     Failure/Error: expect(1).to eq 2'],
  ['a shell', 'line 1: pytest: command not found'],
]
for (const [what, line] of errors) {
  test(`the error of ${what} is found`, () => assert.equal(find('noise', line, '', 'later'), line.trim()))
}

test('the error below a failing test comes before one that was only printed', () => {
  assert.equal(
    find('ValueError: printed', '', '*FAIL test_a', 'Traceback', 'KeyError: real', 'more'),
    'KeyError: real\nmore',
  )
})

test('where nothing is called an error, what stands below the test is', () => {
  assert.equal(find('*--- FAIL: TestA', '    a_test.go:3: got 1, want 2', '', 'FAIL'), 'a_test.go:3: got 1, want 2')
})

test('without any, the annotation is told', () => {
  const finder = createFirstErrorFinder()
  finder.read('noise', false)
  finder.annotate('Gradle build failed')
  assert.equal(finder.text(), 'Gradle build failed')
})

test('an ordinary line is no error', () => {
  const lines = [
    'no errors',
    '0 error(s)',
    'errors.ts compiled',
    'DeprecationWarning: old',
    '    raise TypeError("no")',
  ]
  assert.equal(find(...lines), undefined)
})

test('an error is a few lines', () => {
  assert.equal(find('Error: a', ...Array.from({ length: 50 }, (_, i) => `line ${i}`))?.split('\n').length, 8)
})
