import type { RecordedEvent } from '../journal.ts'
import { cutText, plainText } from '../text.ts'

const PHASES: Readonly<Record<string, string>> = {
  before: 'before the patch',
  after: 'with the patch',
  merged: 'merged into the base',
}

/** More than any sentence of ours has, with the reasons that are put into it. */
const MAX_LINE = 2_000
/** Of a stranger's words. */
const MAX_PART = 300

/**
 * One line of the log for an event, or `undefined` for those that are for the journal alone. In visible characters: a
 * journal that is shown again may come from anybody.
 */
export function renderProgress(event: RecordedEvent): string | undefined {
  const told = tell(event)
  return told === undefined ? undefined : line(told, MAX_LINE)
}

function tell(event: RecordedEvent): string | undefined {
  switch (event.type) {
    case 'started':
      return `Regreen ${event.version} on commit ${event.commit.slice(0, 12)}.`
    case 'notice':
      return event.text
    case 'test_run':
      return event.result.replace('Tests:', `Tests ${PHASES[event.phase] ?? event.phase}:`)
    case 'reply': {
      const calls = event.message.calls.map((call) => part(call.name)).join(', ')
      return calls === '' ? 'Model: finished.' : `Model: ${calls}.`
    }
    case 'refused':
      return `Denied by "${event.rule}": ${part(event.reason)}`
    case 'tool':
      return event.result.isError ? `Tool ${part(event.call.name)}: ${part(event.result.content)}` : undefined
    case 'tests_after_write':
      return part(event.result.split('\n')[0] ?? '')
    case 'compacted':
      return `The history was shortened from ${event.tokensBefore} to ${event.tokensAfter} tokens.`
    case 'verdict':
      return `The patch is ${event.kind}: ${part(event.reasons.join(' '))}`
    case 'proof':
      return event.evidence.proven ? 'The patch is proven.' : `Not proven: ${part(event.evidence.reasons.join(' '))}`
    case 'opening':
    case 'ended':
      return undefined
  }
}

const part = (text: string): string => line(text, MAX_PART)

/** One line of text, whatever a stranger put into it. */
const line = (text: string, maxLength: number): string => cutText(plainText(text).replace(/\s*\n\s*/g, ' '), maxLength)
