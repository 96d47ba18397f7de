import { type FixtureResponse, LLMock } from '@copilotkit/aimock'
import type { ScriptedModel } from '../scripted-model.ts'
import { parseRequest, resolveTurn, type Turn } from './script.ts'

/** The same script played by somebody else's server, as a second opinion on the wire format. */
export async function openAimockModel(turns: readonly Turn[]): Promise<ScriptedModel> {
  const requests: ReturnType<typeof parseRequest>[] = []
  const server = new LLMock({ port: 0, logLevel: 'silent' })
  server.on({ predicate: () => true }, async (body) => {
    const request = parseRequest('/v1/chat/completions', {}, JSON.stringify(body))
    const turn = turns[requests.length]
    requests.push(request)
    if (turn === undefined) return refuse(400, `The script has no turn ${requests.length}.`)
    const resolved = await resolveTurn(turn, request)
    if (resolved.kind === 'fault') return refuse(resolved.status ?? 500, 'The script says so.')
    const { text: content, calls } = resolved
    const toolCalls = calls.map((call, i) => ({ id: `call_${requests.length}_${i + 1}`, ...call }))
    if (toolCalls.length === 0) return { content }
    return content === '' ? { toolCalls } : { content, toolCalls }
  })
  await server.start()
  return {
    url: `${server.url}/v1`,
    requests,
    assertPlayed() {
      if (requests.length !== turns.length) {
        throw new Error(`The script has ${turns.length} turns, and the model was asked ${requests.length} times.`)
      }
    },
    close: () => server.stop(),
  }
}

const refuse = (status: number, message: string): FixtureResponse => ({ error: { message, type: 'error' }, status })
