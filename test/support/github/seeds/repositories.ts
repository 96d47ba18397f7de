import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { CommitSpec, FileContent } from '../../git.ts'
import { createGitStore } from '../state/git-store.ts'
import { syncPulls } from '../state/refs.ts'
import {
  ACTIONS_BOT,
  type BranchRule,
  type Level,
  type Repository,
  type Role,
  type Scope,
  type Token,
  timestamp,
  type User,
  type World,
} from '../state/world.ts'

/** The account of that name; made when there is none. A name that ends in `[bot]` is a bot's. */
export function ensureUser(world: World, login: string, type?: User['type']): User {
  const known = world.users.get(login.toLowerCase())
  if (known) return known
  const user = { id: world.nextId(), login, type: type ?? (login.endsWith('[bot]') ? 'Bot' : 'User') }
  world.users.set(login.toLowerCase(), user)
  return user
}

export interface RepositorySpec {
  /** The first commit of the default branch. */
  readonly files?: Readonly<Record<string, FileContent>>
  readonly defaultBranch?: string
  /** Private by default, so that every read needs its permission. */
  readonly isPublic?: boolean
  readonly ownerType?: 'User' | 'Organization'
  readonly roles?: Readonly<Record<string, Role>>
  readonly parent?: Repository
}

/** A repository with its bare git repository on disk. People named in `roles` come into being. */
export async function addRepository(world: World, fullName: string, spec: RepositorySpec = {}): Promise<Repository> {
  const [ownerLogin = '', name = ''] = fullName.split('/')
  const defaultBranch = spec.defaultBranch ?? 'main'
  const directory = join(world.directory, ownerLogin, `${name}.git`)
  const git = await createGitStore(directory, defaultBranch)
  for (const login of Object.keys(spec.roles ?? {})) ensureUser(world, login)
  const repository: Repository = {
    id: world.nextId(),
    owner: ensureUser(world, ownerLogin, spec.ownerType),
    name,
    fullName,
    git,
    parent: spec.parent,
    defaultBranch,
    createdAt: timestamp(world.now()),
    pushedAt: timestamp(world.now()),
    isPrivate: !spec.isPublic,
    isArchived: false,
    hasIssues: true,
    roles: new Map(Object.entries(spec.roles ?? {}).map(([login, role]) => [login.toLowerCase(), role])),
    settings: { actionsMayCreatePullRequests: true, draftsSupported: true },
    rules: [],
    threads: new Map(),
    workflows: new Map(),
    runs: new Map(),
    checks: new Map(),
    statuses: [],
    signed: new Set(),
  }
  world.repositories.set(fullName.toLowerCase(), repository)
  if (spec.files) await git.commit({ branch: defaultBranch, files: spec.files, message: 'First commit' })
  return repository
}

/** Somebody's copy under the same name, with the same branches. */
export async function addFork(world: World, parent: Repository, owner: string): Promise<Repository> {
  const fork = await addRepository(world, `${owner}/${parent.name}`, {
    defaultBranch: parent.defaultBranch,
    isPublic: !parent.isPrivate,
    parent,
  })
  await fork.git.run(['fetch', '--quiet', parent.git.directory, '+refs/heads/*:refs/heads/*'])
  return fork
}

/** Somebody's push of one more commit. Returns its name. */
export async function addCommit(world: World, repository: Repository, spec: CommitSpec): Promise<string> {
  const commit = await repository.git.commit(spec)
  await syncPulls(world, { repository, ref: `refs/heads/${spec.branch}` })
  return commit
}

/** Somebody's push that moves a branch to a commit, or deletes it. */
export async function moveBranch(
  world: World,
  repository: Repository,
  { branch, to }: { readonly branch: string; readonly to: string | undefined },
): Promise<void> {
  const ref = `refs/heads/${branch}`
  await repository.git.run(to === undefined ? ['update-ref', '-d', ref] : ['update-ref', ref, to])
  await syncPulls(world, { repository, ref })
}

/** Rights as a workflow's `permissions:` spells them. */
export type WorkflowPermissions = Readonly<
  Partial<Record<'actions' | 'checks' | 'contents' | 'issues' | 'pull-requests' | 'statuses', Level>>
>

/** What a workflow needs that lets Regreen publish. */
export const PUBLISHING: WorkflowPermissions = {
  actions: 'read',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  'pull-requests': 'write',
}

/** A job's GITHUB_TOKEN for one repository, in the shape of 2026: `ghs_`, the app's id, a JWT. */
export function addJobToken(
  world: World,
  repository: Repository,
  permissions: WorkflowPermissions = PUBLISHING,
): string {
  return addToken(world, {
    kind: 'job',
    text: installationToken(),
    user: ACTIONS_BOT,
    permissions: toScopes(permissions),
    repositories: [repository.fullName],
  })
}

/** An app's installation token. */
export function addAppToken(
  world: World,
  repository: Repository,
  { slug, permissions }: { readonly slug: string; readonly permissions: Token['permissions'] },
): string {
  const user = ensureUser(world, `${slug}[bot]`)
  return addToken(world, {
    kind: 'app',
    text: installationToken(),
    user,
    permissions,
    repositories: [repository.fullName],
  })
}

/** A person's token; what it may do follows from the person's roles. */
export function addUserToken(world: World, login: string): string {
  const text = `ghp_${randomBytes(27).toString('hex').slice(0, 36)}`
  return addToken(world, { kind: 'user', text, user: ensureUser(world, login), permissions: {} })
}

function addToken(world: World, token: Token): string {
  world.tokens.set(token.text, token)
  return token.text
}

function installationToken(): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64url')
  return `ghs_15368_${part(30)}.${part(240)}.${part(96)}`
}

function toScopes(permissions: WorkflowPermissions): Token['permissions'] {
  const { 'pull-requests': pulls, ...others } = permissions
  const scopes: Partial<Record<Scope, Level>> = { ...others, ...(pulls && { pull_requests: pulls }) }
  return scopes
}

/** A rule for a branch, or for all whose names fit the pattern. */
export function protect(repository: Repository, rule: BranchRule): void {
  repository.rules.push(rule)
}
