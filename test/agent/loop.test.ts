import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBudget, OutOfTime } from '../../src/agent/budget.ts'
import { runAgent } from '../../src/agent/loop.ts'
import type { Message } from '../../src/agent/types.ts'
import { agentParts, call, reply, toyTool, words } from '../support/agent.ts'

const OPENING: readonly Message[] = [{ role: 'user', content: 'Repair it.' }]
const tools = [toyTool({ name: 'read' })]

test('a reply without calls ends the work', async () => {
  const { parts } = agentParts([words('done')])
  const work = await runAgent(OPENING, parts)
  assert.equal(work.stop, 'finished')
  assert.deepEqual(work.messages, [...OPENING, words('done')])
})

test('the model is shown what became of its calls', async () => {
  const { parts, sent } = agentParts([reply(call('read')), words('done')], { tools })
  await runAgent(OPENING, parts)
  assert.deepEqual(sent[1], [
    ...OPENING,
    reply(call('read')),
    { role: 'tool', callId: 'id-read', content: 'read done', isError: false },
  ])
})

test('the turn limit ends the work, and is not the same as finishing it', async () => {
  const budget = createBudget({ maxTurns: 2, maxTokens: 1_000, timeoutMs: 1_000 }, () => 0)
  const { parts, sent } = agentParts(Array(5).fill(reply(call('read'))), { tools, budget })
  assert.equal((await runAgent(OPENING, parts)).stop, 'out_of_turns')
  assert.equal(sent.length, 2)
})

test('nonsense from the model does not end the work', async () => {
  const nonsense = reply(call('', 'x', ''), call('read', '[]', ''))
  const { parts } = agentParts([nonsense, words('done')], { tools })
  const work = await runAgent(OPENING, parts)
  assert.equal(work.stop, 'finished')
  assert.equal(work.messages.filter((message) => message.role === 'tool' && message.isError).length, 2)
})

test("the end of the run's time in the middle of a request is an expected ending", async () => {
  const clock = new AbortController()
  const { parts } = agentParts([], {
    signal: clock.signal,
    model: {
      async reply() {
        clock.abort(new OutOfTime())
        throw new Error('aborted')
      },
    },
  })
  assert.equal((await runAgent(OPENING, parts)).stop, 'out_of_time')
})

test('a model that fails ends the run with its error', async () => {
  const { parts } = agentParts([])
  await assert.rejects(runAgent(OPENING, parts), /no reply left/)
})

test('the history is shortened before it is sent', async () => {
  const { parts, sent } = agentParts([words('done')], { compact: (messages) => messages.slice(1) })
  await runAgent([{ role: 'user', content: 'old' }, ...OPENING], parts)
  assert.deepEqual(sent, [OPENING])
})

test('the opening that was handed in stays as it was', async () => {
  const opening = [...OPENING]
  const { parts } = agentParts([words('done')])
  await runAgent(opening, parts)
  assert.deepEqual(opening, OPENING)
})
