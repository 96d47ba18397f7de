import * as z from 'zod'
import type { AssistantMessage, Reply, ToolCall } from '../agent/types.ts'
import { ServiceError } from '../errors.ts'
import { asSentence, cutText, estimateTokens, tryParseJson } from '../text.ts'
import { TransientError } from './retry.ts'

const CALL = z.looseObject({
  id: z.string().nullish(),
  type: z.string().nullish(),
  function: z.looseObject({ name: z.string().nullish(), arguments: z.unknown() }).nullish(),
})

const COMPLETION = z.object({
  choices: z
    .array(
      z.object({
        message: z.looseObject({
          content: z.unknown(),
          refusal: z.string().nullish(),
          tool_calls: z.array(CALL).nullish(),
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  // A usage of another shape is as good as none.
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(undefined),
})

/** What an endpoint answered: a completion in one piece, or one put together from a stream. */
export interface Received {
  readonly completion: unknown
  readonly isStreamed: boolean
}

/** Reads a completion. Throws ServiceError when it is not one, or did not end normally. */
export function readReply({ completion, isStreamed }: Received, request: unknown): Reply {
  const parsed = COMPLETION.safeParse(typeof completion === 'string' ? tryParseJson(completion) : completion)
  const choice = parsed.data?.choices[0]
  if (!choice) throw new TransientError(new ServiceError(describeStranger(completion)))
  const { message, finish_reason } = choice
  // A server that ends a stream in its middle ends it like any other; only the reason is missing.
  if (isStreamed && !finish_reason)
    throw new TransientError(new ServiceError('The model endpoint broke off its reply before the end.'))
  refuseUnusualEnd(message.refusal, finish_reason)
  const usage = parsed.data?.usage
  return {
    message: toMessage(message),
    // Servers that send no usage are counted by bytes, so that a budget holds with them too.
    usage: {
      inputTokens: usage?.prompt_tokens ?? estimateTokens(request),
      outputTokens: usage?.completion_tokens ?? estimateTokens(message),
    },
  }
}

function refuseUnusualEnd(refusal: string | null | undefined, finishReason: string | null | undefined): void {
  if (refusal) throw new ServiceError(`The model refused to answer: ${asSentence(cutText(refusal, 300))}`)
  if (finishReason === 'content_filter') throw new ServiceError("The endpoint's content filter stopped the reply.")
  if (finishReason === 'length') {
    throw new ServiceError(
      'The model\'s reply was cut at its length limit. Use a model with a larger output, or lower the input "effort".',
    )
  }
}

type RawMessage = z.infer<typeof COMPLETION>['choices'][number]['message']

function toMessage(message: RawMessage): AssistantMessage {
  return {
    role: 'assistant',
    content: readText(message.content),
    calls: (message.tool_calls ?? []).map(toCall),
    raw: { ...message, role: 'assistant' },
  }
}

const PART = z.looseObject({ type: z.literal('text'), text: z.string() })

/** A text, or a list of parts of which some are texts. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content
  const parts = Array.isArray(content) ? content : []
  return parts.map((part) => PART.safeParse(part).data?.text ?? '').join('')
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
  const kind = /^\s*</.test(text) ? 'a web page' : 'something that is not a chat completion'
  return `The model endpoint answered with ${kind}: ${JSON.stringify(text.slice(0, 120))}. Check the input "openai-base-url"; it usually ends in "/v1".`
}
