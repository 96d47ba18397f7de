import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ConversationParts, createConversation } from '../../../src/action/thread/conversation.ts'
import { type Ending, readState } from '../../../src/github/github.ts'

const ENDING: Ending = {
  outcome: 'gave_up',
  redWhere: null,
  isProven: false,
  summary: 'No.',
  account: '',
  next: [],
  proof: undefined,
  details: undefined,
  runUrl: 'https://github.com/o/r/actions/runs/1',
}
const RAN = { exitCode: 1, ending: 'exited', durationMs: 300, runner: 'none' } as const
const LAST = { ending: ENDING, memory: { attempts: { a: 1 } }, isGood: false }

/** A thread that remembers what was said in it, and a clock that stands still until it is moved. */
function openThread(parts: Partial<ConversationParts> = {}) {
  const log: string[] = []
  const thread = { body: undefined as string | undefined, warnings: [] as unknown[], log }
  let now = 1_000_000
  const due: { readonly work: () => void; readonly at: number }[] = []
  const conversation = createConversation({
    writer: {
      async say(_thread, _marker, body) {
        thread.body = body
        log.push(`say ${body.split('\n')[0]}`)
        return 'https://github.com/o/r/issues/1#c'
      },
      async react(_comment, reaction) {
        log.push(reaction)
      },
    },
    reader: {
      said: async () => (thread.body === undefined ? undefined : { body: thread.body, updatedAt: '' }),
    },
    thread: 1,
    comment: { id: 1, kind: 'issue', createdAt: '', at: undefined, root: 1 },
    memory: { attempts: {} },
    lastWords: undefined,
    wait: async () => undefined,
    costOf: () => undefined,
    triggerPhrase: '/agent',
    runUrl: ENDING.runUrl,
    redact: (text) => text.replaceAll('s3cr3t', '***'),
    now: () => now,
    later(work, ms) {
      const timer = { work, at: now + ms }
      due.push(timer)
      return () => void due.splice(due.indexOf(timer), 1)
    },
    isStopAsked: async () => false,
    stop: () => void log.push('stop'),
    warn: (problem) => void thread.warnings.push(problem),
    ...parts,
  })
  /** Lets time pass, and everything be done that is due by then. */
  async function pass(ms: number): Promise<void> {
    const end = now + ms
    for (;;) {
      await new Promise((done) => setImmediate(done))
      const next = due.find(({ at }) => at <= end)
      if (!next) break
      due.splice(due.indexOf(next), 1)
      now = next.at
      next.work()
    }
    now = end
  }
  return { ...thread, thread, conversation, pass, due }
}

const edits = (log: readonly string[]) => log.filter((line) => line.startsWith('say')).length

test('eyes, the comment, its end and a face, in this order', async () => {
  const { conversation, log } = openThread()
  await conversation.begin()
  assert.equal(await conversation.end({ ...LAST, isGood: true }), 'https://github.com/o/r/issues/1#c')
  assert.deepEqual(log, ['eyes', 'say ### Regreen is at work', 'say ### No patch', 'rocket'])
})

test('an hour of work stays far below what GitHub allows, and shows at least once a minute that it goes on', async () => {
  let looked = 0
  const isStopAsked = async () => {
    looked += 1
    return false
  }
  const { conversation, log, pass } = openThread({ isStopAsked })
  await conversation.begin()
  for (let minute = 0; minute < 60; minute++) {
    const before = edits(log)
    conversation.note({
      type: 'reply',
      message: { role: 'assistant', content: '', calls: [] },
      usage: { inputTokens: 1, outputTokens: 1 },
    })
    await pass(60_000)
    assert.ok(edits(log) > before)
  }
  assert.ok(edits(log) + looked <= 260, `${edits(log)} edits and ${looked} looks`)
})

test('nothing is edited where nothing has changed, for a while', async () => {
  const { conversation, log, pass } = openThread()
  await conversation.begin()
  await pass(50_000)
  assert.equal(edits(log), 1)
  await pass(60_000)
  assert.equal(edits(log), 2)
})

test('a wish to stop is seen while nothing else happens', async () => {
  const { conversation, log, pass } = openThread({ isStopAsked: async () => true })
  await conversation.begin()
  await pass(10_000)
  assert.ok(log.includes('stop'))
})

test('after the end nothing is said, whatever was on its way', async () => {
  const { conversation, log, pass, due } = openThread()
  await conversation.begin()
  conversation.showPlan([{ content: 'x', status: 'pending' }])
  const ticking = pass(10_000)
  await conversation.end(LAST)
  await ticking
  await pass(600_000)
  assert.equal(log.filter((line) => line.startsWith('say')).at(-1), 'say ### No patch')
  assert.deepEqual(due, [])
})

test('what is to be remembered is in the comment at once, and in each one after', async () => {
  const { conversation, thread, pass } = openThread()
  await conversation.begin()
  assert.deepEqual(readState(thread.body).attempts, {})
  await conversation.remember({ attempts: { a: 1 } })
  assert.deepEqual(readState(thread.body).attempts, { a: 1 })
  await pass(120_000)
  assert.equal(readState(thread.body).running?.runUrl, ENDING.runUrl)
  await conversation.end({ ...LAST, memory: { attempts: { a: 2 } } })
  assert.deepEqual(readState(thread.body), { attempts: { a: 2 } })
})

