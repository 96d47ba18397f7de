import type { Client } from './client.ts'
import { makeOnce, NO_RETRY } from './once.ts'

/** What marks our own comment of a thread. It is not shown, and nothing but our own posts is looked for it. */
export const marker = (key: string): string => `<!-- regreen:${key} -->`

export interface CommentText {
  readonly thread: number
  readonly marker: string
  readonly body: string
}

/** Our own comment with the marker. Only a comment of our own account can be it: anybody can write the marker. */
export async function findOwn({ octokit, place, isOwn }: Client, { thread, marker: mark }: Omit<CommentText, 'body'>) {
  const at = { ...place, issue_number: thread, per_page: 100 }
  for (const comment of await octokit.paginate(octokit.issues.listComments, at)) {
    if (comment.body?.endsWith(mark) && (await isOwn(comment.user))) return comment
  }
  return undefined
}

/** Edits our comment that carries the marker, or posts it. Answers its address. */
export async function sayOnce(client: Client, text: CommentText): Promise<string> {
  const { octokit, place } = client
  const body = `${text.body}\n\n${text.marker}`
  const known = await findOwn(client, text)
  if (known) {
    const { data } = await octokit.issues.updateComment({ ...place, comment_id: known.id, body })
    return data.html_url
  }
  const posted = await makeOnce(client, {
    make: async () =>
      (await octokit.issues.createComment({ ...place, issue_number: text.thread, body, ...NO_RETRY })).data,
    find: () => findOwn(client, text),
  })
  return posted.html_url
}

/** Answers a reviewer's remark in its own thread; the same answer is given once. */
export async function replyOnce(
  client: Client,
  { pullRequest, remark, body }: { readonly pullRequest: number; readonly remark: number; readonly body: string },
): Promise<void> {
  const { octokit, place, isOwn } = client
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
