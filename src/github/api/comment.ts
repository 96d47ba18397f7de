import type { Octokit } from '@octokit/rest'
import type { Repository } from '../types.ts'

/** What marks our own comment of a thread. It is not shown, and nothing but our own posts is looked for it. */
export const marker = (key: string): string => `<!-- regreen:${key} -->`

/** Our own comment with the marker. Only a bot's comment can be it: anybody can write the marker. */
export async function findOwn(octokit: Octokit, { owner, repo, thread }: Place, mark: string) {
  const at = { owner, repo, issue_number: thread, per_page: 100 }
  const comments = await octokit.paginate(octokit.issues.listComments, at)
  return comments.find((comment) => comment.user?.type === 'Bot' && comment.body?.endsWith(mark))
}

type Place = Repository & { readonly thread: number }

/** Edits our comment that carries the marker, or posts it. Answers its address. */
export async function sayOnce(
  octokit: Octokit,
  place: Place,
  text: { readonly marker: string; readonly body: string },
): Promise<string> {
  const { owner, repo, thread } = place
  const body = `${text.body}\n\n${text.marker}`
  const known = await findOwn(octokit, place, text.marker)
  const { data } = known
    ? await octokit.issues.updateComment({ owner, repo, comment_id: known.id, body })
    : await octokit.issues.createComment({ owner, repo, issue_number: thread, body })
  return data.html_url
}
