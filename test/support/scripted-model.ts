import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen, readBytes, shut } from './loopback.ts'
import {
  type ModelFault,
  type ModelRequest,
  parseRequest,
  resolveTurn,
  type ScriptedReply,
  type Turn,
} from './model/script.ts'

export {
  breakdown,
  call,
  fault,
  lastResult,
  type ModelRequest,
  reply,
  type ScriptedCall,
  type Turn,
} from './model/script.ts'

/** An OpenAI-compatible endpoint that plays a script. */
export interface ScriptedModel {
  /** The base URL, with `/v1`. */
  readonly url: string
  /** All chat requests, those that failed as well. */
  readonly requests: readonly ModelRequest[]
  /** Throws when the script was not played to its end, or was asked for more. */
  assertPlayed(): void
  close(): Promise<void>
}

export interface ScriptedModelSettings {
  /** Refuses every other key with 401. */
  readonly key?: string
}

/** Starts the endpoint on a free port; each request takes the next turn. Must be closed. */
export async function openScriptedModel(
  turns: readonly Turn[],
  settings: ScriptedModelSettings = {},
): Promise<ScriptedModel> {
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => sendError(response, 400, String(error)))
  })
  const address = await listen(server)

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = message.url ?? ''
    const text = (await readBytes(message)).toString('utf8')
    if (settings.key !== undefined && message.headers.authorization !== `Bearer ${settings.key}`) {
      return sendError(response, 401, 'Incorrect API key provided.')
    }
    if (path === '/v1/models')
      return sendJson(response, 200, { object: 'list', data: [{ id: 'scripted', object: 'model' }] })
    if (path !== '/v1/chat/completions') return sendError(response, 404, `Invalid URL (${message.method} ${path})`)

    const headers = Object.fromEntries(Object.entries(message.headers).map(([key, value]) => [key, String(value)]))
    const request = parseRequest(path, headers, text)
    const turn = turns[requests.length]
    requests.push(request)
    // No status that a client would retry: the test shall end here.
    if (turn === undefined) return sendError(response, 400, `The script has no turn ${requests.length}.`)
    const resolved = await resolveTurn(turn, request)
    const call = { request, number: requests.length }
    return resolved.kind === 'reply' ? sendReply(response, resolved, call) : sendFault(response, resolved, call)
  }

  return {
    url: `${address}/v1`,
    requests,
    assertPlayed() {
      if (requests.length !== turns.length) {
        throw new Error(`The script has ${turns.length} turns, and the model was asked ${requests.length} times.`)
      }
    },
    close: () => shut(server),
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: ModelFault['headers'] = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function sendError(response: ServerResponse, status: number, message: string, headers?: ModelFault['headers']): void {
  sendJson(response, status, { error: { message, type: 'error', param: null, code: null } }, headers)
}

interface Call {
  readonly request: ModelRequest
  /** The request's place, from 1; makes ids that differ. */
  readonly number: number
}

function sendReply(response: ServerResponse, reply: ScriptedReply, call: Call): void {
  if (!call.request.stream) {
    sendJson(response, 200, renderCompletion(reply, call))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const chunk of renderChunks(reply, call)) response.write(renderEvent(chunk))
  response.end('data: [DONE]\n\n')
}

function sendFault(response: ServerResponse, fault: ModelFault, call: Call): void {
  const status = fault.status ?? 200
  switch (fault.mode) {
    case 'status':
      if (fault.body === undefined) sendError(response, status, `The script says ${status}.`, fault.headers)
      else sendJson(response, status, fault.body, fault.headers)
      break
    case 'html':
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html><body>Gateway</body></html>\n')
      break
    case 'stall':
      break
    case 'stall-mid-stream':
      beginStream(response, call)
      break
    case 'cut':
      beginStream(response, call, () => response.socket?.destroy())
      break
  }
}

function beginStream(response: ServerResponse, call: Call, then?: () => void): void {
  const [first] = renderChunks({ kind: 'reply', text: 'I will', calls: [] }, call)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(renderEvent(first), then)
}

const renderEvent = (chunk: unknown): string => `data: ${JSON.stringify(chunk)}\n\n`

function renderCompletion(reply: ScriptedReply, call: Call): object {
  const calls = numberCalls(reply, call)
  const message = {
    role: 'assistant',
    content: reply.text || null,
    refusal: null,
    ...(calls.length > 0 && { tool_calls: calls }),
    ...reply.extra,
  }
  return {
    ...envelope(call),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finishReason(reply), logprobs: null }],
    usage: renderUsage(reply),
  }
}

/** As OpenAI streams: the role, words and arguments in pieces, the reason, the usage when asked for. */
function renderChunks(reply: ScriptedReply, call: Call): object[] {
  const chunk = (delta: object, reason: string | null = null) => ({
    ...envelope(call),
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })
  const calls = numberCalls(reply, call).flatMap(({ id, type, function: { name, arguments: text } }, index) => [
    chunk({ tool_calls: [{ index, id, type, function: { name, arguments: '' } }] }),
    ...inPieces(text).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
  ])
  return [
    chunk({ role: 'assistant', content: '', ...reply.extra }),
    ...inPieces(reply.text).map((content) => chunk({ content })),
    ...calls,
    chunk({}, finishReason(reply)),
    ...(call.request.text.includes('"include_usage":true')
      ? [{ ...envelope(call), object: 'chat.completion.chunk', choices: [], usage: renderUsage(reply) }]
      : []),
  ]
}

const envelope = ({ request, number }: Call) => ({
  id: `chatcmpl-${number}`,
  created: 1_793_534_400,
  model: request.model,
})

const finishReason = ({ finishReason: given, calls }: ScriptedReply): string =>
  given ?? (calls.length > 0 ? 'tool_calls' : 'stop')

const numberCalls = ({ calls }: ScriptedReply, { number }: Call) =>
  calls.map(({ id, name, arguments: text }, i) => ({
    id: id ?? `call_${number}_${i + 1}`,
    type: 'function',
    function: { name, arguments: text },
  }))

function renderUsage({ usage }: ScriptedReply) {
  const { inputTokens, outputTokens } = usage ?? { inputTokens: 100, outputTokens: 20 }
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  }
}

const inPieces = (text: string): string[] => text.match(/[\s\S]{1,24}/g) ?? []