test('of two runs in a thread it is the one that came last, and the other edits nothing more', async () => {
  const first = openThread()
  const second = openThread()
  await first.conversation.begin()
  await second.conversation.begin()
  first.thread.body = second.thread.body
  assert.deepEqual([await first.conversation.isOurs(), await second.conversation.isOurs()], [false, true])
  await first.pass(600_000)
  assert.equal(edits(first.log), 1)
})

test('a thread that cannot be written to is told once, and harms nothing', async () => {
  const say = async () => {
    throw new Error('403')
  }
  const { conversation, thread, pass } = openThread({ writer: { say, react: say } })
  await conversation.begin()
  await pass(600_000)
  assert.equal(thread.warnings.length, 1)
  assert.equal(await conversation.isOurs(), true)
  assert.equal(await conversation.end(LAST), undefined)
})

test('a thread that is locked while the run goes on is told once, and a wish to stop is still seen', async () => {
  let isStopAsked = false
  let isLocked = false
  const log: string[] = []
  const say = async () => {
    if (isLocked) throw new Error('403')
    return ''
  }
  const { conversation, thread, pass } = openThread({
    writer: { say, react: async () => undefined },
    isStopAsked: async () => isStopAsked,
    stop: () => void log.push('stop'),
  })
  await conversation.begin()
  isLocked = true
  await pass(600_000)
  assert.equal(thread.warnings.length, 1)
  isStopAsked = true
  await pass(60_000)
  assert.ok(log.includes('stop'))
})

test('no secret is shown, and no comment is longer than GitHub takes, with all that is remembered', async () => {
  const { conversation, thread } = openThread()
  await conversation.begin()
  conversation.showPlan([{ content: 'use s3cr3t', status: 'pending' }])
  await conversation.remember({ attempts: {} })
  assert.match(thread.body ?? '', /use \\\*\\\*\\\*|use \*\*\*/)
  const details = { title: 'The patch', text: '+x = 1\n'.repeat(20_000), language: 'diff' }
  const memory = { attempts: {}, patch: 'A'.repeat(24_000) }
  await conversation.end({ ...LAST, ending: { ...ENDING, details }, memory })
  assert.ok((thread.body ?? '').length <= 65_000, `${thread.body?.length}`)
  assert.deepEqual(readState(thread.body), memory)
})

test('a run that did not begin leaves the words of the last one, and a first one says why', async () => {
  const ending = { ...ENDING, outcome: 'skipped', summary: 'This failure was tried 2 times already.' } as const
  const { thread, conversation } = openThread({ lastWords: '### Fixed, and proven\n\nThe repair is in #2.' })
  await conversation.begin()
  await conversation.end({ ...LAST, ending })
  assert.match(thread.body ?? '', /^### Fixed, and proven\n\nThe repair is in #2\.\n\n<!-- regreen:state/)
  assert.deepEqual(readState(thread.body).attempts, { a: 1 })

  const first = openThread()
  await first.conversation.begin()
  await first.conversation.end({ ...LAST, ending })
  assert.match(first.thread.body ?? '', /^### Not started\n\nThis failure was tried 2 times already\./)
})

test('whose thread it is is asked when claims that were made at the same time have arrived', async () => {
  const waits: number[] = []
  const { conversation } = openThread({ wait: async (ms) => void waits.push(ms) })
  await conversation.begin()
  assert.equal(await conversation.isOurs(), true)
  assert.deepEqual(waits, [4_000])
})

test('a long plan beside a long memory stays within what GitHub takes, and the memory is whole', async () => {
  const last = { outcome: 'limit_reached', summary: 'x'.repeat(4_000), commit: 'a', runUrl: ENDING.runUrl }
  const memory = { attempts: { a: 1 }, patch: 'p'.repeat(24_000), last }
  const { conversation, thread } = openThread({ memory })
  conversation.showPlan(Array.from({ length: 30 }, () => ({ content: '&'.repeat(200), status: 'pending' as const })))
  await conversation.begin()
  assert.ok((thread.body?.length ?? 0) < 65_000, `${thread.body?.length}`)
  assert.match(thread.body ?? '', /0 of 30 steps done/)
  assert.equal(readState(thread.body).patch, memory.patch)
  await conversation.leave()
})

test('runs of tests are told by what they are for', async () => {
  const { conversation, thread, pass } = openThread()
  await conversation.begin()
  for (const [phase, told] of [
    ['before', 'The tests are run to see them fail'],
    ['merged', 'The tests are run on the commit merged into its base'],
    ['after', 'The patch is being proven on a clean copy'],
  ] as const) {
    conversation.note({ type: 'test_run', phase, report: RAN, result: '' })
    await pass(60_000)
    assert.ok(thread.body?.includes(told), thread.body)
  }
})
