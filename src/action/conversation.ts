import {
  type CommentRef,
  findCommand,
  type GitHubWriter,
  marker,
  type PlanStep,
  renderProgressComment,
} from '../github/github.ts'
import type { RunEvent } from '../journal.ts'

/** GitHub allows 500 posts an hour; an edit every half minute stays far below. */
const EDIT_EVERY_MS = 30_000
const LOOK_EVERY_MS = 20_000

export interface ConversationParts {
  readonly writer: GitHubWriter
  /** The issue or pull request; without one there is nobody to talk to. */
  readonly thread: number | undefined
  readonly comment: CommentRef | undefined
  readonly triggerPhrase: string
  readonly runUrl: string
  readonly now: () => number
  /** Whether this person may stop the run. */
  readonly mayStop: (login: string) => Promise<boolean>
  readonly stop: () => void
  readonly warn: (problem: unknown) => void
}

/** What a thread sees of a run: eyes at once, one comment that is edited in place, a rocket or a sad face at the end. */
export interface Conversation {
  begin(): Promise<void>
  note(event: RunEvent): void
  showPlan(plan: readonly PlanStep[]): void
  /** The last words. Answers the comment's address. */
  end(body: string, isGood: boolean): Promise<string | undefined>
}

export const STATUS_MARKER = marker('status')

export function createConversation(parts: ConversationParts): Conversation {
  const { writer, thread, comment, now, runUrl } = parts
  if (thread === undefined) return SILENT
  const startedAt = now()
  const since = new Date(startedAt - 60_000).toISOString()
  const state = {
    plan: [] as readonly PlanStep[],
    step: 'Getting ready',
    turns: 0,
    tokens: 0,
    shownAt: 0,
    lookedAt: startedAt,
  }
  let busy: Promise<unknown> = Promise.resolve()

  /** One request after the other, so that an older state never overwrites a newer one. A failure is told and harms nothing. */
  function enqueue<T>(work: () => Promise<T>): Promise<T | undefined> {
    const done = busy.then(work).catch((problem: unknown) => {
      parts.warn(problem)
      return undefined
    })
    busy = done
    return done
  }

  function show(): Promise<string | undefined> {
    state.shownAt = now()
    const body = renderProgressComment({ ...state, elapsedMs: now() - startedAt, runUrl })
    return enqueue(() => writer.say(thread ?? 0, STATUS_MARKER, body))
  }

  async function lookForStop(): Promise<void> {
    for (const remark of await writer.commentsSince(thread ?? 0, since)) {
      const isStop = !remark.authorIsBot && findCommand(remark.body, parts.triggerPhrase)?.verb === 'stop'
      if (isStop && (await parts.mayStop(remark.author))) return parts.stop()
    }
  }

  return {
    async begin() {
      if (comment) await enqueue(() => writer.react(comment, 'eyes'))
      await show()
    },
    note(event) {
      state.step = stepOf(event) ?? state.step
      if (event.type === 'reply') {
        state.turns += 1
        state.tokens += event.usage.inputTokens + event.usage.outputTokens
      }
      if (now() - state.lookedAt >= LOOK_EVERY_MS) {
        state.lookedAt = now()
        void enqueue(lookForStop)
      }
      if (now() - state.shownAt >= EDIT_EVERY_MS) void show()
    },
    showPlan(plan) {
      state.plan = plan
    },
    async end(body, isGood) {
      const url = await enqueue(() => writer.say(thread, STATUS_MARKER, body))
      if (comment) await enqueue(() => writer.react(comment, isGood ? 'rocket' : 'confused'))
      return url
    },
  }
}

/** For a job that says nothing: it may not, or another one does. */
export const SILENT: Conversation = {
  begin: async () => undefined,
  note: () => undefined,
  showPlan: () => undefined,
  end: async () => undefined,
}

function stepOf(event: RunEvent): string | undefined {
  switch (event.type) {
    case 'opening':
      return 'The failure is reproduced; the model is at work'
    case 'reply':
      return event.message.calls.length > 0 ? 'The model is at work' : 'The model is done; the patch is being proven'
    case 'test_run':
      return event.phase === 'before' ? 'Running the tests to see them fail' : 'Proving the patch on a clean copy'
    case 'proof':
      return event.evidence.proven ? 'The patch is proven' : 'The patch is not proven yet; the model goes on'
    default:
      return undefined
  }
}
