import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countAttempt, fingerprintOf, keepResult } from '../../../src/action/thread/memory.ts'
import { type ThreadState, unpackPatch } from '../../../src/github/github.ts'
import { CHANGE } from '../../support/facts.ts'

const LAST = { outcome: 'gave_up', summary: 'No.', commit: 'a', runUrl: 'https://github.com/o/r/actions/runs/1' }

test('the same failing tests are the same failure, in any order and in any run', () => {
  const failing = (...targets: readonly string[]) => fingerprintOf({ kind: 'failing', runs: [], targets })
  assert.equal(failing('a', 'b'), failing('b', 'a'))
  assert.notEqual(failing('a', 'b'), failing('a'))
  assert.match(failing('a'), /^[0-9a-f]{16}$/)
})

test('attempts are counted by failure, and the oldest failures are forgotten', () => {
  let memory: ThreadState = countAttempt(countAttempt({ attempts: {} }, 'first'), 'first')
  assert.equal(memory.attempts.first, 2)
  for (let i = 0; i < 40; i++) memory = countAttempt(memory, `f${i}`)
  assert.equal(Object.keys(memory.attempts).length, 30)
  assert.equal(memory.attempts.first, undefined)
  assert.equal(memory.attempts.f39, 1)
})

test('a patch is kept for the outcomes that a command goes on from, and for no other', () => {
  for (const outcome of ['limit_reached', 'needs_test_change']) {
    const { patch } = keepResult({ attempts: {} }, { ...LAST, outcome }, CHANGE)
    assert.equal(unpackPatch(patch ?? ''), CHANGE.patch)
  }
  const kept = keepResult({ attempts: { a: 1 }, patch: 'old' }, { ...LAST, outcome: 'unproven' }, CHANGE)
  assert.deepEqual(kept, { attempts: { a: 1 }, last: { ...LAST, outcome: 'unproven' } })
})
