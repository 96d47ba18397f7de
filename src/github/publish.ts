import { createHash } from 'node:crypto'
import type { Change } from '../workspace/types.ts'
import { PullRequestsForbidden } from './api/errors.ts'
import type { PublishedPullRequest } from './api/pull-request.ts'
import type { BranchHead, GitHubWriter } from './types.ts'

/** A proven change on its way out. */
export interface Publication {
  readonly change: Change
  /** The commit that the change was proven on. */
  readonly commit: string
  /** The branch that is red, or that was asked about. */
  readonly branch: string
  /** Our own branch that is worked on further, and where it stood when the run began. */
  readonly continues: { readonly branch: string; readonly commit: string } | undefined
  /** `push`: onto the red branch itself. */
  readonly mode: 'pull-request' | 'push'
  readonly branchPrefix: string
  readonly text: PublicationText
}

export interface PublicationText {
  readonly title: string
  readonly body: string
  /** The first lines of the commit; trailers are added. */
  readonly commitMessage: string
  readonly draft: boolean
  readonly labels: readonly string[]
  readonly reviewers: readonly string[]
  readonly assignees: readonly string[]
}

export type Published =
  | {
      readonly kind: 'pull_request'
      readonly pullRequest: PublishedPullRequest
      readonly head: string
      readonly headSha: string
    }
  /** A commit on a branch that needs no pull request of ours. */
  | { readonly kind: 'pushed'; readonly head: string; readonly headSha: string }
  /** The branch is there; the pull request is not, because a setting forbids it. */
  | { readonly kind: 'branch_only'; readonly head: string; readonly headSha: string; readonly problem: string }
  | { readonly kind: 'stale'; readonly reason: string }

/** A commit to be made on a branch. */
export interface NewCommit {
  readonly branch: string
  /** Where the branch is now; `undefined` when it must not exist. It moves from there and from nowhere else. */
  readonly expected: string | undefined
  readonly parent: string
  readonly change: Change
  readonly message: string
}

export interface PublishParts {
  readonly github: Pick<GitHubWriter, 'branch' | 'savePullRequest'>
  /** Makes the commit and puts it on the branch. Answers its name; throws when the branch is elsewhere. */
  readonly commit: (commit: NewCommit) => Promise<string>
}

const PATCH = 'Regreen-Patch:'
const BASE = 'Regreen-Base:'

/** The commit that one of our commits repairs; `undefined` for anybody else's. */
export function readBase(message: string): string | undefined {
  return new RegExp(`^${BASE} ([0-9a-f]{40})$`, 'm').exec(message)?.[1]
}

/** Branch, commit, pull request. Started again after any interruption, it ends at the same single pull request. */
export async function publish(publication: Publication, parts: PublishParts): Promise<Published> {
  const { branch, commit, continues, mode } = publication
  const at = continues ?? { branch, commit }
  const now = await parts.github.branch(at.branch)
  if (now?.commit !== at.commit) return { kind: 'stale', reason: describeMove(at, now) }

  if (continues || mode === 'push') {
    const headSha = await ensureCommit(
      publication,
      { head: at.branch, old: now, parent: at.commit, isOnTop: true },
      parts,
    )
    return continues
      ? openPullRequest(publication, { head: at.branch, headSha }, parts)
      : { kind: 'pushed', head: branch, headSha }
  }
  const { head, old } = await chooseBranch(publication, parts.github)
  const headSha = await ensureCommit(publication, { head, old, parent: commit, isOnTop: false }, parts)
  return openPullRequest(publication, { head, headSha }, parts)
}

function describeMove(at: { branch: string; commit: string }, now: BranchHead | undefined): string {
  const where = now ? `holds ${now.commit.slice(0, 12)} now` : 'is gone'
  return `The branch ${at.branch} ${where}, and the patch was made for ${at.commit.slice(0, 12)}.`
}

interface Pushed {
  readonly head: string
  readonly headSha: string
}

async function openPullRequest(
  { text, branch: base }: Publication,
  { head, headSha }: Pushed,
  { github }: PublishParts,
): Promise<Published> {
  try {
    return { kind: 'pull_request', pullRequest: await github.savePullRequest({ ...text, head, base }), head, headSha }
  } catch (error) {
    if (!(error instanceof PullRequestsForbidden)) throw error
    return { kind: 'branch_only', head, headSha, problem: error.message }
  }
}

/** A branch that somebody else has written to is left alone; the repair takes the next free name. */
async function chooseBranch({ branch, branchPrefix }: Publication, github: PublishParts['github']) {
  for (let n = 1; n <= 20; n++) {
    const head = branchName(branchPrefix, branch, n)
    const old = await github.branch(head)
    if (!old || readBase(old.message) !== undefined) return { head, old }
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

interface Place {
  readonly head: string
  readonly old: BranchHead | undefined
  readonly parent: string
  /** The commit follows what the branch holds, and does not replace it. */
  readonly isOnTop: boolean
}

async function ensureCommit(
  { change, commit: base, text }: Publication,
  place: Place,
  { commit }: PublishParts,
): Promise<string> {
  const { head, old, parent, isOnTop } = place
  const isThere = old?.tree === change.tree && (isOnTop || (old.parents.length === 1 && old.parents[0] === parent))
  if (isThere) return old.commit
  const message = `${text.commitMessage}\n\n${PATCH} ${change.sha256}\n${BASE} ${base}\n`
  return commit({ branch: head, expected: old?.commit, parent, change, message })
}
