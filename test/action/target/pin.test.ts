import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { findTested, pin, type Standing } from '../../../src/action/target/pin.ts'
import type { Repository } from '../../support/fake-github.ts'
import { connect } from '../../support/github-ports.ts'
import { type Desk, openDesk } from '../../support/target-desk.ts'

/** A fork whose branch has the name of one of ours, with a pull request from it. */
async function openFork(desk: Desk, branch: string) {
  const { github, repository } = desk
  const fork = await github.addFork(repository, 'mallory')
  const commit = await fork.git.commit({ branch, from: 'main', files: { 'a.txt': 'evil\n' } })
  const thread = await github.addPull(repository, { author: 'mallory', title: 'x', head: branch, from: fork })
  return { fork, commit, thread }
}

const standing = (commit: string, rest: Partial<Standing>): Standing => ({
  task: 'failing_check',
  commit,
  branch: 'main',
  isFork: false,
  thread: undefined,
  baseBranch: undefined,
  isOfMerge: true,
  merge: undefined,
  ...rest,
})

const PHASE = { phase: 'all', mode: 'pull-request' } as const
const readerOf = ({ github }: Desk, repository: Repository) => connect(github, repository).reader

for (const branch of ['main', 'topic', 'regreen/topic']) {
  test(`A5: a fork's branch ${branch} is not taken for ours of that name: the pull request is found by the commit`, async (t) => {
    const desk = await openDesk(t)
    await desk.github.addPull(desk.repository, { author: 'ada', title: 'Topic', head: 'topic' })
    const { commit, thread } = await openFork(desk, branch)
    const found = await pin(standing(commit, { branch, isFork: true }), readerOf(desk, desk.repository), PHASE)
    assert.ok(!('kind' in found))
    assert.deepEqual([found.thread, found.baseBranch, found.merge], [thread.number, 'main', thread.pull?.mergeSha])
    assert.deepEqual(
      desk.github.requests.filter(({ path, query }) => path.includes('/git/ref') || query.includes('head=')),
      [],
    )
  })
}

test("A5: a commit that a fork has, and a pull request of ours as well, is not taken for the fork's", async (t) => {
  const desk = await openDesk(t)
  await desk.github.addPull(desk.repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const target = standing(await desk.head('topic'), { branch: 'topic', isFork: true })
  assert.deepEqual(await pin(target, readerOf(desk, desk.repository), PHASE), target)
})

test('a fork whose pull request has moved on, was closed, or may not be looked for has no thread', async (t) => {
  const desk = await openDesk(t)
  const { fork, commit, thread } = await openFork(desk, 'main')
  const target = standing(commit, { isFork: true })
  const blind = connect(
    desk.github,
    desk.repository,
    desk.github.addJobToken(desk.repository, { contents: 'read' }),
  ).reader
  assert.deepEqual(await pin(target, blind, PHASE), target)
  thread.state = 'closed'
  assert.deepEqual(await pin(target, readerOf(desk, desk.repository), PHASE), target)
  thread.state = 'open'
  await desk.github.addCommit(fork, { branch: 'main', files: { 'a.txt': 'worse\n' } })
  assert.deepEqual(await pin(target, readerOf(desk, desk.repository), PHASE), target)
})

const DAY_MS = 86_400_000
const dayAfter = (time: string, days: number) =>
  `${new Date(Date.parse(time) + days * DAY_MS).toISOString().slice(0, 19)}Z`

/** A pull request of ours, and the merge that GitHub names for it. */
async function openMerge(t: TestContext) {
  const desk = await openDesk(t)
  const { pull } = await desk.github.addPull(desk.repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const merge = pull?.mergeSha ?? assert.fail('GitHub has made no merge.')
  const reader = readerOf(desk, desk.repository)
  const { committedAt } = await reader.commit(merge)
  const target = standing(await desk.head('topic'), { branch: 'topic', baseBranch: 'main', merge })
  return { desk, reader, merge, committedAt, target }
}

const UNNAMED = { isMerge: true, into: 'main', merge: undefined }

test('what CI tested is the merge that GitHub names, where that is as old as the run', async (t) => {
  const { reader, merge, committedAt, target } = await openMerge(t)
  const named = { ...UNNAMED, merge }
  assert.deepEqual(await findTested(target, committedAt, reader), named)
  assert.deepEqual(await findTested(target, dayAfter(committedAt, 1), reader), named)
  // A job that was started on it.
  assert.deepEqual(await findTested(target, undefined, reader), named)
})

test('a merge that is younger than the run, is of another commit, or is gone is not said to be what CI tested', async (t) => {
  const { reader, committedAt, target } = await openMerge(t)
  assert.deepEqual(await findTested(target, dayAfter(committedAt, -1), reader), UNNAMED)
  const other = { ...target, commit: 'a'.repeat(40) }
  assert.deepEqual(await findTested(other, committedAt, reader), UNNAMED)
  assert.deepEqual(await findTested({ ...target, merge: 'b'.repeat(40) }, committedAt, reader), UNNAMED)
  assert.deepEqual(await findTested({ ...target, merge: undefined }, committedAt, reader), UNNAMED)
})

test('where CI tested the commit itself, nothing is asked', async (t) => {
  const { desk, reader, target } = await openMerge(t)
  const before = desk.github.requests.length
  const tested = await findTested({ ...target, isOfMerge: false, merge: undefined }, undefined, reader)
  assert.deepEqual(tested, { isMerge: false, into: undefined, merge: undefined })
  assert.equal(desk.github.requests.length, before)
})
