import { describe, test } from 'node:test'
import { visibleIn } from '../../../src/github/github.ts'
import { assertPage } from '../../support/golden.ts'
import { makeProposal, openPublishJob, type PublishJob } from '../../support/publish-job.ts'
import { share } from '../../support/share.ts'

const proposal = share(makeProposal)

interface Delivery {
  readonly inputs?: Readonly<Record<string, string>>
  /** What is otherwise than in a repository that takes everything. */
  readonly arrange?: (job: PublishJob) => unknown
}

/** What became of one proven patch. */
const DELIVERIES: Readonly<Record<string, Delivery>> = {
  'fixed-pull-request': {},
  'fixed-pushed': { inputs: { mode: 'push' } },
  'fixed-comment': { inputs: { mode: 'comment' } },
  'error-pull-request-forbidden': {
    arrange({ repository }) {
      repository.settings.actionsMayCreatePullRequests = false
    },
  },
  'error-not-compared': { arrange: ({ github }) => github.fail({ path: '/compare/', status: 403 }) },
  'error-not-published': {
    arrange: ({ github, repository }) =>
      github.protect(repository, { kind: 'ruleset', branch: 'regreen/*', type: 'creation' }),
  },
  'error-differs': {
    arrange({ github, thread }) {
      const sha = thread.pull?.headSha
      const files = [{ filename: 'README.md', status: 'modified', sha }]
      github.fail({ path: '/compare/', status: 200, body: { merge_base_commit: { sha }, commits: [], files } })
    },
  },
  stale: {
    arrange: ({ repository }) =>
      repository.git.commit({ branch: 'feature', files: { 'new.txt': 'x\n' }, message: 'More' }),
  },
}

describe('what becomes of a proven patch', { concurrency: 8 }, () => {
  for (const [name, { inputs, arrange }] of Object.entries(DELIVERIES)) {
    test(`the thread is told of the ending ${name}, what it means and what to do`, async (t) => {
      const job = await openPublishJob(t, await proposal())
      await arrange?.(job)
      await job.start(inputs)
      assertPage(`endings/${name}.md`, visibleIn(job.thread.comments[0]?.body ?? ''))
    })
  }
})
