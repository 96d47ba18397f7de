import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ConfigError, messageOf } from '../../errors.ts'
import { parseJournal } from '../../journal.ts'
import { readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { renderStep } from './render-step.ts'

/** Shows a recorded run, step by step, from its journal. */
export const replay: Command = async ({ args, terminal }) => {
  const flags = readArguments('replay', args)
  const file = resolve(flags.positionals[0] ?? '')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ConfigError(`${file} cannot be read: ${messageOf(error)}. Name the journal.jsonl of a run.`)
  })
  const entries = parseJournal(text, file)
  const first = Date.parse(entries[0]?.time ?? '')
  for (const { time, event } of entries) {
    const seconds = ((Date.parse(time) - first) / 1000).toFixed(1).padStart(7)
    for (const [i, line] of renderStep(event, terminal.style).entries())
      terminal.print(`${i === 0 ? seconds : '       '}  ${line}`)
  }
  if (entries.at(-1)?.event.type !== 'ended')
    terminal.print('The journal ends here: the run was stopped before it could write how it ended.')
  terminal.printJson({ entries: entries.map(({ time, whole }) => ({ time, event: whole })) })
  return 0
}
