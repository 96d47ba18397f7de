import { costOf } from '../../agent/budget.ts'
import { messageOf } from '../../errors.ts'
import type { ThreadState } from '../../github/github.ts'
import type { Host } from '../../host.ts'
import type { Admitted } from '../setting.ts'
import { type Conversation, createConversation, SILENT } from './conversation.ts'
import { createPermit } from './permit.ts'
import { createStopWatch } from './stop-watch.ts'

/** The conversation of a run. A run without a thread, or with one that is locked, has nobody to talk to. */
export function openConversation(admitted: Admitted, host: Host, memory: ThreadState): Conversation {
  const { target, lastWriter: writer, reader, config, place, redact, warn } = admitted
  const { thread, comment, isPullRequest } = target
  if (thread === undefined || target.isLocked) return SILENT
  return createConversation({
    writer,
    reader,
    thread,
    comment,
    memory,
    triggerPhrase: config.triggerPhrase,
    runUrl: place.runUrl,
    redact,
    costOf: (usage) => config.prices && costOf(usage, config.prices),
    now: Date.now,
    later,
    isStopAsked: createStopWatch({
      reader,
      thread: { number: thread, isPullRequest },
      since: comment ? new Date(comment.createdAt) : new Date(Date.now() - CLOCKS_DIFFER_MS),
      triggerPhrase: config.triggerPhrase,
      mayStop: createPermit(config, reader),
    }),
    stop: host.stop,
    warn: (problem) => warn(`The thread could not be told: ${messageOf(problem)}`),
  })
}

const CLOCKS_DIFFER_MS = 10_000

/** Never keeps the process alive by itself. */
function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
