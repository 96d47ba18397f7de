import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { parse } from 'yaml'
import { loadActionsLanguage } from './support/actions-language.ts'
import { createEvents, type GitHubEvent } from './support/events.ts'
import { openFakeGitHub } from './support/fake-github.ts'

const language = await loadActionsLanguage()

/** Where an example's run 77 for an event waits, or its one job; with that number it waits for nobody. */
function queueOf(example: string, { name, payload }: GitHubEvent): string {
  const { concurrency: own, jobs } = parse(readFileSync(new URL(`../examples/${example}.yml`, import.meta.url), 'utf8'))
  const [concurrency = own] = Object.values<{ concurrency?: { group: string } }>(jobs).map((job) => job.concurrency)
  return language.fill(concurrency.group, { github: { event_name: name, event: payload, run_id: '77' } })
}

async function openTopic(t: TestContext) {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files: { 'a.txt': '1\n' }, roles: { ada: 'write' } })
  await repository.git.commit({ branch: 'topic', from: 'main', files: { 'a.txt': '2\n' } })
  const fork = await github.addFork(repository, 'mallory')
  await fork.git.commit({ branch: 'topic', from: 'main', files: { 'a.txt': '3\n' } })
  const pull = await github.addPull(repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const events = createEvents(github, repository)
  return {
    number: pull.number,
    run: async (spec: Partial<Parameters<typeof github.addRun>[1]> = {}) =>
      events.workflowRun(await github.addRun(repository, { branch: 'topic', actor: 'ada', ...spec })),
    comment: (body: string, author = 'ada') => events.issueComment(pull, github.addComment(pull, { author, body })),
    review: () =>
      events.review(pull, github.addReview(pull, { author: 'ada', state: 'CHANGES_REQUESTED', body: 'No.' }).review),
    label: (name: string) => events.labeled(github.addIssue(repository, { author: 'ada', title: 'It' }), name, 'ada'),
    fork,
  }
}

for (const example of ['two-jobs', 'three-jobs'])
  test(`A13: ${example}: red runs of a branch wait for each other, and for nothing that is not for Regreen`, async (t) => {
    const { run, fork, number } = await openTopic(t)
    assert.equal(queueOf(example, await run()), `regreen-${number}`)
    assert.equal(queueOf(example, await run({ event: 'pull_request' })), `regreen-${number}`)
    assert.equal(queueOf(example, await run({ branch: 'main' })), 'regreen-main')
    for (const other of [{ conclusion: 'success' }, { conclusion: 'cancelled' }, { from: fork }] as const)
      assert.equal(queueOf(example, await run(other)), 'regreen-77')
  })

test('A13: comment-two-jobs: requests in a thread wait for each other and for its red runs, and for no other comment', async (t) => {
  const { comment, label, number } = await openTopic(t)
  assert.equal(queueOf('comment-two-jobs', comment('/agent fix')), `regreen-${number}`)
  assert.equal(queueOf('comment-two-jobs', label('agent-fix')), `regreen-${number + 1}`)
  for (const other of [comment('Thank you!'), comment('/agent fix', 'helper[bot]'), label('bug')])
    assert.equal(queueOf('comment-two-jobs', other), 'regreen-77')
})

test('A13: whichever examples stand side by side, what is about one pull request waits in one queue', async (t) => {
  const { run, comment, review, number } = await openTopic(t)
  const red = await run()
  const queues = [
    ...['fix-failing-ci', 'ghes', 'github-app-token', 'reusable', 'self-hosted', 'two-jobs', 'three-jobs'].map(
      (example) => queueOf(example, red),
    ),
    ...['comment-driven', 'comment-two-jobs'].map((example) => queueOf(example, comment('/agent fix'))),
    queueOf('review-driven', review()),
  ]
  assert.deepEqual([...new Set(queues)], [`regreen-${number}`])
})
