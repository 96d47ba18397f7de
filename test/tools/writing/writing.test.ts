import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Intent, Judge } from '../../../src/agent/types.ts'
import type { FileContent } from '../../support/git.ts'
import { openTools } from '../../support/tools.ts'

const edit = (path: string, old_text: string, new_text: string) => ({ path, old_text, new_text })
const CRLF = 'one\r\ntwo\r\nthree\r\n'

/** Tools whose writes are all allowed, and noted. */
async function openBench(t: TestContext, files: Readonly<Record<string, FileContent>>) {
  const judged: Intent[] = []
  const judge: Judge = (intent) => {
    judged.push(intent)
    return { allowed: true }
  }
  const opened = await openTools(t, files, { judge })
  const bytesOf = (path: string) => readFile(join(opened.workspace.directory, path), 'utf8')
  return { ...opened, judged, bytesOf }
}

test('the one place where the old text stands is replaced', async (t) => {
  const { use, bytesOf, judged } = await openBench(t, { 'a.js': 'one\ntwo\nthree' })
  assert.deepEqual(await use('edit_file', edit('a.js', 'two\n', '2\n$&\n')), {
    content: 'Changed a.js.',
    isError: false,
  })
  assert.equal(await bytesOf('a.js'), 'one\n2\n$&\nthree')
  assert.deepEqual(judged[0]?.edits, [{ path: 'a.js', before: 'one\ntwo\nthree', after: 'one\n2\n$&\nthree' }])
})

const kept: readonly [string, string, ReturnType<typeof edit>, string][] = [
  ['Windows line ends', CRLF, edit('a', 'one\ntwo', 'one\n2\n2b'), 'one\r\n2\r\n2b\r\nthree\r\n'],
  ['Windows line ends that the model wrote itself', CRLF, edit('a', 'one\r\ntwo', '1\r\n2'), '1\r\n2\r\nthree\r\n'],
  ['Windows line ends that the model wrote in one half', CRLF, edit('a', 'one\r\ntwo', '1\n2'), '1\r\n2\r\nthree\r\n'],
  ['a byte order mark', '\uFEFFone', edit('a', 'one', 'two'), '\uFEFFtwo'],
  ['a missing line end', 'one\ntwo', edit('a', 'one', '1'), '1\ntwo'],
  ['mixed line ends', 'one\r\ntwo\nthree\r\n', edit('a', 'two\n', '2\n'), 'one\r\n2\nthree\r\n'],
]
for (const [what, before, input, after] of kept) {
  test(`an edit keeps ${what}`, async (t) => {
    const { use, bytesOf } = await openBench(t, { a: before })
    assert.equal((await use('edit_file', input)).isError, false)
    assert.equal(await bytesOf('a'), after)
  })
}

test('a write keeps the mode of a file', async (t) => {
  const { use, workspace } = await openBench(t, { 'run.sh': { mode: '100755', content: 'echo 1\n' } })
  await use('edit_file', edit('run.sh', '1', '2'))
  await use('write_file', { path: 'run.sh', content: 'echo 3\n' })
  assert.equal((await stat(join(workspace.directory, 'run.sh'))).mode & 0o111, 0o111)
})

