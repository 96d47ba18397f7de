import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommitSpec } from './git.ts'
import { createBlobServer } from './github/http/blobs.ts'
import { loadContract } from './github/http/contract.ts'
import { createFaults, type Fault } from './github/http/faults.ts'
import { createRateLimit, type RateLimit } from './github/http/rate-limit.ts'
import { type RecordedRequest, renderRequests } from './github/http/record.ts'
import { createGitHubServer, graphqlPath } from './github/http/server.ts'
import {
  addAppToken,
  addCommit,
  addFork,
  addJobToken,
  addRepository,
  addUserToken,
  ensureUser,
  moveBranch,
  protect,
  type RepositorySpec,
  type WorkflowPermissions,
} from './github/seeds/repositories.ts'
import { addRun, type RunSpec } from './github/seeds/runs.ts'
import {
  addComment,
  addIssue,
  addPull,
  addReply,
  addReview,
  type IssueSpec,
  type PullSpec,
  type ReviewSpec,
} from './github/seeds/threads.ts'
import { createWorld, type Push, type Repository, type Thread, type User, type World } from './github/state/world.ts'
import { listen, shut } from './loopback.ts'

export { ANSWERS, type Fault } from './github/http/faults.ts'
export { type RecordedRequest, renderRequests } from './github/http/record.ts'
export { PUBLISHING, type WorkflowPermissions } from './github/seeds/repositories.ts'
export { renderLog } from './github/seeds/runs.ts'
export type * from './github/state/world.ts'
export { pullOf } from './github/state/world.ts'

export interface FakeGitHubSettings {
  /** `''` for the root as at api.github.com, or `/api/v3` as on GitHub Enterprise Server. */
  readonly apiPrefix?: '' | '/api/v3'
  readonly now?: () => Date
  /** Also checks what it answers; slow, for its own tests. */
  readonly validateResponses?: boolean
}

/** A GitHub of one's own on loopback: state in memory, real git on disk. */
export interface FakeGitHub extends Seeds {
  readonly world: World
  /** What a runner puts into GITHUB_SERVER_URL, GITHUB_API_URL and GITHUB_GRAPHQL_URL. */
  readonly urls: { readonly server: string; readonly api: string; readonly graphql: string }
  readonly requests: readonly RecordedRequest[]
  /** Of branches and tags; notes that go with commits are none. */
  readonly pushes: readonly Push[]
  /** Throws with every request that GitHub's own description does not allow. */
  assertValid(): void
  /** The requests so far as readable lines; see `renderRequests`. */
  snapshot(options?: { readonly withReads?: boolean }): string
  /** Answers how to take it back. */
  fail(fault: Fault): () => void
  /** Called with each request before it is carried out. */
  onRequest(listener: (request: RecordedRequest) => void | Promise<void>): void
  limitRate: RateLimit['set']
  close(): Promise<void>
}

/** Everything that can be there before the action starts. */
export interface Seeds {
  addUser(login: string, type?: User['type']): User
  addRepository(fullName: string, spec?: RepositorySpec): Promise<Repository>
  /** Somebody's push of one more commit; open pull requests follow. */
  addCommit(repository: Repository, spec: CommitSpec): Promise<string>
  /** Somebody's push that moves a branch anywhere, or, with `undefined`, deletes it; open pull requests follow. */
  moveBranch(repository: Repository, branch: string, to: string | undefined): Promise<void>
  addFork(parent: Repository, owner: string): Promise<Repository>
  addJobToken(repository: Repository, permissions?: WorkflowPermissions): string
  addAppToken(repository: Repository, app: Parameters<typeof addAppToken>[2]): string
  addUserToken(login: string): string
  protect: typeof protect
  addIssue(repository: Repository, spec: IssueSpec): Thread
  addPull(repository: Repository, spec: PullSpec): Promise<Thread>
  addComment(thread: Thread, spec: Parameters<typeof addComment>[2]): ReturnType<typeof addComment>
  addReview(thread: Thread, spec: ReviewSpec): ReturnType<typeof addReview>
  addReply(thread: Thread, spec: Parameters<typeof addReply>[2]): ReturnType<typeof addReply>
  addRun(repository: Repository, spec: RunSpec): ReturnType<typeof addRun>
}

/** Starts it, empty, on a free port. Must be closed. */
export async function openFakeGitHub(settings: FakeGitHubSettings = {}): Promise<FakeGitHub> {
  const { apiPrefix = '', now = () => new Date() } = settings
  const directory = await mkdtemp(join(tmpdir(), 'fake-github-'))
  const world = createWorld({ directory, now })
  const { server, storage, problems, requests, listeners, faults, rateLimit } = await createServers(world, settings)
  world.urls.blobs = await listen(storage)
  world.urls.server = await listen(server)
  world.urls.api = `${world.urls.server}${apiPrefix}`

  return {
    ...createSeeds(world),
    world,
    urls: { ...world.urls, graphql: `${world.urls.server}${graphqlPath(apiPrefix)}` },
    requests,
    get pushes() {
      return world.pushes.filter(({ ref }) => !ref.startsWith('refs/notes/'))
    },
    assertValid() {
      if (problems.length > 0) throw new Error(`Requests that GitHub would not take:\n- ${problems.join('\n- ')}`)
    },
    snapshot: (options) => renderRequests(requests, options),
    fail: faults.plan,
    onRequest: (listener) => void listeners.push(listener),
    limitRate: rateLimit.set,
    async close() {
      await Promise.all([shut(server), shut(storage)])
      await rm(directory, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Both servers, not yet listening, and what they leave behind. */
async function createServers(
  world: World,
  { apiPrefix = '', now = () => new Date(), validateResponses = false }: FakeGitHubSettings,
) {
  const requests: RecordedRequest[] = []
  const problems: string[] = []
  const listeners: Parameters<FakeGitHub['onRequest']>[0][] = []
  const record = (request: RecordedRequest) => void requests.push(request)
  const faults = createFaults()
  const rateLimit = createRateLimit(now)
  const blobs = createBlobServer({ now, faults, record, url: () => world.urls.blobs })
  const server = createGitHubServer({
    world,
    contract: await loadContract(),
    blobs,
    faults,
    rateLimit,
    apiPrefix,
    validateResponses,
    record,
    complain: (problem) => void problems.push(problem),
    onRequest: async (request) => {
      for (const listener of listeners) await listener(request)
    },
  })
  return { server, storage: blobs.server, problems, requests, listeners, faults, rateLimit }
}

function createSeeds(world: World): Seeds {
  return {
    addUser: (login, type) => ensureUser(world, login, type),
    addRepository: (fullName, spec) => addRepository(world, fullName, spec),
    addCommit: (repository, spec) => addCommit(world, repository, spec),
    moveBranch: (repository, branch, to) => moveBranch(world, repository, { branch, to }),
    addFork: (parent, owner) => addFork(world, parent, owner),
    addJobToken: (repository, permissions) => addJobToken(world, repository, permissions),
    addAppToken: (repository, app) => addAppToken(world, repository, app),
    addUserToken: (login) => addUserToken(world, login),
    protect,
    addIssue: (repository, spec) => addIssue(world, repository, spec),
    addPull: (repository, spec) => addPull(world, repository, spec),
    addComment: (thread, spec) => addComment(world, thread, spec),
    addReview: (thread, spec) => addReview(world, thread, spec),
    addReply: (thread, spec) => addReply(world, thread, spec),
    addRun: (repository, spec) => addRun(world, repository, spec),
  }
}
