import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { OutOfTime } from '../../../src/agent/budget.ts'
import type { Baseline } from '../../../src/fix.ts'
import { Interrupted } from '../../../src/host.ts'
import { describeMergeBase } from '../../../src/run/merge/merge-base.ts'
import { openMirror } from '../../support/copies.ts'

const SEEN: Baseline = { kind: 'failing', runs: [], targets: ['total'], unnamed: [] }

/** Looks at the merge base when something ends the run in the middle of it. */
async function endedBy(t: TestContext, reason: Error) {
  const { mirror, commit } = await openMirror(t, { 'a.js': 'a\n' })
  const ending = new AbortController()
  const notices: string[] = []
  const remark = await describeMergeBase(
    {
      mirror,
      task: { commit },
      config: { testTimeoutMs: 1_000 },
      signal: ending.signal,
      notice: (text) => notices.push(text),
      openCopy: () => Promise.reject(new Error('no copy is opened')),
      planFor: () => Promise.reject(new Error('no plan is made')),
      async findMergeBase() {
        ending.abort(reason)
        throw reason
      },
    },
    SEEN,
  )
  return { remark, notices }
}

test('when the time is over in the middle of it, the proof that there is stays', async (t) => {
  const { remark, notices } = await endedBy(t, new OutOfTime())
  assert.equal(remark, undefined)
  assert.deepEqual(notices, ['The tests were not run where the branch left its base: the run has no time left.'])
})

test('a run that was stopped from outside stays stopped', async (t) => {
  await assert.rejects(endedBy(t, new Interrupted('stopped')), Interrupted)
})
