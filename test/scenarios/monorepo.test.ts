import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { exitedWith, jobLog, runStep, stamped } from '../support/job-log.ts'
import { openScenario } from '../support/scenario.ts'
import { call } from '../support/scripted-model.ts'
import { GREEN } from '../support/shop.ts'
import { PROJECTS } from '../support/temp-repo.ts'

const { files } = PROJECTS['node:test']
const ROOT_TESTS = 'node --test test/cart.test.js'
/** Green at its root, and red in one of two packages. */
const MONOREPO = {
  ...GREEN,
  'package.json': JSON.stringify({ name: 'shop', type: 'module', scripts: { test: ROOT_TESTS } }),
  'packages/cart/src/cart.js': files['src/cart.js'] ?? '',
  'packages/cart/test/cart.test.js': files['test/cart.test.js'] ?? '',
  'packages/cart/package.json': '{ "name": "@shop/cart", "type": "module", "scripts": { "test": "node --test" } }\n',
  'packages/list/package.json': '{ "name": "@shop/list", "type": "module", "scripts": { "test": "node --test" } }\n',
}
const repair = call('edit_file', { path: 'src/cart.js', old_text: 'sum - price', new_text: 'sum + price' })

/** A step that ran `npm test` in a folder of its own, of which the log shows nothing but whose script it was. */
async function startWith(t: TestContext, name: string, inputs: Readonly<Record<string, string>> = {}) {
  const scenario = await openScenario(t, { files: MONOREPO, turns: [[repair], 'I add the prices now.'], inputs })
  const output = stamped('', `> ${name}@1.0.0 test`, '> node --test', '', '✖ total adds the prices up (1.2ms)')
  const log = jobLog([...runStep('npm test'), ...output, ...exitedWith(1)])
  const jobs = [{ name: 'test', conclusion: 'failure', log }] as const
  const red = await scenario.github.addRun(scenario.repository, { branch: 'main', actor: 'ada', jobs })
  const run = await scenario.start(await scenario.events.workflowRun(red))
  return { run, scenario }
}

describe('in a repository of several packages', () => {
  test('the package whose tests failed is found by the log, and repaired', async (t) => {
    const { run, scenario } = await startWith(t, '@shop/cart')

    assert.equal(run.outputs.outcome, 'fixed', run.log)
    assert.match(run.log, /Working directory: packages\/cart \(the failed step of CI ran there\)/)
    const [push] = scenario.github.pushes
    const pushed = await scenario.repository.git.run(['show', `${push?.after}:packages/cart/src/cart.js`])
    assert.match(pushed, /sum \+ price/)
  })

  test('a package that is nowhere is not looked for, and the root is tested', async (t) => {
    const { run, scenario } = await startWith(t, '@shop/gone')

    assert.equal(run.outputs.outcome, 'not_reproduced', run.log)
    assert.deepEqual(scenario.model.requests, [])
  })

  test('a test command that is set is run where it was set for', async (t) => {
    const { run } = await startWith(t, '@shop/cart', { 'test-command': ROOT_TESTS })

    assert.equal(run.outputs.outcome, 'not_reproduced', run.log)
    assert.doesNotMatch(run.log, /Working directory:/)
  })
})
