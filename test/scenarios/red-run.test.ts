import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pullOf } from '../support/fake-github.ts'
import { assertPage, assertRequests } from '../support/golden.ts'
import { DEFAULT_RERUNS, openScenario } from '../support/scenario.ts'
import { call } from '../support/scripted-model.ts'
import { GREEN, openTopic, REPAIR, saidIn } from '../support/shop.ts'

const repair = call('edit_file', { path: 'src/cart.js', old_text: 'sum - price', new_text: 'sum + price' })

test('a red CI run becomes a draft pull request with patch and proof', async (t) => {
  const turns = [[repair], 'The total subtracted the prices. I add them.']
  const scenario = await openScenario(t, { turns, inputs: DEFAULT_RERUNS })

  const run = await scenario.start(await scenario.redRun())

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.equal(run.exitCode, 0)
  assert.equal(run.outputs['pull-request-operation'], 'created')
  const [pull] = [...scenario.repository.threads.values()]
  assert.equal(pull?.pull?.isDraft, true)
  assert.match(pull?.body ?? '', /`test\/cart.test.js > total adds the prices up` \| failed \| passed/)
  assert.equal(scenario.github.pushes.length, 1)
  assertRequests(scenario, 'trigger-workflow-run')
  assertPage('summary-page-fixed.md', run.summary)
})

test('the merge that CI tested is named in the pull request and in the comment', async (t) => {
  const turns = [[repair], 'I add them.']
  const scenario = await openScenario(t, { turns })
  const thread = await openTopic(scenario)
  const { github, repository, events } = scenario
  const red = await github.addRun(repository, { branch: 'topic', actor: 'ada', event: 'pull_request' })

  const run = await scenario.start(await events.workflowRun(red))

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  const [head, merge] = [await scenario.head('topic'), pullOf(thread).mergeSha ?? ''].map((sha) => sha.slice(0, 12))
  const tested = `, which CI tested merged into \`main\` as \`${merge}\` ([the failed run](`
  const opened = repository.threads.get(Number(run.outputs['pull-request-number']))
  assert.ok(opened?.body?.includes(`on \`topic\` at \`${head}\`${tested}`), opened?.body ?? '')
  assert.ok(saidIn(thread).join().includes(`was about \`${head}\` on \`topic\`${tested}`))
})

test('a second run for the same commit brings the same pull request up to date', async (t) => {
  const turns = [[repair], 'I add the prices now.', [repair], 'I add the prices now.']
  const scenario = await openScenario(t, { turns })
  const red = async () => scenario.start(await scenario.redRun())

  const [first, second] = [await red(), await red()]

  assert.equal(second.outputs['pull-request-operation'], 'updated', second.log)
  assert.equal(second.outputs['pull-request-number'], first.outputs['pull-request-number'])
  assert.equal(second.outputs['pull-request-head-sha'], first.outputs['pull-request-head-sha'])
  assert.equal(scenario.github.pushes.length, 1)
})

test('an event that is not for us ends before anything is asked', async (t) => {
  const scenario = await openScenario(t)
  const run = await scenario.github.addRun(scenario.repository, { branch: 'main', conclusion: 'success' })

  const result = await scenario.start(await scenario.events.workflowRun(run))

  assert.equal(result.outputs.outcome, 'skipped')
  assert.equal(result.exitCode, 0)
  assert.deepEqual(scenario.github.requests, [])
})

test('a commit of ours that a person has amended is left as it is, and the repair takes another branch', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.', [REPAIR], 'I add them.'] })
  const { repository, github } = scenario
  const first = await scenario.start(await scenario.redRun())
  const branch = first.outputs['pull-request-branch'] ?? ''
  const ours = await repository.git.readCommit(first.outputs['pull-request-head-sha'] ?? '')
  const base = await scenario.head()
  await repository.git.run(['update-ref', `refs/heads/${branch}`, base])
  await github.addCommit(repository, {
    branch,
    files: { 'src/cart.js': GREEN['src/cart.js'], 'docs/my-work.md': 'Mine\n' },
    message: ours.message,
  })
  const amended = await scenario.head(branch)

  const again = await scenario.start(await scenario.redRun())
  assert.equal(again.outputs.outcome, 'fixed', again.log)
  assert.equal(await scenario.head(branch), amended)
  assert.equal(again.outputs['pull-request-branch'], `${branch}-2`)
})
