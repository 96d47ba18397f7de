import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { openFolder } from '../support/folders.ts'
import { assertRequests } from '../support/golden.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { breakdown, fault, type Turn } from '../support/scripted-model.ts'
import { openTopic, REPAIR, reactionsTo, saidIn, say, untilAsked, writesOf } from '../support/shop.ts'

/** What each job's `permissions:` are in examples/comment-two-jobs.yml. */
const READING = { contents: 'read', issues: 'read', 'pull-requests': 'read' } as const
const PUBLISHING = { checks: 'write', contents: 'write', issues: 'write', 'pull-requests': 'write' } as const

/** A comment that asks for a run, and both jobs of it. */
async function ask(t: TestContext, turns: readonly Turn[], files: Readonly<Record<string, string>> = {}) {
  const scenario = await openScenario(t, { turns, files })
  const thread = await openTopic(scenario)
  const workspace = await openFolder(t)
  const { comment, event } = say(scenario, thread, '/agent fix')
  const job = (phase: 'propose' | 'verify' | 'publish', inputs: Readonly<Record<string, string>> = {}, asked = event) =>
    scenario.start(asked, {
      workspace,
      token: scenario.github.addJobToken(scenario.repository, phase === 'publish' ? PUBLISHING : READING),
      inputs: { phase, ...inputs },
    })
  return { ...scenario, thread, comment, job, workspace }
}

/** Somebody says "stop" in the thread while the model thinks, and it thinks for ever. */
const stopBy = (say: () => unknown) => () => {
  say()
  return breakdown('stall')
}

const stopIn = (scenario: Scenario, thread: Parameters<typeof say>[1], author?: string) =>
  say(scenario, thread, '/agent stop', author)

