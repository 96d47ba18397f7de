import { invalid } from '../exchange.ts'

/** Characters, not bytes. https://github.com/renovatebot/renovate/issues/2032 */
const LONGEST_BODY = 65_536

const isTooLong = (text: string | null | undefined): boolean => [...(text ?? '')].length > LONGEST_BODY

/** Throws GitHub's 422 for the body of an issue or pull request that is too long. */
export function checkBody(resource: 'Issue' | 'PullRequest', body: string | null | undefined): void {
  if (!isTooLong(body)) return
  throw invalid({
    resource,
    code: 'custom',
    field: 'body',
    message: `body is too long (maximum is ${LONGEST_BODY} characters)`,
  })
}

/** Throws GitHub's 422 for a comment that is too long, or empty. https://github.com/telia-oss/github-pr-resource/issues/259 */
export function checkComment(body: string): void {
  if (body.trim() === '') {
    throw invalid({ resource: 'IssueComment', code: 'unprocessable', field: 'data', message: 'Body cannot be blank' })
  }
  if (!isTooLong(body)) return
  const message = `Body is too long (maximum is ${LONGEST_BODY} characters)`
  throw invalid({ resource: 'IssueComment', code: 'unprocessable', field: 'data', message })
}
