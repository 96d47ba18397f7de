import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderLog } from '../fake-github.ts'
import { APP, openStage, type Stage } from './github-client.ts'

test('a log lies behind a redirect to another server, for a minute, and without a token', async () => {
  let now = Date.now()
  await using stage = await openStage({ now: () => new Date(now) })
  const { github, repository, octokit } = stage
  const log = renderLog(['##[group]Run npm test', 'not ok 1 - adds'])
  const run = await github.addRun(repository, { branch: 'fix', jobs: [{ name: 'test', conclusion: 'failure', log }] })
  const onJob = { ...APP, job_id: run.jobs[0]?.id ?? 0 }
  const { data } = await octokit.rest.actions.downloadJobLogsForWorkflowRun(onJob)
  assert.equal(data, log.replace('\uFEFF', ''))
  assert.match(log, /^\uFEFF2026-11-01T12:00:00\.0000000Z ##\[group\]Run npm test\r\n/)

  const redirect = await octokit.rest.actions.downloadJobLogsForWorkflowRun({
    ...onJob,
    request: { redirect: 'manual' },
  })
  const location = String(redirect.headers.location)
  assert.notEqual(new URL(location).port, new URL(github.urls.api).port)
  const leak = await fetch(location, { headers: { authorization: 'token ghs_x' } })
  assert.equal(leak.status, 400)
  now += 61_000
  assert.equal((await fetch(location)).status, 403)
})

test('the storage can fail as well, and has a line of its own in the snapshot', async () => {
  await using stage = await openStage()
  const { github, repository, octokit } = stage
  const run = await github.addRun(repository, { branch: 'fix' })
  github.fail({ path: '/job-logs-', status: 503 })
  const onJob = { ...APP, job_id: run.jobs[0]?.id ?? 0 }
  await assert.rejects(octokit.rest.actions.downloadJobLogsForWorkflowRun(onJob), { status: 503 })
  assert.match(github.snapshot({ withReads: true }), /\nGET <storage>\/<id>\/job-logs-\d+\.txt -> 503$/)
})

test('a log that has expired is 410, and one without actions: read is 403 even in public', async () => {
  await using stage = await openStage()
  const { github, repository } = stage
  repository.isPrivate = false
  const jobs = [{ name: 'test', conclusion: 'failure', log: 'expired' }] as const
  const run = await github.addRun(repository, { branch: 'fix', jobs })
  const onJob = { ...APP, job_id: run.jobs[0]?.id ?? 0 }
  await assert.rejects(stage.octokit.rest.actions.downloadJobLogsForWorkflowRun(onJob), { status: 410 })
  const weak = stage.connect(github.addJobToken(repository, { contents: 'read' }))
  await assert.rejects(weak.rest.actions.downloadJobLogsForWorkflowRun(onJob), { status: 403 })
})

test('a run names the open pull requests of its branch, but none of a fork', async () => {
  await using stage = await openStage()
  const { github, repository, octokit } = stage
  const pull = await github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const fork = await github.addFork(repository, 'mallory')
  const own = await github.addRun(repository, { branch: 'fix', event: 'pull_request' })
  const theirs = await github.addRun(repository, { branch: 'fix', from: fork, event: 'pull_request' })
  const pulls = async (id: number) =>
    (await octokit.rest.actions.getWorkflowRun({ ...APP, run_id: id })).data.pull_requests
  assert.equal((await pulls(own.id))?.[0]?.number, pull.number)
  assert.deepEqual(await pulls(theirs.id), [])
})

test('jobs are listed for the latest attempt, or for the one that is named', async () => {
  await using stage = await openStage()
  const jobs = [
    { name: 'test', conclusion: 'failure', attempt: 1 },
    { name: 'test', conclusion: 'success', attempt: 2 },
  ] as const
  const run = await stage.github.addRun(stage.repository, { branch: 'fix', attempt: 2, jobs })
  const { actions } = stage.octokit.rest
  const latest = await actions.listJobsForWorkflowRun({ ...APP, run_id: run.id })
  const first = await actions.listJobsForWorkflowRunAttempt({ ...APP, run_id: run.id, attempt_number: 1 })
  assert.deepEqual([latest.data.jobs[0]?.conclusion, first.data.jobs[0]?.conclusion], ['success', 'failure'])
})

test('a dispatched workflow leaves a queued run, and tells it when asked', async () => {
  await using stage = await openStage()
  const { github, repository } = stage
  await github.addRun(repository, { branch: 'main' })
  const { actions } = stage.connect(github.addJobToken(repository, { actions: 'write' })).rest
  const dispatch = { ...APP, workflow_id: 'ci.yml', ref: 'fix' }
  assert.equal((await actions.createWorkflowDispatch(dispatch)).status, 204)
  // The client's types do not know yet that there can be an answer.
  const told = JSON.stringify(await actions.createWorkflowDispatch({ ...dispatch, return_run_details: true }))
  const id = Number(/"workflow_run_id":(\d+)/.exec(told)?.[1])
  assert.equal(repository.runs.get(id)?.status, 'queued')
  await assert.rejects(actions.createWorkflowDispatch({ ...dispatch, ref: 'gone' }), {
    status: 422,
    message: /No ref found/,
  })
  await assert.rejects(actions.createWorkflowDispatch({ ...dispatch, workflow_id: 'x.yml' }), { status: 404 })
})

test('a ref can be created once, moved forward only, and deleted', async () => {
  await using stage = await openStage()
  const { git } = stage.octokit.rest
  const main = await stage.repository.git.run(['rev-parse', 'main'])
  const fix = await stage.repository.git.run(['rev-parse', 'fix'])
  await git.createRef({ ...APP, ref: 'refs/heads/x', sha: fix })
  await assert.rejects(git.createRef({ ...APP, ref: 'refs/heads/x', sha: fix }), {
    status: 422,
    message: /already exists/,
  })
  await assert.rejects(git.createRef({ ...APP, ref: 'refs/heads/y', sha: 'f'.repeat(40) }), {
    message: /Object does not exist/,
  })
  const back = { ...APP, ref: 'heads/x', sha: main }
  await assert.rejects(git.updateRef(back), { status: 422, message: /Update is not a fast forward/ })
  assert.equal((await git.updateRef({ ...back, force: true })).data.object.sha, main)
  await git.deleteRef({ ...APP, ref: 'heads/x' })
  await assert.rejects(git.deleteRef({ ...APP, ref: 'heads/x' }), { status: 422, message: /Reference does not exist/ })
  await assert.rejects(git.getRef({ ...APP, ref: 'heads/x' }), { status: 404 })
})

test('a tree keeps modes and loses removed paths, and a commit of a bot is verified unless it names an author', async () => {
  await using stage = await openStage()
  const { git } = stage.octokit.rest
  const main = await stage.repository.git.run(['rev-parse', 'main'])
  const { data: tree } = await git.createTree({
    ...APP,
    base_tree: main,
    tree: [
      { path: 'bin/run', mode: '100755', type: 'blob', content: '#!/bin/sh\n' },
      { path: 'package.json', mode: '100644', type: 'blob', sha: null },
    ],
  })
  const entries = await stage.repository.git.readTree(tree.sha, true)
  assert.deepEqual(
    entries.filter(({ type }) => type === 'blob').map(({ mode, path }) => `${mode} ${path}`),
    ['100755 bin/run', '100644 src/sum.js', '100644 test/sum.test.js'],
  )
  const commit = { ...APP, message: 'x', tree: tree.sha, parents: [main] }
  assert.equal((await git.createCommit(commit)).data.verification.verified, true)
  const author = { name: 'Ada', email: 'ada@example.com' }
  assert.equal((await git.createCommit({ ...commit, author })).data.verification.verified, false)
})

test('a rule for a branch holds for the API as for git', async () => {
  await using stage = await openStage()
  const { octokit, github, repository } = stage
  const sha = await repository.git.run(['rev-parse', 'fix'])
  github.protect(repository, { kind: 'ruleset', branch: 'main', type: 'pull_request' })
  await assert.rejects(octokit.rest.git.updateRef({ ...APP, ref: 'heads/main', sha }), {
    status: 422,
    message: /^Repository rule violations found\n\nChanges must be made through a pull request\./,
  })
  assert.deepEqual(
    github.pushes.map(({ ref, refused }) => [ref, refused]),
    [['refs/heads/main', 'Changes must be made through a pull request.']],
  )
})

test('annotations of a check add up, fifty at a time', async () => {
  await using stage = await openStage()
  const { checks } = stage.octokit.rest
  const head_sha = await stage.repository.git.run(['rev-parse', 'main'])
  const output = (count: number) => ({
    title: 'Tests',
    summary: 'Some fail',
    annotations: Array.from({ length: count }, (_, i) => ({
      path: 'src/sum.js',
      start_line: i + 1,
      end_line: i + 1,
      annotation_level: 'failure' as const,
      message: 'x',
    })),
  })
  const { data } = await checks.create({ ...APP, name: 'regreen', head_sha, output: output(50) })
  await checks.update({ ...APP, check_run_id: data.id, output: output(3) })
  assert.equal((await checks.get({ ...APP, check_run_id: data.id })).data.output.annotations_count, 53)
  await assert.rejects(checks.update({ ...APP, check_run_id: data.id, output: output(51) }), { status: 422 })
})

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`

async function commitByGraphQL({ octokit }: Stage, input: object): Promise<{ readonly oid: string }> {
  const fields = {
    branch: { repositoryNameWithOwner: 'octo/app', branchName: 'fix' },
    message: { headline: 'Fix', body: 'Because' },
    fileChanges: { additions: [{ path: 'a/b.txt', contents: 'eA==' }], deletions: [{ path: 'package.json' }] },
  }
  const { createCommitOnBranch } = await octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(
    COMMIT,
    {
      input: { ...fields, ...input },
    },
  )
  return createCommitOnBranch.commit
}

for (const apiPrefix of ['', '/api/v3'] as const) {
  test(`a commit through GraphQL beside "${apiPrefix}" is on the branch, and verified`, async () => {
    await using stage = await openStage({ apiPrefix })
    const expectedHeadOid = await stage.repository.git.run(['rev-parse', 'fix'])
    const { oid } = await commitByGraphQL(stage, { expectedHeadOid })
    assert.equal(await stage.repository.git.tryCommit('fix'), oid)
    assert.equal(await stage.repository.git.run(['show', `${oid}:a/b.txt`]), 'x')
    assert.equal(await stage.repository.git.tryRun(['show', `${oid}:package.json`]), undefined)
    const { data } = await stage.octokit.rest.repos.getCommit({ ...APP, ref: oid })
    assert.deepEqual([data.commit.verification?.verified, data.commit.message], [true, 'Fix\n\nBecause'])
  })
}

test('GraphQL refuses a moved branch, a missing right, a broken rule, and what its schema does not know', async () => {
  await using stage = await openStage()
  const { github, repository } = stage
  const expectedHeadOid = await repository.git.run(['rev-parse', 'fix'])
  const stale = commitByGraphQL(stage, { expectedHeadOid: await repository.git.run(['rev-parse', 'main']) })
  await assert.rejects(stale, /Expected branch to point to/)
  await assert.rejects(
    commitByGraphQL(stage, {}),
    /Field "expectedHeadOid" of required type "GitObjectID!" was not provided/,
  )
  await assert.rejects(stage.octokit.graphql('{ viewer { shoeSize } }'), /Cannot query field "shoeSize" on type "User"/)
  const weak = { ...stage, octokit: stage.connect(github.addJobToken(repository, { contents: 'read' })) }
  await assert.rejects(commitByGraphQL(weak, { expectedHeadOid }), /Resource not accessible by integration/)
  github.protect(repository, { kind: 'ruleset', branch: 'fix', type: 'pull_request' })
  await assert.rejects(commitByGraphQL(stage, { expectedHeadOid }), /Repository rule violations found/)
  assert.throws(() => github.assertValid(), /GraphQL: Variable "\$input"[\s\S]*GraphQL: Cannot query field "shoeSize"/)
})

test('GraphQL tells which review threads are resolved', async () => {
  await using stage = await openStage()
  const pull = await stage.github.addPull(stage.repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const why = { path: 'src/sum.js', line: 1, body: 'Why?' }
  const { comments } = stage.github.addReview(pull, { author: 'bob', state: 'COMMENTED', comments: [why, why] })
  const [first] = comments
  if (first) first.isResolved = true
  const query = `{ repository(owner: "octo", name: "app") { pullRequest(number: 1) {
    reviewThreads(first: 50) { nodes { isResolved comments(first: 1) { nodes { fullDatabaseId } } } } } } }`
  const answer = JSON.stringify(await stage.octokit.graphql(query))
  assert.match(answer, new RegExp(`"isResolved":true,"comments":\\{"nodes":\\[\\{"fullDatabaseId":"${first?.id}"\\}`))
  assert.match(answer, /"isResolved":false/)
})
