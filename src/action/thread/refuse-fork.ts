import { messageOf } from '../../errors.ts'
import {
  type GateSettings,
  type GitHubReader,
  type GitHubWriter,
  gate,
  MAX_POST,
  marker,
  renderEndingComment,
} from '../../github/github.ts'
import type { Target } from '../target/target.ts'

interface ForkParts {
  readonly target: Pick<Target, 'actors' | 'isFork' | 'isLocked' | 'thread' | 'comment' | 'requester'>
  readonly config: GateSettings & { readonly triggerPhrase: string }
  readonly reader: Pick<GitHubReader, 'permissionOf'>
  readonly writer: Pick<GitHubWriter, 'say' | 'react'>
  readonly runUrl: string
  readonly warn: (problem: string) => void
}

/**
 * Tells a person who has asked for a fork's commit why nothing is started, and what to do. Somebody who may not start runs
 * hears nothing: no stranger can make us write, and nobody hears of a red run that nobody asked about.
 */
export async function refuseFork(parts: ForkParts, reason: string): Promise<void> {
  const { target, config, writer, runUrl, warn } = parts
  const { thread, comment, isFork, isLocked, requester } = target
  // The jobs of a split workflow that meet a refusal may not write.
  if (!isFork || requester === undefined || thread === undefined || isLocked || config.phase !== 'all') return
  try {
    if (!(await isOnlyTheFork(parts))) return
    if (comment) await writer.react(comment, 'eyes')
    await writer.say(thread, marker('fork'), renderRefusal(reason, config.triggerPhrase, runUrl))
    if (comment) await writer.react(comment, 'confused')
  } catch (error) {
    warn(`The thread could not be told: ${messageOf(error)}`)
  }
}

/** Whether the same people could start the run on a commit of this repository. */
const isOnlyTheFork = async ({ target, config, reader }: ForkParts): Promise<boolean> =>
  (await gate({ actors: target.actors, isFork: false }, config, reader)) === undefined

const renderRefusal = (reason: string, triggerPhrase: string, runUrl: string): string =>
  renderEndingComment(
    {
      outcome: 'skipped',
      redWhere: null,
      isProven: false,
      summary: reason,
      account: '',
      next: [`When the workflow on the default branch is like that, write \`${triggerPhrase} fix\` again.`],
      proof: undefined,
      details: undefined,
      runUrl,
    },
    MAX_POST,
  )
