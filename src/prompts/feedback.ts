import type { Verdict } from '../verdict.ts'

/** What was wrong, so that the model can go on. */
export function renderFeedback(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'nothing_changed':
      return 'Nothing was changed yet and the tests still fail. Use the tools to repair the code, or say why it cannot be done.'
    case 'still_failing':
      return `You ended while the last test run in your copy fails (exit code ${verdict.report.exitCode}). Go on, or end again if you cannot.`
    case 'refused':
      return `The patch was refused by rule "${verdict.refusal.rule}": ${verdict.refusal.reason} Undo that part and repair the code another way.`
    case 'unproven':
      return `On a clean copy the patch is not proven:\n${verdict.evidence.reasons.map((reason) => `- ${reason}`).join('\n')}\nGo on.`
    case 'needs_test_change':
      return 'Your change of the test is shown to a person.'
    case 'fixed':
      return 'The patch is proven.'
  }
}
