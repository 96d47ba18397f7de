import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServiceError } from '../../src/errors.ts'
import { branchName, type PublishParts, publish, readBase, readRequest } from '../../src/github/publish.ts'
import { openRepairDesk, type RepairDesk } from '../support/repair-desk.ts'

const OURS = 'regreen/main-0d6e4079'

const branches = async ({ repository }: RepairDesk) =>
  (await repository.git.refs('refs/heads/regreen')).map(({ ref }) => ref.replace('refs/heads/', ''))

test('a commit for a request names that as well, in words that close no issue', async (t) => {
  const desk = await openRepairDesk(t)
  const published = await publish({ ...desk.publication, request: 'issue-12' }, desk.parts)
  assert.ok(published.kind === 'pull_request')
  const { message } = await desk.repository.git.readCommit(published.headSha)
  assert.match(message, /\nRegreen-Base: [0-9a-f]{40}\nRegreen-Request: issue-12\n?$/)
  assert.equal(readRequest(message), 'issue-12')
  assert.equal(readRequest('x\n\nRegreen-Request: issue-12, closes #13'), undefined)
})

test('G10: the commit names its patch and its base, and the base is read again from it', async (t) => {
  const desk = await openRepairDesk(t)
  const published = await publish(desk.publication, desk.parts)
  assert.ok(published.kind === 'pull_request')
  const { message, parents } = await desk.repository.git.readCommit(published.headSha)
  assert.equal(readBase(message), desk.publication.commit)
  assert.deepEqual(parents, [desk.publication.commit])
  assert.match(message, /^Fix 1 failing test on main\n\nRegreen-Patch: a{64}\nRegreen-Base: [0-9a-f]{40}\n?$/)
  assert.equal(readBase('Somebody\n\nRegreen-Base: main'), undefined)
})

const NAMES = {
  main: 'regreen/main-0d6e4079',
  'feature/größe-"x"': 'regreen/feature-gr-e-x-',
  'a..b': 'regreen/a-b-',
  'ветка/🛒': 'regreen/branch-',
  [`x/${'y'.repeat(300)}`]: `regreen/x-${'y'.repeat(38)}-`,
}
for (const [branch, name] of Object.entries(NAMES)) {
  test(`E17: the repair branch of ${branch.slice(0, 20)} is named by us`, () => {
    const made = branchName('regreen/', branch, 1)
    assert.ok(made.startsWith(name), made)
    assert.match(made, /^regreen\/[A-Za-z0-9-]+-[0-9a-f]{8}$/)
    assert.equal(branchName('regreen/', branch, 2), `${made}-2`)
  })
}

test('branches whose names look alike get branches of their own', () => {
  const names = ['a/b', 'a-b', 'a_b', 'a.b', 'A/b'].map((branch) => branchName('regreen/', branch, 1))
  assert.equal(new Set(names).size, names.length)
})

test('a request has a branch and a pull request of its own, beside those of other requests and of the red branch', async (t) => {
  const desk = await openRepairDesk(t)
  const numbers: number[] = []
  for (const request of [undefined, 'issue-1', 'issue-12', 'issue-1']) {
    const published = await publish({ ...desk.publication, request }, desk.parts)
    assert.ok(published.kind === 'pull_request')
    numbers.push(published.pullRequest.number)
  }
  assert.deepEqual(numbers, [1, 2, 3, 2])
  const [first, second, third] = await branches(desk)
  assert.match(first ?? '', /^regreen\/issue-1-main-[0-9a-f]{8}$/)
  assert.match(second ?? '', /^regreen\/issue-12-main-[0-9a-f]{8}$/)
  assert.equal(third, OURS)
})

test('an older repair of ours is replaced, on the same branch and pull request', async (t) => {
  const desk = await openRepairDesk(t)
  const first = await publish(desk.publication, desk.parts)
  const change = await desk.change(desk.publication.commit, { 'src/sum.js': 'export const sum = (a, b) => b + a\n' })
  const second = await publish({ ...desk.publication, change }, desk.parts)
  assert.ok(first.kind === 'pull_request' && second.kind === 'pull_request')
  assert.notEqual(second.headSha, first.headSha)
  assert.equal(second.pullRequest.operation, 'updated')
  assert.equal(second.pullRequest.number, first.pullRequest.number)
  assert.deepEqual(await branches(desk), [OURS])
})

