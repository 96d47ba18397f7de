import type { EvidenceFile } from '../../results/evidence-file.ts'
import { plainText, plural } from '../../text.ts'
import type { Requester } from '../event/request.ts'

interface TitleFacts {
  readonly evidence: Pick<EvidenceFile, 'failToPass' | 'method'>
  readonly branch: string
  readonly isRequest: boolean
  /** The issue that is done with it. */
  readonly closes: number | undefined
}

/** One line, for a pull request, a commit and a check. */
export function renderTitle({ evidence, branch, isRequest, closes }: TitleFacts): string {
  const count = (what: string) =>
    evidence.method === 'exit_code' ? `the ${what}s` : plural(evidence.failToPass.length, what)
  const request = closes === undefined ? 'a request' : `#${closes}`
  // Of these tests some may be older than the request.
  if (isRequest) return `Implement ${request}: ${count('test')} turned green on ${renderBranch(branch)}`
  return `Fix ${count('failing test')} on ${renderBranch(branch)}`
}

/**
 * A branch is named by whoever pushes it. Letters and digits of every script stay; no mention, reference, keyword for CI
 * or trailer can be made of them and of these marks.
 */
const renderBranch = (branch: string): string =>
  [...plainText(branch).replace(/[^\p{L}\p{M}\p{N}./_-]+|(?<=GH)-(?=\d)/giu, '_')].slice(0, 120).join('')

/**
 * The trailer that names a person beside us on a commit. The address is the one that GitHub keeps for accounts that show
 * none; on a server of one's own it ends with that server's name.
 * https://docs.github.com/account-and-profile/reference/email-addresses-reference
 */
export function renderCoAuthor({ login, id }: Requester, serverUrl: string): string | undefined {
  if (!/^[\w-]+$/.test(login)) return undefined
  return `Co-authored-by: ${login} <${id}+${login}@users.noreply.${new URL(serverUrl).hostname}>`
}
