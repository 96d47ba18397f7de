import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadContract } from '../github/http/contract.ts'
import { ACCOUNT_ROUTES, REPOSITORY_ROUTES } from '../github/routes/routes.ts'
import { APP, openStage, type Stage } from './github-client.ts'

test('every operation that is described has a route, and every route is described', async () => {
  const { operations } = await loadContract()
  const routes = [...REPOSITORY_ROUTES, ...ACCOUNT_ROUTES].map(({ method, path }) => `${method} ${path}`)
  assert.deepEqual([...routes].sort(), [...operations].sort())
})

const SUBJECTS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async repositories({ github, repository, octokit, connect }) {
    const { repos, users, rateLimit } = octokit.rest
    github.protect(repository, { kind: 'protection', branch: 'main', type: 'pull_request' })
    github.protect(repository, { kind: 'ruleset', branch: 'main', type: 'required_status_checks' })
    await repos.get(APP)
    await repos.listBranches(APP)
    await repos.getBranch({ ...APP, branch: 'main' })
    await repos.getBranchRules({ ...APP, branch: 'main' })
    await repos.getCollaboratorPermissionLevel({ ...APP, username: 'alice' })
    await users.getByUsername({ username: 'alice' })
    await rateLimit.get()
    const owner = connect(github.addUserToken('octo')).rest
    await owner.users.getAuthenticated()
    await owner.repos.getBranchProtection({ ...APP, branch: 'main' })
    await owner.actions.getGithubActionsDefaultWorkflowPermissionsRepository(APP)
  },

  async commits({ github, repository, octokit }) {
    const { repos } = octokit.rest
    await github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix', labels: ['bug'] })
    await repos.listCommits(APP)
    await repos.getCommit({ ...APP, ref: 'fix' })
    await repos.listPullRequestsAssociatedWithCommit({ ...APP, commit_sha: 'fix' })
    await repos.compareCommitsWithBasehead({ ...APP, basehead: 'main...fix' })
    await repos.getContent({ ...APP, path: 'src/sum.js' })
    await repos.getContent({ ...APP, path: 'src', ref: 'fix' })
  },

  async 'git objects'({ repository, octokit }) {
    const { git, repos } = octokit.rest
    const sha = await repository.git.run(['rev-parse', 'main'])
    const blob = await git.createBlob({ ...APP, content: 'x' })
    await git.getBlob({ ...APP, file_sha: blob.data.sha })
    const entry = { path: 'bin/x', mode: '100755', type: 'blob', sha: blob.data.sha } as const
    const tree = await git.createTree({ ...APP, base_tree: sha, tree: [entry] })
    await git.getTree({ ...APP, tree_sha: tree.data.sha, recursive: '1' })
    const commit = await git.createCommit({ ...APP, message: 'x', tree: tree.data.sha, parents: [sha] })
    await git.getCommit({ ...APP, commit_sha: commit.data.sha })
    await git.createRef({ ...APP, ref: 'refs/heads/regreen/x', sha })
    await git.updateRef({ ...APP, ref: 'heads/regreen/x', sha: commit.data.sha })
    await git.getRef({ ...APP, ref: 'heads/regreen/x' })
    await git.listMatchingRefs({ ...APP, ref: 'heads/regreen/' })
    const file = { path: 'new.md', branch: 'regreen/x', message: 'm', content: 'eA==' }
    await repos.createOrUpdateFileContents({ ...APP, ...file })
    await git.deleteRef({ ...APP, ref: 'heads/regreen/x' })
  },

  async 'pull requests'({ github, repository, octokit }) {
    const { pulls } = octokit.rest
    const fork = await github.addFork(repository, 'mallory')
    await fork.git.commit({ branch: 'theirs', from: 'main', files: { 'a.txt': 'a\n' } })
    await github.addPull(repository, { author: 'mallory', title: 'Theirs', head: 'theirs', from: fork })
    const own = await pulls.create({ ...APP, title: 'Own', head: 'fix', base: 'main', body: 'b', draft: true })
    const number = own.data.number
    await pulls.list(APP)
    await pulls.get({ ...APP, pull_number: number })
    await pulls.update({ ...APP, pull_number: number, title: 'Other' })
    await pulls.listFiles({ ...APP, pull_number: number })
    await pulls.listCommits({ ...APP, pull_number: number })
    await pulls.requestReviewers({ ...APP, pull_number: number, reviewers: ['alice'] })
  },

  async reviews({ github, repository, octokit }) {
    const { pulls, reactions } = octokit.rest
    const pull = await github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
    const why = { path: 'src/sum.js', line: 1, body: 'Why?' }
    const { comments } = github.addReview(pull, { author: 'bob', state: 'CHANGES_REQUESTED', comments: [why] })
    const onPull = { ...APP, pull_number: pull.number }
    const onComment = { ...APP, comment_id: comments[0]?.id ?? 0 }
    await pulls.listReviewComments(onPull)
    await pulls.createReplyForReviewComment({ ...onPull, ...onComment, body: 'Because' })
    await pulls.getReviewComment(onComment)
    const seen = await reactions.createForPullRequestReviewComment({ ...onComment, content: 'eyes' })
    await reactions.listForPullRequestReviewComment(onComment)
    await reactions.deleteForPullRequestComment({ ...onComment, reaction_id: seen.data.id })
    const review = await pulls.createReview({ ...onPull, event: 'COMMENT', body: 'Seen', comments: [why] })
    await pulls.listReviews(onPull)
    await pulls.getReview({ ...onPull, review_id: review.data.id })
    await pulls.listCommentsForReview({ ...onPull, review_id: review.data.id })
  },

  async issues({ github, repository, octokit }) {
    const { issues, reactions } = octokit.rest
    const onIssue = { ...APP, issue_number: (await issues.create({ ...APP, title: 'Sum subtracts' })).data.number }
    const pull = await github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
    await issues.get({ ...APP, issue_number: pull.number })
    await issues.addLabels({ ...onIssue, labels: ['agent-fix'] })
    await issues.listForRepo({ ...APP, labels: 'agent-fix' })
    await issues.listLabelsOnIssue(onIssue)
    await issues.removeLabel({ ...onIssue, name: 'agent-fix' })
    await issues.addAssignees({ ...onIssue, assignees: ['alice'] })
    await issues.update({ ...onIssue, state: 'closed' })
    const onComment = { ...APP, comment_id: (await issues.createComment({ ...onIssue, body: 'Hello' })).data.id }
    await issues.listComments(onIssue)
    await issues.getComment(onComment)
    await issues.updateComment({ ...onComment, body: 'Hello again' })
    const seen = await reactions.createForIssueComment({ ...onComment, content: 'eyes' })
    await reactions.listForIssueComment(onComment)
    await reactions.deleteForIssueComment({ ...onComment, reaction_id: seen.data.id })
    const liked = await reactions.createForIssue({ ...onIssue, content: 'rocket' })
    await reactions.listForIssue(onIssue)
    await reactions.deleteForIssue({ ...onIssue, reaction_id: liked.data.id })
    await issues.deleteComment(onComment)
  },

  async 'workflow runs'({ github, repository, connect }) {
    const { actions } = connect(github.addJobToken(repository, { actions: 'write' })).rest
    await github.addPull(repository, { author: 'alice', title: 'Fix', head: 'fix' })
    const artifacts = { proposal: Buffer.from('PK') }
    const run = await github.addRun(repository, { branch: 'fix', event: 'pull_request', actor: 'alice', artifacts })
    const onRun = { ...APP, run_id: run.id }
    await actions.listWorkflowRunsForRepo(APP)
    await actions.getWorkflowRun(onRun)
    await actions.getWorkflowRunAttempt({ ...onRun, attempt_number: 1 })
    await actions.listJobsForWorkflowRun(onRun)
    await actions.listJobsForWorkflowRunAttempt({ ...onRun, attempt_number: 1 })
    await actions.getJobForWorkflowRun({ ...APP, job_id: run.jobs[0]?.id ?? 0 })
    await actions.listWorkflowRunArtifacts(onRun)
    await actions.listRepoWorkflows(APP)
    await actions.getWorkflow({ ...APP, workflow_id: 'ci.yml' })
    await actions.createWorkflowDispatch({ ...APP, workflow_id: 'ci.yml', ref: 'main' })
    await actions.reRunWorkflow(onRun)
    await actions.cancelWorkflowRun(onRun)
    await actions.reRunWorkflowFailedJobs(onRun)
  },

  async checks({ github, repository, connect }) {
    const { checks, repos } = connect(github.addJobToken(repository, { checks: 'write', statuses: 'write' })).rest
    const sha = await repository.git.run(['rev-parse', 'main'])
    const check = await checks.create({ ...APP, name: 'regreen', head_sha: sha, status: 'in_progress' })
    const onCheck = { ...APP, check_run_id: check.data.id }
    const place = { path: 'src/sum.js', start_line: 1, end_line: 1 }
    const annotations = [{ ...place, annotation_level: 'notice' as const, message: 'here' }]
    await checks.update({
      ...onCheck,
      conclusion: 'success',
      output: { title: 'Fixed', summary: 'Green', annotations },
    })
    await checks.get(onCheck)
    await checks.listAnnotations(onCheck)
    await checks.listForRef({ ...APP, ref: sha })
    await checks.listForSuite({ ...APP, check_suite_id: check.data.check_suite?.id ?? 0 })
    await repos.createCommitStatus({ ...APP, sha, state: 'success', context: 'regreen' })
    await repos.getCombinedStatusForRef({ ...APP, ref: sha })
  },
}

