import { randomUUID } from 'node:crypto'
import type { Usage } from '../../agent/types.ts'
import { messageOf } from '../../errors.ts'
import {
  type CommentRef,
  type Ending,
  type GitHubReader,
  type GitHubWriter,
  MAX_POST,
  marker,
  type PlanStep,
  readState,
  renderEndingComment,
  renderProgressComment,
  renderState,
  type ThreadState,
} from '../../github/github.ts'
import type { RunEvent } from '../../journal.ts'
import type { Redact } from '../../redact.ts'
import { type Clock, createTicker } from './ticker.ts'

export interface ConversationParts extends Clock {
  readonly writer: Pick<GitHubWriter, 'say' | 'react'>
  readonly reader: Pick<GitHubReader, 'said'>
  /** The issue or pull request. */
  readonly thread: number
  readonly comment: CommentRef | undefined
  /** What the thread remembers of earlier runs. */
  readonly memory: ThreadState
  /** The words at the end of the last run, as they stand in the thread. */
  readonly lastWords: string | undefined
  readonly triggerPhrase: string
  readonly runUrl: string
  readonly redact: Redact
  /** In US$, where prices are known. */
  readonly costOf: (usage: Usage) => number | undefined
  /** Whether somebody who may has asked for the run to end. */
  readonly isStopAsked: () => Promise<boolean>
  readonly stop: () => void
  readonly wait: (ms: number) => Promise<void>
  readonly warn: (problem: unknown) => void
}

/** What a thread sees of a run: eyes at once, one comment that is edited in place, a rocket or a sad face at the end. */
export interface Conversation {
  begin(): Promise<void>
  note(event: RunEvent): void
  showPlan(plan: readonly PlanStep[]): void
  /** What the next run in the thread has to know; from then on the comment holds it, whatever becomes of this run. */
  remember(memory: ThreadState): Promise<void>
  /** Of two runs that begin in a thread at the same time it is the later one's. */
  isOurs(): Promise<boolean>
  /** The last words, and what is to be remembered. Answers the comment's address. */
  end(last: LastWords): Promise<string | undefined>
  /** Says no more: another run or job speaks here. Whoever asked for this one is shown a sad face. */
  leave(): Promise<void>
}

interface LastWords {
  readonly ending: Ending
  readonly memory: ThreadState
  readonly isGood: boolean
}

/** Marks the status comment, so that the next run finds it again. */
export const STATUS_MARKER = marker('status')

/** A run that began before it could see our claim has made its own by then. */
const CLAIMS_SETTLE_MS = 4_000

/** An edit now and then shows that the run is alive, even when nothing new is to be told. */
const STILL_ALIVE_MS = 60_000

/** Says nothing yet. Whatever fails here is a warning: a run does not depend on what its thread shows. */
export function createConversation(parts: ConversationParts): Conversation {
  const { writer, reader, thread, comment } = parts
  const enqueue = createQueue(parts.warn)
  const status = createStatusComment(parts)
  const isOurs = once(async () => {
    await parts.wait(status.shownAt() + CLAIMS_SETTLE_MS - parts.now())
    const said = await enqueue(() => reader.said(thread, STATUS_MARKER))
    return status.isOf(readState(said?.body))
  })
  const ticker = createTicker(parts, async () => {
    // Nothing is edited before it is known whose thread it is: the last claim must stand.
    if (!(await isOurs())) return
    if (await enqueue(parts.isStopAsked)) parts.stop()
    if (!ticker.isOver() && status.isDue()) await enqueue(status.show)
  })

  return {
    async begin() {
      if (comment) await enqueue(() => writer.react(comment, 'eyes'))
      // A thread that cannot be written to is told to the log once, not every half minute.
      if ((await enqueue(status.show)) !== undefined) ticker.start()
    },
    note: status.note,
    showPlan: status.showPlan,
    async remember(memory) {
      status.remember(memory)
      await enqueue(status.show)
    },
    isOurs,
    async leave() {
      ticker.stop()
      if (comment) await enqueue(() => writer.react(comment, 'confused'))
    },
    async end({ ending, memory, isGood }) {
      ticker.stop()
      status.remember(memory)
      const url = await enqueue(() => status.end(ending))
      if (comment) await enqueue(() => writer.react(comment, isGood ? 'rocket' : 'confused'))
      return url
    },
  }
}

