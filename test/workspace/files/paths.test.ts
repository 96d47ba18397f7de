import assert from 'node:assert/strict'
import { posix } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { ToolError } from '../../../src/errors.ts'
import { normalisePath } from '../../../src/workspace/files/paths.ts'

const refused: readonly [string, string][] = [
  ['', 'is empty'],
  ['  ', 'is empty'],
  ['..', 'leaves'],
  ['../secret', 'leaves'],
  ['src/../../secret', 'leaves'],
  ['src/..', 'leaves'],
  ['/etc/passwd', 'is absolute'],
  ['C:/Windows', 'is absolute'],
  ['c:file', 'is absolute'],
  ['src\\..\\..\\secret', 'has a backslash'],
  ['src/a\nb', 'has a control character'],
  ['src/a\0', 'has a control character'],
  ['.git/config', "is inside git's own folder"],
  ['sub/.git', "is inside git's own folder"],
  ['.GIT/hooks/pre-commit', "is inside git's own folder"],
  ['.git./config', "is inside git's own folder"],
  ['.git /config', "is inside git's own folder"],
  ['.g\u200cit/config', "is inside git's own folder"],
  ['．ｇｉｔ/config', "is inside git's own folder"],
  ['.git::$INDEX_ALLOCATION/config', "is inside git's own folder"],
  ['git~1/config', "is inside git's own folder"],
  ['a/'.repeat(100_000), 'is too long'],
]
for (const [path, why] of refused) {
  test(`B9, C5, D1: the path ${JSON.stringify(path.slice(0, 40))} is refused because it ${why}`, () => {
    assert.throws(
      () => normalisePath(path),
      (error) => error instanceof ToolError && error.message.includes(why),
    )
  })
}

const accepted: readonly [string, string][] = [
  ['src/a.js', 'src/a.js'],
  ['./src//a.js', 'src/a.js'],
  ['src/', 'src'],
  ['.', '.'],
  ['./', '.'],
  ['...', '...'],
  ['a..b/c', 'a..b/c'],
  ['.gitignore', '.gitignore'],
  ['.github/workflows/ci.yml', '.github/workflows/ci.yml'],
  ['digit~10/x', 'digit~10/x'],
  ['src/[id]/page (1).tsx', 'src/[id]/page (1).tsx'],
  ['-rf', '-rf'],
]
for (const [path, normal] of accepted) {
  test(`the path ${JSON.stringify(path)} is read as ${normal}`, () => assert.equal(normalisePath(path), normal))
}

test('whatever the path, what is accepted stays inside and is normal already', () => {
  const part = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('.', '..', '.git', '', 'src', '...', '.. '))
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      let normal: string
      try {
        normal = normalisePath(parts.join('/'))
      } catch (error) {
        assert.ok(error instanceof ToolError)
        return
      }
      assert.equal(normalisePath(normal), normal)
      const resolved = posix.resolve('/copy', normal)
      assert.ok(resolved === '/copy' || resolved.startsWith('/copy/'))
      assert.ok(!resolved.split('/').includes('.git'))
    }),
  )
})
