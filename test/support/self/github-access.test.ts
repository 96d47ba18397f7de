import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APP, openStage } from './github-client.ts'

test('a token without a permission gets 403, and a header that names what is missing', async () => {
  await using stage = await openStage({ permissions: { contents: 'read' } })
  const { pulls, issues } = stage.octokit.rest
  const pull = pulls.create({ ...APP, title: 'Fix', head: 'fix', base: 'main' })
  await assert.rejects(pull, (error: { status: number; message: string; response: { headers: object } }) => {
    assert.deepEqual([error.status, error.message.split(' - ')[0]], [403, 'Resource not accessible by integration'])
    assert.equal(Reflect.get(error.response.headers, 'x-accepted-github-permissions'), 'pull_requests=write')
    return true
  })
  await assert.rejects(issues.listForRepo(APP), { status: 403 })
})

test('on a pull request pull-requests: write suffices to comment, on an issue it does not', async () => {
  await using stage = await openStage({ permissions: { 'pull-requests': 'write' } })
  const pull = await stage.github.addPull(stage.repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const issue = stage.github.addIssue(stage.repository, { author: 'alice', title: 'T' })
  const comment = (number: number) =>
    stage.octokit.rest.issues.createComment({ ...APP, issue_number: number, body: 'Hello' })
  assert.equal((await comment(pull.number)).data.user?.login, 'github-actions[bot]')
  await assert.rejects(comment(issue.number), { status: 403 })
})

test('a repository that is not there, or that the token does not reach, is 404', async () => {
  await using stage = await openStage()
  await stage.github.addRepository('octo/secret')
  await assert.rejects(stage.octokit.rest.repos.get({ owner: 'octo', repo: 'gone' }), { status: 404 })
  await assert.rejects(stage.octokit.rest.repos.get({ owner: 'octo', repo: 'secret' }), { status: 404 })
})

test('a token that nobody was given is 401, and so is writing without one', async () => {
  await using stage = await openStage()
  await assert.rejects(stage.connect('ghs_wrong').rest.repos.get(APP), { status: 401, message: /Bad credentials/ })
  stage.repository.isPrivate = false
  const anybody = stage.connect('')
  assert.equal((await anybody.rest.repos.get(APP)).status, 200)
  await assert.rejects(anybody.rest.issues.create({ ...APP, title: 'T' }), { status: 401 })
})

test("a person's permission is the base level of the role; strangers and bots have none to look up", async () => {
  await using stage = await openStage()
  stage.github.addUser('stranger')
  stage.github.addUser('dependabot[bot]')
  stage.repository.roles.set('carol', 'maintain')
  stage.github.addUser('carol')
  const look = async (username: string) => {
    const { data } = await stage.octokit.rest.repos.getCollaboratorPermissionLevel({ ...APP, username })
    return [data.permission, data.role_name]
  }
  assert.deepEqual(await look('octo'), ['admin', 'admin'])
  assert.deepEqual(await look('carol'), ['write', 'maintain'])
  assert.deepEqual(await look('bob'), ['read', 'read'])
  assert.deepEqual(await look('stranger'), ['none', 'none'])
  stage.repository.isPrivate = false
  assert.deepEqual(await look('stranger'), ['read', 'read'])
  await assert.rejects(look('dependabot[bot]'), { status: 404, message: /dependabot\[bot\] is not a user/ })
  await assert.rejects(look('nobody'), { status: 404 })
})

test('a locked thread takes no comment from a bot', async () => {
  await using stage = await openStage()
  const issue = stage.github.addIssue(stage.repository, { author: 'alice', title: 'T' })
  issue.isLocked = true
  const comment = { ...APP, issue_number: issue.number, body: 'Hello' }
  await assert.rejects(stage.octokit.rest.issues.createComment(comment), {
    status: 403,
    message: /Unable to create comment because issue is locked\./,
  })
  const alice = stage.connect(stage.github.addUserToken('alice'))
  assert.equal((await alice.rest.issues.createComment(comment)).status, 201)
})

test('an archived repository can be read and not written', async () => {
  await using stage = await openStage()
  stage.repository.isArchived = true
  assert.equal((await stage.octokit.rest.repos.get(APP)).data.archived, true)
  const message = /Repository was archived so is read-only\./
  await assert.rejects(stage.octokit.rest.issues.create({ ...APP, title: 'T' }), { status: 403, message })
})

test('where issues are switched off, opening one is 410', async () => {
  await using stage = await openStage()
  stage.repository.hasIssues = false
  await assert.rejects(stage.octokit.rest.issues.create({ ...APP, title: 'T' }), { status: 410 })
})

test("a job's token is nobody's account and no app's key", async () => {
  await using stage = await openStage()
  await assert.rejects(stage.octokit.rest.users.getAuthenticated(), { status: 403 })
  await assert.rejects(stage.octokit.rest.apps.getAuthenticated(), { status: 401 })
})

test('branch protection and workflow settings are for administrators', async () => {
  await using stage = await openStage()
  const { repos, actions } = stage.octokit.rest
  await assert.rejects(repos.getBranchProtection({ ...APP, branch: 'main' }), { status: 403 })
  await assert.rejects(actions.getGithubActionsDefaultWorkflowPermissionsRepository(APP), { status: 403 })
  await assert.rejects(actions.getGithubActionsDefaultWorkflowPermissionsOrganization({ org: 'octo' }), { status: 403 })
  const owner = stage.connect(stage.github.addUserToken('octo'))
  await assert.rejects(owner.rest.repos.getBranchProtection({ ...APP, branch: 'main' }), {
    status: 404,
    message: /Branch not protected/,
  })
})

test('a reaction given twice is there once', async () => {
  await using stage = await openStage()
  const issue = stage.github.addIssue(stage.repository, { author: 'alice', title: 'T' })
  const react = () =>
    stage.octokit.rest.reactions.createForIssue({ ...APP, issue_number: issue.number, content: 'eyes' })
  assert.deepEqual([(await react()).status, (await react()).status, issue.reactions.length], [201, 200, 1])
})

test('only collaborators can be assigned, others are left out without a word', async () => {
  await using stage = await openStage()
  const issue = stage.github.addIssue(stage.repository, { author: 'alice', title: 'T' })
  stage.github.addUser('stranger')
  const assignees = ['bob', 'stranger']
  await stage.octokit.rest.issues.addAssignees({ ...APP, issue_number: issue.number, assignees })
  assert.deepEqual(
    issue.assignees.map(({ login }) => login),
    ['bob'],
  )
})

test('lists come in pages that lead to each other', async () => {
  await using stage = await openStage()
  const issue = stage.github.addIssue(stage.repository, { author: 'alice', title: 'T' })
  for (let i = 0; i < 5; i++) stage.github.addComment(issue, { author: 'bob', body: `${i}` })
  const onIssue = { ...APP, issue_number: issue.number, per_page: 2 }
  const { headers } = await stage.octokit.rest.issues.listComments({ ...onIssue, page: 2 })
  assert.match(
    headers.link ?? '',
    /page=1>; rel="prev", <[^>]+page=3>; rel="next", <[^>]+page=3>; rel="last", <[^>]+page=1>; rel="first"/,
  )
  const all = await stage.octokit.paginate(stage.octokit.rest.issues.listComments, onIssue)
  assert.deepEqual(
    all.map(({ body }) => body),
    ['0', '1', '2', '3', '4'],
  )
})
