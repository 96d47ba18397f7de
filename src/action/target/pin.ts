import type { Config } from '../../config/config.ts'
import { ConfigError, ServiceError } from '../../errors.ts'
import type { GitHubReader, Skip, Tested } from '../../github/github.ts'
import type { Task } from '../../task.ts'
import { findPushed } from './pushed.ts'

/** A commit, and where it stands. */
export interface Standing {
  readonly task: Task['kind']
  /** The commit that is repaired. */
  readonly commit: string
  /** The branch that is red, or that a request is for. Of a fork it says nothing about ours, whatever its name. */
  readonly branch: string
  readonly isFork: boolean
  /** Where the conversation is: an issue or a pull request. */
  readonly thread: number | undefined
  /** The branch that the policy is read from, when the event names one. */
  readonly baseBranch: string | undefined
  /** CI tested the commit merged into its base, and not the commit alone. */
  readonly isOfMerge: boolean
  /** That merge, where GitHub still has it. */
  readonly merge: string | undefined
  /** Our own repair of the commit, on its branch already: the run that pushed it was stopped before it could say so. */
  readonly pushed?: Pushed | undefined
}

interface Pushed {
  /** What the branch holds. */
  readonly commit: string
  /** The request is about that, and not about the commit that it repairs. */
  readonly isAsked: boolean
}

type PinReader = Pick<GitHubReader, 'headOf' | 'pullRequestOf' | 'forkedPullRequestOf' | 'commit' | 'said'>

/**
 * A commit that its branch no longer holds is not worth a run: its patch could not be published. Whoever only carries on
 * with a proposal finds that out at the end, and says so in the thread.
 */
export async function pin<T extends Standing>(
  target: T,
  github: PinReader,
  { phase, mode }: Pick<Config, 'phase' | 'mode'>,
): Promise<T | Skip> {
  const { branch, commit, isFork } = target
  // A fork's branch is not here; what is here of it is the head of a pull request.
  if (isFork) return inPullRequest(target, () => github.forkedPullRequestOf(commit))
  const pinned = () => inPullRequest(target, () => github.pullRequestOf(branch))
  if (phase === 'verify' || phase === 'publish') return pinned()
  const head = await github.headOf(branch)
  if (head === commit) return pinned()
  const isPushed = head !== undefined && mode === 'push'
  const pushed = isPushed ? await findPushed(await pinned(), head, github) : undefined
  if (pushed?.commit === commit) return pushed
  // For a tag, too, a run has its name where a branch's would be.
  const now = head === undefined ? 'is gone, or is a tag,' : `holds ${head.slice(0, 12)} now,`
  return { kind: 'skip', reason: `The branch ${branch} ${now} and this run is about ${commit.slice(0, 12)}.` }
}

/**
 * An event for a push or a fork names no pull request, and one for a pull request not its merge. A token that may not read
 * pull requests, as in the first of two jobs, has to do without.
 */
async function inPullRequest<T extends Standing>(target: T, find: () => ReturnType<GitHubReader['pullRequestOf']>) {
  const { thread, merge, isOfMerge } = target
  if (thread !== undefined && (!isOfMerge || merge !== undefined)) return target
  const pull = await find().catch((error: unknown) => {
    if (error instanceof ConfigError) return undefined
    throw error
  })
  if (!pull || (thread !== undefined && thread !== pull.number)) return target
  const current = isOfMerge && pull.commit === target.commit ? pull.merge : undefined
  return { ...target, thread: pull.number, baseBranch: pull.baseBranch, merge: merge ?? current }
}

/**
 * What CI tested. The merge that GitHub names is made anew whenever one of the two branches moves: it is the tested one where
 * it joins this very commit and is older than the run, and always in a job that was started on it.
 */
export async function findTested(
  { isOfMerge: isMerge, merge, baseBranch, commit }: Standing,
  runCreatedAt: string | undefined,
  github: Pick<GitHubReader, 'commit'>,
): Promise<Tested> {
  const unknown = { isMerge, into: isMerge ? baseBranch : undefined, merge: undefined }
  if (!isMerge || merge === undefined) return unknown
  const facts = await github.commit(merge).catch((error: unknown) => {
    // Only a name: the run goes on without it.
    if (error instanceof ConfigError || error instanceof ServiceError) return undefined
    throw error
  })
  const isOld = runCreatedAt === undefined || (facts !== undefined && facts.committedAt <= runCreatedAt)
  return facts?.parents.includes(commit) && isOld ? { ...unknown, merge } : unknown
}
