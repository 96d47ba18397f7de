import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Judge } from '../../../src/agent/types.ts'
import { openTools } from '../../support/tools.ts'

const FILES = {
  'a.js': 'one\ntwo\nthree\n',
  'b.js': 'b\n',
  'crlf.js': 'one\r\ntwo\r\n',
  'run.sh': { mode: '100755', content: 'x\n' },
} as const

const part = (from: string, to: string, hunk: string) => `--- ${from}\n+++ ${to}\n${hunk}`
const change = (path: string, old: string, now: string) =>
  part(`a/${path}`, `b/${path}`, `@@ -1,1 +1,1 @@\n-${old}\n+${now}\n`)
const create = (path: string, line: string) => part('/dev/null', `b/${path}`, `@@ -0,0 +1,1 @@\n+${line}\n`)
const remove = (path: string, line: string) => part(`a/${path}`, '/dev/null', `@@ -1,1 +0,0 @@\n-${line}\n`)

test('a patch over several files changes, makes and removes them', async (t) => {
  const { use, workspace, tree } = await openTools(t, FILES)
  const second = part('a/a.js', 'b/a.js', '@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n')
  const patch = `diff --git a/a.js b/a.js\nindex 1..2 100644\n${second}${create('src/new.js', 'n')}${remove('b.js', 'b')}`
  assert.deepEqual(await use('apply_patch', { patch }), {
    content: 'Changed a.js.\nCreated src/new.js.\nRemoved b.js.',
    isError: false,
  })
  const { entries } = await workspace.change(tree)
  assert.deepEqual(
    entries.map(({ kind, path, after }) => [kind, path, after]),
    [
      ['modify', 'a.js', 'one\n2\nthree\n'],
      ['delete', 'b.js', undefined],
      ['add', 'src/new.js', 'n\n'],
    ],
  )
})

test('line numbers may be off, the lines around a change may not', async (t) => {
  const { use, workspace } = await openTools(t, { 'a.js': `${'x\n'.repeat(20)}one\ntwo\n` })
  const hunk = '@@ -3,2 +3,2 @@\n one\n-two\n+2\n'
  assert.equal((await use('apply_patch', { patch: part('a/a.js', 'b/a.js', hunk) })).isError, false)
  assert.match((await workspace.read('a.js', 1_000)).text, /one\n2\n$/)
  const wrong = '@@ -21,2 +21,2 @@\n uno\n-2\n+3\n'
  assert.match(
    (await use('apply_patch', { patch: part('a/a.js', 'b/a.js', wrong) })).content,
    /its context lines are not there/,
  )
})

test('Windows line ends are kept', async (t) => {
  const { use, workspace } = await openTools(t, FILES)
  await use('apply_patch', { patch: part('a/crlf.js', 'b/crlf.js', '@@ -1,2 +1,2 @@\n one\n-two\n+2\n') })
  assert.equal((await workspace.read('crlf.js', 1_000)).text, 'one\r\n2\r\n')
})

test('a file without a line end at its end stays so, and gets one when the patch says it', async (t) => {
  const { use, workspace } = await openTools(t, { 'a.js': 'one' })
  const noEnd = '\\ No newline at end of file\n'
  await use('apply_patch', { patch: part('a/a.js', 'b/a.js', `@@ -1 +1 @@\n-one\n${noEnd}+two\n${noEnd}`) })
  assert.equal((await workspace.read('a.js', 100)).text, 'two')
  await use('apply_patch', { patch: part('a/a.js', 'b/a.js', `@@ -1 +1 @@\n-two\n${noEnd}+three\n`) })
  assert.equal((await workspace.read('a.js', 100)).text, 'three\n')
})

