import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Request } from '../../src/github/github.ts'
import type { Thread } from '../support/fake-github.ts'
import { addOwnPull, assertTarget, type Desk, openDesk, reasonOf } from '../support/target-desk.ts'

const onReview = (pullRequest: number, rest: object = {}): Extract<Request, { kind: 'review' }> => ({
  kind: 'review',
  pullRequest,
  reviewId: 0,
  body: '',
  askedAt: undefined,
  requester: undefined,
  actors: ['ada'],
  ...rest,
})

test('a review of our own pull request is worked in, remark by remark, in the words that were submitted', async (t) => {
  const desk = await openDesk(t)
  const thread = await addOwnPull(desk)
  const remarks = [
    { path: 'a.txt', line: 1, body: 'Not so.' },
    { path: 'a.txt', line: 1, body: 'Nor so.' },
  ]
  const { review, comments } = desk.github.addReview(thread, {
    author: 'ada',
    state: 'CHANGES_REQUESTED',
    comments: remarks,
  })
  desk.github.addReview(thread, {
    author: 'eve',
    state: 'COMMENTED',
    comments: [{ path: 'a.txt', line: 1, body: 'Me too' }],
  })
  const asked = { reviewId: review.id, askedAt: review.submittedAt, body: 'Not yet.' }

  const target = assertTarget(await desk.find(onReview(thread.number, asked)))

  assert.deepEqual(target.quoted, [
    { author: 'ada', what: 'review', text: 'Not yet.' },
    { author: 'ada', what: 'point 1 at a.txt:1', text: 'Not so.' },
    { author: 'ada', what: 'point 2 at a.txt:1', text: 'Nor so.' },
  ])
  assert.deepEqual(
    target.remarks,
    comments.map(({ id }) => id),
  )
  assert.deepEqual([target.task, target.continues?.branch], ['review_feedback', 'regreen/topic'])
})

test('A6: a remark that was edited or written after the review does not count', async (t) => {
  const desk = await openDesk(t)
  const thread = await addOwnPull(desk)
  const comments = ['as it was', 'edited', 'from before'].map((body) => ({ path: 'a.txt', line: 1, body }))
  const added = desk.github.addReview(thread, { author: 'ada', state: 'CHANGES_REQUESTED', comments })
  const [, edited, early] = added.comments
  assert.ok(edited && early)
  edited.updatedAt = '2099-01-01T00:00:00Z'
  Object.assign(early, { createdAt: '2001-01-01T00:00:00Z' })
  const asked = { reviewId: added.review.id, askedAt: added.review.submittedAt }

  const target = assertTarget(await desk.find(onReview(thread.number, asked)))

  assert.deepEqual(
    target.quoted.map(({ text }) => text),
    ['as it was', 'from before'],
  )
})

test("A10: a person's pull request from a branch that is named like ours is not ours", async (t) => {
  const desk = await openDesk(t)
  await desk.repository.git.commit({ branch: 'regreen/mine', from: 'main', files: { 'a.txt': 'mine\n' } })
  const { number } = await desk.github.addPull(desk.repository, { author: 'ada', title: 'Mine', head: 'regreen/mine' })
  assert.match(reasonOf(await desk.find(onReview(number))), /holds no commit of Regreen's/)
})

test('a review of a closed pull request comes too late', async (t) => {
  const desk = await openDesk(t)
  const thread = await addOwnPull(desk)
  thread.state = 'closed'
  assert.match(reasonOf(await desk.find(onReview(thread.number))), /is no open pull request/)
})

const SCHEDULE = { kind: 'schedule' } as const

/** Pull requests with the label, from branches of their own. */
async function addLabelled({ github, repository }: Desk, ...authors: readonly string[]): Promise<Thread[]> {
  const threads: Thread[] = []
  for (const author of authors) {
    const head = `work-${threads.length}`
    await repository.git.commit({ branch: head, from: 'main', files: { 'a.txt': `${head}\n` } })
    threads.push(await github.addPull(repository, { author, title: head, head, labels: ['agent-fix'] }))
  }
  return threads
}

test('a schedule takes the oldest pull request with the label, for its author', async (t) => {
  const desk = await openDesk(t)
  await desk.github.addPull(desk.repository, { author: 'ada', title: 'Without', head: 'topic' })
  const [first] = await addLabelled(desk, 'ada', 'ada')
  const target = assertTarget(await desk.find(SCHEDULE))
  assert.deepEqual([target.thread, target.actors, target.branch], [first?.number, ['ada'], 'work-0'])
})

test('a schedule goes past what nobody may start, forks among it', async (t) => {
  const desk = await openDesk(t)
  const fork = await desk.github.addFork(desk.repository, 'mallory')
  await fork.git.commit({ branch: 'topic', from: 'main', files: { 'a.txt': 'evil\n' } })
  const pull = { author: 'mallory', title: 'Fork', head: 'topic', from: fork, labels: ['agent-fix'] }
  await desk.github.addPull(desk.repository, pull)
  const [, , third] = await addLabelled(desk, 'eve', 'helper-x[bot]', 'ada')
  assert.equal(assertTarget(await desk.find(SCHEDULE)).thread, third?.number)
})

test('a schedule goes past what the last run was about, until it changes', async (t) => {
  const desk = await openDesk(t)
  const [first, second] = await addLabelled(desk, 'ada', 'ada')
  assert.ok(first)
  const last = { outcome: 'gave_up', summary: '', commit: await desk.head('work-0'), runUrl: 'https://x.test/7' }
  await desk.remember(first, { attempts: {}, last })
  assert.equal(assertTarget(await desk.find(SCHEDULE)).thread, second?.number)
  await desk.remember(first, { attempts: {}, last: { ...last, commit: await desk.head('main') } })
  assert.equal(assertTarget(await desk.find(SCHEDULE)).thread, first.number)
})

test('where no labelled pull request may be repaired, the schedule says why not', async (t) => {
  const desk = await openDesk(t)
  assert.equal(reasonOf(await desk.find(SCHEDULE)), 'No open pull request carries the label "agent-fix".')
  const [first] = await addLabelled(desk, 'eve')
  assert.match(
    reasonOf(await desk.find(SCHEDULE)),
    new RegExp(
      `^No pull request with the label "agent-fix" may be repaired. #${first?.number}: eve has the permission`,
    ),
  )
})
