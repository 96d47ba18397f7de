import { createHash } from 'node:crypto'
import { ConfigError, ServiceError } from '../../errors.ts'
import { type Client, isForbidden } from './client/client.ts'
import { makeOnce, NO_RETRY } from './client/once.ts'
import { marker } from './comment.ts'

export interface PullRequestText {
  /** The branch that holds the repair. */
  readonly head: string
  /** The branch that the repair is for. */
  readonly base: string
  readonly title: string
  readonly body: string
  readonly draft: boolean
}

export interface PublishedPullRequest {
  readonly number: number
  readonly url: string
  readonly operation: 'created' | 'updated'
}

/** One open pull request for one branch: the one that is there is brought up to date, not joined by another. */
export async function savePullRequest(client: Client, text: PullRequestText): Promise<PublishedPullRequest> {
  const known = await find(client, text)
  if (known) return update(client, known, text)
  try {
    const made = await makeOnce(client, { make: () => create(client, text), find: () => find(client, text) })
    return { number: made.number, url: made.url, operation: 'created' }
  } catch (error) {
    // Two runs at once: the other one was first, and its pull request is ours.
    const twin = isAbout(error, /already exists/i) ? await find(client, text) : undefined
    if (!twin) throw error
    return update(client, twin, text)
  }
}

interface Found {
  readonly number: number
  readonly url: string
  readonly title: string
  readonly body: string
}

async function find({ octokit, place }: Client, { head }: PullRequestText): Promise<Found | undefined> {
  try {
    const { data } = await octokit.pulls.list({ ...place, state: 'open', head: `${place.owner}:${head}` })
    const pull = data.find((candidate) => candidate.head.ref === head)
    return pull && { number: pull.number, url: pull.html_url, title: pull.title, body: pull.body ?? '' }
  } catch (error) {
    // Whoever may not look may not open one either, and is told what that takes.
    if (isForbidden(error)) return undefined
    throw error
  }
}

async function create({ octokit, place }: Client, text: PullRequestText): Promise<Found> {
  const open = async (draft: boolean) => {
    const { head, base, title } = text
    const body = withTitleMark(text)
    const { data } = await octokit.pulls.create({ ...place, head, base, title, body, draft, ...NO_RETRY })
    return { number: data.number, url: data.html_url, title, body }
  }
  try {
    return await open(text.draft)
  } catch (error) {
    // Private repositories of free plans have none.
    if (!text.draft || !isAbout(error, /draft pull requests are not supported/i)) throw error
    return open(false)
  }
}

const isUnprocessable = (error: unknown): error is Error =>
  error instanceof Error && 'status' in error && error.status === 422

const isAbout = (error: unknown, words: RegExp): boolean => isUnprocessable(error) && words.test(error.message)

/** A title that is not the one that we have given last is a person's, and stays; so is that of one opened by hand. */
async function update({ octokit, place }: Client, known: Found, text: PullRequestText): Promise<PublishedPullRequest> {
  // Ours is the last: what a test is called, or a model has said, may hold the like.
  const given = [...known.body.matchAll(TITLE_MARK)].at(-1)?.[1]
  const own = { body: withTitleMark(text), ...(given === digestOf(known.title) && { title: text.title }) }
  const { data } = await octokit.pulls.update({ ...place, pull_number: known.number, ...own })
  return { number: data.number, url: data.html_url, operation: 'updated' }
}

const TITLE_MARK = /<!-- regreen:title:([0-9a-f]{16}) -->/g

const withTitleMark = ({ title, body }: PullRequestText): string =>
  `${body.trimEnd()}\n\n${marker(`title:${digestOf(title)}`)}\n`

const digestOf = (title: string): string => createHash('sha256').update(title.trim()).digest('hex').slice(0, 16)

export interface Decoration {
  readonly labels: readonly string[]
  readonly reviewers: readonly string[]
  readonly assignees: readonly string[]
}

/** Adds what is wanted, each for itself. Answers what could not be added, each a sentence: no pull request is lost by it. */
export async function decorate(
  client: Client,
  number: number,
  { labels, reviewers, assignees }: Decoration,
): Promise<string[]> {
  const { octokit, place, call } = client
  const issue = { ...place, issue_number: number }
  const problems: string[] = []
  const add = async (what: string, names: readonly string[], request: () => Promise<unknown>) => {
    if (names.length === 0) return
    await call(`adding ${what} to #${number}`, request).catch((error: unknown) =>
      problems.push(describeProblem(error, `${what} were added to #${number}`)),
    )
  }
  await add('labels', labels, () => octokit.issues.addLabels({ ...issue, labels: [...labels] }))
  await add('assignees', assignees, async () => {
    const { data } = await octokit.issues.addAssignees({ ...issue, assignees: [...assignees] })
    problems.push(...describeLeftOut(assignees, data.assignees ?? []))
  })
  return [...problems, ...(reviewers.length > 0 ? await askReviewers(client, number, reviewers) : [])]
}

/** A stop has words of its own, and they are about a run that has not published. */
const describeProblem = (error: unknown, what: string): string =>
  error instanceof ConfigError || error instanceof ServiceError ? error.message : `The run was stopped before ${what}.`

/** One name that GitHub does not take fails the whole request; then each is asked alone. */
async function askReviewers({ octokit, place, call }: Client, number: number, names: readonly string[]) {
  const ask = (some: readonly string[]) =>
    octokit.pulls.requestReviewers({ ...place, pull_number: number, ...splitReviewers(some) })
  const isOneWrong = (error: unknown) => names.length > 1 && isUnprocessable(error)
  try {
    const areAsked = await call(`adding reviewers to #${number}`, () =>
      ask(names).then(
        () => true,
        (error: unknown) => (isOneWrong(error) ? false : Promise.reject(error)),
      ),
    )
    if (areAsked) return []
  } catch (error) {
    return [describeProblem(error, `reviewers were added to #${number}`)]
  }
  const problems: string[] = []
  for (const name of names) {
    await call(`adding a reviewer to #${number}`, () => ask([name])).catch((error: unknown) =>
      problems.push(`${name} was not asked for a review; check "reviewers". ${describeProblem(error, 'that')}`),
    )
  }
  return problems
}

/** GitHub leaves out, without a word, whoever cannot be assigned. */
function describeLeftOut(wanted: readonly string[], assigned: readonly { readonly login: string }[]): string[] {
  const there = new Set(assigned.map(({ login }) => login.toLowerCase()))
  const missing = wanted.filter((login) => !there.has(login.toLowerCase()))
  return missing.length === 0
    ? []
    : [`Not assigned: ${missing.join(', ')}. GitHub assigns only people with access here; check "assignees".`]
}

/** `organisation/team` names a team. */
function splitReviewers(reviewers: readonly string[]) {
  const people = reviewers.filter((name) => !name.includes('/'))
  const teams = reviewers.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1))
  return { reviewers: people, ...(teams.length > 0 && { team_reviewers: teams }) }
}
