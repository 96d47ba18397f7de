import type { JsonObject } from '../exchange.ts'
import type { Repository, User, World } from '../state/world.ts'

/** GitHub's opaque id; clients only hand it back. */
export const nodeId = (kind: string, id: number | string): string => Buffer.from(`${kind}:${id}`).toString('base64url')

export const repositoryUrl = (world: World, { fullName }: Repository): string => `${world.urls.api}/repos/${fullName}`
export const webUrl = (world: World, { fullName }: Repository): string => `${world.urls.server}/${fullName}`

const USER_LINKS: Readonly<Record<string, string>> = {
  followers_url: '/followers',
  following_url: '/following{/other_user}',
  gists_url: '/gists{/gist_id}',
  starred_url: '/starred{/owner}{/repo}',
  subscriptions_url: '/subscriptions',
  organizations_url: '/orgs',
  repos_url: '/repos',
  events_url: '/events{/privacy}',
  received_events_url: '/received_events',
}

export function renderUser(world: World, { id, login, type }: User): JsonObject {
  const url = `${world.urls.api}/users/${encodeURIComponent(login)}`
  const web = type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login
  return {
    login,
    id,
    node_id: nodeId('U', id),
    avatar_url: `${world.urls.server}/avatars/u/${id}`,
    gravatar_id: '',
    url,
    html_url: `${world.urls.server}/${web}`,
    ...Object.fromEntries(Object.entries(USER_LINKS).map(([key, path]) => [key, `${url}${path}`])),
    type,
    user_view_type: 'public',
    site_admin: false,
  }
}

/** What `GET /users/{login}` adds. */
export function renderPublicUser(world: World, user: User): JsonObject {
  return {
    ...renderUser(world, user),
    name: null,
    company: null,
    blog: null,
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
  }
}

const REPOSITORY_LINKS: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
}

export function renderRepository(world: World, repository: Repository): JsonObject {
  const url = repositoryUrl(world, repository)
  const web = webUrl(world, repository)
  const open = [...repository.threads.values()].filter((thread) => thread.state === 'open').length
  return {
    id: repository.id,
    node_id: nodeId('R', repository.id),
    name: repository.name,
    full_name: repository.fullName,
    private: repository.isPrivate,
    owner: renderUser(world, repository.owner),
    html_url: web,
    description: null,
    fork: repository.parent !== undefined,
    url,
    ...Object.fromEntries(Object.entries(REPOSITORY_LINKS).map(([key, path]) => [key, `${url}${path}`])),
    clone_url: `${web}.git`,
    git_url: `${web.replace(/^https?:/, 'git:')}.git`,
    ssh_url: `git@${new URL(web).hostname}:${repository.fullName}.git`,
    svn_url: web,
    mirror_url: null,
    homepage: null,
    ...COUNTS,
    language: null,
    license: null,
    default_branch: repository.defaultBranch,
    visibility: repository.isPrivate ? 'private' : 'public',
    archived: repository.isArchived,
    has_issues: repository.hasIssues,
    open_issues: open,
    open_issues_count: open,
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    pushed_at: repository.pushedAt,
    ...(repository.parent && { parent: renderRepository(world, repository.parent) }),
  }
}

const COUNTS: JsonObject = {
  size: 1,
  forks: 0,
  forks_count: 0,
  stargazers_count: 0,
  watchers: 0,
  watchers_count: 0,
  network_count: 0,
  subscribers_count: 0,
  has_projects: true,
  has_wiki: true,
  has_pages: false,
  has_downloads: true,
  has_discussions: false,
  disabled: false,
  allow_forking: true,
  is_template: false,
  web_commit_signoff_required: false,
  topics: [],
}
