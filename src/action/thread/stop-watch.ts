import { findCommand, type GitHubReader, type Remark, type ThreadRef } from '../../github/github.ts'

export interface StopWatchParts {
  readonly reader: Pick<GitHubReader, 'remarksSince'>
  readonly thread: ThreadRef
  /** What was written before is about another run. */
  readonly since: Date
  readonly triggerPhrase: string
  /** Whether this person may stop the run. */
  readonly mayStop: (login: string) => Promise<boolean>
}

/** Looks for a command to stop among what was written in the thread since. */
export function createStopWatch(parts: StopWatchParts): () => Promise<boolean> {
  const { reader, thread, since, triggerPhrase, mayStop } = parts
  const looked = new Set<number>()

  const isStop = (remark: Remark) =>
    !remark.authorIsBot &&
    Date.parse(remark.createdAt) >= since.getTime() &&
    isUnedited(remark) &&
    findCommand(remark.body, triggerPhrase)?.verb === 'stop'

  return async () => {
    const remarks = await reader.remarksSince(thread, since.toISOString())
    // Each is looked at once: nobody's comment costs a question about permissions twice.
    for (const remark of remarks.filter(({ id }) => !looked.has(id))) {
      looked.add(remark.id)
      if (isStop(remark) && (await mayStop(remark.author))) return true
    }
    return false
  }
}

/** Submitting a review is an update of its remarks, so that theirs says nothing. */
const isUnedited = ({ path, createdAt, updatedAt }: Remark) => path !== undefined || createdAt === updatedAt
