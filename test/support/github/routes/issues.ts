import * as z from 'zod'
import { renderComment, renderIssue, renderLabel } from '../bodies/thread.ts'
import {
  type Answer,
  created,
  GitHubError,
  idParam,
  type Need,
  NO_CONTENT,
  notFound,
  ok,
  paginate,
  param,
  type RepositoryExchange,
  type Route,
  readBody,
  threadOf,
} from '../exchange.ts'
import { authorize, isCollaborator } from '../state/access.ts'
import { addThread } from '../state/threads.ts'
import { type Comment, type Thread, timestamp, type User } from '../state/world.ts'
import { checkBody, checkComment } from './text-limits.ts'

/** For what issues and pull requests share. Which of the two rights it takes is known when the thread is. */
const READ: readonly Need[] = [
  ['issues', 'read'],
  ['pull_requests', 'read'],
]
const WRITE: readonly Need[] = [
  ['issues', 'write'],
  ['pull_requests', 'write'],
]

/** Issues, and the side of pull requests that is an issue. */
export const ISSUES: readonly Route[] = [
  { method: 'GET', path: '/repos/{owner}/{repo}/issues', needs: READ, handle: listIssues },
  { method: 'POST', path: '/repos/{owner}/{repo}/issues', needs: [['issues', 'write']], handle: createIssue },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
    needs: READ,
    handle(exchange) {
      const { thread, comment } = findComment(exchange)
      return ok(renderComment(exchange.world, { repository: exchange.repository, thread }, comment))
    },
  },
  {
    method: 'PATCH',
    path: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
    needs: WRITE,
    handle: updateComment,
  },
  {
    method: 'DELETE',
    path: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
    needs: WRITE,
    handle(exchange) {
      const { thread, comment } = findComment(exchange)
      thread.comments.splice(thread.comments.indexOf(comment), 1)
      return NO_CONTENT
    },
  },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/issues/{issue_number}',
    needs: READ,
    handle: (exchange) => ok(renderIssue(exchange.world, exchange.repository, threadOf(exchange, 'issue_number'))),
  },
  { method: 'PATCH', path: '/repos/{owner}/{repo}/issues/{issue_number}', needs: WRITE, handle: updateIssue },
  { method: 'GET', path: '/repos/{owner}/{repo}/issues/{issue_number}/comments', needs: READ, handle: listComments },
  { method: 'POST', path: '/repos/{owner}/{repo}/issues/{issue_number}/comments', needs: WRITE, handle: createComment },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/issues/{issue_number}/labels',
    needs: READ,
    handle: (exchange) => renderLabels(exchange, threadOf(exchange, 'issue_number')),
  },
  { method: 'POST', path: '/repos/{owner}/{repo}/issues/{issue_number}/labels', needs: WRITE, handle: addLabels },
  {
    method: 'DELETE',
    path: '/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
    needs: WRITE,
    handle: removeLabel,
  },
  {
    method: 'POST',
    path: '/repos/{owner}/{repo}/issues/{issue_number}/assignees',
    needs: WRITE,
    handle: addAssignees,
  },
]

/** The comment that the path names, and the thread it stands in. */
export function findComment(exchange: RepositoryExchange): { readonly thread: Thread; readonly comment: Comment } {
  const id = idParam(exchange, 'comment_id')
  for (const thread of exchange.repository.threads.values()) {
    const comment = thread.comments.find((candidate) => candidate.id === id)
    if (comment) return { thread, comment }
  }
  throw notFound()
}

/** `pull-requests: write` is enough for what is said on a pull request; a plain issue takes `issues: write`. */
function writable(exchange: RepositoryExchange, thread: Thread): Thread {
  if (!thread.pull) authorize(exchange.actor, exchange.repository, [['issues', 'write']])
  return thread
}

function listIssues(exchange: RepositoryExchange): Answer {
  const { world, repository, query } = exchange
  const state = query.get('state') ?? 'open'
  const labels = query.get('labels')?.split(',') ?? []
  const issues = [...repository.threads.values()]
    .filter((thread) => state === 'all' || thread.state === state)
    .filter((thread) => labels.every((label) => thread.labels.includes(label)))
    .sort((a, b) => b.number - a.number)
  return paginate(exchange, issues, (page) => page.map((thread) => renderIssue(world, repository, thread)))
}

const IssueBody = z.object({
  title: z.union([z.string(), z.number()]).transform(String),
  body: z.string().nullable().optional(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])).optional(),
  assignees: z.array(z.string()).optional(),
})

