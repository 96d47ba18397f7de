import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findQuoted, summarise, withoutRepeats } from '../../src/results/summary.ts'
import type { Outcome } from '../../src/task.ts'
import { changeOf, evidenceOf } from '../support/changes.ts'

const change = changeOf('x')
const proven = evidenceOf(change, true)

/** How it is told alone, and below a title that says the outcome. */
const TOLD: readonly (readonly [outcome: Outcome, alone: RegExp, below: RegExp])[] = [
  [
    { kind: 'fixed', change, evidence: { ...proven, method: 'per_test' }, explanation: '' },
    /^Fixed and proven: \d+ failing tests? turned green/,
    /^\d+ failing tests? turned green/,
  ],
  [
    { kind: 'fixed', change, evidence: { ...proven, method: 'exit_code' }, explanation: '' },
    /^Fixed and proven by exit code: the test command failed/,
    /^Fixed and proven by exit code: the test command failed/,
  ],
  [{ kind: 'not_reproduced', runs: [], unnamed: [] }, /^Nothing to fix: the tests are green/, /^The tests are green/],
  [
    { kind: 'not_reproduced', runs: [], unnamed: ['a > net'] },
    /^Nothing to fix: the tests that failed in CI do not .* But another test fails here, .* does not name it: "a > net"/,
    /^The tests that failed in CI/,
  ],
  [
    { kind: 'not_reproduced', runs: [], unnamed: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
    /But 7 others fail here, .* does not name them: "a", "b", "c", "d", "e" and 2 more\./,
    /./,
  ],
  [
    { kind: 'fixed', change, evidence: { ...proven, method: 'per_test', remaining: ['a', 'b'] }, explanation: '' },
    /stayed green\. 2 others fail as before\.$/,
    /./,
  ],
  [{ kind: 'flaky', runs: [], tests: [] }, /^Flaky: the tests were red/, /^The tests were red/],
  [
    { kind: 'unproven', change, evidence: evidenceOf(change, false) },
    /^There is a patch, but it is not proven: 1 test still fails/,
    /^1 test still fails/,
  ],
  [{ kind: 'skipped', reason: 'it is not for us.' }, /^Skipped: it is not/, /^It is not/],
  [
    { kind: 'gave_up', lastWords: 'I cannot. It said: no' },
    /without a patch\. It said: I cannot/,
    /without a patch\.$/,
  ],
  [{ kind: 'gave_up', lastWords: '' }, /^The model ended without a patch\.$/, /^The model ended without a patch\.$/],
  [{ kind: 'error', message: 'Skipped: no' }, /^Skipped: no$/, /^Skipped: no$/],
]
for (const [outcome, alone, below] of TOLD) {
  test(`"${outcome.kind}" is told as ${alone.source}, and below its title as ${below.source}`, () => {
    const summary = summarise(outcome)
    assert.match(summary, alone)
    assert.match(withoutRepeats(outcome.kind, summary), below)
  })
}

test("somebody else's words in a summary are known, as they stand there", () => {
  const gaveUp: Outcome = { kind: 'gave_up', lastWords: `\nI cannot. ${'x'.repeat(300)}\nNever.` }
  const words = findQuoted(gaveUp) ?? ''
  assert.match(words, /^I cannot\. x+/)
  assert.ok(summarise(gaveUp).endsWith(words))
  assert.equal(findQuoted({ kind: 'error', message: 'Git said: no.', said: 'no.' }), 'no.')
  assert.equal(findQuoted({ kind: 'skipped', reason: 'it is not for us.' }), undefined)
})

test('a summary of another job begins as it likes', () => {
  const summary = 'The proof could not be repeated: 1 test still fails.'
  assert.equal(withoutRepeats('unproven', summary), summary)
})
