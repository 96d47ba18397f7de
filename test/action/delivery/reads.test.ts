import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { exitCodeOf } from '../../../src/task.ts'
import { isPassing, ONCE } from '../../support/api-faults.ts'
import { makeProposal, openPublishJob } from '../../support/publish-job.ts'
import { share } from '../../support/share.ts'

const proposal = share(makeProposal)

const PERMISSION = 'the permission of whoever started the run'
const NOBODY = { outcome: 'skipped', named: /GitHub has no account/ } as const

/** What is read before anything is done, and what becomes of a run that cannot read it. */
const READS = {
  [PERMISSION]: {
    path: /\/permission$/,
    outcome: 'error',
    named: /so nothing was started/,
  },
  'the repository': { path: /^\/repos\/octo\/shop$/, outcome: 'error', named: /reading the repository/ },
  'the policy': { path: /\/contents\//, outcome: 'error', named: /reading .github\/regreen.yml on main/ },
} as const

for (const [what, { path, outcome, named }] of Object.entries(READS)) {
  describe(`when GitHub does not tell ${what}`, { concurrency: 7 }, () => {
    for (const [fault, planned] of Object.entries(ONCE)) {
      // Without a policy file the built-in rules hold.
      if (what === 'the policy' && planned.status === 404) continue
      // An account that is not there has no permission, and the run is not for us.
      const expected = what === PERMISSION && planned.status === 404 ? NOBODY : { outcome, named }
      test(`and the request ${fault}, nothing is published`, async (t) => {
        const job = await openPublishJob(t, await proposal(), {
          answerTimeoutMs: planned.mode === 'timeout' ? 1_000 : 20_000,
        })
        job.github.fail({ ...planned, path, times: 100 })
        const { report } = await job.start()
        assert.equal(report.outcome, expected.outcome)
        assert.match(report.summary, expected.named)
        assert.doesNotMatch(report.summary, /\n|undefined|\[object/)
        assert.equal(exitCodeOf(report.outcome), expected.outcome === 'error' ? 1 : 0)
        // Who may ask is known by then, so that they are told.
        const writes = job.github.snapshot().replace(/<.*>/g, '<text>')
        assert.equal(writes, what === 'the policy' ? 'POST /repos/octo/shop/issues/1/comments body=<text>' : '')
        if (isPassing(planned)) assert.ok(job.github.requests.filter((request) => path.test(request.path)).length >= 3)
      })
    }
  })
}
