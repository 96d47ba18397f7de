import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnswerParts, answerCalls } from '../../src/agent/answer.ts'
import type { AgentEvent, ToolCall } from '../../src/agent/types.ts'
import { agentParts, call, failingTool, toyTool } from '../support/agent.ts'

function answer(calls: readonly ToolCall[], overrides: Partial<AnswerParts>) {
  return answerCalls(calls, agentParts([], overrides).parts)
}

test('each call gets one answer with its id, in the order of the calls', async () => {
  const answers = await answer(
    [call('write', {}, 'one'), call('unknown', {}, 'two'), call('read', '{', 'three'), call('fails', {}, 'four')],
    { tools: [toyTool({ name: 'read' }), toyTool({ name: 'write', effect: 'write' }), failingTool('fails')] },
  )
  assert.deepEqual(
    answers.map(({ callId, isError }) => [callId, isError]),
    [
      ['one', false],
      ['two', true],
      ['three', true],
      ['four', true],
    ],
  )
  assert.equal(answers[3]?.content, 'fails cannot be done. Try another way.')
})

test('neighbouring reads run side by side, and their answers keep the order of the calls', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const waiting = toyTool({ name: 'waiting', act: () => released.then(() => 'waiting done') })
  const releasing = toyTool({
    name: 'releasing',
    act: () => {
      release()
      return 'releasing done'
    },
  })
  const answers = await answer([call('waiting'), call('releasing')], { tools: [waiting, releasing] })
  assert.deepEqual(
    answers.map(({ content }) => content),
    ['waiting done', 'releasing done'],
  )
})

test('a read after a write sees what was written', async () => {
  let text = 'old'
  const tools = [
    toyTool({
      name: 'write',
      effect: 'write',
      act: async () => {
        await new Promise((resolve) => setImmediate(resolve))
        text = 'new'
        return 'written'
      },
    }),
    toyTool({ name: 'read', act: () => text }),
  ]
  const answers = await answer([call('read', {}, 'a'), call('write', {}, 'b'), call('read', {}, 'c')], { tools })
  assert.deepEqual(
    answers.map(({ content }) => content),
    ['old', 'written', 'new'],
  )
})

test('a denied call is answered with rule and reason, and is not performed', async () => {
  const events: AgentEvent[] = []
  let performed = false
  const tool = toyTool({
    name: 'write',
    effect: 'write',
    act: () => {
      performed = true
      return ''
    },
  })
  const [denied] = await answer([call('write')], {
    tools: [tool],
    judge: () => ({ allowed: false, rule: 'lock-file', reason: 'It is locked.' }),
    record: (event) => events.push(event),
  })
  assert.equal(denied?.content, 'Denied by rule "lock-file": It is locked.')
  assert.equal(denied?.isError, true)
  assert.equal(performed, false)
  assert.deepEqual(
    events.map((event) => event.type),
    ['refused'],
  )
})

test('a fault that the model cannot repair is thrown', async () => {
  const tool = toyTool({
    name: 'breaks',
    act: () => {
      throw new Error('disk full')
    },
  })
  await assert.rejects(answer([call('breaks')], { tools: [tool] }), /disk full/)
})

test('a run that was stopped performs nothing more', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'))
  await assert.rejects(
    answer([call('read')], { tools: [toyTool({ name: 'read', act: assert.fail })], signal: stopped }),
    /stopped/,
  )
})

const bench = [
  toyTool({ name: 'read' }),
  toyTool({ name: 'write', effect: 'write' }),
  toyTool({ name: 'tests', effect: 'test' }),
  toyTool({ name: 'lint', effect: 'run' }),
  failingTool('fails'),
]
const testAfterWrites = async () => 'Tests: exit code 0'
const neverRun = async () => assert.fail('The tests were run.')

test('the result of the tests stands in the answer to the last write of a reply', async () => {
  const answers = await answer([call('write', {}, 'a'), call('write', {}, 'b'), call('read', {}, 'c')], {
    tools: bench,
    testAfterWrites,
  })
  assert.deepEqual(
    answers.map(({ content }) => content),
    ['write done', 'write done\n\nTests: exit code 0', 'read done'],
  )
})

test('after a reply without a successful write no tests are run', async () => {
  const answers = await answer([call('read'), call('fails')], { tools: bench, testAfterWrites: neverRun })
  assert.equal(answers.length, 2)
})

test('when the model runs the tests itself after its last write, they are not run twice', async () => {
  const answers = await answer([call('write'), call('tests')], { tools: bench, testAfterWrites: neverRun })
  assert.equal(answers.length, 2)
})

test('another command after the last write does not stand in for the tests', async () => {
  const answers = await answer([call('write'), call('lint')], { tools: bench, testAfterWrites })
  assert.match(answers[0]?.content ?? '', /exit code 0/)
})

test("when the model's own test call fails, the host runs the tests all the same", async () => {
  const answers = await answer([call('write'), call('tests', '{')], { tools: bench, testAfterWrites })
  assert.match(answers[0]?.content ?? '', /exit code 0/)
})

test('tests that the model ran before its last write are run again', async () => {
  const answers = await answer([call('tests'), call('write')], { tools: bench, testAfterWrites })
  assert.match(answers[1]?.content ?? '', /exit code 0/)
})
