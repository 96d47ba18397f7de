import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { Comment, Repository, Thread } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { assertGolden, assertRequests } from '../support/golden.ts'
import type { ActionResult } from '../support/run-action.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { REPAIR, reactionsTo, saidIn, say, writesOf } from '../support/shop.ts'

/** What each job's `permissions:` are in examples/comment-two-jobs.yml; the job that verifies reads as well. */
const READING = { contents: 'read', issues: 'read', 'pull-requests': 'read' } as const
const PUBLISHING = { contents: 'read', issues: 'write', 'pull-requests': 'write' } as const

const SHUT_IN = { sandbox: 'require' }
const withoutNumbers = (write: string) => write.replace(/\d+/g, 'N')
const NO_KEY = { 'openai-api-key': '', 'openai-base-url': '', model: '' }

interface Jobs extends Scenario {
  readonly fork: Repository
  readonly thread: Thread
  readonly commit: string
  /** Somebody's comment, and the events of it for each job. */
  ask(body: string, author?: string): Ask
}

interface Ask {
  readonly comment: Comment
  job(phase: 'all' | 'propose' | 'verify' | 'publish', inputs?: Inputs): Promise<ActionResult>
}

type Inputs = Readonly<Record<string, string>>

/** A stranger's pull request, and the jobs of a workflow that is split. */
async function openFork(t: TestContext, branch = 'main'): Promise<Jobs> {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices.'] })
  const { github, repository } = scenario
  const fork = await github.addFork(repository, 'mallory')
  // Rules of the fork's own would let it do as it likes.
  const files = { 'README.md': 'Shop\n', '.github/regreen.yml': 'version: 1\nnonsense: true\n' }
  const commit = await fork.git.commit({ branch, from: 'main', files })
  const thread = await github.addPull(repository, { author: 'mallory', title: 'A shop', head: branch, from: fork })
  const workspace = await openFolder(t)
  return {
    ...scenario,
    fork,
    commit,
    thread,
    ask(body, author) {
      const { comment, event } = say(scenario, thread, body, author)
      const job: Ask['job'] = (phase, inputs = {}) =>
        scenario.start(event, {
          workspace,
          token: github.addJobToken(repository, phase === 'publish' || phase === 'all' ? PUBLISHING : READING),
          inputs: { phase, ...inputs },
        })
      return { comment, job }
    },
  }
}

