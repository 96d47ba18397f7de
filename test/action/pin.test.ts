import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pin, type Standing } from '../../src/action/pin.ts'
import type { Repository } from '../support/fake-github.ts'
import { connect } from '../support/github-ports.ts'
import { type Desk, openDesk } from '../support/target-desk.ts'

/** A fork whose branch has the name of one of ours, with a pull request from it. */
async function openFork(desk: Desk, branch: string) {
  const { github, repository } = desk
  const fork = await github.addFork(repository, 'mallory')
  const commit = await fork.git.commit({ branch, from: 'main', files: { 'a.txt': 'evil\n' } })
  const thread = await github.addPull(repository, { author: 'mallory', title: 'x', head: branch, from: fork })
  return { fork, commit, thread }
}

const standing = (commit: string, rest: Partial<Standing>): Standing => ({
  commit,
  branch: 'main',
  isFork: false,
  thread: undefined,
  baseBranch: undefined,
  isOfMerge: true,
  merge: undefined,
  ...rest,
})

const PHASE = { phase: 'all' } as const
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
