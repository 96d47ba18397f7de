import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBudget, isOutOfTime, type Limits, OutOfTime } from '../../src/agent/budget.ts'

const LIMITS = { maxTurns: 2, maxTokens: 100, timeoutMs: 1_000 }

function openBudget(limits: Partial<Limits> = {}) {
  const clock = { now: 5_000 }
  return { clock, budget: createBudget({ ...LIMITS, ...limits }, () => clock.now) }
}

test('a fresh budget is not exhausted', () => assert.equal(openBudget().budget.exhausted(), undefined))

test('the turn limit is reached with the last allowed request', () => {
  const { budget } = openBudget()
  budget.charge({ inputTokens: 1, outputTokens: 1 })
  assert.equal(budget.exhausted(), undefined)
  budget.charge({ inputTokens: 1, outputTokens: 1 })
  assert.equal(budget.exhausted(), 'out_of_turns')
})

test('prompt and completion tokens count together', () => {
  const { budget } = openBudget()
  budget.charge({ inputTokens: 60, outputTokens: 40 })
  assert.equal(budget.exhausted(), 'out_of_tokens')
  assert.deepEqual(budget.spent(), { turns: 1, inputTokens: 60, outputTokens: 40 })
})

test('with prices the cost is told, and can end the work', () => {
  const { budget } = openBudget({ maxTurns: 9, maxTokens: 1e9, prices: { input: 2, output: 10 }, maxCostUsd: 0.5 })
  budget.charge({ inputTokens: 100_000, outputTokens: 20_000 })
  assert.equal(budget.exhausted(), undefined)
  assert.deepEqual(budget.spent(), { turns: 1, inputTokens: 100_000, outputTokens: 20_000, costUsd: 0.4 })
  budget.charge({ inputTokens: 1, outputTokens: 10_000 })
  assert.equal(budget.spent().costUsd, 0.5)
  assert.equal(budget.exhausted(), 'out_of_money')
})

test('the time limit counts from the start of the budget', () => {
  const { budget, clock } = openBudget()
  clock.now += 999
  assert.equal(budget.exhausted(), undefined)
  clock.now += 1
  assert.equal(budget.exhausted(), 'out_of_time')
})

test('a signal that ended because time is over is told from one that was stopped', () => {
  assert.equal(isOutOfTime(AbortSignal.abort(new OutOfTime())), true)
  assert.equal(isOutOfTime(AbortSignal.abort()), false)
  assert.equal(isOutOfTime(new AbortController().signal), false)
})
