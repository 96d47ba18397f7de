import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { assertPage, assertRequests } from '../support/golden.ts'
import { openScenario } from '../support/scenario.ts'
import { breakdown } from '../support/scripted-model.ts'
import { openTopic, REPAIR, reactionsTo, saidIn, say, untilAsked, WRONG, writesOf } from '../support/shop.ts'

test('fix with a hint: eyes at once, one status comment that is edited in place, a rocket at the end', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'The total subtracted the prices. I add them.'] })
  const thread = await openTopic(scenario)
  const { comment, event } = say(scenario, thread, 'Please help.\n\n/agent fix look at the sum')

  const run = await scenario.start(event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.deepEqual(reactionsTo(comment), ['eyes', 'rocket'])
  assert.match(saidIn(thread).join('\n---\n'), /^### Fixed, and proven\n\n.*\n\nThe repair is in \[#2\]\([^-]*$/)
  assert.match(run.outputs['comment-url'] ?? '', /\/pull\/1#issuecomment-\d+$/)
  assert.match(scenario.model.requests[0]?.text ?? '', /hint by ada>\\nlook at the sum\\n/)
  const [, repair] = [...scenario.repository.threads.values()]
  assert.match(repair?.body ?? '', /\n\nFor #1, asked for by `ada`\.\n\n/)
  assertRequests(scenario, 'command-fix')
})

test('A9: what looks like an option or a command line is a hint in quotes, and sets nothing', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const thread = await openTopic(scenario)
  const hint = '--test-command="true; touch /tmp/x" $(touch /tmp/x) `id` --base=main'
  const run = await scenario.start(say(scenario, thread, `/agent fix ${hint}`).event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(run.log, /^Test command: npm test \(package\.json/m)
  const [system, user] = scenario.model.requests[0]?.messages ?? []
  assert.doesNotMatch(system?.content ?? '', /touch/)
  assert.equal(/<quoted (\w+): hint by ada>\n(.*)\n<\/quoted \1>/.exec(user?.content ?? '')?.[2], hint)
})

test('the commit names the person who asked beside Regreen', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'Done.'] })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  const sha = run.outputs['pull-request-head-sha'] ?? ''
  const { message, author } = await scenario.repository.git.readCommit(sha)
  assert.equal(author.name, 'github-actions[bot]')
  const { id } = scenario.github.addUser('ada')
  assert.match(message, new RegExp(`\\nCo-authored-by: ada <${id}\\+ada@users\\.noreply\\.127\\.0\\.0\\.1>$`))
})

test('stop ends the run that is going on, while the model thinks', async (t) => {
  const scenario = await openScenario(t, {
    turns: [
      () => {
        say(scenario, thread, '/agent stop', 'eve')
        say(scenario, thread, '/agent stop')
        return breakdown('stall')
      },
    ],
  })
  const thread = await openTopic(scenario)
  const { comment, event } = say(scenario, thread, '/agent fix')

  const run = await scenario.start(event)

  assert.equal(run.outputs.outcome, 'cancelled', run.log)
  assert.equal(run.exitCode, 130)
  assert.deepEqual(reactionsTo(comment), ['eyes', 'confused'])
  assert.match(
    saidIn(thread).join('\n---\n'),
    /^### Stopped\n\nThe run was stopped.*\n\nWrite `\/agent retry` to start again/,
  )
  assert.notEqual(run.outputs['journal-file'], '')
  assert.deepEqual(scenario.github.pushes, [])
  assertRequests(scenario, 'command-stop')
})

test('a person without the right to start a run cannot stop one', async (t) => {
  const scenario = await openScenario(t, {
    turns: [
      async () => {
        say(scenario, thread, '/agent stop', 'eve')
        await untilAsked(scenario, /\/collaborators\/eve\//)
        return [REPAIR]
      },
      'Done.',
    ],
  })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)
  assert.equal(run.outputs.outcome, 'fixed', run.log)
})

test('stop without a run says that there is none, by a face', async (t) => {
  const scenario = await openScenario(t)
  const thread = await openTopic(scenario)
  const { comment, event } = say(scenario, thread, '/agent stop')
  const run = await scenario.start(event)

  assert.deepEqual([run.exitCode, run.outputs.summary], [0, 'No run is going on in this thread.'])
  assert.deepEqual(reactionsTo(comment), ['eyes', 'confused'])
  assert.deepEqual(saidIn(thread), [])
  assertRequests(scenario, 'command-stop-without-a-run')
})

test('help lists the commands, none of them alive', async (t) => {
  const scenario = await openScenario(t)
  const thread = await openTopic(scenario)
  const { comment, event } = say(scenario, thread, '/agent help')
  const run = await scenario.start(event)

  assert.equal(run.exitCode, 0)
  assert.deepEqual(reactionsTo(comment), ['eyes', 'rocket'])
  assert.match(saidIn(thread)[0] ?? '', /- `\/agent fix`, with a hint if you like/)
  assert.deepEqual(scenario.model.requests, [])
  assertRequests(scenario, 'command-help')
})

