import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pullOf, type ReviewComment, type Thread } from '../support/fake-github.ts'
import { openFolder } from '../support/folders.ts'
import { assertPage, assertRequests } from '../support/golden.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { call, type Turn } from '../support/scripted-model.ts'
import { REPAIR, reactionsTo, saidIn, say, visible } from '../support/shop.ts'

const BETTER = call('edit_file', {
  path: 'src/cart.js',
  old_text: '(sum, price) => sum + price',
  new_text: '(total, price) => total + price',
})

/** A repair that Regreen has published, and the pull request of it. */
async function openRepair(scenario: Scenario): Promise<Thread> {
  const run = await scenario.start(await scenario.redRun())
  const pull = scenario.repository.threads.get(Number(run.outputs['pull-request-number']))
  if (!pull) throw new Error(run.log)
  return pull
}

const open = (t: Parameters<typeof openScenario>[0], ...turns: readonly Turn[]) =>
  openScenario(t, { turns: [[REPAIR], 'I add the prices now.', ...turns] })

function review({ github, events }: Scenario, pull: Thread, ...remarks: readonly string[]) {
  const comments = remarks.map((body) => ({ path: 'src/cart.js', line: 1, body }))
  const asked = { author: 'ada', state: 'CHANGES_REQUESTED', body: 'Nearly.', comments } as const
  const added = github.addReview(pull, asked)
  return { ...added, event: events.review(pull, added.review) }
}

const EVEN_BETTER = call('edit_file', {
  path: 'src/cart.js',
  old_text: '(total, price) => total + price',
  new_text: '(a, b) => a + b',
})

const AT_CART = { path: 'src/cart.js', line: 1, body: 'Eve was here.' }

const required = (comment: ReviewComment | undefined): ReviewComment => comment ?? assert.fail('There is no remark.')

const ANSWER = `Renamed.

Point 1: The sum is called total now.
Point 2: No, that is @octo/all's, see #1.`

