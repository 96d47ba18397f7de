import type { JsonObject } from '../exchange.ts'
import { associationOf } from '../state/access.ts'
import type { Comment, Reaction, Repository, Thread, World } from '../state/world.ts'
import { nodeId, renderUser, repositoryUrl, webUrl } from './repository.ts'

const REACTIONS = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes'] as const

export function renderReaction(world: World, { id, author, content, createdAt }: Reaction): JsonObject {
  return { id, node_id: nodeId('REA', id), user: renderUser(world, author), content, created_at: createdAt }
}

export function renderRollup(reactions: readonly Reaction[], url: string): JsonObject {
  const count = (content: string) => reactions.filter((reaction) => reaction.content === content).length
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    ...Object.fromEntries(REACTIONS.map((content) => [content, count(content)])),
  }
}

export function renderLabel(world: World, repository: Repository, name: string): JsonObject {
  return {
    id: [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1_000_003,
    node_id: nodeId('LA', name),
    url: `${repositoryUrl(world, repository)}/labels/${encodeURIComponent(name)}`,
    name,
    // Lists of pull requests are described without the null that other lists may have here.
    description: '',
    color: 'ededed',
    default: false,
  }
}

/** An issue, or the issue side of a pull request. */
export function renderIssue(world: World, repository: Repository, thread: Thread): JsonObject {
  const url = `${repositoryUrl(world, repository)}/issues/${thread.number}`
  return {
    url,
    repository_url: repositoryUrl(world, repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: threadUrl(world, repository, thread),
    id: thread.id,
    node_id: nodeId('I', thread.id),
    number: thread.number,
    title: thread.title,
    user: renderUser(world, thread.author),
    labels: thread.labels.map((name) => renderLabel(world, repository, name)),
    state: thread.state,
    locked: thread.isLocked,
    ...renderAssignees(world, thread),
    milestone: null,
    comments: thread.comments.length,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
    closed_at: thread.closedAt,
    author_association: associationOf(repository, thread.author),
    active_lock_reason: null,
    body: thread.body,
    reactions: renderRollup(thread.reactions, url),
    timeline_url: `${url}/timeline`,
    performed_via_github_app: null,
    state_reason: thread.state === 'closed' ? 'completed' : null,
    ...(thread.pull && { draft: thread.pull.isDraft, pull_request: renderPullLinks(world, repository, thread) }),
  }
}

export function renderAssignees(world: World, { assignees }: Thread): JsonObject {
  const [first] = assignees
  return {
    assignee: first ? renderUser(world, first) : null,
    assignees: assignees.map((user) => renderUser(world, user)),
  }
}

/** Its presence is how an issue's payload says that it is a pull request. */
function renderPullLinks(world: World, repository: Repository, thread: Thread): JsonObject {
  const web = threadUrl(world, repository, thread)
  return {
    url: `${repositoryUrl(world, repository)}/pulls/${thread.number}`,
    html_url: web,
    diff_url: `${web}.diff`,
    patch_url: `${web}.patch`,
    merged_at: thread.pull?.mergedAt ?? null,
  }
}

export const threadUrl = (world: World, repository: Repository, { number, pull }: Thread): string =>
  `${webUrl(world, repository)}/${pull ? 'pull' : 'issues'}/${number}`

export interface CommentPlace {
  readonly repository: Repository
  readonly thread: Thread
}

export function renderComment(world: World, { repository, thread }: CommentPlace, comment: Comment): JsonObject {
  const url = `${repositoryUrl(world, repository)}/issues/comments/${comment.id}`
  return {
    url,
    html_url: `${threadUrl(world, repository, thread)}#issuecomment-${comment.id}`,
    issue_url: `${repositoryUrl(world, repository)}/issues/${thread.number}`,
    id: comment.id,
    node_id: nodeId('IC', comment.id),
    user: renderUser(world, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: associationOf(repository, comment.author),
    reactions: renderRollup(comment.reactions, url),
    performed_via_github_app: null,
  }
}
