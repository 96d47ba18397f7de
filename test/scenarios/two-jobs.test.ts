import assert from 'node:assert/strict'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import type { Thread } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { forgeEvidence, forgeManifest, forgePatch } from '../support/forgery.ts'
import { assertRequests } from '../support/golden.ts'
import type { ActionResult } from '../support/run-action.ts'
import { openScenario, type Scenario, type ScenarioSpec } from '../support/scenario.ts'
import { GREEN, openTopic, REPAIR, saidIn, say } from '../support/shop.ts'

/** What each job's `permissions:` are in the examples. */
const READING = { actions: 'read', contents: 'read' } as const
const VERIFYING = READING
const PUBLISHING = {
  actions: 'read',
  checks: 'write',
  contents: 'write',
  'pull-requests': 'write',
  issues: 'write',
} as const

const NO_KEY = { 'openai-api-key': '', 'openai-base-url': '', model: '' }

interface Jobs extends Scenario {
  readonly thread: Thread
  /** Where each job finds what the one before has left. */
  readonly workspace: string
  readonly folder: string
  propose(): Promise<ActionResult>
  verify(): Promise<ActionResult>
  publish(inputs?: Readonly<Record<string, string>>, env?: Readonly<Record<string, string>>): Promise<ActionResult>
}

/** A red pull request, and the jobs of a workflow that is split. Nothing but the proposal goes from one to the next. */
async function openJobs(t: TestContext, spec: ScenarioSpec = {}): Promise<Jobs> {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices.'], ...spec })
  const { github, repository } = scenario
  const thread = await openTopic(scenario)
  const event = await scenario.redRun('topic')
  const workspace = await openFolder(t)
  const job = (phase: string, permissions: Parameters<typeof github.addJobToken>[1], inputs: object, env = {}) =>
    scenario.start(event, {
      workspace,
      env,
      token: github.addJobToken(repository, permissions),
      inputs: { phase, ...inputs },
    })
  return {
    ...scenario,
    thread,
    workspace,
    folder: join(workspace, 'regreen-proposal'),
    propose: () => job('propose', READING, {}),
    verify: () => job('verify', VERIFYING, NO_KEY),
    publish: (inputs = {}, env) => job('publish', PUBLISHING, { ...NO_KEY, ...inputs }, env),
  }
}

