import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openScenario } from '../support/scenario.ts'
import { GREEN, openTopic, REPAIR } from '../support/shop.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const ALREADY = /1 of the repaired tests failed already on ([0-9a-f]{12}), where the branch left its base\./
const turns = [[REPAIR], 'I add the prices now.']

test('a pull request whose tests fail on its base as well is told so, with the commit', async (t) => {
  const scenario = await openScenario(t, { turns })
  const base = await scenario.head()
  await openTopic(scenario)

  const run = await scenario.start(await scenario.redRun('topic'))

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  const body = scenario.repository.threads.get(2)?.body ?? ''
  assert.equal(ALREADY.exec(body)?.[1], base.slice(0, 12))
})

test('one that has broken them itself is not', async (t) => {
  const scenario = await openScenario(t, { files: GREEN, turns })
  await openTopic(scenario, { 'src/cart.js': PROJECTS['node:test'].files['src/cart.js'] ?? '' })

  const run = await scenario.start(await scenario.redRun('topic'))

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.doesNotMatch(scenario.repository.threads.get(2)?.body ?? '', ALREADY)
})