const refused: readonly [string, string, RegExp][] = [
  ['no patch at all', 'please change a.js', /has a file without a hunk|cannot be read/],
  ['an empty text', '', /has a file without a hunk/],
  ['a file without hunks', '--- a/a.js\n+++ b/a.js\n', /has a file without a hunk/],
  [
    'a hunk without numbers',
    '--- a/a.js\n+++ b/a.js\n@@ @@\n-one\n+1\n',
    /has a file without a hunk|cannot be read|does not fit/,
  ],
  ['a hunk whose counts are wrong', part('a/a.js', 'b/a.js', '@@ -1,9 +1,9 @@\n-one\n+1\n'), /cannot be read/],
  ['a rename', part('a/a.js', 'b/c.js', '@@ -1,1 +1,1 @@\n-one\n+1\n'), /renames "a\.js" to "c\.js"/],
  [
    'a rename without hunks',
    'diff --git a/a.js b/c.js\nsimilarity index 100%\nrename from a.js\nrename to c.js\n',
    /without a hunk/,
  ],
  ['a mode change', 'diff --git a/a.js b/a.js\nold mode 100644\nnew mode 100755\n', /says "new mode 100755"/],
  [
    'a symbolic link',
    `diff --git a/l b/l\nnew file mode 120000\n${part('/dev/null', 'b/l', '@@ -0,0 +1,1 @@\n+/etc/passwd\n')}`,
    /says "new file mode 120000"/,
  ],
  ['a submodule', `new file mode 160000\n${create('m', 'Subproject commit 0')}`, /says "new file mode 160000"/],
  ['a new file that exists', create('a.js', 'x'), /creates "a\.js", which exists already/],
  ['a change of an absent file', change('absent.js', 'a', 'b'), /changes "absent\.js", which does not exist/],
  [
    'the removal of half a file',
    part('a/a.js', '/dev/null', '@@ -1,1 +0,0 @@\n-one\n'),
    /removes "a\.js", but not all of its lines/,
  ],
  ['lines that are not there', change('a.js', 'uno', '1'), /does not fit "a\.js"/],
  ['a change that changes nothing', change('a.js', 'one', 'one'), /would change nothing in "a\.js"/],
  ['one file twice', change('a.js', 'one', '1') + change('a.js', 'one', '2'), /names "a\.js" twice/],
  ['one file in two spellings', change('a.js', 'one', '1') + change('./a.js', 'one', '2'), /names "a\.js" twice/],
  ['a path that leaves the copy', change('../a.js', 'one', '1'), /leaves the working directory/],
  ['an absolute path', part('/etc/passwd', '/etc/passwd', '@@ -1,1 +1,1 @@\n-a\n+b\n'), /is absolute/],
  ["git's own folder", create('.git/hooks/x', 'x'), /inside git's own folder/],
  [
    'a path in escapes',
    part('"a/\\056git/x"', '"b/\\056git/x"', '@@ -0,0 +1,1 @@\n+x\n'),
    /has a backslash|inside git's own folder|does not exist/,
  ],
  ['no file name', '--- /dev/null\n+++ /dev/null\n@@ -0,0 +1,1 @@\n+x\n', /names no file/],
  [
    'more than can be written',
    create('a', 'x'.repeat(300_000)),
    /The patch has \d+ bytes, and at most 262144 can be written/,
  ],
]
for (const [what, patch, message] of refused) {
  test(`a patch with ${what} is an answer, and nobody is asked to approve it`, async (t) => {
    const judge: Judge = () => assert.fail('The patch was judged.')
    const { use, workspace, tree } = await openTools(t, FILES, { judge })
    const { content, isError } = await use('apply_patch', { patch })
    assert.equal(isError, true)
    assert.match(content, message)
    assert.deepEqual((await workspace.change(tree)).entries, [])
  })
}

test('when one part does not fit, no file is touched', async (t) => {
  const { use, workspace, tree } = await openTools(t, FILES)
  const patch = change('b.js', 'b', 'B') + change('a.js', 'uno', '1')
  assert.equal((await use('apply_patch', { patch })).isError, true)
  assert.deepEqual((await workspace.change(tree)).entries, [])
})

test('when one file cannot be written, what was done before is taken back', async (t) => {
  const { use, workspace, tree } = await openTools(t, FILES)
  const patch =
    change('a.js', 'one\n-two\n-three', '1').replace('-1,1', '-1,3') + remove('run.sh', 'x') + create('b.js/c.js', 'x')
  const { content, isError } = await use('apply_patch', { patch })
  assert.equal(isError, true)
  assert.match(content, /"b\.js\/c\.js" cannot be used as a file here/)
  assert.deepEqual((await workspace.change(tree)).entries, [])
  assert.equal((await workspace.read('a.js', 100)).text, 'one\ntwo\nthree\n')
  assert.equal((await workspace.read('run.sh', 100)).mode & 0o111, 0o111)
})

test('a file that is removed during approval is not made again', async (t) => {
  let file = ''
  const judge: Judge = async () => {
    await rm(file)
    return { allowed: true }
  }
  const { use, workspace } = await openTools(t, FILES, { judge })
  file = join(workspace.directory, 'b.js')
  const { content } = await use('apply_patch', { patch: change('a.js', 'one', '1') + change('b.js', 'b', 'B') })
  assert.match(content, /"b\.js" was changed by somebody else meanwhile, so nothing was written/)
  assert.equal(await readFile(join(workspace.directory, 'a.js'), 'utf8'), 'one\ntwo\nthree\n')
  await writeFile(file, 'b\n')
})
