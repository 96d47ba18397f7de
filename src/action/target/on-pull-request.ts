import { readBase, readRequest, type Thread } from '../../github/github.ts'

/** On one of our own pull requests a patch is built upon; on others the head is repaired. */
export function onPullRequest(
  pull: NonNullable<Thread['pullRequest']>,
  { branchPrefix }: { readonly branchPrefix: string },
) {
  const { commit, branch, isFork, baseBranch, merge } = pull
  // A person may have pushed on top of our commits. A branch that has none of ours is not ours, whatever its name.
  const base = isFork || !branch.startsWith(branchPrefix) ? undefined : findFirst(pull.messages, readBase)
  if (base === undefined) {
    return { task: 'failing_check', commit, branch, isFork, baseBranch, isOfMerge: true, merge } as const
  }
  const continues = { branch, commit, request: findFirst(pull.messages, readRequest) }
  return { task: 'review_feedback', commit: base, branch: baseBranch, isFork, baseBranch, continues } as const
}

const findFirst = (messages: readonly string[], read: (message: string) => string | undefined): string | undefined =>
  messages.map(read).find((found) => found !== undefined)
