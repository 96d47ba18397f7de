import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openRunFolder } from '../src/run-folder.ts'
import { openFolder } from './support/folders.ts'

const PROGRAM = new URL('../src/run-folder.ts', import.meta.url).href

/** Another process that has opened a folder and is in the middle of its work. */
async function openElsewhere(t: TestContext, parent: string) {
  const script = `const { openRunFolder } = await import(${JSON.stringify(PROGRAM)})
    console.log(await openRunFolder(${JSON.stringify(parent)}))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  t.after(() => child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { folder: String(line).trim(), child }
}

test('what a killed run has left behind is removed by the next one', async (t) => {
  const parent = await openFolder(t)
  const { folder, child } = await openElsewhere(t, parent)
  mkdirSync(join(folder, 'copy-0/repo'), { recursive: true })
  child.kill('SIGKILL')
  await once(child, 'exit')

  const own = await openRunFolder(parent)
  assert.equal(existsSync(folder), false)
  assert.equal(existsSync(own), true)
})

test('the folder of a run that is at work stays, however old it is', async (t) => {
  const parent = await openFolder(t)
  const { folder } = await openElsewhere(t, parent)
  const own = await openRunFolder(parent)
  for (const path of [folder, own]) utimesSync(path, 0, 0)

  await openRunFolder(parent)
  assert.deepEqual([existsSync(folder), existsSync(own)], [true, true])
})

test('a process with the number of the one that is gone does not keep its folder', async (t) => {
  const parent = await openFolder(t)
  const folder = await openRunFolder(parent)
  const own = join(folder, 'owner')
  writeFileSync(own, readFileSync(own, 'utf8').replace(/\d+$/, '1'))

  await openRunFolder(parent)
  assert.equal(existsSync(folder), false)
})

test('a folder that nobody has signed yet, or that was signed in another container, is removed when it is a day old', async (t) => {
  const parent = await openFolder(t)
  const places = ['regreen-run-fresh', 'regreen-run-far'].map((name) => join(parent, name))
  for (const place of places) mkdirSync(place)
  writeFileSync(join(parent, 'regreen-run-far/owner'), '1 pid:[1] 1')

  await openRunFolder(parent)
  assert.deepEqual(places.map(existsSync), [true, true])
  for (const place of places) utimesSync(place, 0, 0)
  await openRunFolder(parent)
  assert.deepEqual(places.map(existsSync), [false, false])
})

test('results, links and the files of others are left alone', async (t) => {
  const [parent, elsewhere] = [await openFolder(t), await openFolder(t)]
  const results = join(parent, 'regreen-results-1')
  mkdirSync(results)
  utimesSync(results, 0, 0)
  symlinkSync(elsewhere, join(parent, 'regreen-run-link'))
  utimesSync(elsewhere, 0, 0)

  await openRunFolder(parent)
  assert.deepEqual([results, elsewhere, join(parent, 'regreen-run-link')].map(existsSync), [true, true, true])
})
