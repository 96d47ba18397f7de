import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { type TestContext, test } from 'node:test'
import type { Environment } from '../../src/config/config.ts'
import { askEndpoint, checkEndpoint, checkModelSettings } from '../../src/doctor/endpoint.ts'
import { listen, shut } from '../support/loopback.ts'

interface Endpoint {
  readonly url: string
  readonly seen: string[]
}

/** A model endpoint that answers every request in the same way. */
async function openEndpoint(t: TestContext, answer: (response: ServerResponse) => void): Promise<Endpoint> {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    answer(response)
  })
  const url = await listen(server)
  t.after(() => shut(server))
  return { url, seen }
}

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const models = (...ids: readonly string[]) => json(200, { object: 'list', data: ids.map((id) => ({ id })) })

async function examine(t: TestContext, answer: (response: ServerResponse) => void, model = 'small'): Promise<string[]> {
  const { url } = await openEndpoint(t, answer)
  const found = checkEndpoint(await askEndpoint(url, 'key', 500), { baseUrl: url, model })
  return found.map(({ kind, problem, cure }) => `${kind}: ${problem} ${cure}`.replaceAll(url, 'URL'))
}

test('an endpoint that knows the model is in order, and was asked once, for its list', async (t) => {
  const { url, seen } = await openEndpoint(t, models('large', 'small'))
  assert.deepEqual(checkEndpoint(await askEndpoint(url, 'key'), { baseUrl: url, model: 'small' }), [])
  assert.deepEqual(seen, ['GET /models Bearer key'])
})

const WITHOUT_LIST: Readonly<Record<string, readonly [answer: (response: ServerResponse) => void, status: number]>> = {
  'has no list of models': [json(404, { error: 'not found' }), 404],
  'does not allow to ask for one': [json(405, {}), 405],
  'has an empty list': [models(), 200],
  'answers with something else': [json(200, ['small']), 200],
  'answers with a page': [(response) => response.end('<html></html>'), 200],
}
for (const [what, [answer, status]] of Object.entries(WITHOUT_LIST)) {
  test(`an endpoint that ${what} is no fault, and is not said to be in order`, async (t) =>
    assert.deepEqual(await examine(t, answer), [
      `unchecked: The model endpoint URL gave no list of models (${status}), so key and model were not tried. Some servers have none. Check that the input "openai-base-url" (or OPENAI_BASE_URL) ends as this server wants it, for example with "/v1".`,
    ]))
}

const FAULTS: Readonly<Record<string, readonly [(response: ServerResponse) => void, string]>> = {
  'refuses the key': [
    json(401, { error: 'bad key' }),
    'fault: The model endpoint URL refuses the key (401). Check the input "openai-api-key".',
  ],
  'forbids the key': [
    json(403, {}),
    'fault: The model endpoint URL refuses the key (403). Check the input "openai-api-key".',
  ],
  'is gone': [
    json(410, {}),
    'fault: The model endpoint URL is gone (410). Set the input "openai-base-url" (or OPENAI_BASE_URL) to another one.',
  ],
  'has other models': [
    models('large', 'huge'),
    'fault: The model endpoint URL has no model "small". Set the input "model" to one of: large, huge.',
  ],
  'has very many others': [
    models(...Array.from({ length: 30 }, (_, i) => `m${i}`)),
    'fault: The model endpoint URL has no model "small". Set the input "model" to one of: m0, m1, m2, m3, m4, m5, m6, m7, m8, m9 and 20 more.',
  ],
  'is overloaded': [
    json(503, {}),
    'unchecked: The model endpoint URL answered with 503. Try again later, or ask its operator.',
  ],
}
for (const [what, [answer, told]] of Object.entries(FAULTS)) {
  test(`an endpoint that ${what} is told, with the cure`, async (t) =>
    assert.deepEqual(await examine(t, answer), [told]))
}

test('an endpoint that hangs up, or never answers, cannot be reached', async (t) => {
  const answers: readonly ((response: ServerResponse) => void)[] = [
    (response) => response.socket?.destroy(),
    () => undefined,
  ]
  for (const answer of answers) {
    const [told] = await examine(t, answer)
    assert.match(told ?? '', /^fault: The model endpoint URL cannot be reached: .*Check the input "openai-base-url"/)
  }
  const nobody = checkEndpoint(await askEndpoint('http://127.0.0.1:9', 'key'), { baseUrl: 'x', model: 'small' })
  assert.match(nobody[0]?.problem ?? '', /cannot be reached/)
})

test('C13: the key is not taken to where an endpoint points', async (t) => {
  const other = await openEndpoint(t, models('small'))
  const [told] = await examine(t, (response) => response.writeHead(307, { location: `${other.url}/models` }).end())
  assert.match(told ?? '', /cannot be reached/)
  assert.deepEqual(other.seen, [])
})

test('a model and a key have to be set', () => {
  const none = checkModelSettings({ model: undefined }, { openaiApiKey: undefined }, {})
  assert.deepEqual(
    none.map(({ problem }) => problem.split('.')[0]),
    ['No model is set', 'No key for the model is set'],
  )
  assert.deepEqual(checkModelSettings({ model: 'small' }, { openaiApiKey: 'key' }, {}), [])
})

test('a key comes from a secret in a job, and from the environment on a machine of a person', () => {
  const cureIn = (environment: Environment) =>
    checkModelSettings({ model: 'small' }, { openaiApiKey: undefined }, environment)[0]?.cure ?? ''
  assert.match(cureIn({ GITHUB_ACTIONS: 'true' }), /^Set the input "openai-api-key" from a secret: Settings/)
  assert.match(cureIn({}), /^Set OPENAI_API_KEY in the environment/)
})
