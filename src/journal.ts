import { appendFileSync, writeFileSync } from 'node:fs'
import type { AgentEvent, Message } from './agent/types.ts'
import { ConfigError } from './errors.ts'
import type { Evidence, TestReport } from './proof/types.ts'
import type { Redact } from './redact.ts'
import type { OutcomeKind } from './task.ts'

/** What happens in a run, in order. The journal holds enough to show a run, and to play its model again. */
export type RunEvent =
  | AgentEvent
  | { readonly type: 'started'; readonly version: string; readonly commit: string; readonly command: string }
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
  | { readonly type: 'published'; readonly what: string; readonly url: string | undefined }
  | { readonly type: 'ended'; readonly outcome: OutcomeKind; readonly summary: string }

export interface Journal {
  readonly file: string
  record(event: RunEvent): void
}

export interface JournalSettings {
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

export interface JournalEntry {
  readonly time: string
  readonly event: RunEvent
}

const EVENT_TYPES: Readonly<Record<RunEvent['type'], true>> = {
  reply: true,
  refused: true,
  tool: true,
  tests_after_write: true,
  compacted: true,
  started: true,
  notice: true,
  test_run: true,
  opening: true,
  verdict: true,
  proof: true,
  published: true,
  ended: true,
}

/**
 * Reads a journal back. The last line may be cut off, because the run may have been killed while it wrote; any other
 * line that is none throws ConfigError.
 */
export function parseJournal(text: string, file: string): JournalEntry[] {
  const lines = text.split('\n')
  return lines.flatMap((line, i) => {
    if (line === '') return []
    const entry = tryEntry(line)
    if (entry) return [entry]
    if (i === lines.length - 1) return []
    throw new ConfigError(`${file}, line ${i + 1} is no journal entry. Name the journal.jsonl that a run has left.`)
  })
}

function tryEntry(line: string): JournalEntry | undefined {
  try {
    const { time, ...event } = JSON.parse(line)
    const isKnown = typeof time === 'string' && typeof event.type === 'string' && Object.hasOwn(EVENT_TYPES, event.type)
    return isKnown ? { time, event } : undefined
  } catch {
    return undefined
  }
}
