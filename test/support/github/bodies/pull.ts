import type { JsonObject } from '../exchange.ts'
import { associationOf } from '../state/access.ts'
import { pullOf, type Repository, type Review, type ReviewComment, type Thread, type World } from '../state/world.ts'
import { nodeId, renderRepository, renderUser, repositoryUrl, webUrl } from './repository.ts'
import { type CommentPlace, renderAssignees, renderLabel, renderRollup, threadUrl } from './thread.ts'

/** What lists of pull requests hold. */
export function renderPullSimple(world: World, repository: Repository, thread: Thread): JsonObject {
  const pull = pullOf(thread)
  const urls = pullUrls(world, repository, thread)
  return {
    ...urls,
    id: thread.id,
    node_id: nodeId('PR', thread.id),
    number: thread.number,
    state: thread.state,
    locked: thread.isLocked,
    title: thread.title,
    user: renderUser(world, thread.author),
    body: thread.body,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
    closed_at: thread.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeSha,
    ...renderAssignees(world, thread),
    requested_reviewers: pull.reviewers.map((user) => renderUser(world, user)),
    requested_teams: [],
    labels: thread.labels.map((name) => renderLabel(world, repository, name)),
    milestone: null,
    draft: pull.isDraft,
    head: renderEnd(world, pull.headRepository, { ref: pull.headRef, sha: pull.headSha }),
    base: renderEnd(world, repository, { ref: pull.baseRef, sha: pull.baseSha }),
    _links: renderLinks(urls),
    author_association: associationOf(repository, thread.author),
    auto_merge: null,
    active_lock_reason: null,
  }
}

/** What only a diff can tell of a pull request. */
export interface PullFacts {
  readonly commits: number
  readonly additions: number
  readonly deletions: number
  readonly changedFiles: number
  readonly isMergeable: boolean
}

/** A pull request by itself. */
export function renderPull(
  world: World,
  repository: Repository,
  { thread, facts }: { thread: Thread; facts: PullFacts },
): JsonObject {
  const pull = pullOf(thread)
  return {
    ...renderPullSimple(world, repository, thread),
    merged: pull.mergedAt !== null,
    mergeable: thread.state === 'open' ? facts.isMergeable : null,
    rebaseable: thread.state === 'open' ? facts.isMergeable : null,
    mergeable_state: thread.state === 'open' ? mergeState(pull.isDraft, facts.isMergeable) : 'unknown',
    merged_by: pull.mergedBy ? renderUser(world, pull.mergedBy) : null,
    comments: thread.comments.length,
    review_comments: pull.reviewComments.length,
    maintainer_can_modify: false,
    commits: facts.commits,
    additions: facts.additions,
    deletions: facts.deletions,
    changed_files: facts.changedFiles,
  }
}

function mergeState(isDraft: boolean, isMergeable: boolean): string {
  if (!isMergeable) return 'dirty'
  return isDraft ? 'draft' : 'clean'
}

/** What a workflow run says of its pull requests. */
export function renderPullMinimal(world: World, repository: Repository, thread: Thread): JsonObject {
  const pull = pullOf(thread)
  const end = (from: Repository, ref: string, sha: string) => ({
    ref,
    sha,
    repo: { id: from.id, url: repositoryUrl(world, from), name: from.name },
  })
  return {
    id: thread.id,
    number: thread.number,
    url: `${repositoryUrl(world, repository)}/pulls/${thread.number}`,
    head: end(pull.headRepository ?? repository, pull.headRef, pull.headSha),
    base: end(repository, pull.baseRef, pull.baseSha),
  }
}

function renderEnd(
  world: World,
  repository: Repository | undefined,
  { ref, sha }: { ref: string; sha: string },
): JsonObject {
  return {
    label: repository ? `${repository.owner.login}:${ref}` : `unknown repository:${ref}`,
    ref,
    sha,
    user: repository ? renderUser(world, repository.owner) : null,
    repo: repository ? renderRepository(world, repository) : null,
  }
}

function pullUrls(world: World, repository: Repository, thread: Thread) {
  const url = `${repositoryUrl(world, repository)}/pulls/${thread.number}`
  const issueUrl = `${repositoryUrl(world, repository)}/issues/${thread.number}`
  const web = threadUrl(world, repository, thread)
  return {
    url,
    html_url: web,
    diff_url: `${web}.diff`,
    patch_url: `${web}.patch`,
    issue_url: issueUrl,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${repositoryUrl(world, repository)}/pulls/comments{/number}`,
    comments_url: `${issueUrl}/comments`,
    statuses_url: `${repositoryUrl(world, repository)}/statuses/${pullOf(thread).headSha}`,
  }
}

function renderLinks(urls: ReturnType<typeof pullUrls>): JsonObject {
  return {
    self: { href: urls.url },
    html: { href: urls.html_url },
    issue: { href: urls.issue_url },
    comments: { href: urls.comments_url },
    review_comments: { href: urls.review_comments_url },
    review_comment: { href: urls.review_comment_url },
    commits: { href: urls.commits_url },
    statuses: { href: urls.statuses_url },
  }
}

export function renderReview(world: World, { repository, thread }: CommentPlace, review: Review): JsonObject {
  const html = `${threadUrl(world, repository, thread)}#pullrequestreview-${review.id}`
  const pullUrl = `${repositoryUrl(world, repository)}/pulls/${thread.number}`
  return {
    id: review.id,
    node_id: nodeId('PRR', review.id),
    user: renderUser(world, review.author),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pullUrl,
    author_association: associationOf(repository, review.author),
    _links: { html: { href: html }, pull_request: { href: pullUrl } },
    submitted_at: review.submittedAt,
    commit_id: review.commitId,
  }
}

export function renderReviewComment(
  world: World,
  { repository, thread }: CommentPlace,
  comment: ReviewComment,
): JsonObject {
  const url = `${repositoryUrl(world, repository)}/pulls/comments/${comment.id}`
  const html = `${threadUrl(world, repository, thread)}#discussion_r${comment.id}`
  const pullUrl = `${repositoryUrl(world, repository)}/pulls/${thread.number}`
  const isOutdated = comment.commitId !== pullOf(thread).headSha
  return {
    url,
    pull_request_review_id: comment.reviewId,
    id: comment.id,
    node_id: nodeId('PRRC', comment.id),
    diff_hunk: comment.diffHunk,
    path: comment.path,
    commit_id: pullOf(thread).headSha,
    original_commit_id: comment.commitId,
    user: renderUser(world, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pullUrl,
    author_association: associationOf(repository, comment.author),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullUrl } },
    reactions: renderRollup(comment.reactions, url),
    start_line: comment.startLine,
    original_start_line: comment.startLine,
    start_side: comment.startLine === null ? null : 'RIGHT',
    line: isOutdated ? null : comment.line,
    original_line: comment.line,
    side: 'RIGHT',
    position: isOutdated ? null : 1,
    original_position: 1,
    subject_type: 'line',
    ...(comment.inReplyTo !== undefined && { in_reply_to_id: comment.inReplyTo }),
  }
}

/** Where a person compares two branches; what a comment offers when no pull request can be opened. */
export const compareUrl = (world: World, repository: Repository, range: string): string =>
  `${webUrl(world, repository)}/compare/${range}`