/** The comment that is edited in place. */
function createStatusComment({ writer, thread, now, redact, ...parts }: ConversationParts) {
  const { runUrl, triggerPhrase, costOf, lastWords } = parts
  const id = randomUUID()
  const startedAt = now()
  const seen = { plan: [] as readonly PlanStep[], step: 'Getting ready', turns: 0 }
  const used = { inputTokens: 0, outputTokens: 0 }
  let { memory } = parts
  let shown = { seen: '', at: startedAt }
  const say = (body: string, state: string) => writer.say(thread, STATUS_MARKER, `${redact(body)}\n\n${state}`)

  return {
    shownAt: () => shown.at,
    isOf: ({ running }: ThreadState) => running === undefined || running.id === id,
    isDue: () => JSON.stringify(seen) !== shown.seen || now() - shown.at >= STILL_ALIVE_MS,
    show() {
      shown = { seen: JSON.stringify(seen), at: now() }
      const elapsedMs = now() - startedAt
      const tokens = used.inputTokens + used.outputTokens
      const state = renderState({ ...memory, running: { id, runUrl } })
      const progress = { ...seen, tokens, costUsd: costOf(used), elapsedMs, runUrl, triggerPhrase }
      return say(renderProgressComment(progress, MAX_POST - state.length), state)
    },
    end(ending: Ending) {
      const state = renderState(memory)
      // A run that did not begin leaves what the last one has said.
      if (ending.outcome === 'skipped' && lastWords !== undefined) return say(lastWords, state)
      return say(renderEndingComment(ending, MAX_POST - state.length), state)
    },
    note(event: RunEvent) {
      seen.step = stepOf(event) ?? seen.step
      if (event.type !== 'reply') return
      seen.turns += 1
      used.inputTokens += event.usage.inputTokens
      used.outputTokens += event.usage.outputTokens
    },
    showPlan(plan: readonly PlanStep[]) {
      seen.plan = plan
    },
    remember(changed: ThreadState) {
      memory = changed
    },
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work()
    return done
  }
}

/** One request after the other, so that an older state never overwrites a newer one. A failure is told once and harms nothing. */
function createQueue(warn: ConversationParts['warn']) {
  const told = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const done = last.then(work).catch((problem: unknown) => {
      const words = messageOf(problem)
      if (!told.has(words)) warn(problem)
      told.add(words)
      return undefined
    })
    last = done
    return done
  }
}

/** For a run without a thread, or a job that may not speak. */
export const SILENT: Conversation = {
  begin: async () => undefined,
  note: () => undefined,
  showPlan: () => undefined,
  remember: async () => undefined,
  isOurs: async () => true,
  end: async () => undefined,
  leave: async () => undefined,
}

const STEPS_OF_TESTS: ReadonlyMap<string, string> = new Map([
  ['before', 'The tests are run to see them fail'],
  ['merged', 'The tests are run on the commit merged into its base'],
  ['after', 'The patch is being proven on a clean copy'],
])

function stepOf(event: RunEvent): string | undefined {
  switch (event.type) {
    case 'opening':
      return 'The failure is reproduced; the model is at work'
    case 'reply':
      return event.message.calls.length > 0 ? 'The model is at work' : 'The model is done; the patch is being proven'
    case 'test_run':
      return STEPS_OF_TESTS.get(event.phase)
    case 'proof':
      return event.evidence.proven ? 'The patch is proven' : 'The patch is not proven yet; the model goes on'
    default:
      return undefined
  }
}
