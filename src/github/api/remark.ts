import type { Remark } from '../types.ts'
import type { Client } from './client/client.ts'

type Octokit = Client['octokit']
type CommentData = Awaited<ReturnType<Octokit['issues']['listComments']>>['data'][number]
export type ReviewCommentData = Awaited<ReturnType<Octokit['pulls']['listReviewComments']>>['data'][number]

/** GitHub's own stand-in for accounts that were deleted; its answers name nobody, those about lines against their schema. */
const DELETED = 'ghost'

/** A comment below an issue or a pull request. */
export const fromComment = (comment: CommentData): Remark => ({
  id: comment.id,
  author: comment.user?.login ?? DELETED,
  authorIsBot: comment.user?.type === 'Bot',
  body: comment.body ?? '',
  createdAt: comment.created_at,
  updatedAt: comment.updated_at,
  path: undefined,
  line: undefined,
})

/** A comment on a line of a diff. */
export const fromReviewComment = (comment: ReviewCommentData): Remark => ({
  id: comment.id,
  author: comment.user?.login ?? DELETED,
  authorIsBot: comment.user?.type === 'Bot',
  body: comment.body,
  createdAt: comment.created_at,
  updatedAt: comment.updated_at,
  path: comment.path,
  line: comment.line ?? comment.original_line,
})
