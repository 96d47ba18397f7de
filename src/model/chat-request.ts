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
      rendered.push(renderAnswer(answer, id))
      i += 1
    }
  }
  return rendered
}

function renderPlain(message: Exclude<Message, AssistantMessage>): Param {
  return message.role === 'tool'
    ? renderAnswer(message, message.callId)
    : { role: message.role, content: message.content.toWellFormed() }
}

/** Half a character, as a test or a file may hold, makes a request one that many servers do not take. */
const renderAnswer = ({ content }: ToolMessage, id: string): Param => ({
  role: 'tool',
  tool_call_id: id,
  content: content.toWellFormed(),
})

/** Ids that tie each answer to one call, also where the model sent none or the same one twice. */
function usableIds({ calls }: AssistantMessage, position: number): string[] {
  const ids = calls.map((call) => call.id)
  const isUsable = (id: string, i: number) => id.trim() !== '' && ids.indexOf(id) === i
  return ids.map((id, i) => (isUsable(id, i) ? id : unusedId(`call_${position}_${i}`, ids)))
}

const unusedId = (wanted: string, taken: readonly string[]): string =>
  taken.includes(wanted) ? unusedId(`${wanted}_`, taken) : wanted

function renderAssistant(message: AssistantMessage, ids: readonly string[]): Param {
  const calls = message.calls.map((call, i) => {
    const raw = rawCall(message.raw, i)
    return {
      ...raw,
      id: ids[i] ?? '',
      type: 'function' as const,
      function: { ...fieldsOf(raw, 'function'), name: acceptedName(call.name), arguments: call.arguments },
    }
  })
  const own = isObject(message.raw) ? message.raw : { content: message.content }
  return { ...own, role: 'assistant', ...(calls.length > 0 && { tool_calls: calls }) }
}

function rawCall(raw: unknown, i: number): object {
  const calls = isObject(raw) && 'tool_calls' in raw && Array.isArray(raw.tool_calls) ? raw.tool_calls : []
  const call: unknown = calls[i]
  return isObject(call) ? call : {}
}

function fieldsOf(value: object, key: string): object {
  const inner: unknown = Object.entries(value).find(([name]) => name === key)?.[1]
  return isObject(inner) ? inner : {}
}

/** A model may call a tool by any name; an endpoint takes a history with names of this form only. */
const acceptedName = (name: string) => name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unknown'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
