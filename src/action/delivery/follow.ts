import { rm, writeFile } from 'node:fs/promises'
import { ConfigError } from '../../errors.ts'
import type { Proposal } from '../../github/github.ts'
import type { Host } from '../../host.ts'
import type { Change } from '../../workspace/types.ts'
import type { Informed } from '../failure-log.ts'
import { serverSource } from '../place.ts'
import type { Setting } from '../setting.ts'
import { type Delivery, deliver } from './deliver.ts'
import { reprove } from './reprove.ts'
import { describeRefusal, reviewAgain } from './take-over.ts'

interface Delivered {
  readonly proposal: Proposal
  readonly delivery: Delivery | undefined
}

/** Publishes a proven patch. Where the branch has moved meanwhile, the patch is proven on what it holds now, once. */
export async function deliverOrFollow(setting: Informed, host: Host, proposal: Proposal): Promise<Delivered> {
  const delivery = await deliver(setting, host, proposal)
  const { published } = delivery
  const now = published?.kind === 'stale' && !setting.target.continues ? published.now : undefined
  if (now === undefined) return { proposal, delivery }

  const text = `The branch ${proposal.branch} holds ${now.slice(0, 12)} now. The patch is proven again on that commit.`
  setting.show({ type: 'notice', text })
  const moved = await moveTo(setting, host, { proposal, now })
  if (typeof moved !== 'string') return { proposal: moved, delivery: await deliver(setting, host, moved) }
  const reason = `The branch ${proposal.branch} holds ${now.slice(0, 12)} now, and ${moved}`
  return { proposal, delivery: { published: { kind: 'stale', reason, now }, problem: undefined } }
}

interface Moved {
  readonly proposal: Proposal
  readonly now: string
}

/** The same patch, proven on another commit; or what stands in its way there. */
async function moveTo(setting: Informed, host: Host, { proposal, now }: Moved): Promise<Proposal | string> {
  const change = proposal.change && (await rebase(setting, host, { patch: proposal.change.patch, now }))
  if (!change) return 'the patch does not apply to it.'
  const objection = reviewAgain(setting, change)
  if (objection !== undefined) return `there ${describeRefusal(objection)}`
  const again = await reprove(setting, host, { ...proposal, commit: now, change, evidence: undefined })
  return again.outcome === 'fixed' ? again : `the patch is not proven there. ${again.summary}`
}

async function rebase(
  { place, token }: Setting,
  { mirror }: Host,
  { patch, now }: { readonly patch: string; readonly now: string },
): Promise<Change | undefined> {
  await mirror.fetchCommit(serverSource(place, token), now)
  const baseTree = await mirror.treeOf(now)
  const file = mirror.scratch('moved')
  try {
    await writeFile(file, patch)
    return await mirror.change(baseTree, await mirror.treeWithPatch(baseTree, file))
  } catch (error) {
    if (error instanceof ConfigError) return undefined
    throw error
  } finally {
    await rm(file, { force: true })
  }
}
