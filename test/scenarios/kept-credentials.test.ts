import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { checkOut } from '../support/action/check-out.ts'
import { openFolder } from '../support/folders.ts'
import { git } from '../support/git.ts'
import { findSecrets } from '../support/run-action.ts'
import { openScenario } from '../support/scenario.ts'
import { REPAIR } from '../support/shop.ts'

const KEPT = 'ghs_0a1b2c3d4e5f6g7h8i9jKEPTbyCHECKOUT'
const BASIC = Buffer.from(`x-access-token:${KEPT}`).toString('base64')
const HEADER = `AUTHORIZATION: basic ${BASIC}`

/** A repository with a test that fails when it finds what checkout has left. */
const CURIOUS = {
  'test/curious.test.js': `import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('there are no credentials', () => {
  const { stdout } = spawnSync('sh', ['-c', 'git config --list --show-origin; cat .git/config; env; grep -rsi extraheader /tmp "$HOME" --exclude=curious.test.js'])
  assert.doesNotMatch(String(stdout), /extraheader =|extraheader=|basic /i)
})
`,
}

type Layout = (t: TestContext, workspace: string, server: string) => Promise<void>

/** What the versions of actions/checkout leave. https://github.com/actions/checkout/blob/main/src/git-auth-helper.ts */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'in .git/config, as up to version 5': async (_t, workspace, server) => {
    await git(workspace, ['config', '--local', `http.${server}/.extraheader`, HEADER])
  },
  'in a file beside, as since version 6': async (t, workspace, server) => {
    const file = join(await openFolder(t), 'git-credentials-1.config')
    await git(workspace, ['config', '--file', file, `http.${server}/.extraheader`, HEADER])
    await git(workspace, ['config', '--local', `includeIf.gitdir:${join(workspace, '.git')}.path`, file])
  },
}

async function openJob(t: TestContext, layout: Layout) {
  const scenario = await openScenario(t, { files: CURIOUS, turns: [[REPAIR], 'I add the prices now.'] })
  const { github, repository } = scenario
  const workspace = await openFolder(t)
  await checkOut({ github, repository, rev: 'main', directory: workspace })
  await layout(t, workspace, github.urls.server)
  return { scenario, workspace, event: await scenario.redRun() }
}

const CURE =
  /A token, in a header for git, lies in .* Add "persist-credentials: false" to the "with" of the actions\/checkout step\./

for (const [where, layout] of Object.entries(LAYOUTS)) {
  test(`C6: a token that checkout has left ${where} is told with the cure, and no copy and no test sees it`, async (t) => {
    const { scenario, workspace, event } = await openJob(t, layout)
    const run = await scenario.start(event, { workspace })

    assert.equal(run.outputs.outcome, 'fixed', run.log)
    assert.match(run.annotations.map(({ message }) => message).join('\n'), CURE)
    const places = [
      { name: 'log', content: run.log },
      ...scenario.model.requests.map(({ text }, i) => ({ name: `request ${i}`, content: text })),
    ]
    assert.deepEqual(findSecrets(places, { KEPT, BASIC }), [])
  })

  test(`C6: where tests could read a token that was left ${where}, none is run`, async (t) => {
    const { scenario, workspace, event } = await openJob(t, layout)
    const run = await scenario.start(event, { workspace, inputs: { sandbox: 'off' } })

    assert.deepEqual([run.outputs.outcome, run.exitCode], ['error', 1], run.log)
    assert.match(run.outputs.error ?? '', CURE)
    assert.match(run.outputs.error ?? '', /No test was run.*the sandbox reaches level 0 here/)
    assert.deepEqual(scenario.model.requests, [])
    assert.doesNotMatch(run.log, /Tests before the patch/)
  })
}
