import assert from 'node:assert/strict'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ToolError } from '../../src/errors.ts'
import { openCopy } from '../support/copies.ts'

const signal = new AbortController().signal
const find = (pattern: string, contextLines = 0) => ({ pattern, glob: undefined, contextLines, perFile: 50 })
const text = (content: string) => ({ text: content, hasBom: false })

test('tracked files are listed sorted, below a folder or all of them', async (t) => {
  const { workspace } = await openCopy(t, { 'b.js': '', 'a/x.js': '', 'ab/y.js': '', 'a.js': '' })
  assert.deepEqual(await workspace.list('.'), ['a.js', 'a/x.js', 'ab/y.js', 'b.js'])
  assert.deepEqual(await workspace.list('a'), ['a/x.js'])
  assert.deepEqual(await workspace.list('nothing'), [])
})

test('what a tool wrote is listed and found, and what it removed is not', async (t) => {
  const { workspace } = await openCopy(t, { 'old.js': 'needle\n', 'kept.js': 'needle\n' })
  await workspace.write('new, with comma/a.js', text('needle\n'))
  await workspace.remove('old.js')
  assert.deepEqual(await workspace.list('.'), ['kept.js', 'new, with comma/a.js'])
  const found = await workspace.search(find('needle'), signal)
  assert.deepEqual(
    found.map(({ path }) => path),
    ['kept.js', 'new, with comma/a.js'],
  )
})

test('a file that was written and removed again, by a tool or by a test, breaks neither list nor search', async (t) => {
  const { workspace } = await openCopy(t, { 'kept.js': 'needle\n' })
  await workspace.write('a.js', text('needle\n'))
  await workspace.write('b.js', text('needle\n'))
  await workspace.remove('a.js')
  await rm(join(workspace.directory, 'b.js'))
  assert.deepEqual(await workspace.list('.'), ['b.js', 'kept.js'])
  assert.deepEqual(await workspace.search(find('needle'), signal), [{ path: 'kept.js', text: '1:needle' }])
})

test('a file in the place of a folder, and a folder in the place of a file, are listed', async (t) => {
  const { workspace } = await openCopy(t, { 'a/x.js': '', b: '' })
  await workspace.remove('a/x.js')
  await rm(join(workspace.directory, 'a'), { recursive: true, force: true })
  await workspace.write('a', text('file'))
  await workspace.remove('b')
  await workspace.write('b/y.js', text('file'))
  assert.deepEqual(await workspace.list('.'), ['a', 'b/y.js'])
})

test('list and search side by side do not meet at a lock', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'needle\n' })
  await workspace.write('b.js', text('needle\n'))
  const results = await Promise.all(
    Array.from({ length: 6 }, async (_, i) =>
      i % 2 ? workspace.list('.') : (await workspace.search(find('needle'), signal)).map(({ path }) => path),
    ),
  )
  for (const paths of results) assert.deepEqual(paths, ['a.js', 'b.js'])
})

test('files that tests left behind are neither listed nor found', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': '' })
  await writeFile(join(workspace.directory, 'left.js'), 'needle\n')
  assert.deepEqual(await workspace.list('.'), ['a.js'])
  assert.deepEqual(await workspace.search(find('needle'), signal), [])
})

test('files that are neither tracked nor written by a tool are told for reports', async (t) => {
  const { workspace } = await openCopy(t, { 'reports/tracked.xml': '' })
  await workspace.write('reports/written.xml', text(''))
  await writeFile(join(workspace.directory, 'reports/left.xml'), '<testsuite/>')
  const left = await workspace.watchReports(['reports/*.xml'])
  await writeFile(join(workspace.directory, 'reports/new.xml'), '<testsuite/>')
  assert.deepEqual(await left.list(), ['reports/new.xml'])
})

test('matching lines come with their numbers and the lines around them', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'one\ntwo\nthree\nfour\n' })
  assert.deepEqual(await workspace.search(find('two|four', 1), signal), [
    { path: 'a.js', text: '1-one\n2:two\n3-three\n4:four' },
  ])
})

test('paths of a search are those of the working directory', async (t) => {
  const { workspace } = await openCopy(
    t,
    { 'app/src/a.js': 'needle\n', 'other/b.js': 'needle\n' },
    { workingDirectory: 'app' },
  )
  assert.deepEqual(await workspace.search(find('needle'), signal), [{ path: 'src/a.js', text: '1:needle' }])
})

test('a file whose lines look like the output of a search stays one file', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'needle\n\nb.js\n1:needle\n' })
  assert.deepEqual(await workspace.search(find('needle', 5), signal), [
    { path: 'a.js', text: '1:needle\n2-\n3-b.js\n4:1:needle' },
  ])
})

test('binary files are not searched', async (t) => {
  const { workspace } = await openCopy(t, { 'a.bin': 'needle\0\n' })
  assert.deepEqual(await workspace.search(find('needle'), signal), [])
})

test('a pattern that cannot be read is an answer', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'x\n' })
  await assert.rejects(workspace.search(find('(unclosed'), signal), ToolError)
})

test('H10: a pattern that runs away is given up', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': `${'a'.repeat(50_000)}b\n` })
  await assert.rejects(workspace.search(find('(a+)+$'), signal), ToolError)
})

test('a search that finds too much is cut', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'x\n', 'b.js': `${'needle '.repeat(100_000)}\n` })
  const found = await workspace.search(find('needle|x'), signal)
  assert.ok(JSON.stringify(found).length < 400_000)
})

test('a search stops with the run', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'needle\n' })
  await assert.rejects(workspace.search(find('needle'), AbortSignal.abort(new Error('stopped'))), /stopped/)
})

test('a search does not look behind a link that a test put in the place of a folder', async (t) => {
  const { workspace, folder } = await openCopy(t, { 'docs/secret': 'harmless needle\n' })
  await mkdir(join(folder, 'outside'))
  await writeFile(join(folder, 'outside/secret'), 'secret needle\n')
  await rm(join(workspace.directory, 'docs'), { recursive: true })
  await symlink(join(folder, 'outside'), join(workspace.directory, 'docs'))
  assert.deepEqual(await workspace.search(find('needle'), signal), [])
})
