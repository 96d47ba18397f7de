import { createHash } from 'node:crypto'
import { ConfigError, ServiceError } from '../errors.ts'
import type { Change } from '../workspace/types.ts'
import type { Destination } from './api/client/refusals.ts'
import type { Decoration, PublishedPullRequest } from './api/pull-request.ts'
import { findDifference } from './compared.ts'
import type { BranchHead, GitHubWriter } from './types.ts'

/** A proven change on its way out. */
export interface Publication {
  readonly change: Change
  /** The commit that the change was proven on. */
  readonly commit: string
  /** The branch that is red, or that was asked about; a pull request goes into it. */
  readonly branch: string
  /** What was asked for, in a word, where it is not that the branch is red: each request has a branch of its own. */
  readonly request: string | undefined
  readonly continues: Continued | undefined
  /** `push`: onto the red branch itself. */
  readonly mode: 'pull-request' | 'push'
  readonly branchPrefix: string
  readonly text: PublicationText
}

/** Our own branch that is worked on further. */
export interface Continued {
  readonly branch: string
  /** Where it stood when the run began. */
  readonly commit: string
  /** What it was made for, as in `Publication`. */
  readonly request: string | undefined
}

interface PublicationText extends Decoration {
  readonly title: string
  readonly body: string
  /** The first line of the commit; trailers are added. */
  readonly commitMessage: string
  /** The trailer that names who asked for it. */
  readonly coAuthor: string | undefined
  readonly draft: boolean
}

export type Published =
  | {
      readonly kind: 'pull_request'
      readonly pullRequest: PublishedPullRequest
      readonly head: string
      readonly headSha: string
      /** Labels, reviewers or assignees that could not be added, each a sentence. */
      readonly problems: readonly string[]
    }
  /** A commit on a branch that needs no pull request of ours. */
  | { readonly kind: 'pushed'; readonly head: string; readonly headSha: string }
  /** The branch is there, and GitHub shows something else on it than was proven: nobody should use it unseen. */
  | { readonly kind: 'differs'; readonly head: string; readonly headSha: string; readonly problem: string }
  /** The branch is there, and what comes after it is not; `problem` says which, and why. */
  | {
      readonly kind: 'branch_only'
      readonly head: string
      readonly headSha: string
      readonly problem: string
      /** Whether GitHub was seen to show on it what was proven. */
      readonly isCompared: boolean
    }
  | {
      readonly kind: 'stale'
      readonly reason: string
      /** What the branch holds now; `undefined` when it is gone. */
      readonly now: string | undefined
    }

type Unpublished = 'stale' | 'differs'

/** Whether the patch is on a branch, where people may use it. */
export const isOnBranch = (published: Published): published is Exclude<Published, { readonly kind: Unpublished }> =>
  published.kind !== 'stale' && published.kind !== 'differs'

/** A commit to be made on a branch. */
export interface NewCommit extends Destination {
  /** Where the branch is now; `undefined` when it must not exist. It moves from there and from nowhere else. */
  readonly expected: string | undefined
  readonly parent: string
  readonly change: Change
  readonly message: string
}

export interface PublishParts {
  readonly github: Pick<GitHubWriter, 'branch' | 'compare' | 'savePullRequest' | 'decorate'>
  /** Whether a commit holds exactly the patch that its message names, on the base that it names. */
  readonly isAsMade: (head: BranchHead) => Promise<boolean>
  /** Makes the commit and puts it on the branch. Answers its name; throws when the branch is elsewhere. */
  readonly commit: (commit: NewCommit) => Promise<string>
  /** The pause before a further try, by how many there were. */
  readonly pause: (tries: number) => Promise<void>
}

const PATCH = 'Regreen-Patch:'
const BASE = 'Regreen-Base:'
const REQUEST = 'Regreen-Request:'

/** The commit that one of our commits repairs; `undefined` for anybody else's. */
export function readBase(message: string): string | undefined {
  return new RegExp(`^${BASE} ([0-9a-f]{40})$`, 'm').exec(message)?.[1]
}

/** The SHA-256 of the patch that one of our commits holds; `undefined` for anybody else's. */
export function readPatchDigest(message: string): string | undefined {
  return new RegExp(`^${PATCH} ([0-9a-f]{64})$`, 'm').exec(message)?.[1]
}

/** What one of our commits was asked for, as in `Publication`; `undefined` for a repair of what was red. */
export function readRequest(message: string): string | undefined {
  return new RegExp(`^${REQUEST} (issue-\\d{1,10}|task-[0-9a-f]{8})$`, 'm').exec(message)?.[1]
}

/** Branch, commit, pull request. Started again after any interruption, it ends at the same single pull request. */
export async function publish(publication: Publication, parts: PublishParts): Promise<Published> {
  const { branch, commit, continues, mode } = publication
  const at = continues ?? { branch, commit }
  const now = await parts.github.branch(at.branch)
  const isOnTop = continues !== undefined || mode === 'push'
  const isDone = isOnTop && now !== undefined && holds(now, publication.change.tree, at.commit)
  if (now?.commit !== at.commit && !isDone) return { kind: 'stale', reason: describeMove(at, now), now: now?.commit }

  const place = isOnTop
    ? { head: at.branch, old: now, parent: at.commit, isOnTop: true }
    : { ...(await chooseBranch(publication, parts)), parent: commit, isOnTop: false }
  const headSha = isDone ? now.commit : await ensureCommit(publication, place, parts)
  return showPushed(publication, { head: place.head, headSha }, parts)
}

/** What a branch holds now, where a patch was made for something else. */
export function describeMove(at: { branch: string; commit: string }, now: BranchHead | undefined): string {
  const where = now ? `holds ${now.commit.slice(0, 12)} now` : 'is gone'
  return `The branch ${at.branch} ${where}, and the patch was made for ${at.commit.slice(0, 12)}.`
}

