import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Message } from '../src/agent/types.ts'
import type { TestReport } from '../src/proof/types.ts'
import { endedAtLimit, endedBy, reachVerdict, type Verdict, type VerdictParts } from '../src/verdict.ts'
import { changeOf, evidenceOf } from './support/changes.ts'

const report: TestReport = { runner: 'x', exitCode: 1, ending: 'exited', durationMs: 1, tests: undefined, output: '' }
const said = (content: string): Message => ({ role: 'assistant', content, calls: [] })
const used: Message = { role: 'tool', callId: 'a', content: '', isError: false }
const NOTHING = changeOf('empty')
const PATCH = changeOf('patch', 'src/a.js')

function ask(overrides: Partial<VerdictParts> = {}): VerdictParts {
  return {
    review: () => undefined,
    prove: async (change) => ({ change, evidence: evidenceOf(change, true) }),
    readTestProposal: async () => undefined,
    lastFailure: async () => undefined,
    ...overrides,
  }
}

const never = async () => assert.fail('The patch was proven.')

test('a patch that keeps the policy and is proven is fixed, in the words of the model', async () => {
  const verdict = await reachVerdict({ change: PATCH, messages: [used, said('because')], last: undefined }, ask())
  assert.equal(verdict.kind, 'fixed')
  assert.equal(verdict.kind === 'fixed' && verdict.explanation, 'because')
  assert.equal(endedBy(verdict, undefined), verdict)
})

test('a first reply without calls is no success, and is asked for more', async () => {
  const verdict = await reachVerdict(
    { change: NOTHING, messages: [said('done')], last: undefined },
    ask({ prove: never }),
  )
  assert.deepEqual(verdict, { kind: 'nothing_changed', lastWords: 'done', hasTried: false })
  assert.equal(endedBy(verdict, undefined), undefined)
})

test('a model that tried, or was asked once more, and changed nothing has given up', async () => {
  for (const [messages, last] of [
    [[used, said('no')], undefined],
    [[said('no')], { kind: 'nothing_changed', lastWords: '', hasTried: false } satisfies Verdict],
  ] as const) {
    const verdict = await reachVerdict({ change: NOTHING, messages, last }, ask({ prove: never }))
    assert.deepEqual(endedBy(verdict, last), { kind: 'gave_up', lastWords: 'no' })
  }
})

test('a test that the model holds to be wrong is shown, and nothing is proven', async () => {
  const parts = ask({ readTestProposal: async () => PATCH, prove: never })
  const verdict = await reachVerdict({ change: NOTHING, messages: [said('TEST_IS_WRONG')], last: undefined }, parts)
  assert.deepEqual(endedBy(verdict, undefined), {
    kind: 'needs_test_change',
    change: PATCH,
    explanation: 'TEST_IS_WRONG',
  })
})

test('tests that have just failed are told before anything is proven, and once', async () => {
  const parts = ask({ lastFailure: async () => report, prove: never })
  const first = await reachVerdict({ change: PATCH, messages: [], last: undefined }, parts)
  assert.equal(first.kind, 'still_failing')
  assert.equal(endedBy(first, undefined), undefined)
  const second = await reachVerdict(
    { change: PATCH, messages: [], last: first },
    ask({ lastFailure: async () => report }),
  )
  assert.equal(second.kind, 'fixed')
})

test('an objection goes back once, and then ends the run', async () => {
  const parts = ask({ review: () => ({ rule: 'tests', reason: 'r' }), prove: never })
  const first = await reachVerdict({ change: PATCH, messages: [], last: undefined }, parts)
  assert.equal(endedBy(first, undefined), undefined)
  const second = await reachVerdict({ change: PATCH, messages: [], last: first }, parts)
  assert.equal(endedBy(second, first)?.kind, 'refused')
})

test('a patch that is not proven goes back; the same patch again ends the run without another proof', async () => {
  const unproven = ask({ prove: async (change) => ({ change, evidence: evidenceOf(change, false) }) })
  const first = await reachVerdict({ change: PATCH, messages: [], last: undefined }, unproven)
  assert.equal(first.kind, 'unproven')
  assert.equal(endedBy(first, undefined), undefined)
  const second = await reachVerdict({ change: PATCH, messages: [], last: first }, ask({ prove: never }))
  assert.equal(endedBy(second, first)?.kind, 'unproven')
})

test('another patch after one that was not proven gets a proof of its own', async () => {
  const first: Verdict = { kind: 'unproven', change: PATCH, evidence: evidenceOf(PATCH, false) }
  const other = changeOf('other', 'src/a.js')
  assert.equal((await reachVerdict({ change: other, messages: [], last: first }, ask())).kind, 'fixed')
})

test('a limit is not success: the patch so far is kept, if there is one', () => {
  assert.deepEqual(endedAtLimit('out_of_turns', PATCH), { kind: 'limit_reached', limit: 'out_of_turns', change: PATCH })
  assert.deepEqual(endedAtLimit('out_of_time', NOTHING), {
    kind: 'limit_reached',
    limit: 'out_of_time',
    change: undefined,
  })
})
