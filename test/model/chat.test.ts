import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { type TestContext, test } from 'node:test'
import type { Message } from '../../src/agent/types.ts'
import { ConfigError, ServiceError } from '../../src/errors.ts'
import { createModel, type ModelSettings, type ModelTimers } from '../../src/model/model.ts'
import { toyTool } from '../support/agent.ts'
import { type Answer, calling, delta, openHttpModel, saying, streamed, whole } from '../support/http-model.ts'

const OPENING: readonly Message[] = [
  { role: 'system', content: 'rules' },
  { role: 'user', content: 'task' },
]
const tools = [toyTool({ name: 'read_file' })]

interface Options {
  readonly timers?: ModelTimers
  readonly remainingMs?: number
  readonly settings?: Partial<ModelSettings>
}

/** The adapter in front of an endpoint with these answers. */
async function openModel(t: TestContext, answers: readonly Answer[], options: Options = {}) {
  const endpoint = await openHttpModel(t, ...answers)
  const waits: number[] = []
  const problems: string[] = []
  const model = createModel(
    { model: 'toy-1', baseUrl: endpoint.baseUrl, apiKey: 'the-key', effort: undefined, ...options.settings },
    {
      remainingMs: () => options.remainingMs ?? 60_000,
      onRetry(problem, waitMs) {
        problems.push(problem)
        waits.push(waitMs)
      },
      random: () => 0,
    },
    options.timers,
  )
  const ask = (messages = OPENING, signal = new AbortController().signal) => model.reply(messages, tools, signal)
  return { ...endpoint, ask, waits, problems, bodies: () => endpoint.requests.map(({ body }) => JSON.parse(body)) }
}

test('a request goes to the right path with the key, the model, the messages and strict tools', async (t) => {
  const { ask, requests, bodies } = await openModel(t, [saying('done')])
  const { message, usage } = await ask()

  assert.deepEqual([requests[0]?.method, requests[0]?.path], ['POST', '/v1/chat/completions'])
  assert.equal(requests[0]?.headers.authorization, 'Bearer the-key')
  assert.deepEqual(bodies()[0], {
    model: 'toy-1',
    messages: OPENING,
    tools: [
      {
        type: 'function',
        function: { name: 'read_file', description: 'read_file', strict: true, parameters: {} },
      },
    ],
    stream: true,
    stream_options: { include_usage: true },
  })
  assert.deepEqual([message.content, message.calls, usage], ['done', [], { inputTokens: 11, outputTokens: 3 }])
})

test('the effort is passed on where one is set', async (t) => {
  const { ask, bodies } = await openModel(t, [saying('done')], { settings: { effort: 'high' } })
  await ask()
  assert.equal(bodies()[0].reasoning_effort, 'high')
})

test('the next round sends the reply back as it came, with an answer for each call', async (t) => {
  const { ask, bodies } = await openModel(t, [calling('call_1', 'read_file', { path: 'a.js' }), saying('done')])
  const { message } = await ask()
  assert.deepEqual(message.calls, [{ id: 'call_1', name: 'read_file', arguments: '{"path":"a.js"}' }])

  await ask([...OPENING, message, { role: 'tool', callId: 'call_1', content: 'text', isError: false }])
  assert.deepEqual(bodies()[1].messages.slice(2), [
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'read_file', arguments: '{"path":"a.js"}' } }],
    },
    { role: 'tool', tool_call_id: 'call_1', content: 'text' },
  ])
})

test('keys that only the provider knows travel back with the message', async (t) => {
  const call = {
    id: 'c',
    type: 'function',
    function: { name: 'read_file', arguments: '{}', own: 1 },
    extra_content: { signature: 's' },
  }
  const { ask, bodies } = await openModel(t, [
    streamed(
      delta({ role: 'assistant', reasoning_content: 'think' }),
      delta({ reasoning_content: 'ing' }),
      delta({ tool_calls: [{ index: 0, ...call }] }, 'tool_calls'),
    ),
    saying('done'),
  ])
  const { message } = await ask()
  await ask([...OPENING, message, { role: 'tool', callId: 'c', content: '', isError: false }])
  assert.deepEqual(bodies()[1].messages[2], {
    role: 'assistant',
    content: null,
    reasoning_content: 'thinking',
    tool_calls: [call],
  })
})

test('a server that answers in one piece is understood as well', async (t) => {
  const message = {
    role: 'assistant',
    content: [
      { type: 'text', text: 'do' },
      { type: 'text', text: 'ne' },
    ],
  }
  const { ask } = await openModel(t, [whole(200, { choices: [{ message, finish_reason: 'stop' }] })])
  assert.equal((await ask()).message.content, 'done')
})

test('without a usage the tokens are counted by size', async (t) => {
  const { ask } = await openModel(t, [
    streamed(delta({ content: 'done' }, 'stop'), { choices: [], usage: { prompt_tokens: null } }),
  ])
  const { usage } = await ask()
  assert.ok(usage.inputTokens > 10 && usage.outputTokens > 1)
})

