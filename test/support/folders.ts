import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

/** An empty folder that goes with the test. */
export async function openFolder(t: Pick<TestContext, 'after'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'regreen-test-'))
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
