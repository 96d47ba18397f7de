import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readState } from '../../../src/github/github.ts'
import type { Fault } from '../../support/fake-github.ts'
import { makeProposal, openPublishJob, type PublishJob } from '../../support/publish-job.ts'
import { share } from '../../support/share.ts'

/** What must be there once, and what it must hold. */
async function assertSingle({ repository, thread }: PublishJob): Promise<void> {
  const pulls = [...repository.threads.values()].filter((other) => other !== thread)
  assert.equal(pulls.length, 1, 'pull requests')
  assert.equal(pulls[0]?.state, 'open')
  assert.equal((await repository.git.refs('refs/heads/regreen')).length, 1, 'branches')
  assert.equal(thread.comments.length, 1, 'comments')
  assert.match(thread.comments[0]?.body ?? '', /Fixed, and proven/)
  assert.deepEqual(Object.values(readState(thread.comments[0]?.body).attempts), [1], 'attempts')
  assert.equal([...repository.checks.values()].filter(({ name }) => name === 'Regreen').length, 1, 'check runs')
}

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${decodeURIComponent(path.replace(/[0-9a-f]{40}/g, '…'))}`

const isWrite = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method !== 'GET' && !path.endsWith('upload-pack')

const proposal = share(makeProposal)

describe('a publishing job', () => {
  test('E19: a job that is killed at any request that writes and started again ends at the same single pull request', {
    concurrency: 10,
  }, async (t) => {
    const whole = await openPublishJob(t, await proposal())
    const first = await whole.start()
    assert.equal(first.report.outcome, 'fixed')
    assert.deepEqual(first.warnings, [])
    // From here on a fault is only told.
    const over = whole.github.requests.findIndex(({ path }) => path.endsWith('/check-runs'))
    // What is left behind differs by what was written before: a kill at a read leaves what one at the next write does.
    const moments = whole.github.requests.flatMap((request, i) => (isWrite(request) ? [{ request, i }] : []))
    const all = moments.map(({ request, i }) =>
      t.test(`${i + 1}. ${nameOf(request)}`, async (t) => {
        const job = await openPublishJob(t, await proposal())
        // Of the one that is under way it cannot be known whether it arrives; the next test is about one that does.
        const revive = job.github.fail({ mode: 'reset', after: i, times: Number.POSITIVE_INFINITY })
        const { report } = await job.start()
        if (i < over) assert.match(report.outcome, /error|skipped/)
        revive()
        const again = await job.start()
        assert.equal(again.report.outcome, 'fixed', again.report.summary)
        await assertSingle(job)
      }),
    )
    await Promise.all(all)
  })

  test('a write that arrives, and whose answer is lost, is not made twice', { concurrency: 10 }, async (t) => {
    const whole = await openPublishJob(t, await proposal())
    await whole.start()
    const all = whole.github.requests.filter(isWrite).map((request) =>
      t.test(nameOf(request), async (t) => {
        const job = await openPublishJob(t, await proposal())
        job.github.fail({ mode: 'reset-mid-body', isDone: true, method: request.method, path: request.path })
        const { report } = await job.start()
        assert.equal(report.outcome, 'fixed', report.summary)
        await assertSingle(job)
      }),
    )
    await Promise.all(all)
  })

  const GIT: readonly (readonly [string, Fault, RegExp, boolean])[] = [
    ['401', { status: 401 }, /refused the token/, false],
    ['403', { status: 403 }, /token may not/, false],
    ['404', { status: 404 }, /does not find the repository|no such repository/, false],
    ['502', { status: 502 }, /error: 502/, true],
    ['a page', { mode: 'html', status: 200 }, /./, true],
    ['the end of the connection', { mode: 'reset' }, /./, true],
  ]

  test('a fault of git says what to do, and passes when it passes by itself', { concurrency: 10 }, async (t) => {
    const all = ['git-upload-pack', 'git-receive-pack'].flatMap((service) =>
      GIT.map(([what, fault, message, isPassing]) =>
        t.test(`${service}: ${what}`, async (t) => {
          const job = await openPublishJob(t, await proposal())
          const path = new RegExp(`/${service}$`)
          const revive = job.github.fail({ ...fault, path, times: Number.POSITIVE_INFINITY })
          const { report } = await job.start()
          assert.equal(report.outcome, 'error')
          assert.match(report.summary, message)
          assert.doesNotMatch(report.summary, /\n/)
          assert.deepEqual(await job.repository.git.refs('refs/heads/regreen'), [])
          revive()
          if (isPassing) job.github.fail({ ...fault, path })
          assert.equal((await job.start()).report.outcome, 'fixed')
          await assertSingle(job)
        }),
      ),
    )
    await Promise.all(all)
  })
})
