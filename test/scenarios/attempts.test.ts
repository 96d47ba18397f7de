import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openScenario } from '../support/scenario.ts'
import { GREEN, openTopic, REPAIR, saidIn, say, WRONG } from '../support/shop.ts'

test('A12: the same failure is tried "max-attempts" times, until a person asks again', async (t) => {
  const turns = ['I do not know.', 'No.', 'I do not know.', 'No.', [REPAIR], 'Now I do.']
  const scenario = await openScenario(t, { turns, inputs: { 'max-attempts': '2' } })
  const thread = await openTopic(scenario)
  const red = async () => scenario.start(await scenario.redRun('topic'))

  const [first, second] = [await red(), await red()]
  assert.deepEqual([first.outputs.outcome, second.outputs.outcome], ['gave_up', 'gave_up'], second.log)
  assert.deepEqual([first.outputs.attempts, second.outputs.attempts], ['1', '2'])

  const third = await red()
  assert.deepEqual([third.outputs.outcome, third.exitCode], ['skipped', 0], third.log)
  assert.match(third.outputs.summary ?? '', /tried 2 times already \("max-attempts"\)\. Write `\/agent retry/)
  // What the last run has said stays.
  assert.match(saidIn(thread).join('\n---\n'), /^### No patch\n/)
  assert.equal(scenario.model.requests.length, 4)

  const asked = await scenario.start(say(scenario, thread, '/agent retry').event)
  assert.equal(asked.outputs.outcome, 'fixed', asked.log)
  scenario.model.assertPlayed()
})

test('A12: a bot that may ask is no person, and does not ask beyond the limit', async (t) => {
  const inputs = { 'max-attempts': '1', 'allow-bots': 'triage[bot]' }
  const scenario = await openScenario(t, { turns: ['I do not know.', 'No.'], inputs })
  const thread = await openTopic(scenario)
  const ask = () => scenario.start(scenario.events.labeled(thread, 'agent-fix', 'triage[bot]'))
  const [first, second] = [await ask(), await ask()]
  assert.deepEqual([first.outputs.outcome, second.outputs.outcome], ['gave_up', 'skipped'], second.log)
  assert.match(second.outputs.summary ?? '', /tried 1 time already \("max-attempts"\)/)
})

test('A12: without a pull request the attempts at a commit are counted in a note on it, until a person asks again', async (t) => {
  const turns = ['I do not know.', 'No.', 'I do not know.', 'No.', [REPAIR], 'Now I do.']
  const scenario = await openScenario(t, { turns, inputs: { 'max-attempts': '1' } })
  const { repository, github, events, head } = scenario
  const red = async () => scenario.start(await scenario.redRun())

  const [first, second] = [await red(), await red()]
  assert.deepEqual([first.outputs.outcome, first.outputs.attempts], ['gave_up', '1'], first.log)
  assert.deepEqual([second.outputs.outcome, second.exitCode], ['skipped', 0], second.log)
  assert.match(
    second.outputs.summary ?? '',
    /tried 1 time already \("max-attempts"\)\. To try it again, push to the branch, or start a workflow by hand/,
  )
  assert.match(
    await repository.git.run(['notes', '--ref', 'regreen', 'show', await head()]),
    /^\{"attempts":\{"(\w+)":1\},"ended":\{"failure":"\1","commit":"\w{40}","at":"[\w:.-]+"\},"writer":"[\w-]+"\}$/,
  )

  await github.addCommit(repository, { branch: 'main', files: { 'NEWS.md': 'Another commit.\n' } })
  const onAnother = await red()
  assert.deepEqual([onAnother.outputs.outcome, onAnother.outputs.attempts], ['gave_up', '1'], onAnother.log)

  const { id } = await github.addRun(repository, { branch: 'main', actor: 'ada' })
  const byHand = events.workflowDispatch({ ref: 'refs/heads/main', sender: 'ada' })
  const asked = await scenario.start(byHand, { inputs: { 'run-id': String(id) } })
  assert.deepEqual([asked.outputs.outcome, asked.outputs.attempts], ['fixed', '2'], asked.log)
  scenario.model.assertPlayed()
})

test('a run that is killed has been counted in the note on its commit', async (t) => {
  const turns = [
    () => {
      killed.child.kill('SIGKILL')
      return 'Too late.'
    },
  ]
  const scenario = await openScenario(t, { turns, inputs: { 'max-attempts': '1' } })
  const killed = await scenario.begin(await scenario.redRun())
  t.after((await killed.finished).close)
  const second = await scenario.start(await scenario.redRun())
  assert.deepEqual([second.outputs.outcome, scenario.model.requests.length], ['skipped', 1], second.log)
})

test('a token that may not write a note says that the limit does not hold, and the run goes on', async (t) => {
  const scenario = await openScenario(t, {
    turns: ['I do not know.', 'No.'],
    permissions: { actions: 'read', contents: 'read', 'pull-requests': 'write' },
  })
  const run = await scenario.start(await scenario.redRun())
  assert.equal(run.outputs.outcome, 'gave_up', run.log)
  const warnings = run.log.match(
    /"max-attempts" does not hold for this commit\. .* Let the job have "contents: write"/g,
  )
  assert.equal(warnings?.length, 1, run.log)
})

for (const mode of ['dry-run', 'comment']) {
  test(`with "mode: ${mode}" nothing is pushed, and no note either`, async (t) => {
    const scenario = await openScenario(t, { turns: ['I do not know.', 'No.'], inputs: { mode } })
    await scenario.start(await scenario.redRun())
    assert.deepEqual(await scenario.repository.git.refs('refs/notes'), [])
  })
}

test('another failure of the same pull request has attempts of its own', async (t) => {
  const turns = ['I do not know.', 'No.', 'I do not know.', 'No.']
  const scenario = await openScenario(t, { turns, inputs: { 'max-attempts': '1' } })
  await openTopic(scenario)
  await scenario.start(await scenario.redRun('topic'))
  const other = { ...GREEN, 'src/cart.js': `${GREEN['src/cart.js'].replace('prices.length', 'prices.size')}` }
  await scenario.github.addCommit(scenario.repository, { branch: 'topic', files: other })
  const second = await scenario.start(await scenario.redRun('topic'))

  assert.deepEqual([second.outputs.outcome, second.outputs.attempts], ['gave_up', '1'], second.log)
})

test('attempts are remembered when people edit the comment, and when a run is killed', async (t) => {
  const scenario = await openScenario(t, {
    turns: [
      () => {
        kill()
        return 'Too late.'
      },
      'I do not know.',
      'No.',
    ],
    inputs: { 'max-attempts': '2' },
  })
  const thread = await openTopic(scenario)
  const killed = await scenario.begin(await scenario.redRun('topic'))
  const kill = () => killed.child.kill('SIGKILL')
  t.after((await killed.finished).close)
  // The model is asked only when the attempt has been counted; a killed run looks busy until its comment has aged.
  for (const comment of thread.comments) {
    comment.body = comment.body.replace('Regreen is at work', 'Edited by hand')
    comment.updatedAt = '2020-01-01T00:00:00Z'
  }

  const second = await scenario.start(await scenario.redRun('topic'))
  assert.deepEqual([second.outputs.outcome, second.outputs.attempts], ['gave_up', '2'], second.log)
  assert.equal(thread.comments.length, 1)
})

test('A11: runs of our own repairs that fail start nothing', async (t) => {
  const scenario = await openScenario(t, { turns: [[REPAIR], 'Done.'] })
  const run = await scenario.start(await scenario.redRun())
  const count = scenario.github.requests.length
  const again = await scenario.start(await scenario.redRun(run.outputs['pull-request-branch']))

  assert.match(again.outputs.summary ?? '', /is one of Regreen's own\. It does not repair its own repairs/)
  assert.equal(scenario.github.requests.length, count)
})

test('B11: what we post ourselves, with whatever token, is no command to us', async (t) => {
  const scenario = await openScenario(t, { turns: [[WRONG], '/agent fix\n\n/agent retry', '/agent fix', '/agent fix'] })
  const thread = await openTopic(scenario)
  await scenario.start(say(scenario, thread, '/agent fix').event)
  await scenario.start(say(scenario, thread, '/agent help').event)
  const ours = thread.comments.filter(({ author }) => author.type === 'Bot')
  assert.equal(ours.length, 2)

  const asked = scenario.github.requests.length
  for (const { body } of ours) await scenario.start(say(scenario, thread, body).event)
  assert.equal(scenario.github.requests.length, asked)
})
