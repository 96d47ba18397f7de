import { ConfigError } from '../../errors.ts'
import { openPayload } from '../event/payload.ts'
import { readRun } from '../event/run.ts'
import type { GitHubReader, JobLog, PullRequestFacts, Remark, Thread } from '../types.ts'
import type { Client } from './client.ts'

export function createReader({ octokit, place, streaming, call, tryCall }: Client): GitHubReader {
  return {
    permissionOf: (login) =>
      call(`reading the permission of ${login}`, async () => {
        const { data } = await octokit.repos.getCollaboratorPermissionLevel({ ...place, username: login })
        return data.permission
      }),

    repository: () =>
      call('reading the repository', async () => {
        const { data } = await octokit.repos.get(place)
        return { defaultBranch: data.default_branch, isArchived: data.archived }
      }),

    failedRun: (runId) =>
      call(`reading workflow run ${runId}`, async () => {
        const { data } = await octokit.actions.getWorkflowRun({ ...place, run_id: runId })
        return readRun(openPayload(data))
      }),

    failedLogs: (runId, attempt) =>
      call(`reading the logs of run ${runId}`, () => readLogs({ octokit, place, streaming }, runId, attempt)),

    thread: (number) =>
      call(`reading #${number}`, async () => {
        const { data } = await octokit.issues.get({ ...place, issue_number: number })
        return readThread({ octokit, place, streaming }, data)
      }),

    headOf: (branch) =>
      tryCall(`reading the branch ${branch}`, async () => {
        const { data } = await octokit.git.getRef({ ...place, ref: `heads/${branch}` })
        return data.object.sha
      }),

    remarks: (pullRequest, reviewId, submittedAt) =>
      call(`reading a review of #${pullRequest}`, async () => {
        const at = { ...place, pull_number: pullRequest, per_page: 100 }
        const comments = await octokit.paginate(octokit.pulls.listReviewComments, at)
        const ours = comments.filter((comment) => comment.pull_request_review_id === reviewId)
        return ours.map(toRemark).filter((remark) => isUntouched(remark, submittedAt))
      }),

    mergeBase: (base, head) =>
      call(`comparing ${base} and ${head}`, async () => {
        const { data } = await octokit.repos.compareCommitsWithBasehead({
          ...place,
          basehead: `${base}...${head}`,
          per_page: 1,
        })
        return data.merge_base_commit.sha
      }),

    labelled: (label) =>
      call('looking for labelled pull requests', async () => {
        const pulls = await octokit.paginate(octokit.pulls.list, {
          ...place,
          state: 'open',
          sort: 'created',
          direction: 'asc',
          per_page: 100,
        })
        return pulls.filter((pull) => pull.labels.some(({ name }) => name === label)).map(({ number }) => number)
      }),

    readFile: (path, branch) =>
      tryCall(`reading ${path} on ${branch}`, async () => {
        const { data } = await octokit.repos.getContent({ ...place, path, ref: branch })
        if (Array.isArray(data) || data.type !== 'file' || !('content' in data)) {
          throw new ConfigError(`${path} on ${branch} is no file.`)
        }
        return Buffer.from(data.content, 'base64').toString('utf8')
      }),
  }
}

/**
 * A remark that was edited, or written later, is not what the reviewer submitted. Submitting a review updates its remarks,
 * so that the time of the last update is that of the review.
 */
function isUntouched({ createdAt, updatedAt }: Remark, submittedAt: string | undefined): boolean {
  return updatedAt <= (submittedAt ?? createdAt)
}

type Access = Pick<Client, 'octokit' | 'place' | 'streaming'>

/** Of failed jobs alone, the newest few: a matrix fails in the same way many times. */
const MAX_JOBS = 5

async function readLogs({ octokit, place, streaming }: Access, runId: number, attempt: number): Promise<JobLog[]> {
  const { data } = await octokit.actions.listJobsForWorkflowRunAttempt({
    ...place,
    run_id: runId,
    attempt_number: attempt,
    per_page: 100,
  })
  const failed = data.jobs.filter((job) => job.conclusion === 'failure').slice(0, MAX_JOBS)
  return failed.map((job) => ({ job: job.name, source: download({ octokit, place, streaming }, Number(job.id)) }))
}

/** Begun when it is read: the address that GitHub redirects to lives for one minute. */
async function* download(
  { octokit, place, streaming: request }: Access,
  jobId: number,
): AsyncGenerator<Uint8Array | string> {
  const { data } = await octokit.actions.downloadJobLogsForWorkflowRun({ ...place, job_id: jobId, request })
  if (typeof data === 'string') yield data
  else if (data instanceof ReadableStream) yield* data
}

type IssueData = Awaited<ReturnType<Client['octokit']['issues']['get']>>['data']

async function readThread(access: Access, issue: IssueData): Promise<Thread> {
  return {
    number: issue.number,
    title: issue.title,
    body: issue.body ?? '',
    author: issue.user?.login ?? '',
    authorIsBot: issue.user?.type === 'Bot',
    isOpen: issue.state === 'open',
    isLocked: issue.locked,
    pullRequest: issue.pull_request ? await readPullRequest(access, issue.number) : undefined,
  }
}

async function readPullRequest({ octokit, place }: Access, number: number): Promise<PullRequestFacts> {
  const { data } = await octokit.pulls.get({ ...place, pull_number: number })
  const { data: head } = await octokit.git.getCommit({ ...place, commit_sha: data.head.sha })
  return {
    branch: data.head.ref,
    commit: data.head.sha,
    message: head.message,
    // The head's repository is null when the fork was deleted.
    isFork: data.head.repo?.id !== data.base.repo.id,
    baseBranch: data.base.ref,
  }
}

type ReviewCommentData = Awaited<ReturnType<Client['octokit']['pulls']['listReviewComments']>>['data'][number]

const toRemark = (comment: ReviewCommentData): Remark => ({
  id: comment.id,
  author: comment.user.login,
  authorIsBot: comment.user.type === 'Bot',
  body: comment.body,
  createdAt: comment.created_at,
  updatedAt: comment.updated_at,
  path: comment.path,
  line: comment.line ?? comment.original_line,
  inReplyTo: comment.in_reply_to_id,
})
