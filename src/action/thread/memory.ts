import { createHash } from 'node:crypto'
import { messageOf } from '../../errors.ts'
import type { Baseline } from '../../fix.ts'
import { EMPTY_STATE, packPatch, readState, type ThreadState } from '../../github/github.ts'
import { cutText } from '../../text.ts'
import type { Change } from '../../workspace/workspace.ts'
import type { Admitted } from '../setting.ts'
import { STATUS_MARKER } from './conversation.ts'

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
export async function recall({ target, reader, warn }: Admitted): Promise<Recalled> {
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