const refused: readonly [string, string, unknown, RegExp][] = [
  ['an empty old text', 'edit_file', edit('a.js', '', 'x'), /old_text is empty/],
  [
    'an old text that is not there',
    'edit_file',
    edit('a.js', 'absent', 'x'),
    /old_text does not occur in "a\.js"\. Read the file again/,
  ],
  [
    'an old text with other spaces',
    'edit_file',
    edit('a.js', '  twin\nx', 'x'),
    /A line like its first one stands at line 2/,
  ],
  [
    'an old text that stands twice',
    'edit_file',
    edit('a.js', 'twin', 'x'),
    /old_text occurs 2 times in "a\.js", at lines 2, 4\./,
  ],
  ['an old text that overlaps itself', 'edit_file', edit('b.js', 'aa', 'x'), /occurs 2 times/],
  ['an edit that changes nothing', 'edit_file', edit('a.js', 'one', 'one'), /would change nothing/],
  [
    'an edit that changes line ends only',
    'edit_file',
    edit('crlf', 'one\n', 'one\r\n'),
    /would change nothing in "crlf"/,
  ],
  ['an edit of an absent file', 'edit_file', edit('absent.js', 'a', 'b'), /There is no file "absent\.js"/],
  [
    'a new text that is too long',
    'edit_file',
    edit('a.js', 'one', 'x'.repeat(300_000)),
    /new_text has \d+ bytes, and at most 262144 can be written/,
  ],
  ['an edit of a large file', 'edit_file', edit('large.js', 'x', 'y'), /is too large/],
  [
    'an edit that makes a file too large',
    'edit_file',
    edit('almost.js', 'end', 'x'.repeat(200_000)),
    /would have more than 1048576 bytes/,
  ],
  ['a path that leaves the copy', 'edit_file', edit('../a.js', 'a', 'b'), /leaves the working directory/],
  [
    'a write of the same content',
    'write_file',
    { path: 'a.js', content: 'one\ntwin\nx\ntwin\n' },
    /has exactly this content already/,
  ],
  [
    'a whole new content for a large file',
    'write_file',
    { path: 'medium.js', content: 'x' },
    /has \d+ bytes, and at most 32768 are replaced as a whole\. Use edit_file/,
  ],
  [
    'a content that is too long',
    'write_file',
    { path: 'n.js', content: 'x'.repeat(300_000) },
    /content has \d+ bytes, and at most 262144 can be written/,
  ],
  ['a write over a binary file', 'write_file', { path: 'a.bin', content: 'x' }, /is a binary file/],
  ['a write over a folder', 'write_file', { path: 'src', content: 'x' }, /is not a regular file/],
  ['a write behind a link', 'write_file', { path: 'link/x.js', content: 'x' }, /symbolic link/],
]
for (const [what, tool, input, message] of refused) {
  test(`${what} is an answer, and nobody is asked to approve it`, async (t) => {
    const { use, judged, workspace, tree } = await openBench(t, {
      'a.js': 'one\ntwin\nx\ntwin\n',
      'b.js': 'aaa',
      crlf: CRLF,
      'src/x.js': '',
      'a.bin': Buffer.from('a\0'),
      'large.js': 'x'.repeat(1_100_000),
      'almost.js': `${'x'.repeat(1_000_000)}end`,
      'medium.js': 'y'.repeat(40_000),
      link: { mode: '120000', content: '/tmp' },
    })
    const { content, isError } = await use(tool, input)
    assert.equal(isError, true)
    assert.match(content, message)
    assert.deepEqual(judged, [])
    assert.deepEqual((await workspace.change(tree)).entries, [])
  })
}

test('a new file is written with its folders, and an existing small one as a whole', async (t) => {
  const { use, bytesOf } = await openBench(t, { 'a.js': 'old', crlf: CRLF })
  assert.equal((await use('write_file', { path: 'new/deep/b.js', content: 'b\n' })).content, 'Created new/deep/b.js.')
  assert.equal((await use('write_file', { path: 'a.js', content: 'new' })).content, 'Changed a.js.')
  await use('write_file', { path: 'crlf', content: 'four\nfive\n' })
  assert.deepEqual([await bytesOf('new/deep/b.js'), await bytesOf('a.js')], ['b\n', 'new'])
  assert.equal(await bytesOf('crlf'), 'four\r\nfive\r\n')
})

for (const [what, meddle, left] of [
  ['changed', (file: string) => writeFile(file, 'by somebody else'), 'by somebody else'],
  ['given a byte order mark', (file: string) => writeFile(file, '\uFEFFold'), '\uFEFFold'],
] as const) {
  test(`a file that is ${what} during approval is not overwritten`, async (t) => {
    let file = ''
    const judge: Judge = async () => {
      await meddle(file)
      return { allowed: true }
    }
    const { use, workspace } = await openTools(t, { 'a.js': 'old' }, { judge })
    file = join(workspace.directory, 'a.js')
    const { content, isError } = await use('edit_file', edit('a.js', 'old', 'new'))
    assert.equal(isError, true)
    assert.match(content, /"a\.js" was changed by somebody else meanwhile, so nothing was written\. Read it again\./)
    assert.equal(await readFile(file, 'utf8'), left)
  })
}

test('a file that somebody makes during approval is not overwritten', async (t) => {
  let file = ''
  const judge: Judge = async () => {
    await writeFile(file, 'mine')
    return { allowed: true }
  }
  const { use, workspace } = await openTools(t, {}, { judge })
  file = join(workspace.directory, 'new.js')
  assert.equal((await use('write_file', { path: 'new.js', content: 'x' })).isError, true)
  assert.equal(await readFile(file, 'utf8'), 'mine')
})
