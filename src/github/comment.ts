import type { Octokit } from '@octokit/rest'
import type { Repository } from './github.ts'

/** What marks our own comment of a thread. It is not shown, and nothing but our own posts is looked for it. */
export const marker = (key: string): string => `<!-- regreen:${key} -->`

/** Edits the comment that carries the marker, or posts it. Only comments of our own login can be it. */
export async function sayOnce(
  client: Octokit,
  { owner, repo, thread }: Repository & { readonly thread: number },
  text: { readonly marker: string; readonly body: string },
): Promise<string> {
  const place = { owner, repo }
  const body = `${text.body}\n\n${text.marker}`
  const comments = await client.paginate(client.issues.listComments, { ...place, issue_number: thread, per_page: 100 })
  const known = comments.find((comment) => comment.user?.type === 'Bot' && comment.body?.endsWith(text.marker))
  const { data } = known
    ? await client.issues.updateComment({ ...place, comment_id: known.id, body })
    : await client.issues.createComment({ ...place, issue_number: thread, body })
  return data.html_url
}
