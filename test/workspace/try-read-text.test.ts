import assert from 'node:assert/strict'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { tryReadText } from '../../src/workspace/workspace.ts'
import { openCopy } from '../support/copies.ts'

test('a text is read, and what is no text, too large, a link or not there is undefined', async (t) => {
  const { workspace } = await openCopy(t, { 'a.js': 'text' })
  await writeFile(join(workspace.directory, 'binary'), Buffer.from([0, 1]))
  await symlink('a.js', join(workspace.directory, 'link'))
  const texts = await Promise.all(['a.js', 'binary', 'link', 'absent'].map((path) => tryReadText(workspace, path, 10)))
  assert.deepEqual(texts, ['text', undefined, undefined, undefined])
  assert.equal(await tryReadText(workspace, 'a.js', 3), undefined)
})

test("a fault that is not the path's own is not taken for an absent file", async () => {
  const broken = { readIfPresent: async () => Promise.reject(new Error('EIO')) }
  await assert.rejects(tryReadText(broken, 'a.js', 10), /EIO/)
})
