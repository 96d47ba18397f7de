import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { FakeGitHub, Repository, WorkflowPermissions } from '../fake-github.ts'
import { openFolder } from '../folders.ts'
import { type CommitSpec, commitFiles, git } from '../git.ts'
import { APP, openStage, type Stage } from './github-client.ts'

/** Pushes one commit on top of `main` as Regreen would: the token in an HTTP header that no command line shows. */
async function push(
  { github, repository }: Stage,
  spec: Partial<CommitSpec> & {
    readonly token?: string
    readonly refspec?: string
    readonly permissions?: WorkflowPermissions
  },
): Promise<{ readonly commit: string; readonly refused: string | undefined }> {
  const directory = await mkdtemp(join(tmpdir(), 'push-'))
  try {
    await git(directory, ['init', '--quiet', '--bare', '.'])
    const url = cloneUrl(github, repository)
    const token = spec.token ?? github.addJobToken(repository, spec.permissions)
    await git(directory, ['fetch', '--quiet', url, '+refs/heads/*:refs/heads/*'], { env: header(token) })
    const branch = spec.branch ?? 'regreen/fix'
    const files = spec.files ?? { 'src/sum.js': 'export const sum = (a, b) => b + a\n' }
    const commit = await commitFiles(directory, { from: 'main', ...spec, branch, files })
    const refspec = spec.refspec ?? `${branch}:refs/heads/${branch}`
    const refused = await git(directory, ['push', '--quiet', url, refspec], { env: header(token) }).then(
      () => undefined,
      (error: Error) => error.message,
    )
    return { commit, refused }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const cloneUrl = ({ urls }: FakeGitHub, { fullName }: Repository): string => `${urls.server}/${fullName}.git`

function header(token: string | undefined): Record<string, string> {
  if (token === undefined) return {}
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraheader',
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  }
}

const lsRemote = ({ github, repository }: Stage, token?: string): Promise<string> =>
  git('/', ['ls-remote', cloneUrl(github, repository)], { env: header(token) })

test('a pushed branch is there for the API, and an API branch for git', async () => {
  await using stage = await openStage()
  const { commit, refused } = await push(stage, {})
  assert.equal(refused, undefined)
  const branch = await stage.octokit.rest.repos.getBranch({ ...APP, branch: 'regreen/fix' })
  assert.equal(branch.data.commit.sha, commit)

  await stage.octokit.rest.git.createRef({ ...APP, ref: 'refs/heads/by-api', sha: commit })
  assert.match(
    await lsRemote(stage, stage.github.addJobToken(stage.repository)),
    new RegExp(`${commit}\trefs/heads/by-api`),
  )
  const refs = stage.github.pushes.map(({ ref, via, refused: why }) => [ref, via, why])
  assert.deepEqual(refs, [
    ['refs/heads/regreen/fix', 'git', undefined],
    ['refs/heads/by-api', 'rest', undefined],
  ])
})

test('git without a token, or with one that nobody was given, gets no further than 401', async () => {
  await using stage = await openStage()
  await assert.rejects(lsRemote(stage), /could not read Username|Authentication failed/)
  await assert.rejects(lsRemote(stage, 'ghs_wrong'), /Authentication failed|could not read Username/)
  assert.deepEqual(stage.github.requests.map(({ token, status }) => [token, status]).slice(0, 2), [
    ['none', 401],
    ['unknown', 401],
  ])
})

test('two Authorization headers, as from credentials that a checkout left behind, are an error', async () => {
  await using stage = await openStage()
  const one = header(stage.github.addJobToken(stage.repository))
  const two = {
    ...one,
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_1: 'http.extraheader',
    GIT_CONFIG_VALUE_1: one.GIT_CONFIG_VALUE_0 ?? '',
  }
  await assert.rejects(git('/', ['ls-remote', cloneUrl(stage.github, stage.repository)], { env: two }), /error: 400/)
})

test('a token without contents: write cannot push, and one without contents: read cannot fetch', async () => {
  await using stage = await openStage()
  const { refused } = await push(stage, { permissions: { contents: 'read' } })
  assert.match(refused ?? '', /Write access to repository not granted[\s\S]*403/)
  await assert.rejects(lsRemote(stage, stage.github.addJobToken(stage.repository, { issues: 'write' })), /403/)
})

test('a branch that has moved refuses a push that does not build on it', async () => {
  await using stage = await openStage()
  const { refused } = await push(stage, { branch: 'fix', files: { 'other.txt': 'x\n' } })
  assert.match(refused ?? '', /\[rejected\] +fix -> fix \((non-fast-forward|fetch first)\)/)
  assert.equal((await push(stage, { branch: 'fix', refspec: '+fix:refs/heads/fix' })).refused, undefined)
})

test('a protected branch answers a push with GH006 and stays as it was', async () => {
  await using stage = await openStage()
  stage.github.protect(stage.repository, { kind: 'protection', branch: 'main', type: 'pull_request' })
  const before = await stage.repository.git.run(['rev-parse', 'main'])
  const { refused } = await push(stage, { branch: 'main' })
  assert.match(refused ?? '', /remote: error: GH006: Protected branch update failed for refs\/heads\/main\./)
  assert.match(refused ?? '', /remote: - Changes must be made through a pull request\./)
  assert.match(refused ?? '', /\[remote rejected\] main -> main \(protected branch hook declined\)/)
  assert.equal(await stage.repository.git.run(['rev-parse', 'main']), before)
})

test('a ruleset over all branches answers an unsigned commit with GH013, and leaves no branch', async () => {
  await using stage = await openStage()
  stage.github.protect(stage.repository, { kind: 'ruleset', branch: '*', type: 'required_signatures' })
  const { refused } = await push(stage, {})
  assert.match(refused ?? '', /remote: error: GH013: Repository rule violations found for refs\/heads\/regreen\/fix\./)
  assert.match(refused ?? '', /remote: - Commits must have verified signatures\./)
  assert.match(refused ?? '', /\(push declined due to repository rule violations\)/)
  assert.equal(await stage.repository.git.tryCommit('refs/heads/regreen/fix'), undefined)
})

test("a job's token cannot push a workflow file", async () => {
  await using stage = await openStage()
  const { refused } = await push(stage, { files: { '.github/workflows/x.yml': 'on: push\n' } })
  const sentence =
    /refusing to allow a GitHub App to create or update workflow `\.github\/workflows\/x\.yml` without `workflows` permission/
  assert.match(refused ?? '', sentence)
  const person = stage.github.addUserToken('alice')
  assert.equal(
    (await push(stage, { files: { '.github/workflows/x.yml': 'on: push\n' }, token: person })).refused,
    undefined,
  )
})

test('a push is one line of the snapshot, with what became of it', async () => {
  await using stage = await openStage()
  await push(stage, {})
  stage.github.protect(stage.repository, { kind: 'ruleset', branch: 'main', type: 'pull_request' })
  await push(stage, { branch: 'main' })
  await push(stage, { refspec: ':refs/heads/fix' })
  assert.equal(
    stage.github.snapshot(),
    [
      'git push octo/app create refs/heads/regreen/fix to sha#1',
      'git push octo/app update refs/heads/main to sha#1 -> Changes must be made through a pull request.',
      'git push octo/app delete refs/heads/fix',
    ].join('\n'),
  )
})

test('a push from a shallow clone is recorded like any other', async (t) => {
  await using stage = await openStage()
  const { github, repository } = stage
  await repository.git.commit({ branch: 'main', files: { 'later.txt': 'x\n' } })
  const directory = await openFolder(t)
  const env = header(github.addJobToken(repository))
  await git(directory, ['clone', '--quiet', '--bare', '--depth=1', cloneUrl(github, repository), '.'], { env })
  await commitFiles(directory, { branch: 'regreen/x', from: 'main', files: { 'a.txt': 'a\n' } })
  await git(directory, ['push', '--quiet', cloneUrl(github, repository), 'regreen/x'], { env })
  assert.equal(github.snapshot(), 'git push octo/app create refs/heads/regreen/x to sha#1')
  assert.deepEqual(
    github.pushes.map(({ ref }) => ref),
    ['refs/heads/regreen/x'],
  )
})

test('an archived repository can be fetched but not pushed to', async () => {
  await using stage = await openStage()
  stage.repository.isArchived = true
  assert.match((await push(stage, {})).refused ?? '', /archived so it is read-only[\s\S]*403/)
})

test('the head and the test merge of a pull request can be fetched', async () => {
  await using stage = await openStage()
  const pull = await stage.github.addPull(stage.repository, { author: 'alice', title: 'Fix', head: 'fix' })
  const refs = await lsRemote(stage, stage.github.addJobToken(stage.repository))
  assert.match(refs, new RegExp(`${pull.pull?.headSha}\trefs/pull/1/head`))
  assert.match(refs, new RegExp(`${pull.pull?.mergeSha}\trefs/pull/1/merge`))
  const merge = await stage.repository.git.readCommit(pull.pull?.mergeSha ?? '')
  assert.deepEqual(merge.parents, [pull.pull?.baseSha, pull.pull?.headSha])
})

test('a public repository can be read by anybody', async () => {
  await using stage = await openStage()
  stage.repository.isPrivate = false
  assert.match(await lsRemote(stage), /refs\/heads\/main/)
})