const kindsOf = ({ github }: Scenario) =>
  new Set(github.requests.map(({ method, kind, path }) => (kind === 'git' ? path.replace(/.*\//, '') : method)))

describe('a workflow of several jobs', { concurrency: 2 }, () => {
  test('propose needs no token that writes, and publish neither key nor checkout', async (t) => {
    const jobs = await openJobs(t)
    const proposed = await jobs.propose()
    assert.equal(proposed.outputs.outcome, 'fixed', proposed.log)
    assert.deepEqual([...kindsOf(jobs)].sort(), ['GET', 'git-upload-pack', 'refs'])
    assert.equal(proposed.outputs['proposal-path'], jobs.folder)
    assert.deepEqual((await readdir(jobs.folder)).sort(), ['evidence.json', 'manifest.json', 'patch.diff'])
    assert.equal(proposed.outputs['pull-request-operation'], 'none')
    const asked = jobs.model.requests.length

    const published = await jobs.publish()
    assert.equal(published.outputs.outcome, 'fixed', published.log)
    assert.equal(published.outputs['pull-request-operation'], 'created')
    assert.equal(published.outputs['patch-file'], join(jobs.folder, 'patch.diff'))
    assert.equal(published.outputs['evidence-file'], join(jobs.folder, 'evidence.json'))
    assert.equal(published.outputs['tests-fixed'], '1')
    assert.equal(published.outputs.attempts, '1')
    assert.equal(jobs.model.requests.length, asked)
    assert.deepEqual(await readdir(jobs.workspace), ['regreen-proposal'])
    assert.equal(saidIn([...jobs.repository.threads.values()][0] ?? assert.fail()).length, 1)
    assertRequests(jobs, 'phases-two-jobs')
  })

  test('stop that is said before the last job is heard if it was said since the run began, and not if before', async (t) => {
    const jobs = await openJobs(t)
    const run = await jobs.github.addRun(jobs.repository, { branch: 'main', actor: 'ada' })
    assert.equal((await jobs.propose()).outputs.outcome, 'fixed')
    say(jobs, jobs.thread, '/agent stop')
    const env = { GITHUB_RUN_ID: String(run.id) }
    const stopped = await jobs.publish({}, env)
    assert.deepEqual([stopped.outputs.outcome, stopped.exitCode], ['cancelled', 130], stopped.log)
    assert.match(saidIn(jobs.thread).join(), /^### Stopped\n\nThe run was stopped by a comment in its thread/)
    assert.deepEqual(jobs.github.pushes, [])

    jobs.repository.runs.set(run.id, { ...run, attempt: 2, createdAt: new Date(Date.now() + 3_600_000).toISOString() })
    const again = await jobs.publish({}, { ...env, GITHUB_RUN_ATTEMPT: '2' })
    assert.equal(again.outputs.outcome, 'fixed', again.log)
  })

  test('verify runs the proof again without a key, and what it found is what publish goes by', async (t) => {
    const jobs = await openJobs(t)
    await jobs.propose()
    const before = JSON.parse(await readFile(join(jobs.folder, 'evidence.json'), 'utf8'))
    const verified = await jobs.verify()
    assert.equal(verified.outputs.outcome, 'fixed', verified.log)
    assert.equal(verified.outputs['proposal-path'], jobs.folder)
    const after = JSON.parse(await readFile(join(jobs.folder, 'evidence.json'), 'utf8'))
    assert.notEqual(after.startedAt, before.startedAt)
    assert.deepEqual({ ...after.patch, ids: after.failToPass }, { ...before.patch, ids: before.failToPass })
    assert.deepEqual([...kindsOf(jobs)].sort(), ['GET', 'git-upload-pack', 'refs'])
    assert.equal((await jobs.publish()).outputs['pull-request-operation'], 'created')
    assertRequests(jobs, 'phases-three-jobs')
  })

  test('a proof that cannot be repeated ends as unproven, and nothing is pushed', async (t) => {
    // Green for the proposing job alone: the machine of the next one is another.
    const marker = join(await openFolder(t), 'first-machine')
    await writeFile(marker, '')
    const test = `import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { total } from '../src/cart.js'

test('total adds the prices up', () => {
  assert.equal(total([2, 3]), existsSync(${JSON.stringify(marker)}) ? 5 : 6)
})
`
    const jobs = await openJobs(t, { files: { 'test/cart.test.js': test }, inputs: { sandbox: 'off' } })
    assert.equal((await jobs.propose()).outputs.outcome, 'fixed')
    await rm(marker)
    const verified = await jobs.verify()
    assert.equal(verified.outputs.outcome, 'unproven', verified.log)
    assert.equal(verified.exitCode, 2)
    assert.match(verified.outputs.summary ?? '', /^The proof could not be repeated: 1 test still fails/)
    const published = await jobs.publish()
    assert.equal(published.outputs.outcome, 'unproven', published.log)
    assert.deepEqual(jobs.github.pushes, [])
    assert.match(saidIn([...jobs.repository.threads.values()][0] ?? assert.fail())[0] ?? '', /not proven/)
  })

  test('E12: a proposal that changes how tests are run is refused by the job that repeats the proof', async (t) => {
    const inputs = { 'test-command': 'node --import ./prelude.mjs --test' }
    const jobs = await openJobs(t, { files: { 'prelude.mjs': 'export {}\n' }, inputs })
    assert.equal((await jobs.propose()).outputs.outcome, 'fixed')
    const line = 'Array.prototype.reduce = () => 5'
    const patch = `--- a/prelude.mjs\n+++ b/prelude.mjs\n@@ -1 +1 @@\n-export {}\n+${line}\n`
    await forgePatch(t, jobs, patch)
    const verified = await jobs.verify()
    assert.deepEqual([verified.outputs.outcome, verified.exitCode], ['unproven', 2], verified.log)
    assert.match(verified.outputs.summary ?? '', /The rule "test-harness" refuses the change of "prelude\.mjs"/)
    assert.equal((await jobs.publish()).outputs.outcome, 'unproven')
    assert.deepEqual(jobs.github.pushes, [])
  })

  test('E10: where no command is set and CI names none, what a proposal says of it is not run', async (t) => {
    const jobs = await openJobs(t)
    await jobs.propose()
    await forgeManifest(jobs, (manifest) => Object.assign(manifest, { command: 'true' }))
    await forgeEvidence(jobs, (evidence) => Object.assign(evidence, { command: 'true' }))
    const verified = await jobs.verify()
    assert.equal(verified.outputs.outcome, 'fixed', verified.log)
    for (const name of ['manifest.json', 'evidence.json'])
      assert.equal(JSON.parse(await readFile(join(jobs.folder, name), 'utf8')).command, 'npm test')
  })

  test('a proposal that is refused for what lies beside it is left as it is, and the job says what that is', async (t) => {
    const jobs = await openJobs(t)
    await jobs.propose()
    await writeFile(join(jobs.folder, 'extra.txt'), '')
    const verified = await jobs.verify()
    assert.equal(verified.outputs.outcome, 'error', verified.log)
    assert.match(verified.outputs.summary ?? '', /is refused: it holds "extra\.txt", which is not a file of a proposal/)
    assert.equal(verified.outputs['proposal-path'], '')
    assert.ok((await readdir(jobs.folder)).includes('patch.diff'))
  })

  test('a set-up that fails before the tests are known is handed on as well', async (t) => {
    const jobs = await openJobs(t, { inputs: { 'setup-command': 'exit 3', 'test-command': 'npm test' } })
    assert.equal((await jobs.propose()).outputs.outcome, 'setup_failed')
    const published = await jobs.publish()
    assert.equal(published.outputs.outcome, 'setup_failed', published.log)
  })

  test('a run without a patch is handed on as well, and told by the job that may speak', async (t) => {
    const jobs = await openJobs(t, { turns: ['I cannot do it.', 'I cannot do it.', 'No.'] })
    assert.equal((await jobs.propose()).outputs.outcome, 'gave_up')
    assert.deepEqual(await readdir(jobs.folder), ['manifest.json'])
    const published = await jobs.publish()
    assert.equal(published.outputs.outcome, 'gave_up', published.log)
    assert.equal(published.exitCode, 2)
    assert.match(saidIn([...jobs.repository.threads.values()][0] ?? assert.fail())[0] ?? '', /No patch/)
  })

  test('a pull request that is green alone and red when it is merged is told so by the job that may speak', async (t) => {
    const scenario = await openScenario(t, { files: GREEN })
    const thread = await openTopic(scenario)
    const { github, repository, events } = scenario
    await github.addCommit(repository, { branch: 'main', files: { 'src/cart.js': 'export const total = () => 0\n' } })
    const red = await github.addRun(repository, { branch: 'topic', actor: 'ada', event: 'pull_request' })
    const event = await events.workflowRun(red)
    const workspace = await openFolder(t)
    const start = (phase: string, permissions: Parameters<typeof github.addJobToken>[1]) =>
      scenario.start(event, {
        workspace,
        token: github.addJobToken(repository, permissions),
        inputs: { phase },
      })
    const runs = [
      await start('propose', { ...READING, 'pull-requests': 'read' }),
      await start('verify', { ...READING, 'pull-requests': 'read' }),
      await start('publish', PUBLISHING),
    ]
    for (const { outputs, exitCode, log } of runs) {
      assert.deepEqual([outputs.outcome, outputs.conclusion, exitCode], ['not_reproduced', 'failure', 0], log)
    }
    const [said = ''] = saidIn(thread)
    assert.match(said, /^### Green on this commit\n[\s\S]*red merged into its base, as CI tests it/)
    assert.match(said, /Merge `main` into the branch/)
    assert.deepEqual(scenario.model.requests, [])
  })

  test('a folder that holds other things is not written into', async (t) => {
    const jobs = await openJobs(t)
    await writeFile(join(jobs.workspace, 'manifest.json'), '{"name": "a browser extension"}')
    await writeFile(join(jobs.workspace, 'index.html'), 'x')
    const event = await jobs.redRun('topic')
    const inputs = { phase: 'propose', 'proposal-path': '.' }
    const result = await jobs.start(event, { workspace: jobs.workspace, inputs })
    assert.equal(result.outputs.outcome, 'error', result.log)
    assert.match(result.outputs.error ?? '', /holds other things than a proposal, .*Check "proposal-path"/)
    assert.deepEqual((await readdir(jobs.workspace)).sort(), ['index.html', 'manifest.json'])
  })

  test('A12: "max-attempts" holds from one pair of jobs to the next', async (t) => {
    const jobs = await openJobs(t, { turns: ['I do not know.', 'No.'], inputs: { 'max-attempts': '1' } })
    await jobs.propose()
    assert.deepEqual((await jobs.publish()).outputs.attempts, '1')

    const [again, told] = [await jobs.propose(), await jobs.publish()]
    assert.deepEqual([again.outputs.outcome, told.outputs.outcome, told.exitCode], ['skipped', 'skipped', 0], told.log)
    assert.equal(jobs.model.requests.length, 2)
    const [thread] = jobs.repository.threads.values()
    assert.match(saidIn(thread ?? assert.fail()).join(), /^### No patch\n/)
  })

  test('A12: without a pull request the attempts are counted by the job that may write', async (t) => {
    const scenario = await openScenario(t, { turns: ['I do not know.', 'No.'], inputs: { 'max-attempts': '1' } })
    const event = await scenario.redRun()
    const workspace = await openFolder(t)
    const job = (phase: 'propose' | 'publish') => {
      const token = scenario.github.addJobToken(scenario.repository, phase === 'propose' ? READING : PUBLISHING)
      return scenario.start(event, { workspace, token, inputs: { phase } })
    }
    const first = [await job('propose'), await job('publish')]
    assert.deepEqual(
      first.map(({ outputs }) => [outputs.outcome, outputs.attempts]),
      [
        ['gave_up', '1'],
        ['gave_up', '1'],
      ],
    )
    const again = await job('propose')
    assert.equal(again.outputs.outcome, 'skipped', again.log)
    assert.equal(scenario.model.requests.length, 2)
  })
})
