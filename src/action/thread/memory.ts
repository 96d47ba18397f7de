import { createHash, randomUUID } from 'node:crypto'
import { messageOf } from '../../errors.ts'
import type { Baseline } from '../../fix.ts'
import {
  type Counts,
  EMPTY_STATE,
  MAX_FAILURES,
  type Proposal,
  packPatch,
  readCounts,
  readState,
  renderCounts,
  type ThreadState,
  visibleIn,
} from '../../github/github.ts'
import { cutText } from '../../text.ts'
import type { Mirror } from '../../workspace/workspace.ts'
import { serverSource } from '../place.ts'
import type { Admitted } from '../setting.ts'
import type { Target } from '../target/target.ts'
import { type Conversation, STATUS_MARKER } from './conversation.ts'

export interface Recalled {
  readonly memory: ThreadState
  /** Another run is at work in the thread. */
  readonly isBusy: boolean
  /** When something was said last, in milliseconds; 0 for never. */
  readonly saidAt: number
  /** The words at the end of the last run, as they stand in the thread. */
  readonly lastWords: string | undefined
}

/** A run edits its comment at least once a minute; one that was killed does not. */
const ALIVE_MS = 3 * 60_000

/** What the thread remembers. A token that may not read it has nothing to go by, and goes on. */
export async function recallThread({ target, reader, warn }: Admitted): Promise<Recalled> {
  const { thread } = target
  const said = thread === undefined ? undefined : await reader.said(thread, STATUS_MARKER).catch(tell)
  if (!said) return { memory: EMPTY_STATE, isBusy: false, saidAt: 0, lastWords: undefined }
  const { running, ...memory } = readState(said.body)
  const saidAt = Date.parse(said.updatedAt)
  const isBusy = running !== undefined && Date.now() - saidAt < ALIVE_MS
  return { memory, isBusy, saidAt, lastWords: running === undefined ? visibleIn(said.body) : undefined }

  function tell(error: unknown): undefined {
    warn(`What earlier runs left in the thread could not be read: ${messageOf(error)}`)
  }
}

/** What earlier runs left in the thread, and in the note on the commit where a run may have had nothing but that. */
export async function recall(admitted: Admitted, mirror: Mirror): Promise<Recalled> {
  const known = await recallThread(admitted)
  if (!isNoted(admitted)) return known
  const { attempts, counted = known.memory.counted, ended } = await recallNote(admitted, mirror)
  const all = { ...known.memory.attempts }
  for (const [failure, count] of Object.entries(attempts)) all[failure] = Math.max(count, all[failure] ?? 0)
  const memory = { ...known.memory, attempts: all, counted, ended: later(known.memory.ended, ended) }
  return { ...known, memory }
}

const later = (a: ThreadState['ended'], b: ThreadState['ended']) => (a && b && a.at > b.at ? a : (b ?? a))

/**
 * Whether attempts are counted in a note on the commit: where no thread may be written in, and where work is split, since
 * the job that proposes may not be able to read the thread. Where nothing may be pushed there is none. See
 * docs/decisions/0011.
 */
export function isNoted({ target, config }: Admitted): boolean {
  const mayPush = !target.isFork && config.mode !== 'comment' && config.mode !== 'dry-run'
  return mayPush && (target.thread === undefined || target.isLocked || config.phase !== 'all')
}

async function recallNote({ target, place, token, warn }: Admitted, mirror: Mirror): Promise<Counts> {
  try {
    return readCounts(await mirror.readNote({ source: serverSource(place, token), commit: target.commit }))
  } catch (error) {
    warn(`How often this commit was worked on before is not known. ${messageOf(error)}`)
    return EMPTY_STATE
  }
}

interface NoteParts {
  readonly admitted: Admitted
  readonly mirror: Mirror
  /** What the run began with. */
  readonly known: ThreadState
}

/** Keeps in a note on the commit as well how often it was worked on. */
export function keepNote(conversation: Conversation, { admitted, mirror, known }: NoteParts): Conversation {
  const { target, place, token, warn } = admitted
  const writer = randomUUID()
  let kept = known
  let isFirst = true
  let isRefused = false

  async function note(memory: ThreadState): Promise<void> {
    // What keeps one note away keeps the next one away.
    if (isRefused || renderCounts(memory) === renderCounts(kept)) return
    const before = kept
    kept = memory
    const update = (text: string | undefined) => {
      const now = readCounts(text)
      isFirst = !isOvertaken(now, before, memory)
      return renderCounts(isFirst ? addCounts(now, before, memory) : now, writer)
    }
    try {
      await mirror.writeNote({ source: serverSource(place, token), commit: target.commit, update })
    } catch (error) {
      isRefused = true
      warn(`"max-attempts" does not hold for this commit. ${messageOf(error)}`)
    }
  }
  return {
    ...conversation,
    // Of two runs that begin at the same time it is the one whose note was there first.
    isOurs: async () => isFirst && conversation.isOurs(),
    async remember(memory) {
      await note(memory)
      await conversation.remember(memory)
    },
    async end(last) {
      const url = await conversation.end(last)
      await note(last.memory)
      return url
    },
  }
}

