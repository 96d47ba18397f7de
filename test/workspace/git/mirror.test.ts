import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ConfigError, ServiceError } from '../../../src/errors.ts'
import { createMirror, editsOf, type TreeEdit } from '../../../src/workspace/workspace.ts'
import { openMirror, SEARCH_PATH } from '../../support/copies.ts'
import { openFolder } from '../../support/folders.ts'
import { commitFiles, git } from '../../support/git.ts'

const put = (path: string, content: string, mode = '100644'): TreeEdit => ({
  path,
  mode,
  content: Buffer.from(content),
})
const remove = (path: string): TreeEdit => ({ path, mode: '100644', content: undefined })

test('one commit is fetched without its history', async (t) => {
  const folder = await openFolder(t)
  const source = join(folder, 'source.git')
  await git(folder, ['init', '--quiet', '--bare', source])
  const first = await commitFiles(source, { branch: 'main', files: { 'a.js': 'first' } })
  const second = await commitFiles(source, { branch: 'main', files: { 'a.js': 'second' } })
  const mirror = await createMirror(folder, SEARCH_PATH)
  assert.equal(await mirror.fetchCommit({ kind: 'local', directory: source }, second), second)
  assert.equal(await mirror.has(second), true)
  assert.equal(await mirror.has(first), false)
  assert.equal(await mirror.readText(second, 'a.js'), 'second')
})

test('a machine without git is told what to install', async (t) => {
  const folder = await openFolder(t)
  await assert.rejects(
    createMirror(folder, folder),
    (error) => error instanceof ConfigError && error.message.startsWith('There is no git. Install it'),
  )
})

test('a commit that the source does not have is told with both their names', async (t) => {
  const { mirror, folder } = await openMirror(t, { 'a.js': '' })
  const absent = 'a'.repeat(40)
  await assert.rejects(
    mirror.fetchCommit({ kind: 'local', directory: join(folder, 'source.git') }, absent),
    (error) => error instanceof ConfigError && error.message.includes(absent) && error.message.includes('source.git'),
  )
})

test('a server that does not answer is a fault of the service', async (t) => {
  const { mirror } = await openMirror(t, { 'a.js': '' })
  const source = { kind: 'server', url: 'http://127.0.0.1:1/x.git', authorization: undefined } as const
  await assert.rejects(mirror.fetchCommit(source, 'main'), ServiceError)
})

test('a repository on disk is reached by no other way than the one that was named', async (t) => {
  const { mirror } = await openMirror(t, { 'a.js': '' })
  const marker = join(await openFolder(t), 'started')
  const source = { kind: 'local', directory: `ext::sh -c touch% ${marker}` } as const
  await assert.rejects(mirror.fetchCommit(source, 'main'), ConfigError)
})

test('files are read by tree: text, modes, and nothing for what is no regular file', async (t) => {
  const { mirror, tree } = await openMirror(t, {
    'a.js': 'a',
    'dir/b.sh': { mode: '100755', content: 'b' },
    link: { mode: '120000', content: 'a.js' },
    '*.js': 'a name like a glob',
  })
  assert.deepEqual(await mirror.paths(tree), ['*.js', 'a.js', 'dir/b.sh', 'link'])
  assert.equal(await mirror.readText(tree, 'a.js'), 'a')
  for (const path of ['absent', 'dir', 'link']) assert.equal(await mirror.readText(tree, path), undefined)
  assert.equal(await mirror.readText(tree, '*.js'), 'a name like a glob')
  assert.equal(await mirror.modeOf(tree, 'dir/b.sh'), '100755')
  assert.equal(await mirror.modeOf(tree, 'absent'), '100644')
})

test('a file that cannot be read is not taken for one that is absent', async (t) => {
  const { mirror } = await openMirror(t, { 'a.js': 'a' })
  await assert.rejects(mirror.readText('a'.repeat(40), 'a.js'))
})

test('a tree is made of a tree and edits', async (t) => {
  const { mirror, tree } = await openMirror(t, { 'a.js': 'a', 'b/c.js': 'c', d: 'd' })
  const edited = await mirror.treeWith(tree, [
    put('a.js', 'new'),
    put('run.sh', 'run', '100755'),
    remove('b/c.js'),
    remove('absent'),
    put('d/e.js', 'a folder in the place of a file'),
  ])
  assert.deepEqual(await mirror.paths(edited), ['a.js', 'd/e.js', 'run.sh'])
  assert.equal(await mirror.readText(edited, 'a.js'), 'new')
  assert.equal(await mirror.modeOf(edited, 'run.sh'), '100755')
  assert.equal(await mirror.readText(tree, 'a.js'), 'a')
})

test('the entries of a change make the same change on another tree', async (t) => {
  const { mirror, tree } = await openMirror(t, { 'a.js': 'a', 'b.js': 'b' })
  const changed = await mirror.treeWith(tree, [put('a.js', 'new'), remove('b.js'), put('c.js', 'c', '100755')])
  const { entries } = await mirror.change(tree, changed)
  assert.equal(await mirror.treeWith(tree, editsOf(entries)), changed)
})

