import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { LeftFiles } from '../../../src/workspace/workspace.ts'
import { openCopy } from '../../support/copies.ts'

async function read(files: LeftFiles, name: string, maxBytes = 1_000_000): Promise<string | undefined> {
  let text = ''
  const isThere = await files.read(name, maxBytes, (piece) => {
    text += piece
  })
  return isThere ? text : undefined
}

async function openReport(t: TestContext) {
  const { workspace } = await openCopy(t, { 'a.txt': '' })
  return workspace.openReportFolder()
}

test('a report folder has a name of its own each time, holds what the host puts there, and goes as a whole', async (t) => {
  const { workspace } = await openCopy(t, { 'a.txt': '' })
  const [one, two] = [await workspace.openReportFolder(), await workspace.openReportFolder()]
  assert.notEqual(one.path, two.path)
  await one.add({ 'bin/tool': '#!/bin/sh\necho started' })
  assert.equal(execFileSync(join(one.path, 'bin/tool'), { encoding: 'utf8' }), 'started\n')
  assert.deepEqual(await one.list(), [])
  await one.remove()
  await assert.rejects(readdir(one.path))
})

test('what a run left in the report folder is listed by name, deep or not, and read in pieces', async (t) => {
  const folder = await openReport(t)
  await mkdir(join(folder.path, 'deep'))
  await writeFile(join(folder.path, 'deep/b.xml'), '\uFEFF<b/>')
  await writeFile(join(folder.path, 'a.json'), Buffer.from([0x7b, 0xff, 0x7d]))
  assert.deepEqual(await folder.list(), ['a.json', 'deep/b.xml'])
  assert.equal(await read(folder, 'deep/b.xml'), '<b/>')
  assert.equal(await read(folder, 'a.json'), '{\ufffd}')
  assert.equal(await read(folder, 'gone.json'), undefined)
})

test('a large report comes in order and whole, and never more of it than is allowed', async (t) => {
  const folder = await openReport(t)
  const text = 'grün '.repeat(200_000)
  await writeFile(join(folder.path, 'a'), text)
  assert.equal(await read(folder, 'a', 10_000_000), text)
  assert.equal((await read(folder, 'a', 1_000))?.length, 833)
})

test('nothing but a regular file of the folder itself is a report', async (t) => {
  const folder = await openReport(t)
  await symlink('/etc/passwd', join(folder.path, 'link'))
  await symlink('/etc', join(folder.path, 'etc'))
  await mkdir(join(folder.path, 'folder'))
  execFileSync('mkfifo', [join(folder.path, 'pipe')])
  for (const name of ['link', 'etc/passwd', 'folder', 'pipe', '../home', '/etc/passwd']) {
    assert.equal(await read(folder, name), undefined, name)
  }
  assert.deepEqual(await folder.list(), [])
})

test('places of the project are cleared of old reports, and then show new ones alone', async (t) => {
  const files = { 'out/tracked.xml': 'kept', 'out/readme.md': '', '.gitignore': 'build' }
  const { workspace } = await openCopy(t, files)
  const put = async (name: string, text: string) => {
    await mkdir(join(workspace.directory, name, '..'), { recursive: true })
    await writeFile(join(workspace.directory, name), text)
  }
  await put('out/old.xml', 'old')
  await put('build/deep/old.xml', 'old')
  await workspace.write('out/tool.xml', { text: 'of a tool', hasBom: false })
  const reports = await workspace.watchReports(['out/*.xml', 'build/**/*.xml'])
  assert.deepEqual(await reports.list(), [])
  await put('build/deep/new.xml', 'new')
  await put('out/new.txt', 'other')
  assert.deepEqual(await reports.list(), ['build/deep/new.xml'])
  assert.equal(await read(reports, 'build/deep/new.xml'), 'new')
  assert.equal((await workspace.read('out/tracked.xml', 100)).text, 'kept')
  assert.equal((await workspace.read('out/tool.xml', 100)).text, 'of a tool')
})

test('places are below the working directory, whatever letters its name has', async (t) => {
  const folder = 'apps/[x] *'
  const { workspace } = await openCopy(t, { [`${folder}/a.txt`]: '' }, { workingDirectory: folder })
  const reports = await workspace.watchReports(['**/*.xml'])
  await mkdir(join(workspace.directory, 'out'))
  await writeFile(join(workspace.directory, 'out/a.xml'), '')
  await writeFile(join(workspace.directory, '../outside.xml'), '')
  assert.deepEqual(await reports.list(), ['out/a.xml'])
})
