import type { JsonObject } from '../exchange.ts'
import type { CommitObject, FileDifference } from '../state/git-store.ts'
import type { Repository, User, World } from '../state/world.ts'
import { ACTIONS_BOT } from '../state/world.ts'
import { nodeId, renderUser, repositoryUrl, webUrl } from './repository.ts'

const hasSigned = ({ signed }: Repository, sha: string): JsonObject => {
  const verified = signed.has(sha)
  return {
    verified,
    reason: verified ? 'valid' : 'unsigned',
    signature: verified ? '-----BEGIN PGP SIGNATURE-----' : null,
    payload: verified ? `commit ${sha}` : null,
    verified_at: verified ? '2026-11-01T12:00:00Z' : null,
  }
}

/** The account whose address made the commit, as far as GitHub knows one. */
function accountOf(world: World, email: string): User | undefined {
  const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(email)?.[1]
  if (login === ACTIONS_BOT.login) return ACTIONS_BOT
  return login === undefined ? undefined : world.users.get(login.toLowerCase())
}

/** A commit as the repositories API shows it. */
export function renderCommit(world: World, repository: Repository, commit: CommitObject): JsonObject {
  const url = `${repositoryUrl(world, repository)}/commits/${commit.sha}`
  const author = accountOf(world, commit.author.email)
  const committer = accountOf(world, commit.committer.email)
  return {
    sha: commit.sha,
    node_id: nodeId('C', commit.sha),
    commit: {
      author: { ...commit.author },
      committer: { ...commit.committer },
      message: commit.message,
      tree: { sha: commit.tree, url: `${repositoryUrl(world, repository)}/git/trees/${commit.tree}` },
      url: `${repositoryUrl(world, repository)}/git/commits/${commit.sha}`,
      comment_count: 0,
      verification: hasSigned(repository, commit.sha),
    },
    url,
    html_url: `${webUrl(world, repository)}/commit/${commit.sha}`,
    comments_url: `${url}/comments`,
    author: author ? renderUser(world, author) : null,
    committer: committer ? renderUser(world, committer) : null,
    parents: renderParents(world, repository, commit, 'commits'),
  }
}

/** A commit as the git data API shows it. */
export function renderGitCommit(world: World, repository: Repository, commit: CommitObject): JsonObject {
  const url = repositoryUrl(world, repository)
  return {
    sha: commit.sha,
    node_id: nodeId('C', commit.sha),
    url: `${url}/git/commits/${commit.sha}`,
    html_url: `${webUrl(world, repository)}/commit/${commit.sha}`,
    author: { ...commit.author },
    committer: { ...commit.committer },
    tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
    message: commit.message,
    parents: renderParents(world, repository, commit, 'git/commits'),
    verification: hasSigned(repository, commit.sha),
  }
}

function renderParents(world: World, repository: Repository, { parents }: CommitObject, path: string): JsonObject[] {
  return parents.map((sha) => ({
    sha,
    url: `${repositoryUrl(world, repository)}/${path}/${sha}`,
    html_url: `${webUrl(world, repository)}/commit/${sha}`,
  }))
}

/** A commit as runs and webhooks carry it. */
export function renderSimpleCommit(commit: CommitObject): JsonObject {
  return {
    id: commit.sha,
    tree_id: commit.tree,
    message: commit.message,
    timestamp: commit.committer.date,
    author: { name: commit.author.name, email: commit.author.email },
    committer: { name: commit.committer.name, email: commit.committer.email },
  }
}

export function renderFile(
  world: World,
  repository: Repository,
  file: FileDifference & { readonly head: string },
): JsonObject {
  const path = file.path.split('/').map(encodeURIComponent).join('/')
  const web = webUrl(world, repository)
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${web}/blob/${file.head}/${path}`,
    raw_url: `${web}/raw/${file.head}/${path}`,
    contents_url: `${repositoryUrl(world, repository)}/contents/${path}?ref=${file.head}`,
    ...(file.patch !== undefined && { patch: file.patch }),
    ...(file.previousPath !== undefined && { previous_filename: file.previousPath }),
  }
}

export function renderRef(
  world: World,
  repository: Repository,
  { ref, sha }: { ref: string; sha: string },
): JsonObject {
  const url = repositoryUrl(world, repository)
  return {
    ref,
    node_id: nodeId('REF', ref),
    url: `${url}/git/${ref}`,
    object: { sha, type: 'commit', url: `${url}/git/commits/${sha}` },
  }
}
