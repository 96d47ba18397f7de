import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addCounts,
  countAttempt,
  countProposal,
  fingerprintOf,
  isDealtWith,
  keepResult,
} from '../../../src/action/thread/memory.ts'
import { type ThreadState, unpackPatch } from '../../../src/github/github.ts'
import { CHANGE } from '../../support/facts.ts'

const LAST = { outcome: 'gave_up', summary: 'No.', commit: 'a', runUrl: 'https://github.com/o/r/actions/runs/1' }
const KEPT = { failure: 'f', change: CHANGE }

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
    const { patch, keptBy } = keepResult({ attempts: {} }, { ...LAST, outcome }, KEPT)
    assert.deepEqual([unpackPatch(patch ?? ''), keptBy], [CHANGE.patch, outcome])
  }
  const kept = keepResult({ attempts: { a: 1 }, patch: 'old' }, { ...LAST, outcome: 'unproven' }, KEPT)
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

test('which failure was worked on, and when that run ended, is kept of runs that came to their work', () => {
  const before = new Date().toISOString()
  const { ended } = keepResult({ attempts: {} }, LAST, KEPT)
  assert.deepEqual({ ...ended, at: undefined }, { failure: 'f', commit: 'a', at: undefined })
  assert.ok(ended && before <= ended.at && ended.at <= new Date().toISOString(), ended?.at)

  const memory = { attempts: {}, ended }
  for (const outcome of ['setup_failed', 'cancelled', 'error', 'skipped'])
    assert.equal(keepResult(memory, { ...LAST, outcome }, { ...KEPT, failure: 'g' }).ended, ended)
  assert.equal(keepResult(memory, LAST, { ...KEPT, failure: '' }).ended, ended)
})

test('a failure is dealt with by a run that had not ended when it was asked for, and by no other', () => {
  const ended = { failure: 'f', commit: 'a', at: '2026-11-01T12:00:00.500Z' }
  const ask = (askedAt: string | undefined, { failure = 'f', commit = 'a' } = {}) =>
    isDealtWith({ attempts: {}, ended }, failure, { commit, askedAt })
  assert.equal(ask('2026-11-01T11:59:59Z'), true)
  // It may have been asked for in the second half of this second.
  assert.equal(ask('2026-11-01T12:00:00Z'), false)
  assert.equal(ask('2026-11-01T11:00:00Z', { failure: 'g' }), false)
  assert.equal(ask('2026-11-01T11:00:00Z', { commit: 'b' }), false)
  assert.equal(ask(undefined), false)
  assert.equal(ask('soon'), false)
  assert.equal(isDealtWith({ attempts: {} }, 'f', { commit: 'a', askedAt: '2026-11-01T11:00:00Z' }), false)
})

test('of two runs it is the later end that is known', () => {
  const at = (hour: number) => ({
    attempts: {},
    ended: { failure: `f${hour}`, commit: 'a', at: `2026-11-01T1${hour}:00:00Z` },
  })
  assert.equal(addCounts(at(2), { attempts: {} }, at(1)).ended?.failure, 'f2')
  assert.equal(addCounts(at(1), { attempts: {} }, at(2)).ended?.failure, 'f2')
  assert.equal(addCounts(at(1), { attempts: {} }, { attempts: {} }).ended?.failure, 'f1')
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
