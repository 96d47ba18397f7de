import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServiceError } from '../../src/errors.ts'
import { createReplayModel, scriptOf } from '../../src/model/model.ts'
import { words } from '../support/agent.ts'

const signal = new AbortController().signal

test('a script is played turn by turn, with all that the model would have been shown', async () => {
  const model = createReplayModel((messages, turn) => words(`${turn}: ${messages.length}`))
  assert.equal((await model.reply([], [], signal)).message.content, '0: 0')
  assert.equal((await model.reply([words('x')], [], signal)).message.content, '1: 1')
})

test('the replies of a recorded run are played in their order, and then it is at its end', async () => {
  const model = createReplayModel(scriptOf([words('one'), words('two')]))
  assert.equal((await model.reply([], [], signal)).message.content, 'one')
  assert.equal((await model.reply([], [], signal)).message.content, 'two')
  await assert.rejects(model.reply([], [], signal), /ended after reply 2, and this run asks for more/)
})

test('tokens are counted by size, so that a budget holds', async () => {
  const { usage } = await createReplayModel(() => words('done')).reply([words('x'.repeat(3_600))], [], signal)
  assert.ok(usage.inputTokens > 1_000 && usage.outputTokens > 1)
})

test('a script that is at its end is told', async () => {
  await assert.rejects(createReplayModel(() => undefined).reply([], [], signal), (error) => {
    return error instanceof ServiceError && error.message.startsWith('The recorded model ended after reply 0,')
  })
})

test('a run that was stopped gets no more replies', async () => {
  const model = createReplayModel(() => words('x'))
  await assert.rejects(model.reply([], [], AbortSignal.abort(new Error('stopped'))), /stopped/)
})
