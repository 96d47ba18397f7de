import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { checkOut } from '../support/action/check-out.ts'
import { pullOf } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { assertRequests } from '../support/golden.ts'
import { openScenario } from '../support/scenario.ts'
import { openTopic, REPAIR, saidIn } from '../support/shop.ts'

const USES_A_DEPENDENCY = {
  'package.json': `${JSON.stringify({ type: 'module', scripts: { test: 'node --test' } })}\n`,
  'src/cart.js': `import { zero } from 'zero'
export const total = (prices) => prices.reduce((sum, price) => sum - price, zero)
export const count = (prices) => prices.length
`,
}
const DEPENDENCY = {
  'node_modules/zero/package.json': '{"name":"zero","type":"module","exports":"./zero.js"}\n',
  'node_modules/zero/zero.js': 'export const zero = 0\n',
}

/** What an earlier step has installed. */
async function install(workspace: string): Promise<void> {
  for (const [path, text] of Object.entries(DEPENDENCY)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true })
    await writeFile(join(workspace, path), text)
  }
}

test('a later step of a job of a push uses what the steps before have checked out and installed', async (t) => {
  const scenario = await openScenario(t, { files: USES_A_DEPENDENCY, turns: [[REPAIR], 'I add the prices now.'] })
  const { github, repository, events } = scenario
  const head = await scenario.head()
  const workspace = await openFolder(t)
  await checkOut({ github, repository, rev: head, directory: workspace })
  await install(workspace)

  const event = await events.push({ branch: 'main', before: '0'.repeat(40), after: head, sender: 'ada' })
  const run = await scenario.start(event, { workspace })

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.equal(run.outputs['pull-request-operation'], 'created')
  assertRequests(scenario, 'trigger-push')
})

test('a later step of a job of a pull request repairs the head, in a workspace that holds the merge', async (t) => {
  const scenario = await openScenario(t, { files: USES_A_DEPENDENCY, turns: [[REPAIR], 'I add the prices now.'] })
  const thread = await openTopic(scenario)
  const { github, repository, events } = scenario
  const merge = pullOf(thread).mergeSha ?? ''
  const workspace = await openFolder(t)
  await checkOut({ github, repository, rev: merge, directory: workspace, depth: 2 })
  await install(workspace)

  const run = await scenario.start(events.pullRequest(thread, 'synchronize'), {
    workspace,
    sha: merge,
    ref: 'refs/pull/1/merge',
  })

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(saidIn(thread)[0] ?? '', /The repair is in \[#2\]\(/)
  assert.equal(scenario.repository.threads.get(2)?.pull?.baseRef, 'topic')
  assertRequests(scenario, 'trigger-pull-request')
})
