import { ConfigError } from '../../errors.ts'
import {
  type NewCommit,
  type PublishParts,
  readBase,
  readPatchDigest,
  translatePushError,
} from '../../github/github.ts'
import type { Host } from '../../host.ts'
import { serverSource } from '../place.ts'
import type { Admitted, Setting } from '../setting.ts'

/** Makes a commit and puts it on its branch: by a push of git, or through the API where GitHub shall sign it. */
export function createCommitter(setting: Setting, { mirror, signal }: Host): PublishParts['commit'] {
  const { config, writer, place, token } = setting
  const source = serverSource(place, token)

  async function push(commit: NewCommit): Promise<string> {
    const { branch, expected, parent, change, message } = commit
    const made = await mirror.commit(change.tree, { parent, message })
    try {
      await mirror.push({ source, commit: made, branch, expected })
    } catch (error) {
      signal.throwIfAborted()
      throw translatePushError(error, commit)
    }
    return made
  }

  return async (commit) => {
    signal.throwIfAborted()
    // The commit may stand on one that was made since the mirror was filled.
    if (!(await mirror.has(commit.parent))) await mirror.fetchCommit(source, commit.parent)
    if (!config.signCommits) return push(commit)
    const change = await mirror.change(await mirror.treeOf(commit.parent), commit.change.tree)
    return writer.commit({ ...commit, change })
  }
}

/** A person may have amended a commit of ours, and its message still says that it is. */
export function createAsMadeTest({ place, token }: Admitted, { mirror }: Host): PublishParts['isAsMade'] {
  const source = serverSource(place, token)
  return async ({ commit, tree, message }) => {
    const [base, digest] = [readBase(message), readPatchDigest(message)]
    if (base === undefined || digest === undefined) return false
    try {
      for (const name of [commit, base]) if (!(await mirror.has(name))) await mirror.fetchCommit(source, name)
      const change = await mirror.change(await mirror.treeOf(base), tree)
      return change.sha256 === digest
    } catch (error) {
      // What cannot be looked at is left alone.
      if (error instanceof ConfigError) return false
      throw error
    }
  }
}
