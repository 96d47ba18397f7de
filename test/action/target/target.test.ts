import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Request, ThreadRequest } from '../../../src/github/github.ts'
import { addOwnPull, assertTarget, openDesk, reasonOf } from '../../support/target-desk.ts'

const onCommit = (commit: string, branch: string): Extract<Request, { kind: 'commit' }> => ({
  kind: 'commit',
  commit,
  merge: undefined,
  requester: undefined,
  task: undefined,
  branch,
  pullRequest: undefined,
  baseBranch: undefined,
  actors: ['ada'],
  isFork: false,
})

const onThread = (number: number, rest: object = {}): Extract<Request, { kind: 'thread' }> => ({
  kind: 'thread',
  number,
  command: { verb: 'fix', hint: '' },
  askedAt: undefined,
  comment: undefined,
  requester: undefined,
  said: undefined,
  head: undefined,
  actors: ['ada'],
  ...rest,
})

test('the commit of a job is its own target; what a dispatch asks for makes it a request, in quotes', async (t) => {
  const desk = await openDesk(t)
  const commit = await desk.head('topic')
  const plain = assertTarget(await desk.find(onCommit(commit, 'topic')))
  assert.deepEqual([plain.task, plain.commit, plain.branch, plain.quoted], ['failing_check', commit, 'topic', []])
  const target = assertTarget(await desk.find({ ...onCommit(commit, 'topic'), task: 'look at a.txt' }))
  assert.equal(target.task, 'fix_request')
  assert.deepEqual(target.quoted, [{ author: 'ada', what: 'hint', text: 'look at a.txt' }])
})

test('a branch that has moved on, or is gone, is not worked on', async (t) => {
  const desk = await openDesk(t)
  const [main, topic] = [await desk.head('main'), await desk.head('topic')]
  assert.equal(
    reasonOf(await desk.find(onCommit(main, 'topic'))),
    `The branch topic holds ${topic.slice(0, 12)} now, and this run is about ${main.slice(0, 12)}.`,
  )
  assert.match(
    reasonOf(await desk.find(onCommit(main, 'feature/gone'))),
    /^The branch feature\/gone is gone, or is a tag, and this run is about/,
  )
})

test('a job that carries on with a proposal finds the moved branch at its end, and says so there', async (t) => {
  const desk = await openDesk(t)
  const request = onCommit(await desk.head('main'), 'topic')
  for (const phase of ['verify', 'publish'] as const) assertTarget(await desk.find(request, { phase }))
  assert.deepEqual(
    desk.github.requests.filter(({ path }) => path.includes('/git/ref')),
    [],
  )
})

test("a fork's branch is not looked for among ours", async (t) => {
  const desk = await openDesk(t)
  const request = { ...onCommit(await desk.head('topic'), 'main'), isFork: true }
  assert.equal(assertTarget(await desk.find(request)).isFork, true)
})

test('a failed run keeps its number and attempt, for its logs', async (t) => {
  const desk = await openDesk(t)
  const { pullRequest, ...rest } = onCommit(await desk.head('topic'), 'topic')
  const run = {
    ...rest,
    kind: 'failed_run',
    runId: 5,
    attempt: 2,
    url: 'https://x.test/5',
    createdAt: '2026-11-01T12:00:00Z',
    endedAt: '2026-11-01T12:05:00Z',
    pullRequest: 3,
    isOfMerge: false,
  } as const
  const target = assertTarget(await desk.find(run))
  assert.deepEqual(target.failedRun, { id: 5, attempt: 2, url: 'https://x.test/5', createdAt: run.createdAt })
  assert.deepEqual(target.tested, { isMerge: false, into: undefined, merge: undefined })
  assert.equal(target.thread, 3)
  assert.equal(target.askedAt, run.endedAt)
})

test('a dispatched run is read from GitHub, and everybody behind it counts', async (t) => {
  const desk = await openDesk(t)
  const run = await desk.github.addRun(desk.repository, { branch: 'topic', actor: 'eve', triggeringActor: 'octo' })
  const request = { kind: 'run', runId: run.id, requester: undefined, actors: ['ada'] } as const
  const target = assertTarget(await desk.find(request, { task: 'try again' }))
  assert.deepEqual(target.actors, ['ada', 'eve', 'octo'])
  assert.deepEqual([target.commit, target.failedRun?.id], [await desk.head('topic'), run.id])
  // It is asked for now, and not when that run was red.
  assert.equal(target.askedAt, undefined)
  assert.equal(target.quoted[0]?.text, 'try again')
})

