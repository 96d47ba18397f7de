import type { Message, StopReason } from './agent/types.ts'
import type { Evidence, TestReport } from './proof/types.ts'
import type { Outcome, Refusal } from './task.ts'
import type { Change } from './workspace/types.ts'

/** What the host thinks of the work that the model calls finished. */
export type Verdict =
  | { readonly kind: 'fixed'; readonly change: Change; readonly evidence: Evidence; readonly explanation: string }
  | { readonly kind: 'nothing_changed'; readonly lastWords: string; readonly hasTried: boolean }
  | { readonly kind: 'needs_test_change'; readonly change: Change; readonly explanation: string }
  | { readonly kind: 'still_failing'; readonly report: TestReport }
  | { readonly kind: 'refused'; readonly change: Change; readonly refusal: Refusal }
  | { readonly kind: 'unproven'; readonly change: Change; readonly evidence: Evidence }

export interface VerdictParts {
  readonly review: (change: Change) => Refusal | undefined
  readonly prove: (change: Change) => Promise<{ readonly change: Change; readonly evidence: Evidence }>
  /** The change of tests that the model's last words ask for, if they do. */
  readonly readTestProposal: (lastWords: string) => Promise<Change | undefined>
  /** The last test run in the model's copy, if it failed and nothing has changed since. */
  readonly lastFailure: () => Promise<TestReport | undefined>
}

interface FinishedWork {
  readonly change: Change
  readonly messages: readonly Message[]
  readonly last: Verdict | undefined
}

/** Asks the cheapest question first: is there a patch, did its tests just fail, may it leave, is it proven? */
export async function reachVerdict({ change, messages, last }: FinishedWork, parts: VerdictParts): Promise<Verdict> {
  if (change.entries.length === 0) {
    const explanation = lastWordsOf(messages)
    const proposal = await parts.readTestProposal(explanation)
    if (proposal) return { kind: 'needs_test_change', change: proposal, explanation }
    const hasTried = messages.some((message) => message.role === 'tool') || last !== undefined
    return { kind: 'nothing_changed', lastWords: explanation, hasTried }
  }
  // A model that was told so and ends all the same gets the proof; else the two would be told in turn for ever.
  const wasTold = last?.kind === 'still_failing' || last?.kind === 'unproven'
  const report = wasTold ? undefined : await parts.lastFailure()
  if (report) return { kind: 'still_failing', report }

  const refusal = parts.review(change)
  if (refusal) return { kind: 'refused', change, refusal }

  // Asked once more, luck could answer.
  if (last?.kind === 'unproven' && last.change.sha256 === change.sha256) return last
  const proven = await parts.prove(change)
  if (!proven.evidence.proven) return { kind: 'unproven', ...proven }
  return { kind: 'fixed', ...proven, explanation: lastWordsOf(messages) }
}

/** The end of the run, or `undefined` when the verdict goes back to the model. */
export function endedBy(verdict: Verdict, last: Verdict | undefined): Outcome | undefined {
  switch (verdict.kind) {
    case 'fixed':
    case 'needs_test_change':
      return verdict
    case 'nothing_changed':
      return verdict.hasTried ? { kind: 'gave_up', lastWords: verdict.lastWords } : undefined
    case 'still_failing':
      return undefined
    case 'refused':
      return last?.kind === 'refused' ? verdict : undefined
    case 'unproven':
      return last?.kind === 'unproven' && last.change.sha256 === verdict.change.sha256 ? verdict : undefined
  }
}

/** A limit ends the run with whatever patch there is, unverified. */
export function endedAtLimit(limit: Exclude<StopReason, 'finished'>, change: Change): Outcome {
  return { kind: 'limit_reached', limit, change: change.entries.length > 0 ? change : undefined }
}

function lastWordsOf(messages: readonly Message[]): string {
  const last = messages.findLast((message) => message.role === 'assistant')
  return last?.content ?? ''
}
