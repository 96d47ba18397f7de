import type { GraphQLError } from 'graphql'
import * as z from 'zod'
import { repositoryUrl, webUrl } from '../bodies/repository.ts'
import { type Actor, type Answer, GitHubError, type Json } from '../exchange.ts'
import { authorize, canSee } from '../state/access.ts'
import { changeRef } from '../state/refs.ts'
import { pullOf, type Repository, type ReviewComment, timestamp, type World } from '../state/world.ts'
import type { Visit } from './server.ts'

export interface GraphQL {
  execute(visit: Visit): Promise<Answer>
}

const Request = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() })

/** GitHub's own schema over the same state; only what is asked of it here has an answer. */
export function createGraphQL(world: World, complain: (problem: string) => void): GraphQL {
  // Half a second to load, so only for a test that uses it.
  let engine: Promise<Engine> | undefined
  return {
    async execute({ recorded, actor }) {
      if (actor.kind === 'none') throw new GitHubError(401, 'This endpoint requires you to be authenticated.')
      const request = Request.safeParse(recorded.body)
      if (!request.success) throw new GitHubError(400, 'A query attribute must be specified and must be a string.')
      engine ??= loadEngine()
      const { errors, body } = await (await engine)(request.data, createRoot(world, actor))
      // Without a path it is not the state that objects but the schema.
      for (const { path, message } of errors) if (!path) complain(`GraphQL: ${message}`)
      return { status: 200, body }
    },
  }
}

interface Execution {
  readonly errors: readonly GraphQLError[]
  readonly body: Json
}

type Engine = (request: z.infer<typeof Request>, root: object) => Promise<Execution>

async function loadEngine(): Promise<Engine> {
  const [{ buildSchema, graphql }, github] = await Promise.all([import('graphql'), import('@octokit/graphql-schema')])
  const schema = buildSchema(github.schema.idl, { assumeValid: true, noLocation: true })
  return async ({ query, variables }, rootValue) => {
    const result = await graphql({ schema, source: query, rootValue, variableValues: variables ?? {} })
    const errors = result.errors?.map(({ message, path, locations, originalError }) => ({
      ...(originalError instanceof QueryError && { type: originalError.type }),
      path: path ? [...path] : [],
      locations: (locations ?? []).map(({ line, column }) => ({ line, column })),
      message,
    }))
    // The result's fields have no prototype; through JSON they are plain.
    const body = JSON.parse(JSON.stringify({ data: result.data ?? null, ...(errors && { errors }) }))
    return { errors: result.errors ?? [], body }
  }
}

/** GitHub puts a word for the kind of error beside its message. */
class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

const CommitInput = z.object({
  branch: z.object({
    repositoryNameWithOwner: z.string().nullish(),
    branchName: z.string().nullish(),
  }),
  expectedHeadOid: z.string(),
  message: z.object({ headline: z.string(), body: z.string().nullish() }),
  fileChanges: z
    .object({
      additions: z.array(z.object({ path: z.string(), contents: z.string() })).nullish(),
      deletions: z.array(z.object({ path: z.string() })).nullish(),
    })
    .nullish(),
})

function createRoot(world: World, actor: Actor): object {
  return {
    async createCommitOnBranch({ input }: { readonly input: unknown }) {
      const commit = CommitInput.parse(input)
      const repository = findRepository(world, actor, commit.branch.repositoryNameWithOwner ?? '')
      const oid = await createCommit(world, { repository, actor, commit })
      const { tree } = await repository.git.readCommit(oid)
      return {
        commit: {
          oid,
          url: `${webUrl(world, repository)}/commit/${oid}`,
          tree: { oid: tree },
          signature: { __typename: 'GpgSignature', isValid: true },
        },
        ref: { name: commit.branch.branchName, target: { __typename: 'Commit', oid } },
      }
    },
    repository({ owner, name }: { readonly owner: string; readonly name: string }) {
      const repository = findRepository(world, actor, `${owner}/${name}`)
      return {
        id: String(repository.id),
        nameWithOwner: repository.fullName,
        url: repositoryUrl(world, repository),
        pullRequest: ({ number }: { readonly number: number }) => renderPullRequest(repository, number),
      }
    },
  }
}

function findRepository(world: World, actor: Actor, fullName: string): Repository {
  const repository = world.repositories.get(fullName.toLowerCase())
  if (repository && canSee(actor, repository)) return repository
  throw new QueryError('NOT_FOUND', `Could not resolve to a Repository with the name '${fullName}'.`)
}