test('stop ends the run of the job that may only read; the thread hears of it from the job that may write', async (t) => {
  let stopped: ReturnType<typeof say> | undefined
  const jobs = await ask(t, [
    stopBy(() => {
      stopIn(jobs, jobs.thread, 'eve')
      stopped = stopIn(jobs, jobs.thread)
    }),
  ])

  const proposed = await jobs.job('propose')
  assert.deepEqual([proposed.outputs.outcome, proposed.exitCode], ['cancelled', 130], proposed.log)
  assert.deepEqual(writesOf(jobs), [])
  assert.deepEqual(await readdir(`${jobs.workspace}/regreen-proposal`), ['manifest.json'])

  const published = await jobs.job('publish')
  assert.deepEqual([published.outputs.outcome, published.exitCode], ['cancelled', 130], published.log)
  assert.match(saidIn(jobs.thread).join(), /^### Stopped\n\n.*\n\nWrite `\/agent retry` to start again/)
  assert.deepEqual(reactionsTo(jobs.comment), ['confused'])
  assert.deepEqual(jobs.github.pushes, [])

  assert.ok(stopped)
  const answered = await jobs.job('publish', {}, stopped.event)
  assert.equal(answered.outputs.summary, 'The run that was going on in this thread has ended.', answered.log)
  assert.deepEqual(reactionsTo(stopped.comment), ['eyes', 'rocket'])
  assertRequests(jobs, 'command-stop-in-two-jobs')
})

test('stop ends a proof that is being repeated, and nothing of it is published', async (t) => {
  const jobs = await ask(t, [[REPAIR], 'I add the prices.'])
  assert.equal((await jobs.job('propose')).outputs.outcome, 'fixed')
  stopIn(jobs, jobs.thread)
  const verified = await jobs.job('verify', { 'setup-command': 'sleep 60' })
  assert.deepEqual([verified.outputs.outcome, verified.exitCode], ['cancelled', 130], verified.log)
  const published = await jobs.job('publish')
  assert.equal(published.outputs.outcome, 'cancelled', published.log)
  assert.match(saidIn(jobs.thread).join(), /^### Stopped/)
  assert.deepEqual(jobs.github.pushes, [])
})

test('stop that is said between the jobs ends the run before anything is published, and the next one goes on', async (t) => {
  const jobs = await ask(t, [[REPAIR], 'I add the prices.'])
  assert.equal((await jobs.job('propose')).outputs.outcome, 'fixed')
  stopIn(jobs, jobs.thread)
  const published = await jobs.job('publish')
  assert.deepEqual([published.outputs.outcome, published.exitCode], ['cancelled', 130], published.log)
  assert.match(
    saidIn(jobs.thread).join(),
    /^### Stopped\n\nThe run was stopped by a comment in its thread\. Nothing was/,
  )
  assert.deepEqual(jobs.github.pushes, [])

  const { comment, event } = say(jobs, jobs.thread, '/agent retry')
  assert.equal((await jobs.job('publish', {}, event)).outputs.outcome, 'fixed')
  assert.deepEqual(reactionsTo(comment), ['rocket'])
})

test('a stranger cannot stop it, and where the thread cannot be read the run goes on', async (t) => {
  const jobs = await ask(t, [
    async () => {
      stopIn(jobs, jobs.thread, 'eve')
      await untilAsked(jobs, /\/collaborators\/eve\//)
      jobs.github.fail({ path: /\/comments$/, status: 500, times: 99 })
      stopIn(jobs, jobs.thread)
      await untilAsked(jobs, /\/comments$/)
      return [REPAIR]
    },
    'I add the prices.',
  ])
  const proposed = await jobs.job('propose')
  assert.equal(proposed.outputs.outcome, 'fixed', proposed.log)
})

test('A13: of two that ask at once the second waits for both jobs of the first, and the model hears once', async (t) => {
  const jobs = await ask(t, [[REPAIR], 'I add the prices.'])
  const second = say(jobs, jobs.thread, '/agent fix')
  for (const phase of ['propose', 'publish'] as const) assert.equal((await jobs.job(phase)).outputs.outcome, 'fixed')

  for (const phase of ['propose', 'publish'] as const) {
    const { outputs, exitCode } = await jobs.job(phase, {}, second.event)
    assert.deepEqual([outputs.outcome, exitCode], ['skipped', 0])
    assert.match(outputs.summary ?? '', /A run that was at work when this was asked has dealt with this failure\./)
  }
  assert.deepEqual(reactionsTo(second.comment), ['rocket'])
  assert.match(saidIn(jobs.thread).join('\n---\n'), /^### Fixed, and proven[^-]*$/)
  assert.equal([...jobs.repository.threads.values()].filter(({ pull }) => pull).length, 2)
  jobs.model.assertPlayed()
})

test('what keeps the first job from its work is told in the thread as well', async (t) => {
  const jobs = await ask(t, [], { '.github/regreen.yml': 'version: 1\ntestz: allow\n' })
  const wrong = await jobs.job('propose')
  assert.deepEqual([wrong.outputs.outcome, wrong.exitCode], ['error', 1], wrong.log)
  const told = await jobs.job('publish')
  assert.deepEqual([told.outputs.outcome, told.exitCode], ['error', 1], told.log)
  assert.match(saidIn(jobs.thread).join(), /^### Ended with an error\n\n.*line 2: the key "testz"/)
  assert.deepEqual(reactionsTo(jobs.comment), ['confused'])
})

test('a first job without a model is told in the thread as well', async (t) => {
  const jobs = await ask(t, [])
  const proposed = await jobs.job('propose', { model: '' })
  assert.equal(proposed.outputs.outcome, 'error', proposed.log)
  assert.notEqual(proposed.outputs['proposal-path'], '')
  const told = await jobs.job('publish', { model: '' })
  assert.equal(told.outputs.outcome, 'error', told.log)
  assert.match(saidIn(jobs.thread).join(), /^### Ended with an error\n\nNo model is set\./)
})

test('an error of the first job is told in the thread as well', async (t) => {
  const jobs = await ask(t, [fault(401)])
  const proposed = await jobs.job('propose')
  assert.deepEqual([proposed.outputs.outcome, proposed.exitCode], ['error', 1], proposed.log)
  const published = await jobs.job('publish')
  assert.deepEqual([published.outputs.outcome, published.exitCode], ['error', 1], published.log)
  assert.match(
    saidIn(jobs.thread).join(),
    /^### Ended with an error\n\n.*\n\nWhen that is set right, write `\/agent retry`/,
  )
  assert.deepEqual(jobs.github.pushes, [])
})

test('a stop that is answered by the job that may write, which sees no other one, is not called in vain', async (t) => {
  const jobs = await ask(t, [])
  const { comment, event } = stopIn(jobs, jobs.thread)
  const answered = await jobs.job('publish', {}, event)
  assert.equal(answered.outputs.summary, 'A job that is at work for this thread ends at its next step.', answered.log)
  assert.deepEqual(reactionsTo(comment), ['eyes'])
})
