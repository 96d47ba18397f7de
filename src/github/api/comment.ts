import { type Client, isNotFound } from './client/client.ts'
import { makeOnce, NO_RETRY } from './client/once.ts'

/** What marks our own comment of a thread. It is not shown, and nothing but our own posts is looked for it. */
export const marker = (key: string): string => `<!-- regreen:${key} -->`

interface CommentText {
  readonly thread: number
  readonly marker: string
  readonly body: string
}

/**
 * Our own comment with the marker, also where a person has written after it. Only a comment of our own account can be it:
 * anybody can write the marker.
 */
export async function findOwn({ octokit, place, isOwn }: Client, { thread, marker: mark }: Omit<CommentText, 'body'>) {
  const at = { ...place, issue_number: thread, per_page: 100 }
  const marked = (await octokit.paginate(octokit.issues.listComments, at)).filter(({ body }) => hasLine(body, mark))
  // To a job's token every bot looks like its own account, and one that quotes strangers may quote the marker. What ends
  // with it, as we write it, comes first.
  const inOrder = [...marked.filter(({ body }) => endsWithLine(body, mark)), ...marked]
  for (const comment of inOrder) if (await isOwn(comment.user)) return comment
  return undefined
}

/** Lines end as the browser's editor ends them, too. What stands indented is part of a log. */
const linesOf = (body = '') =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
const hasLine = (body: string | undefined, mark: string) => linesOf(body).includes(mark)
const endsWithLine = (body: string | undefined, mark: string) => linesOf(body).at(-1) === mark

/** Edits our comment that carries the marker, or posts it. Answers its address. */
type Say = (text: CommentText) => Promise<string>

/** Remembers the comments it has found, so that an edit is one request in a thread of any length. */
export function createSay(client: Client): Say {
  const known = new Map<string, number>()
  return async (text) => {
    const key = `${text.thread} ${text.marker}`
    const comment = (await tryEdit(client, known.get(key), text)) ?? (await editOrPost(client, text))
    known.set(key, comment.id)
    return comment.html_url
  }
}

async function editOrPost(client: Client, text: CommentText) {
  const { octokit, place } = client
  const known = await tryEdit(client, (await findOwn(client, text))?.id, text)
  if (known) return known
  const at = { ...place, issue_number: text.thread, body: bodyOf(text) }
  const posted = await makeOnce(client, {
    make: async () => (await octokit.issues.createComment({ ...at, ...NO_RETRY })).data,
    find: () => findOwn(client, text),
  })
  // Two runs that begin at once may both have found nothing: what was posted first stays.
  const first = await findOwn(client, text)
  if (!first || first.id === posted.id) return posted
  await octokit.issues.deleteComment({ ...place, comment_id: posted.id })
  return (await tryEdit(client, first.id, text)) ?? first
}

/** `undefined` when there is no such comment, or no longer. */
async function tryEdit({ octokit, place }: Client, id: number | undefined, text: CommentText) {
  if (id === undefined) return undefined
  try {
    return (await octokit.issues.updateComment({ ...place, comment_id: id, body: bodyOf(text) })).data
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

const bodyOf = ({ body, marker }: Pick<CommentText, 'body' | 'marker'>) => `${body}\n\n${marker}`

/** What marks our answers on lines: to a job's token every bot looks like its own account. */
export const ANSWER_MARKER = marker('answer')

export interface Reply {
  readonly pullRequest: number
  readonly remark: number
  readonly text: string
}

/** Answers a reviewer's remark in its own thread; the same answer is given once. */
export async function replyOnce(client: Client, { pullRequest, remark, text }: Reply): Promise<void> {
  const { octokit, place, isOwn } = client
  const body = bodyOf({ body: text, marker: ANSWER_MARKER })
  const find = async () => {
    const at = { ...place, pull_number: pullRequest, per_page: 100 }
    for (const comment of await octokit.paginate(octokit.pulls.listReviewComments, at)) {
      if (comment.in_reply_to_id === remark && comment.body === body && (await isOwn(comment.user))) return comment.id
    }
    return undefined
  }
  if ((await find()) !== undefined) return
  const at = { ...place, pull_number: pullRequest, comment_id: remark, body }
  const make = async () => (await octokit.pulls.createReplyForReviewComment({ ...at, ...NO_RETRY })).data.id
  await makeOnce(client, { make, find })
}
