import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderFeedback } from '../../src/prompts/feedback.ts'
import type { Change } from '../../src/workspace/types.ts'

const change: Change = {
  baseTree: 'b',
  tree: 't',
  entries: [],
  patch: '',
  sha256: '',
  additions: 0,
  deletions: 0,
}

test('an objection is told with its rule and its reason', () => {
  const refusal = { rule: 'lock-file', reason: '"a.lock" may not be changed.' }
  assert.equal(
    renderFeedback({ kind: 'refused', change, refusal }),
    'The patch was refused by rule "lock-file": "a.lock" may not be changed. Undo that part and repair the code another way.',
  )
})

test('a patch without a change and a run that still fails are told with what to do', () => {
  assert.match(renderFeedback({ kind: 'nothing_changed', lastWords: '', hasTried: false }), /Use the tools to repair/)
  const report = { runner: 'x', exitCode: 3, ending: 'exited', durationMs: 1, tests: undefined, output: '' } as const
  assert.match(renderFeedback({ kind: 'still_failing', report }), /fails \(exit code 3\)\. Go on, or end again/)
})
