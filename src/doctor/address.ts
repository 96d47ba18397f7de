import { ConfigError } from '../errors.ts'

/** A repository on a server, and where that server's pages and API are. */
interface RepositoryAddress {
  readonly owner: string
  readonly repo: string
  readonly serverUrl: string
  readonly apiUrl: string
}

interface AddressSources {
  /** `owner/name`, as somebody typed it. */
  readonly given: string | undefined
  /** The address of the remote `origin`. */
  readonly origin: string | undefined
  /** GITHUB_SERVER_URL and GITHUB_API_URL, where they are set. */
  readonly serverUrl: string | undefined
  readonly apiUrl: string | undefined
}

/** `undefined` where nothing says it. Throws ConfigError when what was typed does not name a repository. */
export function findAddress({ given, origin, serverUrl, apiUrl }: AddressSources): RepositoryAddress | undefined {
  const remote = origin === undefined ? undefined : tryParseRemote(origin)
  const name = given === undefined ? remote : parseName(given)
  if (!name) return undefined
  const server = serverUrl || (remote ? `https://${remote.host}` : 'https://github.com')
  return { owner: name.owner, repo: name.repo, serverUrl: server, apiUrl: apiUrl || apiOf(server) }
}

function parseName(text: string): { owner: string; repo: string } {
  const [, owner, repo] = /^(\w[\w-]*)\/((?!\.\.?$)[\w.-]+)$/.exec(text) ?? []
  if (owner !== undefined && repo !== undefined) return { owner, repo }
  throw new ConfigError(`--repository is ${JSON.stringify(text)}; it must be "owner/name", for example "octo/app".`)
}

/** `https://host/owner/name.git`, `ssh://git@host/owner/name` or `git@host:owner/name.git`. */
function tryParseRemote(address: string): { host: string; owner: string; repo: string } | undefined {
  const [, host, owner, repo] =
    /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+(?::\d+)?)[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(address) ??
    []
  return host === undefined || owner === undefined || repo === undefined ? undefined : { host, owner, repo }
}

/** https://docs.github.com/enterprise-cloud@latest/rest, and `/api/v3` on GitHub Enterprise Server. */
function apiOf(serverUrl: string): string {
  const { protocol, host } = new URL(serverUrl)
  if (host === 'github.com') return 'https://api.github.com'
  return host.endsWith('.ghe.com') ? `${protocol}//api.${host}` : `${protocol}//${host}/api/v3`
}