interface Pushed {
  readonly head: string
  readonly headSha: string
}

/** From here on the patch is safe on its branch, so that a problem is told beside it. */
async function showPushed(publication: Publication, pushed: Pushed, parts: PublishParts): Promise<Published> {
  const { mode, continues } = publication
  const stayThere = (what: string) => (error: unknown) => {
    if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
    const problem = `${what} ${error.message}`
    return { kind: 'branch_only', ...pushed, problem, isCompared: what !== NOT_COMPARED } as const
  }
  const unlike = await findUnlike(publication, pushed, parts).catch(stayThere(NOT_COMPARED))
  if (unlike) return unlike
  if (mode === 'push' && !continues) return { kind: 'pushed', ...pushed }
  return openPullRequest(publication, pushed, parts).catch(stayThere(continues ? NOT_UPDATED : NOT_OPENED))
}

const NOT_COMPARED = 'What GitHub shows there could not be compared with what was proven.'
const NOT_OPENED = 'Its pull request was not opened.'
const NOT_UPDATED = 'Its pull request was not brought up to date.'

/** What GitHub shows on the branch, where that is not what was proven. */
async function findUnlike(
  { change, commit }: Publication,
  pushed: Pushed,
  { github }: PublishParts,
): Promise<Published | undefined> {
  const difference = findDifference(change, commit, await github.compare(commit, pushed.headSha))
  return difference === undefined
    ? undefined
    : { kind: 'differs', ...pushed, problem: describeDifference(pushed, difference) }
}

const describeDifference = ({ head, headSha }: Pushed, difference: string) =>
  `The commit ${headSha} on ${head} is not what was proven: ${difference}. No pull request was opened; look at that branch before you use it.`

async function openPullRequest(
  { text, branch: base }: Publication,
  { head, headSha }: Pushed,
  { github }: PublishParts,
): Promise<Published> {
  const { title, body, draft } = text
  const pullRequest = await github.savePullRequest({ title, body, draft, head, base })
  const problems = await github.decorate(pullRequest.number, text)
  return { kind: 'pull_request', pullRequest, head, headSha, problems }
}

/** A branch that somebody else has written to is left alone; the repair takes the next free name. */
async function chooseBranch({ branch, request, branchPrefix, commit }: Publication, parts: PublishParts) {
  const { github, isAsMade } = parts
  // No branch has a space in its name.
  const subject = request === undefined ? branch : `${request} ${branch}`
  for (let n = 1; n <= 20; n++) {
    const head = branchName(branchPrefix, subject, n)
    const old = await github.branch(head)
    if (!old || (await isAsMade(old)) || (await isEmpty(old, commit, github))) return { head, old }
  }
  throw new ConfigError(
    `All branch names that begin with ${branchName(branchPrefix, subject, 1)} are taken by others. Delete those that nobody needs.`,
  )
}

/** Holds nothing that the red branch lacks: an earlier run was stopped right after it had made the branch. */
async function isEmpty(old: BranchHead, commit: string, github: PublishParts['github']): Promise<boolean> {
  if (old.commit === commit) return true
  try {
    return (await github.compare(old.commit, commit)).mergeBase === old.commit
  } catch (error) {
    // Two histories without a common commit.
    if (error instanceof ConfigError) return false
    throw error
  }
}

/** Made by the host alone, of the branch or the request that it is for: the same subject gets the same name each time. */
export function branchName(prefix: string, subject: string, n: number): string {
  const slug =
    subject
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'branch'
  const digest = createHash('sha256').update(subject).digest('hex').slice(0, 8)
  return `${prefix}${slug}-${digest}${n === 1 ? '' : `-${n}`}`
}

interface Place {
  readonly head: string
  readonly old: BranchHead | undefined
  readonly parent: string
  /** The commit follows what the branch holds, and does not replace it. */
  readonly isOnTop: boolean
}

const MAX_TRIES = 3

/** After a fault the branch is looked at before anything is tried again: the commit may have arrived all the same. */
async function ensureCommit(publication: Publication, place: Place, parts: PublishParts): Promise<string> {
  const { head, parent, isOnTop } = place
  const { change, branch, continues } = publication
  const isMade = ({ tree, parents }: BranchHead) =>
    tree === change.tree && (isOnTop || (parents.length === 1 && parents[0] === parent))
  const request = { branch: head, isOurs: continues !== undefined || head !== branch, parent, change }
  let now = place.old
  for (let tries = 1; ; tries++) {
    if (now && isMade(now)) return now.commit
    try {
      return await parts.commit({ ...request, expected: now?.commit, message: renderMessage(publication) })
    } catch (error) {
      if (!(error instanceof ServiceError) || tries === MAX_TRIES) throw error
      await parts.pause(tries)
      const then = await parts.github.branch(head)
      const isOurs = !then || isMade(then) || then.commit === now?.commit || then.commit === parent
      if (!isOurs) throw error
      now = then
    }
  }
}

/** Whether the branch holds nothing but this tree on top of the commit. */
const holds = ({ tree, parents }: BranchHead, wanted: string, commit: string) =>
  tree === wanted && parents.length === 1 && parents[0] === commit

function renderMessage({ change, commit, request, text }: Publication): string {
  const trailers = [
    `${PATCH} ${change.sha256}`,
    `${BASE} ${commit}`,
    ...(request === undefined ? [] : [`${REQUEST} ${request}`]),
    ...(text.coAuthor === undefined ? [] : [text.coAuthor]),
  ]
  return `${text.commitMessage}\n\n${trailers.join('\n')}\n`
}
