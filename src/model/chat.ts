import type OpenAI from 'openai'
import type { Message, Model, Reply, Tool } from '../agent/types.ts'
import { type Received, readReply } from './chat-reply.ts'
import { renderMessages } from './chat-request.ts'
import { fetchAndDrain } from './connection.ts'
import { translateError } from './errors.ts'
import type { ModelSettings, ModelTimers } from './model.ts'
import { type RetrySettings, withRetries } from './retry.ts'
import { createMerge } from './stream.ts'
import { type Watched, watch } from './watch.ts'

/** OpenAI Chat Completions, as many servers speak it. https://platform.openai.com/docs/api-reference/chat */
export function createChatModel(settings: ModelSettings, retry: RetrySettings, timers: ModelTimers): Model {
  let client: Promise<OpenAI> | undefined
  // What a server turned out not to know. Found out once, left out from then on.
  const dropped = new Set<Optional>()

  return {
    async reply(messages, tools, signal) {
      client ??= createClient(settings)
      const openai = await client
      return withRetries(() => request(openai, { messages, tools, signal }), retry, signal)
    },
  }

  async function request(openai: OpenAI, call: Exchange): Promise<Reply> {
    const body = buildBody(settings, call, dropped)
    try {
      return await exchange(openai, body, { signal: call.signal, timers })
    } catch (error) {
      call.signal.throwIfAborted()
      const unknown = findUnknownField(error, dropped)
      if (!unknown) throw translateError(error, settings)
      dropped.add(unknown)
      return request(openai, call)
    }
  }
}

interface Exchange {
  readonly messages: readonly Message[]
  readonly tools: readonly Tool[]
  readonly signal: AbortSignal
}

/** Fields that some compatible servers refuse. */
const OPTIONAL = ['strict', 'stream_options'] as const
type Optional = (typeof OPTIONAL)[number]

function findUnknownField(error: unknown, dropped: ReadonlySet<Optional>): Optional | undefined {
  if (!(error instanceof Error) || !('status' in error) || (error.status !== 400 && error.status !== 422))
    return undefined
  return OPTIONAL.find((field) => !dropped.has(field) && error.message.includes(field))
}

/**
 * What the client would otherwise pick up from the environment is given. Redirects are not followed: the repository's
 * text goes to the endpoint that was named, and to no other.
 */
async function createClient({ apiKey, baseUrl }: ModelSettings): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    apiKey,
    baseURL: baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: fetchAndDrain,
    fetchOptions: { redirect: 'error' },
    maxRetries: 0,
    logLevel: 'off',
    defaultHeaders: { 'User-Agent': 'regreen' },
  })
}

type Body = OpenAI.ChatCompletionCreateParamsStreaming

function buildBody(settings: ModelSettings, { messages, tools }: Exchange, dropped: ReadonlySet<Optional>): Body {
  return {
    model: settings.model,
    messages: renderMessages(messages),
    tools: tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      function: {
        name,
        description,
        // Left out, it means strict to some endpoints and not strict to others.
        ...(!dropped.has('strict') && { strict: true }),
        parameters: { ...inputSchema },
      },
    })),
    stream: true,
    ...(!dropped.has('stream_options') && { stream_options: { include_usage: true } }),
    // The list of efforts differs between models; the endpoint checks it.
    ...(settings.effort && { reasoning_effort: settings.effort as OpenAI.ReasoningEffort }),
  }
}

async function exchange(openai: OpenAI, body: Body, { signal, timers }: Waiting): Promise<Reply> {
  const watched = watch(signal, timers)
  try {
    return readReply(await receive(openai, body, { watched, timers }), body.messages)
  } catch (error) {
    throw watched.cause() ?? error
  } finally {
    watched.end()
  }
}

interface Waiting {
  readonly signal: AbortSignal
  readonly timers: ModelTimers
}

async function receive(
  openai: OpenAI,
  body: Body,
  { watched, timers }: { watched: Watched; timers: ModelTimers },
): Promise<Received> {
  const { data: stream, response } = await openai.chat.completions
    .create(body, { signal: watched.signal, timeout: timers.requestMs })
    .withResponse()
  watched.touch()
  if (!response.headers.get('content-type')?.includes('text/event-stream'))
    return { completion: await response.text(), isStreamed: false }

  const merge = createMerge()
  for await (const chunk of stream) {
    watched.touch()
    merge.add(chunk)
  }
  // The client ends an aborted stream as if it were complete.
  watched.signal.throwIfAborted()
  return { completion: merge.result(), isStreamed: true }
}
