import { syncPull } from '../state/refs.ts'
import { addThread } from '../state/threads.ts'
import {
  type Comment,
  pullOf,
  type Repository,
  type Review,
  type ReviewComment,
  type Thread,
  timestamp,
  type World,
} from '../state/world.ts'
import { ensureUser } from './repositories.ts'

export interface IssueSpec {
  readonly author: string
  readonly title: string
  readonly body?: string
  readonly labels?: readonly string[]
}

export function addIssue(world: World, repository: Repository, spec: IssueSpec): Thread {
  return addThread(world, repository, { ...spec, author: ensureUser(world, spec.author) })
}

export interface PullSpec extends IssueSpec {
  /** The branch with the change. */
  readonly head: string
  /** Where that branch is; the repository itself by default. */
  readonly from?: Repository
  readonly base?: string
  readonly isDraft?: boolean
}

/** A pull request between branches that exist. */
export async function addPull(world: World, repository: Repository, spec: PullSpec): Promise<Thread> {
  const thread = addThread(world, repository, {
    ...spec,
    author: ensureUser(world, spec.author),
    pull: {
      headRepository: spec.from ?? repository,
      headRef: spec.head,
      baseRef: spec.base ?? repository.defaultBranch,
      isDraft: spec.isDraft ?? false,
    },
  })
  await syncPull(world, repository, { thread, isBaseChange: false })
  if (thread.state === 'open') return thread
  throw new Error(`Branch ${spec.head} has no commit that ${spec.base ?? repository.defaultBranch} lacks.`)
}

export function addComment(
  world: World,
  thread: Thread,
  { author, body }: { readonly author: string; readonly body: string },
): Comment {
  const now = timestamp(world.now())
  const comment = {
    id: world.nextId(),
    author: ensureUser(world, author),
    body,
    createdAt: now,
    updatedAt: now,
    reactions: [],
  }
  thread.comments.push(comment)
  return comment
}

export interface ReviewSpec {
  readonly author: string
  readonly state: Review['state']
  readonly body?: string
  readonly comments?: readonly { readonly path: string; readonly line: number; readonly body: string }[]
}

/** An answer in a thread on a line. */
export function addReply(
  world: World,
  thread: Thread,
  { to, author, body }: { readonly to: ReviewComment; readonly author: string; readonly body: string },
): ReviewComment {
  const now = timestamp(world.now())
  const reply = {
    ...to,
    id: world.nextId(),
    author: ensureUser(world, author),
    body,
    createdAt: now,
    updatedAt: now,
    reactions: [],
    reviewId: world.nextId(),
    inReplyTo: to.inReplyTo ?? to.id,
  }
  pullOf(thread).reviewComments.push(reply)
  return reply
}

/** A review of the pull request as it is now, with its comments on lines. */
export function addReview(
  world: World,
  thread: Thread,
  spec: ReviewSpec,
): { readonly review: Review; readonly comments: readonly ReviewComment[] } {
  const pull = pullOf(thread)
  const author = ensureUser(world, spec.author)
  const now = timestamp(world.now())
  const review: Review = {
    id: world.nextId(),
    author,
    state: spec.state,
    body: spec.body ?? '',
    commitId: pull.headSha,
    submittedAt: now,
  }
  const comments = (spec.comments ?? []).map(
    ({ path, line, body }): ReviewComment => ({
      id: world.nextId(),
      author,
      body,
      createdAt: now,
      updatedAt: now,
      reactions: [],
      reviewId: review.id,
      path,
      line,
      startLine: null,
      diffHunk: `@@ -${line} +${line} @@`,
      commitId: pull.headSha,
      inReplyTo: undefined,
      isResolved: false,
    }),
  )
  pull.reviews.push(review)
  pull.reviewComments.push(...comments)
  return { review, comments }
}
