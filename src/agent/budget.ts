import type { Budget, Limit, Prices, Usage } from './types.ts'

export interface Limits {
  /** Model requests. */
  readonly maxTurns: number
  /** Prompt and completion tokens, summed over all requests. */
  readonly maxTokens: number
  readonly prices?: Prices | undefined
  /** Counts where there are prices. */
  readonly maxCostUsd?: number | undefined
  /** Length of the whole run. */
  readonly timeoutMs: number
}

/** In US$, to a hundredth of a cent. */
export function costOf({ inputTokens, outputTokens }: Usage, { input, output }: Prices): number {
  const usd = (inputTokens * input + outputTokens * output) / 1_000_000
  return Math.round(usd * 10_000) / 10_000
}

/** The reason carried by a signal that ended because the run's time is over. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Whether the run's own time ended it, and nobody from outside. */
export function isOutOfTime(signal: AbortSignal): boolean {
  return signal.aborted && signal.reason instanceof OutOfTime
}

/** Counts what a run uses. Limits are checked before a request, so the last reply may overshoot those of tokens and cost. */
export function createBudget(limits: Limits, now: () => number): Budget {
  const startedAt = now()
  let turns = 0
  let inputTokens = 0
  let outputTokens = 0
  const { prices, maxCostUsd = Number.POSITIVE_INFINITY } = limits
  const cost = () => prices && costOf({ inputTokens, outputTokens }, prices)

  return {
    charge(usage: Usage) {
      turns += 1
      inputTokens += usage.inputTokens
      outputTokens += usage.outputTokens
    },
    exhausted(): Limit | undefined {
      if (turns >= limits.maxTurns) return 'out_of_turns'
      if (inputTokens + outputTokens >= limits.maxTokens) return 'out_of_tokens'
      if ((cost() ?? 0) >= maxCostUsd) return 'out_of_money'
      if (now() - startedAt >= limits.timeoutMs) return 'out_of_time'
      return undefined
    },
    spent() {
      const costUsd = cost()
      return { turns, inputTokens, outputTokens, ...(costUsd !== undefined && { costUsd }) }
    },
  }
}
