import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pullOf } from '../fake-github.ts'
import { APP, openStage, type Stage } from './github-client.ts'

const create = ({ octokit }: Stage, spec: { head?: string; base?: string; body?: string; draft?: boolean } = {}) =>
  octokit.rest.pulls.create({ ...APP, title: 'Fix', head: 'fix', base: 'main', ...spec })

test("a job's pull request has the bot as author, its branch as head, and counts its changes", async () => {
  await using stage = await openStage()
  const { data } = await create(stage, { draft: true })
  assert.deepEqual([data.user?.login, data.user?.type], ['github-actions[bot]', 'Bot'])
  assert.deepEqual([data.number, data.draft, data.state, data.mergeable_state], [1, true, 'open', 'draft'])
  assert.deepEqual([data.head.label, data.head.ref, data.base.ref], ['octo:fix', 'fix', 'main'])
  assert.deepEqual([data.commits, data.changed_files, data.additions, data.deletions], [1, 1, 1, 1])
  const files = await stage.octokit.rest.pulls.listFiles({ ...APP, pull_number: 1 })
  assert.equal(files.data[0]?.filename, 'src/sum.js')
  assert.match(files.data[0]?.patch ?? '', /^@@ -1 \+1 @@\n-export const sum = \(a, b\) => a - b\n\+export/)
})

test('a second pull request for the same branches is refused', async () => {
  await using stage = await openStage()
  await create(stage)
  await assert.rejects(create(stage), { status: 422, message: /A pull request already exists for octo:fix\./ })
})

test('a pull request without commits, without a base or without a head is refused', async () => {
  await using stage = await openStage()
  await stage.repository.git.run(['branch', 'same', 'main'])
  await assert.rejects(create(stage, { head: 'same' }), { status: 422, message: /No commits between main and same/ })
  await assert.rejects(create(stage, { base: 'gone' }), { status: 422, message: /"field":"base","code":"invalid"/ })
  await assert.rejects(create(stage, { head: 'gone' }), { status: 422, message: /"field":"head","code":"invalid"/ })
})

test('where the setting forbids it, a job opens no pull request and an app does', async () => {
  await using stage = await openStage()
  stage.repository.settings.actionsMayCreatePullRequests = false
  await assert.rejects(create(stage), {
    status: 403,
    message:
      /^GitHub Actions is not permitted to create or approve pull requests\. - https:\/\/docs\.github\.com\/rest\/pulls\/pulls#create/,
  })
  const app = { slug: 'fixer', permissions: { pull_requests: 'write', contents: 'write' } } as const
  const octokit = stage.connect(stage.github.addAppToken(stage.repository, app))
  const { data } = await octokit.rest.pulls.create({ ...APP, title: 'Fix', head: 'fix', base: 'main' })
  assert.equal(data.user?.login, 'fixer[bot]')
})

test('a plan without drafts refuses a draft', async () => {
  await using stage = await openStage()
  stage.repository.settings.draftsSupported = false
  await assert.rejects(create(stage, { draft: true }), {
    status: 422,
    message: /Draft pull requests are not supported/,
  })
})

test('a pull request from a fork names the fork, and its commits can be compared', async () => {
  await using stage = await openStage()
  const fork = await stage.github.addFork(stage.repository, 'mallory')
  await fork.git.commit({ branch: 'theirs', from: 'main', files: { 'a.txt': 'a\n' } })
  const thread = await stage.github.addPull(stage.repository, {
    author: 'mallory',
    title: 'T',
    head: 'theirs',
    from: fork,
  })
  const { data } = await stage.octokit.rest.pulls.get({ ...APP, pull_number: thread.number })
  assert.deepEqual(
    [data.head.repo?.full_name, data.head.repo?.fork, data.head.label],
    ['mallory/app', true, 'mallory:theirs'],
  )
  const compared = await stage.octokit.rest.repos.compareCommitsWithBasehead({
    ...APP,
    basehead: 'main...mallory:theirs',
  })
  assert.deepEqual(
    [compared.data.status, compared.data.ahead_by, compared.data.files?.[0]?.filename],
    ['ahead', 1, 'a.txt'],
  )
})

test('an open pull request follows its branch, and is closed when the branch goes', async () => {
  await using stage = await openStage()
  const { repository, octokit } = stage
  const thread = await stage.github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const sha = await repository.git.commit({ branch: 'more', from: 'fix', files: { 'b.txt': 'b\n' } })
  await octokit.rest.git.updateRef({ ...APP, ref: 'heads/fix', sha })
  assert.equal(pullOf(thread).headSha, sha)
  await octokit.rest.git.deleteRef({ ...APP, ref: 'heads/fix' })
  assert.deepEqual([thread.state, thread.closedAt !== null], ['closed', true])
  const reopened = octokit.rest.pulls.update({ ...APP, pull_number: thread.number, state: 'open' })
  await assert.rejects(reopened, { status: 422, message: /branch has been deleted/ })
})

