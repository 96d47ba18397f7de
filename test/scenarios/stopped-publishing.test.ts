import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertRequests } from '../support/golden.ts'
import { openScenario } from '../support/scenario.ts'
import { openTopic, REPAIR, saidIn } from '../support/shop.ts'

const TURNS = [[REPAIR], 'I add the prices.', [REPAIR], 'I add the prices.']

/** When the signal comes: right before the request is carried out. */
const MOMENTS = { 'after the push': /^\/repos\/octo\/shop\/compare\//, 'while the pull request is opened': /\/pulls$/ }

describe('a run that is stopped while it publishes', { concurrency: 2 }, () => {
  for (const [when, path] of Object.entries(MOMENTS)) {
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      test(`${signal} ${when}: started again, it ends at the same single pull request`, async (t) => {
        const scenario = await openScenario(t, { turns: TURNS })
        const { github, repository } = scenario
        const thread = await openTopic(scenario)
        const event = await scenario.redRun('topic')
        const action = await scenario.begin(event)
        const isPublishing = () => github.pushes.length > 0
        github.onRequest((request) => {
          if (isPublishing() && path.test(request.path)) action.child.kill(signal)
        })
        const stopped = await action.finished
        t.after(() => stopped.close())
        assert.equal(github.pushes.length, 1)
        if (signal === 'SIGINT') {
          assert.equal(stopped.outputs.outcome, 'cancelled', stopped.log)
          assert.equal(stopped.exitCode, 130)
          assert.match(stopped.outputs.summary ?? '', /while the patch was being published\. Start it again/)
          assert.match(saidIn(thread)[0] ?? '', /Start it again/)
          assert.match(saidIn(thread)[0] ?? '', /```diff/)
          assert.match(stopped.outputs['patch-file'] ?? '', /patch\.diff$/)
          assert.deepEqual(await stopped.processesLeft(), [])
        }

        // What the killed run has left in the thread looks alive for a while.
        for (const comment of thread.comments) comment.updatedAt = '2026-11-01T12:00:00Z'
        const again = await scenario.start(event)
        assert.equal(again.outputs.outcome, 'fixed', again.log)
        assert.equal([...repository.threads.values()].length, 2)
        assert.equal((await repository.git.refs('refs/heads/regreen')).length, 1)
        assert.equal(saidIn(thread).length, 1)
        assert.match(saidIn(thread)[0] ?? '', /The repair is in \[#2\]\(/)
      })
    }
  }
})

test('a rate limit in the middle of publishing is waited for, and the log says so', async (t) => {
  const scenario = await openScenario(t, { turns: TURNS })
  const body = { message: 'You have exceeded a secondary rate limit.' }
  scenario.github.fail({ method: 'POST', path: /\/pulls$/, status: 403, headers: { 'retry-after': '1' }, body })
  const result = await scenario.start(await scenario.redRun())
  assert.equal(result.outputs.outcome, 'fixed', result.log)
  assert.match(result.log, /GitHub's secondary rate limit is reached\. Waiting 1 s\./)
  assert.equal([...scenario.repository.threads.values()].length, 1)
  assertRequests(scenario, 'fault-rate-limit')
})
