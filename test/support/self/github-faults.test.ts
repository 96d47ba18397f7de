import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ANSWERS } from '../fake-github.ts'
import { APP, openStage, type Stage } from './github-client.ts'

const comment = ({ octokit }: Stage, number: number) =>
  octokit.rest.issues.createComment({ ...APP, issue_number: number, body: 'Hello' })

const openIssue = ({ github, repository }: Stage) => github.addIssue(repository, { author: 'alice', title: 'T' })

test('a planned answer comes once, where it was planned, and nothing is carried out', async () => {
  await using stage = await openStage()
  const issue = openIssue(stage)
  stage.github.fail({ method: 'POST', path: '/comments', status: 502 })
  assert.equal((await stage.octokit.rest.issues.get({ ...APP, issue_number: issue.number })).status, 200)
  await assert.rejects(comment(stage, issue.number), { status: 502 })
  assert.equal(issue.comments.length, 0)
  assert.equal((await comment(stage, issue.number)).status, 201)
})

test('a fault can wait for a later request and come several times', async () => {
  await using stage = await openStage()
  stage.github.fail({ path: /\/repos\/octo\/app$/, status: 503, after: 1, times: 2 })
  const statuses = []
  for (let i = 0; i < 4; i++) {
    statuses.push(
      await stage.octokit.rest.repos.get(APP).then(
        ({ status }) => status,
        ({ status }) => status,
      ),
    )
  }
  assert.deepEqual(statuses, [200, 503, 503, 200])
})

test('an answer can get lost after the request was carried out', async () => {
  await using stage = await openStage()
  const issue = openIssue(stage)
  stage.github.fail({ method: 'POST', path: '/comments', mode: 'reset-mid-body', isDone: true })
  // Octokit takes the cut for an answer without data.
  assert.equal(String((await comment(stage, issue.number)).data), '')
  assert.equal(issue.comments.length, 1)
  assert.equal(stage.github.requests.at(-1)?.status, undefined)
})

test('a connection can end at once, or never bring anything', async () => {
  await using stage = await openStage()
  stage.github.fail({ path: '/repos/octo/app', mode: 'reset' })
  await assert.rejects(stage.octokit.rest.repos.get(APP), { status: 500 })
  stage.github.fail({ path: '/repos/octo/app', mode: 'timeout' })
  const signal = AbortSignal.timeout(50)
  await assert.rejects(stage.octokit.rest.repos.get({ ...APP, request: { signal } }), /aborted|timeout/i)
})

test('a page can come instead of JSON', async () => {
  await using stage = await openStage()
  stage.github.fail({ path: '/repos/octo/app', mode: 'html' })
  const { data } = await stage.octokit.rest.repos.get(APP)
  assert.match(String(data), /<!DOCTYPE html>/)
})

test('faults reach git as well', async () => {
  await using stage = await openStage()
  stage.github.fail({ path: '/info/refs', status: 503 })
  const response = await fetch(`${stage.github.urls.server}/octo/app.git/info/refs?service=git-upload-pack`)
  assert.equal(response.status, 503)
})

test('the answers of the documentation can be planned by name', async () => {
  await using stage = await openStage()
  const issue = openIssue(stage)
  const header = async (name: string) =>
    comment(stage, issue.number).then(
      () => undefined,
      (error: { status: number; response: { headers: object } }) => [
        error.status,
        Reflect.get(error.response.headers, name),
      ],
    )
  stage.github.fail({ method: 'POST', ...ANSWERS.secondaryRateLimit(7) })
  assert.deepEqual(await header('retry-after'), [403, '7'])
  stage.github.fail({ method: 'POST', ...ANSWERS.primaryRateLimit(new Date(5_000)) })
  assert.deepEqual(await header('x-ratelimit-reset'), [403, '5'])
  stage.github.fail({ method: 'POST', ...ANSWERS.noIntegrationAccess('issues=write') })
  assert.deepEqual(await header('x-accepted-github-permissions'), [403, 'issues=write'])
  stage.github.fail({ method: 'POST', ...ANSWERS.badCredentials })
  assert.deepEqual((await header('x'))?.[0], 401)
})

test('a used-up rate limit answers 403 until its reset', async () => {
  let now = Date.parse('2026-11-01T12:00:00Z')
  await using stage = await openStage({ now: () => new Date(now) })
  stage.github.limitRate({ remaining: 1, resetAt: new Date(now + 10_000) })
  const first = await stage.octokit.rest.repos.get(APP)
  assert.equal(first.headers['x-ratelimit-remaining'], '0')
  await assert.rejects(stage.octokit.rest.repos.get(APP), { status: 403, message: /API rate limit exceeded/ })
  now += 11_000
  assert.equal((await stage.octokit.rest.repos.get(APP)).status, 200)
})

test('a listener may change the world just before a request is carried out', async () => {
  await using stage = await openStage()
  const issue = openIssue(stage)
  stage.github.onRequest(({ path }) => {
    if (path.endsWith('/comments')) issue.isLocked = true
  })
  await assert.rejects(comment(stage, issue.number), { status: 403 })
})

test('requests are recorded with whose token came, and read as lines', async () => {
  await using stage = await openStage()
  const { octokit, github, repository } = stage
  const sha = await repository.git.run(['rev-parse', 'main'])
  await octokit.rest.repos.get(APP)
  await octokit.rest.git.createRef({ ...APP, ref: 'refs/heads/regreen/x', sha })
  await assert.rejects(octokit.rest.git.createRef({ ...APP, ref: 'refs/heads/regreen/x', sha }))
  await octokit.rest.pulls.create({
    ...APP,
    title: 'Fix the sum',
    head: 'fix',
    base: 'main',
    body: 'a\nb',
    draft: true,
  })
  await octokit.rest.issues.addLabels({ ...APP, issue_number: 1, labels: ['bug'] })
  assert.equal(
    github.snapshot(),
    [
      'POST /repos/octo/app/git/refs ref=refs/heads/regreen/x sha=sha#1',
      'POST /repos/octo/app/git/refs ref=refs/heads/regreen/x sha=sha#1 -> 422',
      'POST /repos/octo/app/pulls title="Fix the sum" head=fix base=main draft=true body=<3 characters>',
      'POST /repos/octo/app/issues/1/labels labels=["bug"]',
    ].join('\n'),
  )
  assert.match(github.snapshot({ withReads: true }), /^GET \/repos\/octo\/app\nPOST/)
  assert.deepEqual([...new Set(github.requests.map(({ token }) => token))], ['job'])
  assert.ok(github.requests.every(({ headers }) => !('authorization' in headers)))
})
