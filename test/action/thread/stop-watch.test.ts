import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStopWatch } from '../../../src/action/thread/stop-watch.ts'
import type { Remark } from '../../../src/github/github.ts'

const SINCE = new Date('2026-11-01T12:00:00Z')
const STOP: Remark = {
  id: 1,
  author: 'ada',
  authorIsBot: false,
  body: '/agent stop',
  createdAt: '2026-11-01T12:00:00Z',
  updatedAt: '2026-11-01T12:00:00Z',
  path: undefined,
  line: undefined,
}

function watch(remarks: readonly Partial<Remark>[], mayStop: (login: string) => boolean = () => true) {
  const asked: string[] = []
  const warnings: unknown[] = []
  const look = createStopWatch({
    reader: { remarksSince: async () => remarks.map((remark, id) => ({ ...STOP, id, ...remark })) },
    thread: { number: 1, isPullRequest: true },
    since: async () => SINCE,
    triggerPhrase: '/agent',
    async mayStop(login) {
      asked.push(login)
      return mayStop(login)
    },
    warn: (problem) => warnings.push(problem),
  })
  return { look, asked, warnings }
}

test('a command to stop by somebody who may is heard, on a line as well', async () => {
  assert.equal(await watch([{}]).look(), true)
  const onLine = { path: 'a.js', line: 1, updatedAt: '2026-11-01T12:00:01Z' }
  assert.equal(await watch([onLine]).look(), true)
})

const NOT_HEARD: Readonly<Record<string, Partial<Remark>>> = {
  'before the run was asked for': { createdAt: '2026-11-01T11:59:59Z', updatedAt: '2026-11-01T11:59:59Z' },
  'and edited since': { updatedAt: '2026-11-01T12:00:05Z' },
  'by a bot': { authorIsBot: true },
  'in a quote': { body: '> /agent stop' },
  'as another command': { body: '/agent fix' },
}
for (const [what, remark] of Object.entries(NOT_HEARD)) {
  test(`a command to stop that was written ${what} is not heard, and nobody is asked about`, async () => {
    const { look, asked } = watch([remark])
    assert.equal(await look(), false)
    assert.deepEqual(asked, [])
  })
}

test('each is looked at once: a stranger costs one question, however often the thread is read', async () => {
  const { look, asked } = watch([{ author: 'eve' }, { author: 'eve' }], (login) => login === 'ada')
  assert.equal(await look(), false)
  assert.equal(await look(), false)
  assert.deepEqual(asked, ['eve', 'eve'])
})

test('where GitHub does not answer, the run goes on, it is told once, and a later look can still stop it', async () => {
  let isDown = true
  const warnings: unknown[] = []
  const look = createStopWatch({
    reader: {
      async remarksSince() {
        if (isDown) throw new Error('502')
        return [STOP]
      },
    },
    thread: { number: 1, isPullRequest: false },
    since: async () => SINCE,
    triggerPhrase: '/agent',
    mayStop: async () => true,
    warn: (problem) => warnings.push(problem),
  })
  assert.deepEqual([await look(), await look()], [false, false])
  assert.equal(warnings.length, 1)
  isDown = false
  assert.equal(await look(), true)
})

test('a person whose permission GitHub does not tell stops nothing', async () => {
  const { look, warnings } = watch([{}], () => {
    throw new Error('500')
  })
  assert.equal(await look(), false)
  assert.deepEqual(warnings.map(String), ['Error: 500'])
})
