import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openFolder } from './support/folders.ts'
import { git } from './support/git.ts'

const root = join(import.meta.dirname, '..')
const textOf = (path: string) => readFile(join(root, path), 'utf8')

/** A project in small whose build gives `dist/index.js`, and a committed dist, which may be another one. */
async function openProject(t: TestContext, dist: Readonly<Record<string, string>>): Promise<string> {
  const folder = await openFolder(t)
  await mkdir(join(folder, '.ci'))
  await mkdir(join(folder, 'dist'))
  await copyFile(join(root, '.ci/check-dist'), join(folder, '.ci/check-dist'))
  const build = 'rm -rf dist && mkdir dist && echo built >dist/index.js'
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }))
  for (const [name, text] of Object.entries(dist)) await writeFile(join(folder, 'dist', name), text)
  await git(folder, ['init', '--quiet'])
  await git(folder, ['add', '--all'])
  await git(folder, ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '-m', 'Files'])
  return folder
}

const check = (folder: string) => spawnSync('bash', [join(folder, '.ci/check-dist')]).status

test('I8: a dist that is what the sources give is in order', async (t) => {
  assert.equal(check(await openProject(t, { 'index.js': 'built\n' })), 0)
})

test('I8: a dist with other code, a file more or a file less is a fault', async (t) => {
  assert.notEqual(check(await openProject(t, { 'index.js': 'built\nevil()\n' })), 0)
  assert.notEqual(check(await openProject(t, { 'index.js': 'built\n', 'extra.js': 'evil()\n' })), 0)
  const less = await openProject(t, { 'index.js': 'built\n', 'other.js': 'x' })
  await rm(join(less, 'dist/other.js'))
  assert.notEqual(check(less), 0)
  assert.notEqual(check(await openProject(t, { 'other.js': '' })), 0)
})

test('I8: CI makes dist anew on every push to main and every pull request, and ends where it differs', async () => {
  assert.match(
    await textOf('.github/workflows/ci.yml'),
    /^on:\n {2}push:\n[\s\S]*^ {2}pull_request:\n[\s\S]*- run: bash \.ci\/run$/m,
  )
  assert.match(await textOf('.ci/run'), /^set -euo pipefail$[\s\S]*^bash \.ci\/check-dist$/m)
})
