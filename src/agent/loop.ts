import { type AnswerParts, answerCalls } from './answer.ts'
import { isOutOfTime } from './budget.ts'
import type { Budget, Message, Model, Reply, StopReason } from './types.ts'

export interface AgentParts extends AnswerParts {
  readonly model: Model
  readonly budget: Budget
  /** Shortens a history that comes near the model's window; returns the same array when nothing is to do. */
  readonly compact: (messages: Message[]) => Message[]
}

/** Ask the model, do what it asks, show it what happened; until it stops asking or the budget ends. */
export async function runAgent(
  opening: readonly Message[],
  parts: AgentParts,
): Promise<{ stop: StopReason; messages: readonly Message[] }> {
  const { budget, record } = parts
  let messages = [...opening]

  for (;;) {
    const spent = budget.exhausted()
    if (spent) return { stop: spent, messages }

    messages = parts.compact(messages)
    const reply = await ask(messages, parts)
    if (!reply) return { stop: 'out_of_time', messages }
    const { message, usage } = reply
    budget.charge(usage)
    messages.push(message)
    record({ type: 'reply', message, usage })

    if (message.calls.length === 0) return { stop: 'finished', messages }
    messages.push(...(await answerCalls(message.calls, parts)))
  }
}

/** The run's time ending in the middle of a request is an expected ending, not a failure of the model. */
async function ask(messages: readonly Message[], parts: AgentParts): Promise<Reply | undefined> {
  try {
    return await parts.model.reply(messages, parts.tools, parts.signal)
  } catch (error) {
    if (isOutOfTime(parts.signal)) return undefined
    throw error
  }
}