test('a change is told entry by entry, with a patch that git can apply and its digest', async (t) => {
  const { mirror, tree, folder } = await openMirror(t, { 'a.js': 'one\ntwo\n', 'gone.js': 'x\n', 'kept.js': 'k' })
  const changed = await mirror.treeWith(tree, [
    put('a.js', 'one\n2\n3\n'),
    remove('gone.js'),
    put('new "file".js', 'n'),
  ])
  const change = await mirror.change(tree, changed)

  assert.deepEqual(
    change.entries.map(({ kind, path, oldMode, newMode, additions, deletions, before, after }) => ({
      kind,
      path,
      modes: `${oldMode} ${newMode}`,
      lines: `+${additions} -${deletions}`,
      before,
      after,
    })),
    [
      {
        kind: 'modify',
        path: 'a.js',
        modes: '100644 100644',
        lines: '+2 -1',
        before: 'one\ntwo\n',
        after: 'one\n2\n3\n',
      },
      { kind: 'delete', path: 'gone.js', modes: '100644 000000', lines: '+0 -1', before: 'x\n', after: undefined },
      { kind: 'add', path: 'new "file".js', modes: '000000 100644', lines: '+1 -0', before: undefined, after: 'n' },
    ],
  )
  assert.deepEqual([change.additions, change.deletions], [3, 2])
  assert.match(change.sha256, /^[0-9a-f]{64}$/)
  await writeFile(join(folder, 'patch.diff'), change.patch)
  assert.equal(await mirror.treeWithPatch(tree, join(folder, 'patch.diff')), changed)
  assert.equal(await mirror.treeWithoutPatch(changed, join(folder, 'patch.diff')), tree)
  await assert.rejects(mirror.treeWithoutPatch(tree, join(folder, 'patch.diff')), ConfigError)
})

test('a rename is told as what it does: one file goes, another comes', async (t) => {
  const { mirror, tree } = await openMirror(t, { 'old.js': 'the same text\n'.repeat(20) })
  const changed = await mirror.treeWith(tree, [remove('old.js'), put('new.js', 'the same text\n'.repeat(20))])
  const { entries, patch } = await mirror.change(tree, changed)
  assert.deepEqual(
    entries.map(({ kind, path }) => [kind, path]),
    [
      ['add', 'new.js'],
      ['delete', 'old.js'],
    ],
  )
  assert.doesNotMatch(patch, /rename|similarity/)
})

test('binary files, links and submodules have no text in a change', async (t) => {
  const { mirror, tree, commit } = await openMirror(t, { 'a.bin': Buffer.from('a\0b'), 'a.js': 'a' })
  const changed = await mirror.treeWith(tree, [
    put('a.bin', 'c\0d'),
    put('link', 'a.js', '120000'),
    { path: 'sub', mode: '160000', content: { blob: commit } },
  ])
  const { entries } = await mirror.change(tree, changed)
  assert.deepEqual(
    entries.map(({ path, isBinary, newMode, after }) => [path, isBinary, newMode, after]),
    [
      ['a.bin', true, '100644', undefined],
      ['link', false, '120000', undefined],
      ['sub', false, '160000', undefined],
    ],
  )
})

test('attributes in the tree do not hide a text from review', async (t) => {
  const { mirror, tree } = await openMirror(t, { '.gitattributes': '* -diff binary\n', 'a.js': 'a\n' })
  const { entries, patch } = await mirror.change(tree, await mirror.treeWith(tree, [put('a.js', 'b\n')]))
  assert.deepEqual([entries[0]?.isBinary, entries[0]?.after], [false, 'b\n'])
  assert.match(patch, /^\+b$/m)
})

test('equal trees make an empty change', async (t) => {
  const { mirror, tree } = await openMirror(t, { 'a.js': 'a' })
  const change = await mirror.change(tree, tree)
  assert.deepEqual([change.entries, change.patch], [[], ''])
})

test('a patch that does not apply is told with its file', async (t) => {
  const { mirror, tree, folder } = await openMirror(t, { 'a.js': 'a\n' })
  const file = join(folder, 'wrong.diff')
  await writeFile(file, 'diff --git a/a.js b/a.js\n--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-other\n+b\n')
  await assert.rejects(
    mirror.treeWithPatch(tree, file),
    (error) => error instanceof ConfigError && /wrong\.diff does not apply to the base commit/.test(error.message),
  )
})

test('a tree is checked out over what stands in the folder', async (t) => {
  const { mirror, tree, folder } = await openMirror(t, { 'a/b.js': 'tree', 'c.js': 'tree' })
  const target = join(folder, 'target')
  await mkdir(join(target, 'c.js'), { recursive: true })
  await writeFile(join(target, 'kept'), '')
  await mirror.checkOut(tree, target)
  assert.deepEqual((await readdir(target, { recursive: true })).sort(), ['a', 'a/b.js', 'c.js', 'kept'])
})

test('a commit is written with its tree, parent and message, and nobody’s name', async (t) => {
  const { mirror, tree, commit } = await openMirror(t, { 'a.js': 'a' })
  const made = await mirror.commit(tree, { message: 'Say "hi"\n\nBody', parent: commit })
  const text = await git(mirror.gitDir, ['cat-file', 'commit', made], { env: { GIT_DIR: mirror.gitDir } })
  assert.match(text, new RegExp(`^tree ${tree}\nparent ${commit}\nauthor github-actions\\[bot\\] `))
  assert.ok(text.endsWith('\n\nSay "hi"\n\nBody'))
})
