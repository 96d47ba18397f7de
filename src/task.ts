import type { Limit } from './agent/types.ts'
import type { CiFailures, Evidence, Reproduction, TestReport, TestResult } from './proof/types.ts'
import type { Change } from './workspace/types.ts'

/** A stranger's words. They are shown, fenced and labelled; they never decide anything. */
export interface Quoted {
  readonly author: string
  readonly what: string
  readonly text: string
}

/**
 * What we were asked to do. A failing check must be seen to fail; a fix request may bring its own failing test; review
 * feedback goes on from a patch that was proven before. Everything below `quoted` was written by strangers.
 */
export interface Task {
  readonly kind: 'failing_check' | 'fix_request' | 'review_feedback'
  /** The commit that is repaired. Patch and proof start from it. */
  readonly commit: string
  /** The tree that the model's copy starts from, where an earlier patch is built upon. */
  readonly startTree?: string
  /** A person has allowed changes of existing tests, for this run alone. */
  readonly mayChangeTests?: boolean
  /** The failing tests of the CI run that was the start, where its log names them all. */
  readonly ci?: CiFailures | undefined
  /** The tests that its log names as failing, sure to be all or not. */
  readonly named?: readonly string[]
  readonly quoted: readonly Quoted[]
}

export interface Refusal {
  readonly rule: string
  readonly reason: string
}

/** How a run ended. Only `fixed` is published as a fix; every other kind is explained. */
export type Outcome =
  | { readonly kind: 'fixed'; readonly change: Change; readonly evidence: Evidence; readonly explanation: string }
  | {
      readonly kind: 'not_reproduced'
      readonly runs: readonly TestReport[]
      readonly merged?: Merged | undefined
      /** They fail here, and CI's log, which names others, does not name them. */
      readonly unnamed: readonly string[]
    }
  | { readonly kind: 'flaky'; readonly runs: readonly TestReport[]; readonly tests: readonly string[] }
  | { readonly kind: 'setup_failed'; readonly reason: string; readonly output: string }
  /** The model holds that a test is wrong. Its change of the test is shown, and not made. */
  | { readonly kind: 'needs_test_change'; readonly change: Change; readonly explanation: string }
  | { readonly kind: 'refused'; readonly change: Change; readonly refusal: Refusal }
  | { readonly kind: 'unproven'; readonly change: Change; readonly evidence: Evidence }
  | { readonly kind: 'gave_up'; readonly lastWords: string }
  | {
      readonly kind: 'limit_reached'
      readonly limit: Limit
      /** What it is set to: requests, tokens or milliseconds. */
      readonly allowed?: number
      readonly change: Change | undefined
    }
  | { readonly kind: 'stale'; readonly reason: string; readonly change: Change }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly reason: string }
  /** `said` is the part of the message that is somebody else's words. */
  | { readonly kind: 'error'; readonly message: string; readonly said?: string | undefined }

/** A commit merged into its base, as CI tests the commits of pull requests. */
export interface Merged {
  readonly commit: string
  readonly isRed: boolean
  readonly failing: readonly TestResult[]
}

export type OutcomeKind = Outcome['kind']

/** Where tests are red although there is nothing to fix: where CI merges the commit, or here, where CI named others. */
export type RedWhere = 'merged' | 'here'

/** `null` where nothing is red, or where the outcome says it. */
export function redWhereOf(outcome: Outcome): RedWhere | null {
  if (outcome.kind !== 'not_reproduced') return null
  if (outcome.merged?.isRed) return 'merged'
  return outcome.unnamed.length > 0 ? 'here' : null
}

/** The one place that says how the process ends. */
export function exitCodeOf(outcome: OutcomeKind): 0 | 1 | 2 | 130 {
  switch (outcome) {
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
    case 'needs_test_change':
      return 2
    case 'cancelled':
      return 130
  }
}

export type Conclusion = 'success' | 'failure'

/**
 * `success` only when the tests are known to be green or, for `fixed`, others failed before the patch and still do, which
 * the summary says. A run that did nothing is not one.
 */
export function conclusionOf(outcome: OutcomeKind): Conclusion {
  return outcome === 'fixed' || outcome === 'not_reproduced' ? 'success' : 'failure'
}

/** What was seen before any model request, where that ends the run. A request may go on without a failing test. */
export function endedBefore(task: Task, seen: Exclude<Reproduction, { kind: 'setup_failed' }>): Outcome | undefined {
  if (seen.kind === 'failing' || task.kind !== 'failing_check') return undefined
  if (seen.kind === 'green') return { kind: 'not_reproduced', runs: seen.runs, unnamed: seen.unnamed }
  return { kind: 'flaky', runs: seen.runs, tests: seen.tests }
}
