import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mirrorToEmulate } from './emulated/mirror-to-emulate.ts'
import { type Emulate, startEmulate } from './emulated/start-emulate.ts'
import { type FakeGitHub, openFakeGitHub, type RecordedRequest, type Repository, type Role } from './fake-github.ts'
import type { FileContent } from './git.ts'
import { recordOf } from './github/http/record.ts'
import { parseGitPath } from './github/http/smart-http.ts'
import { listen, readBytes, shut } from './loopback.ts'

export interface EmulatedSpec {
  readonly fullName?: string
  readonly files: Readonly<Record<string, FileContent>>
  readonly defaultBranch?: string
  readonly roles?: Readonly<Record<string, Role>>
}

/**
 * Somebody else's GitHub (npm's emulate) as a second opinion on our own. Pull requests, issues, comments, labels, checks
 * and git objects are emulate's; git over HTTP, workflow runs, reactions and whatever else it lacks come from ours.
 */
export interface EmulatedGitHub {
  readonly urls: FakeGitHub['urls']
  readonly repository: Repository
  /** The job's token. */
  readonly token: string
  /** Ours: seeds workflow runs and branches, records the requests that it answers. */
  readonly github: FakeGitHub
  /** Asks emulate as the repository's owner, below `/repos/{owner}/{name}/`. */
  readonly call: Emulate['call']
  /** All that came to either. */
  readonly requests: readonly EmulatedRequest[]
  /** Tells emulate of commits that were seeded and not pushed. */
  sync(): Promise<void>
  close(): Promise<void>
}

export interface EmulatedRequest extends RecordedRequest {
  readonly answeredBy: 'emulate' | 'ours'
}

/** Starts both, with the proxy in front. Must be closed. */
export async function openEmulatedGitHub(spec: EmulatedSpec): Promise<EmulatedGitHub> {
  const { fullName = 'octo/app', files, defaultBranch = 'main', roles = {} } = spec
  const [owner = '', name = ''] = fullName.split('/')
  const [github, emulate] = await Promise.all([openFakeGitHub(), startEmulate({ owner, name, defaultBranch, roles })])
  const repository = await github.addRepository(fullName, { defaultBranch, roles })
  await repository.git.commit({ branch: defaultBranch, files, message: 'First commit\n' })
  const token = github.addJobToken(repository)
  const known = new Map<string, string>()
  const sync = () => mirrorToEmulate(repository.git, emulate.call, known)
  await sync()

  const requests: EmulatedRequest[] = []
  const proxy = createProxy({ github, emulate, sync, record: (request) => void requests.push(request) })
  const server = await listen(proxy)
  return {
    urls: { server, api: server, graphql: `${server}/graphql` },
    repository,
    token,
    github,
    call: emulate.call,
    requests,
    sync,
    async close() {
      await shut(proxy)
      await Promise.all([github.close(), emulate.close()])
    },
  }
}

interface ProxyParts {
  readonly github: FakeGitHub
  readonly emulate: Emulate
  readonly sync: () => Promise<void>
  readonly record: (request: EmulatedRequest) => void
}

/**
 * Below a repository: what emulate answers, and what of that it does not. Permissions are ours because emulate calls
 * them "push" and "pull", as GitHub's older API did.
 */
const THEIRS =
  /^\/repos\/[^/]+\/[^/]+(\/(pulls|issues|branches|git|labels|check-runs|check-suites|commits|compare|contents)(\/.*)?)?$/
const LACKING = /\/reactions(\/\d+)?$|\/pulls\/\d+\/files$|\/replies$|\/commits\/[^/]+\/(pulls|status)$|\/protection$/

function createProxy({ github, emulate, sync, record }: ProxyParts): Server {
  return createServer((request, response) => {
    forward(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
  })

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request
    const path = url.replace(/\?.*/, '')
    const isTheirs = THEIRS.test(path) && !LACKING.test(path)
    const body = await readBytes(request)
    const kind = parseGitPath(path) ? 'git' : path === '/graphql' ? 'graphql' : 'rest'
    const token = request.headers.authorization === undefined ? 'none' : 'job'
    const recorded: EmulatedRequest = {
      ...recordOf({ message: request, body, kind, path, token }),
      answeredBy: isTheirs ? 'emulate' : 'ours',
    }
    record(recorded)
    const target = isTheirs ? emulate.url : github.urls.server
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: headersFor(request, isTheirs ? emulate.botToken : undefined),
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    // What was pushed must be there before anybody asks emulate for it.
    if (path.endsWith('/git-receive-pack')) await sync()
    recorded.status = answer.status
    const headers = [...answer.headers].filter(
      ([key]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(key),
    )
    response.writeHead(answer.status, Object.fromEntries(headers)).end(content)
  }
}

/** The job's token means nothing to emulate, which has its own for the same bot. */
function headersFor({ headers }: IncomingMessage, token: string | undefined): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([key]) => !/^(host|connection|content-length|transfer-encoding)$/.test(key),
  )
  const given = Object.fromEntries(kept.map(([key, value]) => [key, String(value)]))
  return token === undefined || !given.authorization ? given : { ...given, authorization: `token ${token}` }
}