/** Whether another run has counted the failure that is to be counted now. */
function isOvertaken(now: Counts, before: Counts, { attempts }: Counts): boolean {
  const hasGrown = (counts: Counts['attempts'], failure: string) =>
    (counts[failure] ?? 0) > (before.attempts[failure] ?? 0)
  return Object.keys(attempts).some((failure) => hasGrown(attempts, failure) && hasGrown(now.attempts, failure))
}

/** What another run has counted meanwhile stays. */
export function addCounts(now: Counts, before: Counts, { attempts, counted, ended }: Counts): Counts {
  const all = { ...now.attempts }
  for (const [failure, count] of Object.entries(attempts)) {
    const added = count - (before.attempts[failure] ?? 0)
    all[failure] = Math.max(count, (all[failure] ?? 0) + added)
  }
  return { attempts: all, counted, ended: later(now.ended, ended) }
}

/** The same tests failing on another commit are the same failure. */
export function fingerprintOf(seen: Baseline): string {
  const tests = seen.kind === 'failing' ? [...seen.targets].sort() : []
  return createHash('sha256').update(JSON.stringify(tests)).digest('hex').slice(0, 16)
}

/** One run more for this failure. */
export function countAttempt(memory: ThreadState, fingerprint: string): ThreadState {
  const { [fingerprint]: known = 0, ...others } = memory.attempts
  const kept = Object.entries(others).slice(1 - MAX_FAILURES)
  return { ...memory, attempts: { ...Object.fromEntries(kept), [fingerprint]: known + 1 } }
}

/** One run more for the failure of a proposal. One that is published again was counted then. */
export function countProposal(memory: ThreadState, { id, failure, outcome }: Proposed): ThreadState {
  const isTried = failure !== '' && outcome !== 'skipped'
  return isTried && memory.counted !== id ? { ...countAttempt(memory, failure), counted: id } : memory
}

type Proposed = Pick<Proposal, 'id' | 'failure' | 'outcome'>

/** The outcomes that keep a patch for the next run to go on from. */
const KEEPING: ReadonlySet<string> = new Set(['limit_reached', 'needs_test_change'])
/** The outcomes of runs that did not get as far as a patch of their own. */
const WITHOUT_WORK: ReadonlySet<string> = new Set(['skipped', 'setup_failed', 'cancelled', 'error'])

/** What the next run in the thread has to know, and what it can go on from. */
export function keepResult(memory: ThreadState, last: LastRun, proposal: Kept | undefined): ThreadState {
  const { outcome, commit } = last
  if (outcome === 'skipped') return memory
  const { attempts, counted, patch: earlier, keptBy } = memory
  const hasWorked = !WITHOUT_WORK.has(outcome)
  const { failure, change } = proposal ?? { failure: '' }
  const ended = hasWorked && failure !== '' ? { failure, commit, at: new Date().toISOString() } : memory.ended
  const known = { attempts, counted, ended, last: { ...last, summary: cutText(last.summary, 1_000) } }
  const patch = KEEPING.has(outcome) && change ? packPatch(change.patch) : undefined
  if (patch !== undefined) return { ...known, patch, keptBy: outcome }
  return !hasWorked && earlier !== undefined ? { ...known, patch: earlier, keptBy } : known
}

type Kept = Pick<Proposal, 'failure' | 'change'>

/** Whether a run that was at work when this was asked has dealt with the failure: two events at once are one request. */
export function isDealtWith({ ended }: ThreadState, failure: string, { commit, askedAt }: Asked): boolean {
  if (ended?.failure !== failure || ended.commit !== commit || askedAt === undefined) return false
  return Date.parse(askedAt) + GITHUB_TICK_MS <= Date.parse(ended.at)
}

/** GitHub's times are whole seconds. What falls into the same one may have come after. */
const GITHUB_TICK_MS = 1_000

type Asked = Pick<Target, 'commit' | 'askedAt'>

type LastRun = NonNullable<ThreadState['last']>