test("somebody else's push moves an open pull request, a reset as well, and deleting the branch closes it", async () => {
  await using stage = await openStage()
  const { github, repository } = stage
  const thread = await github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const first = pullOf(thread).headSha
  const next = await github.addCommit(repository, { branch: 'fix', files: { 'b.txt': 'b\n' } })
  assert.equal(pullOf(thread).headSha, next)
  await github.moveBranch(repository, 'fix', first)
  assert.equal(pullOf(thread).headSha, first)
  await github.moveBranch(repository, 'fix', undefined)
  assert.equal(thread.state, 'closed')
})

test('a pull request is merged when its base receives the head', async () => {
  await using stage = await openStage()
  const thread = await stage.github.addPull(stage.repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const sha = pullOf(thread).headSha
  await stage.octokit.rest.git.updateRef({ ...APP, ref: 'heads/main', sha })
  const { data } = await stage.octokit.rest.pulls.get({ ...APP, pull_number: thread.number })
  assert.deepEqual([data.merged, data.state], [true, 'closed'])
})

test('a conflict shows in the pull request, which then has no test merge', async () => {
  await using stage = await openStage()
  const { repository } = stage
  const thread = await stage.github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const sha = await repository.git.commit({ branch: 'other', from: 'main', files: { 'src/sum.js': 'conflict\n' } })
  await stage.octokit.rest.git.updateRef({ ...APP, ref: 'heads/main', sha })
  const { data } = await stage.octokit.rest.pulls.get({ ...APP, pull_number: thread.number })
  assert.deepEqual([data.mergeable, data.mergeable_state], [false, 'dirty'])
  assert.equal(await repository.git.tryCommit('refs/pull/1/merge'), undefined)
})

test('pull requests are found by head, base and state', async () => {
  await using stage = await openStage()
  const { octokit } = stage
  await create(stage)
  const list = async (query: object) => (await octokit.rest.pulls.list({ ...APP, ...query })).data.length
  assert.deepEqual(
    [await list({ head: 'octo:fix' }), await list({ head: 'octo:other' }), await list({ base: 'dev' })],
    [1, 0, 0],
  )
  await octokit.rest.pulls.update({ ...APP, pull_number: 1, state: 'closed' })
  assert.deepEqual([await list({}), await list({ state: 'all' })], [0, 1])
})

test('a reviewer must be a collaborator, and not the author', async () => {
  await using stage = await openStage()
  await stage.github.addPull(stage.repository, { author: 'alice', title: 'Fix', head: 'fix' })
  stage.github.addUser('stranger')
  const ask = (reviewer: string) =>
    stage.octokit.rest.pulls.requestReviewers({ ...APP, pull_number: 1, reviewers: [reviewer] })
  await assert.rejects(ask('stranger'), { status: 422, message: /is not a collaborator of the octo\/app repository/ })
  await assert.rejects(ask('alice'), { status: 422, message: /cannot be requested from pull request author/ })
  assert.equal((await ask('bob')).data.requested_reviewers?.[0]?.login, 'bob')
})

test('one comment on a line outside the diff makes the whole review fail', async () => {
  await using stage = await openStage()
  const thread = await stage.github.addPull(stage.repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const review = (line: number) =>
    stage.octokit.rest.pulls.createReview({
      ...APP,
      pull_number: thread.number,
      event: 'COMMENT',
      body: 'Seen',
      comments: [{ path: 'src/sum.js', line, body: 'here' }],
    })
  await assert.rejects(review(99), { status: 422, message: /Line could not be resolved/ })
  assert.equal(pullOf(thread).reviews.length, 0)
  await review(1)
  assert.equal(pullOf(thread).reviewComments.length, 1)
})

test('a reply goes to the comment that began a thread, and to no other', async () => {
  await using stage = await openStage()
  const thread = await stage.github.addPull(stage.repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const why = { path: 'src/sum.js', line: 1, body: 'Why?' }
  const { comments } = stage.github.addReview(thread, { author: 'bob', state: 'CHANGES_REQUESTED', comments: [why] })
  const reply = (id: number) =>
    stage.octokit.rest.pulls.createReplyForReviewComment({ ...APP, pull_number: 1, comment_id: id, body: 'So' })
  const first = await reply(comments[0]?.id ?? 0)
  assert.equal(first.data.in_reply_to_id, comments[0]?.id)
  await assert.rejects(reply(first.data.id), { status: 404 })
})

test('a body longer than 65,536 characters is refused in each of its places', async () => {
  await using stage = await openStage()
  const { octokit, github, repository } = stage
  const body = '🌱'.repeat(65_537)
  const tooLong = { status: 422, message: /[bB]ody is too long \(maximum is 65536 characters\)/ }
  await assert.rejects(create(stage, { body }), tooLong)
  const { number } = github.addIssue(repository, { author: 'alice', title: 'T' })
  await assert.rejects(octokit.rest.issues.createComment({ ...APP, issue_number: number, body }), tooLong)
  await assert.rejects(octokit.rest.issues.update({ ...APP, issue_number: number, body }), tooLong)
  const fits = '🌱'.repeat(65_536)
  assert.equal((await octokit.rest.issues.createComment({ ...APP, issue_number: number, body: fits })).status, 201)
})
