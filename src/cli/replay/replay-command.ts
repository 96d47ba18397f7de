import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ConfigError, messageOf } from '../../errors.ts'
import { type JournalEntry, parseJournal } from '../../journal.ts'
import { type Arguments, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import type { Terminal } from '../terminal.ts'
import { play } from './play.ts'
import { renderStep } from './render-step.ts'

/** Shows a recorded run, step by step, from its journal; or plays its model again. */
export const replay: Command = async (context) => {
  const flags = readArguments('replay', context.args)
  const file = resolve(flags.positionals[0] ?? '')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ConfigError(`${file} cannot be read: ${messageOf(error)}. Name the journal.jsonl of a run.`)
  })
  const entries = parseJournal(text, file)
  const events = entries.map(({ event }) => event)
  if (flags.isSet('execute')) return play(events, flags, context)
  requireNoSetting(flags)
  show(entries, context.terminal)
  return 0
}

function requireNoSetting({ value, inputs }: Arguments): void {
  const [first] = [...(value('workspace') === undefined ? [] : ['workspace']), ...Object.keys(inputs)]
  if (first === undefined) return
  throw new ConfigError(`--${first} has a meaning only where the run is played: add --execute, or leave it out.`)
}

function show(entries: readonly JournalEntry[], terminal: Terminal): void {
  const first = Date.parse(entries[0]?.time ?? '')
  for (const { time, event } of entries) {
    const seconds = ((Date.parse(time) - first) / 1000).toFixed(1).padStart(7)
    for (const [i, line] of renderStep(event, terminal.style).entries())
      terminal.print(`${i === 0 ? seconds : '       '}  ${line}`)
  }
  if (entries.at(-1)?.event.type !== 'ended')
    terminal.print('The journal ends here: the run was stopped before it could write how it ended.')
  terminal.printJson({ entries: entries.map(({ time, whole }) => ({ time, event: whole })) })
}
