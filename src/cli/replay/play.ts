import type { AssistantMessage } from '../../agent/types.ts'
import { ConfigError } from '../../errors.ts'
import type { RecordedEvent } from '../../journal.ts'
import { createReplayModel, scriptOf } from '../../model/model.ts'
import { plainText } from '../../text.ts'
import type { Arguments } from '../arguments.ts'
import type { CommandContext } from '../command.ts'
import { runLocally } from '../fix/local-run.ts'

/** The model's replies as they were recorded, one after the other, on a local repository. Its files stay as they are. */
export function play(events: readonly RecordedEvent[], flags: Arguments, context: CommandContext): Promise<number> {
  const replies = events.flatMap((event) => (event.type === 'reply' ? [toMessage(event)] : []))
  if (replies.length === 0) throw new ConfigError('The journal holds no reply of a model, so there is nothing to play.')
  const inputs = { ...commandOf(events), ...flags.inputs }
  const isTheirs = inputs['test-command'] !== flags.inputs['test-command']
  context.terminal.print(plainText(describeRecording(events)))
  // What is run here on the word of somebody's file has to be seen.
  if (isTheirs) context.terminal.print(plainText(`Its test command is run here: ${inputs['test-command']}`))
  return runLocally({
    ...context,
    workspace: flags.value('workspace') ?? '.',
    inputs,
    prepareModel: () => () => createReplayModel(scriptOf(replies)),
    modelName: () => 'recorded',
    approval: 'policy',
    request: undefined,
    out: undefined,
    apply: false,
  })
}

type Recorded<T extends RecordedEvent['type']> = Extract<RecordedEvent, { readonly type: T }>

const toMessage = ({ message }: Recorded<'reply'>): AssistantMessage => ({ role: 'assistant', ...message })

const startOf = (events: readonly RecordedEvent[]) => events.find((event) => event.type === 'started')

/** Where it was found in the project, it is found there again. */
function commandOf(events: readonly RecordedEvent[]): Arguments['inputs'] {
  const command = startOf(events)?.command ?? ''
  return command === '' ? {} : { 'test-command': command }
}

function describeRecording(events: readonly RecordedEvent[]): string {
  const end = events.find((event) => event.type === 'ended')
  const ended = end ? `ended as ${end.outcome}` : 'was stopped'
  return `Recorded on commit ${startOf(events)?.commit.slice(0, 12)}, where the run ${ended}.`
}
