import assert from 'node:assert/strict'
import { lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openCopy } from '../support/copies.ts'
import { openFolder } from '../support/folders.ts'

/** The job's workspace after its earlier steps. */
async function prepare(t: TestContext, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await openFolder(t)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

const TRACKED = { '.gitignore': 'node_modules/\nbuild/\n*.log\n.env*\n*.pem\n', 'a.js': 'tracked' }

test('a copy gets what git ignores in the workspace: installed and built files', async (t) => {
  const prepared = await prepare(t, { ...TRACKED, 'node_modules/dep/index.js': 'dep', 'build/out.js': 'out' })
  await symlink('../dep/index.js', join(prepared, 'node_modules/link'))
  const { workspace } = await openCopy(t, TRACKED, { prepared })
  assert.equal(await readFile(join(workspace.directory, 'node_modules/dep/index.js'), 'utf8'), 'dep')
  assert.equal(await readFile(join(workspace.directory, 'build/out.js'), 'utf8'), 'out')
  assert.equal(await readlink(join(workspace.directory, 'node_modules/link')), '../dep/index.js')
})

test('a copy gets neither changed nor untracked files of the workspace, nor files that hold secrets', async (t) => {
  const prepared = await prepare(t, {
    ...TRACKED,
    'a.js': 'changed in the workspace',
    'conftest.py': 'untracked',
    '.env': 'KEY=1',
    '.env.local': 'KEY=1',
    'deploy.pem': 'key',
    'x.log': 'log',
  })
  const { workspace } = await openCopy(t, TRACKED, { prepared })
  assert.deepEqual((await readdir(workspace.directory)).sort(), ['.git', '.gitignore', 'a.js', 'x.log'])
  assert.equal(await readFile(join(workspace.directory, 'a.js'), 'utf8'), 'tracked')
})

test('a file that is tracked and ignored is no prepared one', async (t) => {
  const files = { ...TRACKED, 'build/kept.js': 'tracked' }
  const prepared = await prepare(t, { ...files, 'build/kept.js': 'changed', 'build/out.js': 'out' })
  const { mirror, tree, openCopy: openAnother } = await openCopy(t, files, { prepared })
  const without = await mirror.treeWith(tree, [{ path: 'build/kept.js', mode: '100644', content: undefined }])
  const copy = await openAnother(without)
  assert.deepEqual(await readdir(join(copy.directory, 'build')), ['out.js'])
})

test("a tree's own file wins over a prepared one in its place", async (t) => {
  const prepared = await prepare(t, { ...TRACKED, 'build/out.js': 'prepared', 'build/other.js': 'prepared' })
  const { mirror, tree, openCopy: openAnother } = await openCopy(t, TRACKED, { prepared })
  const patched = await mirror.treeWith(tree, [
    { path: 'build/out.js', mode: '100644', content: Buffer.from('from the patch') },
  ])
  const copy = await openAnother(patched)
  assert.equal(await readFile(join(copy.directory, 'build/out.js'), 'utf8'), 'from the patch')
  assert.equal(await readFile(join(copy.directory, 'build/other.js'), 'utf8'), 'prepared')
})

test('a prepared folder that is a link stays a link, and nothing is written through it', async (t) => {
  const outside = await openFolder(t)
  const prepared = await prepare(t, TRACKED)
  await symlink(outside, join(prepared, 'build'))
  const {
    mirror,
    tree,
    openCopy: openAnother,
  } = await openCopy(t, { ...TRACKED, '.gitignore': 'build\n' }, { prepared })
  const patched = await mirror.treeWith(tree, [{ path: 'build/x.js', mode: '100644', content: Buffer.from('x') }])
  const copy = await openAnother(patched)
  assert.ok((await lstat(join(copy.directory, 'build'))).isDirectory())
  assert.deepEqual(await readdir(outside), [])
})

test('thousands of ignored files beside the tracked ones are copied by few programs', async (t) => {
  const names = Array.from({ length: 1_000 }, (_, i) => `lib/part ${i}.log`)
  const prepared = await prepare(t, {
    ...TRACKED,
    ...Object.fromEntries(names.map((name) => [name, name])),
    'a.log': 'a',
  })
  const { workspace } = await openCopy(t, { ...TRACKED, 'lib/a.js': 'tracked' }, { prepared })
  assert.deepEqual((await readdir(join(workspace.directory, 'lib'))).length, 1_001)
  assert.equal(await readFile(join(workspace.directory, 'lib/part 999.log'), 'utf8'), 'lib/part 999.log')
  assert.equal(await readFile(join(workspace.directory, 'a.log'), 'utf8'), 'a')
})
