import { ToolError } from '../errors.ts'
import { type CheckedCall, checkCalls } from './calls.ts'
import type { AgentEvent, Effect, Judge, Tool, ToolCall, ToolMessage, ToolResult } from './types.ts'

export interface AnswerParts {
  readonly tools: readonly Tool[]
  readonly judge: Judge
  /** Runs the targeted tests after a reply's last write; its text goes into that write's answer. */
  readonly testAfterWrites?: (signal: AbortSignal) => Promise<string | undefined>
  readonly record: (event: AgentEvent) => void
  readonly signal: AbortSignal
}

/** Answers every call of one reply, in order: one answer each. Neighbouring reads run side by side. */
export async function answerCalls(calls: readonly ToolCall[], parts: AnswerParts): Promise<ToolMessage[]> {
  const checked = checkCalls(calls, parts.tools)
  const answers: ToolMessage[] = []
  for (const group of groupReads(checked)) {
    const results = await Promise.all(group.map((call) => answer(call, parts)))
    answers.push(...results.map((result, i) => ({ role: 'tool' as const, callId: group[i]?.call.id ?? '', ...result })))
  }
  return withTestResult(checked, answers, parts)
}

function groupReads(calls: readonly CheckedCall[]): CheckedCall[][] {
  const groups: CheckedCall[][] = []
  for (const call of calls) {
    const last = groups.at(-1)
    if (last && isRead(call) && last.every(isRead)) last.push(call)
    else groups.push([call])
  }
  return groups
}

const isRead = (call: CheckedCall) => call.kind === 'ready' && call.tool.effect === 'read'

/** A refusal is an answer, and so is a failure; only what the model cannot repair is thrown. */
async function answer(checked: CheckedCall, parts: AnswerParts): Promise<ToolResult> {
  const { call } = checked
  const { judge, record, signal } = parts
  try {
    if (checked.kind === 'faulty') throw new ToolError(checked.problem)
    signal.throwIfAborted()
    const intent = await checked.tool.plan(checked.input)
    const ruling = await judge(intent, signal)
    if (!ruling.allowed) {
      record({ type: 'refused', call, rule: ruling.rule, reason: ruling.reason })
      return { content: `Denied by rule "${ruling.rule}": ${ruling.reason}`, isError: true }
    }
    return recorded({ content: await intent.perform(signal), isError: false })
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return recorded({ content: error.message, isError: true })
  }

  function recorded(result: ToolResult): ToolResult {
    record({ type: 'tool', call, result })
    return result
  }
}

/** The host runs the tests itself after the last write, unless the model does so later in the same reply. */
async function withTestResult(
  checked: readonly CheckedCall[],
  answers: ToolMessage[],
  { testAfterWrites, record, signal }: AnswerParts,
): Promise<ToolMessage[]> {
  if (!testAfterWrites) return answers
  const findLast = (effect: Effect) =>
    checked.findLastIndex((call, i) => call.kind === 'ready' && call.tool.effect === effect && !answers[i]?.isError)
  const last = findLast('write')
  const written = answers[last]
  if (!written || findLast('test') > last) return answers

  const result = await testAfterWrites(signal)
  if (result === undefined) return answers
  record({ type: 'tests_after_write', result })
  return answers.with(last, { ...written, content: `${written.content}\n\n${result}` })
}
