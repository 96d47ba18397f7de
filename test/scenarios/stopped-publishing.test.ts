import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, type TestContext, test } from 'node:test'
import { pullOf, type Thread } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { assertRequests } from '../support/golden.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { call } from '../support/scripted-model.ts'
import { openTopic, REPAIR, saidIn, say } from '../support/shop.ts'

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

describe('a publishing job that is killed after its push and started again', { concurrency: 2 }, () => {
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

type Ask = (scenario: Scenario, thread: Thread) => ReturnType<Scenario['redRun']>
/** The ways to a pull request whose branch is pushed to. */
const PUSHES: Readonly<Record<'a red run' | 'a comment', Ask>> = {
  'a red run': (scenario) => scenario.redRun('topic'),
  'a comment': async (scenario, thread) => say(scenario, thread, '/agent fix').event,
}

describe('a push onto the red branch that nobody was told of', { concurrency: 2 }, () => {
  for (const [what, ask] of Object.entries(PUSHES)) {
    test(`after ${what}: started again, it is proven again without a model, and told`, async (t) => {
      const { scenario, thread, event, head } = await pushAndKill(t, ask)
      const asked = scenario.model.requests.length
      assert.deepEqual(checksIn(scenario), [])

      const again = await scenario.start(event)
      assert.deepEqual([again.outputs.outcome, again.exitCode], ['fixed', 0], again.log)
      assert.match(again.log, new RegExp(`topic holds the patch of a stopped run: ${head.slice(0, 12)}`))
      assert.match(again.outputs['patch-file'] ?? '', /patch\.diff$/)
      assert.equal(scenario.model.requests.length, asked)
      assert.equal(scenario.github.pushes.length, 1)
      assert.equal(await scenario.head('topic'), head)
      assert.deepEqual(checksIn(scenario), [head])
      assert.equal(saidIn(thread).length, 1)
      assert.match(saidIn(thread)[0] ?? '', /Fixed, and proven/)
    })
  }

  test('is not told twice: an event for the repaired commit that comes later is skipped', async (t) => {
    const { scenario, event } = await pushAndKill(t, (scenario) => scenario.redRun('topic'))
    await scenario.start(event)
    const again = await scenario.start(event)
    assert.equal(again.outputs.outcome, 'skipped', again.log)
    assert.match(again.outputs.summary ?? '', /The branch topic holds [0-9a-f]{12} now, and this run is about/)
  })

  test('is proven again and not believed: a test that fails by now ends it as unproven', async (t) => {
    const { scenario, event, thread } = await pushAndKill(t, (scenario) => scenario.redRun('topic'))
    const broken = { 'test-command': 'node --test test/cart.test.js test/none.test.js' }
    const again = await scenario.start(event, { inputs: broken })
    assert.deepEqual([again.outputs.outcome, again.exitCode], ['unproven', 2], again.log)
    assert.doesNotMatch(saidIn(thread).join(), /Fixed, and proven/)
    assert.deepEqual(checksIn(scenario), [])
  })

  test('is asked about once: after it was not proven, the next command is about what the branch holds', async (t) => {
    const { scenario, event, thread } = await pushAndKill(t, PUSHES['a comment'])
    const broken = { 'test-command': 'node --test test/cart.test.js test/none.test.js' }
    assert.equal((await scenario.start(event, { inputs: broken })).outputs.outcome, 'unproven')
    const next = await scenario.start(say(scenario, thread, '/agent fix').event)
    assert.equal(next.outputs.outcome, 'not_reproduced', next.log)
  })

  test('is left alone where somebody has put other code under its name, and that code is repaired when asked for', async (t) => {
    const { scenario, event, thread, head } = await pushAndKill(t, (scenario) => scenario.redRun('topic'))
    const { message } = await scenario.repository.git.readCommit(head)
    await replace(scenario, { files: { 'src/cart.js': 'export const total = () => 6\n' }, message })
    const again = await scenario.start(event)
    assert.equal(again.outputs.outcome, 'skipped', again.log)
    assert.match(again.outputs.summary ?? '', /The branch topic holds [0-9a-f]{12} now, and the patch was made for/)

    const asked = scenario.model.requests.length
    const next = await scenario.start(say(scenario, thread, '/agent fix').event)
    assert.equal(next.outputs.outcome, 'gave_up', next.log)
    assert.ok(scenario.model.requests.length > asked)
  })

  test('is judged anew: one that somebody has made to look like ours, and that changes how tests are run, is no fix', async (t) => {
    const inputs = { 'test-command': 'node --import ./prelude.mjs --test' }
    const { scenario, event, thread } = await pushAndKill(t, (scenario) => scenario.redRun('topic'), inputs)
    const files = { 'prelude.mjs': 'Array.prototype.reduce = () => 5\n' }
    const base = (await scenario.repository.git.readCommit(await scenario.head('topic'))).parents[0] ?? ''
    const forged = await replace(scenario, { files, message: 'Repair' })
    const patch = await scenario.repository.git.run(['diff', '--binary', '--full-index', base, forged])
    const digest = createHash('sha256').update(`${patch}\n`).digest('hex')
    await replace(scenario, { files, message: `Repair\n\nRegreen-Patch: ${digest}\nRegreen-Base: ${base}\n` })

    const again = await scenario.start(event, { inputs })
    assert.deepEqual([again.outputs.outcome, again.exitCode], ['unproven', 2], again.log)
    assert.match(again.outputs.summary ?? '', /The rule "test-harness" refuses the change of "prelude\.mjs"/)
    assert.doesNotMatch(saidIn(thread).join(), /Fixed, and proven/)
    assert.deepEqual(checksIn(scenario), [])
  })
})

/** Puts another commit in the place of the last one on the branch. */
async function replace(
  { github, repository, head }: Scenario,
  commit: { readonly files: Readonly<Record<string, string>>; readonly message: string },
): Promise<string> {
  const { git } = repository
  const { parents } = await git.readCommit(await head('topic'))
  await git.run(['update-ref', 'refs/heads/other', parents[0] ?? ''])
  const made = await git.commit({ branch: 'other', ...commit })
  await github.moveBranch(repository, 'topic', made)
  return made
}

/** The commits with a check run of ours. */
const checksIn = ({ repository }: Scenario) =>
  [...repository.checks.values()].filter(({ name }) => name === 'Regreen').map(({ headSha }) => headSha)

/** A run with `mode: push` that is killed right after its push. */
async function pushAndKill(t: TestContext, ask: Ask, inputs: Readonly<Record<string, string>> = {}) {
  const turns = [[REPAIR], 'I add the prices.', 'I do not see how.', 'Nor now.']
  const files = { 'prelude.mjs': 'export {}\n' }
  const scenario = await openScenario(t, { turns, files, inputs: { mode: 'push', ...inputs } })
  const { github } = scenario
  const thread = await openTopic(scenario)
  const event = await ask(scenario, thread)
  const action = await scenario.begin(event)
  github.onRequest(({ path }) => {
    if (github.pushes.length > 0 && path.includes('/compare/')) action.child.kill('SIGKILL')
  })
  const killed = await action.finished
  t.after(() => killed.close())
  assert.equal(killed.signal, 'SIGKILL')
  // What the killed run has left in the thread looks alive for a while.
  for (const comment of thread.comments) comment.updatedAt = '2026-11-01T12:00:00Z'
  return { scenario, thread, event, head: await scenario.head('topic') }
}

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
