import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerRemarks } from '../../../src/action/thread/remarks.ts'
import type { Published } from '../../../src/github/github.ts'
import { PROPOSAL } from '../../support/facts.ts'

const HEAD = 'regreen/topic-23d611a6'
const SHA = 'c'.repeat(40)
const PULL = { number: 9, url: 'https://github.com/octo/shop/pull/9', operation: 'updated' } as const
const IN_PULL: Published = { kind: 'pull_request', pullRequest: PULL, head: HEAD, headSha: SHA, problems: [] }

interface Case {
  readonly points?: readonly number[]
  readonly open?: readonly number[]
  readonly published?: Published
  readonly outcome?: 'fixed' | 'gave_up' | 'unproven' | 'skipped' | 'cancelled' | 'error'
  readonly continued?: string
  readonly summary?: string
  /** Where publishing has changed it. */
  readonly ended?: 'error'
}

async function answer(asked: Case) {
  const { points = [1], published, outcome = 'fixed', continued = 'a'.repeat(40), summary = '' } = asked
  const { open = points, ended = outcome } = asked
  const replies: string[] = []
  const target = {
    thread: 9,
    remarks: open,
    isLocked: false,
    continues: { branch: HEAD, commit: continued, request: undefined },
  }
  await answerRemarks(
    {
      target,
      writer: { reply: async (_pull, remark, body) => void replies.push(`${remark}: ${body}`) },
      warn: (problem) => assert.fail(problem),
      redact: (text) => text,
    },
    {
      ended: { outcome: ended, redWhere: null, summary },
      proposal: { ...PROPOSAL, outcome, points: [...points], explanation: 'Point 2: Because.' },
      delivery: { published, problem: undefined },
    },
  )
  return replies
}

test('each point is answered in its thread, with what became of the patch and what the model says to it', async () => {
  assert.deepEqual(await answer({ points: [7, 5], published: IN_PULL }), [
    `7: The patch was changed with ${SHA}, and proven again.

Please resolve this thread if that settles it.`,
    `5: The patch was changed with ${SHA}, and proven again.

The model's account, not checked by Regreen:

> Because.

Please resolve this thread if that settles it.`,
  ])
})

test('what another job names is answered only where it is an open thread, and keeps its number', async () => {
  const replies = await answer({ points: [666, 5], open: [5], published: IN_PULL })
  assert.equal(replies.length, 1)
  assert.match(replies[0] ?? '', /^5: .*[\s\S]*> Because\.\n\nPlease resolve this thread/)
})

test('where nothing was changed, the answer says why', async () => {
  const unproven = 'There is a patch, but it is not proven: 1 test still fails: "@octo/all".'
  assert.deepEqual(await answer({ outcome: 'unproven', summary: unproven }), [
    '1: Nothing was changed. 1 test still fails: "@\u2060octo/all". The run ended as `unproven`.',
  ])
  assert.deepEqual(await answer({ outcome: 'gave_up', summary: 'The model ended without a patch. It said: No.' }), [
    '1: Nothing was changed. The model ended without a patch. The run ended as `gave_up`.',
  ])
  assert.deepEqual(await answer({ published: IN_PULL, continued: SHA }), [
    '1: Nothing was changed: the patch is as it was.',
  ])
  assert.deepEqual(await answer({}), ["1: Nothing was pushed. The proven patch is in Regreen's status comment."])
})

test('a branch that holds something else than was proven is told as that', async () => {
  const published: Published = { kind: 'differs', head: HEAD, headSha: SHA, problem: 'Look at it.' }
  assert.deepEqual(await answer({ outcome: 'fixed', ended: 'error', published, summary: 'Look at it.' }), [
    '1: Look at it. The run ended as `error`.',
  ])
})

test('a run that was cut short answers nobody, so that the next one does', async () => {
  for (const outcome of ['skipped', 'cancelled', 'error'] as const) assert.deepEqual(await answer({ outcome }), [])
})
