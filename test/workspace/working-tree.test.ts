import assert from 'node:assert/strict'
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { ConfigError } from '../../src/errors.ts'
import { applyToWorkingTree, createMirror, readLocalBase, tryReadHead } from '../../src/workspace/workspace.ts'
import { openCopy, SEARCH_PATH } from '../support/copies.ts'
import { openFolder } from '../support/folders.ts'
import { git } from '../support/git.ts'
import { openSmallDisk } from '../support/small-disk.ts'

const PERSON = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'protocol.file.allow=always']

/** A person's repository: these files, committed. */
async function openRepository(t: TestContext, files: Readonly<Record<string, string>>): Promise<string> {
  const root = await openFolder(t)
  await git(root, ['init', '--quiet', '--initial-branch=main'])
  await put(root, files)
  await commitAll(root)
  return root
}

async function put(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), content)
  }
}

async function commitAll(root: string): Promise<void> {
  await git(root, ['add', '--all'])
  await git(root, [...PERSON, 'commit', '--quiet', '-m', 'Files'])
}

async function readBase(t: TestContext, directory: string) {
  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  const base = await readLocalBase(directory, mirror, { searchPath: SEARCH_PATH })
  const paths = await mirror.paths(base.commit)
  return { base, mirror, paths }
}

test('of a clean working tree HEAD is the base', async (t) => {
  const root = await openRepository(t, { 'a.js': 'a', 'app/b.js': 'b' })
  const { base, paths } = await readBase(t, root)
  assert.equal(base.commit, await git(root, ['rev-parse', 'HEAD']))
  assert.deepEqual([base.folder, base.uncommitted, paths], ['.', [], ['a.js', 'app/b.js']])
})

test('a folder below the root is told from the root', async (t) => {
  const root = await openRepository(t, { 'packages/app/a.js': 'a' })
  const { base } = await readBase(t, join(root, 'packages/app'))
  assert.equal(base.folder, 'packages/app')
})

test('changed, new, staged and removed files are part of the base, and ignored ones are not', async (t) => {
  const root = await openRepository(t, {
    '.gitignore': 'ignored/\n',
    'changed.js': 'old',
    'removed.js': 'x',
    'staged.js': 'x',
    'run.sh': 'x',
  })
  await put(root, {
    'changed.js': 'new',
    'new/file.js': 'n',
    'ignored/x.js': 'x',
    '.git/info/exclude': 'excluded.js\n',
  })
  await put(root, { 'excluded.js': 'x', 'added.js': 'x' })
  await unlink(join(root, 'removed.js'))
  await git(root, ['rm', '--quiet', '--cached', 'staged.js'])
  await unlink(join(root, 'staged.js'))
  await git(root, ['add', 'added.js'])
  await chmod(join(root, 'run.sh'), 0o755)
  await symlink('changed.js', join(root, 'link'))

  const { base, mirror, paths } = await readBase(t, root)
  assert.deepEqual(base.uncommitted, [
    'added.js',
    'changed.js',
    'link',
    'new/file.js',
    'removed.js',
    'run.sh',
    'staged.js',
  ])
  assert.deepEqual(paths, ['.gitignore', 'added.js', 'changed.js', 'link', 'new/file.js', 'run.sh'])
  assert.equal(await mirror.readText(base.commit, 'changed.js'), 'new')
  assert.equal(await mirror.modeOf(base.commit, 'run.sh'), '100755')
  assert.equal(await mirror.readText(base.commit, 'link'), undefined, 'a link is kept as a link')
})

test('a branch is named as it is, also where a tag has the same name, and none where none is checked out', async (t) => {
  const root = await openRepository(t, { 'a.js': 'a' })
  await git(root, ['tag', 'main'])
  assert.equal((await readBase(t, root)).base.branch, 'main')
  await git(root, ['checkout', '--quiet', '-b', 'fix/a'])
  assert.equal((await readBase(t, root)).base.branch, 'fix/a')
  await git(root, ['checkout', '--quiet', '--detach'])
  assert.equal((await readBase(t, root)).base.branch, undefined)
})

