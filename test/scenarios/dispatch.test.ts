import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRequests } from '../support/golden.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { GREEN, NEW_CODE, NEW_TEST, openTopic, REPAIR } from '../support/shop.ts'

const DISPATCHED: Readonly<Record<string, (scenario: Scenario) => Promise<Record<string, string>>>> = {
  'a run': async ({ github, repository }) => {
    const { id } = await github.addRun(repository, { branch: 'main', actor: 'ada' })
    return { 'run-id': String(id) }
  },
  'nothing, on a branch': async () => ({}),
  'a pull request': async (scenario) => ({ 'pull-request-number': String((await openTopic(scenario)).number) }),
}
for (const [what, inputsOf] of Object.entries(DISPATCHED)) {
  test(`a dispatch that names ${what} repairs it`, async (t) => {
    const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
    const inputs = await inputsOf(scenario)
    const event = scenario.events.workflowDispatch({ ref: 'refs/heads/main', sender: 'ada' })
    const run = await scenario.start(event, { inputs })
    assert.deepEqual([run.outputs.outcome, run.outputs['pull-request-operation']], ['fixed', 'created'], run.log)
    assertRequests(scenario, `trigger-dispatch-${what.replace(/\W+/g, '-')}`)
  })
}

test('a dispatch with an issue, or with nothing but a task, is a request', async (t) => {
  const turns = [[NEW_TEST, NEW_CODE], 'Here it is.', [NEW_TEST, NEW_CODE], 'Here it is.']
  const scenario = await openScenario(t, { files: GREEN, turns })
  const issue = scenario.github.addIssue(scenario.repository, { author: 'eve', title: 'Please add mean()' })
  const event = scenario.events.workflowDispatch({ ref: 'refs/heads/main', sender: 'ada' })

  const wish = await scenario.start(event, { inputs: { 'issue-number': String(issue.number), task: 'in one file' } })
  assert.equal(wish.outputs.outcome, 'fixed', wish.log)
  assert.match(scenario.model.requests[0]?.text ?? '', /hint by ada>\\nin one file/)
  const task = await scenario.start(event, { inputs: { task: 'add mean()' } })
  assert.equal(task.outputs.outcome, 'fixed', task.log)
  assert.deepEqual(
    [wish, task].map(({ outputs }) => [outputs['pull-request-number'], outputs['pull-request-operation']]),
    [
      ['2', 'created'],
      ['3', 'created'],
    ],
  )
  assert.match(scenario.model.requests[2]?.text ?? '', /Carry out the request[\s\S]*hint by ada>\\nadd mean\(\)/)
  assertRequests(scenario, 'trigger-dispatch-of-a-request')
})

test('A16: a dispatch by somebody who may not start a run starts none', async (t) => {
  const scenario = await openScenario(t)
  const run = await scenario.start(scenario.events.workflowDispatch({ ref: 'refs/heads/main', sender: 'eve' }))
  assert.match(run.outputs.summary ?? '', /eve has the permission "read"/)
})
