import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createWriter, type GitHubWriter, marker } from '../../../src/github/github.ts'
import { isPassing, ONCE } from '../../support/api-faults.ts'
import type { Thread } from '../../support/fake-github.ts'
import { connect, openRepairDesk, type RepairDesk } from '../../support/repair-desk.ts'

interface Word {
  readonly name: string
  /** The request that goes wrong. */
  readonly method: string
  readonly path: RegExp
  /** A status that is got over: the writing request will tell. */
  readonly survives?: number
  readonly say: (writer: GitHubWriter, said: Said) => Promise<unknown>
  /** How often it was said. */
  readonly count: (said: Said) => number
}

interface Said extends RepairDesk {
  readonly thread: Thread
  readonly remark: number
}

const say: Pick<Word, 'say' | 'count'> = {
  say: (writer, { thread }) => writer.say(thread.number, marker('status'), 'Done.'),
  count: ({ thread }) => thread.comments.length,
}
const reply: Pick<Word, 'say' | 'count'> = {
  say: (writer, { thread, remark }) => writer.reply(thread.number, remark, 'Changed.'),
  count: ({ thread }) => thread.pull?.reviewComments.filter(({ inReplyTo }) => inReplyTo !== undefined).length ?? 0,
}
const check: Pick<Word, 'say' | 'count'> = {
  say: (writer, { publication }) =>
    writer.saveCheck({
      commit: publication.commit,
      title: 'Proven',
      summary: { text: 'A table', brief: 'A table' },
      detailsUrl: 'https://example.com',
      notes: [],
    }),
  count: ({ repository }) => repository.checks.size,
}

const WORDS: readonly Word[] = [
  { name: 'looking for the comment', method: 'GET', path: /\/issues\/1\/comments$/, ...say },
  { name: 'the comment', method: 'POST', path: /\/issues\/1\/comments$/, ...say },
  { name: 'looking for the reply', method: 'GET', path: /\/pulls\/1\/comments$/, ...reply },
  { name: 'the reply', method: 'POST', path: /\/replies$/, ...reply },
  { name: 'looking for the check run', method: 'GET', path: /\/check-runs$/, survives: 403, ...check },
  { name: 'the check run', method: 'POST', path: /\/check-runs$/, ...check },
]

/** The pull request #1 of the desk, with a reviewer's remark. */
async function openThread(t: TestContext): Promise<Said> {
  const desk = await openRepairDesk(t)
  const { github, repository } = desk
  await repository.git.commit({ branch: 'topic', from: 'main', files: { 'a.txt': 'one\n' } })
  const thread = await github.addPull(repository, { author: 'ada', title: 'Topic', head: 'topic' })
  const remarks = [{ path: 'a.txt', line: 1, body: 'Why?' }]
  const { comments } = github.addReview(thread, { author: 'rex', state: 'CHANGES_REQUESTED', comments: remarks })
  return { ...desk, thread, remark: comments[0]?.id ?? 0 }
}

for (const { name, method, path, survives, say, count } of WORDS) {
  test(`whatever happens once to ${name}, it is said once`, { concurrency: 7 }, async (t) => {
    const all = Object.entries(ONCE).map(([what, fault]) =>
      t.test(what, async (t) => {
        const said = await openThread(t)
        const { github, repository } = said
        const speak = (timeoutMs?: number) => say(createWriter(connect(github, repository, timeoutMs)), said)
        github.fail({ ...fault, method, path })
        const isGotOver = isPassing(fault) || (survives !== undefined && fault.status === survives)
        const problem = await speak(fault.mode === 'timeout' ? 1_000 : undefined).catch((error: Error) => error)
        assert.equal(problem instanceof Error, !isGotOver, String(problem))
        assert.equal(count(said), isGotOver ? 1 : 0)
        await speak()
        assert.equal(count(said), 1)
        github.assertValid()
      }),
    )
    await Promise.all(all)
  })
}

test('a workflow is started once, and not again when the answer is lost', async (t) => {
  const { github, repository, client } = await openRepairDesk(t)
  const writer = createWriter(client)
  await github.addRun(repository, { branch: 'main' })
  github.fail({ path: '/dispatches', status: 502, isDone: true })
  await assert.rejects(writer.dispatch('ci.yml', 'main'), { name: 'ServiceError', message: /answered with 502/ })
  assert.equal([...repository.runs.values()].filter(({ event }) => event === 'workflow_dispatch').length, 1)
})
