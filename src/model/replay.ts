import type { AssistantMessage, Message, Model, Reply } from '../agent/types.ts'
import { ServiceError } from '../errors.ts'
import { estimateTokens } from '../text.ts'

/** What a scripted model does next, given everything it has been shown. `undefined` ends the script. */
export type ReplayScript = (messages: readonly Message[], turn: number) => AssistantMessage | undefined

/** The script of a recorded run: its replies one after the other, whatever they are answered. */
export const scriptOf =
  (replies: readonly AssistantMessage[]): ReplayScript =>
  (_messages, turn) =>
    replies[turn]

/** Plays a script or a recorded run through the same interface as a real model. Needs no network and no key. */
export function createReplayModel(script: ReplayScript): Model {
  let turn = 0
  return {
    async reply(messages, tools, signal): Promise<Reply> {
      signal.throwIfAborted()
      const message = script(messages, turn)
      if (!message) throw new ServiceError(describeEnd(turn))
      turn += 1
      return {
        message,
        usage: {
          inputTokens: estimateTokens([messages, tools.map((tool) => tool.inputSchema)]),
          outputTokens: estimateTokens(message),
        },
      }
    },
  }
}

const describeEnd = (replies: number) =>
  `The recorded model ended after reply ${replies}, and this run asks for more: the commit, its tests or a setting differ from the recorded run's.`
