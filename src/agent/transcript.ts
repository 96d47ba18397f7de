import type { AgentEvent, Message } from './types.ts'

/** Compaction starts at this share of the model's window, and goes on down to the second one, so that it is rare. */
const START = 0.75
const GOAL = 0.5

/** Tokens by bytes. A tokenizer is slow on repeated characters, and logs are written by strangers. */
export function estimateTokens(messages: readonly Message[]): number {
  const bytes = messages.reduce((sum, message) => sum + Buffer.byteLength(JSON.stringify(message)), 0)
  return Math.ceil(bytes / 3.6)
}

/**
 * Returns a `compact` for the loop. Old tool output is shortened first, then the oldest groups go: an assistant message
 * leaves together with all its answers, because providers refuse a call without its answer. The opening always stays.
 */
export function createCompaction(contextTokens: number, record: (event: AgentEvent) => void) {
  return (messages: Message[]): Message[] => {
    const before = estimateTokens(messages)
    if (before < contextTokens * START) return messages

    const goal = contextTokens * GOAL
    const compacted = dropOldGroups(shortenOldOutput(messages, goal), goal)
    record({
      type: 'compacted',
      messages: compacted.length,
      tokensBefore: before,
      tokensAfter: estimateTokens(compacted),
    })
    return compacted
  }
}

function shortenOldOutput(messages: readonly Message[], goal: number): Message[] {
  const shortened = [...messages]
  const recent = lastGroupStart(messages)
  for (const [i, message] of messages.entries()) {
    if (i >= recent || estimateTokens(shortened) <= goal) break
    if (message.role !== 'tool' || message.content.length <= 200) continue
    const bytes = Buffer.byteLength(message.content)
    shortened[i] = {
      ...message,
      content: `[${bytes} bytes of older output removed; call the tool again if you need it]`,
    }
  }
  return shortened
}

function dropOldGroups(messages: readonly Message[], goal: number): Message[] {
  const opening = messages.findIndex((message) => message.role === 'assistant')
  if (opening === -1) return [...messages]
  let kept = messages.slice(opening)
  while (estimateTokens([...messages.slice(0, opening), ...kept]) > goal) {
    const next = kept.findIndex((message, i) => i > 0 && message.role === 'assistant')
    if (next === -1) break
    kept = kept.slice(next)
  }
  return [...messages.slice(0, opening), ...kept]
}

function lastGroupStart(messages: readonly Message[]): number {
  const start = messages.findLastIndex((message) => message.role === 'assistant')
  return start === -1 ? messages.length : start
}
