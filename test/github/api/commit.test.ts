import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient, createWriter, type NewCommit } from '../../../src/github/github.ts'
import { openRepairDesk, type RepairDesk } from '../../support/repair-desk.ts'

const commitOf = ({ publication }: RepairDesk, wanted: Partial<NewCommit> = {}): NewCommit => ({
  branch: 'regreen/main-1',
  isOurs: true,
  expected: undefined,
  parent: publication.commit,
  change: publication.change,
  message: 'Fix it\n\nRegreen-Patch: x\n',
  ...wanted,
})

const writes = ({ github }: RepairDesk) =>
  github.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace('/repos/octo/app', '')}`)

test('plain files are committed by createCommitOnBranch, onto a new branch', async (t) => {
  const desk = await openRepairDesk(t)
  const { repository } = desk
  const made = await createWriter(desk.client).commit(commitOf(desk))
  assert.deepEqual(writes(desk), ['POST /git/refs', 'POST /graphql'])
  assert.ok(repository.signed.has(made))
  const commit = await repository.git.readCommit(made)
  assert.equal(commit.tree, desk.publication.change.tree)
  assert.equal(commit.message, 'Fix it\n\nRegreen-Patch: x')
  assert.equal(await repository.git.tryCommit('refs/heads/regreen/main-1'), made)
  desk.github.assertValid()
})

test('an executable file keeps its mode: it goes through the git data API', async (t) => {
  const desk = await openRepairDesk(t)
  const { repository, publication } = desk
  const change = await desk.change(publication.commit, { 'run.sh': 'exit 0\n' })
  const made = await createWriter(desk.client).commit(commitOf(desk, { change }))
  assert.deepEqual(writes(desk), ['POST /git/blobs', 'POST /git/trees', 'POST /git/commits', 'POST /git/refs'])
  assert.ok(repository.signed.has(made))
  assert.equal((await repository.git.readCommit(made)).tree, change.tree)
})

test('a commit that is replaced goes in one step, so that its pull request stays open', async (t) => {
  const desk = await openRepairDesk(t)
  const { repository, github, publication } = desk
  const writer = createWriter(desk.client)
  const first = await writer.commit(commitOf(desk))
  const pull = await github.addPull(repository, { author: 'ada', title: 'Repair', head: 'regreen/main-1' })
  const change = await desk.change(publication.commit, { 'src/sum.js': 'export const sum = (a, b) => b + a\n' })
  const second = await writer.commit(commitOf(desk, { change, expected: first }))
  assert.equal(pull.state, 'open')
  assert.equal(pull.pull?.headSha, second)
  assert.ok(repository.signed.has(second))
  assert.deepEqual((await repository.git.readCommit(second)).parents, [publication.commit])
})

test('a commit goes on top of what the branch holds', async (t) => {
  const desk = await openRepairDesk(t)
  const writer = createWriter(desk.client)
  const first = await writer.commit(commitOf(desk))
  const change = await desk.change(first, { 'src/sum.js': 'export const sum = (a, b) => b + a\n', 'src/new.js': 'x\n' })
  const second = await writer.commit(commitOf(desk, { change, expected: first, parent: first }))
  assert.deepEqual((await desk.repository.git.readCommit(second)).parents, [first])
})

test('a branch that somebody else has made or moved is left alone', async (t) => {
  const desk = await openRepairDesk(t)
  const { repository, publication } = desk
  const writer = createWriter(desk.client)
  const theirs = await repository.git.commit({ branch: 'regreen/main-1', from: 'main', files: { 'a.txt': 'mine\n' } })
  await assert.rejects(writer.commit(commitOf(desk)), /Reference already exists/)
  await assert.rejects(writer.commit(commitOf(desk, { expected: 'f'.repeat(40) })), {
    name: 'ServiceError',
    message: /somebody else/,
  })
  await assert.rejects(writer.commit(commitOf(desk, { expected: publication.commit })), {
    name: 'ServiceError',
    message: /somebody else/,
  })
  assert.equal(await repository.git.tryCommit('refs/heads/regreen/main-1'), theirs)
})

test('E9: a tree that GitHub makes another way is not committed', async (t) => {
  const desk = await openRepairDesk(t)
  const { publication } = desk
  const change = await desk.change(publication.commit, { 'run.sh': 'exit 0\n' })
  const wrong = { ...change, tree: 'e'.repeat(40) }
  await assert.rejects(createWriter(desk.client).commit(commitOf(desk, { change: wrong })), /was proven\.$/)
  assert.deepEqual(await desk.repository.git.refs('refs/heads/regreen'), [])
})

test('a file that is no UTF-8 is not sent in another form', async (t) => {
  const desk = await openRepairDesk(t)
  const [entry] = desk.publication.change.entries
  assert.ok(entry)
  const change = { ...desk.publication.change, entries: [{ ...entry, after: 'caf\ufffd' }] }
  await assert.rejects(
    createWriter(desk.client).commit(commitOf(desk, { change })),
    /src\/sum.js is not UTF-8 text.*"sign-commits: false"/,
  )
  assert.deepEqual(writes(desk), [])
})

test("a person's token signs plain files, and what it cannot sign is not committed", async (t) => {
  const desk = await openRepairDesk(t)
  const { github, repository, publication } = desk
  const writer = createWriter(
    createClient({
      owner: 'octo',
      repo: 'app',
      token: github.addUserToken('ada'),
      apiUrl: github.urls.api,
      request: {},
      onWait: () => undefined,
      longestWaitSeconds: 0,
      answerTimeoutMs: 10_000,
      secondMs: 1,
    }),
  )
  const change = await desk.change(publication.commit, { 'run.sh': 'exit 0\n' })
  await assert.rejects(writer.commit(commitOf(desk, { change })), /did not sign the commit \(unsigned\)/)
  assert.deepEqual(await repository.git.refs('refs/heads/regreen'), [])
  assert.ok(repository.signed.has(await writer.commit(commitOf(desk))))
})

const RULES = [
  ['protection', 'pull_request', /protection rule forbids it|did not accept .*made through a pull request/],
  ['ruleset', 'creation', /a ruleset forbids it\. Cannot create ref due to creations being restricted\. Let the rule/],
] as const
for (const [kind, type, message] of RULES) {
  test(`a ${kind} that forbids it is told with its cure`, async (t) => {
    const desk = await openRepairDesk(t)
    desk.github.protect(desk.repository, { kind, branch: 'regreen/*', type })
    await assert.rejects(createWriter(desk.client).commit(commitOf(desk)), { name: 'ConfigError', message })
  })
}

test('GraphQL says what the token may not do', async (t) => {
  const desk = await openRepairDesk(t)
  const body = { data: null, errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }] }
  desk.github.fail({ path: '/graphql', status: 200, body })
  await assert.rejects(createWriter(desk.client).commit(commitOf(desk)), /"permissions:" with "contents: write"/)
})
