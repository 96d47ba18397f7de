import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { removeFolder, removeFolderNow } from '../../../src/workspace/files/remove-folder.ts'
import { openFolder } from '../../support/folders.ts'

const MODULE = new URL('../../../src/workspace/files/remove-folder.ts', import.meta.url).href
const SCRIPT = `
const { chmodSync, mkdirSync, symlinkSync, writeFileSync } = await import('node:fs')
const { removeFolder, removeFolderNow } = await import(${JSON.stringify(MODULE)})
mkdirSync('made/a/b', { recursive: true })
writeFileSync('made/a/b/file', '')
symlinkSync('/', 'made/a/root')
for (const folder of ['made/a/b', 'made/a', 'made']) chmodSync(folder, 0)
await { removeFolder, removeFolderNow }[process.argv[1]]('made')
`
/** Rights do not hold root back. */
const ordinary = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

for (const { name } of [removeFolder, removeFolderNow]) {
  test(`${name}: a folder without its rights is removed by an ordinary user`, async (t) => {
    const folder = await openFolder(t)
    await chmod(folder, 0o777)
    if (ordinary.uid !== undefined) await chown(folder, ordinary.uid, ordinary.gid)
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', SCRIPT, name]
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit', ...ordinary })
    const [code] = await once(child, 'close')
    assert.equal(code, 0)
    assert.equal(existsSync(join(folder, 'made')), false)
    assert.equal(existsSync('/etc'), true)
  })
}

test('removing a folder that is not there is no fault', async (t) => {
  const absent = join(await openFolder(t), 'absent')
  await removeFolder(absent)
  removeFolderNow(absent)
})
