import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ConfigError } from '../src/errors.ts'
import { openHost } from '../src/host.ts'
import { openFolder } from './support/folders.ts'

/** A run that ends, and is stopped as soon as nothing of its own listens to the signal. */
const CLOSING = `
import { openHost } from ${JSON.stringify(new URL('../src/host.ts', import.meta.url).href)}

const [, folder, signal] = process.argv
const host = await openHost(folder, process.env.PATH)
process.on('removeListener', (event) => event === signal && process.kill(process.pid, signal))
host.close()
`

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} while a run is being closed leaves nothing of it behind`, async (t) => {
    const folder = await openFolder(t)
    const args = ['--input-type=module', '--eval', CLOSING, folder, signal]
    const [code, endedBy] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'close')

    assert.deepEqual([code, endedBy], [null, signal])
    assert.deepEqual(await readdir(folder), [])
  })
}

test('a host that cannot be opened leaves nothing behind, and listens to no signal', async (t) => {
  const folder = await openFolder(t)
  const listeners = process.listenerCount('SIGINT')
  await assert.rejects(openHost(folder, join(folder, 'no-programs')), ConfigError)
  assert.deepEqual(await readdir(folder), [])
  assert.equal(process.listenerCount('SIGINT'), listeners)
})