test('reading the base changes nothing in the repository', async (t) => {
  const root = await openRepository(t, { 'a.js': 'old' })
  await put(root, { 'a.js': 'new', 'b.js': 'b' })
  const before = [await readFile(join(root, '.git/index')), (await readdir(join(root, '.git'))).sort()]
  await readBase(t, root)
  assert.deepEqual([await readFile(join(root, '.git/index')), (await readdir(join(root, '.git'))).sort()], before)
  assert.deepEqual((await readdir(root)).sort(), ['.git', 'a.js', 'b.js'])
})

test('a submodule at another commit and a repository inside the repository stay out of it', async (t) => {
  const other = await openRepository(t, { 'x.js': 'x' })
  const root = await openRepository(t, { 'a.js': 'a' })
  await git(root, [...PERSON, 'submodule', '--quiet', 'add', other, 'sub'])
  await commitAll(root)
  await put(root, { 'sub/y.js': 'y' })
  await commitAll(join(root, 'sub'))
  await git(root, ['init', '--quiet', 'nested'])
  await put(root, { 'nested/z.js': 'z' })

  const { paths } = await readBase(t, root)
  assert.deepEqual(paths, ['.gitmodules', 'a.js', 'sub'])
})

for (const [what, spoil] of [
  ['is missing', (root: string) => unlink(join(root, '.git/index'))],
  ['is split in two', (root: string) => git(root, ['update-index', '--split-index'])],
] as const) {
  test(`a repository whose index ${what} is read all the same`, async (t) => {
    const root = await openRepository(t, { 'a.js': 'old', 'b.js': 'b' })
    await put(root, { 'a.js': 'new' })
    await spoil(root)
    const { base } = await readBase(t, root)
    assert.deepEqual(base.uncommitted, ['a.js'])
  })
}

test('a change of the same size, made within the second of the last commit, is not overlooked', async (t) => {
  for (let i = 0; i < 5; i++) {
    const root = await openRepository(t, { 'a.js': 'old' })
    await put(root, { 'a.js': 'new' })
    const { base } = await readBase(t, root)
    assert.deepEqual(base.uncommitted, ['a.js'])
  }
})

test('a file that is too large to be brought along is told with what to do', async (t) => {
  const root = await openRepository(t, { 'a.js': 'a' })
  await writeFile(join(root, 'data.bin'), '')
  await truncate(join(root, 'data.bin'), 3 * 1024 ** 3)
  await assert.rejects(readBase(t, root), (error: unknown) => {
    assert.ok(error instanceof ConfigError)
    return error.message === 'data.bin is not committed, and has 3 GiB. Move it away, or have .gitignore name it.'
  })
})

test('a linked worktree is read like any other', async (t) => {
  const root = await openRepository(t, { 'a.js': 'old' })
  const linked = join(await openFolder(t), 'linked')
  await git(root, ['worktree', 'add', '--quiet', '--detach', linked])
  await put(linked, { 'a.js': 'new' })
  const { base } = await readBase(t, linked)
  assert.deepEqual(base.uncommitted, ['a.js'])
})

test('a file that was replaced by a folder is no longer part of the base', async (t) => {
  const root = await openRepository(t, { thing: 'a file' })
  await unlink(join(root, 'thing'))
  await put(root, { 'thing/new.js': 'n' })
  assert.deepEqual((await readBase(t, root)).paths, ['thing/new.js'])
})

test('what is no repository, has no commit or does not exist is told with its cure', async (t) => {
  const folder = await openFolder(t)
  const refuses = (directory: string, message: RegExp) =>
    assert.rejects(readBase(t, directory), (error) => error instanceof ConfigError && message.test(error.message))
  await refuses(folder, /is not inside a git repository\. Run "git init"/)
  await refuses(join(folder, 'absent'), /There is no folder .*absent/)
  await git(folder, ['init', '--quiet'])
  await refuses(folder, /has no commit yet\. Commit what you have first/)
})

test("a checkout's HEAD and its parents are told, and nothing where there is none", async (t) => {
  const root = await openRepository(t, { 'a.js': 'a' })
  await put(root, { 'a.js': 'b' })
  await commitAll(root)
  assert.deepEqual(await tryReadHead(root, SEARCH_PATH), [
    await git(root, ['rev-parse', 'HEAD']),
    await git(root, ['rev-parse', 'HEAD~1']),
  ])
  assert.equal(await tryReadHead(join(root, 'absent'), SEARCH_PATH), undefined)
})

const BASE = { 'a.js': 'a\r\nold\r\n', 'b.js': 'b', 'run.sh': 'echo 1' }

