import { type Client, isNotFound } from './api/client/client.ts'
import { type Denial, readDenial, translateGitHubError } from './api/client/errors.ts'

/** What GitHub said to a question: its answer, or that the token may not have one. */
export type Asked<T> = { readonly kind: 'told'; readonly value: T } | (Denial & { readonly kind: 'refused' })

export interface SurveyFacts {
  readonly defaultBranch: string
  readonly isArchived: boolean
  readonly isOfOrganisation: boolean
}

/** A read that was tried to see whether the token may. */
export interface ReadProbe {
  /** As `permissions` of a workflow names it. */
  readonly scope: string
  readonly request: string
  readonly asked: Asked<unknown>
}

/** A rule of a ruleset that holds for a branch. */
export interface BranchRule {
  readonly type: string
  readonly ruleset: number | undefined
  readonly isOfOrganisation: boolean
}

/** Questions about a repository's set-up. None of them changes anything. Throws ConfigError or ServiceError. */
export interface Survey {
  repository(): Promise<Asked<SurveyFacts>>
  tryReads(branch: string): Promise<readonly ReadProbe[]>
  /** Whether the job's token may open pull requests, by the setting of the repository or of its organisation. */
  mayOpenPullRequests(whose: 'repository' | 'organisation'): Promise<Asked<boolean>>
  isProtected(branch: string): Promise<Asked<boolean>>
  /** The branch need not exist. */
  rulesFor(branch: string): Promise<Asked<readonly BranchRule[]>>
  /** Texts by path. */
  workflowFiles(branch: string): Promise<Asked<ReadonlyMap<string, string>>>
}

const WORKFLOWS = '.github/workflows'
const MAX_FILES = 100

/** Reads and changes nothing. A refusal is an answer; any other failure throws. */
export function createSurvey({ octokit, place }: Client): Survey {
  return {
    repository: () =>
      ask('reading the repository', async () => {
        const { data } = await octokit.repos.get(place)
        const isOfOrganisation = data.owner.type === 'Organization'
        return { defaultBranch: data.default_branch, isArchived: data.archived, isOfOrganisation }
      }),

    async tryReads(branch) {
      const few = { ...place, per_page: 1 }
      const path = `/repos/${place.owner}/${place.repo}`
      const probe = async (scope: string, request: string, read: () => Promise<unknown>): Promise<ReadProbe> => ({
        scope,
        request: `GET ${path}${request}`,
        asked: await ask(`reading ${scope}`, read),
      })
      return [
        await probe('contents', '/git/ref', () => octokit.git.getRef({ ...place, ref: `heads/${branch}` })),
        await probe('actions', '/actions/runs', () => octokit.actions.listWorkflowRunsForRepo(few)),
        await probe('pull-requests', '/pulls', () => octokit.pulls.list(few)),
      ]
    },

    mayOpenPullRequests: (whose) =>
      ask(`reading the settings of the ${whose}`, async () => {
        const { data } =
          whose === 'repository'
            ? await octokit.actions.getGithubActionsDefaultWorkflowPermissionsRepository(place)
            : await octokit.actions.getGithubActionsDefaultWorkflowPermissionsOrganization({ org: place.owner })
        return data.can_approve_pull_request_reviews
      }),

    isProtected: (branch) =>
      ask(`reading the branch ${branch}`, async () => {
        const { data } = await octokit.repos.getBranch({ ...place, branch })
        return data.protected
      }),

    rulesFor: (branch) =>
      ask(`reading the rules for ${branch}`, async () => {
        const rules = await octokit.paginate(octokit.repos.getBranchRules, { ...place, branch, per_page: 100 })
        return rules.map(({ type, ruleset_id, ruleset_source_type }) => ({
          type,
          ruleset: ruleset_id,
          isOfOrganisation: ruleset_source_type === 'Organization',
        }))
      }),

    workflowFiles: (branch) => ask('reading the workflow files', () => readFiles({ octokit, place }, branch)),
  }
}

async function readFiles({ octokit, place }: Pick<Client, 'octokit' | 'place'>, ref: string) {
  const texts = new Map<string, string>()
  for (const path of await listFiles({ octokit, place }, ref)) {
    const { data } = await octokit.repos.getContent({ ...place, path, ref })
    if (!Array.isArray(data) && data.type === 'file' && 'content' in data) {
      texts.set(path, Buffer.from(data.content, 'base64').toString('utf8'))
    }
  }
  return texts
}

async function listFiles({ octokit, place }: Pick<Client, 'octokit' | 'place'>, ref: string): Promise<string[]> {
  try {
    const { data } = await octokit.repos.getContent({ ...place, path: WORKFLOWS, ref })
    const entries = Array.isArray(data) ? data : []
    return entries
      .map(({ path }) => path)
      .filter((path) => /\.ya?ml$/.test(path))
      .slice(0, MAX_FILES)
  } catch (error) {
    // A repository without workflows has no such folder.
    if (isNotFound(error)) return []
    throw error
  }
}

async function ask<T>(what: string, request: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { kind: 'told', value: await request() }
  } catch (error) {
    const denial = readDenial(error)
    if (denial) return { kind: 'refused', ...denial }
    throw translateGitHubError(error, what)
  }
}