test('a branch that an earlier run has made and not filled is used, also when its base is an older one', async (t) => {
  for (const later of [false, true]) {
    const desk = await openRepairDesk(t)
    const { repository, publication } = desk
    await repository.git.run(['update-ref', `refs/heads/${OURS}`, publication.commit])
    if (later) await repository.git.commit({ branch: 'main', files: { 'b.txt': 'x\n' } })
    const commit = (await repository.git.tryCommit('refs/heads/main')) ?? ''
    const change = await desk.change(commit, { 'src/sum.js': 'export const sum = (a, b) => a + b\n' })
    const published = await publish({ ...publication, commit, change }, desk.parts)
    assert.equal(published.kind, 'pull_request')
    assert.deepEqual(await branches(desk), [OURS])
  }
})

test("E18: somebody else's branches are left alone, and the next free name is taken", async (t) => {
  const desk = await openRepairDesk(t)
  const { git } = desk.repository
  const theirs = await git.commit({ branch: OURS, from: 'main', files: { 'a.txt': 'mine\n' } })
  const alien = await git.commit({ branch: `${OURS}-2`, files: { 'a.txt': 'mine\n' } })
  const published = await publish(desk.publication, desk.parts)
  assert.ok(published.kind === 'pull_request')
  assert.equal(published.head, `${OURS}-3`)
  assert.equal(await git.tryCommit(`refs/heads/${OURS}`), theirs)
  assert.equal(await git.tryCommit(`refs/heads/${OURS}-2`), alien)
})

test('twenty taken names are enough', async (t) => {
  const desk = await openRepairDesk(t)
  const taken = { commit: 'f'.repeat(40), tree: 'f'.repeat(40), parents: [], message: 'Mine' }
  const { publication, parts } = desk
  const github: PublishParts['github'] = {
    ...parts.github,
    branch: async (name) => (name === 'main' ? parts.github.branch(name) : taken),
    compare: async () => ({ mergeBase: '', tree: undefined, files: [], isWhole: true }),
  }
  await assert.rejects(publish(publication, { ...parts, github }), {
    name: 'ConfigError',
    message: /are taken by others/,
  })
})

test('two runs at once come to one pull request: whoever is second brings it up to date', async (t) => {
  const desk = await openRepairDesk(t)
  const first = await publish(desk.publication, desk.parts)
  desk.github.fail({ method: 'GET', path: /\/pulls$/, status: 200, body: [] })
  const second = await publish(desk.publication, desk.parts)
  assert.ok(first.kind === 'pull_request' && second.kind === 'pull_request')
  assert.deepEqual([second.pullRequest.operation, second.pullRequest.number], ['updated', first.pullRequest.number])
})

test('a branch that somebody moves while we push is looked at again, and left to them', async (t) => {
  const desk = await openRepairDesk(t)
  const { repository, publication, parts } = desk
  await publish(publication, parts)
  const change = await desk.change(publication.commit, { 'src/sum.js': 'export const sum = (a, b) => b + a\n' })
  const commit: PublishParts['commit'] = async () => {
    await repository.git.commit({ branch: OURS, files: { 'a.txt': 'mine\n' }, message: 'By hand' })
    throw new ServiceError('stale info')
  }
  await assert.rejects(publish({ ...publication, change }, { ...parts, commit }), /stale info/)
  assert.match((await repository.git.readCommit(`refs/heads/${OURS}`)).message, /By hand/)
})

test('a push that fails for a while is tried three times', async (t) => {
  const desk = await openRepairDesk(t)
  let tries = 0
  const commit: PublishParts['commit'] = async (wanted) => {
    tries += 1
    if (tries < 3) throw new ServiceError('502')
    return desk.parts.commit(wanted)
  }
  assert.equal((await publish(desk.publication, { ...desk.parts, commit })).kind, 'pull_request')
  await publish(desk.publication, desk.parts)
  assert.equal(tries, 3)
})

for (const [step, path, method, told] of [
  [
    'compared',
    /\/compare\//,
    'GET',
    /^What GitHub shows there could not be compared with what was proven\. .*comparing/,
  ],
  ['shown in a pull request', /\/pulls$/, 'POST', /^Its pull request was not opened\. .*opening the pull request/],
] as const) {
  test(`a patch that is pushed and cannot be ${step} stays on its branch, and which of the two it was is told`, async (t) => {
    const desk = await openRepairDesk(t)
    desk.github.fail({ path, method, status: 403 })
    const published = await publish(desk.publication, desk.parts)
    assert.ok(published.kind === 'branch_only')
    assert.match(published.problem, told)
    assert.deepEqual(await branches(desk), [OURS])
  })
}

