import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createListener } from '../../../src/action/thread/listener.ts'

/** A listener with a clock that is moved tick by tick. */
function listen(answers: readonly boolean[]) {
  const log: string[] = []
  const left = [...answers]
  let due: (() => void) | undefined
  const listener = createListener({
    now: () => 0,
    later(work) {
      due = work
      return () => {
        due = undefined
      }
    },
    async isStopAsked() {
      log.push('look')
      return left.shift() ?? false
    },
    stop: () => void log.push('stop'),
  })
  async function tick(): Promise<boolean> {
    const work = due
    due = undefined
    work?.()
    await new Promise((done) => setImmediate(done))
    return work !== undefined
  }
  return { listener, log, tick }
}

test('a job that may not write looks now and then whether somebody stops the run', async () => {
  const { listener, log, tick } = listen([false, false, true])
  await listener.begin()
  assert.deepEqual(log, ['look'])
  await tick()
  assert.deepEqual(log, ['look', 'look'])
  await tick()
  assert.deepEqual(log, ['look', 'look', 'look', 'stop'])
})

test('what was said while no job was at work is heard before this one begins', async () => {
  const { listener, log } = listen([true])
  await listener.begin()
  assert.deepEqual(log, ['look', 'stop'])
})

test('it says nothing, and looks no more when the run has ended', async () => {
  const { listener, log, tick } = listen([])
  await listener.begin()
  listener.showPlan([{ content: 'x', status: 'pending' }])
  assert.equal(await listener.isOurs(), true)
  await listener.leave()
  assert.equal(await tick(), false)
  assert.deepEqual(log, ['look'])
})
