import type { Octokit } from '@octokit/rest'
import { ConfigError } from '../../errors.ts'
import type { ChangeEntry } from '../../workspace/types.ts'
import type { NewCommit } from '../publish.ts'
import type { Repository } from '../types.ts'

/**
 * A commit that GitHub makes and signs. `createCommitOnBranch` is Verified with every token, and writes plain files only;
 * executable ones go through the git data API, whose commits GitHub signs for bots and apps.
 */
export async function commitThroughApi(octokit: Octokit, place: Repository, commit: NewCommit): Promise<string> {
  await placeBranch(octokit, place, commit)
  const isPlain = commit.change.entries.every((entry) => entry.kind === 'delete' || entry.newMode === '100644')
  return isPlain ? createOnBranch(octokit, place, commit) : createByGitData(octokit, place, commit)
}

/** The branch must exist at the new commit's parent. It is created there, or moved there from where it is expected. */
async function placeBranch(
  octokit: Octokit,
  place: Repository,
  { branch, expected, parent }: NewCommit,
): Promise<void> {
  if (expected === parent) return
  if (expected === undefined) {
    await octokit.git.createRef({ ...place, ref: `refs/heads/${branch}`, sha: parent })
    return
  }
  const { data } = await octokit.git.getRef({ ...place, ref: `heads/${branch}` })
  if (data.object.sha !== expected)
    throw new ConfigError(`The branch ${branch} was changed by somebody else at the same time. Start the run again.`)
  await octokit.git.updateRef({ ...place, ref: `heads/${branch}`, sha: parent, force: true })
}

const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

async function createOnBranch(
  octokit: Octokit,
  { owner, repo }: Repository,
  { branch, parent, change, message }: NewCommit,
): Promise<string> {
  const [headline = '', ...body] = message.split('\n')
  const result = await octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(MUTATION, {
    input: {
      branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
      expectedHeadOid: parent,
      message: { headline, body: body.join('\n').trim() },
      fileChanges: {
        additions: change.entries
          .filter((entry) => entry.kind !== 'delete')
          .map((entry) => ({ path: entry.path, contents: contentOf(entry).toString('base64') })),
        deletions: change.entries.filter((entry) => entry.kind === 'delete').map(({ path }) => ({ path })),
      },
    },
  })
  return result.createCommitOnBranch.commit.oid
}

async function createByGitData(
  octokit: Octokit,
  place: Repository,
  { branch, parent, change, message }: NewCommit,
): Promise<string> {
  const { data: tree } = await octokit.git.createTree({
    ...place,
    base_tree: change.baseTree,
    tree: change.entries.map((entry) =>
      entry.kind === 'delete'
        ? { path: entry.path, mode: '100644' as const, type: 'blob' as const, sha: null }
        : {
            path: entry.path,
            mode: entry.newMode === '100755' ? ('100755' as const) : ('100644' as const),
            type: 'blob' as const,
            content: entry.after ?? '',
          },
    ),
  })
  if (tree.sha !== change.tree)
    throw new Error(`GitHub made the tree ${tree.sha} of the patch, and ${change.tree} was proven.`)
  // Without author and committer GitHub signs it.
  const { data: commit } = await octokit.git.createCommit({ ...place, message, tree: tree.sha, parents: [parent] })
  await octokit.git.updateRef({ ...place, ref: `heads/${branch}`, sha: commit.sha, force: false })
  return commit.sha
}

function contentOf({ path, after }: ChangeEntry): Buffer {
  if (after === undefined) throw new Error(`The text of ${path} is not known, so it cannot be sent.`)
  return Buffer.from(after)
}