test('our own branch is worked on further, into what its pull request goes into', async (t) => {
  const desk = await openRepairDesk(t)
  const { repository, publication, parts } = desk
  const first = await publish(publication, parts)
  assert.ok(first.kind === 'pull_request')
  const change = await desk.change(publication.commit, { 'src/sum.js': 'export const sum = (a, b) => b + a\n' })
  const continues = { branch: OURS, commit: first.headSha, request: undefined }
  const again = { ...publication, continues, change }
  const second = await publish(again, parts)
  assert.ok(second.kind === 'pull_request')
  assert.deepEqual((await repository.git.readCommit(second.headSha)).parents, [first.headSha])
  assert.equal(second.pullRequest.number, first.pullRequest.number)
  desk.github.fail({ path: /\/pulls\/\d+$/, method: 'PATCH', status: 403 })
  const third = await publish({ ...again, continues: { ...continues, commit: second.headSha } }, parts)
  assert.match(third.kind === 'branch_only' ? third.problem : '', /^Its pull request was not brought up to date\. /)
  // It has moved since, by ourselves.
  assert.equal((await publish({ ...again, change: publication.change }, parts)).kind, 'stale')
})

test('E18: push: on top of the red branch, or not at all', async (t) => {
  const desk = await openRepairDesk(t)
  const { repository, publication, parts } = desk
  const push = { ...publication, mode: 'push' } as const
  const done = await publish(push, parts)
  assert.ok(done.kind === 'pushed')
  assert.deepEqual(await publish(push, parts), done)
  await repository.git.commit({ branch: 'main', files: { 'a.txt': 'more\n' } })
  assert.equal((await publish(push, parts)).kind, 'stale')
  assert.deepEqual([...repository.threads.values()], [])
})

test('a commit that GitHub does not find, though a branch holds it, is an error: the branch is not gone', async (t) => {
  const desk = await openRepairDesk(t)
  desk.github.fail({ method: 'GET', path: /\/git\/commits\//, status: 404 })
  await assert.rejects(publish(desk.publication, desk.parts), {
    name: 'ConfigError',
    message: /^GitHub found nothing while reading the branch main \(404\)/,
  })
  assert.deepEqual(await branches(desk), [])
})

test('a pull request that a person has opened for the branch by hand keeps its title', async (t) => {
  const desk = await openRepairDesk(t)
  const { github, repository, publication, parts } = desk
  github.fail({ method: 'POST', path: /\/pulls$/, status: 403 })
  assert.equal((await publish(publication, parts)).kind, 'branch_only')
  const { number } = await github.addPull(repository, { author: 'ada', title: 'By hand', head: OURS })
  const published = await publish(publication, parts)
  assert.ok(published.kind === 'pull_request')
  assert.deepEqual([published.pullRequest.number, published.pullRequest.operation], [number, 'updated'])
  assert.equal(repository.threads.get(number)?.title, 'By hand')
})

test('a pull request is named after its new repair, unless a person has given it another title', async (t) => {
  for (const named of [undefined, 'fix(sum): add, as the manual says']) {
    const desk = await openRepairDesk(t)
    const { repository, publication } = desk
    const published = await publish(publication, desk.parts)
    assert.ok(published.kind === 'pull_request')
    const pull = repository.threads.get(published.pullRequest.number) ?? assert.fail()
    if (named !== undefined) pull.title = named

    for (const [i, source] of ['b + a', 'b - -a'].entries()) {
      const commit = await repository.git.commit({ branch: 'main', files: { 'b.txt': `${i}\n` } })
      const change = await desk.change(commit, { 'src/sum.js': `export const sum = (a, b) => ${source}\n` })
      // A test may be named after the mark.
      const body = 'Anew: `<!-- regreen:title:0123456789abcdef -->`'
      const text = { ...publication.text, title: `Fix: test ${i}`, commitMessage: 'fix: repair', body }
      await publish({ ...publication, commit, change, text }, desk.parts)
      assert.equal(pull.title, named ?? `Fix: test ${i}`)
      assert.match(pull.body ?? '', /^Anew: `.*`\n\n<!-- regreen:title:[0-9a-f]{16} -->\n$/)
    }
  }
})
