import { OutOfTime } from '../../agent/budget.ts'
import { type BranchHead, describeMove } from '../../github/github.ts'
import type { Host } from '../../host.ts'
import { SetupError } from '../../proof/proof.ts'
import type { FinishedRun } from '../../run/run.ts'
import type { Outcome } from '../../task.ts'
import type { Informed } from '../failure-log.ts'
import { serverSource } from '../place.ts'
import type { Admitted } from '../setting.ts'
import { createAsMadeTest } from './committer.ts'
import { inTime, verifyAgain } from './reprove.ts'
import { reviewAgain } from './take-over.ts'

const UNASKED: FinishedRun['spent'] = { turns: 0, inputTokens: 0, outputTokens: 0 }

/**
 * A commit of ours that a person has amended is theirs: where it is what was asked about, it is worked on like any other.
 * Where the commit below it was asked about, the branch has moved on, as is told in the end.
 */
export async function confirmPushed<T extends Admitted>(admitted: T, host: Host): Promise<T> {
  const { target } = admitted
  const { pushed } = target
  if (!pushed?.isAsked || typeof (await findHead(admitted, host)) !== 'string') return admitted
  return { ...admitted, target: { ...target, commit: pushed.commit, pushed: undefined } }
}

/** What the branch holds, if that is the commit and it is as we have made it; else why it is not gone on with. */
async function findHead(admitted: Admitted, host: Host): Promise<BranchHead | string> {
  const { branch, commit, pushed } = admitted.target
  const head = await admitted.writer.branch(branch)
  const isThere = head !== undefined && head.commit === pushed?.commit
  const isOurs = isThere && (await createAsMadeTest(admitted, host)(head))
  return isOurs ? head : describeMove({ branch, commit }, head)
}

interface ProofPlace {
  readonly host: Host
  readonly notice: (text: string) => void
  /** Why another run has the word. */
  readonly findBusy: () => Promise<string | undefined>
}

/**
 * A run that goes on from what an earlier one had pushed when it was stopped. No model is asked: the patch is there. It is
 * judged and proven again, since what a commit says of itself is no proof, and then told like any other.
 */
export async function provePushed(setting: Informed, { host, notice, findBusy }: ProofPlace): Promise<FinishedRun> {
  const startedAt = new Date()
  const { branch, pushed } = setting.target
  notice(`${branch} holds the patch of a stopped run: ${pushed?.commit.slice(0, 12)}. It is proven again, and told.`)
  const reason = await findBusy()
  const { outcome, command } =
    reason === undefined ? await findAndProve(setting, host) : ended({ kind: 'skipped', reason })
  return { outcome, command, spent: UNASKED, startedAt, finishedAt: new Date() }
}

interface Proven {
  readonly outcome: Outcome
  readonly command: string | undefined
}

const ended = (outcome: Outcome): Proven => ({ outcome, command: undefined })

async function findAndProve(setting: Informed, host: Host): Promise<Proven> {
  const { target, config, place, token } = setting
  const { mirror } = host
  const head = await findHead(setting, host)
  if (typeof head === 'string') return ended({ kind: 'skipped', reason: head })
  await mirror.fetchCommit(serverSource(place, token), target.commit)
  const change = await mirror.change(await mirror.treeOf(target.commit), head.tree)
  const refusal = reviewAgain(setting, change)
  if (refusal) return ended({ kind: 'refused', change, refusal })
  try {
    const claimed = { change, commit: target.commit }
    const { command, verified } = await inTime(setting, host, (limited) => verifyAgain(setting, limited, claimed))
    const { evidence } = verified
    const outcome: Outcome = evidence.proven
      ? { kind: 'fixed', change, evidence, explanation: '' }
      : { kind: 'unproven', change, evidence }
    return { outcome, command }
  } catch (error) {
    return ended(endedBy(error, config.timeoutMs))
  }
}

function endedBy(error: unknown, allowed: number): Outcome {
  // No patch to go on from: the branch has it.
  if (error instanceof OutOfTime) return { kind: 'limit_reached', limit: 'out_of_time', allowed, change: undefined }
  if (error instanceof SetupError) return { kind: 'setup_failed', reason: error.message, output: error.output }
  throw error
}
