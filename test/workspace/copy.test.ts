import assert from 'node:assert/strict'
import { chmod, mkdir, readdir, readFile, rename, stat, symlink, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ToolError } from '../../src/errors.ts'
import { openCopy } from '../support/copies.ts'
import { openFolder } from '../support/folders.ts'
import { git } from '../support/git.ts'

const text = (content: string) => ({ text: content, hasBom: false })
const limits = { timeoutMs: 20_000, maxOutputBytes: 10_000 }

test('a copy has the files of its tree with their modes', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'a', 'run.sh': { mode: '100755', content: 'echo' } })
  assert.deepEqual((await readdir(workspace.directory)).sort(), ['.git', 'a.js', 'run.sh'])
  assert.equal((await stat(join(workspace.directory, 'run.sh'))).mode & 0o111, 0o111)
})

test('F19: for tools of the repository a copy looks like a clean checkout of its commit, without history or remote', async (t) => {
  const { workspace, commit } = await openCopy(t, { 'a.js': 'a' })
  assert.equal(await git(workspace.directory, ['rev-parse', 'HEAD']), commit)
  assert.equal(await git(workspace.directory, ['status', '--porcelain']), '')
  assert.equal(await git(workspace.directory, ['remote']), '')
  assert.equal(await git(workspace.directory, ['rev-list', '--count', 'HEAD']), '1')
})

test('what a tool writes is the change, and what tests write is not', async (t) => {
  const { workspace, tree } = await openCopy(t, { 'a.js': 'old\n', 'b.js': 'b\n', 'c.js': 'c\n' })
  await workspace.write('a.js', text('new\n'))
  await workspace.write('src/d.js', text('d\n'))
  await workspace.remove('b.js')
  await writeFile(join(workspace.directory, 'c.js'), 'changed by a test\n')
  await writeFile(join(workspace.directory, 'left.js'), 'left by a test\n')

  const change = await workspace.change(tree)
  assert.deepEqual(
    change.entries.map(({ kind, path }) => [kind, path]),
    [
      ['modify', 'a.js'],
      ['delete', 'b.js'],
      ['add', 'src/d.js'],
    ],
  )
  assert.equal(change.additions, 2)
  assert.equal(change.deletions, 2)
})

test('D13: what a tool wrote counts, not what a test made of it afterwards', async (t) => {
  const { workspace, tree } = await openCopy(t, { 'a.js': 'old\n' })
  await workspace.write('a.js', text('new\n'))
  await writeFile(join(workspace.directory, 'a.js'), 'changed by a test\n')
  const { entries } = await workspace.change(tree)
  assert.equal(entries[0]?.after, 'new\n')
})

test('a change keeps the mode of the file and its byte order mark', async (t) => {
  const { workspace, tree } = await openCopy(t, { 'run.sh': { mode: '100755', content: '\uFEFFecho 1\n' } })
  await workspace.write('run.sh', { ...(await workspace.read('run.sh', 100)), text: 'echo 2\n' })
  const [entry] = (await workspace.change(tree)).entries
  assert.deepEqual([entry?.oldMode, entry?.newMode, entry?.after], ['100755', '100755', '\uFEFFecho 2\n'])
})

test('a write that was taken back leaves no change', async (t) => {
  const { workspace, tree } = await openCopy(t, { 'a.js': 'old\n' })
  await workspace.write('a.js', text('new\n'))
  await workspace.write('a.js', text('old\n'))
  assert.deepEqual((await workspace.change(tree)).entries, [])
})

test('a write over a file that is a link in the tree shows as what it is', async (t) => {
  const { workspace, tree } = await openCopy(t, { link: { mode: '120000', content: 'a.js' }, 'a.js': 'a' })
  await unlink(join(workspace.directory, 'link'))
  await workspace.write('link', text('no link any more'))
  const [entry] = (await workspace.change(tree)).entries
  assert.deepEqual([entry?.oldMode, entry?.newMode], ['120000', '100644'])
})

test('paths are told from the root of the repository', async (t) => {
  const { workspace, tree } = await openCopy(t, { 'packages/app/a.js': 'a' }, { workingDirectory: 'packages/app' })
  assert.equal(workspace.repositoryPath('src/./a.js'), 'packages/app/src/a.js')
  assert.equal(workspace.repositoryPath('.'), 'packages/app')
  assert.throws(() => workspace.repositoryPath('../b.js'), ToolError)
  await workspace.write('b.js', text('b'))
  assert.equal((await workspace.change(tree)).entries[0]?.path, 'packages/app/b.js')
})

test('a copy is refused when the commit has no such working directory, or a link in its place', async (t) => {
  const outside = await openFolder(t)
  const message = /has no folder "packages\/app", which the input "working-directory" names/
  const options = { workingDirectory: 'packages/app' }
  await assert.rejects(openCopy(t, { 'a.js': '' }, options), message)
  await assert.rejects(openCopy(t, { 'packages/app': 'a file' }, options), message)
  await assert.rejects(openCopy(t, { 'packages/app': { mode: '120000', content: outside } }, options), message)
})