interface BranchCommit {
  readonly repository: Repository
  readonly actor: Actor
  readonly commit: z.infer<typeof CommitInput>
}

/** Signed by GitHub. Every file becomes a plain one, whatever its mode was. https://github.com/planetscale/ghcommit/issues/83 */
async function createCommit(world: World, { repository, actor, commit }: BranchCommit): Promise<string> {
  const { git } = repository
  const { message, branch } = commit
  requireWriting(actor, repository)
  const ref = `refs/heads/${branch.branchName}`
  const before = await requireHead(repository, commit)
  const { id, login } = actor.user
  const after = await git.writeCommit({
    tree: await writeChanges(repository, before, commit),
    parents: [before],
    author: { name: login, email: `${id}+${login}@users.noreply.github.com`, date: timestamp(world.now()) },
    committer: { name: 'GitHub', email: 'noreply@github.com', date: timestamp(world.now()) },
    message: message.body ? `${message.headline}\n\n${message.body}` : message.headline,
  })
  repository.signed.add(after)
  await changeRef(world, { repository, actor, ref, before, after, via: 'graphql' }).catch((error: unknown) => {
    throw error instanceof GitHubError ? new QueryError('UNPROCESSABLE', error.message) : error
  })
  return after
}

function requireWriting(actor: Actor, repository: Repository): void {
  try {
    authorize(actor, repository, [['contents', 'write']])
  } catch (error) {
    throw new QueryError('FORBIDDEN', error instanceof Error ? error.message : 'Forbidden')
  }
}

/** https://github.com/ministryofjustice/modernisation-platform/issues/11985 has the message of a branch that has moved. */
async function requireHead({ git }: Repository, { branch, expectedHeadOid }: BranchCommit['commit']): Promise<string> {
  const head = await git.tryCommit(`refs/heads/${branch.branchName}`)
  if (head === undefined) {
    throw new QueryError('NOT_FOUND', `Could not resolve to a Ref with the name "${branch.branchName}".`)
  }
  if (head === expectedHeadOid) return head
  throw new QueryError(
    'STALE_DATA',
    `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
  )
}

async function writeChanges(
  { git }: Repository,
  base: string,
  { fileChanges }: BranchCommit['commit'],
): Promise<string> {
  const additions = await Promise.all(
    (fileChanges?.additions ?? []).map(async ({ path, contents }) => ({
      path,
      mode: '100644',
      sha: await git.writeBlob(Buffer.from(contents, 'base64')),
    })),
  )
  const deletions = (fileChanges?.deletions ?? []).map(({ path }) => ({ path, mode: '0', sha: null }))
  return git.writeTree(base, [...deletions, ...additions])
}

/** Which threads people have resolved is something that only GraphQL tells. */
function renderPullRequest(repository: Repository, number: number): object {
  const thread = repository.threads.get(number)
  if (!thread?.pull)
    throw new QueryError('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`)
  const pull = pullOf(thread)
  const first = pull.reviewComments.filter(({ inReplyTo }) => inReplyTo === undefined)
  return {
    number,
    headRefOid: pull.headSha,
    isDraft: pull.isDraft,
    reviewThreads: pageOf(
      first.map((comment) => ({
        id: `PRRT_${comment.id}`,
        isResolved: comment.isResolved,
        isOutdated: comment.commitId !== pull.headSha,
        path: comment.path,
        line: comment.line,
        comments: pageOf(
          [comment, ...pull.reviewComments.filter(({ inReplyTo }) => inReplyTo === comment.id)].map(
            renderReviewComment,
          ),
        ),
      })),
    ),
  }
}

const renderReviewComment = ({ id, body, author, path }: ReviewComment) => ({
  id: String(id),
  databaseId: id,
  fullDatabaseId: String(id),
  body,
  path,
  author: { __typename: author.type === 'Bot' ? 'Bot' : 'User', login: author.login.replace('[bot]', '') },
})

interface Page {
  readonly first?: number
  readonly after?: string | null
}

/** A connection: a hundred nodes at most, and a cursor to go on from. */
const pageOf =
  (all: readonly object[]) =>
  ({ first = 100, after }: Page) => {
    const start = Number(after ?? 0)
    const end = start + Math.min(first, 100)
    return {
      nodes: all.slice(start, end),
      totalCount: all.length,
      pageInfo: { hasNextPage: end < all.length, endCursor: String(end) },
    }
  }
