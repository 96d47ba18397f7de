import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { openListeners } from '../../../../src/workspace/sandbox/trial/listeners.ts'
import { openFolder } from '../../../support/folders.ts'

for (const [what, name] of [
  ['a folder', 'run'],
  ['a folder whose path is too long for a socket', 'r'.repeat(200)],
] as const) {
  test(`who reaches a listener of ${what} is heard`, async (t) => {
    const folder = join(await openFolder(t), name)
    await mkdir(folder)
    const listeners = await openListeners(folder)
    t.after(listeners.close)
    assert.deepEqual(listeners.reached(), [])
    await once(connect({ path: listeners.path }).resume(), 'close')
    await once(connect({ host: '127.0.0.1', port: listeners.tcp }).resume(), 'close')
    assert.deepEqual(listeners.reached(), ['path_socket', 'tcp'])
  })
}
