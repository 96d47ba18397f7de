import { setTimeout as sleep } from 'node:timers/promises'
import { costOf } from '../../agent/budget.ts'
import { messageOf } from '../../errors.ts'
import type { Host } from '../../host.ts'
import type { Admitted } from '../setting.ts'
import { type Conversation, createConversation, SILENT } from './conversation.ts'
import { createListener } from './listener.ts'
import { isNoted, keepNote, type Recalled } from './memory.ts'
import { createPermit } from './permit.ts'
import { createStopWatch } from './stop-watch.ts'

/** What earlier runs left. */
type Left = Pick<Recalled, 'memory' | 'lastWords'>

/** The conversation of a run. A run without a thread has nobody to talk to, and in one that is locked it only listens. */
export function openConversation(admitted: Admitted, host: Host, recalled: Left): Conversation {
  const { thread, isLocked } = admitted.target
  const isSilent = thread === undefined || isLocked
  const conversation = isSilent ? openListener(admitted, host) : openStatus(admitted, host, { thread, ...recalled })
  return isNoted(admitted)
    ? keepNote(conversation, { admitted, mirror: host.mirror, known: recalled.memory })
    : conversation
}

function openStatus(
  admitted: Admitted,
  host: Host,
  { thread, memory, lastWords }: Left & { readonly thread: number },
): Conversation {
  const { target, lastWriter: writer, reader, config, place, redact, warn } = admitted
  return createConversation({
    writer,
    reader,
    thread,
    comment: target.comment,
    memory,
    lastWords,
    triggerPhrase: config.triggerPhrase,
    runUrl: place.runUrl,
    redact,
    costOf: (usage) => config.prices && costOf(usage, config.prices),
    ...watchForStop(admitted, host, thread),
    wait: (ms) => sleep(Math.max(0, ms)),
    warn: (problem) => warn(`The thread could not be told: ${messageOf(problem)}`),
  })
}

/** Whether somebody who may has asked in the thread for the run to end. */
export async function isStopAsked(admitted: Admitted): Promise<boolean> {
  const { thread } = admitted.target
  return thread !== undefined && openStopWatch(admitted, thread)()
}

/** How a run ends that is stopped in its thread. */
export const STOPPED_BY_COMMENT = 'The run was stopped by a comment in its thread. Nothing was published.'

/** For a job that may read alone: "stop" ends its run as well, and nothing is said. */
export function openListener(admitted: Admitted, host: Host): Conversation {
  const { thread } = admitted.target
  return thread === undefined ? SILENT : createListener(watchForStop(admitted, host, thread))
}

function watchForStop(admitted: Admitted, host: Host, thread: number) {
  const stop = () => host.stop(STOPPED_BY_COMMENT)
  return { now: Date.now, later, isStopAsked: openStopWatch(admitted, thread), stop }
}

function openStopWatch(admitted: Admitted, thread: number): () => Promise<boolean> {
  const { target, reader, config, warn } = admitted
  const openedAt = Date.now()
  const { triggerPhrase } = config
  return createStopWatch({
    reader,
    thread: { number: thread, isPullRequest: target.isPullRequest },
    since: () => findBeginning(admitted, openedAt),
    triggerPhrase,
    mayStop: createPermit(config, reader),
    warn: (problem) => warn(`A command to stop would not be seen: ${messageOf(problem)}`),
  })
}

/**
 * From when on a command to stop is meant for this run: since it was asked for, or since its first job was started. One that
 * is started again does not end by what ended it before.
 */
async function findBeginning({ target, reader, place, warn }: Admitted, openedAt: number): Promise<Date> {
  if (target.comment !== undefined && place.runAttempt === 1) return new Date(target.comment.createdAt)
  try {
    const startedAt = await reader.runStartedAt(place.runId)
    if (startedAt !== undefined) return new Date(startedAt)
  } catch (problem) {
    warn(`A command to stop is only seen if it is written from now on: ${messageOf(problem)}`)
  }
  return new Date(openedAt - CLOCKS_DIFFER_MS)
}

const CLOCKS_DIFFER_MS = 10_000

/** Never keeps the process alive by itself. */
function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
