import { ConfigError, messageOf, ServiceError } from '../../errors.ts'

/** The setting that forbids it, named as GitHub's pages name it. */
export const PULL_REQUEST_SETTING =
  'Settings → Actions → General → Workflow permissions → "Allow GitHub Actions to create and approve pull requests" (of the repository, and of its organisation)'

/** GitHub forbids the job's token to open pull requests. The branch can still be pushed. */
export class PullRequestsForbidden extends ConfigError {}

/** What a failed request means, in words for whoever must act. */
export function translateGitHubError(error: unknown, what: string): Error {
  if (error instanceof ConfigError || error instanceof ServiceError) return error
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return new ServiceError(`GitHub could not be reached while ${what}: ${messageOf(error)}`)
  }
  const said = error.message.split(' - https://docs')[0]?.slice(0, 300) ?? ''
  switch (error.status) {
    case 401:
      return new ConfigError(
        `GitHub refused the token while ${what} (401). Check the input "github-token"; it may have expired.`,
      )
    case 403:
      return translateForbidden(error, what, said)
    case 404:
      return new ConfigError(
        `GitHub found nothing while ${what} (404). The name may be wrong, or the token may not see it: check "github-token" and the job's "permissions".`,
      )
    case 410:
      return new ConfigError(`GitHub no longer has it (410, while ${what}): ${said}`)
    case 422:
      return new ConfigError(`GitHub did not accept the request while ${what} (422): ${said}`)
    case 429:
      return new ServiceError(`GitHub's rate limit is reached while ${what} (429). Try again later.`)
    default:
      return new ServiceError(`GitHub answered with ${error.status} while ${what}: ${said}`)
  }
}

function translateForbidden(error: Error, what: string, said: string): Error {
  if (/not permitted to create or approve pull requests/i.test(said)) {
    return new PullRequestsForbidden(
      `GitHub Actions may not open pull requests here. Allow it in ${PULL_REQUEST_SETTING}.`,
    )
  }
  const headers = readHeaders(error)
  if (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined || /rate limit/i.test(said)) {
    return new ServiceError(`GitHub's rate limit is reached while ${what} (403). Try again later.`)
  }
  if (/archived/i.test(said))
    return new ConfigError(`The repository is archived, so nothing can be written (while ${what}).`)
  const needed = headers['x-accepted-github-permissions']
  const cure = needed
    ? `Add it to the job: "permissions:" with "${needed.replaceAll('=', ': ').replaceAll('_', '-')}".`
    : 'Check the job\'s "permissions".'
  return new ConfigError(`The token may not do this: ${what} (403, ${said}). ${cure}`)
}

function readHeaders(error: Error): Readonly<Record<string, string | undefined>> {
  const response: unknown = 'response' in error ? error.response : undefined
  if (typeof response !== 'object' || response === null || !('headers' in response)) return {}
  const { headers } = response
  if (typeof headers !== 'object' || headers === null) return {}
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** What a rejected push means. https://docs.github.com/en/repositories — GH006 and GH013 name branch protection and rulesets. */
export function translatePushError(error: unknown, branch: string): Error {
  const said = messageOf(error)
  const why = (text: string) => new ConfigError(`The branch ${branch} could not be pushed: ${text}`)
  if (/without `?workflows`? permission/.test(said))
    return why(
      'the history that it carries changes workflow files, and the job\'s token may never push those. Use the token of a GitHub App with "workflows: write".',
    )
  if (/GH013/.test(said))
    return why(
      `a ruleset forbids it. ${bullets(said)} Exempt branches that begin with the input "branch-prefix", or use "sign-commits".`,
    )
  if (/GH006|protected branch/i.test(said))
    return why('a branch protection rule covers it. Exempt branches that begin with the input "branch-prefix".')
  if (/\b403\b|denied to/i.test(said))
    return why('the token may not write. Add "contents: write" to the job\'s "permissions".')
  if (/\b401\b|Authentication failed|could not read Username/i.test(said))
    return why('GitHub refused the token. Check the input "github-token".')
  if (/stale info|non-fast-forward|fetch first/i.test(said))
    return new ServiceError(`The branch ${branch} was changed by somebody else at the same time. Start the run again.`)
  return new ServiceError(`The branch ${branch} could not be pushed: ${said.trim().slice(0, 500)}`)
}

const bullets = (said: string) => [...said.matchAll(/^remote: - (.+)$/gm)].map(([, line]) => line?.trim()).join(' ')
