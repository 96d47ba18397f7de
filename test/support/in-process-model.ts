import type { Message, Model, Usage } from '../../src/agent/types.ts'
import type { ScriptedCall } from './model/script.ts'

export { call } from './model/script.ts'

/** A model without a server: the script's replies in order. */
export interface InProcessModel extends Model {
  /** The messages of each request. */
  readonly seen: readonly (readonly Message[])[]
}

export type InProcessTurn = string | readonly ScriptedCall[] | Error

const USAGE: Usage = { inputTokens: 10, outputTokens: 5 }

/** Plays words and calls back, throws errors, and fails loudly when it is asked once too often. */
export function createInProcessModel(...turns: readonly InProcessTurn[]): InProcessModel {
  const seen: Message[][] = []
  return {
    seen,
    async reply(messages, _tools, signal) {
      signal.throwIfAborted()
      const turn = turns[seen.length]
      seen.push([...messages])
      if (turn === undefined) throw new Error(`The script has no turn ${seen.length}.`)
      if (turn instanceof Error) throw turn
      const content = typeof turn === 'string' ? turn : ''
      const calls = typeof turn === 'string' ? [] : turn
      return {
        message: {
          role: 'assistant',
          content,
          calls: calls.map((call, i) => ({ id: `call_${seen.length}_${i + 1}`, ...call })),
        },
        usage: USAGE,
      }
    },
  }
}
