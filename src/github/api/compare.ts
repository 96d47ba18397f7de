import type { Compared, ComparedFile } from '../compared.ts'
import type { Client } from './client/client.ts'

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const MAX_FILES = 300

/** What GitHub shows between two commits. */
export async function compareCommits({ octokit, place }: Client, base: string, head: string): Promise<Compared> {
  const { data } = await octokit.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}` })
  const files = data.files ?? []
  return {
    mergeBase: data.merge_base_commit.sha,
    tree: data.commits.find((commit) => commit.sha === head)?.commit.tree.sha,
    files: files.flatMap(toFiles),
    isWhole: files.length < MAX_FILES,
  }
}

interface FileData {
  readonly filename: string
  readonly status: string
  readonly sha: string | null
  readonly previous_filename?: string
}

/** A rename is GitHub's way to show a file that is gone and one that has come. */
function toFiles({ filename, status, sha, previous_filename: previous }: FileData): ComparedFile[] {
  const file = { path: filename, blob: status === 'removed' ? undefined : (sha ?? undefined) }
  return status === 'renamed' && previous !== undefined ? [{ path: previous, blob: undefined }, file] : [file]
}
