import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openScenario, type Scenario } from '../support/scenario.ts'
import type { Turn } from '../support/scripted-model.ts'
import { openTopic, REPAIR, saidIn } from '../support/shop.ts'

/** The model's second reply, before which somebody does something to the repository. */
const meanwhile =
  (work: () => Promise<unknown>): Turn =>
  async () => {
    await work()
    return 'I add the prices.'
  }

interface Meanwhile {
  readonly scenario: Scenario
  readonly push: (files: Readonly<Record<string, string>>) => Promise<string>
  readonly run: (mode?: string) => ReturnType<Scenario['start']>
}

/** A red pull request whose branch changes while the model works. */
async function openMeanwhile(
  t: Parameters<typeof openScenario>[0],
  work: (given: Meanwhile) => Promise<unknown>,
): Promise<Meanwhile> {
  const turns = [[REPAIR], meanwhile(() => work(given))]
  const scenario = await openScenario(t, { turns })
  const { repository } = scenario
  await openTopic(scenario)
  const event = await scenario.redRun('topic')
  const given: Meanwhile = {
    scenario,
    push: (files) => repository.git.commit({ branch: 'topic', files, message: 'Meanwhile' }),
    run: (mode = 'pull-request') => scenario.start(event, { inputs: { mode } }),
  }
  return given
}

describe('a branch that changes while a run is going on', { concurrency: 2 }, () => {
  test('A7: has moved: the patch is proven again on what it holds now, and published for that', async (t) => {
    const { scenario, run } = await openMeanwhile(t, ({ push }) => push({ 'docs/notes.md': 'Notes\n' }))
    const result = await run()
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    assert.match(result.log, /The branch topic holds [0-9a-f]{12} now\. The patch is proven again on that commit\./)
    const { git } = scenario.repository
    const made = await git.readCommit(result.outputs['pull-request-head-sha'] ?? '')
    assert.deepEqual(made.parents, [await scenario.head('topic')])
    assert.match(made.message, new RegExp(`Regreen-Base: ${made.parents[0]}`))
    assert.match(await git.run(['ls-tree', '-r', '--name-only', made.tree]), /docs\/notes\.md/)
    const pull = [...scenario.repository.threads.values()].at(-1)
    assert.match(pull?.body ?? '', new RegExp(`at \`${made.parents[0]?.slice(0, 12)}\``))
  })

  test('A7: has moved in the same lines: the run ends as stale, and nothing is pushed', async (t) => {
    const other = 'export const total = () => 0\nexport const count = (prices) => prices.length\n'
    const { scenario, run } = await openMeanwhile(t, ({ push }) => push({ 'src/cart.js': other }))
    const result = await run()
    assert.equal(result.outputs.outcome, 'stale', result.log)
    assert.equal(result.exitCode, 1)
    assert.match(result.outputs.summary ?? '', /holds [0-9a-f]{12} now, and the patch does not apply to it\.$/)
    assert.deepEqual(scenario.github.pushes, [])
    const [thread] = scenario.repository.threads.values()
    assert.match(saidIn(thread ?? assert.fail())[0] ?? '', /The branch moved/)
  })

  for (const mode of ['comment', 'dry-run']) {
    test(`A7: has moved in the same lines: with "mode: ${mode}" the patch is not shown as a fix of it`, async (t) => {
      const other = 'export const total = () => 0\nexport const count = (prices) => prices.length\n'
      const { run } = await openMeanwhile(t, ({ push }) => push({ 'src/cart.js': other }))
      const result = await run(mode)
      assert.deepEqual([result.outputs.outcome, result.exitCode], ['stale', 1], result.log)
    })
  }

  test('has moved so that the patch is no repair any more: stale', async (t) => {
    const strict = `import assert from 'node:assert/strict'
import { test } from 'node:test'

test('nothing is right', () => assert.fail())
`
    const { scenario, run } = await openMeanwhile(t, ({ push }) => push({ 'test/cart.test.js': strict }))
    const result = await run()
    assert.equal(result.outputs.outcome, 'stale', result.log)
    assert.match(result.outputs.summary ?? '', /the patch is not proven there\. The proof could not be repeated/)
    assert.deepEqual(scenario.github.pushes, [])
  })

  test('is gone: stale', async (t) => {
    const { scenario, run } = await openMeanwhile(t, ({ scenario }) =>
      scenario.repository.git.run(['update-ref', '-d', 'refs/heads/topic']),
    )
    const result = await run()
    assert.equal(result.outputs.outcome, 'stale', result.log)
    assert.match(result.outputs.summary ?? '', /The branch topic is gone/)
    assert.deepEqual(scenario.github.pushes, [])
  })

  test('was pushed over with what it was before: the patch is proven on that, or stale', async (t) => {
    const { scenario, run } = await openMeanwhile(t, ({ scenario }) =>
      scenario.repository.git.run(['update-ref', 'refs/heads/topic', 'refs/heads/main']),
    )
    const result = await run()
    assert.equal(result.outputs.outcome, 'fixed', result.log)
    const made = await scenario.repository.git.readCommit(result.outputs['pull-request-head-sha'] ?? '')
    assert.deepEqual(made.parents, [await scenario.head('main')])
  })
})
