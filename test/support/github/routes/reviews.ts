import * as z from 'zod'
import { renderReview, renderReviewComment } from '../bodies/pull.ts'
import {
  type Answer,
  created,
  found,
  GitHubError,
  idParam,
  notFound,
  ok,
  paginate,
  type RepositoryExchange,
  type Route,
  readBody,
  threadOf,
} from '../exchange.ts'
import { pullOf, type Repository, type Review, type ReviewComment, type Thread, timestamp } from '../state/world.ts'

/** Reviews and their comments on lines. */
export const REVIEWS: readonly Route[] = [
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/comments/{comment_id}',
    needs: [['pull_requests', 'read']],
    handle(exchange) {
      const { thread, comment } = findReviewComment(exchange)
      return ok(renderReviewComment(exchange.world, { repository: exchange.repository, thread }, comment))
    },
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/comments',
    needs: [['pull_requests', 'read']],
    handle: (exchange) => listComments(exchange, () => true),
  },
  {
    method: 'POST',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies',
    needs: [['pull_requests', 'write']],
    handle: reply,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews',
    needs: [['pull_requests', 'read']],
    handle: listReviews,
  },
  {
    method: 'POST',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews',
    needs: [['pull_requests', 'write']],
    handle: createReview,
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}',
    needs: [['pull_requests', 'read']],
    handle(exchange) {
      const thread = threadOf(exchange, 'pull_number')
      const id = idParam(exchange, 'review_id')
      const review = found(pullOf(thread).reviews.find((candidate) => candidate.id === id))
      return ok(renderReview(exchange.world, { repository: exchange.repository, thread }, review))
    },
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments',
    needs: [['pull_requests', 'read']],
    handle: (exchange) => listComments(exchange, ({ reviewId }) => reviewId === idParam(exchange, 'review_id')),
  },
]

/** The comment on a line that the path names, and its pull request. */
export function findReviewComment(exchange: RepositoryExchange): {
  readonly thread: Thread
  readonly comment: ReviewComment
} {
  const id = idParam(exchange, 'comment_id')
  for (const thread of exchange.repository.threads.values()) {
    const comment = thread.pull?.reviewComments.find((candidate) => candidate.id === id)
    if (comment) return { thread, comment }
  }
  throw notFound()
}

function listComments(exchange: RepositoryExchange, isWanted: (comment: ReviewComment) => boolean): Answer {
  const { world, repository } = exchange
  const thread = threadOf(exchange, 'pull_number')
  return paginate(exchange, pullOf(thread).reviewComments.filter(isWanted), (page) =>
    page.map((comment) => renderReviewComment(world, { repository, thread }, comment)),
  )
}

/** "Replies to replies are not supported." https://docs.github.com/rest/pulls/comments#create-a-reply-for-a-review-comment */
function reply(exchange: RepositoryExchange): Answer {
  const { world, repository, actor } = exchange
  const thread = threadOf(exchange, 'pull_number')
  const { comment: parent } = findReviewComment(exchange)
  if (parent.inReplyTo !== undefined) throw notFound()
  const { body } = readBody(exchange, z.object({ body: z.string() }))
  const now = timestamp(world.now())
  const comment: ReviewComment = {
    ...parent,
    id: world.nextId(),
    author: actor.user,
    body,
    createdAt: now,
    updatedAt: now,
    reactions: [],
    inReplyTo: parent.id,
  }
  pullOf(thread).reviewComments.push(comment)
  return created(renderReviewComment(world, { repository, thread }, comment))
}

function listReviews(exchange: RepositoryExchange): Answer {
  const { world, repository } = exchange
  const thread = threadOf(exchange, 'pull_number')
  return paginate(exchange, pullOf(thread).reviews, (page) =>
    page.map((review) => renderReview(world, { repository, thread }, review)),
  )
}

const ReviewBody = z.object({
  commit_id: z.string().optional(),
  body: z.string().optional(),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']).optional(),
  comments: z
    .array(
      z.object({
        path: z.string(),
        body: z.string(),
        line: z.number().optional(),
        start_line: z.number().optional(),
        position: z.number().optional(),
      }),
    )
    .optional(),
})

const STATES = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const

async function createReview(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const thread = threadOf(exchange, 'pull_number')
  const { commit_id: commitId, body = '', event, comments = [] } = readBody(exchange, ReviewBody)
  if (event === 'APPROVE' && actor.kind === 'job' && !repository.settings.actionsMayCreatePullRequests) {
    throw new GitHubError(422, 'GitHub Actions is not permitted to approve pull requests.')
  }
  if (event !== 'APPROVE' && body === '' && comments.length === 0) {
    throw new GitHubError(422, 'Unprocessable Entity', { errors: ['Review body is required'] })
  }
  for (const comment of comments) await requireLine(repository, thread, comment)

  const submittedAt = timestamp(world.now())
  const headSha = pullOf(thread).headSha
  const state: Review['state'] = event ? STATES[event] : 'PENDING'
  const review = { id: world.nextId(), author: actor.user, state, body, commitId: commitId ?? headSha, submittedAt }
  pullOf(thread).reviews.push(review)
  for (const comment of comments) {
    pullOf(thread).reviewComments.push({
      id: world.nextId(),
      author: actor.user,
      body: comment.body,
      createdAt: submittedAt,
      updatedAt: submittedAt,
      reactions: [],
      reviewId: review.id,
      path: comment.path,
      line: comment.line ?? comment.position ?? 1,
      startLine: comment.start_line ?? null,
      diffHunk: '@@ -1 +1 @@',
      commitId: review.commitId,
      inReplyTo: undefined,
      isResolved: false,
    })
  }
  return ok(renderReview(world, { repository, thread }, review))
}

/** One line outside the diff makes the whole review fail. https://github.com/alibaba/open-code-review/issues/624 */
async function requireLine(
  { git }: Repository,
  thread: Thread,
  { path, line }: { readonly path: string; readonly line?: number | undefined },
): Promise<void> {
  const { baseSha, headSha } = pullOf(thread)
  const mergeBase = (await git.tryMergeBase(baseSha, headSha)) ?? baseSha
  const file = (await git.diff(mergeBase, headSha)).find((candidate) => candidate.path === path)
  if (!file) throw new GitHubError(422, 'Unprocessable Entity', { errors: ['Path could not be resolved'] })
  if (line !== undefined && !linesOf(file.patch ?? '').has(line)) {
    throw new GitHubError(422, 'Unprocessable Entity', { errors: ['Line could not be resolved'] })
  }
}

/** The new file's lines that a patch shows. */
function linesOf(patch: string): Set<number> {
  const lines = new Set<number>()
  let next = 0
  for (const line of patch.split('\n')) {
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(line) ?? []
    if (start) next = Number(start)
    else if (!line.startsWith('-')) lines.add(next++)
  }
  return lines
}
