import type { AssistantMessage } from '../../agent/types.ts'
import { ConfigError } from '../../errors.ts'
import type { RecordedEvent } from '../../journal.ts'
import { createReplayModel, scriptOf } from '../../model/model.ts'
import { plainText } from '../../text.ts'
import type { Arguments } from '../arguments.ts'
import type { CommandContext } from '../command.ts'
import { runLocally } from '../fix/local-run.ts'
import { renderRecorded } from '../terminal.ts'

/** The model's replies as they were recorded, one after the other, on a local repository. Its files stay as they are. */
export function play(events: readonly RecordedEvent[], flags: Arguments, context: CommandContext): Promise<number> {
  const replies = events.flatMap((event) => (event.type === 'reply' ? [toMessage(event)] : []))
  if (replies.length === 0) throw new ConfigError('The journal holds no reply of a model, so there is nothing to play.')
  const { command = '', task = 'failing_check' } = startOf(events) ?? {}
  const isTheirs = command !== '' && flags.inputs['test-command'] === undefined
  context.terminal.print(plainText(describeRecording(events)))
  if (isTheirs) context.terminal.print(renderRecorded(command))
  return runLocally({
    ...context,
    workspace: flags.value('workspace') ?? '.',
    // Where it was found in the project, it is found there again.
    inputs: { ...flags.inputs, ...(isTheirs && { 'test-command': command }) },
    prepareModel: () => () => createReplayModel(scriptOf(replies)),
    modelName: () => 'recorded',
    approval: 'policy',
    // Without one, tests that are green would end it before the model is asked.
    request: task === 'failing_check' ? undefined : 'The request of the run that was recorded.',
    out: undefined,
    apply: false,
  })
}

type Recorded<T extends RecordedEvent['type']> = Extract<RecordedEvent, { readonly type: T }>

const toMessage = ({ message }: Recorded<'reply'>): AssistantMessage => ({ role: 'assistant', ...message })

const startOf = (events: readonly RecordedEvent[]) => events.find((event) => event.type === 'started')

function describeRecording(events: readonly RecordedEvent[]): string {
  const end = events.find((event) => event.type === 'ended')
  const ended = end ? `ended as ${end.outcome}` : 'was stopped'
  return `Recorded on commit ${startOf(events)?.commit.slice(0, 12)}, where the run ${ended}.`
}
