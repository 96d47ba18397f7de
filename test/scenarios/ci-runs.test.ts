import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Conclusion, pullOf } from '../support/fake-github.ts'
import { exitedWith, jobLog, runStep, stamped } from '../support/job-log.ts'
import { openScenario } from '../support/scenario.ts'
import { GREEN, openTopic, REPAIR, saidIn, say, writesOf } from '../support/shop.ts'

const ENDINGS: readonly Conclusion[] = [
  'success',
  'cancelled',
  'skipped',
  'timed_out',
  'action_required',
  'startup_failure',
  'neutral',
  'stale',
]
for (const conclusion of ENDINGS) {
  test(`a CI run that ended as ${conclusion} starts nothing, and nothing is asked`, async (t) => {
    const scenario = await openScenario(t)
    const { github, repository, events } = scenario
    const red = await github.addRun(repository, { branch: 'main', conclusion, actor: 'ada' })
    const run = await scenario.start(await events.workflowRun(red))

    assert.deepEqual([run.outputs.outcome, run.exitCode], ['skipped', 0])
    assert.match(run.outputs.summary ?? '', new RegExp(`ended as "${conclusion}"`))
    assert.match(run.summary, new RegExp(conclusion))
    assert.deepEqual(github.requests, [])
  })
}

test('a red run of a push is told in the pull request of its branch', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const thread = await openTopic(scenario)
  const { github, repository, events } = scenario
  const event = await events.workflowRun(await github.addRun(repository, { branch: 'topic', actor: 'ada' }))
  Object.assign(Object(event.payload.workflow_run), { pull_requests: [] })

  const run = await scenario.start(event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(saidIn(thread).join('\n---\n'), /^### Fixed, and proven[^-]*$/)
})

test('a job that may not read pull requests does without', async (t) => {
  const permissions = { actions: 'read', contents: 'write', issues: 'write' } as const
  const scenario = await openScenario(t, {
    permissions,
    turns: [[REPAIR], 'I add the prices now.'],
    inputs: { mode: 'comment' },
  })
  const run = await scenario.start(await scenario.redRun())

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.deepEqual(scenario.github.pushes, [])
  assert.deepEqual(writesOf(scenario), [])
})

test('of a matrix the job whose log names the failing test tells the model, and which command failed', async (t) => {
  const scenario = await openScenario(t, {
    files: { 'package.json': `${JSON.stringify({ type: 'module' })}\n` },
    turns: [[REPAIR], 'I add the prices now.'],
  })
  const { github, repository, events } = scenario
  const red = await github.addRun(repository, {
    branch: 'main',
    actor: 'ada',
    jobs: [
      { name: 'test (18)', conclusion: 'failure', log: jobLog(runStep('npm ci'), exitedWith(1)) },
      {
        name: 'test (20)',
        conclusion: 'failure',
        log: jobLog([
          ...runStep('node --test'),
          ...stamped('✖ total adds the prices up (1.2ms)', 'ℹ tests 2', 'ℹ pass 1', 'ℹ fail 1'),
          ...exitedWith(1),
        ]),
      },
      { name: 'test (22)', conclusion: 'cancelled' },
    ],
  })

  const run = await scenario.start(await events.workflowRun(red))

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(run.log, /Test command: node --test \(the failed step of CI ran it\)/)
  assert.match(scenario.model.requests[0]?.text ?? '', /log of the job \\"test \(20\)\\" by CI/)
  const logs = github.requests.filter(({ path }) => path.endsWith('/logs'))
  assert.equal(logs.length, 2)
})

test('of a matrix the logs that are there are enough, and how many are not is said', async (t) => {
  const scenario = await openScenario(t, {
    files: { 'package.json': `${JSON.stringify({ type: 'module' })}\n` },
    turns: [[REPAIR], 'I add the prices now.'],
  })
  const { github, repository, events } = scenario
  const log = jobLog([...runStep('node --test'), ...exitedWith(1)])
  const jobs = ['lost "1"', 'lost 2', 'test'].map((name) => ({ name, conclusion: 'failure', log }) as const)
  github.fail({ path: /\/jobs\/\d+\/logs$/, status: 404, times: 2 })

  const run = await scenario.start(
    await events.workflowRun(await github.addRun(repository, { branch: 'main', actor: 'ada', jobs })),
  )

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(run.log, /Test command: node --test \(the failed step of CI ran it\)/)
  const told = run.annotations.filter(({ message }) => /^The log of/.test(message))
  assert.match(
    told.map(({ message }) => message).join(),
    /^The log of 2 failed jobs was not read: [^\n]*the job "lost \\"1\\"" \(404\)[^\n]*$/,
  )
})

test('of a run that was started again the logs of that attempt are read', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const { github, repository, events } = scenario
  const event = await events.workflowRun(await github.addRun(repository, { branch: 'main', actor: 'ada', attempt: 3 }))
  const run = await scenario.start(event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.ok(github.requests.some(({ path }) => path.endsWith('/attempts/3/jobs')))
})

test('a branch that is gone, or has moved on since its run, is left alone', async (t) => {
  const scenario = await openScenario(t)
  await openTopic(scenario)
  const { github, repository } = scenario
  const event = await scenario.redRun('topic')
  await github.addCommit(repository, { branch: 'topic', files: { 'README.md': 'More\n' } })
  const moved = await scenario.start(event)
  assert.match(moved.outputs.summary ?? '', /The branch topic holds [0-9a-f]{12} now/)

  await github.moveBranch(repository, 'topic', undefined)
  const gone = await scenario.start(event)
  assert.match(gone.outputs.summary ?? '', /The branch topic is gone/)
  assert.deepEqual(writesOf(scenario), [])
})

test('a pull request that is green alone and red when it is merged is told so', async (t) => {
  const scenario = await openScenario(t, { files: GREEN })
  const thread = await openTopic(scenario)
  const { github, repository, events } = scenario
  const broken = { 'src/cart.js': 'export const total = () => 0\nexport const count = (prices) => prices.length\n' }
  await github.addCommit(repository, { branch: 'main', files: broken })
  const red = await github.addRun(repository, { branch: 'topic', actor: 'ada', event: 'pull_request' })

  const run = await scenario.start(await events.workflowRun(red))

  assert.equal(run.outputs.outcome, 'not_reproduced', run.log)
  assert.equal(run.outputs.conclusion, 'failure')
  const merge = pullOf(thread).mergeSha?.slice(0, 12)
  const [said = ''] = saidIn(thread)
  assert.match(said, new RegExp(`red merged into its base, as CI tests it \\(${merge}\\): "test/cart`))
  assert.match(said, /Merge `main` into the branch/)
  assert.deepEqual(scenario.model.requests, [])
})

test('a pull request that cannot be merged is told of its own commit alone', async (t) => {
  const scenario = await openScenario(t, { files: GREEN })
  const thread = await openTopic(scenario)
  const { github, repository } = scenario
  // Named still, as on GitHub, though it is of a head before.
  const before = pullOf(thread).mergeSha
  await github.addCommit(repository, { branch: 'topic', files: { 'README.md': 'A shop\n' } })
  await github.addCommit(repository, { branch: 'main', files: { 'README.md': 'Another shop\n' } })
  pullOf(thread).mergeSha = before
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.equal(run.outputs.outcome, 'not_reproduced', run.log)
  assert.doesNotMatch(saidIn(thread)[0] ?? '', /merged/)
})

test('a branch may be named in any way that git allows', async (t) => {
  const branch = `feature/größe-"x"-@octo/all's-#1,GH-2;$(id)`
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const { github, repository } = scenario
  await github.addCommit(repository, { branch, from: 'main', files: { 'README.md': 'Shop\n' } })
  const thread = await github.addPull(repository, { author: 'ada', title: branch, head: branch })

  const run = await scenario.start(await scenario.redRun(branch))

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  const pull = repository.threads.get(2)
  assert.equal(pull?.title, 'Fix 1 failing test on feature/größe-_x_-_octo/all_s-_1_GH_2_id_')
  assert.match(run.outputs['pull-request-branch'] ?? '', /^regreen\/[A-Za-z0-9-]+$/)
  assert.equal(pull?.pull?.baseRef, branch)
  assert.match(saidIn(thread)[0] ?? '', /The repair is in \[#2\]\(\S+\)\./)
})
