import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

/** A folder that is a disk of its own, with room for so many bytes. Needs root, or sudo without a password. */
export async function openSmallDisk(t: Pick<TestContext, 'after'>, bytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'regreen-test-'))
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${bytes},mode=0777`, 'tmpfs', folder)
  t.after(async () => {
    asRoot('umount', '-l', folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

function asRoot(...argv: [string, ...string[]]): void {
  const [file, ...args] = process.getuid?.() === 0 ? argv : ['sudo', '-n', ...argv]
  const { status, stderr, error } = spawnSync(file ?? '', args)
  if (status !== 0) throw new Error(`${argv.join(' ')}: ${error?.message ?? stderr.toString()}`)
}