describe('a pull request from a fork', { concurrency: 2 }, () => {
  for (const branch of ['main', 'regreen/main-0f4be2a1']) {
    test(`A4, A5: from its branch ${branch} comes a comment with patch and proof, and never a push`, async (t) => {
      const jobs = await openFork(t, branch)
      const { comment, job } = jobs.ask('/agent fix')
      const proposed = await job('propose', SHUT_IN)
      assert.deepEqual([proposed.outputs.outcome, proposed.exitCode], ['fixed', 0], proposed.log)
      const asked = jobs.model.requests.length
      const verified = await job('verify', { ...SHUT_IN, ...NO_KEY })
      assert.equal(verified.outputs.outcome, 'fixed', verified.log)
      assert.deepEqual(writesOf(jobs), [])
      const published = await job('publish', { ...NO_KEY, mode: 'push' })
      assert.deepEqual([published.outputs.outcome, published.exitCode], ['fixed', 0], published.log)

      assert.equal(jobs.model.requests.length, asked)
      assert.equal(published.outputs['pull-request-operation'], 'none')
      assert.deepEqual(jobs.github.pushes, [])
      assert.equal(await jobs.fork.git.tryCommit(`refs/heads/${branch}`), jobs.commit)
      assert.deepEqual([...jobs.repository.threads.keys()], [jobs.thread.number])
      const [words = '', ...more] = saidIn(jobs.thread)
      assert.deepEqual(more, [])
      assert.match(
        words,
        /^### Fixed, and proven\n[\s\S]*The commit comes from a fork, and Regreen never pushes to forks\./,
      )
      assert.match(words, /^\+export const total = .*sum \+ price/m)
      assert.match(words, /`test\/cart\.test\.js > total adds the prices up` \| failed \| passed/)
      assert.deepEqual(reactionsTo(comment), ['rocket'])
      assert.deepEqual(writesOf(jobs).map(withoutNumbers), [
        'POST /repos/octo/shop/issues/N/comments',
        'POST /repos/octo/shop/issues/comments/N/reactions',
      ])
      // Everything of the fork is read where its pull request is.
      assert.deepEqual(
        jobs.github.requests.filter(({ path }) => path.includes('mallory')),
        [],
      )
      assertRequests(jobs, 'fork-in-three-jobs')
    })
  }

  test('A4: without a split, or without a sandbox that must hold, it is refused with the cure, before anything is run', async (t) => {
    const jobs = await openFork(t)
    const { comment, job } = jobs.ask('/agent fix')
    const refusals = [await job('propose'), await job('propose', { sandbox: 'off' }), await job('verify', NO_KEY)]
    for (const { outputs, exitCode, log } of refusals) {
      assert.deepEqual([outputs.outcome, exitCode], ['skipped', 0], log)
      assert.match(outputs.summary ?? '', /"phase: propose" and "sandbox: require", and one with "phase: publish"/)
    }
    assert.deepEqual([jobs.model.requests, writesOf(jobs), comment.reactions], [[], [], []])
    assert.deepEqual(
      jobs.github.requests.filter(({ kind }) => kind === 'git'),
      [],
    )
  })

  test('A4: in a workflow of one job whoever asks is told in the thread what to do, once', async (t) => {
    const jobs = await openFork(t)
    for (const body of ['/agent fix', '/agent retry']) {
      const { comment, job } = jobs.ask(body)
      const { outputs, exitCode, log } = await job('all', SHUT_IN)
      assert.deepEqual([outputs.outcome, exitCode], ['skipped', 0], log)
      assert.deepEqual(reactionsTo(comment), ['eyes', 'confused'])
    }
    assertGolden(
      'endings/skipped-fork.md',
      saidIn(jobs.thread).join('\n---\n').replace(jobs.github.urls.server, 'https://github.com'),
    )
    assert.deepEqual(jobs.model.requests, [])
    assert.deepEqual(
      jobs.github.requests.filter(({ kind }) => kind === 'git'),
      [],
    )
    assertRequests(jobs, 'fork-in-one-job')
  })

  test('A4: a command that asks for words is answered in one job as well, because no code of the fork is run', async (t) => {
    const jobs = await openFork(t)
    const { comment, job } = jobs.ask('/agent help')
    const { exitCode, log } = await job('all')
    assert.equal(exitCode, 0, log)
    assert.match(saidIn(jobs.thread).join(), /^### What Regreen understands/)
    assert.deepEqual(reactionsTo(comment), ['eyes', 'rocket'])
  })

  test('A4: where the token may not write, the refusal is in the log and the summary alone', async (t) => {
    const jobs = await openFork(t)
    const event = jobs.events.labeled(jobs.thread, 'agent-fix', 'ada')
    const { outputs, exitCode, log } = await jobs.start(event, {
      token: jobs.github.addJobToken(jobs.repository, READING),
    })
    assert.deepEqual([outputs.outcome, exitCode], ['skipped', 0], log)
    assert.match(log, /The thread could not be told: .*"issues: write"/)
    assert.deepEqual(saidIn(jobs.thread), [])
  })

  for (const author of ['mallory', 'eve']) {
    test(`A1, A4, A12: ${author}, who may not write here, is refused in each job, and nothing is posted`, async (t) => {
      const jobs = await openFork(t)
      const { job } = jobs.ask('/agent fix', author)
      const alone = await job('all', SHUT_IN)
      assert.match(alone.outputs.summary ?? '', /The commit comes from a fork/, alone.log)
      for (const phase of ['propose', 'verify', 'publish'] as const) {
        const { outputs, log } = await job(phase, SHUT_IN)
        assert.equal(outputs.outcome, 'skipped', log)
        assert.match(outputs.summary ?? '', new RegExp(`${author} has the permission "(none|read)" here`))
      }
      assert.deepEqual([jobs.model.requests, writesOf(jobs)], [[], []])
    })
  }

  test('A3: its red run starts nothing, because its author has caused it', async (t) => {
    const jobs = await openFork(t)
    const { github, repository, fork } = jobs
    const run = await github.addRun(repository, { branch: 'main', from: fork, event: 'pull_request', actor: 'mallory' })
    const event = await jobs.events.workflowRun(run)
    for (const phase of ['propose', 'publish', 'all']) {
      const { outputs, log } = await jobs.start(event, { inputs: { phase, ...SHUT_IN } })
      assert.equal(outputs.outcome, 'skipped', log)
      assert.match(outputs.summary ?? '', phase === 'all' ? /comes from a fork/ : /mallory has the permission/)
    }
    assert.deepEqual([jobs.model.requests, writesOf(jobs)], [[], []])
  })

  test("a maintainer's own fork needs nobody else: its red run is repaired in a comment on its pull request", async (t) => {
    const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices.'] })
    const { github, repository, events } = scenario
    const fork = await github.addFork(repository, 'ada')
    await fork.git.commit({ branch: 'main', from: 'main', files: { 'README.md': 'Shop\n' } })
    const thread = await github.addPull(repository, { author: 'ada', title: 'A shop', head: 'main', from: fork })
    const run = await github.addRun(repository, { branch: 'main', from: fork, event: 'pull_request', actor: 'ada' })
    const event = await events.workflowRun(run)
    const workspace = await openFolder(t)
    for (const [phase, permissions] of [
      ['propose', { ...READING, actions: 'read' }],
      ['publish', { ...PUBLISHING, actions: 'read' }],
    ] as const) {
      const token = github.addJobToken(repository, permissions)
      const result = await scenario.start(event, { workspace, token, inputs: { phase, ...SHUT_IN } })
      assert.equal(result.outputs.outcome, 'fixed', result.log)
    }
    assert.deepEqual(github.pushes, [])
    assert.match(saidIn(thread).join(), /^### Fixed, and proven\n[\s\S]*The commit comes from a fork/)
  })

  test('A7: code that came into the fork after somebody had asked is not run', async (t) => {
    const jobs = await openFork(t)
    const { comment, job } = jobs.ask('/agent fix')
    jobs.fork.pushedAt = new Date(Date.parse(comment.createdAt) + 1_000).toISOString()
    const { outputs, log } = await job('propose', SHUT_IN)
    assert.equal(outputs.outcome, 'stale', log)
    assert.match(outputs.summary ?? '', /The fork was pushed to after this was asked.* Look at it, and ask again\./)
    assert.deepEqual([jobs.model.requests, writesOf(jobs)], [[], []])

    assert.equal((await job('publish', NO_KEY)).outputs.outcome, 'stale')
    assert.match(saidIn(jobs.thread).join(), /^### The branch moved\n\nThe fork was pushed to after this was asked/)
    assert.deepEqual(reactionsTo(comment), ['confused'])
  })

  test('a commit that came after the proposal makes it stale', async (t) => {
    const jobs = await openFork(t)
    const { job } = jobs.ask('/agent fix')
    assert.equal((await job('propose', SHUT_IN)).outputs.outcome, 'fixed')
    await jobs.github.addCommit(jobs.fork, { branch: 'main', files: { 'README.md': 'Another shop\n' } })
    const published = await job('publish', NO_KEY)
    assert.equal(published.outputs.outcome, 'stale', published.log)
    assert.deepEqual(jobs.github.pushes, [])
    assert.match(saidIn(jobs.thread).join(), /^### The branch moved/)
  })

  test('a command that asks for words is answered by the job that may speak', async (t) => {
    const jobs = await openFork(t)
    const { comment, job } = jobs.ask('/agent help')
    const proposed = await job('propose', SHUT_IN)
    assert.deepEqual([proposed.outputs.outcome, proposed.exitCode], ['skipped', 0], proposed.log)
    assert.match(proposed.outputs.summary ?? '', /The job with "phase: publish" answers this/)
    const published = await job('publish', NO_KEY)
    assert.equal(published.exitCode, 0, published.log)
    assert.match(saidIn(jobs.thread).join(), /What Regreen understands/)
    assert.deepEqual(reactionsTo(comment), ['eyes', 'rocket'])
  })
})
