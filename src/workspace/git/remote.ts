import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { GitPluginError, type SimpleGit } from 'simple-git'
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

/** Brings one commit, without history, and answers its name and its tree's. Throws ConfigError or ServiceError. */
export async function fetchCommit(
  openGit: OpenGit,
  source: Source,
  rev: string,
): Promise<{ readonly commit: string; readonly tree: string }> {
  const target = `refs/regreen/${createHash('sha1').update(rev).digest('hex')}`
  const refspec = `+${rev}:${target}`
  if (source.kind === 'local') await fetchFromDisk(openGit, source.directory, refspec)
  else await fetchFromServer(openGit, source, refspec)
  const names = await openGit().raw(['rev-parse', `${target}^{commit}`, `${target}^{tree}`])
  const [commit = '', tree = ''] = names.split('\n')
  return { commit, tree }
}

async function fetchFromDisk(openGit: OpenGit, directory: string, refspec: string): Promise<void> {
  try {
    await openGit({ protocols: 'file' }).raw([...FETCH, UPLOAD_PACK, pathToFileURL(directory).href, refspec])
  } catch (error) {
    const said = messageOf(error).trim()
    throw new ConfigError(`Git could not fetch a commit from ${directory}: ${said}`, said)
  }
}

const MAX_TRIES = 3

async function fetchFromServer(openGit: OpenGit, source: PushTarget['source'], refspec: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await openServer(openGit, source).raw([...FETCH, source.url, refspec])
      return
    } catch (error) {
      // The run was stopped.
      if (error instanceof GitPluginError) throw error
      const problem = explainFetch(onOneLine(messageOf(error)), source.url)
      if (problem instanceof ConfigError || tries === MAX_TRIES) throw problem
      await sleep(1_000 * tries)
    }
  }
}

/** What git said on several lines. */
export const onOneLine = (said: string): string => said.trim().replace(/\s*\n\s*/g, ' ')

/** git says in words, and a status that it got, why it could not fetch. */
function explainFetch(said: string, url: string): ConfigError | ServiceError {
  const problem = `Git could not fetch from ${url}`
  if (/error: 401|Authentication failed|could not read Username/i.test(said))
    return new ConfigError(`${problem}: the server refused the token. Check the input "github-token".`)
  if (/error: 403/.test(said))
    return new ConfigError(`${problem}: the token may not read. Add "contents: read" to the job's "permissions".`)
  if (/error: 404|repository .*not found/i.test(said))
    return new ConfigError(`${problem}: there is no such repository, or the token may not see it.`)
  if (/not our ref|couldn't find remote ref/i.test(said))
    return new ConfigError(`${problem}: the commit is not there any more. ${said}`)
  return new ServiceError(`${problem}: ${said}`)
}

/** Brings what a ref of the server names, and nothing where there is no such ref. Throws ConfigError or ServiceError. */
export function fetchRef(openGit: OpenGit, source: PushTarget['source'], ref: string): Promise<void> {
  // A pattern may fit nothing; a plain name would be an error then.
  return fetchFromServer(openGit, source, `+${ref}*:${ref}*`)
}

/** Moves a ref on the server to what follows it there, creating it where it is not. Throws git's own error. */
export async function pushRef(openGit: OpenGit, source: PushTarget['source'], ref: string): Promise<void> {
  await openServer(openGit, source).raw(['push', '--quiet', '--no-verify', source.url, `${ref}:${ref}`])
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
