import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openEmulatedGitHub } from '../support/emulated-github.ts'
import { createEvents } from '../support/events.ts'
import { runAction } from '../support/run-action.ts'
import { openScenario } from '../support/scenario.ts'
import { openScriptedModel } from '../support/scripted-model.ts'
import { REPAIR } from '../support/shop.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const QUICK = { 'reruns-before': '1', 'reruns-after': '1' }
const TURNS = [[REPAIR], 'I add the prices.']

describe('servers', { concurrency: 2 }, () => {
  for (const signs of ['false', 'true']) {
    test(`GitHub Enterprise Server, whose API is below /api, with sign-commits ${signs}`, async (t) => {
      const scenario = await openScenario(t, { turns: TURNS, apiPrefix: '/api/v3' })
      const result = await scenario.start(await scenario.redRun(), { inputs: { 'sign-commits': signs } })
      assert.equal(result.outputs.outcome, 'fixed', result.log)
      assert.equal(result.outputs['pull-request-operation'], 'created')
      const pull = [...scenario.repository.threads.values()][0]
      assert.equal(result.outputs['pull-request-url'], `${scenario.github.urls.server}/octo/shop/pull/${pull?.number}`)
      const isSigned = scenario.repository.signed.has(result.outputs['pull-request-head-sha'] ?? '')
      assert.equal(isSigned, signs === 'true')
    })
  }

  test('a server without a summary page', async (t) => {
    const scenario = await openScenario(t, { turns: TURNS })
    const result = await scenario.start(await scenario.redRun(), { env: { GITHUB_STEP_SUMMARY: '' } })
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    assert.equal(result.exitCode, 0)
    assert.equal(result.summary, '')
    assert.equal(result.outputs['pull-request-operation'], 'created')
  })

  test("somebody else's GitHub comes to the same pull request", async (t) => {
    const { files } = PROJECTS['node:test']
    const emulated = await openEmulatedGitHub({ fullName: 'octo/shop', files, roles: { ada: 'write' } })
    const model = await openScriptedModel(TURNS)
    t.after(async () => {
      await model.close()
      await emulated.close()
    })
    const { github, repository, urls, token } = emulated
    const run = await github.addRun(repository, { branch: 'main', actor: 'ada' })
    const event = await createEvents(github, repository).workflowRun(run)
    const sha = (await repository.git.tryCommit('refs/heads/main')) ?? ''
    const inputs = { 'openai-api-key': 'any-key-will-do', 'openai-base-url': model.url, model: 'scripted', ...QUICK }
    const start = () =>
      runAction({ github: { urls }, repository, event, token, sha, inputs: { ...inputs, labels: 'bug' } })

    const result = await start()
    t.after(() => result.close())
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    const pull = Object(await emulated.call('GET', `pulls/${result.outputs['pull-request-number']}`))
    assert.equal(pull.head.sha, result.outputs['pull-request-head-sha'])
    assert.equal(pull.base.ref, 'main')
    assert.deepEqual(
      pull.labels.map(({ name }: { name: string }) => name),
      ['bug'],
    )
    assert.ok(emulated.requests.some(({ answeredBy, path }) => answeredBy === 'emulate' && path.includes('/compare/')))
  })
})
