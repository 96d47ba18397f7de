import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, link, lstat, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { ToolError } from '../../../src/errors.ts'
import { createJail } from '../../../src/workspace/files/files.ts'
import { openFolder } from '../../support/folders.ts'

const MAX = 1_000

/** A jail in a folder beside which there is something worth reading. */
async function openJail(t: TestContext, folder?: string) {
  const parent = await openFolder(t)
  const root = join(parent, 'copy')
  const outside = join(parent, 'outside')
  await mkdir(join(root, folder ?? '.'), { recursive: true })
  await mkdir(outside)
  await writeFile(join(outside, 'secret'), 'secret')
  return { jail: createJail(root, folder), root, outside }
}

const isToolError = (pattern: RegExp) => (error: unknown) => error instanceof ToolError && pattern.test(error.message)
const text = (content: string) => ({ text: content, hasBom: false })

test('a text file is read with its mode', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'a.sh'), 'echo\n', { mode: 0o755 })
  assert.deepEqual(await jail.read('a.sh', MAX), { text: 'echo\n', hasBom: false, mode: 0o755 })
})

test('a byte order mark is told apart from the text and written back', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'a.cs'), '\uFEFFclass A {}')
  const file = await jail.read('a.cs', MAX)
  assert.deepEqual([file.text, file.hasBom], ['class A {}', true])
  await jail.write('a.cs', { ...file, text: 'class B {}' })
  assert.equal(await readFile(join(root, 'a.cs'), 'utf8'), '\uFEFFclass B {}')
})

test('an absent file is told with what to do', async (t) => {
  const { jail } = await openJail(t)
  await assert.rejects(jail.read('a.js', MAX), isToolError(/There is no file "a.js"\. Use list_files/))
  assert.equal(await jail.readIfPresent('a.js', MAX), undefined)
})

test('a path below a file is absent', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'a'), '')
  assert.equal(await jail.readIfPresent('a/b', MAX), undefined)
})

for (const [what, bytes, pattern] of [
  ['a file with a NUL', Buffer.from('a\0b'), /is a binary file/],
  ['a file that is no UTF-8', Buffer.from([0x66, 0xfc, 0x72]), /is not UTF-8 text/],
] as const) {
  test(`${what} is refused`, async (t) => {
    const { jail, root } = await openJail(t)
    await writeFile(join(root, 'a'), bytes)
    await assert.rejects(jail.read('a', MAX), isToolError(pattern))
  })
}

test('D4: a large file is refused by its size, before it is read', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'huge'), '')
  // Sparse: reading it would need more memory than there is.
  await truncate(join(root, 'huge'), 2 ** 43)
  await assert.rejects(
    jail.read('huge', MAX),
    isToolError(/is too large: 8796093022208 bytes, and at most 1000 can be read\. Use search/),
  )
})

test('a file of exactly the allowed size is read, and one byte more is not', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'a'), 'x'.repeat(MAX))
  assert.equal((await jail.read('a', MAX)).text.length, MAX)
  await assert.rejects(jail.read('a', MAX - 1), isToolError(/too large/))
})

const links: readonly [string, string, (place: { root: string; outside: string }) => Promise<void>][] = [
  ['a link to a file outside', 'link', ({ root, outside }) => symlink(join(outside, 'secret'), join(root, 'link'))],
  ['a link to a file inside', 'link', ({ root }) => symlink('a.js', join(root, 'link'))],
  ['a dangling link', 'link', ({ root, outside }) => symlink(join(outside, 'new'), join(root, 'link'))],
  ['a folder that is a link', 'docs/secret', ({ root, outside }) => symlink(outside, join(root, 'docs'))],
  [
    'a link in the middle of the way',
    'a/docs/secret',
    async ({ root, outside }) => {
      await mkdir(join(root, 'a'))
      await symlink(outside, join(root, 'a/docs'))
    },
  ],
  [
    'a folder below a link that does not exist yet',
    'docs/new/file',
    ({ root, outside }) => symlink(outside, join(root, 'docs')),
  ],
]
for (const [what, path, make] of links) {
  test(`C5, D1, D2: ${what} is followed neither for reading nor for writing nor for removing`, async (t) => {
    const { jail, root, outside } = await openJail(t)
    await writeFile(join(root, 'a.js'), 'inside')
    await make({ root, outside })

    for (const use of [() => jail.read(path, MAX), () => jail.write(path, text('x')), () => jail.remove(path)]) {
      await assert.rejects(use(), isToolError(/leads through a symbolic link/))
    }
    assert.equal(await jail.isFile(path), false)
    assert.deepEqual(await readdir(outside), ['secret'])
    assert.equal(await readFile(join(outside, 'secret'), 'utf8'), 'secret')
    assert.equal(await readFile(join(root, 'a.js'), 'utf8'), 'inside')
  })
}

test('a link in the place of the working directory is not followed', async (t) => {
  const { jail, root, outside } = await openJail(t, 'packages/app')
  await rm(join(root, 'packages/app'), { recursive: true })
  await symlink(outside, join(root, 'packages/app'))
  await assert.rejects(jail.read('secret', MAX), isToolError(/symbolic link/))
})

