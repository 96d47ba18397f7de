import assert from 'node:assert/strict'
import { test } from 'node:test'
import OpenAI from 'openai'
import { createInProcessModel } from '../in-process-model.ts'
import { openAimockModel } from '../model/aimock-model.ts'
import {
  breakdown,
  call,
  fault,
  lastResult,
  openScriptedModel,
  reply,
  type ScriptedModel,
  type Turn,
} from '../scripted-model.ts'

const MESSAGES = [{ role: 'user', content: 'Fix it' }] as const
const TOOLS = [{ type: 'function', function: { name: 'read_file', parameters: { type: 'object' } } }] as const

async function withModel(turns: readonly Turn[], work: (model: ScriptedModel, client: OpenAI) => Promise<void>) {
  const model = await openScriptedModel(turns)
  try {
    await work(model, connect(model))
  } finally {
    await model.close()
  }
}

const connect = ({ url }: ScriptedModel, apiKey = 'sk-test'): OpenAI =>
  new OpenAI({ apiKey, baseURL: url, maxRetries: 0, logLevel: 'off' })

const ask = (client: OpenAI) =>
  client.chat.completions.create({ model: 'm', messages: [...MESSAGES], tools: [...TOOLS] })

const stream = (client: OpenAI) =>
  client.chat.completions.stream({
    model: 'm',
    messages: [...MESSAGES],
    tools: [...TOOLS],
    stream_options: { include_usage: true },
  })

const LONG = { path: 'src/a-rather-long-name-so-that-it-comes-in-pieces.js', start_line: null }

for (const [name, open] of [
  ['own', openScriptedModel],
  ['aimock', openAimockModel],
] as const) {
  test(`the ${name} server plays words, calls and looks at results, streamed and whole`, async () => {
    const turns: Turn[] = [
      [call('read_file', LONG), call('read_file', '{not json')],
      ({ messages }) => `I saw ${messages.length} message`,
    ]
    const model = await open([...turns, ...turns])
    const first = await stream(connect(model)).finalChatCompletion()
    const whole = [
      await stream(connect(model)).finalChatCompletion(),
      await ask(connect(model)),
      await ask(connect(model)),
    ]
    await model.close()
    const message = first.choices[0]?.message
    assert.deepEqual(
      message?.tool_calls?.map((made) => ('function' in made ? made.function.arguments : '')),
      [JSON.stringify(LONG), '{not json'],
    )
    assert.deepEqual(
      [first.choices[0]?.finish_reason, new Set(message?.tool_calls?.map(({ id }) => id)).size],
      ['tool_calls', 2],
    )
    assert.equal(whole[0]?.choices[0]?.message.content, 'I saw 1 message')
    assert.equal(whole[1]?.choices[0]?.message.tool_calls?.length, 2)
    assert.equal(whole[2]?.choices[0]?.message.content, 'I saw 1 message')
    model.assertPlayed()
    assert.deepEqual(model.requests[0]?.tools, ['read_file'])
  })
}

test('a script can look at the last tool result', async () => {
  await withModel([(request) => lastResult(request).toUpperCase()], async (_model, client) => {
    const messages: OpenAI.ChatCompletionMessageParam[] = [
      ...MESSAGES,
      { role: 'assistant', tool_calls: [{ id: 'c', type: 'function', function: { name: 'x', arguments: '{}' } }] },
      { role: 'tool', tool_call_id: 'c', content: 'all green' },
    ]
    const { choices } = await client.chat.completions.create({ model: 'm', messages })
    assert.equal(choices[0]?.message.content, 'ALL GREEN')
  })
})

test('usage, the reason for the end and foreign keys of a reply are as the script says', async () => {
  const extra = { reasoning_content: 'hm' }
  const turn = reply({ text: 'half', finishReason: 'length', usage: { inputTokens: 7, outputTokens: 3 }, extra })
  await withModel([turn, turn], async (model, client) => {
    const { choices, usage } = await ask(client)
    assert.deepEqual([choices[0]?.finish_reason, usage?.total_tokens], ['length', 10])
    assert.equal(Reflect.get(choices[0]?.message ?? {}, 'reasoning_content'), 'hm')
    const body = { model: 'm', messages: MESSAGES, stream: true, stream_options: { include_usage: true } }
    const streamed = await fetch(`${model.url}/chat/completions`, { method: 'POST', body: JSON.stringify(body) })
    assert.match(
      await streamed.text(),
      /"reasoning_content":"hm"[\s\S]*"finish_reason":"length"[\s\S]*"total_tokens":10/,
    )
  })
})

for (const status of [401, 403, 404, 408, 409, 422, 429, 500, 502, 503]) {
  test(`an endpoint can answer with ${status}, and goes on with the script after it`, async () => {
    const headers = { 'retry-after': '2' }
    await withModel([fault(status, { headers }), 'fine'], async (_model, client) => {
      await assert.rejects(ask(client), (error: { status: number; headers: Headers }) => {
        assert.deepEqual([error.status, error.headers.get('retry-after')], [status, '2'])
        return true
      })
      assert.equal((await ask(client)).choices[0]?.message.content, 'fine')
    })
  })
}

test('an endpoint can answer with a page, stall before or within a reply, and cut it', async () => {
  const turns = [breakdown('html'), breakdown('stall'), breakdown('stall-mid-stream'), breakdown('cut')]
  await withModel(turns, async (model) => {
    const post = async (signal?: AbortSignal) => {
      const body = JSON.stringify({ model: 'm', messages: MESSAGES, stream: true })
      const response = await fetch(`${model.url}/chat/completions`, { method: 'POST', body, ...(signal && { signal }) })
      return response.text()
    }
    assert.match(await post(), /<html>/)
    await assert.rejects(post(AbortSignal.timeout(50)), { name: 'TimeoutError' })
    await assert.rejects(post(AbortSignal.timeout(50)), { name: 'TimeoutError' })
    await assert.rejects(post(), { message: 'terminated' })
  })
})

test('a script that is asked for more, or for less, fails the test', async () => {
  await withModel(['only'], async (model, client) => {
    assert.throws(() => model.assertPlayed(), /1 turns, and the model was asked 0 times/)
    await ask(client)
    await assert.rejects(ask(client), { status: 400, message: /The script has no turn 2\./ })
    assert.throws(() => model.assertPlayed(), /asked 2 times/)
  })
})

test('an endpoint with a key takes no other, and knows its models', async () => {
  const model = await openScriptedModel(['fine'], { key: 'sk-right' })
  await assert.rejects(ask(connect(model, 'sk-wrong')), { status: 401 })
  assert.equal((await connect(model, 'sk-right').models.list()).data[0]?.id, 'scripted')
  assert.equal((await ask(connect(model, 'sk-right'))).choices[0]?.message.content, 'fine')
  assert.equal(model.requests[0]?.headers.authorization, 'Bearer sk-right')
  await model.close()
})

test('the model in the process plays the same words and calls, and fails when asked once too often', async () => {
  const signal = AbortSignal.timeout(10_000)
  const model = createInProcessModel([call('read_file', { path: 'a' })], new Error('down'), 'done')
  const first = await model.reply([{ role: 'user', content: 'x' }], [], signal)
  assert.deepEqual(first.message.calls, [{ id: 'call_1_1', name: 'read_file', arguments: '{"path":"a"}' }])
  await assert.rejects(model.reply([], [], signal), /down/)
  assert.equal((await model.reply([], [], signal)).message.content, 'done')
  await assert.rejects(model.reply([], [], signal), /no turn 4/)
  assert.equal(model.seen.length, 4)
})
