/** The outputs of the action by name. action.yml and the README's table are made from this. */
export const OUTPUTS = {
  outcome:
    'How the run ended: fixed, not_reproduced, flaky, setup_failed, needs_test_change, refused, unproven, gave_up, limit_reached, stale, skipped, cancelled or error.',
  conclusion:
    '"success" when the tests are known to be green (fixed or not_reproduced; for fixed, others may have failed before the patch and still do, which the summary says) or the doctor found no fault, else "failure".',
  summary: 'What happened, in one or two sentences.',
  'pull-request-number': 'Number of the pull request with the repair.',
  'pull-request-url': 'Address of that pull request.',
  'pull-request-operation': '"created", "updated" or "none".',
  'pull-request-branch': 'The branch that holds the repair.',
  'pull-request-head-sha': 'The commit that holds the repair.',
  'comment-url': 'The status comment.',
  'patch-file': "The patch, on the runner's disk.",
  'evidence-file': "The proof as JSON, on the runner's disk.",
  'journal-file': "Every step of the run, one JSON object a line, on the runner's disk.",
  'proposal-path': 'The folder that "propose" or "verify" has written.',
  'tests-fixed': 'How many failing tests turned green; empty where an exit code is all that is known.',
  'tests-still-failing': 'How many targeted tests still fail; empty likewise.',
  turns: 'Requests to the model.',
  'tokens-input': 'Prompt tokens of all requests.',
  'tokens-output': 'Completion tokens of all requests.',
  'cost-usd': 'Cost of the tokens in US$; empty without the inputs "price-input" and "price-output".',
  attempts:
    'Runs so far on this pull request (without one, on this commit) for the same failing tests, including this one.',
  error: 'The error, when the outcome is "error".',
} as const

export type OutputName = keyof typeof OUTPUTS