test('paths are taken from the working directory', async (t) => {
  const { jail, root } = await openJail(t, 'packages/app')
  await jail.write('src/a.js', text('a'))
  assert.equal(await readFile(join(root, 'packages/app/src/a.js'), 'utf8'), 'a')
  await assert.rejects(jail.read('../other/a.js', MAX), isToolError(/leaves the working directory/))
})

const strange: readonly [string, (path: string, t: TestContext) => Promise<void>][] = [
  [
    'a FIFO',
    async (path) => {
      await once(spawn('mkfifo', [path]), 'close')
    },
  ],
  [
    'a socket',
    async (path, t) => {
      const server = createServer().listen(path)
      await once(server, 'listening')
      t.after(() => server.close())
    },
  ],
  [
    'a folder',
    async (path) => {
      await mkdir(path)
    },
  ],
]
for (const [what, make] of strange) {
  test(`D4: ${what} is refused at once, for reading, writing and removing`, async (t) => {
    const { jail, root } = await openJail(t)
    await make(join(root, 'thing'), t)
    for (const use of [
      () => jail.read('thing', MAX),
      () => jail.write('thing', text('x')),
      () => jail.remove('thing'),
    ]) {
      await assert.rejects(use(), isToolError(/is not a regular file|cannot be used as a file here/))
    }
    assert.equal(await jail.isFile('thing'), false)
  })
}

test('a name that is too long for the disk is an answer to the model', async (t) => {
  const { jail } = await openJail(t)
  const name = 'x'.repeat(300)
  for (const use of [() => jail.read(name, MAX), () => jail.write(`src/${name}`, text('x')), () => jail.remove(name)]) {
    await assert.rejects(use(), isToolError(/cannot be used as a file here \(ENAMETOOLONG\)/))
  }
})

test('a folder cannot be made where a file is in the way', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'a'), 'a file')
  await assert.rejects(jail.write('a/b/c.js', text('x')), isToolError(/cannot be used as a file here/))
  assert.equal(await readFile(join(root, 'a'), 'utf8'), 'a file')
})

test('a write keeps the mode, and a new file gets the usual one', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'run.sh'), '', { mode: 0o700 })
  await chmod(join(root, 'run.sh'), 0o775)
  await jail.write('run.sh', text('echo\n'))
  await jail.write('new/deep/a.js', text('a'))
  assert.equal((await lstat(join(root, 'run.sh'))).mode & 0o777, 0o775)
  assert.equal((await lstat(join(root, 'new/deep/a.js'))).mode & 0o777, 0o644)
})

test('a write replaces the file in one step: who has it open sees the old one whole, and nothing else is left', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'a'), 'old')
  await link(join(root, 'a'), join(root, 'other name'))
  await jail.write('a', text('new'))
  assert.equal(await readFile(join(root, 'a'), 'utf8'), 'new')
  assert.equal(await readFile(join(root, 'other name'), 'utf8'), 'old')
  assert.deepEqual((await readdir(root)).sort(), ['a', 'other name'])
})

test('a file is removed, and removing what is absent is no fault', async (t) => {
  const { jail, root } = await openJail(t)
  await writeFile(join(root, 'a'), '')
  await jail.remove('a')
  await jail.remove('a')
  assert.deepEqual(await readdir(root), [])
})

/** Swaps the folder `docs` for a link and back, as fast as it can, whatever else happens to it. */
const SWAP = `
const { cpSync, renameSync, rmSync, symlinkSync } = require('node:fs')
for (;;) {
  try {
    rmSync('docs', { recursive: true, force: true })
    cpSync('real', 'spare', { recursive: true })
    symlinkSync('../outside', 'link')
    for (;;) {
      renameSync('spare', 'docs')
      renameSync('docs', 'spare')
      renameSync('link', 'docs')
      renameSync('docs', 'link')
    }
  } catch {
    rmSync('spare', { recursive: true, force: true })
    rmSync('link', { force: true })
  }
}`

test('D3: while a process swaps a folder for a link all the time, nothing outside is read or written', async (t) => {
  const { jail, root, outside } = await openJail(t)
  await mkdir(join(root, 'real'))
  await writeFile(join(root, 'real/secret'), 'inside')
  const swap = spawn(process.execPath, ['-e', SWAP], { cwd: root, stdio: 'ignore' })
  try {
    for (let i = 0; i < 200; i++) {
      const file = await jail.readIfPresent('docs/secret', MAX).catch(onlyToolErrors)
      assert.notEqual(file?.text, 'secret')
      await jail.write('docs/secret', text('written')).catch(onlyToolErrors)
    }
  } finally {
    swap.kill('SIGKILL')
    await once(swap, 'close')
  }
  for (const name of await readdir(outside)) {
    assert.equal(await readFile(join(outside, name), 'utf8'), name === 'secret' ? 'secret' : '')
  }
})

function onlyToolErrors(error: unknown): undefined {
  if (!(error instanceof ToolError)) throw error
}
