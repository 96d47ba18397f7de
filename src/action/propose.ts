import { randomUUID } from 'node:crypto'
import { fitShown, type Proposal, type ThreadState } from '../github/github.ts'
import type { Host } from '../host.ts'
import { failingIn, type TestResult, unnamedIn } from '../proof/proof.ts'
import { changeOf } from '../results/results.ts'
import { summarise } from '../results/summary.ts'
import { type Outcome, redWhereOf } from '../task.ts'
import { plural } from '../text.ts'
import type { Informed } from './failure-log.ts'
import { type Annotation, toAnnotations, toLineNotes } from './report/annotations.ts'
import type { Ended } from './report/failure.ts'
import type { Admitted, Setting } from './setting.ts'
import { findStartTree } from './start-tree.ts'
import type { Conversation } from './thread/conversation.ts'
import { countAttempt, fingerprintOf, isDealtWith } from './thread/memory.ts'
import { BUSY } from './thread/talk.ts'
import { type Worked, work } from './work.ts'

export interface Proposed extends Worked {
  readonly outcome: Outcome
  /** What publishing goes by. */
  readonly proposal: Proposal
  /** What the thread remembers now. */
  readonly memory: ThreadState
  /** Another run has begun in the thread, and this one was not gone on with. */
  readonly isBusy: boolean
  /** Runs so far for this failure; absent when none was seen. */
  readonly attempts: number | undefined
  /** Notes at the tests that were seen to fail. */
  readonly annotations: readonly Annotation[]
}

export interface Remembering {
  readonly conversation: Conversation
  /** What the thread remembers of earlier runs. */
  readonly memory: ThreadState
}

/** One run of the engine for the target, with what the thread remembers of earlier ones. */
export async function propose(setting: Informed, host: Host, { conversation, memory }: Remembering): Promise<Proposed> {
  const { target, config, carriesSecret } = setting
  let now = { failure: '', memory, isBusy: false }
  let failing: readonly TestResult[] = []
  const findBusy = async () => {
    if (await conversation.isOurs()) return undefined
    now = { ...now, isBusy: true }
    return BUSY
  }
  const worked = await work(setting, {
    host,
    conversation,
    findBusy,
    startTree: await findStartTree(setting, host, memory),
    async findObstacle(seen) {
      const busy = await findBusy()
      if (busy !== undefined) return busy
      const unnamed = new Set(unnamedIn(seen))
      failing = seen.runs
        .slice(0, 1)
        .flatMap(failingIn)
        .filter(({ id }) => !unnamed.has(id))
      const failure = fingerprintOf(seen)
      const attempts = memory.attempts[failure] ?? 0
      now = { ...now, failure }
      // Started again by hand, it is asked for now.
      if (setting.place.runAttempt === 1 && isDealtWith(memory, failure, target))
        return `${DEALT_WITH} ${askAgain(setting)}`
      if (!isAskedByPerson(target) && attempts >= config.maxAttempts) {
        return `This failure was tried ${plural(attempts, 'time')} already ("max-attempts"). ${askAgain(setting)}`
      }
      now = { ...now, memory: countAttempt(memory, failure) }
      await conversation.remember(now.memory)
      now = { ...now, isBusy: !(await conversation.isOurs()) }
      return now.isBusy ? OVERTAKEN : undefined
    },
  })
  const { outcome } = worked.finished
  const { failure, memory: remembered, isBusy } = now
  const attempts = remembered.attempts[failure]
  const all = failing.concat(failingAtEnd(outcome))
  const annotations = toAnnotations(all, config.workingDirectory).filter(({ message }) => !carriesSecret(message))
  const proposal = toProposal(setting, worked, { failure, annotations })
  return { ...worked, outcome, proposal, memory: remembered, isBusy, attempts, annotations }
}

/** A person who asks again is not held up. A bot that may ask could do so for ever. */
const isAskedByPerson = ({ requester }: Informed['target']) =>
  requester !== undefined && !requester.login.endsWith('[bot]')

const DEALT_WITH = 'A run that was at work when this was asked has dealt with this failure.'
const OVERTAKEN = 'Another run has begun to work on this commit at the same time.'

/** Without a thread there is nowhere to write a command. */
function askAgain({ target, config }: Setting): string {
  if (target.thread !== undefined) return `Write \`${config.triggerPhrase} retry\` to try it again.`
  return 'To try it again, push to the branch, or start a workflow by hand ("workflow_dispatch") with the input "run-id".'
}

/** Where a run ends before it is asked whether it may go on. */
function failingAtEnd(outcome: Outcome): readonly TestResult[] {
  if (outcome.kind === 'not_reproduced') return outcome.merged?.failing ?? []
  if (outcome.kind !== 'flaky') return []
  const flaky = new Set(outcome.tests)
  const failing = outcome.runs.flatMap(failingIn).filter(({ id }) => flaky.has(id))
  return [...new Map(failing.map((test) => [test.id, test])).values()]
}

/** A text with a secret in it is not shown at all: masking would show what stands around it. */
function withhold(text: string, { carriesSecret, redact }: Setting): string {
  return carriesSecret(text)
    ? 'The text was withheld, because it held a secret or something that looks like a token.'
    : redact(text)
}

/** What the publishing job, or the publishing part of this one, goes by. */
function toProposal(
  setting: Setting,
  { finished, files, decisions }: Worked,
  { failure, annotations }: { readonly failure: string; readonly annotations: readonly Annotation[] },
): Proposal {
  const { target, config, redact } = setting
  const { outcome } = finished
  return fitShown({
    id: randomUUID(),
    outcome: outcome.kind,
    redWhere: redWhereOf(outcome),
    summary: withhold(summarise(outcome), setting),
    explanation: withhold(lastWordsOf(outcome), setting),
    points: [...target.remarks],
    commit: target.commit,
    branch: target.branch,
    continued: target.continues?.commit ?? null,
    failure,
    command: finished.command ?? config.testCommand ?? '',
    workingDirectory: config.workingDirectory,
    model: target.pushed ? '' : (config.model ?? ''),
    usage: { ...finished.spent },
    decisions: [...decisions],
    log: outcome.kind === 'setup_failed' ? redact(outcome.output) : '',
    notes: toLineNotes(annotations).map((note) => ({ ...note, message: redact(note.message) })),
    change: changeOf(outcome, setting.carriesSecret),
    evidence: files.evidence,
  })
}

/** What is handed on of a run that did not come to its work. */
export function proposeNothing({ target, config, redact }: Admitted, { outcome, summary }: Ended): Proposal {
  return fitShown({
    id: randomUUID(),
    outcome: outcome === 'cancelled' || outcome === 'stale' ? outcome : 'error',
    redWhere: null,
    summary: redact(summary),
    explanation: '',
    points: [],
    commit: target.commit,
    branch: target.branch,
    continued: target.continues?.commit ?? null,
    failure: '',
    command: config.testCommand ?? '',
    workingDirectory: config.workingDirectory,
    model: config.model ?? '',
    usage: { turns: 0, inputTokens: 0, outputTokens: 0 },
    decisions: [],
    log: '',
    notes: [],
    change: undefined,
    evidence: undefined,
  })
}

function lastWordsOf(outcome: Outcome): string {
  if (outcome.kind === 'gave_up') return outcome.lastWords
  return 'explanation' in outcome ? outcome.explanation : ''
}
