import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Message } from '../../src/agent/types.ts'
import { renderMessages } from '../../src/model/chat-request.ts'
import { call, reply, words } from '../support/agent.ts'

const answer = (callId: string, content = 'text'): Message => ({ role: 'tool', callId, content, isError: false })

test('plain messages go as they are', () => {
  const messages: Message[] = [{ role: 'system', content: 'rules' }, { role: 'user', content: 'task' }, words('hello')]
  assert.deepEqual(renderMessages(messages), [
    { role: 'system', content: 'rules' },
    { role: 'user', content: 'task' },
    { role: 'assistant', content: 'hello' },
  ])
})

test('half a character, which servers do not take, goes as one that was lost', () => {
  const messages = renderMessages([
    { role: 'user', content: 'a\ud83d' },
    reply(call('a', {}, 'x')),
    answer('x', '\ude00b'),
  ])
  assert.equal(messages[0]?.content, 'a\ufffd')
  assert.equal(messages[2]?.content, '\ufffdb')
})

test('calls without ids, and calls that share one, get ids that tie each answer to its call', () => {
  const calls = [call('a', {}, ''), call('b', {}, 'x'), call('c', {}, 'x')]
  const rendered = renderMessages([reply(...calls), answer('', '1'), answer('x', '2'), answer('x', '3')])
  assert.deepEqual(rendered, [
    {
      role: 'assistant',
      content: '',
      tool_calls: [
        { id: 'call_0_0', type: 'function', function: { name: 'a', arguments: '{}' } },
        { id: 'x', type: 'function', function: { name: 'b', arguments: '{}' } },
        { id: 'call_0_2', type: 'function', function: { name: 'c', arguments: '{}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'call_0_0', content: '1' },
    { role: 'tool', tool_call_id: 'x', content: '2' },
    { role: 'tool', tool_call_id: 'call_0_2', content: '3' },
  ])
})

test('a tool name that endpoints refuse in a history is sent in a form that they take', () => {
  const nameOf = (name: string) => JSON.stringify(renderMessages([reply(call(name))])[0]).match(/"name":"(.*?)"/)?.[1]
  assert.equal(nameOf('run tests!'), 'run_tests_')
  assert.equal(nameOf(''), 'unknown')
  assert.equal(nameOf('x'.repeat(100))?.length, 64)
})

test('arguments go back as the model wrote them, broken or not', () => {
  const rendered = JSON.stringify(renderMessages([reply(call('a', '{"path": '))]))
  assert.ok(rendered.includes(JSON.stringify('{"path": ')))
})

test('whatever the calls, each one has an id of its own, and its answer', () => {
  const ids = fc.array(fc.constantFrom('', ' ', 'a', 'b', 'call_0_1'), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(ids, (callIds) => {
      const calls = callIds.map((id) => call('a', {}, id))
      const rendered = renderMessages([reply(...calls), ...callIds.map((id) => answer(id)), words('done')])
      const sent = JSON.stringify(rendered[0])
      const sentIds = [...sent.matchAll(/"id":"(.*?)"/g)].map(([, id]) => id)
      assert.equal(new Set(sentIds).size, calls.length)
      assert.deepEqual(
        rendered.flatMap((message) => ('tool_call_id' in message ? [message.tool_call_id] : [])),
        sentIds,
      )
      assert.deepEqual(rendered.at(-1), { role: 'assistant', content: 'done' })
    }),
  )
})
