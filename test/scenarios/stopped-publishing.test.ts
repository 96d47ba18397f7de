import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { pullOf } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { assertRequests } from '../support/golden.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { call } from '../support/scripted-model.ts'
import { checksIn, openTopic, REPAIR, saidIn, say } from '../support/shop.ts'

const TURNS = [[REPAIR], 'I add the prices.', [REPAIR], 'I add the prices.']

/** When the signal comes: right before the request is carried out. */
const MOMENTS = { 'after the push': /^\/repos\/octo\/shop\/compare\//, 'while the pull request is opened': /\/pulls$/ }

describe('a run that is stopped while it publishes', { concurrency: 4 }, () => {
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

/** A publishing job that is killed right after its push, and the same job again: what comes of that. */
async function publishTwice(t: TestContext, { scenario, event, inputs = {}, isWhole = false }: Interrupted) {
  const workspace = await openFolder(t)
  const job = (phase: string) => ({ workspace, inputs: { phase, ...inputs } })
  assert.equal((await scenario.start(event, job('propose'))).outputs.outcome, 'fixed')
  const pushes = scenario.github.pushes.length
  const action = await scenario.begin(event, job('publish'))
  scenario.github.onRequest(({ path }) => {
    if (scenario.github.pushes.length > pushes && path.includes('/compare/')) action.child.kill('SIGKILL')
  })
  const killed = await action.finished
  t.after(() => killed.close())
  assert.equal(killed.signal, 'SIGKILL')
  if (isWhole) assert.equal((await scenario.start(event, job('propose'))).outputs.outcome, 'fixed')
  const again = await scenario.start(event, job('publish'))
  assert.equal(scenario.github.pushes.length, pushes + 1)
  return again
}

interface Interrupted {
  readonly scenario: Scenario
  readonly event: Parameters<Scenario['start']>[0]
  readonly inputs?: Readonly<Record<string, string>>
  /** Started again from the first job. */
  readonly isWhole?: boolean
}

describe('a publishing job that is killed after its push and started again', { concurrency: 3 }, () => {
  test('goes on with a review: what its own commit has moved is not the push of somebody else', async (t) => {
    const better = call('edit_file', {
      path: 'src/cart.js',
      old_text: '(sum, price) => sum',
      new_text: '(a, price) => a',
    })
    const turns = [[REPAIR], 'I add the prices.', [better], 'Renamed.\n\nPoint 1: It is a now.']
    const scenario = await openScenario(t, { turns })
    const { github, events, repository } = scenario
    const first = await scenario.start(await scenario.redRun())
    const pull = repository.threads.get(Number(first.outputs['pull-request-number'])) ?? assert.fail(first.log)
    const comments = [{ path: 'src/cart.js', line: 1, body: 'Call it a.' }]
    const { review } = github.addReview(pull, { author: 'ada', state: 'CHANGES_REQUESTED', comments })

    const again = await publishTwice(t, { scenario, event: events.review(pull, review) })
    assert.deepEqual([again.outputs.outcome, again.outputs['pull-request-operation']], ['fixed', 'updated'], again.log)
    const answers = pullOf(pull).reviewComments.filter(({ inReplyTo }) => inReplyTo !== undefined)
    assert.equal(answers.length, 1)
    assert.match(answers[0]?.body ?? '', new RegExp(`^The patch was changed with ${pullOf(pull).headSha}`))
    assert.equal(repository.threads.size, 1)
  })

  test('goes on with a push onto the branch that was asked about', async (t) => {
    const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices.'] })
    const thread = await openTopic(scenario)
    const { event } = say(scenario, thread, '/agent fix')
    const again = await publishTwice(t, { scenario, event, inputs: { mode: 'push' } })
    assert.deepEqual([again.outputs.outcome, again.exitCode], ['fixed', 0], again.log)
    assert.match(saidIn(thread).join(), /Fixed, and proven/)
    assert.equal(scenario.repository.threads.size, 1)
  })

  test('goes on with a push where all jobs are started again', async (t) => {
    const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices.'] })
    const thread = await openTopic(scenario)
    const event = await scenario.redRun('topic')
    const again = await publishTwice(t, { scenario, event, inputs: { mode: 'push' }, isWhole: true })
    assert.deepEqual([again.outputs.outcome, again.exitCode], ['fixed', 0], again.log)
    assert.match(saidIn(thread).join(), /Fixed, and proven/)
    assert.deepEqual(checksIn(scenario), [await scenario.head('topic')])
  })
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
