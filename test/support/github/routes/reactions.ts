import * as z from 'zod'
import { renderReaction } from '../bodies/thread.ts'
import {
  type Answer,
  created,
  found,
  idParam,
  type Need,
  NO_CONTENT,
  notFound,
  ok,
  paginate,
  type RepositoryExchange,
  type Route,
  readBody,
  threadOf,
} from '../exchange.ts'
import { type Reaction, timestamp } from '../state/world.ts'
import { findComment } from './issues.ts'
import { findReviewComment } from './reviews.ts'

/** 👀 and the like, on the three things that can have them. */
export const REACTIONS: readonly Route[] = [
  ...reactionRoutes('/repos/{owner}/{repo}/issues/comments/{comment_id}', {
    scope: 'issues',
    find: (exchange) => findComment(exchange).comment.reactions,
  }),
  ...reactionRoutes('/repos/{owner}/{repo}/issues/{issue_number}', {
    scope: 'issues',
    find: (exchange) => threadOf(exchange, 'issue_number').reactions,
  }),
  ...reactionRoutes('/repos/{owner}/{repo}/pulls/comments/{comment_id}', {
    scope: 'pull_requests',
    find: (exchange) => findReviewComment(exchange).comment.reactions,
  }),
]

interface Target {
  readonly scope: 'issues' | 'pull_requests'
  readonly find: (exchange: RepositoryExchange) => Reaction[]
}

function reactionRoutes(path: string, { scope, find }: Target): Route[] {
  const needs = (level: 'read' | 'write'): Need[] =>
    scope === 'issues'
      ? [
          ['issues', level],
          ['pull_requests', level],
        ]
      : [['pull_requests', level]]
  return [
    {
      method: 'GET',
      path: `${path}/reactions`,
      needs: needs('read'),
      handle: (exchange) =>
        paginate(exchange, find(exchange), (page) => page.map((reaction) => renderReaction(exchange.world, reaction))),
    },
    {
      method: 'POST',
      path: `${path}/reactions`,
      needs: needs('write'),
      handle: (exchange) => react(exchange, find(exchange)),
    },
    {
      method: 'DELETE',
      path: `${path}/reactions/{reaction_id}`,
      needs: needs('write'),
      handle(exchange) {
        const reactions = find(exchange)
        const at = reactions.findIndex(({ id }) => id === idParam(exchange, 'reaction_id'))
        if (at === -1) throw notFound()
        reactions.splice(at, 1)
        return NO_CONTENT
      },
    },
  ]
}

/** 200 when the same account has reacted so before, 201 otherwise. */
function react(exchange: RepositoryExchange, reactions: Reaction[]): Answer {
  const { world, actor } = exchange
  const { content } = readBody(exchange, z.object({ content: z.string() }))
  const before = reactions.find((reaction) => reaction.author.id === actor.user.id && reaction.content === content)
  if (before) return ok(renderReaction(world, before))
  reactions.push({ id: world.nextId(), author: actor.user, content, createdAt: timestamp(world.now()) })
  return created(renderReaction(world, found(reactions.at(-1))))
}
