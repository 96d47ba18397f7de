import type OpenAI from 'openai'
import type { AssistantMessage, Message, ToolMessage } from '../agent/types.ts'

type Param = OpenAI.ChatCompletionMessageParam

/** The history as the endpoint wants it back: its own assistant messages unchanged, an answer for every call. */
export function renderMessages(messages: readonly Message[]): Param[] {
  const rendered: Param[] = []
  for (let i = 0; i < messages.length; i++) {
    const message = messages[i]
    if (!message) continue
    if (message.role !== 'assistant') {
      rendered.push(renderPlain(message))
      continue
    }
    const ids = usableIds(message, i)
    rendered.push(renderAssistant(message, ids))
    for (const id of ids) {
      const answer = messages[i + 1]
      if (answer?.role !== 'tool') break
      rendered.push({ role: 'tool', tool_call_id: id, content: answer.content })
      i += 1
    }
  }
  return rendered
}

function renderPlain(message: Exclude<Message, AssistantMessage>): Param {
  return message.role === 'tool' ? renderAnswer(message) : { role: message.role, content: message.content }
}

const renderAnswer = ({ callId, content }: ToolMessage): Param => ({ role: 'tool', tool_call_id: callId, content })

/** Ids that tie each answer to one call, also where the model sent none or the same one twice. */
function usableIds({ calls }: AssistantMessage, position: number): string[] {
  const ids = calls.map((call) => call.id)
  return ids.map((id, i) => (id.trim() !== '' && ids.indexOf(id) === i ? id : `call_${position}_${i}`))
}

function renderAssistant(message: AssistantMessage, ids: readonly string[]): Param {
  const calls = message.calls.map((call, i) => ({
    ...rawCall(message.raw, i),
    id: ids[i] ?? '',
    type: 'function' as const,
    function: { name: call.name, arguments: call.arguments },
  }))
  const own = isObject(message.raw) ? message.raw : { content: message.content }
  return { ...own, role: 'assistant', ...(calls.length > 0 && { tool_calls: calls }) }
}

function rawCall(raw: unknown, i: number): object {
  const calls = isObject(raw) && 'tool_calls' in raw && Array.isArray(raw.tool_calls) ? raw.tool_calls : []
  const call: unknown = calls[i]
  return isObject(call) ? call : {}
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
