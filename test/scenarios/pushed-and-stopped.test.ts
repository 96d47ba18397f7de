import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, type TestContext, test } from 'node:test'
import type { Thread } from '../support/fake-github.ts'
import { openScenario, type Scenario } from '../support/scenario.ts'
import { checksIn, openTopic, REPAIR, saidIn, say } from '../support/shop.ts'

type Ask = (scenario: Scenario, thread: Thread) => ReturnType<Scenario['redRun']>
/** The ways to a pull request whose branch is pushed to. */
const PUSHES: Readonly<Record<'a red run' | 'a comment', Ask>> = {
  'a red run': (scenario) => scenario.redRun('topic'),
  'a comment': async (scenario, thread) => say(scenario, thread, '/agent fix').event,
}

describe('a push onto the red branch that nobody was told of', { concurrency: 4 }, () => {
  for (const [what, ask] of Object.entries(PUSHES)) {
    test(`after ${what}: started again, it is proven again without a model, and told, once`, async (t) => {
      const { scenario, thread, event, head } = await pushAndKill(t, ask)
      const asked = scenario.model.requests.length
      assert.deepEqual(checksIn(scenario), [])

      const again = await scenario.start(event)
      assert.deepEqual([again.outputs.outcome, again.exitCode], ['fixed', 0], again.log)
      assert.match(again.log, new RegExp(`topic holds the patch of a stopped run: ${head.slice(0, 12)}`))
      assert.match(again.outputs['patch-file'] ?? '', /patch\.diff$/)
      assert.equal(scenario.model.requests.length, asked)
      assert.equal(scenario.github.pushes.length, 1)
      assert.equal(await scenario.head('topic'), head)
      assert.deepEqual(checksIn(scenario), [head])
      assert.equal(saidIn(thread).length, 1)
      assert.match(saidIn(thread)[0] ?? '', /Fixed, and proven/)

      if (event.name !== 'workflow_run') return
      const later = await scenario.start(event)
      assert.equal(later.outputs.outcome, 'skipped', later.log)
      assert.match(later.outputs.summary ?? '', /The branch topic holds [0-9a-f]{12} now, and this run is about/)
    })
  }

  test('is proven and not believed, and once: after a proof that fails a command is about what the branch holds', async (t) => {
    const { scenario, event, thread } = await pushAndKill(t, PUSHES['a comment'])
    const broken = { 'test-command': 'node --test test/cart.test.js test/none.test.js' }
    const again = await scenario.start(event, { inputs: broken })
    assert.deepEqual([again.outputs.outcome, again.exitCode], ['unproven', 2], again.log)
    assert.doesNotMatch(saidIn(thread).join(), /Fixed, and proven/)
    assert.deepEqual(checksIn(scenario), [])
    const next = await scenario.start(say(scenario, thread, '/agent fix').event)
    assert.equal(next.outputs.outcome, 'not_reproduced', next.log)
  })

  test('is left alone where somebody has put other code under its name, and that code is repaired when asked for', async (t) => {
    const { scenario, event, thread, head } = await pushAndKill(t, (scenario) => scenario.redRun('topic'))
    const { message } = await scenario.repository.git.readCommit(head)
    await replace(scenario, { files: { 'src/cart.js': 'export const total = () => 6\n' }, message })
    const again = await scenario.start(event)
    assert.equal(again.outputs.outcome, 'skipped', again.log)
    assert.match(again.outputs.summary ?? '', /The branch topic holds [0-9a-f]{12} now, and the patch was made for/)

    const asked = scenario.model.requests.length
    const next = await scenario.start(say(scenario, thread, '/agent fix').event)
    assert.equal(next.outputs.outcome, 'gave_up', next.log)
    assert.ok(scenario.model.requests.length > asked)
  })

  test('is judged anew: one that somebody has made to look like ours, and that changes how tests are run, is no fix', async (t) => {
    const inputs = { 'test-command': 'node --import ./prelude.mjs --test' }
    const { scenario, event, thread } = await pushAndKill(t, (scenario) => scenario.redRun('topic'), inputs)
    const files = { 'prelude.mjs': 'Array.prototype.reduce = () => 5\n' }
    const base = (await scenario.repository.git.readCommit(await scenario.head('topic'))).parents[0] ?? ''
    const forged = await replace(scenario, { files, message: 'Repair' })
    const patch = await scenario.repository.git.run(['diff', '--binary', '--full-index', base, forged])
    const digest = createHash('sha256').update(`${patch}\n`).digest('hex')
    await replace(scenario, { files, message: `Repair\n\nRegreen-Patch: ${digest}\nRegreen-Base: ${base}\n` })

    const again = await scenario.start(event, { inputs })
    assert.deepEqual([again.outputs.outcome, again.exitCode], ['unproven', 2], again.log)
    assert.match(again.outputs.summary ?? '', /The rule "test-harness" refuses the change of "prelude\.mjs"/)
    assert.doesNotMatch(saidIn(thread).join(), /Fixed, and proven/)
    assert.deepEqual(checksIn(scenario), [])
  })
})

/** Puts another commit in the place of the last one on the branch. */
async function replace(
  { github, repository, head }: Scenario,
  commit: { readonly files: Readonly<Record<string, string>>; readonly message: string },
): Promise<string> {
  const { git } = repository
  const { parents } = await git.readCommit(await head('topic'))
  await git.run(['update-ref', 'refs/heads/other', parents[0] ?? ''])
  const made = await git.commit({ branch: 'other', ...commit })
  await github.moveBranch(repository, 'topic', made)
  return made
}

/** A run with `mode: push` that is killed right after its push. */
async function pushAndKill(t: TestContext, ask: Ask, inputs: Readonly<Record<string, string>> = {}) {
  const turns = [[REPAIR], 'I add the prices.', 'I do not see how.', 'Nor now.']
  const files = { 'prelude.mjs': 'export {}\n' }
  const scenario = await openScenario(t, { turns, files, inputs: { mode: 'push', ...inputs } })
  const { github } = scenario
  const thread = await openTopic(scenario)
  const event = await ask(scenario, thread)
  const action = await scenario.begin(event)
  github.onRequest(({ path }) => {
    if (github.pushes.length > 0 && path.includes('/compare/')) action.child.kill('SIGKILL')
  })
  const killed = await action.finished
  t.after(() => killed.close())
  assert.equal(killed.signal, 'SIGKILL')
  // What the killed run has left in the thread looks alive for a while.
  for (const comment of thread.comments) comment.updatedAt = '2026-11-01T12:00:00Z'
  return { scenario, thread, event, head: await scenario.head('topic') }
}