test('a dispatched run that is green, our own, or not there is refused with its reason', async (t) => {
  const desk = await openDesk(t)
  await desk.repository.git.commit({ branch: 'regreen/x', from: 'main', files: { 'a.txt': 'three\n' } })
  const green = await desk.github.addRun(desk.repository, { branch: 'topic', conclusion: 'success' })
  const own = await desk.github.addRun(desk.repository, { branch: 'regreen/x' })
  const find = (runId: number) => desk.find({ kind: 'run', runId, requester: undefined, actors: ['ada'] })
  assert.match(reasonOf(await find(green.id)), /ended as "success"/)
  assert.match(reasonOf(await find(own.id)), /one of Regreen's own/)
  await assert.rejects(find(424_242), /found nothing while reading workflow run 424242 \(404\)/)
})

test('A6: an issue is a fix request on the default branch, in the words that it had when it was asked', async (t) => {
  const desk = await openDesk(t)
  const { number } = desk.github.addIssue(desk.repository, { author: 'eve', title: 'New title', body: 'New words' })
  const said = { title: 'It breaks', body: 'Always.', author: 'eve' }
  const request = onThread(number, {
    said,
    command: { verb: 'fix', hint: 'in a.txt' },
    requester: { login: 'ada', id: 4 },
  })
  const target = assertTarget(await desk.find(request))
  assert.deepEqual([target.task, target.branch, target.baseBranch], ['fix_request', 'main', 'main'])
  assert.equal(target.commit, await desk.head('main'))
  assert.deepEqual(target.quoted, [
    { author: 'eve', what: 'issue', text: 'It breaks\n\nAlways.' },
    { author: 'ada', what: 'hint', text: 'in a.txt' },
  ])
  assert.deepEqual([target.thread, target.requester?.login], [number, 'ada'])
})

test('where the event does not tell the words of an issue, they are read now', async (t) => {
  const desk = await openDesk(t)
  const { number } = desk.github.addIssue(desk.repository, { author: 'eve', title: 'Title', body: 'Words' })
  const target = assertTarget(await desk.find(onThread(number)))
  assert.deepEqual(target.quoted, [{ author: 'eve', what: 'issue', text: 'Title\n\nWords' }])
})

test('when it was asked counts for a request that says no more than that something is to be repaired', async (t) => {
  const desk = await openDesk(t)
  const issue = desk.github.addIssue(desk.repository, { author: 'eve', title: 'It breaks' })
  const pull = await desk.github.addPull(desk.repository, { author: 'eve', title: 'Change', head: 'topic' })
  const askedAt = '2026-11-01T12:00:00Z'
  for (const { number } of [issue, pull]) {
    const find = async (command: ThreadRequest['command']) =>
      assertTarget(await desk.find(onThread(number, { askedAt, command })))
    assert.equal((await find({ verb: 'fix', hint: '' })).askedAt, askedAt)
    assert.equal((await find({ verb: 'fix', hint: 'in a.txt' })).askedAt, undefined)
    for (const verb of ['retry', 'continue', 'allow-test-edits'] as const)
      assert.equal((await find({ verb, hint: '' })).askedAt, undefined)
  }
})

test('a closed thread is not worked on, a locked one is and says so', async (t) => {
  const desk = await openDesk(t)
  const closed = desk.github.addIssue(desk.repository, { author: 'ada', title: 'Old' })
  closed.state = 'closed'
  const locked = desk.github.addIssue(desk.repository, { author: 'ada', title: 'Hot' })
  locked.isLocked = true
  assert.equal(reasonOf(await desk.find(onThread(closed.number))), `#${closed.number} is closed.`)
  assert.equal(assertTarget(await desk.find(onThread(locked.number))).isLocked, true)
})

test('A7: the head of a pull request is taken at this moment, and everything after goes by that commit', async (t) => {
  const desk = await openDesk(t)
  const { number } = await desk.github.addPull(desk.repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const before = await desk.head('topic')
  const target = assertTarget(await desk.find(onThread(number)))
  await desk.repository.git.commit({ branch: 'topic', files: { 'a.txt': 'moved\n' } })
  assert.equal(target.commit, before)
  assert.notEqual(await desk.head('topic'), before)
  assert.deepEqual([target.task, target.baseBranch, target.continues], ['failing_check', 'main', undefined])
})

test('on one of our own pull requests the patch is built upon, from the commit that it repaired', async (t) => {
  const desk = await openDesk(t)
  const { number } = await addOwnPull(desk)
  const target = assertTarget(await desk.find(onThread(number)))
  assert.deepEqual([target.task, target.commit], ['review_feedback', await desk.head('topic')])
  const at = { branch: 'regreen/topic', commit: await desk.head('regreen/topic') }
  assert.deepEqual(target.continues, { ...at, request: undefined })
})

test("with somebody else's commit on top the patch is still built upon, from the commit that it repaired", async (t) => {
  const desk = await openDesk(t)
  const { number } = await addOwnPull(desk, 'By hand')
  const target = assertTarget(await desk.find(onThread(number)))
  assert.deepEqual([target.task, target.commit], ['review_feedback', await desk.head('topic')])
  assert.equal(target.continues?.commit, await desk.head('regreen/topic'))
})

test("A10: a fork's branch that is named like ours is a fork's, and nothing of it is built upon", async (t) => {
  const desk = await openDesk(t)
  const fork = await desk.github.addFork(desk.repository, 'mallory')
  const message = `x\n\nRegreen-Base: ${await desk.head('main')}\n`
  await fork.git.commit({ branch: 'regreen/main', from: 'main', files: { 'a.txt': 'evil\n' }, message })
  const pull = { author: 'mallory', title: 'Repair', head: 'regreen/main', from: fork }
  const { number } = await desk.github.addPull(desk.repository, pull)
  const target = assertTarget(await desk.find(onThread(number)))
  assert.deepEqual([target.isFork, target.task, target.continues], [true, 'failing_check', undefined])
})
