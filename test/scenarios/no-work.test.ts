import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DEFAULT_RERUNS, openScenario, type ScenarioSpec } from '../support/scenario.ts'
import { GREEN, openTopic, reactionsTo, saidIn, say, visible } from '../support/shop.ts'

/** Red in the first run of a copy, green in those after. */
const FLAKY = {
  ...GREEN,
  'test/luck.test.js': `import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'

test('luck holds', () => {
  const isFirst = !existsSync('.luck')
  writeFileSync('.luck', '')
  assert.ok(!isFirst)
})
`,
}

interface Ending {
  readonly spec: ScenarioSpec
  readonly outcome: string
  readonly exitCode: number
  readonly reaction: 'rocket' | 'confused'
  readonly said: RegExp
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  'green tests are nothing to fix': {
    spec: { files: GREEN },
    outcome: 'not_reproduced',
    exitCode: 0,
    reaction: 'rocket',
    said: /^### Green on this commit\n\nThe tests are green on this commit \(2 runs\)\. They are also green merged into its base/,
  },
  'a test that fails now and then is flaky, and told with its counts': {
    spec: { files: FLAKY },
    outcome: 'flaky',
    exitCode: 1,
    reaction: 'confused',
    said: /^### Flaky, not broken\n\n.*Failed: "test\/luck\.test\.js > luck holds" in 1 of 2 runs\./,
  },
  'a test command that cannot be started is told with the end of the log': {
    spec: { inputs: { 'test-command': 'no-such-program --all' } },
    outcome: 'setup_failed',
    exitCode: 1,
    reaction: 'confused',
    said: /^### The tests could not be run\n\n[\s\S]*no-such-program/,
  },
  'a set-up that fails is told with the end of its log': {
    spec: { inputs: { 'setup-command': 'node -e "console.log(\'no such mirror\'); process.exit(3)"' } },
    outcome: 'setup_failed',
    exitCode: 1,
    reaction: 'confused',
    said: /^### The tests could not be run\n\n[\s\S]*The log's end<\/summary>[\s\S]*no such mirror/,
  },
}

for (const [what, { spec, outcome, exitCode, reaction, said }] of Object.entries(ENDINGS)) {
  test(`${what}, before any model is asked`, async (t) => {
    const scenario = await openScenario(t, { ...spec, inputs: { ...DEFAULT_RERUNS, ...spec.inputs } })
    const thread = await openTopic(scenario)
    const { comment, event } = say(scenario, thread, '/agent fix')
    const run = await scenario.start(event)

    assert.deepEqual([run.outputs.outcome, run.exitCode], [outcome, exitCode], run.log)
    assert.equal(run.outputs.conclusion, outcome === 'not_reproduced' ? 'success' : 'failure')
    assert.deepEqual(scenario.model.requests, [])
    assert.deepEqual(scenario.github.pushes, [])
    assert.deepEqual(reactionsTo(comment), ['eyes', reaction])
    assert.match(saidIn(thread).join('\n---\n'), said)
  })
}

test('a policy file that is wrong is told in the thread, with the line', async (t) => {
  const scenario = await openScenario(t, { files: { '.github/regreen.yml': 'version: 1\ntestz: allow\n' } })
  const thread = await openTopic(scenario)
  const { comment, event } = say(scenario, thread, '/agent fix')
  const run = await scenario.start(event)

  assert.deepEqual([run.outputs.outcome, run.exitCode], ['error', 1], run.log)
  assert.match(run.outputs.error ?? '', /\.github\/regreen\.yml on main, line 2: the key "testz" is not known/)
  assert.deepEqual(reactionsTo(comment), ['eyes', 'confused'])
  assert.match(
    saidIn(thread)[0] ?? '',
    /^### Ended with an error\n\n.*line 2: the key "testz".*\n\nWhen that is set right, write `\/agent retry`/,
  )
})

test('a job without a model says what to set, in the thread as well', async (t) => {
  const scenario = await openScenario(t, { inputs: { model: '' } })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.equal(run.exitCode, 1)
  assert.match(saidIn(thread)[0] ?? '', /No model is set\. Set the input "model"/)
})

test('C12: a patch that carries a secret is refused, and shown to nobody', async (t) => {
  const token = `ghp_${'a1B2c3D4'.repeat(5)}`
  const leak = { path: 'src/cart.js', old_text: 'sum - price', new_text: `sum + price /* ${token} */` }
  const edit = [{ name: 'edit_file', arguments: JSON.stringify(leak) }]
  const scenario = await openScenario(t, { turns: [edit, 'Done.', 'It is done.'] })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.deepEqual([run.outputs.outcome, run.exitCode], ['refused', 2], run.log)
  assert.match(saidIn(thread)[0] ?? '', /^### The patch breaks a rule\n\nThe patch breaks the policy rule "secret"/)
  assert.doesNotMatch(scenario.github.requests.map(({ text }) => text).join('\n') + run.log + run.summary, /ghp_/)
})

test('the failing tests are marked at their lines, whatever becomes of the run', async (t) => {
  const scenario = await openScenario(t, { turns: ['I do not know.', 'No.'] })
  await openTopic(scenario)
  const run = await scenario.start(await scenario.redRun('topic'))

  const [failed, ended] = run.annotations
  assert.equal(failed?.name, 'warning')
  assert.deepEqual([failed?.properties.file, failed?.properties.line], ['test/cart.test.js', '6'])
  assert.match(failed?.message ?? '', /^test\/cart\.test\.js > total adds the prices up\n[\s\S]*-5 !== 5/)
  assert.deepEqual([ended?.name, ended?.properties.title], ['error', 'Regreen: gave_up'])
})

test('a job that may not comment says so in its log, and goes on', async (t) => {
  const permissions = { contents: 'read', actions: 'read', issues: 'read', 'pull-requests': 'read' } as const
  const scenario = await openScenario(t, { files: GREEN, permissions })
  const thread = await openTopic(scenario)
  const run = await scenario.start(say(scenario, thread, '/agent fix').event)

  assert.deepEqual([run.outputs.outcome, run.exitCode], ['not_reproduced', 0], run.log)
  assert.match(run.log, /The thread could not be told: .*"issues: write"/)
  assert.deepEqual(saidIn(thread), [])
})

test("with a person's token the one comment is found again, and is no command", async (t) => {
  const scenario = await openScenario(t, { files: GREEN })
  const { github, repository } = scenario
  repository.roles.set('rex', 'write')
  const token = github.addUserToken('rex')
  const thread = await openTopic(scenario)
  for (let i = 0; i < 2; i++) await scenario.start(say(scenario, thread, '/agent fix').event, { token })

  const said = thread.comments.filter(({ author }) => author.login === 'rex')
  assert.deepEqual(
    said.map(({ body }) => visible(body).split('\n')[0]),
    ['### Green on this commit'],
  )
  const asked = github.requests.length
  for (const comment of said) await scenario.start(scenario.events.issueComment(thread, comment), { token })
  assert.equal(github.requests.length, asked)
})
