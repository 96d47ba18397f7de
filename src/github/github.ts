import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import { sayOnce } from './comment.ts'
import { translateGitHubError } from './errors.ts'
import { openPayload } from './payload.ts'
import { type PublishedPullRequest, type PullRequestText, savePullRequest } from './pull-request.ts'
import { type FailedRun, readRun, type Skip } from './trigger.ts'

export { marker } from './comment.ts'
export { translatePushError } from './errors.ts'
export { gate } from './gate.ts'
export { type Publication, type Published, type PublishParts, publish } from './publish.ts'
export type { PublishedPullRequest } from './pull-request.ts'
export { type PullRequestFacts, renderBody, renderProof, renderTitle } from './render.ts'
export { type Event, type FailedRun, type Request, type Skip, understand } from './trigger.ts'

export interface Repository {
  readonly owner: string
  readonly repo: string
}

/** GitHub, as far as Regreen needs it and in its words. Throws ConfigError or ServiceError. */
export interface GitHub {
  /** The collaborator permission of a login, by the API. */
  permissionOf(login: string): Promise<string>
  defaultBranch(): Promise<string>
  /** A workflow run by its number; a reason when it is none to repair. */
  findRun(runId: number): Promise<FailedRun | Skip>
  /** A file's text on a branch; `undefined` when there is none. */
  readFile(path: string, branch: string): Promise<string | undefined>
  /** The commit that a branch holds; `undefined` when there is no such branch. */
  headOf(branch: string): Promise<BranchHead | undefined>
  /** The open pull request of a branch of this repository. */
  findPullRequest(branch: string): Promise<number | undefined>
  /** One comment a thread: the one with this marker is edited, or a new one is posted. Answers its URL. */
  say(thread: number, marker: string, body: string): Promise<string>
  /** Opens the pull request of a branch, or brings it up to date. */
  savePullRequest(text: PullRequestText): Promise<PublishedPullRequest>
}

export interface BranchHead {
  readonly commit: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}

export interface ClientSettings extends Repository {
  readonly token: string
  readonly apiUrl: string
  /** The runner's own fetch, which knows its proxies. */
  readonly request: object
  readonly onWait: (problem: string, seconds: number) => void
  /** Waits longer than this are not begun. */
  readonly longestWaitSeconds: number
}

export function createGitHub(settings: ClientSettings): GitHub {
  const client = createClient(settings)
  const { owner, repo } = settings
  const place = { owner, repo }

  /** Every call's failure is put into words for whoever must act. */
  const call = async <T>(what: string, request: () => Promise<T>): Promise<T> => {
    try {
      return await request()
    } catch (error) {
      throw translateGitHubError(error, what)
    }
  }
  const tryCall = async <T>(what: string, request: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await request()
    } catch (error) {
      if (isStatus(error, 404)) return undefined
      throw translateGitHubError(error, what)
    }
  }

  return {
    permissionOf: (login) =>
      call(`reading the permission of ${login}`, async () => {
        const { data } = await client.repos.getCollaboratorPermissionLevel({ ...place, username: login })
        return data.permission
      }),

    defaultBranch: () =>
      call('reading the repository', async () => (await client.repos.get(place)).data.default_branch),

    findRun: (runId) =>
      call(`reading workflow run ${runId}`, async () => {
        const { data } = await client.actions.getWorkflowRun({ ...place, run_id: runId })
        return readRun(openPayload(data))
      }),

    readFile: (path, branch) =>
      tryCall(`reading ${path} on ${branch}`, async () => {
        const { data } = await client.repos.getContent({ ...place, path, ref: branch })
        if (Array.isArray(data) || data.type !== 'file' || !('content' in data)) return undefined
        return Buffer.from(data.content, 'base64').toString('utf8')
      }),

    headOf: (branch) =>
      tryCall(`reading the branch ${branch}`, async () => {
        const { data: ref } = await client.git.getRef({ ...place, ref: `heads/${branch}` })
        const { data } = await client.git.getCommit({ ...place, commit_sha: ref.object.sha })
        return {
          commit: data.sha,
          tree: data.tree.sha,
          parents: data.parents.map((parent) => parent.sha),
          message: data.message,
        }
      }),

    findPullRequest: (branch) =>
      call(`looking for a pull request of ${branch}`, async () => {
        const { data } = await client.pulls.list({ ...place, state: 'open', head: `${owner}:${branch}` })
        return data.find((pull) => pull.head.ref === branch)?.number
      }),

    say: (thread, marker, body) =>
      call(`commenting on #${thread}`, () => sayOnce(client, { ...place, thread }, { marker, body })),

    savePullRequest: (text) => call('opening the pull request', () => savePullRequest(client, place, text)),
  }
}

const Client = Octokit.plugin(retry, throttling)

function createClient({ token, apiUrl, request, onWait, longestWaitSeconds }: ClientSettings): Octokit {
  const wait = (problem: string) => (seconds: number, _options: object, _client: unknown, attempts: number) => {
    const isWorthIt = attempts < 3 && seconds <= longestWaitSeconds
    if (isWorthIt) onWait(problem, seconds)
    return isWorthIt
  }
  return new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'regreen',
    request,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
    throttle: {
      onRateLimit: wait('The rate limit of the token is reached.'),
      onSecondaryRateLimit: wait("GitHub's secondary rate limit is reached."),
    },
  })
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'status' in error && error.status === status
}
