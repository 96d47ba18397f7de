import { extname } from 'node:path'
import { type Environment, listSecretValues } from '../config/config.ts'
import { ConfigError, describeShortage, messageOf, ServiceError } from '../errors.ts'
import { Interrupted } from '../host.ts'
import { createRedaction, createSecretSearch } from '../redact.ts'
import { quoteShell } from '../text.ts'
import { VERSION } from '../version.ts'
import type { Command } from './command.ts'
import { nameFlags } from './flag-words.ts'
import { HELP, renderHelp } from './help.ts'
import { createTerminal, STOPPED, type Streams, type Terminal } from './terminal.ts'
import type { CommandName } from './usage.ts'

const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  demo: async () => (await import('./practice/demo.ts')).demo,
  init: async () => (await import('./practice/init-command.ts')).init,
  fix: async () => (await import('./fix/fix-command.ts')).fix,
  verify: async () => (await import('./verify/verify-command.ts')).verify,
  doctor: async () => (await import('./doctor-command.ts')).doctor,
  replay: async () => (await import('./replay/replay-command.ts')).replay,
}

type Process = Streams & { readonly stdin: { readonly isTTY?: boolean }; readonly argv: readonly string[] }

/** Runs one command and answers the exit code. Every error becomes one clear message here. */
export async function main(streams: Process, environment: Environment): Promise<number> {
  const [, file = '', name, ...args] = streams.argv
  const terminal = createTerminal(streams, { isJson: args.includes('--json'), noColor: Boolean(environment.NO_COLOR) })
  const secrets = listSecretValues(environment)
  const redact = createRedaction(secrets)
  if (name === '--version' || name === 'version') {
    terminal.print(VERSION)
    return 0
  }
  try {
    const help = findHelp(name, args)
    if (help !== undefined) {
      terminal.print(help)
      return name === undefined ? 1 : 0
    }
    const command = await COMMANDS[parseCommand(name)]()
    return await command({
      args,
      program: nameProgram(file),
      terminal,
      environment,
      redact,
      carriesSecret: createSecretSearch(secrets),
      isTerminal: Boolean(streams.stdin.isTTY),
    })
  } catch (error) {
    return explain(error, terminal, redact)
  } finally {
    terminal.close()
  }
}

/** The help that was asked for, or that is needed; `undefined` where a command is to be run. */
function findHelp(name: string | undefined, args: readonly string[]): string | undefined {
  const isFlag = (word: string) => word === '--help' || word === '-h'
  if (name !== undefined && name !== 'help' && !isFlag(name))
    return args.some(isFlag) ? renderHelp(parseCommand(name)) : undefined
  const [topic] = args.filter((word) => !word.startsWith('-'))
  return topic === undefined ? HELP : renderHelp(parseCommand(topic))
}

function parseCommand(word = ''): CommandName {
  const names = Object.keys(COMMANDS)
  const isKnown = (name: string): name is CommandName => names.includes(name)
  if (isKnown(word)) return word
  throw new ConfigError(`There is no command ${JSON.stringify(word)}. The commands are: ${names.join(', ')}.`)
}

/** Installed, it is a link without an ending, which npx finds by name; else it is a file for Node. */
const nameProgram = (file: string): string =>
  extname(file) === '' ? `npx regreen@${VERSION}` : `node ${quoteShell(file)}`

function explain(error: unknown, terminal: Terminal, redact: (text: string) => string): number {
  if (error instanceof Interrupted) {
    terminal.print(STOPPED)
    terminal.printJson({ outcome: 'cancelled', error: STOPPED })
    return 130
  }
  const isOurs = error instanceof ConfigError || error instanceof ServiceError
  const shortage = error instanceof ConfigError ? undefined : describeShortage(error)
  const message = redact(shortage ?? (isOurs ? nameFlags(error.message, error.said) : messageOf(error)))
  const isFault = !isOurs && shortage === undefined && error instanceof Error
  const stack = isFault ? `\n${error.stack}\nThis is a fault of Regreen. Please report it with the lines above.` : ''
  terminal.printError(message + redact(stack))
  terminal.printJson({ outcome: 'error', error: message })
  return 1
}
