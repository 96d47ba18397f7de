import * as z from 'zod'
import type { AssistantMessage, Reply, ToolCall } from '../agent/types.ts'
import { ServiceError } from '../errors.ts'
import { estimateTokens } from '../text.ts'
import { TransientError } from './retry.ts'

const CALL = z.object({
  id: z.string().nullish(),
  type: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.unknown() }).nullish(),
})

const COMPLETION = z.object({
  choices: z
    .array(
      z.object({
        message: z.looseObject({
          content: z.unknown(),
          refusal: z.string().nullish(),
          tool_calls: z.array(CALL.loose()).nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/** Reads a completion, whole or put together from a stream. Throws ServiceError when it is none, or no normal end. */
export function readReply(received: unknown, request: unknown): Reply {
  const completion = COMPLETION.safeParse(typeof received === 'string' ? tryJson(received) : received)
  if (!completion.success) throw new TransientError(new ServiceError(describeStranger(received)))
  const { choices, usage } = completion.data
  const choice = choices[0]
  if (!choice) throw new TransientError(new ServiceError(describeStranger(received)))
  const { message, finish_reason } = choice

  if (message.refusal) throw new ServiceError(`The model refused to answer: ${message.refusal.slice(0, 300)}`)
  if (finish_reason === 'content_filter') throw new ServiceError("The endpoint's content filter stopped the reply.")
  if (finish_reason === 'length') {
    throw new ServiceError(
      'The model\'s reply was cut at its length limit. Use a model with a larger output, or a smaller "effort".',
    )
  }
  return {
    message: toMessage(message),
    // Servers that send no usage are counted by bytes, so that a budget holds with them too.
    usage: {
      inputTokens: usage?.prompt_tokens ?? estimateTokens(request),
      outputTokens: usage?.completion_tokens ?? estimateTokens(message),
    },
  }
}

type RawMessage = z.infer<typeof COMPLETION>['choices'][number]['message']

function toMessage(message: RawMessage): AssistantMessage {
  return {
    role: 'assistant',
    content: typeof message.content === 'string' ? message.content : '',
    calls: (message.tool_calls ?? []).map(toCall),
    raw: { ...message, role: 'assistant' },
  }
}

function toCall(call: z.infer<typeof CALL>): ToolCall {
  const { name, arguments: input } = call.function ?? {}
  const isFunction = (call.type ?? 'function') === 'function' && typeof name === 'string'
  return {
    id: call.id ?? '',
    name: name ?? '',
    arguments: typeof input === 'string' ? input || '{}' : JSON.stringify(input ?? {}),
    ...(!isFunction && {
      fault: `A call of type ${JSON.stringify(call.type ?? null)} is not served. Send function calls only.`,
    }),
  }
}

function describeStranger(received: unknown): string {
  const text = typeof received === 'string' ? received : JSON.stringify(received)
  const kind = /^\s*</.test(text) ? 'a web page' : 'something that is no chat completion'
  return `The model endpoint answered with ${kind}: ${JSON.stringify(text.slice(0, 120))}. Check the input "openai-base-url"; it usually ends in "/v1".`
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
