import { quoteShell } from '../../text.ts'
import { choose, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { makePracticeProject } from './init.ts'

/** Makes the practice project in a new folder, and says what to do next. */
export const init: Command = async ({ args, program, terminal, environment }) => {
  const flags = readArguments('init', args)
  const language = choose('language', flags.value('language'), ['js', 'python'])
  const directory = await makePracticeProject(flags.positionals[0] ?? '', language, environment.PATH ?? '')
  terminal.print(`Made a practice project in ${directory}. Two of its three tests fail.`)
  const chosen = language === 'js' ? '' : ` --language ${language}`
  terminal.print(`Next: ${program} demo --workspace ${quoteShell(directory)}${chosen}`)
  terminal.printJson({ directory, language })
  return 0
}
