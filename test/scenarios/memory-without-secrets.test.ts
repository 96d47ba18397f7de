import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readState } from '../../src/github/state.ts'
import { openScenario } from '../support/scenario.ts'
import { openTopic, saidIn, say } from '../support/shop.ts'

test('C12: what a thread remembers of a run holds no secret, and neither does what explains it', async (t) => {
  const scenario = await openScenario(t)
  const thread = await openTopic(scenario)
  const inputs = { 'setup-command': `node -e "process.exit(3)" ${scenario.token}` }
  const run = await scenario.start(say(scenario, thread, '/agent fix').event, { inputs })
  assert.equal(run.outputs.outcome, 'setup_failed', run.log)

  const remembered = thread.comments.map(({ body }) => readState(body).last?.summary ?? '').join('')
  assert.match(remembered, /^The set-up command .* ended with exit code 3/)
  assert.ok(!remembered.includes(scenario.token), remembered)

  await scenario.start(say(scenario, thread, '/agent explain').event)
  assert.equal(saidIn(thread).filter((words) => words.includes('What the last run did')).length, 1)
  assert.ok(saidIn(thread).every((words) => !words.includes(scenario.token)))
})