test('explain tells what the last run did, and asks no model', async (t) => {
  const scenario = await openScenario(t, { turns: ['I do not know @octo/all, see #7.', 'Really.'] })
  const thread = await openTopic(scenario)
  await scenario.start(say(scenario, thread, '/agent explain').event)
  await scenario.start(say(scenario, thread, '/agent fix').event)
  const asked = scenario.model.requests.length
  await scenario.start(say(scenario, thread, '/agent explain').event)

  const [explained = '', status] = saidIn(thread)
  assert.match(status ?? '', /^### No patch/)
  assert.match(explained, /### What the last run did\n\nIt worked on `[0-9a-f]{12}` and ended as `gave_up`/)
  assert.match(explained, /regreen replay journal\.jsonl/)
  assert.equal(scenario.model.requests.length, asked)
  assertRequests(scenario, 'command-explain')
  assertPage('explain.md', explained)
})

test('a command on a line is answered in its own thread, too', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'I add the prices now.'] })
  const thread = await openTopic(scenario)
  const remark = { path: 'README.md', line: 1, body: '/agent fix say what it sells' }
  const { comments } = scenario.github.addReview(thread, { author: 'ada', state: 'COMMENTED', comments: [remark] })
  const [comment] = comments
  assert.ok(comment)

  const run = await scenario.start(scenario.events.reviewComment(thread, comment))

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.deepEqual(reactionsTo(comment), ['eyes', 'rocket'])
  assert.match(scenario.model.requests[0]?.text ?? '', /hint at README\.md:1 by ada>\\nsay what it sells/)
  assertRequests(scenario, 'trigger-review-comment')
})

const NO_COMMANDS: Readonly<Record<string, string>> = {
  'in a quote': '> /agent fix',
  'in a code block': 'Write this:\n```\n/agent fix\n```',
  'in the middle of a line': 'You could write /agent fix.',
  'with a verb that is not known': '/agent deploy',
}
for (const [where, body] of Object.entries(NO_COMMANDS)) {
  test(`a command ${where} is none, and nothing is asked`, async (t) => {
    const scenario = await openScenario(t)
    const thread = await openTopic(scenario)
    const run = await scenario.start(say(scenario, thread, body).event)

    assert.deepEqual([run.outputs.outcome, run.exitCode], ['skipped', 0])
    assert.deepEqual(scenario.github.requests, [])
  })
}

test('A6: a comment that was edited, or is a bot’s, is no command', async (t) => {
  const scenario = await openScenario(t)
  const thread = await openTopic(scenario)
  const { comment } = say(scenario, thread, '/agent fix')
  comment.updatedAt = '2026-12-01T00:00:00Z'
  await scenario.start(scenario.events.issueComment(thread, comment))
  await scenario.start(scenario.events.issueComment(thread, comment, 'edited'))
  await scenario.start(say(scenario, thread, '/agent fix', 'renovate[bot]').event)

  assert.deepEqual(scenario.github.requests, [])
})

test('a stranger, a closed thread and an archived repository start nothing, and nothing is posted', async (t) => {
  const scenario = await openScenario(t)
  const thread = await openTopic(scenario)
  const stranger = await scenario.start(say(scenario, thread, '/agent fix', 'eve').event)
  assert.match(stranger.outputs.summary ?? '', /eve has the permission "read" here, and "write" is needed/)

  thread.state = 'closed'
  const late = await scenario.start(say(scenario, thread, '/agent fix').event)
  assert.match(late.outputs.summary ?? '', /#1 is closed/)

  thread.state = 'open'
  scenario.repository.isArchived = true
  const archived = await scenario.start(say(scenario, thread, '/agent fix').event)
  assert.match(archived.outputs.summary ?? '', /The repository is archived/)

  assert.deepEqual(
    [stranger, late, archived].map(({ outputs, exitCode }) => [outputs.outcome, outputs.conclusion, exitCode]),
    Array(3).fill(['skipped', 'failure', 0]),
  )
  assert.deepEqual(writesOf(scenario), [])
})

test('in a locked thread the work is done without a word', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'Done.'] })
  const thread = await openTopic(scenario)
  const { event } = say(scenario, thread, '/agent fix')
  thread.isLocked = true
  const run = await scenario.start(event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.deepEqual(saidIn(thread), [])
  assert.doesNotMatch(run.log, /The thread could not be told/)
  const help = say(scenario, thread, '/agent help')
  await scenario.start(help.event)
  assert.deepEqual(reactionsTo(help.comment), [])
})

test('a patch that does not turn the tests green is a file of the run, and not shown', async (t) => {
  const scenario = await openScenario(t, { turns: [[WRONG], 'I hope so.', 'I think it is right.', 'It is.'] })
  const thread = await openTopic(scenario)
  const { comment, event } = say(scenario, thread, '/agent retry')
  const run = await scenario.start(event)

  assert.equal(run.exitCode, 2)
  assert.deepEqual(reactionsTo(comment), ['eyes', 'confused'])
  assert.equal(run.outputs.outcome, 'unproven', run.log)
  assert.match(saidIn(thread)[0] ?? '', /### There is a patch, but it is not proven\n\n.*1 test still fails/)
  assert.match(saidIn(thread)[0] ?? '', /\| `test\/cart\.test\.js > total adds the prices up` \| failed \| failed \|/)
  assert.match(saidIn(thread)[0] ?? '', /\n\nThe patch is not shown here; it is `patch\.diff` where/)
  assert.doesNotMatch(saidIn(thread)[0] ?? '', /```diff/)
  assert.match(await readFile(run.outputs['patch-file'] ?? '', 'utf8'), /^diff --git a\/src\/cart\.js/)
  assert.deepEqual(scenario.github.pushes, [])
  assertRequests(scenario, 'command-retry-unproven')
})
