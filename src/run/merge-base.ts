import { messageOf } from '../errors.ts'
import type { Baseline } from '../fix.ts'
import { isFailing, repeatTests } from '../proof/proof.ts'
import type { RunState } from './run.ts'

/**
 * Whether the same tests fail already where the branch left its base: then the branch did not break them, which a
 * reviewer wants to know. A sentence, or nothing. It decides nothing, so that a failure on the way is told and no more.
 */
export async function describeMergeBase(state: RunState, seen: Baseline): Promise<string | undefined> {
  if (!state.findMergeBase || seen.kind !== 'failing') return undefined
  try {
    const commit = await state.findMergeBase()
    if (commit === undefined || commit === state.task.commit) return undefined
    const run = { timeoutMs: state.config.testTimeoutMs, signal: state.signal }
    const [report] = await repeatTests(await state.mirror.treeOf(commit), 1, { ...state, run })
    const failing = new Set((report?.tests ?? []).filter(isFailing).map((test) => test.id))
    const both = seen.targets.filter((id) => failing.has(id))
    if (both.length === 0) return undefined
    return `${both.length} of the repaired tests failed already on ${commit.slice(0, 12)}, where the branch left its base.`
  } catch (error) {
    state.signal.throwIfAborted()
    state.notice(`The tests were not run where the branch left its base: ${messageOf(error)}`)
    return undefined
  }
}
