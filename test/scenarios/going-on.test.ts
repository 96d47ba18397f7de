import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { assertRequests } from '../support/golden.ts'
import { openScenario } from '../support/scenario.ts'
import { openTopic, REPAIR, saidIn, say } from '../support/shop.ts'

test('continue goes on from the patch that a limit has stopped', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'It is all there.'] })
  const thread = await openTopic(scenario)

  const stopped = await scenario.start(say(scenario, thread, '/agent fix').event, { inputs: { 'max-turns': '1' } })
  assert.equal(stopped.outputs.outcome, 'limit_reached', stopped.log)
  assert.equal(stopped.exitCode, 1)
  assert.match(
    saidIn(thread)[0] ?? '',
    /### Stopped at a limit\n\n.*"max-turns".*\n\nThe patch is not shown here; it is `patch\.diff` where .*\n\nWrite `\/agent continue` to go on/,
  )
  assert.match(await readFile(stopped.outputs['patch-file'] ?? '', 'utf8'), /\+.*sum \+ price/)

  const run = await scenario.start(say(scenario, thread, '/agent continue').event)
  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(scenario.model.requests[1]?.text ?? '', /An earlier, unfinished patch is in the files/)
  scenario.model.assertPlayed()
  assertRequests(scenario, 'command-continue')
})

test('what a limit has kept is there until a run has worked on it', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'It is all there.'] })
  const thread = await openTopic(scenario)
  const go = (words: string, inputs = {}) => scenario.start(say(scenario, thread, words).event, { inputs })
  await go('/agent fix', { 'max-turns': '1' })

  const red = await scenario.start(await scenario.redRun('topic'), { inputs: { 'max-attempts': '1' } })
  assert.equal(red.outputs.outcome, 'skipped', red.log)
  assert.match(saidIn(thread)[0] ?? '', /### Stopped at a limit/)
  const failed = await go('/agent continue', { 'openai-api-key': 'another-key-than-the-right-one' })
  assert.equal(failed.outputs.outcome, 'error', failed.log)

  const run = await go('/agent continue')
  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(scenario.model.requests.at(-1)?.text ?? '', /An earlier, unfinished patch is in the files/)
  assert.equal(thread.comments.filter(({ author }) => author.type === 'Bot').length, 1)
})

test('continue without a kept patch starts anew, and says so in the log', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'Done.'] })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent continue').event)

  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(
    run.annotations.map(({ message }) => message).join('\n'),
    /"continue": no patch of an earlier run applies/,
  )
})

test('a limit without a patch offers another try, and nothing to continue', async (t) => {
  const scenario = await openScenario(t, { turns: [[{ name: 'list_files', arguments: '{"path":".","glob":null}' }]] })
  const thread = await openTopic(scenario)
  await scenario.start(say(scenario, thread, '/agent fix').event, { inputs: { 'max-turns': '1' } })

  assert.match(saidIn(thread)[0] ?? '', /Raise the limit, then write `\/agent retry`/)
  assert.doesNotMatch(saidIn(thread)[0] ?? '', /continue/)
})

const WRONG_TEST = `The code subtracts on purpose.

TEST_IS_WRONG
The test expects a sum.

\`\`\`diff
--- a/test/cart.test.js
+++ b/test/cart.test.js
@@ -3,7 +3,7 @@
 import { count, total } from '../src/cart.js'
 
 test('total adds the prices up', () => {
-  assert.equal(total([2, 3]), 5)
+  assert.equal(total([2, 3]), -5)
 })
 
 test('count says how many there are', () => {
\`\`\`
`

test('a test that is held to be wrong is shown changed, and changed when a person allows it', async (t) => {
  const scenario = await openScenario(t, { turns: [WRONG_TEST, 'The test is as it should be.'] })
  const thread = await openTopic(scenario)

  const asked = await scenario.start(say(scenario, thread, '/agent fix').event)
  assert.equal(asked.outputs.outcome, 'needs_test_change', asked.log)
  assert.equal(asked.exitCode, 2)
  assert.deepEqual(scenario.github.pushes, [])
  const [said = ''] = saidIn(thread)
  assert.match(
    said,
    /### A test may be wrong\n\n.*nothing was changed.*\n\nIf the test really is wrong, write `\/agent allow-test-edits`/,
  )
  assert.match(said, /> The code subtracts on purpose\.\n>\n> The test expects a sum\.\n\n/)
  assert.match(said, /The change of tests it asks for<\/summary>\n\n```diff\n/)

  const run = await scenario.start(say(scenario, thread, '/agent allow-test-edits').event)
  assert.equal(run.outputs.outcome, 'fixed', run.log)
  assert.match(scenario.model.requests[1]?.text ?? '', /A maintainer has allowed changes of tests in this run/)
  const [, repair] = [...scenario.repository.threads.values()]
  assert.match(repair?.body ?? '', /- Only tests were changed\. That they pass now says nothing about the code/)
  assertRequests(scenario, 'command-allow-test-edits')
})

test('tests are protected again in the next run', async (t) => {
  const weaken = { path: 'test/cart.test.js', old_text: '[2, 3]), 5', new_text: '[2, 3]), -5' }
  const edit = [{ name: 'edit_file', arguments: JSON.stringify(weaken) }]
  const scenario = await openScenario(t, { turns: [edit, 'I cannot.'] })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent retry').event)

  assert.equal(run.outputs.outcome, 'gave_up', run.log)
  assert.match(scenario.model.requests[1]?.text ?? '', /denied|refused|protected/)
})
