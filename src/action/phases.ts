import { join, resolve } from 'node:path'
import { requireModel } from '../config/config.ts'
import { ConfigError } from '../errors.ts'
import { EMPTY_STATE, type Proposal, writeProposal } from '../github/github.ts'
import { type Host, Interrupted, reasonOf } from '../host.ts'
import type { ResultFiles } from '../results/results.ts'
import { summarise } from '../results/summary.ts'
import { conclusionOf, type Outcome, redWhereOf } from '../task.ts'
import { type Delivery, deliver } from './delivery/deliver.ts'
import { deliverOrFollow } from './delivery/follow.ts'
import { confirmPushed } from './delivery/prove-pushed.ts'
import { reprove } from './delivery/reprove.ts'
import { standWhere, takeOver } from './delivery/take-over.ts'
import { type Informed, inform, readSetTests } from './failure-log.ts'
import { type Proposed, propose, proposeNothing, type Remembering } from './propose.ts'
import { type Ended, explain } from './report/failure.ts'
import type { Report } from './report/report.ts'
import { type Admitted, readRules, type Setting } from './setting.ts'
import { type Conversation, SILENT } from './thread/conversation.ts'
import { type Result, toEnding } from './thread/ending.ts'
import { countProposal, isDealtWith, keepResult, recall, recallThread } from './thread/memory.ts'
import { isStopAsked, openConversation, openListener, STOPPED_BY_COMMENT } from './thread/open.ts'
import { answerRemarks } from './thread/remarks.ts'
import { turnAway } from './thread/talk.ts'

/** The whole run in one job, or the part of it that this job is for. */
export async function runPhase(admitted: Admitted, host: Host): Promise<Report> {
  switch (admitted.config.phase) {
    case 'all':
      return repair(await confirmPushed(admitted, host), host)
    case 'propose':
      return proposeAloud(admitted, host)
    case 'verify':
      return verifyAloud(admitted, host)
    case 'publish':
      return publishAloud(admitted, host)
    case 'doctor':
      throw new Error('The doctor looks at the set-up and takes no request; it has an entry of its own.')
  }
}

/** Whatever ends the run after the thread was told of it, the thread is told of that as well. */
async function repair(admitted: Admitted, host: Host): Promise<Report> {
  const recalled = await recall(admitted, host.mirror)
  if (recalled.isBusy) return { outcome: 'skipped', redWhere: null, summary: await turnAway(admitted) }
  const { memory } = recalled
  const conversation = openConversation(admitted, host, recalled)
  await conversation.begin()
  try {
    return await repairAloud(await readRules(admitted), host, { conversation, memory })
  } catch (error) {
    const ended = explain(reasonOf(error, host.signal), admitted.redact)
    return sayEnd(admitted, conversation, { ended, proposal: undefined, delivery: undefined, memory })
  }
}

async function repairAloud(setting: Setting, host: Host, thread: Remembering): Promise<Report> {
  requireModel(setting.config, setting.secrets)
  const { conversation } = thread
  const informed = await inform(setting, host.mirror)
  const proposed = await propose(informed, host, thread)
  const { ended, ...delivered } = await deliverProposed(informed, host, proposed)
  proposed.journal.record({ type: 'ended', ...ended })
  // The other run in the thread has the last word there.
  if (proposed.isBusy) await conversation.leave()
  const said = proposed.isBusy
    ? ended
    : await sayEnd(setting, conversation, { ended, ...delivered, memory: proposed.memory })
  return { ...said, ...detailsOf(proposed) }
}

/** Whatever breaks publishing off does not take the patch away: it is told with the problem. */
async function deliverProposed(setting: Informed, host: Host, { proposal, outcome }: Proposed) {
  try {
    const delivered = await deliverOrFollow(setting, host, proposal)
    return { ...delivered, ended: withDelivery(endedBy(outcome), delivered.delivery) }
  } catch (error) {
    return { proposal, delivery: undefined, ended: explain(reasonOf(error, host.signal), setting.redact) }
  }
}

const UNSEEN =
  'The fork was pushed to after this was asked, and nobody who may ask has seen what it holds now. Look at it, and ask again.'

/** Whatever keeps the run from its end is handed on, so that the thread hears of it from the job that may write. */
async function proposeAloud(admitted: Admitted, host: Host): Promise<Report> {
  if (admitted.target.isUnseen) return handOn(admitted, { outcome: 'stale', redWhere: null, summary: UNSEEN })
  let known = admitted
  try {
    known = await confirmPushed(admitted, host)
    const setting = await readRules(known)
    known = setting
    return await proposeOnly(setting, host)
  } catch (error) {
    return handOn(known, explain(reasonOf(error, host.signal), known.redact))
  }
}

async function handOn(admitted: Admitted, ended: Ended): Promise<Report> {
  try {
    await writeProposal(pathOf(admitted), proposeNothing(admitted, ended))
  } catch (error) {
    // What ended the run is worth more than why the folder cannot say so.
    if (error instanceof ConfigError) return ended
    throw error
  }
  return { ...ended, proposalPath: pathOf(admitted) }
}

/** Works with a token that may only read, and leaves a folder for the job that may write. */
async function proposeOnly(setting: Setting, host: Host): Promise<Report> {
  requireModel(setting.config, setting.secrets)
  const { memory } = await recall(setting, host.mirror)
  const conversation = openListener(setting, host)
  await conversation.begin()
  const informed = await inform(setting, host.mirror)
  const proposed = await propose(informed, host, { conversation, memory }).finally(conversation.leave)
  const { proposal, outcome } = proposed
  await writeProposal(pathOf(setting), proposal)
  const ended = endedBy(outcome)
  const report = await sayEnd(setting, SILENT, { ended, proposal, delivery: undefined, memory: proposed.memory })
  return { ...report, ...detailsOf(proposed), proposalPath: pathOf(setting) }
}

