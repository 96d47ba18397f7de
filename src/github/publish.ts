import { createHash } from 'node:crypto'
import type { Change } from '../workspace/types.ts'
import { PullRequestsForbidden } from './errors.ts'
import type { BranchHead, GitHub } from './github.ts'
import type { PublishedPullRequest } from './pull-request.ts'

/** A proven change on its way out. */
export interface Publication {
  readonly change: Change
  /** The commit that the change was proven on. */
  readonly commit: string
  /** The branch that is red, and gets the pull request. */
  readonly branch: string
  readonly branchPrefix: string
  readonly title: string
  readonly body: string
  readonly draft: boolean
  readonly labels: readonly string[]
}

export type Published =
  | {
      readonly kind: 'pull_request'
      readonly pullRequest: PublishedPullRequest
      readonly head: string
      readonly headSha: string
    }
  /** The branch is there; the pull request is not, because a setting forbids it. */
  | { readonly kind: 'branch_only'; readonly head: string; readonly headSha: string; readonly problem: string }
  | { readonly kind: 'stale'; readonly reason: string }

/** What publishing needs of git. */
export interface PublishParts {
  readonly github: Pick<GitHub, 'headOf' | 'savePullRequest'>
  /** Makes the commit in the mirror and answers its name. */
  readonly commit: (tree: string, text: { readonly message: string; readonly parent: string }) => Promise<string>
  /** Creates the branch when `expected` is undefined; else moves it from there, and from nowhere else. Throws when it is elsewhere. */
  readonly push: (commit: string, branch: string, expected: string | undefined) => Promise<void>
}

/** Branch, commit, pull request. Started again after any interruption, it ends at the same single pull request. */
export async function publish(publication: Publication, { github, commit, push }: PublishParts): Promise<Published> {
  const red = await github.headOf(publication.branch)
  if (red?.commit !== publication.commit) {
    const now = red ? `holds ${red.commit.slice(0, 12)} now` : 'is gone'
    return {
      kind: 'stale',
      reason: `The branch ${publication.branch} ${now}, and the patch was proven on ${publication.commit.slice(0, 12)}.`,
    }
  }
  const { head, old } = await chooseBranch(publication, github)
  const headSha = await ensureCommit(publication, { head, old, commit, push })
  try {
    const { branch: base, title, body, draft, labels } = publication
    const pullRequest = await github.savePullRequest({ head, base, title, body, draft, labels })
    return { kind: 'pull_request', pullRequest, head, headSha }
  } catch (error) {
    if (!(error instanceof PullRequestsForbidden)) throw error
    return { kind: 'branch_only', head, headSha, problem: error.message }
  }
}

const TRAILER = 'Regreen-Patch:'

/** A branch that somebody else has written to is left alone; the repair takes the next free name. */
async function chooseBranch({ branch, branchPrefix }: Publication, github: PublishParts['github']) {
  for (let n = 1; n <= 20; n++) {
    const head = branchName(branchPrefix, branch, n)
    const old = await github.headOf(head)
    if (!old || old.message.includes(`\n${TRAILER} `)) return { head, old }
  }
  throw new Error(`All branch names that begin with ${branchName(branchPrefix, branch, 1)} are taken by others.`)
}

/** Made by the host from the red branch's name alone: the same branch gets the same repair branch each time. */
export function branchName(prefix: string, branch: string, n: number): string {
  const slug =
    branch
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'branch'
  const digest = createHash('sha256').update(branch).digest('hex').slice(0, 8)
  return `${prefix}${slug}-${digest}${n === 1 ? '' : `-${n}`}`
}

interface Target extends Pick<PublishParts, 'commit' | 'push'> {
  readonly head: string
  readonly old: BranchHead | undefined
}

async function ensureCommit(
  { change, commit: parent, title }: Publication,
  { head, old, commit, push }: Target,
): Promise<string> {
  if (old && old.tree === change.tree && old.parents.length === 1 && old.parents[0] === parent) return old.commit
  const made = await commit(change.tree, { parent, message: `${title}\n\n${TRAILER} ${change.sha256}\n` })
  await push(made, head, old?.commit)
  return made
}
