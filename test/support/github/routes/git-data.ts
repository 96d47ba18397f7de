import * as z from 'zod'
import { renderGitCommit, renderRef } from '../bodies/commit.ts'
import { nodeId, repositoryUrl } from '../bodies/repository.ts'
import {
  type Answer,
  created,
  GitHubError,
  NO_CONTENT,
  notFound,
  ok,
  paginate,
  param,
  type RepositoryExchange,
  type Route,
  readBody,
} from '../exchange.ts'
import type { Signature } from '../state/git-store.ts'
import { changeRef } from '../state/refs.ts'
import { timestamp } from '../state/world.ts'

/** Git's objects and refs, one by one. */
export const GIT_DATA: readonly Route[] = [
  { method: 'POST', path: '/repos/{owner}/{repo}/git/blobs', needs: [['contents', 'write']], handle: createBlob },
  { method: 'GET', path: '/repos/{owner}/{repo}/git/blobs/{file_sha}', needs: [['contents', 'read']], handle: getBlob },
  { method: 'POST', path: '/repos/{owner}/{repo}/git/trees', needs: [['contents', 'write']], handle: createTree },
  { method: 'GET', path: '/repos/{owner}/{repo}/git/trees/{tree_sha}', needs: [['contents', 'read']], handle: getTree },
  { method: 'POST', path: '/repos/{owner}/{repo}/git/commits', needs: [['contents', 'write']], handle: createCommit },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/git/commits/{commit_sha}',
    needs: [['contents', 'read']],
    handle: getCommit,
  },
  { method: 'GET', path: '/repos/{owner}/{repo}/git/ref/{ref}', needs: [['contents', 'read']], handle: getRef },
  {
    method: 'GET',
    path: '/repos/{owner}/{repo}/git/matching-refs/{ref}',
    needs: [['contents', 'read']],
    handle: matchRefs,
  },
  { method: 'POST', path: '/repos/{owner}/{repo}/git/refs', needs: [['contents', 'write']], handle: createRef },
  { method: 'PATCH', path: '/repos/{owner}/{repo}/git/refs/{ref}', needs: [['contents', 'write']], handle: updateRef },
  { method: 'DELETE', path: '/repos/{owner}/{repo}/git/refs/{ref}', needs: [['contents', 'write']], handle: deleteRef },
]

/** Whoever the token stands for. https://api.github.com/users/github-actions[bot] */
export function signatureOf({ world, actor }: RepositoryExchange): Signature {
  const { id, login } = actor.user
  return { name: login, email: `${id}+${login}@users.noreply.github.com`, date: timestamp(world.now()) }
}

const BlobBody = z.object({ content: z.string(), encoding: z.string().optional() })

async function createBlob(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const { content, encoding = 'utf-8' } = readBody(exchange, BlobBody)
  const input = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
  const sha = await repository.git.writeBlob(input)
  return created({ sha, url: `${repositoryUrl(world, repository)}/git/blobs/${sha}` })
}

async function getBlob(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const sha = param(exchange, 'file_sha')
  const content = await repository.git.readBlob(sha).catch(() => undefined)
  if (content === undefined) throw notFound()
  return ok({
    sha,
    node_id: nodeId('B', sha),
    size: content.length,
    url: `${repositoryUrl(world, repository)}/git/blobs/${sha}`,
    content: content.toString('base64'),
    encoding: 'base64',
  })
}

const TreeBody = z.object({
  base_tree: z.string().optional(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.string().optional(),
      sha: z.string().nullable().optional(),
      content: z.string().optional(),
    }),
  ),
})

async function createTree(exchange: RepositoryExchange): Promise<Answer> {
  const { git } = exchange.repository
  const { base_tree: base, tree } = readBody(exchange, TreeBody)
  if (base !== undefined && (await git.tryRun(['rev-parse', '-q', '--verify', `${base}^{tree}`])) === undefined) {
    throw new GitHubError(422, 'base_tree is not a valid tree oid')
  }
  const entries = await Promise.all(
    tree.map(async ({ path, mode, sha, content }) => ({
      path,
      mode,
      sha: content === undefined ? (sha ?? null) : await git.writeBlob(content),
    })),
  )
  for (const { sha, mode } of entries) {
    const isThere = sha === null || mode === '160000' || (await git.tryRun(['cat-file', '-e', sha])) !== undefined
    if (!isThere) throw new GitHubError(422, `tree.sha ${sha} is not a valid blob`)
  }
  return created(await renderTree(exchange, await git.writeTree(base, entries), false))
}

async function getTree(exchange: RepositoryExchange): Promise<Answer> {
  const tree = await exchange.repository.git.tryRun([
    'rev-parse',
    '-q',
    '--verify',
    `${param(exchange, 'tree_sha')}^{tree}`,
  ])
  if (tree === undefined) throw notFound()
  return ok(await renderTree(exchange, tree, exchange.query.has('recursive')))
}

