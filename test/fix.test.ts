import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OutOfTime } from '../src/agent/budget.ts'
import type { AgentParts } from '../src/agent/loop.ts'
import type { AssistantMessage, Message } from '../src/agent/types.ts'
import { type FixParts, fix } from '../src/fix.ts'
import type { Reproduction, TestReport } from '../src/proof/types.ts'
import type { Task } from '../src/task.ts'
import type { VerdictParts } from '../src/verdict.ts'
import { agentParts, call, reply, toyTool, words } from './support/agent.ts'
import { changeOf, evidenceOf } from './support/changes.ts'

const task: Task = { kind: 'failing_check', commit: 'c', quoted: [] }
const red: TestReport = { runner: 'x', exitCode: 1, ending: 'exited', durationMs: 1, tests: undefined, output: '' }
const failing: Reproduction = { kind: 'failing', runs: [red], targets: [], unnamed: [] }
const PATCH = changeOf('patch', 'a.js')
const OPENING: readonly Message[] = [{ role: 'user', content: 'Repair it.' }]
const write = toyTool({ name: 'write', effect: 'write' })

interface Run {
  readonly seen?: Reproduction
  readonly replies?: readonly AssistantMessage[]
  readonly agent?: Partial<AgentParts>
  readonly verdict?: Partial<VerdictParts>
  readonly findObstacle?: FixParts['findObstacle']
}

function run({ seen = failing, replies = [], agent = {}, verdict = {}, findObstacle = async () => undefined }: Run) {
  const { parts, sent } = agentParts(replies, { tools: [write], ...agent })
  const outcome = fix(task, {
    reproduce: async () => seen,
    findObstacle,
    feedback: ({ kind }) => `The verdict is ${kind}.`,
    openBench: async () => ({
      opening: OPENING,
      agent: parts,
      change: async () => PATCH,
      verdict: {
        review: () => undefined,
        prove: async (change) => ({ change, evidence: evidenceOf(change, true) }),
        readTestProposal: async () => undefined,
        lastFailure: async () => undefined,
        ...verdict,
      },
    }),
  })
  return { outcome, sent }
}

const work = [reply(call('write')), words('done')]

test('a failure that is seen, repaired and proven is fixed', async () => {
  assert.equal((await run({ replies: work }).outcome).kind, 'fixed')
})

const before: readonly [Reproduction, string][] = [
  [{ kind: 'green', runs: [red], unnamed: [] }, 'not_reproduced'],
  [{ kind: 'flaky', runs: [red], tests: ['a'] }, 'flaky'],
  [{ kind: 'setup_failed', reason: 'r', output: 'o' }, 'setup_failed'],
]
for (const [seen, kind] of before) {
  test(`a run whose tests are ${seen.kind} ends as ${kind}, and no model is asked`, async () => {
    const { outcome, sent } = run({ seen })
    assert.equal((await outcome).kind, kind)
    assert.deepEqual(sent, [])
  })
}

test('a failure that is not to be gone on with ends the run before a model is asked', async () => {
  const { outcome, sent } = run({ findObstacle: async () => ({ kind: 'skipped', reason: 'enough' }) })
  assert.deepEqual(await outcome, { kind: 'skipped', reason: 'enough' })
  assert.deepEqual(sent, [])
})

test('what is wrong with a patch goes back to the model, with all that was said before', async () => {
  const objections = [{ rule: 'tests', reason: 'r' }, undefined]
  const { outcome, sent } = run({ replies: [...work, words('better')], verdict: { review: () => objections.shift() } })
  assert.equal((await outcome).kind, 'fixed')
  assert.deepEqual(sent[2]?.at(-1), { role: 'user', content: 'The verdict is refused.' })
  assert.equal(sent[2]?.length, 5)
})

test('a limit ends the run with the patch so far, which is not success', async () => {
  const budget = { charge: () => undefined, exhausted: () => 'out_of_turns' as const, spent: assert.fail }
  assert.deepEqual(await run({ agent: { budget } }).outcome, {
    kind: 'limit_reached',
    limit: 'out_of_turns',
    change: PATCH,
  })
})

test("the end of the run's time in the middle of a proof keeps the patch", async () => {
  const clock = new AbortController()
  const prove = async () => {
    clock.abort(new OutOfTime())
    throw new Error('aborted')
  }
  const { outcome } = run({ replies: work, agent: { signal: clock.signal }, verdict: { prove } })
  assert.deepEqual(await outcome, { kind: 'limit_reached', limit: 'out_of_time', change: PATCH })
})

test('a fault in the middle of a proof is thrown', async () => {
  const prove = async () => assert.fail('disk full')
  await assert.rejects(run({ replies: work, verdict: { prove } }).outcome, /disk full/)
})
