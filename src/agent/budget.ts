import type { Budget, Limit, Usage } from './types.ts'

export interface Limits {
  /** Model requests. */
  readonly maxTurns: number
  /** Prompt and completion tokens, summed over all requests. */
  readonly maxTokens: number
  /** Length of the whole run. */
  readonly timeoutMs: number
}

/** The reason carried by a signal that ended because the run's time is over. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

export function isOutOfTime(signal: AbortSignal): boolean {
  return signal.aborted && signal.reason instanceof OutOfTime
}

/** Counts what a run uses. Limits are checked before a request, so the last reply may overshoot the token limit. */
export function createBudget(limits: Limits, now: () => number): Budget {
  const startedAt = now()
  let turns = 0
  let inputTokens = 0
  let outputTokens = 0

  return {
    charge(usage: Usage) {
      turns += 1
      inputTokens += usage.inputTokens
      outputTokens += usage.outputTokens
    },
    exhausted(): Limit | undefined {
      if (turns >= limits.maxTurns) return 'out_of_turns'
      if (inputTokens + outputTokens >= limits.maxTokens) return 'out_of_tokens'
      if (now() - startedAt >= limits.timeoutMs) return 'out_of_time'
      return undefined
    },
    spent: () => ({ turns, inputTokens, outputTokens }),
  }
}
