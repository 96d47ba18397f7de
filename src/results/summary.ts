import type { Limit } from '../agent/types.ts'
import { isFailing } from '../proof/proof.ts'
import type { Evidence } from '../proof/types.ts'
import type { Merged, Outcome, OutcomeKind } from '../task.ts'
import { cutText, duration, listSome, plural, quoted } from '../text.ts'
import { describeIsolation } from '../workspace/workspace.ts'

const LIMITS: Readonly<Record<Limit, (allowed?: number) => string>> = {
  out_of_turns: (n) =>
    `the limit of ${n === undefined ? 'model requests' : plural(n, 'model request')} (input "max-turns")`,
  out_of_tokens: (n) => `the limit of ${n === undefined ? 'tokens' : plural(n, 'token')} (input "max-tokens")`,
  out_of_money: (usd) => `the limit of ${usd === undefined ? 'cost' : `US$ ${usd}`} (input "max-cost-usd")`,
  out_of_time: (ms) => `the time limit${ms === undefined ? '' : ` of ${duration(ms)}`} (input "timeout-minutes")`,
}

/** How a summary begins that stands alone. */
const LEADS: Readonly<Partial<Record<OutcomeKind, string>>> = {
  fixed: 'Fixed and proven: ',
  not_reproduced: 'Nothing to fix: ',
  flaky: 'Flaky: ',
  unproven: 'There is a patch, but it is not proven: ',
  skipped: 'Skipped: ',
}
/** Before the model's last words. */
const SAID = ' It said: '

/**
 * What happened, what it means and what to do, in one or two sentences of plain text. `tested` is what the tests ran on,
 * after "this" or "the same": more than the commit where uncommitted changes were part of it.
 */
export const summarise = (outcome: Outcome, tested = 'commit'): string => `${leadOf(outcome)}${tell(outcome, tested)}`

/** The part of a summary that is somebody else's words; `undefined` where all of it is ours. */
export function findQuoted(outcome: Outcome): string | undefined {
  if (outcome.kind === 'error') return outcome.said
  return outcome.kind === 'gave_up' ? cutText(outcome.lastWords.trim().split('\n')[0] ?? '') : undefined
}

/** A proof by exit code has a beginning of its own. */
function leadOf(outcome: Outcome): string {
  const isByExitCode = outcome.kind === 'fixed' && outcome.evidence.method === 'exit_code'
  return isByExitCode ? 'Fixed and proven by exit code: ' : (LEADS[outcome.kind] ?? '')
}

/** A summary for a place whose title says the outcome, and which has the model's last words elsewhere. */
export function withoutRepeats(outcome: OutcomeKind, summary: string): string {
  if (outcome === 'gave_up') return summary.split(SAID)[0] ?? ''
  const lead = LEADS[outcome] ?? ''
  const rest = summary.startsWith(lead) ? summary.slice(lead.length) : summary
  return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`
}

function tell(outcome: Outcome, tested: string): string {
  switch (outcome.kind) {
    case 'fixed':
      return [tellProof(outcome.evidence), describeIsolation(outcome.evidence.sandbox)].filter(Boolean).join(' ')
    case 'not_reproduced':
      return tellGreen(outcome, tested)
    case 'flaky':
      return `the tests were red in some runs and green in others on the same ${tested}. No model was asked. ${listFlaky(outcome)}`.trim()
    case 'setup_failed':
      return `${outcome.reason} Check the inputs "setup-command" and "test-command", and that what they need is installed before Regreen starts.`
    case 'needs_test_change':
      return `The model says that a test is wrong. It proposes to change ${outcome.change.entries.map((entry) => JSON.stringify(entry.path)).join(', ')}; nothing was changed. A person may allow it.`
    case 'refused':
      return `The patch breaks the policy rule "${outcome.refusal.rule}": ${outcome.refusal.reason}`
    case 'unproven':
      return outcome.evidence.reasons.join(' ')
    case 'gave_up':
      return `The model ended without a patch.${outcome.lastWords ? `${SAID}${findQuoted(outcome) ?? ''}` : ''}`
    case 'limit_reached':
      return `The run ended at ${LIMITS[outcome.limit](outcome.allowed)}.${outcome.change ? ' The patch so far is kept, and is not verified.' : ''}`
    case 'stale':
      return `The branch moved during the run: ${outcome.reason}`
    case 'skipped':
    case 'cancelled':
      return outcome.reason
    case 'error':
      return outcome.message
  }
}

function tellProof({ method, failToPass, passToPass, remaining }: Evidence): string {
  if (method === 'exit_code') return 'the test command failed before the patch and passes after it.'
  const proof = `${plural(failToPass.length, 'failing test')} turned green, ${passToPass.length} stayed green.`
  if (remaining.length === 0) return proof
  return `${proof} ${plural(remaining.length, 'other')} ${remaining.length === 1 ? 'fails' : 'fail'} as before.`
}

type NotReproduced = Extract<Outcome, { readonly kind: 'not_reproduced' }>

function tellGreen({ runs, merged, unnamed }: NotReproduced, tested: string): string {
  const times = plural(runs.length, 'run')
  if (unnamed.length === 0) return `the tests are green on this ${tested} (${times}).${tellMerged(merged)}`
  const [others, name] = unnamed.length === 1 ? ['another test fails', 'it'] : [`${unnamed.length} others fail`, 'them']
  const named = listSome(unnamed.map(quoted))
  return `the tests that failed in CI do not fail on this commit (${times}).${tellMerged(merged)} But ${others} here, and CI's log does not name ${name}: ${named}. What tests do not get here, such as the network or a service, may be the reason.`
}

/** For a pull request CI merges the head into the base, and tests that. */
function tellMerged(merged: Merged | undefined): string {
  if (!merged) return ''
  const where = `merged into its base, as CI tests it (${merged.commit.slice(0, 12)})`
  if (!merged.isRed) return ` They are also green ${where}.`
  const which = merged.failing.length > 0 ? `: ${listSome(merged.failing.map(({ id }) => quoted(id)))}` : ''
  return ` But they are red ${where}${which}. The branch and its base do not work together.`
}

function listFlaky({ tests, runs }: Extract<Outcome, { readonly kind: 'flaky' }>): string {
  if (tests.length === 0) return ''
  const count = (id: string) =>
    runs.filter((run) => run.tests?.some((test) => test.id === id && isFailing(test))).length
  return `Failed: ${listSome(tests.map((id) => `${quoted(id)} in ${count(id)} of ${plural(runs.length, 'run')}`))}.`
}
