import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { createProcesses, SandboxError } from '../../../src/workspace/process/process.ts'
import { createEnclosure } from '../../../src/workspace/sandbox/enclosure.ts'
import { nothing } from '../../../src/workspace/sandbox/mechanisms/mechanisms.ts'
import { openFolder } from '../../support/folders.ts'

const OTHER = { uid: 65_533, gid: 65_533 }
const enclosure = createEnclosure({
  mechanism: nothing(OTHER),
  surroundings: { toolFolders: [], caches: [], mounts: () => [] },
  self: { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 },
  workspace: undefined,
  network: 'host',
  environment: {},
  processes: createProcesses(() => performance.now()),
})

test('what is given belongs to the user whom commands run as, or the sandbox is none', async (t) => {
  const folder = await openFolder(t)
  await assert.rejects(enclosure.give(join(folder, 'absent')), SandboxError)
  if (process.getuid?.() !== 0) return assert.rejects(enclosure.give(folder), SandboxError)
  await enclosure.give(folder)
  assert.equal((await stat(folder)).uid, OTHER.uid)
})
