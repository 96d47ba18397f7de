import { BYTES_PER_TOKEN, estimateTokens, shortenMiddle } from '../text.ts'
import type { AgentEvent, Message } from './types.ts'

/** Compaction starts at this share of the model's window, and goes on down to the second one, so that it is rare. */
const START = 0.75
const GOAL = 0.5
/** What is always left of an answer that has to be cut. */
const MIN_OUTPUT_BYTES = 400

/** What is sent of a message: the provider's own form of it, where there is one. */
const sentForm = (message: Message) => ('raw' in message && message.raw !== undefined ? message.raw : message)

/** Estimated from what is sent of each message. */
export function countTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, message) => sum + estimateTokens(sentForm(message)), 0)
}

/**
 * Returns a `compact` for the loop. Old tool output is shortened first, then the oldest groups go: an assistant message
 * leaves together with all its answers, because providers refuse a call without its answer. The opening always stays,
 * and so does the newest group, its answers cut if they alone would fill the window.
 */
export function createCompaction(contextTokens: number, record: (event: AgentEvent) => void) {
  return (messages: Message[]): Message[] => {
    const before = countTokens(messages)
    if (before < contextTokens * START) return messages

    const goal = contextTokens * GOAL
    const compacted = cutNewOutput(dropOldGroups(shortenOldOutput(messages, goal), goal), contextTokens * START)
    record({ type: 'compacted', messages: compacted.length, tokensBefore: before, tokensAfter: countTokens(compacted) })
    return compacted
  }
}

function shortenOldOutput(messages: readonly Message[], goal: number): Message[] {
  const shortened = [...messages]
  const recent = lastGroupStart(messages)
  let tokens = countTokens(messages)
  for (const [i, message] of messages.entries()) {
    if (i >= recent || tokens <= goal) break
    if (message.role !== 'tool' || message.content.length <= MIN_OUTPUT_BYTES) continue
    const bytes = Buffer.byteLength(message.content)
    const content = `[${bytes} bytes of older output removed; call the tool again if you need it]`
    shortened[i] = { ...message, content }
    tokens += countTokens([{ ...message, content }]) - countTokens([message])
  }
  return shortened
}

function dropOldGroups(messages: readonly Message[], goal: number): Message[] {
  const opening = messages.findIndex((message) => message.role === 'assistant')
  if (opening === -1) return [...messages]
  let start = opening
  let tokens = countTokens(messages)
  while (tokens > goal) {
    const next = messages.findIndex((message, i) => i > start && message.role === 'assistant')
    if (next === -1) break
    tokens -= countTokens(messages.slice(start, next))
    start = next
  }
  return [...messages.slice(0, opening), ...messages.slice(start)]
}

/** An equal share of what the window has left for each answer of the newest group. */
function cutNewOutput(messages: readonly Message[], limit: number): Message[] {
  if (countTokens(messages) <= limit) return [...messages]
  const recent = lastGroupStart(messages)
  const isNewOutput = (message: Message, i: number) => i > recent && message.role === 'tool'
  const others = messages.filter((message, i) => !isNewOutput(message, i))
  const outputs = messages.length - others.length
  // Half of it: text grows when it is written as JSON.
  const maxBytes = Math.max(MIN_OUTPUT_BYTES, ((limit - countTokens(others)) * BYTES_PER_TOKEN) / outputs / 2)
  return messages.map((message, i) =>
    isNewOutput(message, i) ? { ...message, content: shortenMiddle(message.content, maxBytes) } : message,
  )
}

function lastGroupStart(messages: readonly Message[]): number {
  const start = messages.findLastIndex((message) => message.role === 'assistant')
  return start === -1 ? messages.length : start
}