test('each write counts, and a refused one does not', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': '' })
  assert.equal(workspace.revision(), 0)
  await workspace.write('a.js', text('a'))
  await workspace.remove('a.js')
  await assert.rejects(workspace.write('../a.js', text('a')), ToolError)
  assert.equal(workspace.revision(), 2)
})

test('what was made in the very millisecond before is not taken for touched', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'a' })
  for (let tries = 0; tries < 300; tries++) {
    await chmod(join(workspace.directory, 'a.js'), 0o644)
    assert.deepEqual(await workspace.touchedSince(Date.now()), [])
  }
})

test('a change of any tracked or written file is noticed, whoever makes it', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c' })
  await workspace.write('new.js', text('new'))
  await workspace.remove('c.js')
  const later = Date.now() + 1_000
  const file = (name: string) => join(workspace.directory, name)
  assert.equal(await workspace.changedSince(later), false)

  await writeFile(file('left.txt'), 'not ours')
  assert.equal(await workspace.changedSince(later), false)

  await unlink(file('b.js'))
  assert.equal(await workspace.changedSince(later), true, 'a tracked file is gone')
  await writeFile(file('b.js'), 'b')

  await writeFile(file('c.js'), 'c')
  assert.equal(await workspace.changedSince(later), true, 'a removed file is back')
  await unlink(file('c.js'))

  await chmod(file('new.js'), 0o600)
  assert.equal(await workspace.changedSince(Date.now() - 1_000), true, 'a written file was touched')
})

test('a change is noticed although the file has its old time and size', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'a' })
  const before = Date.now() + 50
  await new Promise((resolve) => setTimeout(resolve, 100))
  await writeFile(join(workspace.directory, 'a.js'), 'b')
  await utimes(join(workspace.directory, 'a.js'), 0, 0)
  assert.equal(await workspace.changedSince(before), true)
})

test('files that were touched, removed or moved behind a link are named, and no others', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'a', 'b/c.js': 'c', 'd/e/f.js': 'f', 'g/h.js': 'h', 'i.js': 'i' })
  const file = (name: string) => join(workspace.directory, name)
  await new Promise((resolve) => setTimeout(resolve, 20))
  const before = Date.now()
  assert.deepEqual(await workspace.touchedSince(before), [])

  await new Promise((resolve) => setTimeout(resolve, 20))
  await writeFile(file('new.js'), 'not ours')
  await writeFile(file('a.js'), 'a')
  await rename(file('b'), file('away'))
  await symlink(file('away'), file('b'))
  await rename(file('d'), file('gone'))
  await writeFile(file('d'), 'no folder')
  await unlink(file('i.js'))
  assert.deepEqual(await workspace.touchedSince(before), ['a.js', 'b/c.js', 'd/e/f.js', 'i.js'])
})

test('a command runs in the working directory, with package programs first on its path', async (t) => {
  const { workspace } = await openCopy(t, { 'app/a.js': '' }, { workingDirectory: 'app' })
  const script = 'pwd; echo "$PATH"; echo "$ADDED"'
  const { output } = await workspace.run(
    { argv: ['sh', '-c', script], env: { ADDED: 'x' }, usesPackageBins: true, pathFirst: ['/first'] },
    limits,
  )
  const [directory, path, added] = output.split('\n')
  const root = join(workspace.directory, '..')
  assert.equal(directory, workspace.directory)
  assert.equal(added, 'x')
  const folders = ['/first', `${root}/app/node_modules/.bin`, `${root}/node_modules/.bin`]
  assert.deepEqual(path?.split(':').slice(0, 3), folders)
})

test('D13: copies do not share files, not even the objects of their repositories', async (t) => {
  const { workspace, openCopy: openAnother, commit, mirror } = await openCopy(t, { 'a.js': 'a' })
  const other = await openAnother()
  await writeFile(join(workspace.directory, 'a.js'), 'spoilt')
  await workspace.run(
    { argv: ['sh', '-c', 'chmod -R u+w .git; for f in $(find .git/objects -type f); do echo > $f; done'] },
    limits,
  )
  assert.equal(await readFile(join(other.directory, 'a.js'), 'utf8'), 'a')
  assert.equal(await mirror.readText(await mirror.treeOf(commit), 'a.js'), 'a')
})

test('a copy that is closed leaves nothing behind', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'a' })
  const folder = join(workspace.directory, '../..')
  await mkdir(join(workspace.directory, 'x'))
  await symlink('/', join(workspace.directory, 'x/root'))
  await workspace.close()
  assert.deepEqual(await readdir(folder), [])
})
