import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { TestContext } from 'node:test'

export interface ModelRequest {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The caller's port: the same for all requests of one connection. */
  readonly port: number | undefined
}

/** Answers one request in any way there is. */
export type Answer = (response: ServerResponse) => unknown

export interface HttpModel {
  readonly baseUrl: string
  readonly requests: ModelRequest[]
}

/** An endpoint on loopback that gives these answers, one a request; the last one again and again. */
export async function openHttpModel(t: Pick<TestContext, 'after'>, ...answers: readonly Answer[]): Promise<HttpModel> {
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      port: request.socket.remotePort,
    })
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    await answer?.(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, requests }
}

/** A reply as a stream: one event for each of these values, then the end. */
export function streamed(...chunks: readonly unknown[]): Answer {
  return (response) => {
    response.setHeader('content-type', 'text/event-stream')
    for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    response.end('data: [DONE]\n\n')
  }
}

/** A whole answer in one piece. */
export function whole(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Answer {
  return (response) => {
    response.writeHead(status, headers)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export const delta = (fields: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta: fields, finish_reason }],
})

/** A streamed reply of words alone. */
export const saying = (content: string): Answer =>
  streamed(delta({ role: 'assistant', content }), delta({}, 'stop'), {
    choices: [],
    usage: { prompt_tokens: 11, completion_tokens: 3 },
  })

/** A streamed reply with one tool call, its arguments in two pieces. */
export function calling(id: string, name: string, input: object): Answer {
  const text = JSON.stringify(input)
  const piece = (fields: object) => delta({ tool_calls: [{ index: 0, ...fields }] })
  return streamed(
    delta({ role: 'assistant', content: null }),
    piece({ id, type: 'function', function: { name, arguments: '' } }),
    piece({ function: { arguments: text.slice(0, 5) } }),
    piece({ function: { arguments: text.slice(5) } }),
    delta({}, 'tool_calls'),
    { choices: [], usage: { prompt_tokens: 20, completion_tokens: 5 } },
  )
}
