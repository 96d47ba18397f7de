import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { EVIDENCE_FILE } from '../../src/results/evidence-file.ts'
import { openFolder } from '../support/folders.ts'
import { forgeEvidence, forgeManifest } from '../support/forgery.ts'
import { exitedWith, jobLog, runStep, stamped } from '../support/job-log.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
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

interface RedPackage {
  readonly inputs?: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  /** Called before the model's last words. */
  readonly meanwhile?: (scenario: Scenario) => Promise<unknown>
}

/** A step that ran `npm test` in a folder of its own, of which the log shows nothing but whose script it was. */
async function openRed(t: TestContext, name: string, { inputs = {}, files: more, meanwhile }: RedPackage = {}) {
  const end = async () => {
    await meanwhile?.(scenario)
    return 'I add the prices now.'
  }
  const scenario: Scenario = await openScenario(t, { files: { ...MONOREPO, ...more }, turns: [[repair], end], inputs })
  const output = stamped('', `> ${name}@1.0.0 test`, '> node --test', '', '✖ total adds the prices up (1.2ms)')
  const log = jobLog([...runStep('npm test'), ...output, ...exitedWith(1)])
  const jobs = [{ name: 'test', conclusion: 'failure', log }] as const
  const red = await scenario.github.addRun(scenario.repository, { branch: 'main', actor: 'ada', jobs })
  return { scenario, event: await scenario.events.workflowRun(red) }
}

async function startWith(t: TestContext, name: string, given: RedPackage = {}) {
  const { scenario, event } = await openRed(t, name, given)
  return { run: await scenario.start(event), scenario }
}

/** The pull request's own words. */
const bodyOf = ({ repository }: Scenario) => [...repository.threads.values()].at(-1)?.body ?? ''

describe('in a repository of several packages', () => {
  test('the package whose tests failed is found by the log, and repaired', async (t) => {
    const { run, scenario } = await startWith(t, '@shop/cart')

    assert.equal(run.outputs.outcome, 'fixed', run.log)
    assert.match(run.log, /Working directory: packages\/cart \(the failed step of CI ran there\)/)
    const [push] = scenario.github.pushes
    const pushed = await scenario.repository.git.run(['show', `${push?.after}:packages/cart/src/cart.js`])
    assert.match(pushed, /sum \+ price/)
    assert.match(bodyOf(scenario), / --working-directory 'packages\/cart' --test-command /)
    const notes = run.annotations.flatMap(({ properties }) => properties.file ?? [])
    assert.deepEqual(notes, ['packages/cart/test/cart.test.js'])
  })

  test('a branch that moves meanwhile is proven in the same folder by the same command', async (t) => {
    const { run, scenario } = await startWith(t, '@shop/cart', {
      meanwhile: ({ repository }) => repository.git.commit({ branch: 'main', files: { 'docs/notes.md': 'Notes\n' } }),
    })

    assert.equal(run.outputs.outcome, 'fixed', run.log)
    assert.match(run.log, /The patch is proven again on that commit/)
    assert.match(bodyOf(scenario), / --working-directory 'packages\/cart' --test-command 'npm test'/)
  })

  test('a package that is nowhere is not looked for, and the root is tested', async (t) => {
    const { run, scenario } = await startWith(t, '@shop/gone')

    assert.equal(run.outputs.outcome, 'not_reproduced', run.log)
    assert.deepEqual(scenario.model.requests, [])
  })

  test('a test command that is set is run where it was set for', async (t) => {
    const { run } = await startWith(t, '@shop/cart', { inputs: { 'test-command': ROOT_TESTS } })

    assert.equal(run.outputs.outcome, 'not_reproduced', run.log)
    assert.doesNotMatch(run.log, /Working directory:/)
  })
})

/** The same, with a job for each phase. Nothing but the proposal goes from one to the next. */
async function openJobs(t: TestContext) {
  const { scenario, event } = await openRed(t, '@shop/cart')
  const { github, repository } = scenario
  const workspace = await openFolder(t)
  const folder = join(workspace, 'regreen-proposal')
  const start = (phase: string, permissions: Parameters<typeof github.addJobToken>[1]) =>
    scenario.start(event, { workspace, token: github.addJobToken(repository, permissions), inputs: { phase } })
  return {
    scenario,
    folder,
    propose: () => start('propose', { actions: 'read', contents: 'read' }),
    verify: (permissions: Parameters<typeof github.addJobToken>[1] = { actions: 'read', contents: 'read' }) =>
      start('verify', permissions),
    publish: () => start('publish', { contents: 'write', 'pull-requests': 'write' }),
    async evidence() {
      return EVIDENCE_FILE.parse(JSON.parse(await readFile(join(folder, 'evidence.json'), 'utf8')))
    },
  }
}

describe('in a repository of several packages, each job of a split workflow', () => {
  test('that runs tests finds the folder by itself, and the one that publishes needs no log', async (t) => {
    const { propose, verify, publish, evidence, scenario } = await openJobs(t)
    const proposed = await propose()
    assert.equal(proposed.outputs.outcome, 'fixed', proposed.log)
    const verified = await verify()
    assert.equal(verified.outputs.outcome, 'fixed', verified.log)
    assert.equal((await evidence()).workingDirectory, 'packages/cart')
    const published = await publish()
    assert.equal(published.outputs['pull-request-operation'], 'created', published.log)
    assert.match(bodyOf(scenario), / --working-directory 'packages\/cart' --test-command 'npm test'/)
  })

  const FORGERIES: Readonly<Record<string, readonly [forged: object, reason: RegExp]>> = {
    'a command that always succeeds': [{ command: 'true' }, /with the test command "true", and here it is "npm test"/],
    'another folder': [{ workingDirectory: '.' }, /ran in the folder "\.", and here it is "packages\/cart"/],
  }
  for (const [what, [forged, reason]] of Object.entries(FORGERIES)) {
    test(`E10: ${what} in a proposal is refused by the job that proves, and is not run`, async (t) => {
      const { propose, verify, ...job } = await openJobs(t)
      await propose()
      await forgeManifest(job, (manifest) => Object.assign(manifest, forged))
      await forgeEvidence(job, (evidence) => Object.assign(evidence, forged))
      const verified = await verify()
      assert.equal(verified.outputs.outcome, 'error', verified.log)
      assert.match(verified.outputs.summary ?? '', reason)
      assert.deepEqual(await readdir(job.folder), ['manifest.json'])
    })
  }

  test('that may not read the log proves nothing in another folder, and says what it needs', async (t) => {
    const { propose, verify } = await openJobs(t)
    await propose()
    const verified = await verify({ contents: 'read' })
    assert.equal(verified.outputs.outcome, 'error', verified.log)
    assert.match(
      verified.outputs.summary ?? '',
      /and here it is "\."\. Give .* "actions: read" to those that run tests/,
    )
  })
})
