import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FakeGitHub, Repository } from '../fake-github.ts'
import { git } from '../git.ts'

export interface CheckOut {
  readonly github: Pick<FakeGitHub, 'urls'>
  readonly repository: Repository
  /** A branch, or a commit. */
  readonly rev: string
  readonly directory: string
  /** 1 as in actions/checkout; 0 for everything. */
  readonly depth?: number
  /** Leaves the token where git finds it, as `persist-credentials: true` does: in a file of this folder. */
  readonly credentials?: { readonly token: string; readonly folder: string }
}

/** What a step with actions/checkout leaves: one commit, detached, and `origin` at the server. */
export async function checkOut({
  github,
  repository,
  rev,
  directory,
  depth = 1,
  credentials,
}: CheckOut): Promise<string> {
  const server = github.urls.server
  const sha = await repository.git.run(['rev-parse', `${rev}^{commit}`])
  await mkdir(directory, { recursive: true })
  await git(directory, ['init', '--quiet', '--template='])
  await git(directory, ['remote', 'add', 'origin', `${server}/${repository.fullName}`])
  const from = pathToFileURL(repository.git.directory).href
  await git(directory, ['fetch', '--quiet', '--no-tags', ...(depth > 0 ? [`--depth=${depth}`] : []), from, sha])
  await git(directory, ['checkout', '--quiet', '--detach', sha])
  if (credentials) await persist(directory, { ...credentials, server })
  return sha
}

/** https://github.com/actions/checkout, git-auth-helper.ts since v6 */
async function persist(directory: string, kept: { token: string; folder: string; server: string }): Promise<void> {
  const path = join(kept.folder, `git-credentials-${randomUUID()}.config`)
  const basic = Buffer.from(`x-access-token:${kept.token}`).toString('base64')
  await writeFile(path, `[http "${kept.server}/"]\n\textraheader = AUTHORIZATION: basic ${basic}\n`)
  await git(directory, ['config', '--local', `includeIf.gitdir:${join(directory, '.git')}.path`, path])
}
