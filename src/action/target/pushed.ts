import { ConfigError } from '../../errors.ts'
import { type GitHubReader, readBase, readRequest, readState } from '../../github/github.ts'
import { STATUS_MARKER } from '../thread/conversation.ts'
import type { Standing } from './pin.ts'

/** What is asked of GitHub for it. */
type PushedReader = Pick<GitHubReader, 'commit' | 'said'>

/**
 * The target where its branch holds our own commit, of a run that was stopped between its push and its last words. Begun
 * anew, a run would find nothing red there, and nobody would be told what was pushed. All that the commit says of itself
 * is looked at again before anything is told.
 */
export async function findPushed<T extends Standing>(
  target: T,
  head: string,
  github: PushedReader,
): Promise<T | undefined> {
  const { thread, task, isFork } = target
  if (isFork || task !== 'failing_check' || thread === undefined) return undefined
  const { parents, message } = await github.commit(head)
  const base = readBase(message)
  if (base === undefined || readRequest(message) !== undefined) return undefined
  if (parents.length !== 1 || parents[0] !== base) return undefined
  const isAsked = target.commit === head
  if (await isTold(thread, { base, head, isAsked, github })) return undefined
  return { ...target, commit: base, pushed: { commit: head, isAsked } }
}

/** The endings of a run that has not told what became of its patch. */
const UNTOLD: ReadonlySet<string> = new Set(['error', 'cancelled'])

interface Asked {
  readonly base: string
  readonly head: string
  readonly isAsked: boolean
  readonly github: PushedReader
}

/** Whether a run has had its last words about the commit. A token that may not read them leaves it at that. */
async function isTold(thread: number, { base, head, isAsked, github }: Asked): Promise<boolean> {
  const said = await github.said(thread, STATUS_MARKER).catch((error: unknown) => {
    if (error instanceof ConfigError) return null
    throw error
  })
  if (said === null) return true
  const { running, last } = readState(said?.body)
  if (last?.commit === head) return true
  if (last?.commit !== base || UNTOLD.has(last.outcome)) return false
  // One that was killed since has pushed it, or was about what the branch holds, as this one is.
  return running === undefined || (isAsked && last.outcome === 'fixed')
}
