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

/** For a job that may read alone: "stop" ends its run as well, and nothing is said. */
export function openListener(admitted: Admitted, host: Host): Conversation {
  const { thread } = admitted.target
  return thread === undefined ? SILENT : createListener(watchForStop(admitted, host, thread))
}

function watchForStop({ target, reader, config, warn }: Admitted, host: Host, thread: number) {
  const { comment, isPullRequest } = target
  const isStopAsked = createStopWatch({
    reader,
    thread: { number: thread, isPullRequest },
    since: comment ? new Date(comment.createdAt) : new Date(Date.now() - CLOCKS_DIFFER_MS),
    triggerPhrase: config.triggerPhrase,
    mayStop: createPermit(config, reader),
    warn: (problem) => warn(`A command to stop would not be seen: ${messageOf(problem)}`),
  })
  return { now: Date.now, later, isStopAsked, stop: host.stop }
}

const CLOCKS_DIFFER_MS = 10_000

/** Never keeps the process alive by itself. */
function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
