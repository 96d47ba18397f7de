import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'

const CONNECTION = new URL('../../src/model/connection.ts', import.meta.url)

test('V8 knows the flags that are set before the first request', async () => {
  const script = `import { fetchAndDrain } from '${CONNECTION}'; console.log(await (await fetchAndDrain('data:,done')).text())`
  const said = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  assert.deepEqual(said, { stdout: 'done\n', stderr: '' })
})
