import { ConfigError } from '../../errors.ts'
import { openPayload } from '../event/payload.ts'
import { readRun } from '../event/run.ts'
import type { FailedLogs, GitHubReader, OpenPullRequest, PullRequestFacts, Thread } from '../types.ts'
import type { Client } from './client/client.ts'
import { findOwn } from './comment.ts'
import { fromComment, fromReviewComment } from './remark.ts'
import { readRemarkThreads } from './remark-threads.ts'

/** GitHub's answers in our words. Throws ConfigError and ServiceError. */
export function createReader(client: Client): GitHubReader {
  const { octokit, place, call, tryCall } = client
  return {
    permissionOf: (login) =>
      tryCall(`reading the permission of ${login}`, async () => {
        const { data } = await octokit.repos.getCollaboratorPermissionLevel({ ...place, username: login })
        if (typeof data.permission !== 'string') throw new TypeError('the permission is not a string.')
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

    runStartedAt: (runId) =>
      tryCall(`reading workflow run ${runId}`, async () => {
        const { data } = await octokit.actions.getWorkflowRun({ ...place, run_id: runId })
        return data.run_started_at
      }),

    failedLogs: (runId, attempt) => call(`reading the logs of run ${runId}`, () => readLogs(client, runId, attempt)),

    thread: (number) =>
      call(`reading #${number}`, async () => {
        const { data } = await octokit.issues.get({ ...place, issue_number: number })
        return readThread(client, data)
      }),

    pullRequestOf: (branch) =>
      call(`looking for a pull request of ${branch}`, async () => {
        const of = { ...place, state: 'open', head: `${place.owner}:${branch}` } as const
        const { data } = await octokit.pulls.list({ ...of, sort: 'created', direction: 'asc' })
        const pull = data.find(({ head, base }) => head.ref === branch && head.repo?.id === base.repo.id)
        return pull && toOpenPullRequest(pull)
      }),

    forkedPullRequestOf: (commit) =>
      call(`looking for a pull request of ${commit}`, async () => {
        const of = { ...place, commit_sha: commit, per_page: 100 }
        const pulls = await octokit.paginate(octokit.repos.listPullRequestsAssociatedWithCommit, of)
        const { data: here } = await octokit.repos.get(place)
        // The whole network of forks shares its commits, so that pull requests elsewhere may hold it as well.
        const ours = pulls.filter(({ state, head, base }) => {
          const isFork = base.repo.id === here.id && head.repo?.id !== here.id
          return state === 'open' && head.sha === commit && isFork
        })
        const [oldest] = ours.sort((a, b) => a.number - b.number)
        return oldest && toOpenPullRequest(oldest)
      }),

    commit: (name) =>
      call(`reading the commit ${name}`, async () => {
        const { data } = await octokit.git.getCommit({ ...place, commit_sha: name })
        const { parents, committer, message } = data
        return { parents: parents.map(({ sha }) => sha), committedAt: committer.date, message }
      }),

    headOf: (branch) =>
      tryCall(`reading the branch ${branch}`, async () => {
        const { data } = await octokit.git.getRef({ ...place, ref: `heads/${branch}` })
        return data.object.sha
      }),

    remarkThreads: (pullRequest) =>
      call(`reading the reviews of #${pullRequest}`, () => readRemarkThreads(client, pullRequest)),

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

    said: (thread, marker) =>
      call(`reading the comments of #${thread}`, async () => {
        const found = await findOwn(client, { thread, marker })
        return found && { body: found.body ?? '', updatedAt: found.updated_at }
      }),

    remarksSince: ({ number, isPullRequest }, since) =>
      call(`reading the comments of #${number}`, async () => {
        const of = { ...place, since, per_page: 100 }
        const comments = await octokit.paginate(octokit.issues.listComments, { ...of, issue_number: number })
        if (!isPullRequest) return comments.map(fromComment)
        const onLines = await octokit.paginate(octokit.pulls.listReviewComments, { ...of, pull_number: number })
        return [...comments.map(fromComment), ...onLines.map(fromReviewComment)]
      }),

    readFile: (path, branch) =>
      tryCall(`reading ${path} on ${branch}`, async () => {
        const { data } = await octokit.repos.getContent({ ...place, path, ref: branch })
        if (Array.isArray(data) || data.type !== 'file' || !('content' in data)) {
          throw new ConfigError(`${path} on ${branch} is not a file.`)
        }
        return Buffer.from(data.content, 'base64').toString('utf8')
      }),
  }
}

type PullData = Awaited<ReturnType<Client['octokit']['pulls']['list']>>['data'][number]

function toOpenPullRequest({ number, head, base, merge_commit_sha: merge }: PullData): OpenPullRequest {
  return { number, commit: head.sha, baseBranch: base.ref, merge: merge ?? undefined }
}

async function readLogs(client: Client, runId: number, attempt: number): Promise<FailedLogs> {
  const { octokit, place } = client
  const at = { ...place, run_id: runId, attempt_number: attempt, per_page: 100 }
  const jobs = await octokit.paginate(octokit.actions.listJobsForWorkflowRunAttempt, at)
  const failed = jobs.filter((job) => job.conclusion === 'failure')
  return {
    logs: failed.map((job) => ({ job: job.name, source: download(client, job) })),
    areOthersCutOff: jobs.some(({ conclusion }) => !CAME_TO_THEIR_END.has(conclusion)),
  }
}

const CAME_TO_THEIR_END: ReadonlySet<string | null> = new Set(['success', 'failure', 'neutral', 'skipped'])

/** Begun when it is read: the address that GitHub redirects to lives for one minute. */
async function* download(
  { octokit, place, streaming: request, call }: Client,
  { id, name }: Pick<JobData, 'id' | 'name'>,
): AsyncGenerator<Uint8Array | string> {
  const at = { ...place, job_id: Number(id), request }
  const { data } = await call(`reading the log of the job ${JSON.stringify(name)}`, () =>
    octokit.actions.downloadJobLogsForWorkflowRun(at),
  )
  if (typeof data === 'string') yield data
  else if (data instanceof ReadableStream) yield* data
}

type JobData = Awaited<
  ReturnType<Client['octokit']['actions']['listJobsForWorkflowRunAttempt']>
>['data']['jobs'][number]
type IssueData = Awaited<ReturnType<Client['octokit']['issues']['get']>>['data']

async function readThread(client: Client, issue: IssueData): Promise<Thread> {
  return {
    number: issue.number,
    title: issue.title,
    body: issue.body ?? '',
    author: issue.user?.login ?? '',
    isOpen: issue.state === 'open',
    isLocked: issue.locked,
    pullRequest: issue.pull_request ? await readPullRequest(client, issue.number) : undefined,
  }
}

async function readPullRequest({ octokit, place }: Client, number: number): Promise<PullRequestFacts> {
  const at = { ...place, pull_number: number }
  const { data } = await octokit.pulls.get(at)
  const commits = await octokit.paginate(octokit.pulls.listCommits, { ...at, per_page: 100 })
  return {
    branch: data.head.ref,
    commit: data.head.sha,
    messages: commits.map(({ commit }) => commit.message).reverse(),
    // The head's repository is null when the fork was deleted.
    isFork: data.head.repo?.id !== data.base.repo.id,
    pushedAt: data.head.repo?.pushed_at ?? undefined,
    baseBranch: data.base.ref,
    merge: data.merge_commit_sha ?? undefined,
  }
}