/** A proposal that is refused here would be missing in the job that may write, and its thread without an end. */
async function verifyAloud(admitted: Admitted, host: Host): Promise<Report> {
  try {
    return await verifyOnly(await readRules(admitted), host)
  } catch (error) {
    return handOn(admitted, explain(reasonOf(error, host.signal), admitted.redact))
  }
}

async function verifyOnly(setting: Setting, host: Host): Promise<Report> {
  const informed = await inform(setting, host.mirror)
  const { testCommand: command, workingDirectory } = informed.config
  const taken = await takeOver(informed, host.mirror, { command, workingDirectory })
  const conversation = openListener(setting, host)
  await conversation.begin()
  const proposal = await reprove(informed, host, taken).catch(toStopped(taken)).finally(conversation.leave)
  await writeProposal(pathOf(setting), proposal)
  const said = { ended: proposal, proposal, delivery: undefined, memory: EMPTY_STATE }
  const report = await sayEnd(setting, SILENT, said)
  return { ...report, files: filesOf(setting, proposal), proposalPath: pathOf(setting) }
}

/** A stopped proof is handed on as what it is, so that the thread hears of it. */
const toStopped =
  (taken: Proposal) =>
  (error: unknown): Proposal => {
    if (!(error instanceof Interrupted)) throw error
    return stopped(taken, error.message)
  }

function stopped(taken: Proposal, summary: string): Proposal {
  return { ...taken, outcome: 'cancelled', summary, change: undefined, evidence: undefined }
}

/** A policy file that cannot be read, or a proposal that is refused, is told where somebody waits for the end. */
async function publishAloud(admitted: Admitted, host: Host): Promise<Report> {
  try {
    return await publishOnly(await readRules(admitted), host)
  } catch (error) {
    const ended = explain(reasonOf(error, host.signal), admitted.redact)
    const recalled = await recallThread(admitted)
    const conversation = openConversation(admitted, host, recalled)
    const { memory } = recalled
    return sayEnd(admitted, conversation, { ended, proposal: undefined, delivery: undefined, memory })
  }
}

async function publishOnly(asked: Setting, host: Host): Promise<Report> {
  const taken = await takeOver(asked, host.mirror, readSetTests(asked.config))
  const setting = standWhere(asked, taken)
  const recalled = await recall(setting, host.mirror)
  const memory = countProposal(recalled.memory, taken)
  // The last look: what is published from here on is no longer to be stopped.
  const isStopped = taken.outcome === 'fixed' && (await isStopAsked(setting))
  const proposal = isStopped ? stopped(taken, STOPPED_BY_COMMENT) : taken
  const delivery = await deliver(setting, host, proposal)
  const ended = withDelivery(proposal, delivery)
  const conversation = openConversation(setting, host, recalled)
  const report = await sayEnd(setting, conversation, { ended, proposal, delivery, memory })
  return { ...report, files: filesOf(setting, proposal), attempts: memory.attempts[proposal.failure] }
}

function endedBy(outcome: Outcome): Ended {
  return { outcome: outcome.kind, summary: summarise(outcome), redWhere: redWhereOf(outcome) }
}

function detailsOf(proposed: Proposed) {
  const { files, attempts, annotations } = proposed
  return { worked: proposed, files, attempts, annotations }
}

const pathOf = ({ place, config }: Admitted) => resolve(place.workspace, config.proposalPath)

/** A job that goes by a proposal has its files in that folder. */
function filesOf(setting: Setting, { change, evidence }: Proposal): ResultFiles {
  return {
    patchFile: change && join(pathOf(setting), 'patch.diff'),
    evidenceFile: evidence && join(pathOf(setting), 'evidence.json'),
    evidence,
  }
}

/** A proven patch that did not arrive is not a success. */
function withDelivery({ outcome, summary, redWhere }: Ended, delivery: Delivery | undefined): Ended {
  if (delivery?.problem !== undefined) return { outcome: 'error', redWhere: null, summary: delivery.problem }
  if (delivery?.published?.kind === 'stale')
    return { outcome: 'stale', redWhere: null, summary: delivery.published.reason }
  return { outcome, summary, redWhere }
}

/** Tells the thread, and the reviewers in theirs. */
async function sayEnd(admitted: Admitted, conversation: Conversation, result: Result): Promise<Report> {
  const { ended, proposal, delivery } = result
  const { target, place } = admitted
  const { outcome, summary, redWhere } = ended
  const last = { outcome, summary: admitted.redact(summary), commit: target.commit, runUrl: place.runUrl }
  const memory = keepResult(result.memory, last, proposal)
  const ending = toEnding(admitted, { ...result, memory })
  const isGood = (conclusionOf(outcome) === 'success' && redWhere === null) || isRepaired(admitted, result)
  const commentUrl = await conversation.end({ ending, memory, isGood })
  if (conversation !== SILENT) await answerRemarks(admitted, result)
  return { outcome, summary, redWhere, ending, evidence: proposal?.evidence, delivery, commentUrl }
}

/** What was asked for is there, by the run that was at work then. */
function isRepaired({ target }: Admitted, { ended, proposal, memory }: Result): boolean {
  if (ended.outcome !== 'skipped' || proposal === undefined) return false
  return memory.last?.outcome === 'fixed' && isDealtWith(memory, proposal.failure, target)
}
