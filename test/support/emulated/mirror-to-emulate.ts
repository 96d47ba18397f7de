import type { GitStore } from '../github/state/git-store.ts'

/** Calls emulate's API as the repository's owner and answers with the body. Throws on an error. */
export type EmulateCall = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

/**
 * Brings every branch of the real git repository into emulate, object by object, through the API that it has for that.
 * Throws when a name comes out different, for then the two would not be talking about the same commit.
 */
export async function mirrorToEmulate(git: GitStore, call: EmulateCall, known: Map<string, string>): Promise<void> {
  for (const { ref, sha } of await git.refs('refs/heads')) {
    if (known.get(ref) === sha) continue
    const old = [...new Set(known.values())].map((commit) => `^${commit}`)
    const commits = await git.run(['rev-list', '--reverse', '--topo-order', sha, ...old])
    for (const commit of commits.split('\n').filter(Boolean)) await copyCommit(git, call, commit)
    if (known.has(ref)) await call('PATCH', `git/${ref}`, { sha, force: true })
    else await call('POST', 'git/refs', { ref, sha })
    known.set(ref, sha)
  }
}

async function copyCommit(git: GitStore, call: EmulateCall, sha: string): Promise<void> {
  const commit = await git.readCommit(sha)
  const entries = (await git.readTree(commit.tree, true)).filter(({ type }) => type !== 'tree')
  for (const entry of entries) {
    if (entry.type !== 'blob') continue
    const content = (await git.bytes(['cat-file', 'blob', entry.sha])).toString('base64')
    await call('POST', 'git/blobs', { content, encoding: 'base64' })
  }
  const tree = entries.map((entry) => ({ path: entry.path, mode: entry.mode, type: entry.type, sha: entry.sha }))
  requireSame('tree', commit.tree, await call('POST', 'git/trees', { tree }))
  const { message, parents, author, committer } = commit
  requireSame(
    'commit',
    sha,
    await call('POST', 'git/commits', { message, tree: commit.tree, parents, author, committer }),
  )
}

function requireSame(kind: string, ours: string, theirs: Record<string, unknown>): void {
  if (theirs.sha === ours) return
  throw new Error(
    `The ${kind} ${ours} became ${theirs.sha} in emulate. A commit's message must end with a line end and its times be in UTC.`,
  )
}
