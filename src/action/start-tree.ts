import { rm, writeFile } from 'node:fs/promises'
import { ConfigError } from '../errors.ts'
import { type ThreadState, unpackPatch } from '../github/github.ts'
import type { Host } from '../host.ts'
import { serverSource } from './place.ts'
import type { Setting } from './setting.ts'

/** The verbs that go on from a kept patch, and the outcome that has kept it for them. */
const KEPT_BY: Readonly<Record<string, string>> = {
  continue: 'limit_reached',
  'allow-test-edits': 'needs_test_change',
}

/**
 * What the model's copy begins with: the patch that an earlier run has kept, or our own branch as it stands; `undefined`
 * to begin with the commit itself.
 */
export async function findStartTree(
  setting: Setting,
  { mirror }: Host,
  memory: ThreadState,
): Promise<string | undefined> {
  const { target, place, token, warn } = setting
  const source = serverSource(place, token)
  const { verb } = target
  if (verb in KEPT_BY) {
    const patch = memory.keptBy === KEPT_BY[verb] ? memory.patch : undefined
    const kept = patch === undefined ? undefined : await tryApply(patch)
    if (kept !== undefined) return kept
    warn(`"${verb}": no patch of an earlier run applies to ${target.commit.slice(0, 12)}, so this run starts anew.`)
  }
  const { continues } = target
  if (!continues || continues.commit === target.commit) return undefined
  return mirror.treeOf(await mirror.fetchCommit(source, continues.commit))

  async function tryApply(packed: string): Promise<string | undefined> {
    const patch = unpackPatch(packed)
    if (patch === undefined) return undefined
    await mirror.fetchCommit(source, target.commit)
    const file = mirror.scratch('kept')
    try {
      await writeFile(file, patch)
      return await mirror.treeWithPatch(await mirror.treeOf(target.commit), file)
    } catch (error) {
      if (error instanceof ConfigError) return undefined
      throw error
    } finally {
      await rm(file, { force: true })
    }
  }
}