for (const [subject, walk] of Object.entries(SUBJECTS)) {
  test(`what is answered about ${subject} is valid against GitHub's own description`, async () => {
    await using stage = await openStage({ validateResponses: true })
    await walk(stage)
    stage.github.assertValid()
  })
}

test('an answer that lacks what GitHub describes is noticed', async () => {
  const { checkResponse } = await loadContract()
  const request = { method: 'POST', path: '/repos/octo/app/git/refs', query: new URLSearchParams(), body: undefined }
  assert.match(checkResponse(request, { status: 201, body: { ref: 'refs/heads/x' } }) ?? '', /required property 'url'/)
  assert.match(checkResponse(request, { status: 203, body: {} }) ?? '', /knows no answer 203/)
})

test("a request that GitHub's description does not allow is refused and fails the test", async () => {
  await using stage = await openStage()
  const wrong = stage.octokit.request('POST /repos/{owner}/{repo}/pulls', {
    ...APP,
    head: 'fix',
    base: JSON.parse('7'),
  })
  await assert.rejects(wrong, { status: 422 })
  assert.throws(() => stage.github.assertValid(), /POST \/repos\/octo\/app\/pulls: .*base must be string/)
})

test('a request to an operation that does not exist fails the test', async () => {
  await using stage = await openStage()
  await assert.rejects(stage.octokit.request('GET /repos/octo/app/frobnications'), { status: 404 })
  assert.throws(() => stage.github.assertValid(), /GET \/repos\/octo\/app\/frobnications: no operation/)
})

test('behind a prefix, a request beside it fails the test', async () => {
  await using stage = await openStage({ apiPrefix: '/api/v3' })
  assert.equal((await stage.octokit.rest.repos.get(APP)).status, 200)
  assert.equal((await fetch(`${stage.github.urls.server}/repos/octo/app`)).status, 404)
  assert.throws(() => stage.github.assertValid(), /outside \/api\/v3: \/repos\/octo\/app: no operation/)
})
