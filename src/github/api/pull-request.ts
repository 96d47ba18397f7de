import type { Octokit } from '@octokit/rest'
import type { Repository } from '../types.ts'

export interface PullRequestText {
  /** The branch that holds the repair. */
  readonly head: string
  /** The branch that is red. */
  readonly base: string
  readonly title: string
  readonly body: string
  readonly draft: boolean
  readonly labels: readonly string[]
  readonly reviewers: readonly string[]
  readonly assignees: readonly string[]
}

export interface PublishedPullRequest {
  readonly number: number
  readonly url: string
  readonly operation: 'created' | 'updated'
}

/** One open pull request for one branch: the one that is there is brought up to date, not joined by another. */
export async function savePullRequest(
  octokit: Octokit,
  place: Repository,
  text: PullRequestText,
): Promise<PublishedPullRequest> {
  const known = await find(octokit, place, text)
  const saved = known === undefined ? await create(octokit, place, text) : await update(octokit, place, known, text)
  await decorate(octokit, { ...place, number: saved.number }, text)
  return saved
}

async function find(octokit: Octokit, place: Repository, { head, base }: PullRequestText): Promise<number | undefined> {
  const { data } = await octokit.pulls.list({ ...place, state: 'open', head: `${place.owner}:${head}`, base })
  return data.find((pull) => pull.head.ref === head && pull.base.ref === base)?.number
}

async function create(octokit: Octokit, place: Repository, text: PullRequestText): Promise<PublishedPullRequest> {
  const { head, base, title, body, draft } = text
  try {
    const { data } = await octokit.pulls.create({ ...place, head, base, title, body, draft })
    return { number: data.number, url: data.html_url, operation: 'created' }
  } catch (error) {
    // Two runs at once: the other one was first, and its pull request is ours.
    const known = isTaken(error) ? await find(octokit, place, text) : undefined
    if (known === undefined) throw error
    return update(octokit, place, known, text)
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 422 && /already exists/i.test(error.message)
}

async function update(
  octokit: Octokit,
  place: Repository,
  number: number,
  { title, body }: PullRequestText,
): Promise<PublishedPullRequest> {
  const { data } = await octokit.pulls.update({ ...place, pull_number: number, title, body })
  return { number: data.number, url: data.html_url, operation: 'updated' }
}

type Numbered = Repository & { readonly number: number }

async function decorate(
  octokit: Octokit,
  { owner, repo, number }: Numbered,
  { labels, reviewers, assignees }: PullRequestText,
): Promise<void> {
  const issue = { owner, repo, issue_number: number }
  if (labels.length > 0) await octokit.issues.addLabels({ ...issue, labels: [...labels] })
  if (assignees.length > 0) await octokit.issues.update({ ...issue, assignees: [...assignees] })
  if (reviewers.length > 0)
    await octokit.pulls.requestReviewers({ owner, repo, pull_number: number, reviewers: [...reviewers] })
}