test('a review that asks for changes is worked in on the same branch, proven again, and each remark is answered', async (t) => {
  const scenario = await open(t, [BETTER], ANSWER)
  const pull = await openRepair(scenario)
  const first = pullOf(pull).headSha
  const { comments, event } = review(scenario, pull, 'Call it total.', 'And fix the readme.')

  const run = await scenario.start(event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.deepEqual(
    [run.outputs['pull-request-number'], run.outputs['pull-request-operation']],
    [`${pull.number}`, 'updated'],
  )
  const head = pullOf(pull).headSha
  const commit = await scenario.repository.git.readCommit(head)
  assert.deepEqual(commit.parents, [first])
  assert.match(commit.message, new RegExp(`\\nRegreen-Base: ${await scenario.head()}\\nCo-authored-by: ada `))

  const asked = scenario.model.requests[2]?.text ?? ''
  assert.match(asked, /Your earlier patch is in the files/)
  assert.match(asked, /review by ada>\\nNearly\.\\n[\s\S]*point 1 at src\/cart\.js:1 by ada>\\nCall it total\.\\n/)

  const answers = comments.map(
    ({ id }) => pullOf(pull).reviewComments.find(({ inReplyTo }) => inReplyTo === id)?.body ?? '',
  )
  assert.match(
    visible(answers[0] ?? ''),
    new RegExp(
      `^The patch was changed with ${head}, and proven again.*\\n\\n.*\\n\\n> The sum is called total now\\.\\n`,
    ),
  )
  assert.match(visible(answers[1] ?? ''), /> No, that is @\u2060octo\/all's, see #\u20601\.\n/)
  assert.ok(pullOf(pull).reviewComments.every(({ isResolved }) => !isResolved))
  assert.match(saidIn(pull).join('\n---\n'), /^### Fixed, and proven\n\n[^\n]*\n\nThe repair is in \[#1\]\(\S+\)\./)
  assertRequests(scenario, 'trigger-review')
  assertPage('answers-to-a-review.md', answers.map(visible).join('\n\n---\n\n'))
})

/** What was said in the thread that a remark began, after it. */
const answersTo = (pull: Thread, { id }: ReviewComment) =>
  pullOf(pull)
    .reviewComments.filter(({ inReplyTo }) => inReplyTo === id)
    .map(({ author, body }) => `${author.login}: ${visible(body)}`)

test('older threads that are open are worked in after those of the review; what is closed, answered or strange is not', async (t) => {
  const scenario = await open(
    t,
    [BETTER],
    'Point 1: Renamed.\nPoint 2: Shorter it cannot be.\n',
    [EVEN_BETTER],
    'Point 1: Now it is.',
  )
  const pull = await openRepair(scenario)
  const earlier = review(scenario, pull, 'Make it shorter.', 'Resolve me.').comments.map(required)
  const strange = scenario.github.addReview(pull, { author: 'eve', state: 'COMMENTED', comments: [AT_CART] }).comments
  required(earlier[1]).isResolved = true
  const { comments, event } = review(scenario, pull, 'Call it total.')

  const first = await scenario.start(event)

  assert.equal(first.outputs.outcome, 'fixed', first.log)
  const asked = scenario.model.requests[2]?.text ?? ''
  assert.match(
    asked,
    /point 1 at src\/cart\.js:1 by ada>\\nCall it total\.\\n[\s\S]*point 2 [^>]*by ada>\\nMake it shorter\.\\n/,
  )
  assert.doesNotMatch(asked, /Resolve me|Eve was here|point 3/)
  assert.match(answersTo(pull, required(comments[0])).join(), /> Renamed\.\n/)
  assert.match(answersTo(pull, required(earlier[0])).join(), /> Shorter it cannot be\.\n/)
  assert.deepEqual(
    [earlier[1], strange[0]].map(required).map((one) => answersTo(pull, one)),
    [[], []],
  )

  scenario.github.addReply(pull, { to: required(earlier[0]), author: 'ada', body: 'It can.' })
  const second = await scenario.start(say(scenario, pull, '/agent fix').event)

  assert.equal(second.outputs.outcome, 'fixed', second.log)
  const again = scenario.model.requests[4]?.text ?? ''
  assert.match(
    again,
    /point 1 [^>]*>\\nMake it shorter\.[\s\S]*earlier answer to point 1 [\s\S]*point 1 [^>]*>\\nIt can\.\\n/,
  )
  assert.doesNotMatch(again, /Call it total|point 2/)
  const [, , last = ''] = answersTo(pull, required(earlier[0]))
  assert.match(last, /^github-actions\[bot\]: The patch was changed with [\s\S]*> Now it is\.\n/)
  assert.equal(answersTo(pull, required(comments[0])).length, 1)
})

test('in two jobs each thread gets its own answer, although another one was resolved in between', async (t) => {
  const scenario = await open(t, [BETTER], 'Point 1: One.\n\nPoint 2: Two.\n\nPoint 3: Three.')
  const pull = await openRepair(scenario)
  const { comments, event } = review(scenario, pull, 'First.', 'Second.', 'Third.')
  const workspace = await openFolder(t)
  const proposed = await scenario.start(event, { workspace, inputs: { phase: 'propose' } })
  assert.equal(proposed.outputs.outcome, 'fixed', proposed.log)
  assert.equal(pullOf(pull).reviewComments.length, 3)
  required(comments[0]).isResolved = true

  const published = await scenario.start(event, { workspace, inputs: { phase: 'publish' } })

  assert.equal(published.outputs.outcome, 'fixed', published.log)
  const [first, second, third] = comments.map((one) => answersTo(pull, one).join())
  assert.equal(first, '')
  assert.match(second ?? '', /> Two\.\n/)
  assert.match(third ?? '', /> Three\.\n/)
})

test('a command in the middle of a thread is answered in that thread', async (t) => {
  const scenario = await open(t, [BETTER], 'Point 1: Renamed.')
  const pull = await openRepair(scenario)
  const { comments } = review(scenario, pull, 'Call it total.')
  const command = scenario.github.addReply(pull, { to: required(comments[0]), author: 'ada', body: '/agent fix' })

  const run = await scenario.start(scenario.events.reviewComment(pull, command))

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(
    answersTo(pull, required(comments[0])).join('\n'),
    /^ada: \/agent fix\ngithub-actions\[bot\]: .*[\s\S]*> Renamed\.\n/,
  )
  assert.deepEqual(reactionsTo(command), ['eyes', 'rocket'])
})

test('where nothing comes of a review, each remark is told why', async (t) => {
  const scenario = await open(t, 'Point 1: It has to be called sum.')
  const pull = await openRepair(scenario)
  const { comments, event } = review(scenario, pull, 'Call it total.')
  const before = pullOf(pull).headSha
  const run = await scenario.start(event)

  assert.equal(pullOf(pull).headSha, before)
  const answer = pullOf(pull).reviewComments.find(({ inReplyTo }) => inReplyTo === comments[0]?.id)?.body ?? ''
  assert.match(visible(answer), /^Nothing was changed[\s\S]*> It has to be called sum\.$/, run.log)
})

test('what a person pushed on top of a repair stays, and the patch is proven with it', async (t) => {
  const scenario = await open(t, [BETTER], 'Point 1: Done.')
  const pull = await openRepair(scenario)
  const branch = pullOf(pull).headRef
  const byHand = await scenario.github.addCommit(scenario.repository, {
    branch,
    files: { 'NOTES.md': 'Mind the sum.\n' },
    message: 'Notes',
  })
  const { event } = review(scenario, pull, 'Call it total.')

  const run = await scenario.start(event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  const { git } = scenario.repository
  assert.deepEqual((await git.readCommit(pullOf(pull).headSha)).parents, [byHand])
  assert.equal(await git.run(['show', `${branch}:NOTES.md`]), 'Mind the sum.')
})

test('a command on our own pull request is feedback as well', async (t) => {
  const scenario = await open(t, [BETTER], 'Renamed.')
  const pull = await openRepair(scenario)
  const { comment, event } = say(scenario, pull, '/agent fix call it total')
  const run = await scenario.start(event)

  assert.deepEqual([run.outputs.outcome, run.outputs['pull-request-operation']], ['fixed', 'updated'], run.log)
  assert.deepEqual(reactionsTo(comment), ['eyes', 'rocket'])
})

test('A10: a review by somebody who may not start a run, or on another pull request, starts nothing', async (t) => {
  const scenario = await open(t)
  const pull = await openRepair(scenario)
  const count = scenario.model.requests.length
  const { review: strange } = scenario.github.addReview(pull, {
    author: 'eve',
    state: 'CHANGES_REQUESTED',
    body: 'No.',
  })
  const stranger = await scenario.start(scenario.events.review(pull, strange))
  assert.match(stranger.outputs.summary ?? '', /eve has the permission "read"/)

  const { review: kind } = scenario.github.addReview(pull, { author: 'ada', state: 'APPROVED', body: 'Yes.' })
  const approved = await scenario.start(scenario.events.review(pull, kind))
  assert.match(approved.outputs.summary ?? '', /Only a review that asks for changes/)
  assert.equal(scenario.model.requests.length, count)
  assert.deepEqual(saidIn(pull), [])
})
