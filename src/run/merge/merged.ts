import { messageOf } from '../../errors.ts'
import { failingIn, isRedBeyond, repeatTests } from '../../proof/proof.ts'
import type { Merged } from '../../task.ts'
import type { RunState } from '../run.ts'

/**
 * What the tests show where CI ran them: on the commit merged into its base. Asked for when the commit alone is green,
 * but for tests that CI's log does not name. `undefined` where CI tested the commit itself, or where the merge cannot be
 * tested, which is told.
 */
export async function testMerged(state: RunState, unnamed: ReadonlySet<string>): Promise<Merged | undefined> {
  if (!state.findMerge) return undefined
  try {
    const commit = await state.findMerge()
    if (commit === undefined) return undefined
    const run = { timeoutMs: state.config.testTimeoutMs, signal: state.signal }
    const reports = await repeatTests(await state.mirror.treeOf(commit), { runs: 1 }, { ...state, run })
    state.recordRuns('merged', reports)
    const failing = reports.flatMap(failingIn).filter(({ id }) => !unnamed.has(id))
    return { commit, isRed: reports.some((report) => isRedBeyond(report, unnamed)), failing }
  } catch (error) {
    state.signal.throwIfAborted()
    state.notice(`The tests were not run where the commit is merged into its base: ${messageOf(error)}`)
    return undefined
  }
}
