import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { ONCE } from '../../support/api-faults.ts'
import { type Fault, openFakeGitHub, type ReviewComment } from '../../support/fake-github.ts'
import { connect } from '../../support/github-ports.ts'

async function openReviewed(t: Pick<TestContext, 'after'>, count: number) {
  const github = await openFakeGitHub()
  t.after(() => github.close())
  const repository = await github.addRepository('octo/app', { files: { 'a.txt': 'one\n' }, roles: { ada: 'write' } })
  await repository.git.commit({ branch: 'topic', from: 'main', files: { 'a.txt': 'two\n' } })
  const pull = await github.addPull(repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const remarks = Array.from({ length: count }, (_, i) => ({ path: 'a.txt', line: 1, body: `Remark ${i}` }))
  const { review, comments } = github.addReview(pull, { author: 'ada', state: 'COMMENTED', comments: remarks })
  return { github, repository, pull, review, comments, ...connect(github, repository) }
}

const required = (comment: ReviewComment | undefined): ReviewComment => comment ?? assert.fail('There is no remark.')

test('remarks come by threads, each with what we have answered, and whether it is resolved', async (t) => {
  const { github, pull, review, comments, reader, writer } = await openReviewed(t, 3)
  const [first, second, third] = comments.map(required)
  required(second).isResolved = true
  await writer.reply(pull.number, required(first).id, 'Done.')
  github.addReply(pull, { to: required(first), author: 'eve', body: 'Is it?' })

  const { threads, problem } = await reader.remarkThreads(pull.number)

  assert.equal(problem, undefined)
  assert.deepEqual(
    threads.map(({ id, isResolved, remarks }) => [id, isResolved, remarks.map(({ body }) => body)]),
    [
      [first?.id, false, ['Remark 0', 'Done.', 'Is it?']],
      [second?.id, true, ['Remark 1']],
      [third?.id, false, ['Remark 2']],
    ],
  )
  const [asked, answered, again] = threads[0]?.remarks ?? []
  assert.deepEqual([asked?.isOurs, answered?.isOurs, again?.isOurs], [false, true, false])
  assert.deepEqual([asked?.author, asked?.reviewId, asked?.path, asked?.line], ['ada', review.id, 'a.txt', 1])
  github.assertValid()
})

test("A1: another bot's words are not ours, although a job's token cannot tell the two accounts apart", async (t) => {
  const { github, pull, comments, reader, writer } = await openReviewed(t, 1)
  const to = required(comments[0])
  await writer.reply(pull.number, to.id, 'Done.')
  for (const author of ['linter[bot]', 'github-actions[bot]']) github.addReply(pull, { to, author, body: 'Done.' })
  const { threads } = await reader.remarkThreads(pull.number)
  assert.deepEqual(
    threads[0]?.remarks.map(({ body, isOurs }) => [body, isOurs]),
    [
      ['Remark 0', false],
      ['Done.', true],
      ['Done.', false],
      ['Done.', false],
    ],
  )
  github.assertValid()
})

test('a thread is read whose first remark, or whose author, was deleted', async (t) => {
  const { github, pull, comments, reader } = await openReviewed(t, 1)
  const [first] = comments.map(required)
  required(first).isResolved = true
  const at = { created_at: '2026-11-01T12:00:00Z', updated_at: '2026-11-01T12:00:00Z', path: 'a.txt', line: 1 }
  const answer = { ...at, id: first?.id, in_reply_to_id: 1, pull_request_review_id: 2, user: null, body: 'So?' }
  github.fail({ status: 200, body: [answer], method: 'GET', path: /pulls\/1\/comments/ })
  const { threads } = await reader.remarkThreads(pull.number)
  assert.deepEqual(
    threads.map(({ id, isResolved, remarks }) => [id, isResolved, remarks.map(({ author, body }) => [author, body])]),
    [[1, true, [['ghost', 'So?']]]],
  )
})

test('of more than a hundred threads each is known as resolved or not', async (t) => {
  const { github, pull, comments, reader } = await openReviewed(t, 230)
  const resolved = [comments[5], comments[120], comments[229]].map(required)
  for (const comment of resolved) comment.isResolved = true
  const { threads } = await reader.remarkThreads(pull.number)
  assert.equal(threads.length, 230)
  assert.deepEqual(
    threads.filter(({ isResolved }) => isResolved).map(({ id }) => id),
    resolved.map(({ id }) => id),
  )
  github.assertValid()
})

test('whatever happens once to a request of them, all threads are read or the problem is told', async (t) => {
  const { github, pull, comments, reader } = await openReviewed(t, 2)
  required(comments[0]).isResolved = true
  const expected = await reader.remarkThreads(pull.number)
  for (const path of [/\/pulls\/1\/comments$/, /graphql$/]) {
    for (const [what, fault] of Object.entries(ONCE)) {
      const takeBack = github.fail({ ...fault, path })
      const found = await reader.remarkThreads(pull.number).catch((error: Error) => error)
      takeBack()
      if (found instanceof Error)
        assert.match(found.message, /while reading the reviews of #1|this: reading the reviews/, what)
      else if (found.problem === undefined) assert.deepEqual(found, expected, what)
      else
        assert.deepEqual(
          found.threads.map(({ id }) => id),
          comments.map(({ id }) => id),
          what,
        )
    }
  }
  github.assertValid()
})

const WITHOUT: Readonly<Record<string, Fault>> = {
  'has no GraphQL': { status: 404, body: { message: 'Not Found' } },
  'will not tell': { status: 200, body: { data: null, errors: [{ type: 'FORBIDDEN', message: 'Not accessible' }] } },
  'answers with a page': { mode: 'html', status: 200 },
}
for (const [what, fault] of Object.entries(WITHOUT)) {
  test(`where the server ${what}, the threads are read all the same, with the reason why none is resolved`, async (t) => {
    const { github, pull, comments, reader } = await openReviewed(t, 2)
    required(comments[0]).isResolved = true
    github.fail({ ...fault, method: 'POST', path: /graphql$/, times: 9 })
    const { threads, problem } = await reader.remarkThreads(pull.number)
    assert.deepEqual(
      threads.map(({ isResolved }) => isResolved),
      [false, false],
    )
    assert.match(problem ?? '', /reading which threads of #1 are resolved/)
  })
}
