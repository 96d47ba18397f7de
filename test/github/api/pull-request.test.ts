import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decorate } from '../../../src/github/api/pull-request.ts'
import { createClient } from '../../../src/github/github.ts'
import { Interrupted } from '../../../src/host.ts'

test('what a stop leaves undone around a pull request is told as that, and not in the words of a run without one', async () => {
  const client = createClient({
    owner: 'octo',
    repo: 'app',
    token: 'ghs_x',
    apiUrl: 'http://127.0.0.1:9',
    request: {},
    onWait: () => undefined,
    longestWaitSeconds: 0,
    answerTimeoutMs: 1_000,
    secondMs: 1,
    signal: AbortSignal.abort(new Interrupted('The run was stopped. Nothing was published.')),
  })
  assert.deepEqual(await decorate(client, 5, { labels: ['bug'], assignees: ['ada'], reviewers: ['rex'] }), [
    'The run was stopped before labels were added to #5.',
    'The run was stopped before assignees were added to #5.',
    'The run was stopped before reviewers were added to #5.',
  ])
})
