import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { createMirror } from '../../../src/workspace/workspace.ts'
import { SEARCH_PATH } from '../../support/copies.ts'
import { PUBLISHING, type Repository, type Thread } from '../../support/fake-github.ts'
import { openFolder } from '../../support/folders.ts'
import { forgeManifest } from '../../support/forgery.ts'
import { assertRequests } from '../../support/golden.ts'
import { makeProposal, openPublishJob, type Published, type PublishJob } from '../../support/publish-job.ts'
import { share } from '../../support/share.ts'

/** The pull request that was opened. */
function ours({ repository, thread }: Pick<PublishJob, 'repository' | 'thread'>): Thread | undefined {
  return [...repository.threads.values()].find((other) => other !== thread)
}

const branchesOf = async ({ git }: Repository) => (await git.refs('refs/heads')).map(({ ref }) => ref.slice(11))

const kindOf = ({ report }: Published) => report.delivery?.published?.kind

const proposal = share(makeProposal)

interface OtherRepair {
  readonly branch: string
  readonly files: Readonly<Record<string, string>>
}

/** Another repair, as an earlier run of ours would have left it on its branch. */
async function commitAsOurs(t: TestContext, { repository, thread }: PublishJob, { branch, files }: OtherRepair) {
  const { git } = repository
  const base = thread.pull?.headSha ?? ''
  const draft = await git.commit({ branch: 'draft', from: branch, files })
  const mirror = await createMirror(await openFolder(t), SEARCH_PATH)
  const trees: string[] = []
  for (const commit of [base, draft]) {
    await mirror.fetchCommit({ kind: 'local', directory: git.directory }, commit)
    trees.push(await mirror.treeOf(commit))
  }
  const { sha256 } = await mirror.change(trees[0] ?? '', trees[1] ?? '')
  await git.commit({ branch, files, message: `A\n\nRegreen-Patch: ${sha256}\nRegreen-Base: ${base}` })
}

