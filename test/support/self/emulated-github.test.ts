import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Octokit } from '@octokit/rest'
import { type EmulatedGitHub, openEmulatedGitHub } from '../emulated-github.ts'
import { openFolder } from '../folders.ts'
import { commitFiles, git } from '../git.ts'
import { APP, FILES, openStage, QUIET } from './github-client.ts'

async function withEmulated(work: (emulated: EmulatedGitHub, octokit: Octokit) => Promise<void>): Promise<void> {
  const emulated = await openEmulatedGitHub({ files: FILES, roles: { alice: 'write', bob: 'read' } })
  try {
    await work(emulated, new Octokit({ auth: emulated.token, baseUrl: emulated.urls.api, log: QUIET }))
  } finally {
    await emulated.close()
  }
}

/** What a publishing run does, and the parts of the answers that it reads. */
async function publish(octokit: Octokit, sha: string): Promise<unknown[]> {
  const { git: objects, pulls, issues, repos, checks } = octokit.rest
  const steps: unknown[] = []
  const note = (...facts: unknown[]) => void steps.push(facts)
  const fails = (status: number) => (error: { status: number }) => note('refused', error.status === status)

  note((await repos.get(APP)).data.default_branch)
  note((await objects.createRef({ ...APP, ref: 'refs/heads/regreen/x', sha })).data.object.sha)
  await objects.createRef({ ...APP, ref: 'refs/heads/regreen/x', sha }).catch(fails(422))
  note((await objects.getRef({ ...APP, ref: 'heads/regreen/x' })).data.ref)
  const spec = { title: 'Fix', head: 'regreen/x', base: 'main', body: 'Because', draft: true }
  const pull = (await pulls.create({ ...APP, ...spec })).data
  note(
    pull.number,
    pull.state,
    pull.draft,
    pull.user?.login,
    pull.user?.type,
    pull.head.ref,
    pull.head.sha,
    pull.base.ref,
  )
  const onPull = { ...APP, pull_number: pull.number }
  note((await pulls.update({ ...onPull, title: 'Fix it', body: 'Really' })).data.title)
  const found = (await pulls.list({ ...APP, head: 'octo:regreen/x', state: 'open' })).data
  note(found.map(({ number, title }) => [number, title]))
  const onIssue = { ...APP, issue_number: pull.number }
  note((await issues.addLabels({ ...onIssue, labels: ['bug'] })).data.map(({ name }) => name))
  const comment = (await issues.createComment({ ...onIssue, body: 'Working' })).data
  note((await issues.updateComment({ ...APP, comment_id: comment.id, body: 'Done' })).data.body)
  note((await issues.listComments(onIssue)).data.map(({ body, user }) => [body, user?.login]))
  const check = (await checks.create({ ...APP, name: 'regreen', head_sha: sha, status: 'in_progress' })).data
  const done = await checks.update({ ...APP, check_run_id: check.id, status: 'completed', conclusion: 'success' })
  note(done.data.status, done.data.conclusion)
  const compared = (await repos.compareCommitsWithBasehead({ ...APP, basehead: 'main...regreen/x' })).data
  note(
    compared.status,
    compared.ahead_by,
    compared.files?.map(({ filename, status }) => [filename, status]),
  )
  await repos.get({ owner: 'octo', repo: 'gone' }).catch(fails(404))
  return steps
}

const CHANGE = {
  branch: 'seeded',
  from: 'main',
  files: { 'src/sum.js': 'export const sum = (a, b) => a + b\n' },
  message: 'Add\n',
} as const

test('our own GitHub and emulate agree on what a publishing run sees', async () => {
  await using stage = await openStage()
  const { repository } = stage
  const base = await repository.git.commit({ branch: 'main', files: { 'x.txt': 'x\n' }, message: 'Base\n' })
  const ours = await publish(stage.octokit, await repository.git.commit({ ...CHANGE, from: base }))
  stage.github.assertValid()
  await withEmulated(async (emulated, octokit) => {
    const sha = await emulated.repository.git.commit(CHANGE)
    await emulated.sync()
    const theirs = await publish(octokit, sha)
    const nameless = (steps: unknown[]) =>
      JSON.stringify(steps)
        .replace(/[0-9a-f]{40}/g, 'sha')
        .replaceAll('],[', '],\n[')
    assert.equal(nameless(theirs), nameless(ours))
    assert.ok(emulated.requests.every(({ answeredBy }) => answeredBy === 'emulate'))
  })
})

test('a branch pushed over HTTP is known to emulate by the same name', async (t) => {
  await withEmulated(async ({ urls, token, requests, repository }, octokit) => {
    const folder = await openFolder(t)
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
    const env = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.extraheader',
      GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`,
    }
    const url = `${urls.server}/octo/app.git`
    await git(folder, ['clone', '--quiet', '--bare', url, '.'], { env })
    const commit = await commitFiles(folder, { ...CHANGE, branch: 'regreen/x' })
    await git(folder, ['push', '--quiet', url, 'regreen/x'], { env })
    assert.equal((await octokit.rest.git.getRef({ ...APP, ref: 'heads/regreen/x' })).data.object.sha, commit)
    const next = await commitFiles(folder, { branch: 'regreen/x', files: { 'b.txt': 'b\n' }, message: 'More\n' })
    await git(folder, ['push', '--quiet', url, 'regreen/x'], { env })
    assert.equal((await octokit.rest.git.getRef({ ...APP, ref: 'heads/regreen/x' })).data.object.sha, next)
    assert.equal(await repository.git.tryCommit('regreen/x'), next)
    assert.ok(requests.some(({ path, answeredBy }) => path.endsWith('/git-receive-pack') && answeredBy === 'ours'))
  })
})

test('what emulate lacks comes from ours: permissions, logs behind a redirect, pull requests of a commit', async () => {
  await withEmulated(async ({ github, repository }, octokit) => {
    const { repos } = octokit.rest
    assert.equal((await repos.getCollaboratorPermissionLevel({ ...APP, username: 'alice' })).data.permission, 'write')
    const jobs = [{ name: 'test', conclusion: 'failure', log: 'not ok 1\n' }] as const
    const run = await github.addRun(repository, { branch: 'main', jobs })
    const { data: listed } = await octokit.rest.actions.listJobsForWorkflowRun({ ...APP, run_id: run.id })
    const log = await octokit.rest.actions.downloadJobLogsForWorkflowRun({ ...APP, job_id: listed.jobs[0]?.id ?? 0 })
    assert.equal(log.data, 'not ok 1\n')
    const pulls = await repos.listPullRequestsAssociatedWithCommit({ ...APP, commit_sha: run.headSha })
    assert.deepEqual(pulls.data, [])
  })
})

test('a commit that emulate would name otherwise is an error of the test', async () => {
  await withEmulated(async ({ repository, sync }) => {
    await repository.git.commit({ ...CHANGE, message: 'No line end' })
    await assert.rejects(sync(), /became .* in emulate\. A commit's message must end with a line end/)
  })
})
