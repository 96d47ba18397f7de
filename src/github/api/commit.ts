import { createHash } from 'node:crypto'
import { ConfigError, messageOf, ServiceError } from '../../errors.ts'
import type { ChangeEntry } from '../../workspace/types.ts'
import type { NewCommit } from '../publish.ts'
import type { Client } from './client/client.ts'
import { isFault, wordsOf } from './client/errors.ts'
import { NO_RETRY } from './client/once.ts'
import { findRefusal } from './client/refusals.ts'

/**
 * A commit that GitHub makes and signs. `createCommitOnBranch` is Verified with every token, and writes plain files onto
 * the end of a branch. Executable files, and branches whose commit is replaced, go through the git data API: there the
 * branch moves in one step to a commit that is whole, and GitHub signs what bots and apps make.
 */
export async function commitThroughApi(client: Client, commit: NewCommit): Promise<string> {
  const { change, expected, parent } = commit
  const isPlain = change.entries.every((entry) => entry.kind === 'delete' || entry.newMode === '100644')
  const isAtEnd = expected === undefined || expected === parent
  try {
    return await (isPlain && isAtEnd ? createOnBranch(client, commit) : createByGitData(client, commit))
  } catch (error) {
    if (error instanceof ConfigError || error instanceof ServiceError) throw error
    throw findRefusal(wordsOf(error), commit) ?? error
  }
}

const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

async function createOnBranch(client: Client, commit: NewCommit): Promise<string> {
  const { octokit, place } = client
  const { branch, parent, expected, change, message } = commit
  const [headline = '', ...body] = message.split('\n')
  const input = {
    branch: { repositoryNameWithOwner: `${place.owner}/${place.repo}`, branchName: branch },
    expectedHeadOid: parent,
    message: { headline, body: body.join('\n').trim() },
    fileChanges: {
      additions: change.entries
        .filter((entry) => entry.kind !== 'delete')
        .map((entry) => ({ path: entry.path, contents: contentOf(entry).toString('base64') })),
      deletions: change.entries.filter((entry) => entry.kind === 'delete').map(({ path }) => ({ path })),
    },
  }
  if (expected === undefined) await createBranch(client, branch, parent)
  const result = await octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(MUTATION, {
    input,
    ...NO_RETRY,
  })
  return result.createCommitOnBranch.commit.oid
}

async function createByGitData(client: Client, commit: NewCommit): Promise<string> {
  const { octokit, place } = client
  const { branch, parent, expected, change, message } = commit
  const { data: tree } = await octokit.git.createTree({
    ...place,
    base_tree: change.baseTree,
    tree: await Promise.all(change.entries.map((entry) => toTreeEntry(client, entry))),
  })
  if (tree.sha !== change.tree)
    throw new ConfigError(`GitHub made the tree ${tree.sha} of the patch, and ${change.tree} was proven.`)
  // Without author and committer GitHub signs it.
  const { data: made } = await octokit.git.createCommit({ ...place, message, tree: tree.sha, parents: [parent] })
  if (!made.verification.verified) throw notSigned(made.verification.reason)
  if (expected === undefined) await createBranch(client, branch, made.sha)
  else await moveBranch(client, commit, made.sha)
  return made.sha
}

const notSigned = (reason: string) =>
  new ConfigError(
    `GitHub did not sign the commit (${reason}). With "sign-commits" it takes the job's token or that of a GitHub App; a person's token signs plain files on new branches only.`,
  )

/** A blob by its bytes: a tree's own text field takes UTF-8 alone. */
async function toTreeEntry({ octokit, place }: Client, entry: ChangeEntry) {
  const { path } = entry
  if (entry.kind === 'delete') return { path, mode: '100644', type: 'blob', sha: null } as const
  const content = contentOf(entry).toString('base64')
  const { data } = await octokit.git.createBlob({ ...place, content, encoding: 'base64' })
  return { path, mode: entry.newMode === '100755' ? '100755' : '100644', type: 'blob', sha: data.sha } as const
}

/** Creates only: a branch that is there, and elsewhere, is somebody else's. */
async function createBranch({ octokit, place }: Client, branch: string, sha: string): Promise<void> {
  try {
    await octokit.git.createRef({ ...place, ref: `refs/heads/${branch}`, sha, ...NO_RETRY })
  } catch (error) {
    const mayBeThere = isFault(error) || /already exists/i.test(messageOf(error))
    const head = mayBeThere ? await headOf({ octokit, place }, branch).catch(() => undefined) : undefined
    if (head !== sha) throw error
  }
}

/** The API cannot compare and move in one step, so that it is compared right before. */
async function moveBranch({ octokit, place }: Client, commit: NewCommit, sha: string): Promise<void> {
  const { branch, expected, parent } = commit
  if ((await headOf({ octokit, place }, branch)) !== expected)
    throw new ServiceError(`The branch ${branch} was changed by somebody else at the same time. Start the run again.`)
  await octokit.git.updateRef({ ...place, ref: `heads/${branch}`, sha, force: expected !== parent })
}

async function headOf({ octokit, place }: Pick<Client, 'octokit' | 'place'>, branch: string): Promise<string> {
  const { data } = await octokit.git.getRef({ ...place, ref: `heads/${branch}` })
  return data.object.sha
}

/** The file's bytes, when its text says them all. */
function contentOf({ path, after, newBlob }: ChangeEntry): Buffer {
  const content = Buffer.from(after ?? '')
  if (after !== undefined && nameOfBlob(content) === newBlob) return content
  throw new ConfigError(
    `${path} is not UTF-8 text, so it cannot be committed through the API. Set "sign-commits: false".`,
  )
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
const nameOfBlob = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
