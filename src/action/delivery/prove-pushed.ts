import { OutOfTime } from '../../agent/budget.ts'
import { describeMove } from '../../github/github.ts'
import type { Host } from '../../host.ts'
import { SetupError } from '../../proof/proof.ts'
import type { FinishedRun } from '../../run/run.ts'
import type { Outcome } from '../../task.ts'
import type { Change } from '../../workspace/types.ts'
import type { Informed } from '../failure-log.ts'
import { serverSource } from '../place.ts'
import { createAsMadeTest } from './committer.ts'
import { inTime, verifyAgain } from './reprove.ts'
import { reviewAgain } from './take-over.ts'

const UNASKED: FinishedRun['spent'] = { turns: 0, inputTokens: 0, outputTokens: 0 }

/**
 * A run that goes on from what an earlier one had pushed when it was stopped. No model is asked: the patch is there. It is
 * proven again, since what a commit says of itself is no proof, and then told like any other.
 */
export async function provePushed(setting: Informed, host: Host, notice: (text: string) => void): Promise<FinishedRun> {
  const startedAt = new Date()
  const { branch, pushed = '' } = setting.target
  notice(`${branch} holds the patch of a run that was stopped: ${pushed.slice(0, 12)}. It is proven again, and told.`)
  const { outcome, command } = await findAndProve(setting, host)
  return { outcome, command, spent: UNASKED, startedAt, finishedAt: new Date() }
}

interface Proven {
  readonly outcome: Outcome
  readonly command: string | undefined
}

async function findAndProve(setting: Informed, host: Host): Promise<Proven> {
  const { target, config } = setting
  const change = await findChange(setting, host)
  if (typeof change === 'string') return { outcome: { kind: 'skipped', reason: change }, command: undefined }
  try {
    const claimed = { change, commit: target.commit }
    const { command, verified } = await inTime(setting, host, (limited) => verifyAgain(setting, limited, claimed))
    const { evidence } = verified
    const outcome: Outcome = evidence.proven
      ? { kind: 'fixed', change, evidence, explanation: '' }
      : { kind: 'unproven', change, evidence }
    return { outcome, command }
  } catch (error) {
    return { outcome: endedBy(error, config.timeoutMs, change), command: undefined }
  }
}

/** The patch on the branch, or why it is not gone on with. */
async function findChange(setting: Informed, host: Host): Promise<Change | string> {
  const { target, writer, place, token } = setting
  const { mirror } = host
  const { branch, commit } = target
  const head = await writer.branch(branch)
  const isThere = head !== undefined && head.commit === target.pushed
  if (!isThere || !(await createAsMadeTest(setting, host)(head))) return describeMove({ branch, commit }, head)
  await mirror.fetchCommit(serverSource(place, token), commit)
  const change = await mirror.change(await mirror.treeOf(commit), head.tree)
  const objection = reviewAgain(setting, change)
  return objection === undefined ? change : `${describeMove({ branch, commit }, head)} What it holds: ${objection}`
}

function endedBy(error: unknown, allowed: number, change: Change): Outcome {
  if (error instanceof OutOfTime) return { kind: 'limit_reached', limit: 'out_of_time', allowed, change }
  if (error instanceof SetupError) return { kind: 'setup_failed', reason: error.message, output: error.output }
  throw error
}
