import { renderCommit, renderFile } from '../bodies/commit.ts'
import { compareUrl, renderPullSimple } from '../bodies/pull.ts'
import { repositoryUrl } from '../bodies/repository.ts'
import {
  type Answer,
  GitHubError,
  notFound,
  ok,
  paginateEach,
  param,
  type RepositoryExchange,
  type Route,
} from '../exchange.ts'

/** Commits, and what lies between two of them. */
export const COMMITS: readonly Route[] = [
  { method: 'GET', path: '/repos/{owner}/{repo}/commits', needs: [['contents', 'read']], handle: listCommits },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/commits/{commit_sha}/pulls',
    needs: [['pull_requests', 'read']],
    handle: listPulls,
  },
  { method: 'GET', path: '/repos/{owner}/{repo}/commits/{ref}', needs: [['contents', 'read']], handle: getCommit },
  { method: 'GET', path: '/repos/{owner}/{repo}/compare/{basehead}', needs: [['contents', 'read']], handle: compare },
]

/** `application/vnd.github.diff` or `.patch` ask for text. */
export const wantsDiff = ({ accept }: RepositoryExchange): boolean =>
  /application\/vnd\.github\.(v3\.)?diff/.test(accept)

export const diffText = async (
  { repository }: RepositoryExchange,
  range: readonly [string, string],
): Promise<Answer> => ({
  status: 200,
  text: {
    type: 'application/vnd.github.diff; charset=utf-8',
    content: await repository.git.bytes(['diff', '-M', ...range]),
  },
})

/** The tree before the first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

async function listCommits(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, query } = exchange
  const from = query.get('sha') ?? repository.defaultBranch
  const sha = await repository.git.tryCommit(from)
  if (sha === undefined) throw notFound()
  const path = query.get('path')
  const list = await repository.git.run(['rev-list', '--max-count=500', sha, ...(path ? ['--', path] : [])])
  return paginateEach(exchange, list.split('\n').filter(Boolean), async (commit) =>
    renderCommit(world, repository, await repository.git.readCommit(commit)),
  )
}

async function getCommit(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const ref = param(exchange, 'ref')
  const sha = await repository.git.tryCommit(ref)
  if (sha === undefined) throw new GitHubError(422, `No commit found for SHA: ${ref}`)
  const commit = await repository.git.readCommit(sha)
  const parent = commit.parents[0] ?? EMPTY_TREE
  if (wantsDiff(exchange)) return diffText(exchange, [parent, sha])
  const files = await repository.git.diff(parent, sha)
  const additions = files.reduce((sum, file) => sum + file.additions, 0)
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0)
  return ok({
    ...renderCommit(world, repository, commit),
    stats: { additions, deletions, total: additions + deletions },
    files: files.map((file) => renderFile(world, repository, { ...file, head: sha })),
  })
}

/** Open pull requests that hold the commit, and merged ones that brought it. */
async function listPulls(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const sha = await repository.git.tryCommit(param(exchange, 'commit_sha'))
  if (sha === undefined) throw new GitHubError(422, `No commit found for SHA: ${param(exchange, 'commit_sha')}`)
  const holding = []
  for (const thread of repository.threads.values()) {
    if (!thread.pull) continue
    const isIn = await repository.git.isAncestor(sha, thread.pull.headSha)
    if (isIn && !(await repository.git.isAncestor(sha, thread.pull.baseSha))) holding.push(thread)
  }
  return paginateEach(exchange, holding, (thread) => renderPullSimple(world, repository, thread))
}

async function compare(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const range = param(exchange, 'basehead')
  const [base, head] = await Promise.all(range.split('...').map((end) => findEnd(exchange, end)))
  if (!base || !head) throw notFound()
  const mergeBase = await repository.git.tryMergeBase(base, head)
  if (mergeBase === undefined)
    throw new GitHubError(404, `No common ancestor between ${range.replace('...', ' and ')}.`)
  if (wantsDiff(exchange)) return diffText(exchange, [mergeBase, head])

  const commits = (await repository.git.run(['rev-list', '--reverse', `${base}..${head}`])).split('\n').filter(Boolean)
  const behind = await repository.git.countSince(head, base)
  const files = await repository.git.diff(mergeBase, head)
  const render = async (sha: string) => renderCommit(world, repository, await repository.git.readCommit(sha))
  const web = compareUrl(world, repository, range)
  return ok({
    url: `${repositoryUrl(world, repository)}/compare/${range}`,
    html_url: web,
    permalink_url: web,
    diff_url: `${web}.diff`,
    patch_url: `${web}.patch`,
    base_commit: await render(base),
    merge_base_commit: await render(mergeBase),
    status: describe(commits.length, behind),
    ahead_by: commits.length,
    behind_by: behind,
    total_commits: commits.length,
    commits: await Promise.all(commits.slice(0, 250).map(render)),
    files: files.slice(0, 300).map((file) => renderFile(world, repository, { ...file, head })),
  })
}

/** `branch`, a commit, or `owner:branch` of a fork. */
async function findEnd({ world, repository }: RepositoryExchange, end: string): Promise<string | undefined> {
  const [owner, branch] = end.includes(':') ? end.split(':') : []
  if (!owner || !branch) return repository.git.tryCommit(end)
  if (owner === repository.owner.login) return repository.git.tryCommit(branch)
  const fork = world.repositories.get(`${owner}/${repository.name}`.toLowerCase())
  const sha = await fork?.git.tryCommit(branch)
  if (fork && sha) await repository.git.run(['fetch', '--quiet', '--no-tags', fork.git.directory, sha])
  return sha
}

function describe(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  if (ahead > 0) return 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}