describe('publishing', { concurrency: 12 }, () => {
  test('a pull request is a draft with the proof, labels, reviewers and assignees that were asked for', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const inputs = { labels: 'bug, regreen', reviewers: 'rex', assignees: 'ada\nrex' }
    const { report, warnings } = await job.start(inputs)
    assert.deepEqual(warnings, [])
    assert.equal(report.outcome, 'fixed')
    const pull = ours(job)
    assert.equal(pull?.title, 'Fix 1 failing test on feature')
    assert.equal(pull?.pull?.isDraft, true)
    assert.equal(pull?.pull?.baseRef, 'feature')
    assert.deepEqual(pull?.labels, ['bug', 'regreen'])
    assert.deepEqual(
      pull?.pull?.reviewers.map(({ login }) => login),
      ['rex'],
    )
    assert.deepEqual(
      pull?.assignees.map(({ login }) => login),
      ['ada', 'rex'],
    )
    assert.match(pull?.body ?? '', /\| failed \| passed \|/)
    assert.match(pull?.body ?? '', /Regreen starts `ci.yml` on this branch/)
    assert.match(pull?.body ?? '', /\*\*Approve and run\*\*/)
    assert.match(job.thread.comments[0]?.body ?? '', /The repair is in \[#2\]\(/)
  })

  test('the requests of a publication', async (t) => {
    const job = await openPublishJob(t, await proposal())
    await job.start()
    assertRequests(job, 'mode-pull-request')
  })

  test("the check run has the table of tests, and a note at each line that failed, in the repository's own files", async (t) => {
    const job = await openPublishJob(t, await proposal())
    const { report } = await job.start()
    assert.equal(report.outcome, 'fixed', report.summary)
    const [check, ...others] = [...job.repository.checks.values()].filter(({ name }) => name === 'Regreen')
    assert.deepEqual(others, [])
    const branch = 'refs/heads/regreen/feature-2ad56231'
    assert.equal(check?.headSha, await job.repository.git.tryCommit(branch))
    assert.match(check?.summary ?? '', /`test\/cart\.test\.js > total adds the prices up` \| failed \| passed/)
    const [note, ...more] = check?.annotations ?? []
    assert.deepEqual(more, [])
    assert.deepEqual([note?.path, note?.startLine, note?.endLine, note?.level], ['test/cart.test.js', 6, 6, 'notice'])
    assert.equal(note?.title, 'This test failed before the patch')
    assert.match(note?.message ?? '', /^test\/cart\.test\.js > total adds the prices up\n/)

    await job.start()
    assert.equal(check?.annotations.length, 1)
    job.github.assertValid()
  })

  test('a note that another job has made up stands nowhere but at a line that there is, and says no secret', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const message = '::error::x\u202e'
    const nowhere = ['test/', 'test', '../../etc/passwd', '/etc/passwd', '.git/config', ':(glob)**', '', 'no/such.js']
    await forgeManifest(job, (manifest) => {
      manifest.notes = [
        { path: 'test/cart.test.js', line: 1, message },
        { path: 'test/cart.test.js', line: 1, message: `a ${job.token} b` },
        { path: 'test/cart.test.js', line: 0, message },
        { path: 'test/cart.test.js', line: 9_999, message },
        ...nowhere.map((path) => ({ path, line: 1, message })),
      ]
    })
    const { report, warnings } = await job.start()
    assert.equal(report.outcome, 'fixed', report.summary)
    assert.deepEqual(warnings, [])
    const annotations = [...job.repository.checks.values()].flatMap((check) => check.annotations)
    assert.deepEqual(
      annotations.map((note) => [note.path, note.startLine, note.message]),
      [['test/cart.test.js', 1, '::error::x']],
    )
    job.github.assertValid()
  })

  test('title, message and draft are as the inputs say', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const inputs = {
      'pull-request-title': 'Zeile "eins" & <b>',
      'commit-message': 'fix: the cart – Ünïcödé',
      draft: 'false',
    }
    const { report } = await job.start(inputs)
    assert.equal(report.outcome, 'fixed')
    assert.equal(ours(job)?.title, inputs['pull-request-title'])
    assert.equal(ours(job)?.pull?.isDraft, false)
    const commit = await job.repository.git.readCommit('refs/heads/regreen/feature-2ad56231')
    assert.match(
      commit.message,
      /^fix: the cart – Ünïcödé\n\nRegreen-Patch: [0-9a-f]{64}\nRegreen-Base: [0-9a-f]{40}\n?$/,
    )
  })

  test('where there are no drafts, the pull request is opened all the same', async (t) => {
    const job = await openPublishJob(t, await proposal())
    job.repository.settings.draftsSupported = false
    const { report } = await job.start()
    assert.equal(report.outcome, 'fixed')
    assert.equal(ours(job)?.pull?.isDraft, false)
  })

  test('people who cannot be asked are told of, and the pull request is there', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const { report, warnings } = await job.start({ reviewers: 'nobody', assignees: 'ada, nobody', labels: 'x' })
    assert.equal(report.outcome, 'fixed')
    assert.equal(warnings.length, 2, warnings.join('\n'))
    assert.match(warnings.join('\n'), /Not assigned: nobody\. .* check "assignees"/)
    assert.match(warnings.join('\n'), /Reviews may only be requested from collaborators/)
    assert.deepEqual(ours(job)?.labels, ['x'])
    assertRequests(job, 'fault-people-who-cannot-be-asked')
  })

  test('reviewers are asked also where one of them cannot be, and that one is told of', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const { report, warnings } = await job.start({ reviewers: 'nobody, rex, noone' })
    assert.equal(report.outcome, 'fixed')
    assert.deepEqual(
      ours(job)?.pull?.reviewers.map(({ login }) => login),
      ['rex'],
    )
    assert.equal(warnings.length, 2, warnings.join('\n'))
    assert.match(warnings[0] ?? '', /^nobody was not asked for a review; check "reviewers"\. .*collaborators/)
    assert.match(warnings[1] ?? '', /^noone was not asked/)
  })

  test("push: the repair goes onto the pull request's own branch, as one commit on top", async (t) => {
    const job = await openPublishJob(t, await proposal())
    const before = job.thread.pull?.headSha
    const { report } = await job.start({ mode: 'push' })
    assert.equal(report.outcome, 'fixed', report.summary)
    assert.equal(ours(job), undefined)
    const sha = (await job.repository.git.tryCommit('refs/heads/feature')) ?? ''
    const { parents } = await job.repository.git.readCommit(sha)
    assert.deepEqual(parents, [before])
    assert.equal(job.thread.pull?.headSha, sha)
    assert.match(job.thread.comments[0]?.body ?? '', new RegExp(`pushed as ${sha}`))
    assert.deepEqual(await branchesOf(job.repository), ['feature', 'main'])
    assertRequests(job, 'mode-push')
  })

  test('push: started again, it finds that it is done', async (t) => {
    const job = await openPublishJob(t, await proposal())
    await job.start({ mode: 'push' })
    const pushed = job.github.pushes.length
    const again = await job.start({ mode: 'push' })
    assert.equal(again.report.outcome, 'fixed', again.report.summary)
    assert.equal(kindOf(again), 'pushed')
    assert.equal(job.github.pushes.length, pushed)
  })

  test('push: a protected branch is told, with what to do instead', async (t) => {
    const job = await openPublishJob(t, await proposal())
    job.github.protect(job.repository, { kind: 'protection', branch: 'feature', type: 'pull_request' })
    const { report } = await job.start({ mode: 'push' })
    assert.equal(report.outcome, 'error')
    assert.match(report.summary, /Changes must be made through a pull request\. Set "mode: pull-request"/)
    assert.equal(report.files?.patchFile, `${job.folder}/patch.diff`)
  })

  test('comment: the patch is in the thread, and nothing is pushed', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const { report } = await job.start({ mode: 'comment' })
    assert.equal(report.outcome, 'fixed')
    assert.deepEqual(job.github.pushes, [])
    assert.equal(ours(job), undefined)
    assert.match(job.thread.comments[0]?.body ?? '', /```diff\ndiff --git a\/src\/cart.js/)
    assertRequests(job, 'mode-comment')
  })

  test('dry-run: GitHub is not written to at all', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const { report } = await job.start({ mode: 'dry-run' })
    assert.equal(report.outcome, 'fixed')
    assert.equal(job.github.snapshot(), '')
    assert.equal(report.ending?.details?.language, 'diff')
  })

  test('sign-commits: GitHub makes the commit, and it is verified', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const rule = { kind: 'ruleset', branch: '*', type: 'required_signatures' } as const
    job.github.protect(job.repository, rule)
    const { report } = await job.start({ 'sign-commits': 'true' })
    assert.equal(report.outcome, 'fixed', report.summary)
    const sha = (await job.repository.git.tryCommit('refs/heads/regreen/feature-2ad56231')) ?? ''
    assert.ok(job.repository.signed.has(sha))
    assert.deepEqual(
      job.github.pushes.map(({ via }) => via),
      ['rest', 'graphql'],
    )
    assertRequests(job, 'mode-sign-commits')
  })

  test('sign-commits: a second repair of the same branch leaves the pull request open', async (t) => {
    const job = await openPublishJob(t, await proposal())
    await job.start({ 'sign-commits': 'true', 'commit-message': 'one' })
    await commitAsOurs(t, job, { branch: 'regreen/feature-2ad56231', files: { 'src/cart.js': 'x\n' } })
    const { report } = await job.start({ 'sign-commits': 'true' })
    assert.equal(report.outcome, 'fixed', report.summary)
    assert.equal(ours(job)?.state, 'open')
    assert.equal([...job.repository.threads.values()].length, 2)
  })

  test("somebody else's branch of that name is left alone", async (t) => {
    const job = await openPublishJob(t, await proposal())
    const theirs = await job.repository.git.commit({
      branch: 'regreen/feature-2ad56231',
      from: 'main',
      files: { 'a.txt': 'mine\n' },
    })
    const { report } = await job.start()
    assert.equal(report.outcome, 'fixed')
    assert.equal(ours(job)?.pull?.headRef, 'regreen/feature-2ad56231-2')
    assert.equal(await job.repository.git.tryCommit('refs/heads/regreen/feature-2ad56231'), theirs)
  })

  test('E9: a branch on which GitHub shows something else gets no pull request', async (t) => {
    const job = await openPublishJob(t, await proposal())
    const sha = job.thread.pull?.headSha
    const other = {
      merge_base_commit: { sha },
      commits: [],
      files: [{ filename: 'README.md', status: 'modified', sha }],
    }
    job.github.fail({ path: '/compare/', status: 200, body: other })
    const { report } = await job.start()
    assert.equal(report.outcome, 'error')
    assert.match(report.summary, /is not what was proven: "README.md" is changed in another way than was judged/)
    assert.equal(ours(job), undefined)
    assert.match(job.thread.comments[0]?.body ?? '', /```diff/)
  })

  const MOVES: readonly (readonly [string, (job: PublishJob) => Promise<unknown>, RegExp])[] = [
    [
      'has moved',
      ({ repository }) => repository.git.commit({ branch: 'feature', files: { 'new.txt': 'x\n' }, message: 'More' }),
      /The branch feature holds [0-9a-f]{12} now/,
    ],
    ['is gone', ({ repository }) => repository.git.run(['update-ref', '-d', 'refs/heads/feature']), /feature is gone/],
    [
      'was pushed over',
      ({ repository }) => repository.git.run(['update-ref', 'refs/heads/feature', 'refs/heads/main']),
      /The branch feature holds/,
    ],
  ]
  for (const [what, move, message] of MOVES) {
    test(`A7: a branch that ${what} makes the proposal stale`, async (t) => {
      const job = await openPublishJob(t, await proposal())
      await move(job)
      const { report } = await job.start()
      assert.equal(report.outcome, 'stale', report.summary)
      assert.match(report.summary, message)
      assert.deepEqual(job.github.pushes, [])
    })
  }

  const RULES = [
    ['protection', 'pull_request', /protection rule forbids it\. Changes must be made .* input "branch-prefix"/],
    ['ruleset', 'creation', /ruleset forbids it\. Cannot create ref due to creations being restricted/],
    ['ruleset', 'required_signatures', /Commits must have verified signatures\. Set "sign-commits: true"/],
    ['ruleset', 'required_status_checks', /Required status check "test" is expected/],
  ] as const
  for (const [kind, type, message] of RULES) {
    test(`a ${kind} of the kind ${type} is told with its cure, and the patch is kept`, async (t) => {
      const job = await openPublishJob(t, await proposal())
      job.github.protect(job.repository, { kind, branch: 'regreen/*', type })
      const { report } = await job.start()
      assert.equal(report.outcome, 'error')
      assert.match(report.summary, message)
      assert.match(job.thread.comments[0]?.body ?? '', /```diff/)
      assertRequests(job, `fault-${kind}-${type}`)
    })
  }

  test('where Actions may not open pull requests, the branch stays, with a link and the setting', async (t) => {
    const job = await openPublishJob(t, await proposal())
    job.repository.settings.actionsMayCreatePullRequests = false
    const { report } = await job.start()
    assert.equal(report.outcome, 'error')
    assert.match(report.summary, /"Allow GitHub Actions to create and approve pull requests"/)
    assert.deepEqual(await branchesOf(job.repository), ['feature', 'main', 'regreen/feature-2ad56231'])
    assert.match(job.thread.comments[0]?.body ?? '', /\[Open the pull request by hand\]\(http/)
    job.repository.settings.actionsMayCreatePullRequests = true
    assert.equal((await job.start()).report.outcome, 'fixed')
    assert.equal(ours(job)?.pull?.headRef, 'regreen/feature-2ad56231')
    assertRequests(job, 'fault-pull-requests-not-permitted')
  })

  test('an archived repository is not worked on', async (t) => {
    const job = await openPublishJob(t, await proposal())
    job.repository.isArchived = true
    assert.match((await job.start()).report.summary, /repository is archived/)
  })

  const PERMISSIONS = [
    ['contents', 'read', 'error', /Add "contents: write" to the job's "permissions"/],
    ['pull-requests', 'read', 'error', /"permissions:" with "pull-requests: write"/],
    ['checks', undefined, 'fixed', /The check run was not written: .*"checks: write"/],
    ['actions', 'read', 'fixed', /The workflow ci.yml was not started: .*"actions: write"/],
  ] as const
  for (const [scope, level, outcome, message] of PERMISSIONS) {
    test(`without "${scope}: write" the missing permission is named`, async (t) => {
      const { [scope]: _, ...others } = { ...PUBLISHING, actions: 'write' } as const
      const job = await openPublishJob(t, await proposal(), {
        permissions: { ...others, ...(level && { [scope]: level }) },
      })
      const { report, warnings } = await job.start()
      assert.equal(report.outcome, outcome, report.summary)
      assert.match(outcome === 'fixed' ? warnings.join('\n') : report.summary, message)
      assertRequests(job, `fault-no-${scope}-write`)
    })
  }

  test('without any right to pull requests it is the right to write that is named, which looking for one does not take', async (t) => {
    const permissions = { actions: 'write', checks: 'write', contents: 'write' } as const
    const job = await openPublishJob(t, await proposal(), { permissions })
    const { report } = await job.start()
    assert.match(report.summary, /Its pull request was not opened\. .*"permissions:" with "pull-requests: write"/)
  })

  test('a token that may not speak loses nothing but the comment', async (t) => {
    const job = await openPublishJob(t, await proposal())
    job.github.fail({ path: '/issues/1/comments', status: 403, times: 9 })
    const { report, warnings } = await job.start()
    assert.equal(report.outcome, 'fixed')
    assert.match(warnings.join('\n'), /thread could not be told|left in the thread could not be read/)
    assert.notEqual(ours(job), undefined)
    assertRequests(job, 'fault-no-comment')
  })

  for (const [what, path] of [
    ['an empty folder', ''],
    ['no folder', 'none'],
  ] as const) {
    test(`where there is ${what}, it is told that there is no proposal and what to do, without a path of the runner`, async (t) => {
      const job = await openPublishJob(t, await proposal())
      const { report } = await job.start({ 'proposal-path': join(await openFolder(t), path) })
      assert.match(report.summary, /^There is no proposal to go on from\. [^/]* see examples\/two-jobs\.yml\.$/)
    })
  }
})
