import { openPayload } from '../event/payload.ts'
import type { GitHubWriter, Remark } from '../types.ts'
import type { Client } from './client.ts'
import { findOwn, sayOnce } from './comment.ts'
import { commitThroughApi } from './commit.ts'
import { savePullRequest } from './pull-request.ts'

export function createWriter({ octokit, place, call, tryCall }: Client): GitHubWriter {
  return {
    branch: (branch) =>
      tryCall(`reading the branch ${branch}`, async () => {
        const { data: ref } = await octokit.git.getRef({ ...place, ref: `heads/${branch}` })
        const { data } = await octokit.git.getCommit({ ...place, commit_sha: ref.object.sha })
        const parents = data.parents.map((parent) => parent.sha)
        return { commit: data.sha, tree: data.tree.sha, parents, message: data.message }
      }),

    findPullRequest: (branch) =>
      call(`looking for a pull request of ${branch}`, async () => {
        const { data } = await octokit.pulls.list({ ...place, state: 'open', head: `${place.owner}:${branch}` })
        return data.find((pull) => pull.head.ref === branch)?.number
      }),

    said: (thread, marker) =>
      call(
        `reading the comments of #${thread}`,
        async () => (await findOwn(octokit, { ...place, thread }, marker))?.body,
      ),

    say: (thread, marker, body) =>
      call(`commenting on #${thread}`, () => sayOnce(octokit, { ...place, thread }, { marker, body })),

    commentsSince: (thread, since) =>
      call(`reading the comments of #${thread}`, async () => {
        const at = { ...place, issue_number: thread, since, per_page: 100 }
        return (await octokit.paginate(octokit.issues.listComments, at)).map(readComment)
      }),

    react: (comment, content) =>
      call('reacting to a comment', async () => {
        const at = { ...place, comment_id: comment.id, content }
        if (comment.kind === 'issue') await octokit.reactions.createForIssueComment(at)
        else await octokit.reactions.createForPullRequestReviewComment(at)
      }),

    reply: (pullRequest, remark, body) =>
      call(`answering a review of #${pullRequest}`, async () => {
        await octokit.pulls.createReplyForReviewComment({
          ...place,
          pull_number: pullRequest,
          comment_id: remark,
          body,
        })
      }),

    savePullRequest: (text) => call('opening the pull request', () => savePullRequest(octokit, place, text)),

    commit: (commit) => call(`committing to ${commit.branch}`, () => commitThroughApi(octokit, place, commit)),

    saveCheck: ({ commit, title, summary, detailsUrl }) =>
      call('writing a check run', async () => {
        await octokit.checks.create({
          ...place,
          name: 'Regreen',
          head_sha: commit,
          status: 'completed',
          conclusion: 'success',
          details_url: detailsUrl,
          output: { title, summary },
        })
      }),

    dispatch: (workflow, branch) =>
      call(`starting the workflow ${workflow}`, async () => {
        const at = { ...place, workflow_id: workflow, ref: branch, return_run_details: true }
        const { data } = await octokit.actions.createWorkflowDispatch(at)
        return openPayload(data).text('html_url')
      }),
  }
}

interface CommentData {
  readonly id: number
  readonly body?: string
  readonly created_at: string
  readonly updated_at: string
  readonly user: { readonly login: string; readonly type: string } | null
}

const readComment = ({ id, body, user, created_at, updated_at }: CommentData): Remark => ({
  id,
  author: user?.login ?? '',
  authorIsBot: user?.type === 'Bot',
  body: body ?? '',
  createdAt: created_at,
  updatedAt: updated_at,
  path: undefined,
  line: undefined,
  inReplyTo: undefined,
})
