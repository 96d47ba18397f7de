import { ConfigError, messageOf, ServiceError } from '../../../errors.ts'

/** Where a commit was to go. */
export interface Destination {
  readonly branch: string
  /** One of our own branches, and not the red one. */
  readonly isOurs: boolean
}

interface Refusal {
  readonly sign: RegExp
  /** What it means, and the cure. */
  readonly explain: (said: string, to: Destination) => string
}

/** GitHub's words when it does not take a commit, by git or by its API. GH006 is branch protection, GH013 a ruleset. */
const REFUSALS: readonly Refusal[] = [
  {
    sign: /without `?workflows`? permission|workflows=write/,
    explain: () =>
      'its history changes workflow files, and the job\'s token may never push those. Use the token of a GitHub App with "workflows: write".',
  },
  {
    sign: /GH013|rule violations found/i,
    explain: (said, to) => `a ruleset forbids it.${reasons(said)} ${cure(said, to)}`,
  },
  {
    sign: /GH006|protected branch|made through a pull request|required status check/i,
    explain: (said, to) => `a branch protection rule forbids it.${reasons(said)} ${cure(said, to)}`,
  },
  {
    sign: /\barchived\b/i,
    explain: () => 'the repository is archived, so nothing can be written.',
  },
]

function cure(said: string, { isOurs }: Destination): string {
  if (/signature/i.test(said)) return 'Set "sign-commits: true": GitHub signs what is committed through its API.'
  return isOurs
    ? 'Let the rule leave out branches that begin with the input "branch-prefix".'
    : 'Set "mode: pull-request", so that the repair comes on a branch of its own.'
}

/** The rules' own sentences: a list after "remote:" from git, lines from the API. */
function reasons(said: string): string {
  const fromGit = [...said.matchAll(/^remote: - (.+)$/gm)].map(([, line]) => line?.trim() ?? '')
  const fromApi = /rule violations found\s+([\s\S]+)/i.exec(said)?.[1]?.split(/\n+/) ?? []
  const found = (fromGit.length > 0 ? fromGit : fromApi).map((line) => line.trim()).filter((line) => line !== '')
  return found.length === 0 ? '' : ` ${found.join(' ').slice(0, 500)}`
}

/** The error of a commit that GitHub's rules do not let through; `undefined` when it failed for another reason. */
export function findRefusal(said: string, to: Destination): ConfigError | undefined {
  const refusal = REFUSALS.find(({ sign }) => sign.test(said))
  return refusal && new ConfigError(`The branch ${to.branch} could not be written: ${refusal.explain(said, to)}`)
}

/** What git's words about a rejected push mean. */
export function translatePushError(error: unknown, to: Destination): Error {
  const said = messageOf(error)
  const why = (text: string) => `The branch ${to.branch} could not be written: ${text}`
  const refusal = findRefusal(said, to)
  if (refusal) return refusal
  if (/error: 403|denied to/i.test(said))
    return new ConfigError(why('the token may not write. Add "contents: write" to the job\'s "permissions".'))
  if (/error: 401|Authentication failed|could not read Username/i.test(said))
    return new ConfigError(why('GitHub refused the token. Check the input "github-token".'))
  if (/error: 404|repository .*not found/i.test(said))
    return new ConfigError(why('GitHub does not find the repository. Check the input "github-token".'))
  if (/stale info|non-fast-forward|fetch first|cannot lock ref|already exists/i.test(said))
    return new ServiceError(why('somebody else changed it at the same time. Start the run again.'))
  return new ServiceError(why(lastWords(said)))
}

/** git's own line, without the progress of the protocol before it. */
const lastWords = (said: string) => {
  const fatal = said.split('\n').filter((line) => /^(fatal|error): /.test(line))
  return (fatal.length > 0 ? fatal.join(' ') : said.trim()).slice(0, 500)
}
