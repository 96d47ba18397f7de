import { openPayload } from '../event/payload.ts'
import type { GitHubWriter } from '../types.ts'
import { saveCheck } from './check.ts'
import type { Client } from './client/client.ts'
import { NO_RETRY } from './client/once.ts'
import { createSay, replyOnce } from './comment.ts'
import { commitThroughApi } from './commit.ts'
import { compareCommits } from './compare.ts'
import { decorate, savePullRequest } from './pull-request.ts'

/** Everything that Regreen writes to GitHub. Throws ConfigError and ServiceError. */
export function createWriter(client: Client): GitHubWriter {
  const { octokit, place, call, tryCall, pause } = client
  const say = createSay(client)
  return {
    pause,

    async branch(branch) {
      const what = `reading the branch ${branch}`
      const ref = await tryCall(what, async () => (await octokit.git.getRef({ ...place, ref: `heads/${branch}` })).data)
      if (ref === undefined) return undefined
      return call(what, async () => {
        const { data } = await octokit.git.getCommit({ ...place, commit_sha: ref.object.sha })
        const parents = data.parents.map((parent) => parent.sha)
        return { commit: data.sha, tree: data.tree.sha, parents, message: data.message }
      })
    },

    compare: (base, head) => call(`comparing ${base} and ${head}`, () => compareCommits(client, base, head)),

    say: (thread, marker, body) => call(`commenting on #${thread}`, () => say({ thread, marker, body })),

    react: (comment, content) =>
      call('reacting to a comment', async () => {
        const at = { ...place, comment_id: comment.id, content }
        if (comment.kind === 'issue') await octokit.reactions.createForIssueComment(at)
        else await octokit.reactions.createForPullRequestReviewComment(at)
      }),

    reply: (pullRequest, remark, text) =>
      call(`answering a review of #${pullRequest}`, () => replyOnce(client, { pullRequest, remark, text })),

    savePullRequest: (text) => call('opening the pull request', () => savePullRequest(client, text)),

    decorate: (pullRequest, decoration) => decorate(client, pullRequest, decoration),

    commit: (commit) => call(`committing to ${commit.branch}`, () => commitThroughApi(client, commit)),

    saveCheck: (check) => call('writing a check run', () => saveCheck(client, check)),

    dispatch: (workflow, branch) =>
      call(`starting the workflow ${workflow}`, async () => {
        const at = { ...place, workflow_id: workflow, ref: branch, return_run_details: true, ...NO_RETRY }
        const { data } = await octokit.actions.createWorkflowDispatch(at)
        return openPayload(data).text('html_url')
      }),
  }
}
