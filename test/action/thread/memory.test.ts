import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCounts, countAttempt, countProposal, fingerprintOf, keepResult } from '../../../src/action/thread/memory.ts'
import { type ThreadState, unpackPatch } from '../../../src/github/github.ts'
import { CHANGE } from '../../support/facts.ts'

const LAST = { outcome: 'gave_up', summary: 'No.', commit: 'a', runUrl: 'https://github.com/o/r/actions/runs/1' }

test('the same failing tests are the same failure, in any order and in any run', () => {
  const failing = (...targets: readonly string[]) => fingerprintOf({ kind: 'failing', runs: [], targets, unnamed: [] })
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
    const { patch, keptBy } = keepResult({ attempts: {} }, { ...LAST, outcome }, CHANGE)
    assert.deepEqual([unpackPatch(patch ?? ''), keptBy], [CHANGE.patch, outcome])
  }
  const kept = keepResult({ attempts: { a: 1 }, patch: 'old' }, { ...LAST, outcome: 'unproven' }, CHANGE)
  assert.equal(kept.patch, undefined)
})

test('a run that made no patch leaves the one that an earlier run has kept', () => {
  const memory = { attempts: { a: 1 }, patch: 'old', keptBy: 'limit_reached', last: LAST }
  for (const outcome of ['setup_failed', 'cancelled', 'error']) {
    const kept = keepResult(memory, { ...LAST, outcome }, undefined)
    assert.deepEqual([kept.patch, kept.keptBy, kept.last?.outcome], ['old', 'limit_reached', outcome])
  }
  assert.equal(keepResult(memory, { ...LAST, outcome: 'skipped' }, undefined), memory)
})

test('what another run has counted meanwhile stays, and the same failure of both counts twice', () => {
  const before = { attempts: {} }
  assert.deepEqual(addCounts({ attempts: { b: 1 } }, before, { attempts: { a: 1 } }).attempts, { a: 1, b: 1 })
  assert.deepEqual(addCounts({ attempts: { a: 1 } }, before, { attempts: { a: 1 } }).attempts, { a: 2 })
  // A thread knows of runs on other commits.
  assert.deepEqual(addCounts({ attempts: {} }, { attempts: { a: 3 } }, { attempts: { a: 4 } }).attempts, { a: 4 })
})

test('a proposal is counted once, however often it is published', () => {
  const proposal = { id: 'p1', failure: 'a', outcome: 'gave_up' } as const
  const once = countProposal({ attempts: {} }, proposal)
  assert.deepEqual(once, { attempts: { a: 1 }, counted: 'p1' })
  assert.equal(countProposal(once, proposal), once)
  assert.equal(countProposal(once, { ...proposal, id: 'p2' }).attempts.a, 2)
  for (const other of [{ failure: '' }, { outcome: 'skipped' }] as const)
    assert.equal(countProposal(once, { ...proposal, ...other, id: 'p3' }), once)
})
