import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openScenario } from '../support/scenario.ts'
import { call } from '../support/scripted-model.ts'
import { openTopic, REPAIR, saidIn, say } from '../support/shop.ts'

const WEAKEN = call('edit_file', { path: 'test/cart.test.js', old_text: '5)', new_text: '-5)' })

test('A15, E13: a branch that loosens the policy is repaired by the rules of its base', async (t) => {
  const scenario = await openScenario(t, { turns: [[WEAKEN], 'Then I cannot.'] })
  const thread = await openTopic(scenario, { '.github/regreen.yml': 'version: 1\ntests: allow\n' })
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.equal(run.outputs.outcome, 'gave_up', run.log)
  assert.match(run.log, /Denied by "tests"/)
  assert.deepEqual(scenario.github.pushes, [])
})

test('A15, E13: a branch that takes the policy away is repaired by the rules of its base', async (t) => {
  const scenario = await openScenario(t, {
    files: { '.github/regreen.yml': 'version: 1\npaths:\n  protect: ["src/**"]\n' },
    turns: [[REPAIR], 'Then I cannot.'],
  })
  const thread = await openTopic(scenario, { '.github/regreen.yml': 'version: 1\npaths:\n  protect: []\n' })
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.equal(run.outputs.outcome, 'gave_up', run.log)
  assert.match(run.log, /Denied by "protected-path"/)
})

test('E13: a policy that is not understood lets nothing through', async (t) => {
  const scenario = await openScenario(t, { files: { '.github/regreen.yml': 'version: 1\ntests: sometimes\n' } })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.equal(run.outputs.outcome, 'error', run.log)
  assert.deepEqual(scenario.model.requests, [])
  assert.match(saidIn(thread)[0] ?? '', /tests/)
})
