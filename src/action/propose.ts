import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Baseline } from '../fix.ts'
import { EMPTY_STATE, type Proposal, readState, type ThreadState, unpackPatch } from '../github/github.ts'
import type { Host } from '../host.ts'
import { changeOf } from '../results.ts'
import { summarise } from '../summary.ts'
import type { Outcome } from '../task.ts'
import { type Conversation, STATUS_MARKER } from './conversation.ts'
import { serverSource } from './place.ts'
import type { Setting } from './setting.ts'
import { type Worked, work } from './work.ts'

export interface Proposed extends Worked {
  readonly outcome: Outcome
  /** What publishing goes by; absent where there is nothing to say to a thread. */
  readonly proposal: Proposal | undefined
  readonly state: ThreadState
}

/** One run of the engine for the target, with what the thread remembers of earlier ones. */
export async function propose(setting: Setting, host: Host, conversation: Conversation): Promise<Proposed> {
  const { target, writer, config } = setting
  const remembered =
    target.thread === undefined ? EMPTY_STATE : readState(await writer.said(target.thread, STATUS_MARKER))
  let fingerprint = ''
  const worked = await work(setting, {
    host,
    conversation,
    startTree: await findStart(setting, host, remembered),
    testsAllowed: target.verb === 'allow-test-edits',
    refuse(seen) {
      fingerprint = fingerprintOf(seen)
      const attempts = remembered.attempts[fingerprint] ?? 0
      if (target.requester !== undefined || attempts < config.maxAttempts) return undefined
      return `This failure was tried ${attempts} times already ("max-attempts"). Write \`${config.triggerPhrase} retry\` to try it again.`
    },
  })
  const { outcome } = worked.finished
  const state = fingerprint === '' ? remembered : { ...remembered, attempts: count(remembered.attempts, fingerprint) }
  return { ...worked, outcome, state, proposal: toProposal(setting, worked) }
}

/** The same tests failing on another commit are the same failure. */
function fingerprintOf(seen: Baseline): string {
  const tests = seen.kind === 'failing' ? [...seen.targets].sort() : []
  return createHash('sha256').update(JSON.stringify(tests)).digest('hex').slice(0, 16)
}

const count = (attempts: ThreadState['attempts'], fingerprint: string) => ({
  ...attempts,
  [fingerprint]: (attempts[fingerprint] ?? 0) + 1,
})

/** Our own branch as it stands, or the patch that a limit stopped; `undefined` to start from the commit itself. */
async function findStart(
  { target, place, token }: Setting,
  { mirror }: Host,
  remembered: ThreadState,
): Promise<string | undefined> {
  if (target.continues && target.continues.commit !== target.commit) {
    return mirror.treeOf(await mirror.fetchCommit(serverSource(place, token), target.continues.commit))
  }
  if (target.verb !== 'continue' || remembered.patch === undefined) return undefined
  const patch = unpackPatch(remembered.patch)
  if (patch === undefined || remembered.last?.commit !== target.commit) return undefined
  await mirror.fetchCommit(serverSource(place, token), target.commit)
  const file = mirror.scratch('continued')
  try {
    await writeFile(file, patch)
    return await mirror.treeWithPatch(await mirror.treeOf(target.commit), file)
  } finally {
    await rm(file, { force: true })
  }
}

/** A text with a secret in it is not shown at all: masking would show what stands around it. */
function withhold(text: string, { carriesSecret, redact }: Setting): string {
  return carriesSecret(text)
    ? 'The text was withheld, because it held a secret or something that looks like a token.'
    : redact(text)
}

/** What the publishing job, or the publishing part of this one, goes by. */
function toProposal(setting: Setting, { finished, files, decisions }: Worked): Proposal | undefined {
  const { target, config, redact } = setting
  const { outcome } = finished
  if (outcome.kind === 'skipped' || outcome.kind === 'cancelled' || outcome.kind === 'error') return undefined
  return {
    outcome: outcome.kind,
    summary: redact(summarise(outcome)).slice(0, 4_000),
    explanation: withhold('explanation' in outcome ? outcome.explanation : '', setting).slice(0, 20_000),
    commit: target.commit,
    branch: target.branch,
    command: finished.command ?? '',
    model: config.model ?? '',
    usage: { ...finished.spent },
    decisions: decisions.map(({ rule, reason }) => ({ rule, reason: redact(reason).slice(0, 2_000) })),
    log: outcome.kind === 'setup_failed' ? redact(outcome.output).slice(-100_000) : '',
    change: changeOf(outcome),
    evidence: files.evidence,
  }
}
