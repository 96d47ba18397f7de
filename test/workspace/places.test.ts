import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../../src/errors.ts'
import { openPlaces } from '../../src/workspace/places.ts'
import { createProcesses } from '../../src/workspace/workspace.ts'
import { openMirror, SEARCH_PATH } from '../support/copies.ts'
import { openFolder } from '../support/folders.ts'

const IGNORE = { '.gitignore': 'node_modules\n' }
const INSTALLED = 'node_modules/a/index.js'

async function open(t: TestContext, hasPrepared = true) {
  const { mirror, commit } = await openMirror(t, IGNORE)
  const [prepared, runDirectory] = [await openFolder(t), await openFolder(t)]
  await mkdir(join(prepared, 'node_modules/a'), { recursive: true })
  await writeFile(join(prepared, '.gitignore'), IGNORE['.gitignore'])
  await writeFile(join(prepared, INSTALLED), 'installed')
  const processes = createProcesses(() => performance.now())
  t.after(processes.killAll)
  const places = openPlaces({
    mirror,
    processes,
    runDirectory,
    commit,
    prepared: hasPrepared ? prepared : undefined,
    searchPath: SEARCH_PATH,
    homeFolders: ['.cache'],
  })
  return { places, prepared, runDirectory, folders: () => readdir(runDirectory) }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}

test('the next place is made before it is asked for, and is like the first one', async (t) => {
  const { places, runDirectory } = await open(t)
  const first = await places.take()
  places.makeAhead()
  const installed = join(runDirectory, 'copy-1', 'repo', INSTALLED)
  await until(() =>
    readFile(installed, 'utf8').then(
      (text) => text === 'installed',
      () => false,
    ),
  )

  const second = await places.take()
  assert.notEqual(second.folder, first.folder)
  assert.equal(join(second.root, INSTALLED), installed)
  assert.deepEqual(await readdir(second.home), await readdir(first.home))
  await places.close()
})

test('no more than one is made ahead, and it goes where nobody takes it', async (t) => {
  const { places, folders } = await open(t)
  await places.take()
  places.makeAhead()
  places.makeAhead()
  await until(async () => (await folders()).length === 2)
  await places.close()
  places.makeAhead()
  assert.deepEqual(await folders(), ['copy-0'])
})

test('two that are taken at once are two', async (t) => {
  const { places, folders } = await open(t)
  await places.take()
  places.makeAhead()
  const taken = await Promise.all([places.take(), places.take()])
  await places.close()
  assert.deepEqual((await folders()).sort(), ['copy-0', 'copy-1', 'copy-2'])
  assert.deepEqual(taken.map(({ folder }) => folder.slice(-6)).sort(), ['copy-1', 'copy-2'])
})

test('what goes wrong ahead is told to whoever takes it, leaves nothing, and does not stay so', async (t) => {
  const { places, prepared, folders } = await open(t)
  await places.take()
  await rm(join(prepared, 'node_modules'), { recursive: true })
  places.makeAhead()
  await until(async () => (await folders()).length === 1)
  await assert.rejects(places.take(), (error: unknown) => {
    assert.ok(error instanceof ConfigError)
    return /prepared files could not be copied .*node_modules/s.test(error.message)
  })
  assert.deepEqual(await folders(), ['copy-0'])

  await mkdir(join(prepared, 'node_modules'))
  await places.take()
  await places.close()
})

test('without prepared files there is nothing to make ahead', async (t) => {
  const { places, folders } = await open(t, false)
  await places.take()
  places.makeAhead()
  await places.close()
  assert.deepEqual(await folders(), ['copy-0'])
})
