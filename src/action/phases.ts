import { resolve } from 'node:path'
import { requireModel } from '../config.ts'
import { writeProposal } from '../github/github.ts'
import type { Host } from '../host.ts'
import { summarise } from '../summary.ts'
import { conclusionOf } from '../task.ts'
import { type Delivery, deliver } from './delivery/deliver.ts'
import { deliverOrFollow } from './delivery/follow.ts'
import { reprove } from './delivery/reprove.ts'
import { takeOver } from './delivery/take-over.ts'
import { type Ended, explain } from './failure.ts'
import { propose, type Remembering } from './propose.ts'
import type { Report } from './report.ts'
import { type Admitted, readRules, type Setting } from './setting.ts'
import { type Conversation, SILENT } from './thread/conversation.ts'
import { type Result, toEnding } from './thread/ending.ts'
import { countAttempt, keepResult, recall } from './thread/memory.ts'
import { openConversation } from './thread/open.ts'
import { answerRemarks } from './thread/remarks.ts'
import { BUSY, turnAway } from './thread/talk.ts'

/** The whole run in one job, or the part of it that this job is for. */
export async function runPhase(admitted: Admitted, host: Host): Promise<Report> {
  switch (admitted.config.phase) {
    case 'all':
      return repair(admitted, host)
    case 'propose':
      return proposeOnly(await readRules(admitted), host)
    case 'verify':
      return verifyOnly(await readRules(admitted), host)
    case 'publish':
      return publishOnly(await readRules(admitted), host)
    case 'doctor':
      throw new Error('The doctor looks at the set-up and takes no request; it has an entry of its own.')
  }
}

/** Whatever ends the run after the thread was told of it, the thread is told of that as well. */
async function repair(admitted: Admitted, host: Host): Promise<Report> {
  const { memory, isBusy } = await recall(admitted)
  if (isBusy) return { outcome: 'skipped', summary: await turnAway(admitted) }
  const conversation = openConversation(admitted, host, memory)
  await conversation.begin()
  try {
    return await repairAloud(await readRules(admitted), host, { conversation, memory })
  } catch (error) {
    const ended = explain(error, admitted.redact)
    const commentUrl = await sayEnd(admitted, conversation, { ended, proposal: undefined, delivery: undefined, memory })
    return { ...ended, commentUrl }
  }
}

async function repairAloud(setting: Setting, host: Host, thread: Remembering): Promise<Report> {
  requireModel(setting.config, setting.secrets)
  const { conversation } = thread
  const proposed = await propose(setting, host, thread)
  const { outcome, memory } = proposed
  const { proposal, delivery } = await deliverOrFollow(setting, host, proposed.proposal)
  const ended = withDelivery({ outcome: outcome.kind, summary: summarise(outcome) }, delivery)
  proposed.journal.record({ type: 'ended', ...ended })
  const result = { ended, proposal, delivery, memory }
  const commentUrl = await sayEnd(setting, conversation, result)
  await answerRemarks(setting, result)
  return { ...ended, ...base(setting), worked: proposed, evidence: proposal?.evidence, delivery, commentUrl }
}

/** Works with a token that may only read, and leaves a folder for the job that may write. */
async function proposeOnly(setting: Setting, host: Host): Promise<Report> {
  requireModel(setting.config, setting.secrets)
  const { memory } = await recall(setting)
  const proposed = await propose(setting, host, { conversation: SILENT, memory })
  const { proposal, outcome } = proposed
  if (proposal) await writeProposal(pathOf(setting), proposal)
  const ended = { outcome: outcome.kind, summary: summarise(outcome) }
  return { ...ended, ...base(setting), worked: proposed, evidence: proposal?.evidence, proposalPath: pathOf(setting) }
}

async function verifyOnly(setting: Setting, host: Host): Promise<Report> {
  const proposal = await reprove(setting, host, await takeOver(setting, host.mirror))
  await writeProposal(pathOf(setting), proposal)
  const { outcome, summary, evidence } = proposal
  return { outcome, summary, evidence, ...base(setting), proposalPath: pathOf(setting) }
}

async function publishOnly(setting: Setting, host: Host): Promise<Report> {
  const proposal = await takeOver(setting, host.mirror)
  const delivery = await deliver(setting, host, proposal)
  const ended = withDelivery(proposal, delivery)
  const { memory } = await recall(setting)
  const conversation = openConversation(setting, host, memory)
  const result = { ended, proposal, delivery, memory: countAttempt(memory, proposal.failure) }
  const commentUrl = await sayEnd(setting, conversation, result)
  await answerRemarks(setting, result)
  return { ...ended, ...base(setting), evidence: proposal.evidence, delivery, commentUrl }
}

const pathOf = ({ place, config }: Setting) => resolve(place.workspace, config.proposalPath)
const base = ({ target }: Setting) => ({ branch: target.branch })

/** A proven patch that did not arrive is no success. */
function withDelivery({ outcome, summary }: Ended, delivery: Delivery | undefined): Ended {
  if (delivery?.problem !== undefined) return { outcome: 'error', summary: delivery.problem }
  if (delivery?.published?.kind === 'stale') return { outcome: 'stale', summary: delivery.published.reason }
  return { outcome, summary }
}

/** A run that found another one in its thread leaves the last word to that one. */
async function sayEnd(admitted: Admitted, conversation: Conversation, result: Result): Promise<string | undefined> {
  const { ended, proposal } = result
  if (ended.outcome === 'skipped' && ended.summary.endsWith(BUSY)) {
    conversation.leave()
    return undefined
  }
  const { target, place } = admitted
  const last = { ...ended, commit: target.commit, runUrl: place.runUrl }
  const memory = keepResult(result.memory, last, proposal?.change)
  conversation.remember(memory)
  return conversation.end(toEnding(admitted, { ...result, memory }), conclusionOf(ended.outcome) === 'success')
}
