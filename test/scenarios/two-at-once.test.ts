import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GitHubEvent } from '../support/events.ts'
import type { Thread } from '../support/fake-github.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { openTopic, REPAIR, reactionsTo, saidIn, say, untilAsked } from '../support/shop.ts'

type Ask = (scenario: Scenario, thread: Thread) => Promise<GitHubEvent>
const redRun: Ask = (scenario) => scenario.redRun('topic')
const command: Ask = async (scenario, thread) => say(scenario, thread, '/agent fix').event

const PAIRS: Readonly<Record<string, readonly [Ask, Ask]>> = {
  'a red run and a command': [redRun, command],
  'two commands': [command, command],
  'two red runs': [redRun, redRun],
}
for (const [what, asks] of Object.entries(PAIRS)) {
  test(`A13: ${what} at once give one run of the model, one comment and one pull request`, async (t) => {
    const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
    const thread = await openTopic(scenario)
    const events = await Promise.all(asks.map((ask) => ask(scenario, thread)))

    const runs = await Promise.all(events.map((event) => scenario.start(event)))

    assert.deepEqual(
      runs.map(({ outputs }) => outputs.outcome).sort(),
      ['fixed', 'skipped'],
      runs.map(({ log }) => log).join('\n'),
    )
    assert.match(saidIn(thread).join('\n---\n'), /^### Fixed, and proven[^-]*$/)
    assert.equal([...scenario.repository.threads.values()].filter(({ pull }) => pull).length, 2)
    scenario.model.assertPlayed()
    const asked = thread.comments.filter(({ author }) => author.login === 'ada')
    for (const comment of asked) assert.match(reactionsTo(comment).join(), /^eyes,(rocket|confused)$/)
  })
}

test('A13: two red runs of a branch without a pull request give one run of the model and one pull request', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const event = await scenario.redRun()
  const runs = await Promise.all([scenario.start(event), scenario.start(event)])

  assert.deepEqual(
    runs.map(({ outputs }) => outputs.outcome).sort(),
    ['fixed', 'skipped'],
    runs.map(({ log }) => log).join('\n'),
  )
  assert.equal([...scenario.repository.threads.values()].filter(({ pull }) => pull).length, 1)
  scenario.model.assertPlayed()
})

test('A13: of a red run and a command at once, the second of which waits for the first, the model hears once', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.', [REPAIR], 'Again.'] })
  const thread = await openTopic(scenario)
  const first = await redRun(scenario, thread)
  const second = say(scenario, thread, '/agent fix')

  assert.equal((await scenario.start(first)).outputs.outcome, 'fixed')
  const { outputs, exitCode } = await scenario.start(second.event)
  assert.deepEqual([outputs.outcome, exitCode], ['skipped', 0])
  // What was asked for is there.
  assert.deepEqual(reactionsTo(second.comment), ['eyes', 'rocket'])
  assert.match(outputs.summary ?? '', /was at work when this was asked .* Write `\/agent retry` to try it again\./)
  assert.match(saidIn(thread).join('\n---\n'), /^### Fixed, and proven[^-]*$/)

  const again = await scenario.start(say(scenario, thread, '/agent retry').event)
  assert.equal(again.outputs.outcome, 'fixed', again.log)
  assert.equal([...scenario.repository.threads.values()].filter(({ pull }) => pull).length, 2)
  scenario.model.assertPlayed()
})

test('A13: a red run without a pull request that waited for another one of the same commit asks no model', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.', [REPAIR], 'Again.'] })
  const [event, other] = [await scenario.redRun(), await scenario.redRun()]
  assert.equal((await scenario.start(event)).outputs.outcome, 'fixed')
  const { outputs } = await scenario.start(other)
  assert.deepEqual([outputs.outcome, outputs.attempts], ['skipped', '1'])
  assert.match(outputs.summary ?? '', /was at work when this was asked .* start a workflow by hand/)

  const later = await scenario.start(await scenario.redRun())
  assert.equal(later.outputs.outcome, 'fixed', later.log)
  scenario.model.assertPlayed()
})

test('A12: whoever asks while a run is going on is shown a sad face, and the run goes on', async (t) => {
  let second: ReturnType<typeof say> | undefined
  const scenario = await openScenario(t, {
    turns: [
      async () => {
        second = say(scenario, thread, '/agent fix')
        const run = await scenario.start(second.event)
        assert.deepEqual([run.outputs.outcome, run.exitCode], ['skipped', 0], run.log)
        assert.match(run.outputs.summary ?? '', /Another run is at work in this thread/)
        return [REPAIR]
      },
      'I add the prices now.',
    ],
  })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.deepEqual(second && reactionsTo(second.comment), ['eyes', 'confused'])
  assert.match(saidIn(thread).join('\n---\n'), /^### Fixed, and proven[^-]*$/)
})

test('the plan of the model, its requests and the step are shown while the run goes on', async (t) => {
  const plan = {
    todos: [
      { content: 'Find the `sum`, @octo/all', status: 'done' },
      { content: 'Repair it', status: 'in_progress' },
    ],
  }
  const scenario = await openScenario(t, {
    turns: [
      [{ name: 'todo_write', arguments: JSON.stringify(plan) }],
      async () => {
        await untilAsked(scenario, /^\/repos\/octo\/shop\/issues\/comments\/\d+$/)
        return [REPAIR]
      },
      'I add the prices now.',
    ],
  })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  const edits = scenario.github.requests.filter(
    ({ method, path }) => method === 'PATCH' && path.includes('/issues/comments/'),
  )
  const shown = edits.map(({ text }) => text).find((text) => text.includes('[x]')) ?? ''
  assert.match(shown, /- \[x\] Find the `sum`, @\u2060octo\/all\\n- \[ \] Repair it ←/)
  assert.match(shown, /The model is at work \(\d+(\.\d)? s, 1 request to the model, 120 tokens\)\./)
  assert.match(shown, /\[Follow the run\]\(http[^)]*\/actions\/runs\/7001\)\. `\/agent stop` ends it\./)
})
