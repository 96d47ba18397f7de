import { renderSimpleCommit } from './github/bodies/commit.ts'
import { renderPullSimple, renderReview, renderReviewComment } from './github/bodies/pull.ts'
import { nodeId, renderRepository, renderUser, webUrl } from './github/bodies/repository.ts'
import { renderRun, renderWorkflow } from './github/bodies/run.ts'
import { renderComment, renderIssue, renderLabel } from './github/bodies/thread.ts'
import { fromExample, type Wanted } from './github/events/examples.ts'
import type { JsonObject } from './github/exchange.ts'
import { ensureUser } from './github/seeds/repositories.ts'
import type {
  Comment,
  Repository,
  Review,
  ReviewComment,
  Thread,
  User,
  WorkflowRun,
  World,
} from './github/state/world.ts'
import { timestamp } from './github/state/world.ts'

/** An event as a workflow gets it: its name, and the payload of its file. */
export interface GitHubEvent {
  readonly name: string
  readonly payload: JsonObject
}

/** Payloads that tell what is really there, made from GitHub's published examples. */
export interface Events {
  workflowRun(run: WorkflowRun, action?: 'completed' | 'requested'): Promise<GitHubEvent>
  workflowDispatch(dispatch: {
    readonly ref: string
    readonly inputs?: JsonObject
    readonly sender?: string
  }): GitHubEvent
  issueComment(thread: Thread, comment: Comment, action?: 'created' | 'edited' | 'deleted'): GitHubEvent
  review(thread: Thread, review: Review, action?: 'submitted' | 'dismissed'): GitHubEvent
  reviewComment(thread: Thread, comment: ReviewComment, action?: 'created' | 'edited' | 'deleted'): GitHubEvent
  /** `issues` or `pull_request`, as the thread is. */
  labeled(thread: Thread, label: string, sender?: string): GitHubEvent
  pullRequest(thread: Thread, action: 'opened' | 'synchronize' | 'reopened'): GitHubEvent
  push(push: {
    readonly branch: string
    readonly before: string
    readonly after: string
    readonly sender?: string
  }): Promise<GitHubEvent>
  schedule(cron?: string): GitHubEvent
}

export function createEvents({ world }: { readonly world: World }, repository: Repository): Events {
  const about = (wanted: Wanted, sender: User, ours: JsonObject): GitHubEvent => ({
    name: wanted.event,
    payload: fromExample(wanted, repository, { ...ours, ...renderContext(world, repository, sender) }),
  })
  const pullOf = (thread: Thread) => renderPullSimple(world, repository, thread)

  return {
    async workflowRun(run, action = 'completed') {
      // The published runs ended well or not at all; ours says how it really ended.
      const wanted = { event: 'workflow_run', action, ...(action === 'completed' && { conclusion: 'success' }) }
      const ours = {
        workflow_run: await renderRun(world, repository, run),
        workflow: renderWorkflow(world, repository, run.workflow),
      }
      return about(wanted, run.triggeringActor, ours)
    },

    workflowDispatch({ ref, inputs = {}, sender }) {
      const workflow = '.github/workflows/regreen.yml'
      const event = about({ event: 'workflow_dispatch' }, personOf(sender), { ref, workflow })
      return { ...event, payload: { ...event.payload, inputs } }
    },

    issueComment: (thread, comment, action = 'created') =>
      about({ event: 'issue_comment', action }, comment.author, {
        action,
        issue: renderIssue(world, repository, thread),
        comment: renderComment(world, { repository, thread }, comment),
      }),

    review: (thread, review, action = 'submitted') =>
      about({ event: 'pull_request_review', action }, review.author, {
        action,
        // The only place where GitHub writes the state in lower case.
        review: { ...renderReview(world, { repository, thread }, review), state: review.state.toLowerCase() },
        pull_request: pullOf(thread),
      }),

    reviewComment: (thread, comment, action = 'created') =>
      about({ event: 'pull_request_review_comment', action }, comment.author, {
        action,
        comment: renderReviewComment(world, { repository, thread }, comment),
        pull_request: pullOf(thread),
      }),

    labeled(thread, label, sender) {
      const action = 'labeled'
      const ours = { action, label: renderLabel(world, repository, label) }
      thread.updatedAt = timestamp(world.now())
      const person = personOf(sender)
      if (!thread.pull) {
        return about({ event: 'issues', action }, person, { ...ours, issue: renderIssue(world, repository, thread) })
      }
      return about({ event: 'pull_request', action }, person, {
        ...ours,
        number: thread.number,
        pull_request: pullOf(thread),
      })
    },

    pullRequest: (thread, action) =>
      about({ event: 'pull_request', action }, thread.author, {
        action,
        number: thread.number,
        pull_request: pullOf(thread),
      }),

    async push({ branch, before, after, sender }) {
      const commit = renderSimpleCommit(await repository.git.readCommit(after))
      const person = personOf(sender)
      return about({ event: 'push' }, person, {
        ref: `refs/heads/${branch}`,
        before,
        after,
        created: false,
        deleted: false,
        forced: false,
        base_ref: null,
        compare: `${webUrl(world, repository)}/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`,
        commits: [commit],
        head_commit: commit,
        pusher: { name: person.login, email: `${person.login}@example.com` },
      })
    },

    // Not a webhook, so there is no published example.
    schedule: (cron = '0 3 * * *') => ({
      name: 'schedule',
      payload: {
        schedule: cron,
        workflow: '.github/workflows/regreen.yml',
        ...renderContext(world, repository, repository.owner),
      },
    }),
  }

  function personOf(login: string | undefined): User {
    return login === undefined ? repository.owner : ensureUser(world, login)
  }
}

/** What every payload carries; an organisation only where the owner is one. */
function renderContext(world: World, repository: Repository, sender: User): JsonObject {
  const { owner } = repository
  return {
    repository: renderRepository(world, repository),
    sender: renderUser(world, sender),
    ...(owner.type === 'Organization' && {
      organization: { login: owner.login, id: owner.id, node_id: nodeId('O', owner.id), description: '' },
    }),
  }
}
