import * as z from 'zod'
import { renderCommit, renderFile } from '../bodies/commit.ts'
import { type PullFacts, renderPull, renderPullSimple } from '../bodies/pull.ts'
import {
  type Answer,
  created,
  GitHubError,
  invalid,
  type Json,
  ok,
  paginate,
  paginateEach,
  type RepositoryExchange,
  type Route,
  readBody,
  threadOf,
} from '../exchange.ts'
import { roleOf } from '../state/access.ts'
import { syncPull } from '../state/refs.ts'
import { addThread } from '../state/threads.ts'
import { pullOf, type Repository, type Thread, timestamp } from '../state/world.ts'
import { diffText, wantsDiff } from './commits.ts'
import { checkBody } from './text-limits.ts'

/** Pull requests as such; what is said about them is in reviews.ts and issues.ts. */
export const PULLS: readonly Route[] = [
  { method: 'GET', path: '/repos/{owner}/{repo}/pulls', needs: [['pull_requests', 'read']], handle: listPulls },
  { method: 'POST', path: '/repos/{owner}/{repo}/pulls', needs: [['pull_requests', 'write']], handle: createPull },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}',
    needs: [['pull_requests', 'read']],
    handle: getPull,
  },
  {
    method: 'PATCH',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}',
    needs: [['pull_requests', 'write']],
    handle: updatePull,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/commits',
    needs: [['pull_requests', 'read']],
    handle: listCommits,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/files',
    needs: [['pull_requests', 'read']],
    handle: listFiles,
  },
  {
    method: 'POST',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
    needs: [['pull_requests', 'write']],
    handle: requestReviewers,
  },
]

function listPulls(exchange: RepositoryExchange): Answer {
  const { world, repository, query } = exchange
  const state = query.get('state') ?? 'open'
  const head = query.get('head')
  const base = query.get('base')
  const pulls = [...repository.threads.values()]
    .filter(({ pull }) => pull !== undefined)
    .filter((thread) => state === 'all' || thread.state === state)
    .filter((thread) => base === null || pullOf(thread).baseRef === base)
    .filter((thread) => head === null || !head.includes(':') || head === headLabel(thread))
    .sort((a, b) => (query.get('direction') === 'asc' ? a.number - b.number : b.number - a.number))
  return paginate(exchange, pulls, (page) => page.map((thread) => renderPullSimple(world, repository, thread)))
}

function headLabel(thread: Thread): string {
  const { headRepository, headRef } = pullOf(thread)
  return `${headRepository?.owner.login}:${headRef}`
}

const CreateBody = z.object({
  title: z.string().optional(),
  head: z.string(),
  head_repo: z.string().optional(),
  base: z.string(),
  body: z.string().optional(),
  draft: z.boolean().optional(),
})

async function createPull(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const { title, head, base, body, draft = false } = readBody(exchange, CreateBody)
  if (actor.kind === 'job' && !repository.settings.actionsMayCreatePullRequests) throw notPermitted()
  if (!title) throw invalid({ resource: 'PullRequest', code: 'missing_field', field: 'title' })
  checkBody('PullRequest', body)
  if (draft && !repository.settings.draftsSupported) {
    throw new GitHubError(422, 'Draft pull requests are not supported in this repository.')
  }
  const source = findHead(exchange, head)
  await requireBranches(repository, { ...source, base })
  requireNoTwin(repository, { ...source, base })

  const thread = addThread(world, repository, {
    author: actor.user,
    title,
    body: body ?? null,
    pull: { headRepository: source.from, headRef: source.branch, baseRef: base, isDraft: draft },
  })
  await syncPull(world, repository, { thread, isBaseChange: false })
  return created(await renderWhole(exchange, thread))
}

/** https://github.com/fastify/github-action-merge-dependabot/issues/359 */
const notPermitted = (): GitHubError =>
  new GitHubError(403, 'GitHub Actions is not permitted to create or approve pull requests.', {
    documentation_url: 'https://docs.github.com/rest/pulls/pulls#create-a-pull-request',
  })

interface Head {
  readonly from: Repository
  readonly branch: string
}

/** `branch`, or `owner:branch` where the branch is in a fork. */
function findHead({ world, repository }: RepositoryExchange, head: string): Head {
  const colon = head.indexOf(':')
  if (colon === -1) return { from: repository, branch: head }
  const owner = head.slice(0, colon)
  const branch = head.slice(colon + 1)
  if (owner.toLowerCase() === repository.owner.login.toLowerCase()) return { from: repository, branch }
  const from = world.repositories.get(`${owner}/${repository.name}`.toLowerCase())
  if (from?.parent !== repository) throw invalid({ resource: 'PullRequest', field: 'head', code: 'invalid' })
  return { from, branch }
}

async function requireBranches(repository: Repository, { from, branch, base }: Head & { base: string }): Promise<void> {
  const baseSha = await repository.git.tryCommit(`refs/heads/${base}`)
  if (baseSha === undefined) throw invalid({ resource: 'PullRequest', field: 'base', code: 'invalid' })
  const headSha = await from.git.tryCommit(`refs/heads/${branch}`)
  if (headSha === undefined) throw invalid({ resource: 'PullRequest', field: 'head', code: 'invalid' })
  if (from !== repository) await repository.git.run(['fetch', '--quiet', '--no-tags', from.git.directory, headSha])
  if (await repository.git.isAncestor(headSha, baseSha)) {
    throw refused(`No commits between ${base} and ${from === repository ? branch : `${from.owner.login}:${branch}`}`)
  }
}

