import type { RecordedEvent } from '../../journal.ts'
import { plainText } from '../../text.ts'
import { renderProgress } from '../progress.ts'
import { renderBlock, type Style } from '../terminal.ts'

const MAX_BYTES = 1_500

/** One recorded step in full, for somebody who wants to know what the model saw and did. */
export function renderStep(event: RecordedEvent, style: Style): string[] {
  switch (event.type) {
    case 'opening':
      return event.messages.flatMap((message) => [
        style.bold(`${plainText(message.role)} is told:`),
        ...block(message.content),
      ])
    case 'reply':
      return [
        style.bold(`model: ${event.usage.inputTokens} tokens in, ${event.usage.outputTokens} out`),
        ...block(event.message.content),
        ...event.message.calls.flatMap((call) => block(renderCall(call))),
      ]
    case 'tool':
      return [
        style.bold(`${call(event.call)} ${event.result.isError ? 'failed' : 'answered'}:`),
        ...block(event.result.content),
      ]
    case 'tests_after_write':
      return [style.bold('tests after the write:'), ...block(event.result)]
    case 'ended':
      return [style.bold(`ended: ${plainText(event.outcome)}`), ...block(event.summary)]
    default:
      return [renderProgress(event) ?? event.type]
  }
}

type Call = Extract<RecordedEvent, { type: 'tool' }>['call']

const call = ({ name }: Call) => plainText(name).slice(0, 80)
const renderCall = (made: Call) => `→ ${call(made)} ${made.arguments}`

const block = (text: string) => renderBlock(text, MAX_BYTES)
