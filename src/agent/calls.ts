import { tryParseJson } from '../text.ts'
import type { Tool, ToolCall } from './types.ts'

/** A call that may be planned, or what is wrong with it in words for the model. */
export type CheckedCall =
  | { readonly kind: 'ready'; readonly call: ToolCall; readonly tool: Tool; readonly input: unknown }
  | { readonly kind: 'faulty'; readonly call: ToolCall; readonly problem: string }

/** More in one reply is a model gone astray; each would cost the host time and the history room. */
const MAX_CALLS = 50

/** Looks at all calls of one reply before any of them runs. */
export function checkCalls(calls: readonly ToolCall[], tools: readonly Tool[]): CheckedCall[] {
  const idProblem = findIdProblem(calls)
  // An answer is tied to its call by the id alone. When ids are missing or shared, nothing of the reply can be run safely.
  if (idProblem) return calls.map((call) => ({ kind: 'faulty', call, problem: idProblem }))
  return calls.map((call, i) => (i < MAX_CALLS ? checkCall(call, tools) : tooMany(call, calls.length)))
}

function tooMany(call: ToolCall, count: number): CheckedCall {
  const problem = `The reply has ${count} tool calls; the first ${MAX_CALLS} were run, and this one was not.`
  return { kind: 'faulty', call, problem }
}

function findIdProblem(calls: readonly ToolCall[]): string | undefined {
  const ids = calls.map((call) => call.id)
  const advice = 'Nothing of this reply was run. Send the calls again, each with an id of its own.'
  if (ids.some((id) => id.trim() === '')) return `A tool call came without an id. ${advice}`
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  return twice === undefined ? undefined : `Two tool calls share the id ${JSON.stringify(twice)}. ${advice}`
}

function checkCall(call: ToolCall, tools: readonly Tool[]): CheckedCall {
  const faulty = (problem: string): CheckedCall => ({ kind: 'faulty', call, problem })
  if (call.fault) return faulty(call.fault)

  const tool = tools.find((candidate) => candidate.name === call.name)
  if (!tool) {
    const names = tools.map((candidate) => candidate.name).join(', ')
    return faulty(`There is no tool named ${JSON.stringify(call.name)}. The tools are: ${names}.`)
  }

  const input = tryParseJson(call.arguments)
  if (!isObject(input)) {
    return faulty(`The arguments of ${call.name} are not a JSON object. Send the call again with valid JSON.`)
  }
  return { kind: 'ready', call, tool, input }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