function requireNoTwin(repository: Repository, { from, branch, base }: Head & { base: string }): void {
  const twin = [...repository.threads.values()].find(
    ({ pull, state }) =>
      state === 'open' && pull?.headRepository === from && pull.headRef === branch && pull.baseRef === base,
  )
  if (twin) throw refused(`A pull request already exists for ${from.owner.login}:${branch}.`)
}

const refused = (message: string): GitHubError => invalid({ resource: 'PullRequest', code: 'custom', message })

async function getPull(exchange: RepositoryExchange): Promise<Answer> {
  const thread = threadOf(exchange, 'pull_number')
  if (wantsDiff(exchange)) return diffText(exchange, await rangeOf(exchange.repository, thread))
  return ok(await renderWhole(exchange, thread))
}

async function renderWhole({ world, repository }: RepositoryExchange, thread: Thread): Promise<Json> {
  return renderPull(world, repository, { thread, facts: await readFacts(repository, thread) })
}

async function readFacts(repository: Repository, thread: Thread): Promise<PullFacts> {
  const range = await rangeOf(repository, thread)
  const files = await repository.git.diff(...range)
  return {
    commits: await repository.git.countSince(...range),
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changedFiles: files.length,
    isMergeable: pullOf(thread).mergeSha !== null,
  }
}

/** From where the two branches parted to the head. */
async function rangeOf({ git }: Repository, thread: Thread): Promise<[string, string]> {
  const { baseSha, headSha } = pullOf(thread)
  return [(await git.tryMergeBase(baseSha, headSha)) ?? baseSha, headSha]
}

const UpdateBody = z.object({
  title: z.string().optional(),
  body: z.string().nullable().optional(),
  state: z.enum(['open', 'closed']).optional(),
  base: z.string().optional(),
})

async function updatePull(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const thread = threadOf(exchange, 'pull_number')
  const pull = pullOf(thread)
  const { title, body, state, base } = readBody(exchange, UpdateBody)
  checkBody('PullRequest', body)
  if (base !== undefined && (await repository.git.tryCommit(`refs/heads/${base}`)) === undefined) {
    throw invalid({ resource: 'PullRequest', field: 'base', code: 'invalid' })
  }
  if (state === 'open' && thread.state === 'closed') await requireReopenable(thread)
  thread.title = title ?? thread.title
  thread.body = body === undefined ? thread.body : body
  thread.state = state ?? thread.state
  thread.closedAt = thread.state === 'open' ? null : (thread.closedAt ?? timestamp(world.now()))
  pull.baseRef = base ?? pull.baseRef
  thread.updatedAt = timestamp(world.now())
  if (thread.state === 'open') await syncPull(world, repository, { thread, isBaseChange: false })
  return ok(await renderWhole(exchange, thread))
}

async function requireReopenable(thread: Thread): Promise<void> {
  const pull = pullOf(thread)
  if (pull.mergedAt) throw refused('state cannot be changed. The pull request was already merged.')
  if ((await pull.headRepository?.git.tryCommit(`refs/heads/${pull.headRef}`)) === undefined) {
    throw refused(`state cannot be changed. The ${pull.headRef} branch has been deleted.`)
  }
}

async function listCommits(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const [base, head] = await rangeOf(repository, threadOf(exchange, 'pull_number'))
  const commits = (await repository.git.run(['rev-list', '--reverse', '--max-count=250', `${base}..${head}`])).split(
    '\n',
  )
  return paginateEach(exchange, commits.filter(Boolean), async (sha) =>
    renderCommit(world, repository, await repository.git.readCommit(sha)),
  )
}

async function listFiles(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const range = await rangeOf(repository, threadOf(exchange, 'pull_number'))
  const files = (await repository.git.diff(...range)).slice(0, 3000)
  return paginate(exchange, files, (page) =>
    page.map((file) => renderFile(world, repository, { ...file, head: range[1] })),
  )
}

const ReviewersBody = z.object({
  reviewers: z.array(z.string()).optional(),
  team_reviewers: z.array(z.string()).optional(),
})

function requestReviewers(exchange: RepositoryExchange): Answer {
  const { world, repository } = exchange
  const thread = threadOf(exchange, 'pull_number')
  const { reviewers = [] } = readBody(exchange, ReviewersBody)
  const users = reviewers.map((login) => {
    const user = world.users.get(login.toLowerCase())
    if (user && user.login === thread.author.login) {
      throw new GitHubError(422, 'Review cannot be requested from pull request author.')
    }
    if (!user || !roleOf(repository, user)) {
      throw new GitHubError(
        422,
        `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${repository.fullName} repository.`,
      )
    }
    return user
  })
  pullOf(thread).reviewers = [...new Set([...pullOf(thread).reviewers, ...users])]
  return created(renderPullSimple(world, repository, thread))
}