test('one connection is kept for all requests, also when a reply ends a little after its last event', async (t) => {
  const endsLater: Answer = (response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write(`data: ${JSON.stringify(delta({ content: 'done' }, 'stop'))}\n\ndata: [DONE]\n\n`)
    setTimeout(() => response.end(), 5)
  }
  const { ask, requests } = await openModel(t, [endsLater])
  for (let i = 0; i < 4; i++) {
    await ask()
    // As long as a tool may take.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.equal(new Set(requests.map(({ port }) => port)).size, 1)
})

test('a server that goes on after the last event is not waited for', async (t) => {
  const goesOn: Answer = (response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.write(`data: ${JSON.stringify(delta({ content: 'done' }, 'stop'))}\n\ndata: [DONE]\n\n`)
  }
  const { ask } = await openModel(t, [goesOn])
  assert.equal((await ask()).message.content, 'done')
  assert.equal((await ask()).message.content, 'done')
})

for (const field of ['strict', 'stream_options']) {
  test(`a server that does not know "${field}" is asked without it, from then on`, async (t) => {
    const refusal = whole(400, { error: { message: `Unknown parameter: ${field}` } })
    const { ask, requests, waits } = await openModel(t, [refusal, saying('done')])
    await ask()
    await ask()
    assert.deepEqual(
      requests.map(({ body }) => body.includes(`"${field}"`)),
      [true, false, false],
    )
    assert.deepEqual(waits, [])
  })
}

const ends: readonly [string, Answer, RegExp][] = [
  [
    'is cut at its length limit',
    streamed(delta({ content: 'x' }, 'length')),
    /was cut at its length limit\. Use a model with a larger output, or lower the input "effort"/,
  ],
  ['is stopped by a filter', streamed(delta({ content: 'x' }, 'content_filter')), /content filter stopped the reply/],
  [
    'is a refusal',
    streamed(delta({ refusal: 'I must ' }), delta({ refusal: 'not' }, 'stop')),
    /The model refused to answer: I must not/,
  ],
]
for (const [what, answer, message] of ends) {
  test(`a reply that ${what} is no normal end, and is not asked for again`, async (t) => {
    const { ask, requests } = await openModel(t, [answer])
    await assert.rejects(ask(), (error) => error instanceof ServiceError && message.test(error.message))
    assert.equal(requests.length, 1)
  })
}

const statuses: readonly [number, RegExp][] = [
  [
    400,
    /did not accept the request \(400\)\. Check that the input "model" names a model with tool calls\. It said: .*the reason/,
  ],
  [401, /refused the key \(401\)\. Check the input "openai-api-key"/],
  [403, /does not let this key use the model "toy-1" \(403\)\. Check the inputs "openai-api-key" and "model"/],
  [404, /knows no model "toy-1", or no such path \(404\)\. Check the inputs "model" and "openai-base-url"/],
  [422, /did not accept the request \(422\)/],
]
for (const [status, message] of statuses) {
  test(`status ${status} is the maintainer's to repair, and is not asked for again`, async (t) => {
    const { ask, requests } = await openModel(t, [whole(status, { error: { message: 'the reason' } })])
    await assert.rejects(ask(), (error) => error instanceof ConfigError && message.test(error.message))
    assert.equal(requests.length, 1)
  })
}

test('an account without quota is told at once', async (t) => {
  const { ask, requests } = await openModel(t, [whole(429, { error: { message: 'no', code: 'insufficient_quota' } })])
  await assert.rejects(ask(), (error) => error instanceof ConfigError && /has no quota left/.test(error.message))
  assert.equal(requests.length, 1)
})

for (const status of [408, 409, 429, 500, 502, 503, 529]) {
  test(`after status ${status} the request is made again`, async (t) => {
    const answers = [whole(status, { error: { message: 'busy' } }), saying('done')]
    const { ask, requests, waits, problems } = await openModel(t, answers)
    assert.equal((await ask()).message.content, 'done')
    assert.equal(requests.length, 2)
    assert.equal(waits.length, 1)
    // Another attempt is announced behind it, so it does not send the reader away.
    assert.match(problems[0] ?? '', new RegExp(`answered with ${status}\\. .*It said: .*busy.*\\.$`))
    assert.doesNotMatch(problems[0] ?? '', /try again/i)
  })
}

test('the wait that a server asks for is kept', async (t) => {
  const { ask, waits } = await openModel(t, [
    whole(429, {}, { 'content-type': 'application/json', 'retry-after': '1' }),
    whole(503, {}, { 'content-type': 'application/json', 'retry-after-ms': '20' }),
    saying('done'),
  ])
  await ask()
  assert.deepEqual(waits, [1_000, 20])
})

test('a wait that would outlast the run is not begun', async (t) => {
  const busy = whole(
    429,
    { error: { message: 'slow down' } },
    { 'content-type': 'application/json', 'retry-after': '30' },
  )
  const { ask, requests, waits } = await openModel(t, [busy], { remainingMs: 10_000 })
  await assert.rejects(
    ask(),
    (error) => error instanceof ServiceError && /answered with 429\. .*It said: .*slow down/.test(error.message),
  )
  assert.deepEqual([requests.length, waits], [1, []])
})

const noCompletion: readonly [string, Answer, RegExp][] = [
  [
    'a web page',
    whole(200, '<!doctype html><title>Login</title>', { 'content-type': 'text/html' }),
    /answered with a web page: .*Check the input "openai-base-url"; it usually ends in "\/v1"/,
  ],
  ['no choices', whole(200, { choices: [] }), /something that is not a chat completion/],
  [
    'an error with status 200',
    whole(200, { error: { message: 'overloaded' } }),
    /something that is not a chat completion.*overloaded/,
  ],
  ['nothing', whole(200, ''), /something that is not a chat completion/],
  ['a stream without choices', streamed({ choices: [] }), /something that is not a chat completion/],
  ['a stream that stops in its middle', streamed(delta({ content: 'half a' })), /broke off its reply before the end/],
  [
    'a stream with an error in it',
    streamed(delta({ content: 'half a' }), { error: { message: 'overloaded' } }),
    /broke off its reply with an error: .*overloaded/,
  ],
  [
    'a stream that is no JSON',
    (response: ServerResponse) => {
      response.setHeader('content-type', 'text/event-stream')
      response.end('data: {"choices": [\n\n')
    },
    /sent a reply that cannot be read/,
  ],
  [
    'a connection that is cut',
    (response: ServerResponse) => {
      response.setHeader('content-type', 'text/event-stream')
      response.write(`data: ${JSON.stringify(delta({ content: 'half a' }))}\n\n`)
      setTimeout(() => response.destroy(), 20)
    },
    /could not be reached/,
  ],
]
for (const [what, answer, message] of noCompletion) {
  test(`${what} in the place of a reply is a fault of the service, after another try`, async (t) => {
    const { ask, requests } = await openModel(t, [answer], { remainingMs: 600 })
    await assert.rejects(ask(), (error) => error instanceof ServiceError && message.test(error.message))
    assert.equal(requests.length, 2)
  })

  test(`${what} in the place of a reply is got over when the next one is right`, async (t) => {
    const { ask } = await openModel(t, [answer, saying('done')])
    assert.equal((await ask()).message.content, 'done')
  })
}

test('an endpoint that is not there is told with the input to check', async (t) => {
  const { ask } = await openModel(t, [saying('x')], {
    settings: { baseUrl: 'http://127.0.0.1:1/v1' },
    remainingMs: 100,
  })
  await assert.rejects(ask(), (error) => {
    return (
      error instanceof ServiceError &&
      /could not be reached: .*(ECONNREFUSED|bad port).* Check the input "openai-base-url"/i.test(error.message)
    )
  })
})

test('a redirect is not followed: the text of the repository goes to no other place', async (t) => {
  const other = await openHttpModel(t, saying('stolen'))
  const redirect = whole(307, '', { location: `${other.baseUrl}/chat/completions` })
  const { ask } = await openModel(t, [redirect], { remainingMs: 100 })
  await assert.rejects(ask(), ServiceError)
  assert.deepEqual(other.requests, [])
})

const silent: Answer = () => undefined
const goesSilent: Answer = (response) => {
  response.setHeader('content-type', 'text/event-stream')
  response.write(`data: ${JSON.stringify(delta({ content: 'x' }))}\n\n`)
}
const neverEnds: Answer = (response) => {
  response.setHeader('content-type', 'text/event-stream')
  const timer = setInterval(() => response.write(`data: ${JSON.stringify(delta({ content: 'x' }))}\n\n`), 20)
  response.on('close', () => clearInterval(timer))
}
const timers = { idleMs: 200, requestMs: 600 }
for (const [what, answer, message] of [
  ['does not begin', silent, /sent nothing for 0\.2 seconds/],
  ['goes silent', goesSilent, /sent nothing for 0\.2 seconds/],
  ['never ends', neverEnds, /did not finish its reply in 0\.6 seconds/],
] as const) {
  test(`a reply that ${what} is given up, and asked for again`, async (t) => {
    const failing = await openModel(t, [answer], { timers, remainingMs: 100 })
    await assert.rejects(failing.ask(), (error) => error instanceof ServiceError && message.test(error.message))
    const passing = await openModel(t, [answer, saying('done')], { timers })
    assert.equal((await passing.ask()).message.content, 'done')
  })

  test(`a run that is stopped while a reply ${what} ends with its own reason, at once`, async (t) => {
    const { ask, requests } = await openModel(t, [answer])
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('stopped')), 100)
    await assert.rejects(ask(OPENING, stop.signal), /stopped/)
    assert.equal(requests.length, 1)
  })
}

test('a run that is stopped while it waits for another try ends at once', async (t) => {
  const busy = whole(429, {}, { 'content-type': 'application/json', 'retry-after': '30' })
  const { ask } = await openModel(t, [busy])
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('stopped')), 100)
  await assert.rejects(ask(OPENING, stop.signal), /stopped/)
})

test('the key is in no message of an error', async (t) => {
  const { ask } = await openModel(t, [whole(401, { error: { message: 'Incorrect API key' } })])
  await assert.rejects(ask(), (error) => error instanceof Error && !error.message.includes('the-key'))
})
