import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import type { Target } from '../../../src/action/target/target.ts'
import { ConfigError, ServiceError } from '../../../src/errors.ts'
import type { Request, Skip } from '../../../src/github/github.ts'
import { isPassing, ONCE } from '../../support/api-faults.ts'
import { addOwnPull, assertTarget, type Desk, openDesk } from '../../support/target-desk.ts'

type Ask = (desk: Desk) => Promise<Request>

const actors = ['ada']
const COMMAND = { verb: 'fix', hint: '' } as const
const onThread = (number: number): Request => ({
  kind: 'thread',
  number,
  command: COMMAND,
  askedAt: undefined,
  comment: undefined,
  requester: undefined,
  said: undefined,
  head: undefined,
  actors,
})
const addTopic = ({ github, repository }: Desk) =>
  github.addPull(repository, { author: 'ada', title: 'Topic', head: 'topic', labels: ['agent-fix'] })

const REQUESTS: Readonly<Record<string, Ask>> = {
  'the commit of a job': async (desk) => {
    await addTopic(desk)
    const place = { commit: await desk.head('topic'), branch: 'topic', isFork: false }
    const unknown = { merge: undefined, requester: undefined, task: undefined, pullRequest: undefined }
    return { kind: 'commit', ...place, ...unknown, baseBranch: undefined, actors }
  },
  'a run that was named': async (desk) => {
    await addTopic(desk)
    const run = await desk.github.addRun(desk.repository, { branch: 'topic', actor: 'ada', event: 'pull_request' })
    return { kind: 'run', runId: run.id, requester: undefined, actors }
  },
  'a pull request': async (desk) => onThread((await addTopic(desk)).number),
  'an issue': async ({ github, repository }) =>
    onThread(github.addIssue(repository, { author: 'eve', title: 'It breaks' }).number),
  'a review': async (desk) => {
    const thread = await addOwnPull(desk)
    const comments = [{ path: 'a.txt', line: 1, body: 'Not so.' }]
    const { review } = desk.github.addReview(thread, { author: 'ada', state: 'CHANGES_REQUESTED', comments })
    const { number: pullRequest } = thread
    const said = { body: '', askedAt: review.submittedAt, requester: undefined }
    return { kind: 'review', pullRequest, reviewId: review.id, ...said, actors }
  },
  'a schedule': async (desk) => {
    await addTopic(desk)
    return { kind: 'schedule' }
  },
}

/** What a target has when all is well, or less of what only pull requests tell: the conversation, and the merge. */
function assertNotWrong(found: Target, expected: Target): void {
  const less = found.thread === undefined && { thread: undefined, baseBranch: undefined }
  const merge = found.merge === undefined && { merge: undefined }
  const isUnnamed = expected.tested !== undefined && found.tested?.merge === undefined
  const tested = isUnnamed && { tested: { ...expected.tested, into: found.baseBranch, merge: undefined } }
  assert.deepEqual(found, { ...expected, ...less, ...merge, ...tested })
}

function assertTold(problem: unknown): void {
  assert.ok(problem instanceof ConfigError || problem instanceof ServiceError, String(problem))
  assert.match(problem.message, /GitHub|token/)
  assert.doesNotMatch(problem.message, /\n|undefined|\[object/)
}

const placeOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`

async function tryAll(t: TestContext, ask: Ask): Promise<void> {
  const desk = await openDesk(t)
  const { github } = desk
  const request = await ask(desk)
  const expected = assertTarget(await desk.find(request))
  const calls = [...new Map(github.requests.map((call) => [placeOf(call), call])).values()]
  assert.ok(calls.length > 0)
  for (const { method, path } of calls) {
    for (const [what, fault] of Object.entries(ONCE)) {
      const takeBack = github.fail({
        ...fault,
        method,
        path: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
      })
      const found: Target | Skip | Error = await desk.find(request).catch((error: Error) => error)
      takeBack()
      const where = `${method} ${path} ${what}`
      if (found instanceof Error) {
        // The client of this desk waits for no rate limit.
        assert.ok(!isPassing(fault) || fault.status === 429, `${where}: ${found.message}`)
        assertTold(found)
      } else if (found.kind === 'skip') assert.equal(fault.status, 404, `${where}: ${found.reason}`)
      else if (isPassing(fault) && fault.status !== 429) assert.deepEqual(found, expected, where)
      else assertNotWrong(found, expected)
    }
  }
  assert.equal(github.snapshot(), '')
  github.assertValid()
}

describe('whatever happens once to any request on the way to a target, it is the right one or the problem is told', {
  concurrency: 6,
}, () => {
  for (const [what, ask] of Object.entries(REQUESTS)) {
    test(what, { timeout: 120_000 }, (t) => tryAll(t, ask))
  }
})
