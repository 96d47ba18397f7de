import * as z from 'zod'
import { renderGitCommit } from '../bodies/commit.ts'
import { repositoryUrl, webUrl } from '../bodies/repository.ts'
import {
  type Answer,
  created,
  GitHubError,
  type JsonObject,
  notFound,
  ok,
  param,
  type RepositoryExchange,
  type Route,
  readBody,
} from '../exchange.ts'
import type { TreeEntry } from '../state/git-store.ts'
import { changeRef } from '../state/refs.ts'
import { signatureOf } from './git-data.ts'

/** Files by their path. */
export const CONTENTS: readonly Route[] = [
  { method: 'GET', path: '/repos/{owner}/{repo}/contents/{path}', needs: [['contents', 'read']], handle: getContents },
  { method: 'PUT', path: '/repos/{owner}/{repo}/contents/{path}', needs: [['contents', 'write']], handle: putContents },
]

async function getContents(exchange: RepositoryExchange): Promise<Answer> {
  const { repository, query, accept } = exchange
  const path = param(exchange, 'path').replace(/^\/+|\/+$/g, '')
  const ref = query.get('ref') ?? repository.defaultBranch
  const commit = await repository.git.tryCommit(ref)
  if (commit === undefined) throw new GitHubError(404, `No commit found for the ref ${ref}`)
  const entry = await findEntry(exchange, commit, path)
  if (!entry) throw notFound()
  if (entry.type === 'tree') return listDirectory(exchange, { sha: entry.sha, path, ref })

  const content = await repository.git.readBlob(entry.sha)
  if (/application\/vnd\.github\.(v3\.)?raw/.test(accept)) {
    return { status: 200, text: { type: 'application/vnd.github.raw; charset=utf-8', content } }
  }
  const encoded = content.toString('base64').replace(/(.{60})/g, '$1\n')
  return ok({ ...renderEntry(exchange, { ...entry, path }, ref), encoding: 'base64', content: `${encoded}\n` })
}

async function findEntry(
  { repository }: RepositoryExchange,
  commit: string,
  path: string,
): Promise<TreeEntry | undefined> {
  const line = await repository.git.run(['ls-tree', '-z', '-l', '--full-tree', commit, '--', `:(literal)${path}`])
  const [meta = '', name = ''] = line.replace(/\0.*$/s, '').split('\t')
  const [mode = '', type = '', sha = '', size = '-'] = meta.split(/ +/)
  return sha ? { mode, type, sha, size: size === '-' ? undefined : Number(size), path: name } : undefined
}

async function listDirectory(
  exchange: RepositoryExchange,
  { sha, path, ref }: { readonly sha: string; readonly path: string; readonly ref: string },
): Promise<Answer> {
  const entries = await exchange.repository.git.readTree(sha, false)
  return ok(
    entries.map((entry) => renderEntry(exchange, { ...entry, path: path ? `${path}/${entry.path}` : entry.path }, ref)),
  )
}

function renderEntry({ world, repository }: RepositoryExchange, entry: TreeEntry, ref: string): JsonObject {
  const path = entry.path.split('/').map(encodeURIComponent).join('/')
  const self = `${repositoryUrl(world, repository)}/contents/${path}?ref=${encodeURIComponent(ref)}`
  const html = `${webUrl(world, repository)}/blob/${ref}/${path}`
  const git = `${repositoryUrl(world, repository)}/git/${entry.type}s/${entry.sha}`
  return {
    name: entry.path.slice(entry.path.lastIndexOf('/') + 1),
    path: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    url: self,
    html_url: html,
    git_url: git,
    download_url: entry.type === 'blob' ? `${webUrl(world, repository)}/raw/${ref}/${path}` : null,
    type: entry.type === 'tree' ? 'dir' : 'file',
    _links: { self, git, html },
  }
}

const PutBody = z.object({
  message: z.string(),
  content: z.string(),
  sha: z.string().optional(),
  branch: z.string().optional(),
})

async function putContents(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const { message, content, sha, branch = repository.defaultBranch } = readBody(exchange, PutBody)
  const path = param(exchange, 'path')
  const ref = `refs/heads/${branch}`
  const before = await repository.git.tryCommit(ref)
  if (before === undefined) throw new GitHubError(404, `Branch ${branch} not found`)
  const entry = await findEntry(exchange, before, path)
  if (entry && sha === undefined) throw new GitHubError(422, 'Invalid request.\n\n"sha" wasn\'t supplied.')
  if (entry && entry.sha !== sha) throw new GitHubError(409, `${path} does not match ${sha}`)

  const blob = await repository.git.writeBlob(Buffer.from(content, 'base64'))
  const who = signatureOf(exchange)
  const after = await repository.git.writeCommit({
    tree: await repository.git.writeTree(before, [{ path, mode: entry?.mode ?? '100644', sha: blob }]),
    parents: [before],
    author: who,
    committer: who,
    message,
  })
  await changeRef(world, { repository, actor, ref, before, after, via: 'rest' })
  const size = Buffer.from(content, 'base64').length
  const body = {
    content: renderEntry(exchange, { mode: '100644', type: 'blob', sha: blob, size, path }, branch),
    commit: renderGitCommit(world, repository, await repository.git.readCommit(after)),
  }
  return entry ? ok(body) : created(body)
}
