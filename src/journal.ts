import { appendFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import type { AgentEvent, Message } from './agent/types.ts'
import { ConfigError } from './errors.ts'
import type { Evidence, TestReport } from './proof/types.ts'
import type { Redact } from './redact.ts'
import type { OutcomeKind, Task } from './task.ts'
import { describeMisfit, tryParseJson } from './text.ts'

/** What happens in a run, in order. The journal holds enough to show a run, and to play its model again. */
export type RunEvent =
  | AgentEvent
  | {
      readonly type: 'started'
      readonly version: string
      readonly task: Task['kind']
      readonly commit: string
      readonly command: string
    }
  | { readonly type: 'notice'; readonly text: string }
  | {
      readonly type: 'test_run'
      readonly phase: string
      readonly report: Omit<TestReport, 'tests' | 'output'>
      readonly result: string
    }
  | { readonly type: 'opening'; readonly messages: readonly Message[] }
  | { readonly type: 'verdict'; readonly kind: string; readonly reasons: readonly string[] }
  | { readonly type: 'proof'; readonly evidence: Evidence }
  | { readonly type: 'ended'; readonly outcome: OutcomeKind; readonly summary: string }

export interface Journal {
  readonly file: string
  record(event: RunEvent): void
}

interface JournalSettings {
  readonly file: string
  readonly redact: Redact
  readonly now: () => Date
  /** Gets each event too, for the log. */
  readonly show: (event: RunEvent) => void
}

/** One JSON object a line, each written at once: a run that is killed leaves a journal that can be read to its last line. */
export function openJournal({ file, redact, now, show }: JournalSettings): Journal {
  writeFileSync(file, '', { mode: 0o600 })
  return {
    file,
    record(event) {
      appendFileSync(file, `${redact(JSON.stringify({ time: now().toISOString(), ...event }))}\n`)
      show(event)
    },
  }
}

const TOOL_CALL = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.string(),
  fault: z.string().exactOptional(),
})
const REPLY = z.object({ content: z.string(), calls: z.array(TOOL_CALL).readonly() })
const REASONS = z.array(z.string()).readonly()

/** What is shown of an event that was recorded. */
const RECORDED_EVENT = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    version: z.string(),
    task: z.string().exactOptional(),
    commit: z.string(),
    command: z.string(),
  }),
  z.object({ type: z.literal('notice'), text: z.string() }),
  z.object({ type: z.literal('test_run'), phase: z.string(), result: z.string() }),
  z.object({
    type: z.literal('opening'),
    messages: z.array(z.object({ role: z.string(), content: z.string() })).readonly(),
  }),
  z.object({
    type: z.literal('reply'),
    message: REPLY,
    usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }),
  }),
  z.object({ type: z.literal('refused'), rule: z.string(), reason: z.string() }),
  z.object({
    type: z.literal('tool'),
    call: TOOL_CALL,
    result: z.object({ content: z.string(), isError: z.boolean() }),
  }),
  z.object({ type: z.literal('tests_after_write'), result: z.string() }),
  z.object({ type: z.literal('compacted'), tokensBefore: z.number(), tokensAfter: z.number() }),
  z.object({ type: z.literal('verdict'), kind: z.string(), reasons: REASONS }),
  z.object({ type: z.literal('proof'), evidence: z.object({ proven: z.boolean(), reasons: REASONS }) }),
  z.object({ type: z.literal('ended'), outcome: z.string(), summary: z.string() }),
])

export type RecordedEvent = z.infer<typeof RECORDED_EVENT>

const TIMED = z.looseObject({ time: z.iso.datetime() })

export interface JournalEntry {
  readonly time: string
  readonly event: RecordedEvent
  /** With what is not shown of it. */
  readonly whole: Readonly<Record<string, unknown>>
}

/**
 * Reads a journal back. The last line may be cut off, because the run may have been killed while it wrote; any other
 * line that is not an entry throws ConfigError, and so does a file without any.
 */
export function parseJournal(text: string, file: string): JournalEntry[] {
  const lines = text.split('\n')
  const entries = lines.flatMap((written, i) => {
    if (written === '') return []
    const line = tryParseJson(written)
    if (line === undefined && i === lines.length - 1) return []
    const timed = TIMED.safeParse(line)
    const event = RECORDED_EVENT.safeParse(line)
    if (!timed.success || !event.success)
      throw new ConfigError(
        `${file}, line ${i + 1} is not a journal entry: ${describe(line, timed.error ?? event.error)}. ${CURE}`,
      )
    const { time, ...whole } = timed.data
    return [{ time, event: event.data, whole }]
  })
  if (entries.length === 0) throw new ConfigError(`${file} holds no whole entry. ${CURE}`)
  return entries
}

const CURE = 'Name the journal.jsonl that a run has left, as the run has left it.'

function describe(line: unknown, error: z.ZodError | undefined): string {
  const [issue = { path: [] }] = error?.issues ?? []
  return describeMisfit(line, issue)
}
