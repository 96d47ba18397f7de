import type { Limit } from './agent/types.ts'
import type { Evidence, Reproduction, TestReport } from './proof/types.ts'
import type { Change } from './workspace/types.ts'

/** A stranger's words. They are shown, fenced and labelled; they never decide anything. */
export interface Quoted {
  readonly author: string
  readonly what: string
  readonly text: string
}

/** What we were asked to fix. Everything below `quoted` was written by strangers. */
export interface Task {
  readonly kind: 'failing_check'
  /** The commit whose tests fail. */
  readonly commit: string
  readonly quoted: readonly Quoted[]
}

export interface Refusal {
  readonly rule: string
  readonly reason: string
}

/** How a run ended. Only `fixed` is published as a fix; every other kind is explained. Contract section 4. */
export type Outcome =
  | { readonly kind: 'fixed'; readonly change: Change; readonly evidence: Evidence; readonly explanation: string }
  | { readonly kind: 'not_reproduced'; readonly runs: readonly TestReport[] }
  | { readonly kind: 'flaky'; readonly runs: readonly TestReport[]; readonly tests: readonly string[] }
  | { readonly kind: 'setup_failed'; readonly reason: string; readonly output: string }
  | { readonly kind: 'refused'; readonly change: Change; readonly refusal: Refusal }
  | { readonly kind: 'unproven'; readonly change: Change; readonly evidence: Evidence }
  | { readonly kind: 'gave_up'; readonly lastWords: string }
  | { readonly kind: 'limit_reached'; readonly limit: Limit; readonly change: Change | undefined }
  | { readonly kind: 'stale'; readonly reason: string; readonly change: Change }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'error'; readonly message: string }

export type OutcomeKind = Outcome['kind']

/** The one place that says how the process ends. Contract section 3. */
export function exitCodeOf(outcome: Outcome): 0 | 1 | 2 | 130 {
  switch (outcome.kind) {
    case 'fixed':
    case 'not_reproduced':
    case 'skipped':
      return 0
    case 'flaky':
    case 'setup_failed':
    case 'limit_reached':
    case 'stale':
    case 'error':
      return 1
    case 'refused':
    case 'unproven':
    case 'gave_up':
      return 2
    case 'cancelled':
      return 130
  }
}

/** `success` only when the tests are known to be green: a run that did nothing is not one. */
export function conclusionOf(outcome: Outcome): 'success' | 'failure' {
  return outcome.kind === 'fixed' || outcome.kind === 'not_reproduced' ? 'success' : 'failure'
}

/** What was seen before any model request, as the end of the run it is. */
export function outcomeOf(reproduction: Exclude<Reproduction, { kind: 'failing' }>): Outcome {
  switch (reproduction.kind) {
    case 'green':
      return { kind: 'not_reproduced', runs: reproduction.runs }
    case 'flaky':
      return { kind: 'flaky', runs: reproduction.runs, tests: reproduction.tests }
    case 'setup_failed':
      return reproduction
  }
}
