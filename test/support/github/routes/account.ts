import { renderPublicUser } from '../bodies/repository.ts'
import { renderApp } from '../bodies/run.ts'
import { type Exchange, found, GitHubError, ok, param, type Route } from '../exchange.ts'
import { missingPermission } from '../state/access.ts'

/** What is not inside a repository. */
export const ACCOUNT: readonly Route<Exchange>[] = [
  {
    method: 'GET',
    path: '/user',
    needs: [],
    handle({ world, actor }) {
      if (actor.kind === 'none') throw new GitHubError(401, 'Requires authentication')
      if (actor.kind !== 'user') throw new GitHubError(403, 'Resource not accessible by integration')
      return ok(renderPublicUser(world, actor.user))
    },
  },
  {
    method: 'GET',
    path: '/users/{username}',
    needs: [],
    handle: (exchange) =>
      ok(renderPublicUser(exchange.world, found(exchange.world.users.get(param(exchange, 'username').toLowerCase())))),
  },
  {
    method: 'GET',
    path: '/app',
    needs: [],
    handle({ world, actor }) {
      if (actor.kind !== 'jwt') throw new GitHubError(401, 'A JSON web token could not be decoded')
      return ok(renderApp(world, actor.user.login.replace('[bot]', '')))
    },
  },
  {
    method: 'GET',
    path: '/rate_limit',
    needs: [],
    handle({ rateLimit }) {
      const rate = { ...rateLimit() }
      return ok({ resources: { core: rate, search: rate, graphql: rate }, rate })
    },
  },
  {
    method: 'GET',
    path: '/orgs/{org}/actions/permissions/workflow',
    needs: [],
    handle() {
      throw missingPermission([['administration', 'read']])
    },
  },
]
