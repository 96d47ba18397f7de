import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMerge } from '../../src/model/stream.ts'
import { delta } from '../support/http-model.ts'

function merge(...chunks: readonly unknown[]): unknown {
  const merging = createMerge()
  for (const chunk of chunks) merging.add(chunk)
  return merging.result()
}

const message = (fields: object, finish_reason?: string) => ({
  choices: [{ message: { content: null, ...fields }, finish_reason }],
  usage: undefined,
})

test('pieces of text are put together, also under keys that nobody knows', () => {
  assert.deepEqual(
    merge(
      delta({ role: 'assistant', content: 'he' }),
      delta({ content: 'llo', thoughts: 'a' }),
      delta({ thoughts: 'b' }, 'stop'),
    ),
    message({ role: 'assistant', content: 'hello', thoughts: 'ab' }, 'stop'),
  )
})

test('calls are put together by their place, in whatever order their pieces come', () => {
  const piece = (index: number, fields: object) => delta({ tool_calls: [{ index, ...fields }] })
  assert.deepEqual(
    merge(
      piece(0, { id: 'a', type: 'function', function: { name: 'read', arguments: '{"x' } }),
      piece(1, { id: 'b', type: 'function', function: { name: 'list', arguments: '{' } }),
      piece(0, { function: { arguments: '":1}' } }),
      piece(1, { function: { arguments: '}' } }),
    ),
    message({
      tool_calls: [
        { id: 'a', type: 'function', function: { name: 'read', arguments: '{"x":1}' } },
        { id: 'b', type: 'function', function: { name: 'list', arguments: '{}' } },
      ],
    }),
  )
})

test('a server may send calls whole and without places', () => {
  const calls = [
    { id: 'a', function: { name: 'read', arguments: '{}' } },
    { id: 'b', function: { name: 'read', arguments: '{}' } },
  ]
  assert.deepEqual(
    merge(delta({ tool_calls: [calls[0]] }), delta({ tool_calls: [calls[1]] })),
    message({ tool_calls: calls }),
  )
})

test('a server may repeat role, id, type and name in each chunk, or send them empty', () => {
  const call = { index: 0, id: 'a', type: 'function', function: { name: 'read', arguments: '{' } }
  const again = { ...call, id: '', function: { name: 'read', arguments: '}' } }
  const { index, ...rest } = call
  assert.deepEqual(
    merge(delta({ role: 'assistant', tool_calls: [call] }), delta({ role: 'assistant', tool_calls: [again] })),
    message({ role: 'assistant', tool_calls: [{ ...rest, function: { name: 'read', arguments: '{}' } }] }),
  )
})

test('usage may come in a chunk of its own, and nulls say nothing', () => {
  const usage = { prompt_tokens: 1, completion_tokens: 2 }
  assert.deepEqual(merge(delta({ content: 'x', refusal: null }), { choices: [], usage }, delta({ content: null })), {
    ...message({ content: 'x' }),
    usage,
  })
})

test('what is no chunk is passed over, and no prototype is touched', () => {
  const hostile = JSON.parse('{"choices":[{"delta":{"__proto__":{"polluted":true},"content":"x"}}]}')
  assert.deepEqual(merge(null, 'text', [], {}, { choices: 'x' }, hostile), message({ content: 'x' }))
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false)
})

test('without any choice there is no message', () => {
  assert.deepEqual(merge({ choices: [] }), { choices: [], usage: undefined })
})
