import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RetrySettings, readRetryAfter, TransientError, withRetries } from '../../src/model/retry.ts'

const signal = new AbortController().signal

/** Fails so often, then answers; the waits are noted and not waited for. */
async function run(failures: readonly (number | undefined)[], settings: Partial<RetrySettings> = {}) {
  const waits: number[] = []
  let attempts = 0
  const attempt = async () => {
    const retryAfterMs = failures[attempts]
    attempts += 1
    if (attempts <= failures.length) throw new TransientError(new Error('the last word'), { retryAfterMs })
    return 'answer'
  }
  const outcome = await withRetries(
    attempt,
    { remainingMs: () => 1_000_000, random: () => 0.5, onRetry: (_, waitMs) => waits.push(waitMs), ...settings },
    signal,
  ).catch((error: Error) => error.message)
  return { outcome, attempts, waits }
}

test('what succeeds at once is not tried again', async () => {
  assert.deepEqual(await run([]), { outcome: 'answer', attempts: 1, waits: [] })
})

test('the waits grow', async () => {
  assert.deepEqual((await run([undefined, undefined])).waits, [500, 1_000])
})

test('the waits of several runs are spread', async () => {
  assert.deepEqual((await run([undefined], { random: () => 0 })).waits, [375])
  assert.deepEqual((await run([undefined], { random: () => 1 })).waits, [625])
})

test('after the last attempt the final error is thrown', async () => {
  assert.deepEqual(await run([1, 1, 1], { maxAttempts: 3 }), { outcome: 'the last word', attempts: 3, waits: [1, 1] })
})

test('a wait that the run has no time for is not begun', async () => {
  const { outcome, waits } = await run([undefined], { remainingMs: () => 500 })
  assert.deepEqual([outcome, waits], ['the last word', []])
})

test('a server that asks for more than five minutes is not waited for', async () => {
  assert.deepEqual((await run([301_000])).outcome, 'the last word')
})

test('an error that another attempt does not cure is thrown as it is', async () => {
  const fault = new Error('fault')
  const settings = { remainingMs: () => 1_000, random: () => 0, onRetry: assert.fail }
  await assert.rejects(
    withRetries(() => Promise.reject(fault), settings, signal),
    fault,
  )
})

const now = Date.parse('2026-01-01T00:00:00Z')
const headers: readonly [Record<string, string>, number | undefined][] = [
  [{}, undefined],
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }, 9_000],
  [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-3' }, undefined],
  [{ 'retry-after': '7', 'retry-after-ms': '120' }, 120],
  [{ 'retry-after': '7', 'retry-after-ms': 'x' }, 7_000],
]
for (const [given, waitMs] of headers) {
  test(`the headers ${JSON.stringify(given)} ask for a wait of ${waitMs} ms`, () => {
    assert.equal(readRetryAfter(new Headers(given), now), waitMs)
  })
}

test('no headers ask for no wait', () => assert.equal(readRetryAfter(undefined, now), undefined))