function createIssue(exchange: RepositoryExchange): Answer {
  const { world, repository, actor } = exchange
  if (!repository.hasIssues) throw new GitHubError(410, 'Issues has been disabled in this repository.')
  const { title, body, labels = [], assignees = [] } = readBody(exchange, IssueBody)
  checkBody('Issue', body)
  const thread = addThread(world, repository, {
    author: actor.user,
    title,
    body: body ?? null,
    labels,
    assignees: knownUsers(exchange, assignees),
  })
  return created(renderIssue(world, repository, thread))
}

/** GitHub leaves out, without a word, whoever cannot be assigned. */
function knownUsers({ world, repository }: RepositoryExchange, logins: readonly string[]): User[] {
  return logins.flatMap((login) => {
    const user = world.users.get(login.toLowerCase())
    return user && (repository.roles.has(login.toLowerCase()) || repository.owner === user) ? [user] : []
  })
}

const UpdateBody = z.object({
  title: z.union([z.string(), z.number()]).transform(String).optional(),
  body: z.string().nullable().optional(),
  state: z.enum(['open', 'closed']).optional(),
  labels: z.array(z.string()).optional(),
  assignees: z.array(z.string()).optional(),
})

function updateIssue(exchange: RepositoryExchange): Answer {
  const { world, repository } = exchange
  const thread = writable(exchange, threadOf(exchange, 'issue_number'))
  const { title, body, state, labels, assignees } = readBody(exchange, UpdateBody)
  checkBody('Issue', body)
  thread.title = title ?? thread.title
  thread.body = body === undefined ? thread.body : body
  thread.state = state ?? thread.state
  thread.closedAt = thread.state === 'open' ? null : (thread.closedAt ?? timestamp(world.now()))
  thread.labels = labels ?? thread.labels
  thread.assignees = assignees ? knownUsers(exchange, assignees) : thread.assignees
  thread.updatedAt = timestamp(world.now())
  return ok(renderIssue(world, repository, thread))
}

function listComments(exchange: RepositoryExchange): Answer {
  const { world, repository } = exchange
  const thread = threadOf(exchange, 'issue_number')
  return paginate(exchange, thread.comments, (page) =>
    page.map((comment) => renderComment(world, { repository, thread }, comment)),
  )
}

const CommentBody = z.object({ body: z.string() })

function createComment(exchange: RepositoryExchange): Answer {
  const { world, repository, actor } = exchange
  const thread = writable(exchange, threadOf(exchange, 'issue_number'))
  const { body } = readBody(exchange, CommentBody)
  // Bots count as strangers here. https://github.com/probot/stale/issues/25
  if (thread.isLocked && !isCollaborator(actor, repository)) {
    throw new GitHubError(403, 'Unable to create comment because issue is locked.')
  }
  checkComment(body)
  const now = timestamp(world.now())
  const comment = { id: world.nextId(), author: actor.user, body, createdAt: now, updatedAt: now, reactions: [] }
  thread.comments.push(comment)
  thread.updatedAt = now
  return created(renderComment(world, { repository, thread }, comment))
}

function updateComment(exchange: RepositoryExchange): Answer {
  const { world, repository } = exchange
  const { thread, comment } = findComment(exchange)
  writable(exchange, thread)
  const { body } = readBody(exchange, CommentBody)
  checkComment(body)
  comment.body = body
  comment.updatedAt = timestamp(world.now())
  return ok(renderComment(world, { repository, thread }, comment))
}

const renderLabels = ({ world, repository }: RepositoryExchange, { labels }: Thread): Answer =>
  ok(labels.map((name) => renderLabel(world, repository, name)))

const LabelsBody = z.object({
  labels: z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])).optional(),
})

/** Labels that the repository does not have yet come into being. */
function addLabels(exchange: RepositoryExchange): Answer {
  const thread = writable(exchange, threadOf(exchange, 'issue_number'))
  const { labels = [] } = readBody(exchange, LabelsBody)
  thread.labels = [...new Set([...thread.labels, ...labels])]
  return renderLabels(exchange, thread)
}

function removeLabel(exchange: RepositoryExchange): Answer {
  const thread = writable(exchange, threadOf(exchange, 'issue_number'))
  const name = param(exchange, 'name')
  if (!thread.labels.includes(name)) throw new GitHubError(404, 'Label does not exist')
  thread.labels = thread.labels.filter((label) => label !== name)
  return renderLabels(exchange, thread)
}

function addAssignees(exchange: RepositoryExchange): Answer {
  const { world, repository } = exchange
  const thread = writable(exchange, threadOf(exchange, 'issue_number'))
  const { assignees = [] } = readBody(exchange, z.object({ assignees: z.array(z.string()).optional() }))
  thread.assignees = [...new Set([...thread.assignees, ...knownUsers(exchange, assignees)])]
  return created(renderIssue(world, repository, thread))
}
