import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { SimpleGit } from 'simple-git'
import { ConfigError, messageOf, ServiceError } from '../../errors.ts'
import type { OpenGit } from './git.ts'

/** Where commits come from: a repository on this disk or on a server. */
export type Source =
  | { readonly kind: 'local'; readonly directory: string }
  | { readonly kind: 'server'; readonly url: string; readonly authorization: string | undefined }

export interface PushTarget {
  readonly source: Extract<Source, { kind: 'server' }>
  readonly commit: string
  readonly branch: string
  /** Where the branch must be now; `undefined` when it must not exist. */
  readonly expected: string | undefined
}

// In a container job the workspace belongs to another user, and git would refuse to read it. Only objects are read from
// it, each checked against its name, so ownership does not matter here.
const UPLOAD_PACK = '--upload-pack=git -c safe.directory=* upload-pack'

const FETCH = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules']

/** Brings one commit, without history, and answers its name. Throws ConfigError or ServiceError. */
export async function fetchCommit(openGit: OpenGit, source: Source, rev: string): Promise<string> {
  const target = `refs/regreen/${createHash('sha1').update(rev).digest('hex')}`
  const refspec = `+${rev}:${target}`
  try {
    if (source.kind === 'local') {
      const url = pathToFileURL(source.directory).href
      await openGit({ protocols: 'file' }).raw([...FETCH, UPLOAD_PACK, url, refspec])
    } else {
      await openServer(openGit, source).raw([...FETCH, source.url, refspec])
    }
  } catch (error) {
    const where = source.kind === 'local' ? source.directory : source.url
    const problem = `Git could not fetch ${rev} from ${where}: ${messageOf(error).trim()}`
    throw source.kind === 'local' ? new ConfigError(problem) : new ServiceError(problem)
  }
  return (await openGit().raw(['rev-parse', '--verify', `${target}^{commit}`])).trim()
}

/** Creates a branch on the server, or moves it from `expected` and from nowhere else. Throws git's own error. */
export async function pushCommit(openGit: OpenGit, { source, commit, branch, expected }: PushTarget): Promise<void> {
  const ref = `refs/heads/${branch}`
  const lease = `--force-with-lease=${ref}:${expected ?? ''}`
  await openServer(openGit, source).raw(['push', '--quiet', '--no-verify', lease, source.url, `${commit}:${ref}`])
}

/** A git that may talk to one server and shows the token to that one only. */
function openServer(openGit: OpenGit, { url, authorization }: PushTarget['source']): SimpleGit {
  const protocols = new URL(url).protocol.replace(':', '')
  return openGit({
    protocols,
    ...(authorization !== undefined && { header: { url, value: `AUTHORIZATION: ${authorization}` } }),
  })
}