/** A repository, and a change of all its files. */
async function openChange(t: TestContext) {
  const root = await openRepository(t, BASE)
  await chmod(join(root, 'run.sh'), 0o755)
  const { workspace, tree } = await openCopy(t, BASE)
  await workspace.write('a.js', { text: 'a\r\nnew\r\n', hasBom: true })
  await workspace.write('new/c.js', { text: 'c', hasBom: false })
  await workspace.write('run.sh', { text: 'echo 2', hasBom: false })
  await workspace.remove('b.js')
  return { root, change: await workspace.change(tree) }
}

test('a change is applied to a working tree, and line ends, byte order mark and modes are kept', async (t) => {
  const { root, change } = await openChange(t)
  await applyToWorkingTree(root, change)
  assert.deepEqual((await readdir(root)).sort(), ['.git', 'a.js', 'new', 'run.sh'])
  assert.equal(await readFile(join(root, 'a.js'), 'utf8'), '\uFEFFa\r\nnew\r\n')
  assert.equal(await readFile(join(root, 'new/c.js'), 'utf8'), 'c')
  assert.equal((await stat(join(root, 'run.sh'))).mode & 0o777, 0o755)
})

for (const [what, meddle] of [
  ['a file that somebody changed', (root: string) => writeFile(join(root, 'b.js'), 'mine')],
  ['a file that somebody removed', (root: string) => unlink(join(root, 'a.js'))],
  ['a new file that somebody made first', (root: string) => put(root, { 'new/c.js': 'mine' })],
  ['a folder that became a link', (root: string) => symlink('/tmp', join(root, 'new'))],
] as const) {
  test(`${what} meanwhile stops the whole change`, async (t) => {
    const { root, change } = await openChange(t)
    await meddle(root)
    await assert.rejects(applyToWorkingTree(root, change), (error) => {
      return (
        error instanceof ConfigError &&
        /The patch was not applied: .* Apply the patch file by hand\./.test(error.message)
      )
    })
    assert.equal(await readFile(join(root, 'run.sh'), 'utf8'), 'echo 1')
  })
}

const KIB = 1024

test('when the disk is full in the middle, what was written and removed before is as it was', async (t) => {
  const { workspace, tree } = await openCopy(t, BASE)
  await workspace.write('a.js', { text: 'new', hasBom: false })
  await workspace.remove('run.sh')
  await workspace.write('z.js', { text: 'z'.repeat(200 * KIB), hasBom: false })
  const root = await openSmallDisk(t, 64 * KIB)
  await put(root, BASE)
  await chmod(join(root, 'run.sh'), 0o750)

  await assert.rejects(applyToWorkingTree(root, await workspace.change(tree)), (error) => {
    return error instanceof ConfigError && /^The patch was not applied: The disk is full\./.test(error.message)
  })
  assert.deepEqual((await readdir(root)).sort(), ['a.js', 'b.js', 'run.sh'])
  assert.equal(await readFile(join(root, 'a.js'), 'utf8'), BASE['a.js'])
  assert.equal(await readFile(join(root, 'run.sh'), 'utf8'), BASE['run.sh'])
  assert.equal((await stat(join(root, 'run.sh'))).mode & 0o777, 0o750)
})

test('a file that cannot be put back is named beside the reason, and all others are put back', async (t) => {
  const { workspace, tree } = await openCopy(t, BASE)
  await workspace.write('a.js', { text: 'new', hasBom: false })
  // What was a file becomes a folder, and that one is still there when the file comes back.
  await workspace.remove('b.js')
  await workspace.write('b.js/c.js', { text: 'c', hasBom: false })
  await workspace.write('z.js', { text: 'z'.repeat(200 * KIB), hasBom: false })
  const root = await openSmallDisk(t, 64 * KIB)
  await put(root, BASE)

  await assert.rejects(applyToWorkingTree(root, await workspace.change(tree)), (error) => {
    return (
      error instanceof ConfigError &&
      /The disk is full\..* could not be put back as they were: b\.js\. /.test(error.message)
    )
  })
  assert.equal(await readFile(join(root, 'a.js'), 'utf8'), BASE['a.js'])
})

test('a working tree that is gone is told, not blamed on us', async (t) => {
  const { root, change } = await openChange(t)
  await rm(root, { recursive: true })
  await assert.rejects(applyToWorkingTree(root, change), ConfigError)
})
