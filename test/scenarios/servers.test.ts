import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { openEmulatedGitHub } from '../support/emulated-github.ts'
import { createEvents, type GitHubEvent } from '../support/events.ts'
import { runAction } from '../support/run-action.ts'
import { openScenario } from '../support/scenario.ts'
import { openScriptedModel, type Turn } from '../support/scripted-model.ts'
import { GREEN, NEW_CODE, NEW_TEST, REPAIR } from '../support/shop.ts'
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
    const { emulated, events, start } = await openElsewhere(t, { turns: TURNS })
    const run = await emulated.github.addRun(emulated.repository, { branch: 'main', actor: 'ada' })

    const result = await start(await events.workflowRun(run), { labels: 'bug' })

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

  // emulate has no pull requests among its issues, so that commands on those are tried on our GitHub alone.
  test("a command on an issue of somebody else's GitHub comes to a pull request and one comment", async (t) => {
    const turns = [[NEW_TEST, NEW_CODE], 'Here it is.']
    const { emulated, events, start } = await openElsewhere(t, { turns, files: GREEN })
    const wish = { title: 'Please add mean()', body: 'It is the middle.' }
    await emulated.call('POST', 'issues', wish)
    const issue = emulated.github.addIssue(emulated.repository, { author: 'eve', ...wish })
    const comment = emulated.github.addComment(issue, { author: 'ada', body: '/agent fix' })

    const result = await start(events.issueComment(issue, comment))

    assert.equal(result.outputs.outcome, 'fixed', result.log)
    const pull = Object(await emulated.call('GET', `pulls/${result.outputs['pull-request-number']}`))
    assert.match(pull.body, /Closes #1, asked for by `ada`/)
    const said: unknown = await emulated.call('GET', 'issues/1/comments')
    assert.ok(Array.isArray(said))
    assert.deepEqual(
      said.map(({ body }: { body: string }) => body.split('\n')[0]),
      ['### Fixed, and proven'],
    )
  })
})

interface ElsewhereSpec {
  readonly turns: readonly Turn[]
  readonly files?: Readonly<Record<string, string>>
}

/** A GitHub that is not ours, with a repository and a model, and the action between them. */
async function openElsewhere(t: TestContext, { turns, files }: ElsewhereSpec) {
  const project = { ...PROJECTS['node:test'].files, ...files }
  const emulated = await openEmulatedGitHub({ fullName: 'octo/shop', files: project, roles: { ada: 'write' } })
  const model = await openScriptedModel(turns)
  t.after(async () => {
    await model.close()
    await emulated.close()
  })
  const { github, repository, urls, token } = emulated
  const sha = (await repository.git.tryCommit('refs/heads/main')) ?? ''
  const settings = { 'openai-api-key': 'any-key-will-do', 'openai-base-url': model.url, model: 'scripted', ...QUICK }
  return {
    emulated,
    events: createEvents(github, repository),
    async start(event: GitHubEvent, inputs: Readonly<Record<string, string>> = {}) {
      const given = { ...settings, ...inputs }
      const result = await runAction({ github: { urls }, repository, event, token, sha, inputs: given })
      t.after(() => result.close())
      return result
    },
  }
}
