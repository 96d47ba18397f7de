import { isOutOfTime } from '../../agent/budget.ts'
import { messageOf } from '../../errors.ts'
import type { Baseline } from '../../fix.ts'
import { failingIn, inCopy, isSlow, runTests, type TestResult, withNeighbours } from '../../proof/proof.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { describeFailedAlready } from '../reviewer-remarks.ts'
import type { RunState } from '../run.ts'

interface MergeBaseState
  extends Pick<RunState, 'findMergeBase' | 'mirror' | 'signal' | 'notice' | 'openCopy' | 'planFor' | 'slowMs'> {
  readonly task: Pick<RunState['task'], 'commit'>
  readonly config: Pick<RunState['config'], 'testTimeoutMs'>
}

/**
 * Whether the same tests fail already where the branch left its base: then the branch did not break them, which a
 * reviewer wants to know. A sentence, or nothing. It decides nothing, so that a failure on the way is told and no more.
 */
export async function describeMergeBase(state: MergeBaseState, seen: Baseline): Promise<string | undefined> {
  if (!state.findMergeBase || seen.kind !== 'failing') return undefined
  try {
    const commit = await state.findMergeBase()
    if (commit === undefined || commit === state.task.commit) return undefined
    const failing = await inCopy(await state.mirror.treeOf(commit), state, (copy) => findFailing(copy, state, seen))
    const both = seen.targets.filter((id) => failing.has(id))
    if (both.length === 0) return undefined
    return describeFailedAlready(both.length, commit)
  } catch (error) {
    // The patch is proven by now: the end of the run's time must not take that back.
    const isLate = isOutOfTime(state.signal)
    if (!isLate) state.signal.throwIfAborted()
    const reason = isLate ? 'the run has no time left.' : messageOf(error)
    state.notice(`The tests were not run where the branch left its base: ${reason}`)
    return undefined
  }
}

type Failing = Extract<Baseline, { kind: 'failing' }>

/** Of a slow suite, first the files of the targets alone; the whole suite where none of them is reported by that. */
async function findFailing(copy: Workspace, state: MergeBaseState, seen: Failing): Promise<ReadonlySet<string>> {
  const plan = await state.planFor(copy)
  const run = { timeoutMs: state.config.testTimeoutMs, signal: state.signal }
  const only = isSlow(seen.runs, state) ? await selectTargets(copy, seen) : []
  const targets = new Set(seen.targets)
  const narrowed = await runTests(copy, plan, { ...run, only })
  const isEnough = narrowed.only === undefined || narrowed.tests?.some(({ id }) => targets.has(id))
  const report = isEnough ? narrowed : await runTests(copy, plan, run)
  return new Set(failingIn(report).map(({ id }) => id))
}

/** Those in files that are there at all: a file that the branch has brought would stop some runners. */
async function selectTargets(copy: Workspace, { runs, targets }: Failing): Promise<readonly TestResult[]> {
  const [first] = runs
  if (!first) return []
  const ids = new Set(targets)
  const wanted = (first.tests ?? []).filter(({ id }) => ids.has(id))
  const there = new Set(await copy.list('.'))
  return withNeighbours(
    wanted.filter(({ file }) => file !== undefined && there.has(file)),
    first,
  )
}
