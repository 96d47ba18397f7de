import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toAnnotations, toLineNotes } from '../../../src/action/report/annotations.ts'

const at = (file: string | undefined, message: string | undefined, folder = '.') =>
  toAnnotations([{ id: 'a > adds', file, message }], folder)[0]

const LINES: readonly (readonly [what: string, file: string, message: string, line: number | undefined])[] = [
  ['a stack of Node.js', 'test/a.test.js', '    at Test (file:///tmp/copy/test/a.test.js:6:10)', 6],
  ['a stack of Python', 'test_a.py', '  File "/w/test_a.py", line 12, in test_adds', 12],
  ['pytest', 'tests/test_a.py', 'tests/test_a.py:5: AssertionError', 5],
  ['another file alone', 'a.test.js', '    at add (/w/src/extra.test.js:3:1)\n    at (/w/ba.test.js:4:1)', undefined],
  ['a name that would be a pattern', 'a(1).test.js', 'aX1X.test.js:3\na(1).test.js:7', 7],
  ['a number without end', 'a.test.js', 'a.test.js:123456789012', undefined],
  ['no line', 'a.test.js', 'expected 1', undefined],
]
for (const [what, file, message, line] of LINES) {
  test(`the line is found in what the runner says: ${what}`, () => {
    assert.deepEqual([at(file, message)?.file, at(file, message)?.line], [file, line])
  })
}

test('a file is named from the root of the repository, and a class or a path to elsewhere is none', () => {
  assert.equal(at('test/a.test.js', '', 'packages/b')?.file, 'packages/b/test/a.test.js')
  for (const file of [undefined, 'src', '../a.js', '/etc/passwd.txt'])
    assert.deepEqual([at(file, 'x')?.file, at(file, 'x')?.line], [undefined, undefined], file)
})

test('what is told is one text without invisible characters, and not without end', () => {
  const { message = '' } = at('a.js', `\u202ebad\u0000 ${'x'.repeat(5_000)}`) ?? {}
  assert.ok(message.startsWith('a > adds\nbad'), JSON.stringify(message.slice(0, 30)))
  assert.equal(message.length, 1_000)
  assert.equal(at('a.js', undefined)?.message, 'a > adds')
})

test('the check run takes those that stand at a line', () => {
  const tests = [
    { id: 'a', file: 'a.test.js', message: 'a.test.js:3' },
    { id: 'b', file: 'b.test.js', message: 'no line' },
    { id: 'c', file: undefined, message: 'c.test.js:3' },
  ]
  assert.deepEqual(toLineNotes(toAnnotations(tests, '.')), [{ path: 'a.test.js', line: 3, message: 'a\na.test.js:3' }])
})
