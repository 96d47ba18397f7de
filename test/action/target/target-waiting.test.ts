import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Request } from '../../../src/github/github.ts'
import type { Thread } from '../../support/fake-github.ts'
import { addOwnPull, assertTarget, type Desk, openDesk, reasonOf } from '../../support/target-desk.ts'

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

test('a review of our own pull request is feedback on it, in the words that were submitted', async (t) => {
  const desk = await openDesk(t)
  const thread = await addOwnPull(desk)
  const { review } = desk.github.addReview(thread, { author: 'ada', state: 'CHANGES_REQUESTED', body: 'Not yet.' })
  const asked = { reviewId: review.id, askedAt: review.submittedAt }

  const target = assertTarget(await desk.find(onReview(thread.number, { ...asked, body: 'Not yet.' })))

  assert.deepEqual(target.quoted, [{ author: 'ada', what: 'review', text: 'Not yet.' }])
  assert.deepEqual(target.feedback, { ...asked, remark: undefined })
  assert.deepEqual([target.task, target.continues?.branch], ['review_feedback', 'regreen/topic'])
})

test('a command on our own pull request is feedback as well; what it says on a line is a point', async (t) => {
  const desk = await openDesk(t)
  const { number } = await addOwnPull(desk)
  const comment = { id: 7, kind: 'review', createdAt: '2026-11-01T12:00:00Z', at: 'a.txt:1', root: 5 } as const
  const command = { verb: 'fix', hint: 'shorter' } as const
  const askedAt = comment.createdAt
  const asked = { kind: 'thread', number, command, askedAt, head: undefined } as const
  const who = { requester: undefined, actors: ['ada'], said: { title: 'T', body: '', author: 'x' } }

  const onLine = assertTarget(await desk.find({ ...asked, ...who, comment }))
  assert.deepEqual(onLine.feedback, { askedAt, reviewId: undefined, remark: { root: 5, id: 7, hint: 'shorter' } })
  assert.deepEqual(
    onLine.quoted.map(({ what }) => what),
    ['pull request'],
  )

  const below = assertTarget(await desk.find({ ...asked, ...who, comment: { ...comment, kind: 'issue' } }))
  // An open point is a request of its own, however plain the command.
  assert.deepEqual([onLine.askedAt, below.askedAt], [undefined, undefined])
  assert.deepEqual(below.feedback, { askedAt, reviewId: undefined, remark: undefined })
  assert.deepEqual(below.quoted.at(-1), { author: 'ada', what: 'hint at a.txt:1', text: 'shorter' })
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
  assert.match(reasonOf(await desk.find(onReview(thread.number))), /is not an open pull request/)
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

test('a schedule goes past any number of those that may not be repaired, and names the first of them', async (t) => {
  const desk = await openDesk(t)
  const eves = Array.from({ length: 12 }, () => 'eve')
  const refused = await addLabelled(desk, ...eves)
  const said = reasonOf(await desk.find(SCHEDULE))
  assert.match(said, new RegExp(`#${refused[9]?.number}: eve .* So it is with 2 more\\.$`))
  assert.doesNotMatch(said, new RegExp(`#${refused[10]?.number}:`))

  await desk.repository.git.commit({ branch: 'ours', from: 'main', files: { 'a.txt': 'ours\n' } })
  const last = { author: 'ada', title: 'Last', head: 'ours', labels: ['agent-fix'] }
  const { number } = await desk.github.addPull(desk.repository, last)
  assert.equal(assertTarget(await desk.find(SCHEDULE)).thread, number)
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
