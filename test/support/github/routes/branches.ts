import { renderCommit } from '../bodies/commit.ts'
import { renderRepository, renderUser, repositoryUrl, webUrl } from '../bodies/repository.ts'
import {
  type Answer,
  found,
  GitHubError,
  type JsonObject,
  notFound,
  ok,
  paginate,
  param,
  type RepositoryExchange,
  type Route,
} from '../exchange.ts'
import { roleOf } from '../state/access.ts'
import { matches } from '../state/rules.ts'
import type { BranchRule, Role } from '../state/world.ts'

/** The repository itself, its branches, and who may do what in it. */
export const BRANCHES: readonly Route[] = [
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}',
    needs: [['metadata', 'read']],
    handle: ({ world, repository }) => ok(renderRepository(world, repository)),
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/actions/permissions/workflow',
    needs: [['administration', 'read']],
    handle: ({ repository }) =>
      ok({
        default_workflow_permissions: 'read',
        can_approve_pull_request_reviews: repository.settings.actionsMayCreatePullRequests,
      }),
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/collaborators/{username}/permission',
    needs: [['metadata', 'read']],
    handle: getPermission,
  },
  { method: 'GET', path: '/repos/{owner}/{repo}/branches', needs: [['contents', 'read']], handle: listBranches },
  { method: 'GET', path: '/repos/{owner}/{repo}/branches/{branch}', needs: [['contents', 'read']], handle: getBranch },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/branches/{branch}/protection',
    needs: [['administration', 'read']],
    async handle(exchange) {
      await requireBranch(exchange)
      const protection = renderProtection(exchange)
      if (!protection) throw new GitHubError(404, 'Branch not protected')
      return ok(protection)
    },
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/rules/branches/{branch}',
    needs: [['metadata', 'read']],
    handle: (exchange) =>
      paginate(exchange, rulesFor(exchange, 'ruleset'), (rules) => rules.map((rule) => renderRule(exchange, rule))),
  },
]

const BASE_LEVEL: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
}

/** Bots and other accounts that are no people give 404. https://github.com/anthropics/claude-code-action/issues/1018 */
function getPermission(exchange: RepositoryExchange): Answer {
  const { world, repository } = exchange
  const login = param(exchange, 'username')
  const user = world.users.get(login.toLowerCase())
  if (user?.type !== 'User') throw user ? new GitHubError(404, `${login} is not a user`) : notFound()
  const role = roleOf(repository, user)
  const permission = role ? BASE_LEVEL[role] : repository.isPrivate ? 'none' : 'read'
  return ok({ permission, role_name: role ?? permission, user: renderCollaborator(exchange, permission, user.login) })
}

function renderCollaborator({ world }: RepositoryExchange, permission: string, login: string): JsonObject {
  const user = found(world.users.get(login.toLowerCase()))
  const isAdmin = permission === 'admin'
  const mayPush = isAdmin || permission === 'write'
  const permissions = { admin: isAdmin, maintain: isAdmin, push: mayPush, triage: mayPush, pull: permission !== 'none' }
  return { ...renderUser(world, user), permissions, role_name: permission }
}

async function listBranches(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const refs = await repository.git.refs('refs/heads')
  return paginate(exchange, refs, (page) =>
    page.map(({ ref, sha }) => {
      const name = ref.replace('refs/heads/', '')
      return {
        name,
        commit: { sha, url: `${repositoryUrl(world, repository)}/commits/${sha}` },
        protected: repository.rules.some((rule) => matches(rule, name)),
      }
    }),
  )
}

async function requireBranch(exchange: RepositoryExchange): Promise<string> {
  const sha = await exchange.repository.git.tryCommit(`refs/heads/${param(exchange, 'branch')}`)
  if (sha === undefined) throw new GitHubError(404, 'Branch not found')
  return sha
}

async function getBranch(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const name = param(exchange, 'branch')
  const commit = await repository.git.readCommit(await requireBranch(exchange))
  const self = `${repositoryUrl(world, repository)}/branches/${encodeURIComponent(name)}`
  const isProtected = repository.rules.some((rule) => matches(rule, name))
  return ok({
    name,
    commit: renderCommit(world, repository, commit),
    _links: { self, html: `${webUrl(world, repository)}/tree/${name}` },
    protected: isProtected,
    protection: {
      enabled: isProtected,
      required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] },
    },
    protection_url: `${self}/protection`,
  })
}

const rulesFor = (exchange: RepositoryExchange, kind: BranchRule['kind']): BranchRule[] =>
  exchange.repository.rules.filter((rule) => rule.kind === kind && matches(rule, param(exchange, 'branch')))

function renderProtection(exchange: RepositoryExchange): JsonObject | undefined {
  const rules = rulesFor(exchange, 'protection')
  if (rules.length === 0) return undefined
  const has = (type: BranchRule['type']) => rules.some((rule) => rule.type === type)
  const url = `${repositoryUrl(exchange.world, exchange.repository)}/branches/${encodeURIComponent(param(exchange, 'branch'))}/protection`
  return {
    url,
    ...(has('pull_request') && {
      required_pull_request_reviews: {
        url: `${url}/required_pull_request_reviews`,
        dismiss_stale_reviews: false,
        require_code_owner_reviews: false,
        required_approving_review_count: 1,
      },
    }),
    ...(has('required_signatures') && { required_signatures: { url: `${url}/required_signatures`, enabled: true } }),
    enforce_admins: { url: `${url}/enforce_admins`, enabled: true },
    allow_force_pushes: { enabled: !has('non_fast_forward') },
    allow_deletions: { enabled: false },
  }
}

const PARAMETERS: Partial<Record<BranchRule['type'], JsonObject>> = {
  pull_request: {
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  },
  required_status_checks: {
    required_status_checks: [{ context: 'test' }],
    strict_required_status_checks_policy: false,
  },
}

function renderRule({ repository }: RepositoryExchange, { type }: BranchRule): JsonObject {
  const parameters = PARAMETERS[type]
  return {
    type,
    ruleset_source_type: 'Repository',
    ruleset_source: repository.fullName,
    ruleset_id: 1,
    ...(parameters && { parameters }),
  }
}
