import type { AgentParts } from '../../src/agent/loop.ts'
import type { AgentEvent, AssistantMessage, Effect, Intent, Message, Tool, ToolCall } from '../../src/agent/types.ts'
import { ToolError } from '../../src/errors.ts'

/** A call as a model sends it; the arguments may be any text. */
export function call(name: string, input: unknown = {}, id = `id-${name}`): ToolCall {
  return { id, name, arguments: typeof input === 'string' ? input : JSON.stringify(input) }
}

export function reply(...calls: readonly ToolCall[]): AssistantMessage {
  return { role: 'assistant', content: '', calls }
}

export function words(content: string): AssistantMessage {
  return { role: 'assistant', content, calls: [] }
}

export interface ToyTool {
  readonly name: string
  readonly effect?: Effect
  readonly act?: (input: unknown, signal: AbortSignal) => string | Promise<string>
  readonly intent?: Partial<Intent>
}

/** A tool that does what the test says, and counts as a read unless told otherwise. */
export function toyTool({ name, effect = 'read', act = () => `${name} done`, intent }: ToyTool): Tool {
  return {
    name,
    effect,
    description: name,
    inputSchema: {},
    plan: (input) => ({ effect, paths: [], perform: async (signal) => act(input, signal), ...intent }),
  }
}

export const failingTool = (name: string): Tool =>
  toyTool({
    name,
    act: () => {
      throw new ToolError(`${name} cannot be done. Try another way.`)
    },
  })

/** Parts of a loop around scripted replies; everything that was recorded or sent to the model is kept. */
export function agentParts(replies: readonly AssistantMessage[], overrides: Partial<AgentParts> = {}) {
  const events: AgentEvent[] = []
  const sent: (readonly Message[])[] = []
  let turn = 0
  const parts: AgentParts = {
    model: {
      async reply(messages) {
        sent.push([...messages])
        const message = replies[turn++]
        if (!message) throw new Error('The script has no reply left.')
        return { message, usage: { inputTokens: 10, outputTokens: 1 } }
      },
    },
    tools: [],
    judge: () => ({ allowed: true }),
    budget: {
      charge: () => undefined,
      exhausted: () => undefined,
      spent: () => ({ turns: 0, inputTokens: 0, outputTokens: 0 }),
    },
    compact: (messages) => messages,
    record: (event) => events.push(event),
    signal: new AbortController().signal,
    ...overrides,
  }
  return { parts, events, sent }
}
