import { ConfigError, messageOf, ServiceError } from '../../../errors.ts'
import { asSentence } from '../../../text.ts'

/** The setting that forbids it, named as GitHub's pages name it. */
const PULL_REQUEST_SETTING =
  'Settings → Actions → General → Workflow permissions → "Allow GitHub Actions to create and approve pull requests" (of the repository, and of its organisation)'

/** An error response of GitHub: what Octokit throws, once its shape is known. */
interface Refusal {
  readonly status: number
  readonly said: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a failed request means, in words for whoever must act. `what` ends the sentence "… while …". */
export function translateGitHubError(error: unknown, what: string): Error {
  if (error instanceof ConfigError || error instanceof ServiceError) return error
  const query = readQueryError(error)
  if (query) return translateQueryError(query, what)
  const refusal = readRefusal(error)
  if (refusal) return translateRefusal(refusal, what)
  // Something was read from an answer that is not there.
  if (error instanceof TypeError)
    return new ServiceError(`GitHub's answer did not have the documented form while ${what}: ${error.message}`)
  return new ServiceError(`GitHub could not be reached while ${what}: ${messageOf(error)}`)
}

/** Whether the request may have been served all the same, or may be the next time: no answer, or a broken one. */
export function isFault(error: unknown): boolean {
  if (error instanceof ServiceError) return true
  const refusal = readRefusal(error)
  return refusal === undefined ? readQueryError(error) === undefined : refusal.status >= 500 || refusal.status === 409
}

function translateRefusal(refusal: Refusal, what: string): Error {
  const { status, said } = refusal
  if (isRateLimit(refusal))
    return new ServiceError(`GitHub's rate limit is reached while ${what} (${status}). ${whenAgain(refusal)}`)
  switch (status) {
    case 401:
      return new ConfigError(
        `GitHub refused the token while ${what} (401). Check the input "github-token"; it may have expired.`,
      )
    case 403:
      return translateForbidden(refusal, what)
    case 404:
      return new ConfigError(
        `GitHub found nothing while ${what} (404). The name may be wrong, or the token may not see it: check "github-token" and the job's "permissions".`,
      )
    case 410:
      return new ConfigError(
        `GitHub no longer has it (410, while ${what}): ${asSentence(said)} It was deleted, or is switched off in the repository's settings. Start a run for something that is there.`,
      )
    case 422:
      return new ConfigError(`GitHub did not accept the request while ${what} (422): ${said}`)
    default:
      return new ServiceError(`GitHub answered with ${status} while ${what}: ${asSentence(said)} Try again later.`)
  }
}

/** GitHub will not tell this to the token, as opposed to not being able to. */
export interface Denial {
  readonly status: number
  /** What GitHub asks for, in its own words. https://docs.github.com/rest/authentication/permissions-required-for-github-apps */
  readonly needs: string | undefined
}

/** `undefined` for an error that is not GitHub's refusal, and for a rate limit, which passes. */
export function readDenial(error: unknown): Denial | undefined {
  const refusal = readRefusal(error)
  if (!refusal || ![401, 403, 404].includes(refusal.status) || isRateLimit(refusal)) return undefined
  return { status: refusal.status, needs: refusal.headers[NEEDED] }
}

const isRateLimit = ({ status, said, headers }: Refusal) =>
  status === 429 ||
  (status === 403 &&
    (headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined || /rate limit/i.test(said)))

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function whenAgain({ headers }: Refusal): string {
  const { 'retry-after': seconds = '', 'x-ratelimit-reset': reset = '' } = headers
  if (/^\d+$/.test(seconds)) return `Start the run again in ${seconds} s.`
  // No more digits than a date has; a proxy may have written them.
  if (!/^\d{1,12}$/.test(reset) || headers['x-ratelimit-remaining'] !== '0') return 'Start the run again later.'
  return `Start the run again after ${new Date(Number(reset) * 1000).toISOString().slice(11, 16)} UTC.`
}

const NEEDED = 'x-accepted-github-permissions'

function translateForbidden({ said, headers }: Refusal, what: string): Error {
  if (/not permitted to create or approve pull requests/i.test(said)) {
    return new ConfigError(`GitHub Actions may not open pull requests here. Allow it in ${PULL_REQUEST_SETTING}.`)
  }
  if (/archived/i.test(said))
    return new ConfigError(`The repository is archived, so nothing can be written (while ${what}).`)
  const needed = headers[NEEDED]
  const cure = needed === undefined ? 'Check the job\'s "permissions".' : renderNeed(needed)
  return new ConfigError(`The token may not do this: ${what} (403, ${said}). ${cure}`)
}

/** `issues=write; pull_requests=write`: any one of the parts suffices. A part can name several, joined by commas. */
function renderNeed(needed: string): string {
  // There is no such key under "permissions:".
  if (/workflows=write/.test(needed)) return 'Use the token of a GitHub App with "workflows: write".'
  const ways = needed
    .split(';')
    .map((way) => way.trim().split(',').map(renderPermission).join(' and '))
    .join(' or ')
  return `Add it to the job: "permissions:" with ${ways}.`
}

const renderPermission = (permission: string) => `"${permission.trim().replace('=', ': ').replaceAll('_', '-')}"`

interface QueryError {
  readonly type: string
  readonly said: string
  readonly isMutation: boolean
}

/** GraphQL answers with 200 and a list of errors. */
function readQueryError(error: unknown): QueryError | undefined {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return undefined
  const [first]: unknown[] = error.errors
  if (typeof first !== 'object' || first === null) return undefined
  const type = 'type' in first ? String(first.type) : ''
  return { type, said: 'message' in first ? String(first.message).slice(0, 500) : '', isMutation: isMutation(error) }
}

function isMutation(error: object): boolean {
  const request: unknown = 'request' in error ? error.request : undefined
  if (typeof request !== 'object' || request === null || !('query' in request)) return false
  return String(request.query).startsWith('mutation')
}

function translateQueryError({ type, said, isMutation }: QueryError, what: string): Error {
  switch (type) {
    case 'FORBIDDEN': {
      // Unlike REST it does not name what is missing. This way we make nothing but commits, and read nothing but reviews.
      const needed = isMutation ? 'contents=write' : 'pull_requests=read'
      return translateForbidden({ status: 403, said, headers: { [NEEDED]: needed } }, what)
    }
    case 'RATE_LIMITED':
      return new ServiceError(`GitHub's rate limit is reached while ${what}. Start the run again later.`)
    case 'STALE_DATA':
      return new ServiceError(`The branch was changed by somebody else at the same time, while ${what}. ${said}`)
    default:
      return new ConfigError(`GitHub did not accept the request while ${what}: ${said}`)
  }
}

/** What GitHub says, without the page of its documentation that Octokit adds. */
export const wordsOf = (error: unknown): string => messageOf(error).split(' - https://docs')[0]?.trim() ?? ''

/** Octokit gives a status to requests that got no answer as well; those have no response. */
function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined
  const response: unknown = 'response' in error ? error.response : undefined
  if (typeof response !== 'object' || response === null) return undefined
  const said = wordsOf(error).slice(0, 500)
  return { status: error.status, said, headers: 'headers' in response ? readHeaders(response.headers) : {} }
}

function readHeaders(headers: unknown): Readonly<Record<string, string>> {
  if (typeof headers !== 'object' || headers === null) return {}
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
