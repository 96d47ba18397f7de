import { findCommand, type GitHubReader, type Remark, type ThreadRef } from '../../github/github.ts'

interface StopWatchParts {
  readonly reader: Pick<GitHubReader, 'remarksSince'>
  readonly thread: ThreadRef
  /** What was written before is about another run. Asked once. */
  readonly since: () => Promise<Date>
  readonly triggerPhrase: string
  /** Whether this person may stop the run. */
  readonly mayStop: (login: string) => Promise<boolean>
  readonly warn: (problem: unknown) => void
}

/**
 * Looks for a command to stop among what was written in the thread since. Where GitHub does not answer, the run goes on: that
 * is told once, and looked again the next time.
 */
export function createStopWatch(parts: StopWatchParts): () => Promise<boolean> {
  const { reader, thread, since, triggerPhrase, mayStop, warn } = parts
  const looked = new Set<number>()
  let begin: Date | undefined
  let isTold = false

  const isStop = (remark: Remark) =>
    !remark.authorIsBot && isUnedited(remark) && findCommand(remark.body, triggerPhrase)?.verb === 'stop'

  async function look(): Promise<boolean> {
    begin ??= await since()
    const begunAt = begin.getTime()
    const remarks = await reader.remarksSince(thread, begin.toISOString())
    // Each is looked at once: nobody's comment costs a question about permissions twice.
    for (const remark of remarks.filter(({ id }) => !looked.has(id))) {
      looked.add(remark.id)
      if (Date.parse(remark.createdAt) >= begunAt && isStop(remark) && (await mayStop(remark.author))) return true
    }
    return false
  }
  return () =>
    look().catch((problem: unknown) => {
      if (!isTold) warn(problem)
      isTold = true
      return false
    })
}

/** Submitting a review is an update of its remarks, so that theirs says nothing. */
const isUnedited = ({ path, createdAt, updatedAt }: Remark) => path !== undefined || createdAt === updatedAt
