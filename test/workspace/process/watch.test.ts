import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { watchMachine } from '../../../src/workspace/process/watch.ts'

const SHORT = { disk: Number.MAX_SAFE_INTEGER, memory: 0 }

test('a shortage is told once', async () => {
  let told = 0
  const { stop } = watchMachine(tmpdir(), () => told++, SHORT)
  await sleep(700)
  stop()
  assert.equal(told, 1)
})

test('a shortage that is found out after the child has ended is told to nobody', async () => {
  let told = 0
  const { stop } = watchMachine(tmpdir(), () => told++, SHORT)
  // The look at the disk begins at this moment, and its answer comes later.
  setTimeout(stop, 250)
  await sleep(500)
  assert.equal(told, 0)
})
