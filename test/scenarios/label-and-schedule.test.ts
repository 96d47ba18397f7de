import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFolder } from '../support/folders.ts'
import { assertRequests } from '../support/golden.ts'
import { openScenario } from '../support/scenario.ts'
import { NEW_CODE, NEW_TEST, openTopic, REPAIR, saidIn } from '../support/shop.ts'

test('the label on a pull request repairs it, and on an issue carries it out', async (t) => {
  const turns = [[REPAIR], 'I add the prices now.', [REPAIR, NEW_TEST, NEW_CODE], 'Here it is.']
  const scenario = await openScenario(t, { turns })
  const thread = await openTopic(scenario)
  const issue = scenario.github.addIssue(scenario.repository, { author: 'eve', title: 'Please add mean()' })

  const pull = await scenario.start(scenario.events.labeled(thread, 'agent-fix', 'ada'))
  assert.equal(pull.outputs.outcome, 'fixed', pull.log)
  const wish = await scenario.start(scenario.events.labeled(issue, 'agent-fix', 'ada'))
  assert.equal(wish.outputs.outcome, 'fixed', wish.log)
  const other = await scenario.start(scenario.events.labeled(issue, 'bug', 'ada'))
  assert.equal(other.outputs.outcome, 'skipped')
  const stranger = await scenario.start(scenario.events.labeled(issue, 'agent-fix', 'eve'))
  assert.match(stranger.outputs.summary ?? '', /eve has the permission "read"/)
  assertRequests(scenario, 'trigger-label')
})

test('a schedule repairs a labelled pull request once, and then finds nothing to do', async (t) => {
  const scenario = await openScenario(t, { turns: ['I do not know.', 'No.'] })
  const thread = await openTopic(scenario)
  thread.labels.push('agent-fix')

  const first = await scenario.start(scenario.events.schedule())
  assert.equal(first.outputs.outcome, 'gave_up', first.log)
  assert.match(saidIn(thread)[0] ?? '', /^### No patch/)
  const second = await scenario.start(scenario.events.schedule())
  assert.deepEqual([second.outputs.outcome, second.exitCode], ['skipped', 0])
  assert.match(second.outputs.summary ?? '', /#1: The last run was about the same commit and ended as "gave_up"/)
  assertRequests(scenario, 'trigger-schedule')
})

test('in two jobs a schedule publishes for the pull request that was worked on, whatever comes first by then', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const { github, repository, events } = scenario
  const older = await openTopic(scenario)
  await repository.git.commit({ branch: 'second', from: 'main', files: { 'SECOND.md': 'Second\n' } })
  const pull = { author: 'ada', title: 'Second', head: 'second', labels: ['agent-fix'] }
  const second = await github.addPull(repository, pull)
  const workspace = await openFolder(t)
  const job = (phase: string) => scenario.start(events.schedule(), { workspace, inputs: { phase } })

  const proposed = await job('propose')
  assert.equal(proposed.outputs.outcome, 'fixed', proposed.log)
  older.labels.push('agent-fix')
  const published = await job('publish')

  assert.equal(published.outputs.outcome, 'fixed', published.log)
  assert.match(saidIn(second).join(), /^### Fixed, and proven/)
  assert.deepEqual(saidIn(older), [])
})
