import type { Octokit } from '@octokit/rest'
import type { Repository } from './github.ts'

export interface PullRequestText {
  /** The branch that holds the repair. */
  readonly head: string
  /** The branch that is red. */
  readonly base: string
  readonly title: string
  readonly body: string
  readonly draft: boolean
  readonly labels: readonly string[]
}

export interface PublishedPullRequest {
  readonly number: number
  readonly url: string
  readonly operation: 'created' | 'updated'
}

/** One open pull request for one branch: the one that is there is brought up to date, not joined by another. */
export async function savePullRequest(
  client: Octokit,
  place: Repository,
  text: PullRequestText,
): Promise<PublishedPullRequest> {
  const { data: open } = await client.pulls.list({
    ...place,
    state: 'open',
    head: `${place.owner}:${text.head}`,
    base: text.base,
  })
  const known = open.find((pull) => pull.head.ref === text.head && pull.base.ref === text.base)
  const saved = known ? await update(client, place, known.number, text) : await create(client, place, text)
  if (text.labels.length > 0) {
    await client.issues.addLabels({ ...place, issue_number: saved.number, labels: [...text.labels] })
  }
  return saved
}

async function create(
  client: Octokit,
  place: Repository,
  { head, base, title, body, draft }: PullRequestText,
): Promise<PublishedPullRequest> {
  const { data } = await client.pulls.create({ ...place, head, base, title, body, draft })
  return { number: data.number, url: data.html_url, operation: 'created' }
}

async function update(
  client: Octokit,
  place: Repository,
  number: number,
  { title, body }: PullRequestText,
): Promise<PublishedPullRequest> {
  const { data } = await client.pulls.update({ ...place, pull_number: number, title, body })
  return { number: data.number, url: data.html_url, operation: 'updated' }
}
