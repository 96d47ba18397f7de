import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { runCli, startCli } from '../../support/cli.ts'
import { openFolder } from '../../support/folders.ts'
import { git } from '../../support/git.ts'
import { openStallingGit } from '../../support/stalling-git.ts'

for (const [language, files] of [
  ['js', ['.git', 'calculator.js', 'calculator.test.js', 'package.json']],
  ['python', ['.git', 'calculator.py', 'test_calculator.py']],
] as const) {
  test(`the practice project in ${language} is a repository with one commit`, async (t) => {
    const folder = await openFolder(t)
    const { code, stdout } = await runCli(['init', 'new/practice', '--language', language], { directory: folder })
    const made = join(folder, 'new/practice')
    assert.equal(code, 0)
    assert.match(stdout, /Made a practice project in .*new\/practice\. Two of its three tests fail\./)
    assert.deepEqual((await readdir(made)).sort(), files)
    assert.equal(await git(made, ['rev-list', '--count', 'HEAD']), '1')
    assert.equal(await git(made, ['status', '--porcelain']), '')
    assert.equal(await git(made, ['log', '--format=%an <%ae>, %cn']), 'Regreen <regreen@localhost.invalid>, Regreen')
  })
}

for (const [what, make] of [
  [
    'a folder with files',
    async (path: string) => {
      await mkdir(path)
      await writeFile(join(path, 'package.json'), 'mine')
    },
  ],
  ['an empty folder', (path: string) => mkdir(path)],
  ['a file', (path: string) => writeFile(path, 'mine')],
] as const) {
  test(`${what} that exists is refused and left as it is`, async (t) => {
    const folder = await openFolder(t)
    const path = join(folder, 'mine')
    await make(path)
    const { code, stderr } = await runCli(['init', path])
    assert.equal(code, 1)
    assert.match(
      stderr,
      /mine exists already and was left as it is\. Name a folder that does not exist, for example .*mine-practice\./,
    )
    assert.ok((await readdir(folder, { recursive: true })).length <= 2)
    if (what === 'a folder with files') assert.equal(await readFile(join(path, 'package.json'), 'utf8'), 'mine')
  })
}

test('a folder that cannot be made is one clear error', async (t) => {
  const folder = await openFolder(t)
  await writeFile(join(folder, 'mine'), 'mine')
  const { code, stderr } = await runCli(['init', 'mine/practice'], { directory: folder })
  assert.equal(code, 1)
  assert.match(stderr, /^error: The folder .*mine\/practice cannot be made: .* Name another one\.\n$/)
})

test('without git nothing is left behind', async (t) => {
  const folder = await openFolder(t)
  const { code } = await runCli(['init', 'practice'], { directory: folder, env: { PATH: folder } })
  assert.equal(code, 1)
  assert.deepEqual(await readdir(folder), [])
})

for (const args of [
  ['init', 'practice'],
  ['demo', '--yes', '--workspace', 'practice'],
] as const) {
  test(`a ${args[0]} that is stopped while the project is being made leaves no half of it`, async (t) => {
    const [folder, stalling] = [await openFolder(t), await openStallingGit(t, 'commit', process.env.PATH)]
    const { child, ended } = startCli(args, {
      directory: folder,
      env: { PATH: stalling.path, TMPDIR: await openFolder(t) },
    })
    await stalling.stalled()
    child.kill('SIGINT')
    const { code, stdout } = await ended
    assert.equal(code, 130)
    assert.equal(stdout, 'Stopped. Nothing was applied.\n')
    assert.equal(await stalling.isRunning(), false)
    assert.deepEqual(await readdir(folder), [])
  })
}
