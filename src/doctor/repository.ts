import type { Config, Environment } from '../config/config.ts'
import type { Asked, BranchRule, ReadProbe, SurveyFacts } from '../github/github.ts'
import { isJob } from './machine.ts'
import { type Finding, fault, unchecked } from './types.ts'

/** Where the repository's pages are, for cures that can be clicked. */
export interface Pages {
  readonly repository: string
  readonly organisation: string
}

/** The same on github.com and on GitHub Enterprise Server. */
export const pagesOf = (serverUrl: string, owner: string, repo: string): Pages => ({
  repository: `${serverUrl}/${owner}/${repo}`,
  organisation: `${serverUrl}/organizations/${owner}`,
})

/** Whether the token sees the repository, and the repository can be written to. */
export function checkRepository(asked: Asked<SurveyFacts>, environment: Environment): Finding[] {
  if (asked.kind === 'told') {
    return asked.value.isArchived
      ? [
          fault(
            'The repository is archived, so nothing can be written.',
            'Settings → General → Danger Zone → Unarchive.',
          ),
        ]
      : []
  }
  const said =
    asked.status === 401
      ? 'GitHub does not know the token (401).'
      : `GitHub does not show the repository to the token (${asked.status}).`
  const cure = isJob(environment)
    ? 'Leave it out to use the token of the job.'
    : 'It needs read access to this repository.'
  return [fault(said, `Check the input "github-token". ${cure}`)]
}

/**
 * What the token may read is tried out. What it may write cannot be asked without writing, so that the permissions in the
 * workflow files are looked at instead, by checks of their own.
 */
export function checkReads(probes: readonly ReadProbe[], environment: Environment): Finding[] {
  return probes.flatMap(({ scope, request, asked }) => {
    if (asked.kind === 'told') return []
    const needed = asked.needs ?? `${scope}=read`
    const cure = isJob(environment)
      ? `Add "${scope}: read" (or "write", where the job needs that) to "permissions" of the job.`
      : `Give the token the permission to read ${scope}.`
    return [
      fault(
        `The token may not read ${scope}: "${request}" was answered with ${asked.status}, and GitHub asks for ${needed}.`,
        cure,
      ),
    ]
  })
}

interface PullRequestSettings {
  readonly repository: Asked<boolean>
  /** Absent where the repository belongs to a person. */
  readonly organisation: Asked<boolean> | undefined
}

const SETTING = '"Allow GitHub Actions to create and approve pull requests"'

/** The stricter of the two counts, and both are off by default. */
export function checkPullRequestSettings({ repository, organisation }: PullRequestSettings, pages: Pages): Finding[] {
  return [
    ...checkSetting(repository, `${pages.repository}/settings/actions`, 'repository'),
    ...(organisation ? checkSetting(organisation, `${pages.organisation}/settings/actions`, 'organisation') : []),
  ]
}

function checkSetting(asked: Asked<boolean>, page: string, whose: string): Finding[] {
  const where = `${page}, "Workflow permissions": switch on ${SETTING}`
  if (asked.kind === 'refused') {
    return [
      unchecked(
        `Whether GitHub Actions may open pull requests is shown to administrators of the ${whose} only (${asked.status}).`,
        `Look at ${where}.`,
      ),
    ]
  }
  if (asked.value) return []
  return [fault(`GitHub Actions may not open pull requests: the setting of the ${whose} is off.`, `${where}.`)]
}

interface DefaultBranch {
  readonly name: string
  /** By a branch protection rule. */
  readonly isProtected: Asked<boolean>
  readonly rules: Asked<readonly BranchRule[]>
}

/** A token that may push branches may push this one as well, unless something forbids it. */
export function checkDefaultBranch({ name, isProtected, rules }: DefaultBranch, pages: Pages): Finding[] {
  const page = `${pages.repository}/settings/rules`
  const isGuarded =
    (isProtected.kind === 'told' && isProtected.value) ||
    (rules.kind === 'told' && rules.value.some(({ type }) => type === 'pull_request' || type === 'update'))
  if (isGuarded) return []
  const [refused] = [isProtected, rules].filter((asked) => asked.kind === 'refused')
  if (refused?.kind === 'refused')
    return [unchecked(`Whether the branch ${name} is protected was not told (${refused.status}).`, `Look at ${page}.`)]
  return [
    fault(
      `Nothing protects the branch ${name}: a token with "contents: write" can push to it, without a review.`,
      `${page}: a ruleset for the default branch with "Require a pull request before merging".`,
    ),
  ]
}

/** Rules that stop a branch of ours, and what can be done about each. */
const STOPPING: Readonly<Record<string, string>> = {
  creation: 'restricts who may create it',
  update: 'restricts who may push to it',
  pull_request: 'requires a pull request for every change',
  non_fast_forward: 'forbids replacing its commit when a repair is brought up to date',
  required_status_checks: 'requires green checks before a push',
  required_deployments: 'requires a deployment before a push',
  branch_name_pattern: 'requires names of another form',
  commit_message_pattern: 'requires commit messages of another form',
  commit_author_email_pattern: 'requires other authors of commits',
  committer_email_pattern: 'requires other committers',
}

/** `rules` are those of a branch with our prefix. */
export function checkOwnBranches(
  rules: Asked<readonly BranchRule[]>,
  { branchPrefix, signCommits }: Pick<Config, 'branchPrefix' | 'signCommits'>,
  pages: Pages,
): Finding[] {
  if (rules.kind === 'refused') {
    const problem = `The rules for branches that begin with "${branchPrefix}" were not told (${rules.status}).`
    return [unchecked(problem, `Look at ${pages.repository}/rules.`)]
  }
  return rules.value.flatMap((rule) => {
    const { type } = rule
    const where = pageOf(rule, pages)
    if (type === 'required_signatures' && !signCommits) {
      const problem = `A ruleset requires signed commits on branches that begin with "${branchPrefix}".`
      return [fault(problem, `Set the input "sign-commits" to true, or exempt these branches in ${where}.`)]
    }
    const what = STOPPING[type]
    if (what === undefined) return []
    const problem = `A ruleset stops branches that begin with "${branchPrefix}": it ${what} (${type}).`
    return [
      fault(problem, `Exempt "${branchPrefix}**" in ${where}, or let the App or the role of the token bypass it.`),
    ]
  })
}

function pageOf({ ruleset, isOfOrganisation }: BranchRule, pages: Pages): string {
  if (isOfOrganisation) return `${pages.organisation}/settings/rules/${ruleset ?? ''}`
  return `${pages.repository}/rules/${ruleset ?? ''}`
}