async function renderTree({ world, repository }: RepositoryExchange, sha: string, recursive: boolean) {
  const url = `${repositoryUrl(world, repository)}/git`
  const entries = await repository.git.readTree(sha, recursive)
  return {
    sha,
    url: `${url}/trees/${sha}`,
    tree: entries.map((entry) => ({
      path: entry.path,
      mode: entry.mode,
      type: entry.type,
      sha: entry.sha,
      ...(entry.size !== undefined && { size: entry.size }),
      ...(entry.type !== 'commit' && { url: `${url}/${entry.type}s/${entry.sha}` }),
    })),
    truncated: false,
  }
}

const Who = z.object({ name: z.string(), email: z.string(), date: z.string().optional() })
const CommitBody = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.array(z.string()).optional(),
  author: Who.optional(),
  committer: z
    .object({ name: z.string().optional(), email: z.string().optional(), date: z.string().optional() })
    .optional(),
  signature: z.string().optional(),
})

/** Signed by GitHub when a bot makes it and says nothing of author, committer or signature. */
async function createCommit(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const { message, tree, parents = [], author, committer, signature } = readBody(exchange, CommitBody)
  for (const sha of [tree, ...parents]) {
    if ((await repository.git.tryRun(['cat-file', '-e', sha])) === undefined) {
      throw new GitHubError(
        422,
        sha === tree ? 'Tree SHA does not exist' : 'Parent SHA does not exist or is not a commit object',
      )
    }
  }
  const self = signatureOf(exchange)
  const writer = { ...self, ...author, date: author?.date ?? self.date }
  const sha = await repository.git.writeCommit({
    tree,
    parents,
    author: writer,
    committer: {
      name: committer?.name ?? writer.name,
      email: committer?.email ?? writer.email,
      date: committer?.date ?? writer.date,
    },
    message,
  })
  if (actor.kind !== 'user' && !author && !committer && !signature) repository.signed.add(sha)
  return created(renderGitCommit(world, repository, await repository.git.readCommit(sha)))
}

async function getCommit(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const sha = await repository.git.tryCommit(param(exchange, 'commit_sha'))
  if (sha === undefined) throw notFound()
  return ok(renderGitCommit(world, repository, await repository.git.readCommit(sha)))
}

async function getRef(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const ref = `refs/${param(exchange, 'ref')}`
  const sha = await repository.git.tryRef(ref)
  if (sha === undefined) throw notFound()
  return ok(renderRef(world, repository, { ref, sha }))
}

async function matchRefs(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository } = exchange
  const prefix = `refs/${param(exchange, 'ref')}`
  const refs = (await repository.git.refs('refs')).filter(({ ref }) => ref.startsWith(prefix))
  return paginate(exchange, refs, (page) => page.map((ref) => renderRef(world, repository, ref)))
}

const RefBody = z.object({ ref: z.string(), sha: z.string() })

async function createRef(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const { ref, sha } = readBody(exchange, RefBody)
  if (!/^refs\/[^/]+\/./.test(ref)) throw new GitHubError(422, `${ref} is not a valid ref name.`)
  await requireObject(exchange, sha)
  if (await repository.git.tryRef(ref)) {
    throw new GitHubError(422, 'Reference already exists')
  }
  await changeRef(world, { repository, actor, ref, before: undefined, after: sha, via: 'rest' })
  return created(renderRef(world, repository, { ref, sha }))
}

const UpdateBody = z.object({ sha: z.string(), force: z.boolean().optional() })

async function updateRef(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const { sha, force = false } = readBody(exchange, UpdateBody)
  const { ref, before } = await existingRef(exchange)
  await requireObject(exchange, sha)
  if (!force && !(await repository.git.isAncestor(before, sha))) {
    throw new GitHubError(422, 'Update is not a fast forward')
  }
  await changeRef(world, { repository, actor, ref, before, after: sha, via: 'rest' })
  return ok(renderRef(world, repository, { ref, sha }))
}

async function deleteRef(exchange: RepositoryExchange): Promise<Answer> {
  const { world, repository, actor } = exchange
  const { ref, before } = await existingRef(exchange)
  await changeRef(world, { repository, actor, ref, before, after: undefined, via: 'rest' })
  return NO_CONTENT
}

async function existingRef(exchange: RepositoryExchange): Promise<{ ref: string; before: string }> {
  const ref = `refs/${param(exchange, 'ref')}`
  const before = await exchange.repository.git.tryRef(ref)
  if (before === undefined) throw new GitHubError(422, 'Reference does not exist')
  return { ref, before }
}

async function requireObject({ repository }: RepositoryExchange, sha: string): Promise<void> {
  if ((await repository.git.tryRun(['cat-file', '-e', sha])) === undefined) {
    throw new GitHubError(422, 'Object does not exist')
  }
}
