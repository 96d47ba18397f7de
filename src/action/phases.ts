import { resolve } from 'node:path'
import { requireModel } from '../config.ts'
import { messageOf } from '../errors.ts'
import {
  gate,
  type Proposal,
  packPatch,
  renderEndingComment,
  renderState,
  type ThreadState,
  writeProposal,
} from '../github/github.ts'
import type { Host } from '../host.ts'
import { summarise } from '../summary.ts'
import { conclusionOf, type OutcomeKind } from '../task.ts'
import { type Conversation, createConversation, SILENT } from './conversation.ts'
import { type Delivery, deliver } from './deliver.ts'
import { toEnding } from './ending.ts'
import { type Proposed, propose } from './propose.ts'
import { takeOver } from './publish.ts'
import type { Report } from './report.ts'
import { reprove } from './reprove.ts'
import type { Setting } from './setting.ts'

/** The whole run in one job, or the part of it that this job is for. */
export function runPhase(setting: Setting, host: Host): Promise<Report> {
  switch (setting.config.phase) {
    case 'all':
      return repair(setting, host)
    case 'propose':
      return proposeOnly(setting, host)
    case 'verify':
      return verifyOnly(setting, host)
    case 'publish':
      return publishOnly(setting, host)
    case 'doctor':
      throw new Error('The doctor looks at the set-up and takes no request; it has an entry of its own.')
  }
}

async function repair(setting: Setting, host: Host): Promise<Report> {
  requireModel(setting.config, setting.secrets)
  const conversation = openConversation(setting, host)
  await conversation.begin()
  const proposed = await propose(setting, host, conversation)
  const { proposal } = proposed
  const delivery = proposal && (await deliver(setting, host.mirror, proposal))
  const ended = withDelivery({ outcome: proposed.outcome.kind, summary: summarise(proposed.outcome) }, delivery)
  proposed.journal.record({ type: 'ended', ...ended })
  const commentUrl =
    proposal && (await sayEnd(setting, conversation, { proposal, delivery, ended, state: proposed.state }))
  return { ...ended, ...base(setting), worked: proposed, evidence: proposal?.evidence, delivery, commentUrl }
}

/** Works with a token that may only read, and leaves a folder for the job that may write. */
async function proposeOnly(setting: Setting, host: Host): Promise<Report> {
  requireModel(setting.config, setting.secrets)
  const proposed: Proposed = await propose(setting, host, SILENT)
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
  const delivery = await deliver(setting, host.mirror, proposal)
  const ended = withDelivery(proposal, delivery)
  const conversation = openConversation(setting, host)
  const commentUrl = await sayEnd(setting, conversation, { proposal, delivery, ended, state: { attempts: {} } })
  return { ...ended, ...base(setting), evidence: proposal.evidence, delivery, commentUrl }
}

const pathOf = ({ place, config }: Setting) => resolve(place.workspace, config.proposalPath)
const base = ({ target }: Setting) => ({ branch: target.branch })

interface Ended {
  readonly outcome: OutcomeKind
  readonly summary: string
}

/** A proven patch that did not arrive is no success. */
function withDelivery({ outcome, summary }: Ended, delivery: Delivery | undefined): Ended {
  if (delivery?.problem !== undefined) return { outcome: 'error', summary: delivery.problem }
  if (delivery?.published?.kind === 'stale') return { outcome: 'stale', summary: delivery.published.reason }
  return { outcome, summary }
}

interface End {
  readonly proposal: Proposal
  readonly delivery: Delivery | undefined
  readonly ended: Ended
  readonly state: ThreadState
}

async function sayEnd(
  setting: Setting,
  conversation: Conversation,
  { proposal, delivery, ended, state }: End,
): Promise<string | undefined> {
  const said: Proposal =
    ended.outcome === 'stale' ? { ...proposal, outcome: 'stale', summary: ended.summary } : proposal
  const ending = toEnding(setting, said, delivery)
  const memory = renderState(remember(setting, said, state))
  return conversation.end(
    `${setting.redact(renderEndingComment(ending))}\n\n${memory}`,
    conclusionOf(ended.outcome) === 'success',
  )
}

/** What the next run in this thread has to know. */
function remember({ target, place }: Setting, { outcome, summary, change }: Proposal, state: ThreadState): ThreadState {
  const patch = outcome === 'limit_reached' && change ? packPatch(change.patch) : undefined
  const last = { outcome, summary: summary.slice(0, 1_000), commit: target.commit, runUrl: place.runUrl }
  return { attempts: state.attempts, last, ...(patch !== undefined && { patch }) }
}

function openConversation(setting: Setting, host: Host): Conversation {
  const { target, writer, reader, config, place } = setting
  return createConversation({
    writer,
    thread: target.isLocked ? undefined : target.thread,
    comment: target.comment,
    triggerPhrase: config.triggerPhrase,
    runUrl: place.runUrl,
    now: Date.now,
    mayStop: async (login) => (await gate({ actors: [login], isFork: false }, config, reader)) === undefined,
    stop: host.stop,
    warn: (problem) => setting.warn(`The thread could not be told: ${messageOf(problem)}`),
  })
}
