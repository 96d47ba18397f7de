import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { countTokens, createCompaction } from '../../src/agent/transcript.ts'
import type { AgentEvent, Message } from '../../src/agent/types.ts'
import { call, reply } from '../support/agent.ts'

const OPENING: readonly Message[] = [
  { role: 'system', content: 'rules' },
  { role: 'user', content: 'task' },
]

const output = (callId: string, bytes: number): Message => ({
  role: 'tool',
  callId,
  content: 'a line of the output\n'.repeat(bytes / 21),
  isError: false,
})

/** One assistant message with its answers. */
function group(n: number, sizes: readonly number[]): Message[] {
  const ids = sizes.map((_, i) => `${n}-${i}`)
  return [reply(...ids.map((id) => call('read_file', {}, id))), ...sizes.map((size, i) => output(ids[i] ?? '', size))]
}

const compact = (messages: Message[], contextTokens: number) =>
  createCompaction(contextTokens, () => undefined)(messages)

/** Every answer follows the message with its call, and no call is without an answer. */
function assertWholeGroups(messages: readonly Message[]) {
  let open: string[] = []
  for (const message of messages) {
    if (message.role === 'tool') assert.equal(message.callId, open.shift())
    else assert.deepEqual(open, [])
    if (message.role === 'assistant') open = message.calls.map(({ id }) => id)
  }
  assert.deepEqual(open, [])
}

test('a history that fits stays the same array', () => {
  const messages = [...OPENING, ...group(0, [100])]
  assert.equal(compact(messages, 10_000), messages)
})

test('old output is shortened first, and all groups stay', () => {
  const messages = [...OPENING, ...group(0, [20_000]), ...group(1, [200]), ...group(2, [4_200])]
  const compacted = compact(messages, 8_000)
  assert.equal(compacted.length, messages.length)
  assert.deepEqual(compacted[3], {
    ...messages[3],
    content: '[19992 bytes of older output removed; call the tool again if you need it]',
  })
  assert.deepEqual(compacted.slice(4), messages.slice(4))
})

test('when shortening is not enough, the oldest groups go', () => {
  const messages = [...OPENING, ...Array.from({ length: 60 }, (_, n) => group(n, [390])).flat()]
  const compacted = compact(messages, 4_000)
  assert.deepEqual(compacted.slice(0, 2), OPENING)
  assert.deepEqual(compacted.at(-1), messages.at(-1))
  assert.ok(countTokens(compacted) <= 2_000)
  assertWholeGroups(compacted)
})

test('output of the newest group alone that would fill the window is cut, its beginning and its end stay', () => {
  const messages = [...OPENING, ...group(0, [42_000, 42_000, 21])]
  const compacted = compact(messages, 8_000)
  assert.ok(countTokens(compacted) < 6_000)
  assert.equal(compacted.length, messages.length)
  const [first, second, third] = compacted.slice(3)
  assert.match(first?.content ?? '', /^a line[\s\S]+left out[\s\S]+output$/m)
  assert.match(second?.content ?? '', /left out/)
  assert.equal(third?.content, 'a line of the output\n')
})

test("the provider's own form of a message is what counts", () => {
  const message: Message = { ...reply(), content: 'x'.repeat(1_000), raw: { content: 'y' } }
  assert.ok(countTokens([message]) < 10)
})

test('what compaction did is recorded', () => {
  const events: AgentEvent[] = []
  createCompaction(4_000, (event) => events.push(event))([...OPENING, ...group(0, [42_000])])
  assert.deepEqual(
    events.map((event) => event.type),
    ['compacted'],
  )
})

test('whatever the history, calls and answers stay together and the opening stays first', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 4 })
  const user: Message = { role: 'user', content: 'Go on.' }
  fc.assert(
    fc.property(fc.array(sizes), fc.integer({ min: 4_000, max: 20_000 }), (history, contextTokens) => {
      const groups = history.flatMap((outputs, n) => (outputs.length === 0 ? [user] : group(n, outputs)))
      const compacted = compact([...OPENING, ...groups], contextTokens)
      assert.deepEqual(compacted.slice(0, 2), OPENING)
      assertWholeGroups(compacted)
    }),
  )
})
