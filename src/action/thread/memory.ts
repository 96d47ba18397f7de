import { createHash } from 'node:crypto'
import { ConfigError, messageOf, ServiceError } from '../../errors.ts'
import type { Baseline } from '../../fix.ts'
import {
  EMPTY_STATE,
  packPatch,
  readAttempts,
  readState,
  renderAttempts,
  type ThreadState,
} from '../../github/github.ts'
import { cutText } from '../../text.ts'
import type { Change, Mirror } from '../../workspace/workspace.ts'
import { serverSource } from '../place.ts'
import type { Admitted } from '../setting.ts'
import { type Conversation, STATUS_MARKER } from './conversation.ts'

interface Recalled {
  readonly memory: ThreadState
  /** Another run is at work in the thread. */
  readonly isBusy: boolean
  /** When something was said last, in milliseconds; 0 for never. */
  readonly saidAt: number
}

/** A run edits its comment at least once a minute; one that was killed does not. */
const ALIVE_MS = 3 * 60_000

/** What the thread remembers. A token that may not read it has nothing to go by, and goes on. */
export async function recallThread({ target, reader, warn }: Admitted): Promise<Recalled> {
  const { thread } = target
  const said = thread === undefined ? undefined : await reader.said(thread, STATUS_MARKER).catch(tell)
  if (!said) return { memory: EMPTY_STATE, isBusy: false, saidAt: 0 }
  const { running, ...memory } = readState(said.body)
  const saidAt = Date.parse(said.updatedAt)
  return { memory, isBusy: running !== undefined && Date.now() - saidAt < ALIVE_MS, saidAt }

  function tell(error: unknown): undefined {
    warn(`What earlier runs left in the thread could not be read: ${messageOf(error)}`)
  }
}

/** What earlier runs left in the thread, and in the note on the commit where a run may have had nothing but that. */
export async function recall(admitted: Admitted, mirror: Mirror): Promise<Recalled> {
  const known = await recallThread(admitted)
  if (!isNoted(admitted)) return known
  const attempts = { ...known.memory.attempts }
  for (const [failure, count] of Object.entries(await recallNote(admitted, mirror)))
    attempts[failure] = Math.max(count, attempts[failure] ?? 0)
  return { ...known, memory: { ...known.memory, attempts } }
}

/**
 * Whether attempts are counted in a note on the commit: where no thread may be written in, and where work is split, since
 * the job that proposes may not be able to read the thread. See docs/decisions/0011.
 */
export const isNoted = ({ target, config }: Admitted): boolean =>
  config.mode !== 'dry-run' && (target.thread === undefined || target.isLocked || config.phase !== 'all')

async function recallNote({ target, place, token, warn }: Admitted, mirror: Mirror): Promise<ThreadState['attempts']> {
  try {
    return readAttempts(await mirror.readNote({ source: serverSource(place, token), commit: target.commit }))
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
    warn(`How often this commit was worked on before is not known. ${error.message}`)
    return {}
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
  let written = renderAttempts(known)

  async function note(memory: ThreadState): Promise<void> {
    const text = renderAttempts(memory)
    if (text === written) return
    try {
      await mirror.writeNote({ source: serverSource(place, token), commit: target.commit, text })
      written = text
    } catch (error) {
      if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
      warn(`"max-attempts" does not hold for this commit. ${error.message}`)
    }
  }
  return {
    ...conversation,
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

/** The same tests failing on another commit are the same failure. */
export function fingerprintOf(seen: Baseline): string {
  const tests = seen.kind === 'failing' ? [...seen.targets].sort() : []
  return createHash('sha256').update(JSON.stringify(tests)).digest('hex').slice(0, 16)
}

/** The oldest are forgotten, so that a thread of any length has room for them. */
const MAX_FAILURES = 30

/** One run more for this failure. */
export function countAttempt(memory: ThreadState, fingerprint: string): ThreadState {
  const { [fingerprint]: known = 0, ...others } = memory.attempts
  const kept = Object.entries(others).slice(1 - MAX_FAILURES)
  return { ...memory, attempts: { ...Object.fromEntries(kept), [fingerprint]: known + 1 } }
}

/** What the next run in the thread has to know, and what it can go on from. */
export function keepResult({ attempts }: ThreadState, last: LastRun, change: Change | undefined): ThreadState {
  const isKept = last.outcome === 'limit_reached' || last.outcome === 'needs_test_change'
  const patch = isKept && change ? packPatch(change.patch) : undefined
  return { attempts, last: { ...last, summary: cutText(last.summary, 1_000) }, ...(patch !== undefined && { patch }) }
}

type LastRun = NonNullable<ThreadState['last']>
