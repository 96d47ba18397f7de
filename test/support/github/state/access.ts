import { type Actor, GitHubError, type Need, notFound } from '../exchange.ts'
import type { Level, Repository, Role, Scope, User, World } from './world.ts'

const NOBODY: User = { id: 0, login: 'anonymous', type: 'User' }

/** Whose token the header carries. Throws 401 for a token that nobody was given. */
export function authenticate(world: World, authorization: string | undefined): Actor {
  if (authorization === undefined) return { kind: 'none', user: NOBODY, permissions: {} }
  const text = readToken(authorization)
  const token = text === undefined ? undefined : world.tokens.get(text)
  if (!token) throw new GitHubError(401, 'Bad credentials')
  return token
}

/** `token T`, `Bearer T`, or Basic with the token as password. The scheme's case does not matter: git sends "basic". */
export function readToken(authorization: string): string | undefined {
  const [, scheme = '', credentials = ''] = /^(\S+) +(\S+)$/.exec(authorization) ?? []
  if (/^(token|bearer)$/i.test(scheme)) return credentials
  if (!/^basic$/i.test(scheme)) return undefined
  const decoded = Buffer.from(credentials, 'base64').toString()
  return decoded.slice(decoded.indexOf(':') + 1)
}

/** Throws GitHub's 401, 403 or 404 unless the actor may. Any one need suffices. */
export function authorize(actor: Actor, repository: Repository, needs: readonly Need[]): void {
  if (!canSee(actor, repository)) throw notFound()
  if (needs.length === 0 || needs.some((need) => may(actor, repository, need))) return
  if (actor.kind === 'none') throw new GitHubError(401, 'Requires authentication')
  if (actor.kind !== 'user') throw missingPermission(needs)
  throw needs.every(([scope]) => scope === 'administration')
    ? new GitHubError(403, 'Must have admin rights to Repository.')
    : new GitHubError(403, 'Resource not accessible by personal access token', {}, acceptedHeader(needs))
}

export const missingPermission = (needs: readonly Need[]): GitHubError =>
  new GitHubError(403, 'Resource not accessible by integration', {}, acceptedHeader(needs))

const acceptedHeader = (needs: readonly Need[]) => ({
  'x-accepted-github-permissions': needs.map((need) => need.join('=')).join('; '),
})

export function canSee(actor: Actor, repository: Repository): boolean {
  if (!repository.isPrivate) return true
  if (actor.kind === 'user') return roleOf(repository, actor.user) !== undefined
  return isInstalled(actor, repository)
}

function may(actor: Actor, repository: Repository, need: Need): boolean {
  const [scope, level] = need
  if (actor.kind === 'none') return !repository.isPrivate && level === 'read' && isPublicRead(scope)
  if (actor.kind === 'user') return personMay(roleOf(repository, actor.user), { scope, level, repository })
  if (level === 'read' && !repository.isPrivate && isPublicRead(scope)) return true
  if (!isInstalled(actor, repository)) return false
  if (scope === 'metadata') return true
  const granted = actor.permissions[scope]
  return granted === 'write' || granted === level
}

/** What anybody reads of a public repository. Logs are not among it: a job without `actions: read` gets 403. */
const isPublicRead = (scope: Scope): boolean => scope !== 'actions' && scope !== 'administration'

const isInstalled = (actor: Actor, repository: Repository): boolean =>
  actor.kind === 'job' || actor.kind === 'app' ? (actor.repositories ?? []).includes(repository.fullName) : false

const RANK: Readonly<Record<Role, number>> = { read: 1, triage: 2, write: 3, maintain: 4, admin: 5 }

function personMay(
  role: Role | undefined,
  { scope, level, repository }: { scope: Scope; level: Level; repository: Repository },
): boolean {
  const rank = role ? RANK[role] : repository.isPrivate ? 0 : RANK.read
  if (scope === 'administration') return rank >= RANK.admin
  if (level === 'read' || scope === 'issues' || scope === 'pull_requests') return rank >= RANK.read
  return rank >= RANK.write
}

export function roleOf(repository: Repository, user: User): Role | undefined {
  if (repository.owner.login === user.login) return 'admin'
  return repository.roles.get(user.login.toLowerCase())
}

/** Whether the actor may push, as GitHub asks before it lets somebody comment on a locked thread. */
export const isCollaborator = (actor: Actor, repository: Repository): boolean => {
  const role = roleOf(repository, actor.user)
  return actor.kind === 'user' && role !== undefined && RANK[role] >= RANK.write
}

/** GitHub's word for a person's standing. It does not tell whether they may write. */
export function associationOf(repository: Repository, user: User): string {
  if (repository.owner.login === user.login) return 'OWNER'
  if (!repository.roles.has(user.login.toLowerCase())) return 'NONE'
  return repository.owner.type === 'Organization' ? 'MEMBER' : 'COLLABORATOR'
}
