import { ConfigError, ServiceError } from '../../errors.ts'
import type { LineRemark, RemarkThread, RemarkThreads } from '../types.ts'
import type { Client } from './client/client.ts'
import { ANSWER_MARKER } from './comment.ts'
import { fromReviewComment, type ReviewCommentData } from './remark.ts'

/** What was said on a pull request's lines, by threads. Where the server does not tell which are resolved, none is. */
export async function readRemarkThreads(client: Client, pullRequest: number): Promise<RemarkThreads> {
  const { octokit, place } = client
  const at = { ...place, pull_number: pullRequest, per_page: 100 }
  const byRoot = new Map<number, LineRemark[]>()
  for (const comment of await octokit.paginate(octokit.pulls.listReviewComments, at)) {
    const root = comment.in_reply_to_id ?? comment.id
    byRoot.set(root, [...(byRoot.get(root) ?? []), await toLineRemark(client, comment)])
  }
  const { resolved, problem } = await tryReadResolved(client, pullRequest)
  // Of a thread whose first remark was deleted, GraphQL names another one first.
  const isResolved = (remarks: readonly LineRemark[]) => remarks.some(({ id }) => resolved.has(id))
  const threads = [...byRoot].map(([id, remarks]): RemarkThread => ({ id, isResolved: isResolved(remarks), remarks }))
  return { threads, problem }
}

async function toLineRemark({ isOwn }: Client, comment: ReviewCommentData): Promise<LineRemark> {
  const remark = fromReviewComment(comment)
  const isOurs = remark.body.endsWith(ANSWER_MARKER) && (await isOwn(comment.user))
  const body = isOurs ? remark.body.slice(0, -ANSWER_MARKER.length).trimEnd() : remark.body
  return { ...remark, body, isOurs, reviewId: comment.pull_request_review_id ?? undefined }
}

/** Only GraphQL tells. Servers that are not GitHub's have none. */
async function tryReadResolved(client: Client, pullRequest: number) {
  const read = () => readResolved(client, pullRequest)
  try {
    const resolved = await client.call(`reading which threads of #${pullRequest} are resolved`, read)
    return { resolved, problem: undefined }
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
    return { resolved: new Set<number>(), problem: error.message }
  }
}

const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        nodes { isResolved comments(first: 1) { nodes { fullDatabaseId } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`

interface Answer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly nodes: readonly ThreadNode[]
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
      }
    }
  }
}

interface ThreadNode {
  readonly isResolved: boolean
  /** The numbers have outgrown GraphQL's own integers, so that they come as texts. */
  readonly comments: { readonly nodes: readonly { readonly fullDatabaseId: string }[] }
}

const MAX_PAGES = 20

/** The remarks that began the threads that are resolved. */
async function readResolved({ octokit, place }: Client, number: number): Promise<Set<number>> {
  const found: ThreadNode[] = []
  let after: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer: Answer = await octokit.graphql<Answer>(QUERY, { ...place, number, after })
    const { nodes, pageInfo } = answer.repository.pullRequest.reviewThreads
    found.push(...nodes)
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor
  }
  const resolved = found.filter(({ isResolved }) => isResolved)
  return new Set(resolved.flatMap(({ comments }) => comments.nodes.map(({ fullDatabaseId }) => Number(fullDatabaseId))))
}
