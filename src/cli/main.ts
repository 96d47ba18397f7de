import { basename, extname } from 'node:path'
import { type Environment, listSecretValues } from '../config/config.ts'
import { ConfigError, describeShortage, messageOf, ServiceError } from '../errors.ts'
import { Interrupted } from '../host.ts'
import { createRedaction, createSecretSearch } from '../redact.ts'
import { quoteShell } from '../text.ts'
import { VERSION } from '../version.ts'
import type { Command } from './command.ts'
import { nameFlags } from './flag-words.ts'
import { HELP } from './help.ts'
import { createTerminal, STOPPED, type Streams, type Terminal } from './terminal.ts'

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
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
  if (
    name === undefined ||
    name === 'help' ||
    /^(-h|--help)$/.test(name) ||
    args.includes('--help') ||
    args.includes('-h')
  ) {
    terminal.print(HELP)
    return name === undefined ? 1 : 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  try {
    if (!load)
      throw new ConfigError(
        `There is no command ${JSON.stringify(name)}. The commands are: ${Object.keys(COMMANDS).join(', ')}.`,
      )
    const command = await load()
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

/** Installed, it is a link without an ending, which npx finds as well; else it is a file for Node. */
const nameProgram = (file: string): string =>
  extname(file) === '' ? `npx ${basename(file)}` : `node ${quoteShell(file)}`

function explain(error: unknown, terminal: Terminal, redact: (text: string) => string): number {
  if (error instanceof Interrupted) {
    terminal.print(STOPPED)
    terminal.printJson({ outcome: 'cancelled', error: STOPPED })
    return 130
  }
  const isOurs = error instanceof ConfigError || error instanceof ServiceError
  const shortage = error instanceof ConfigError ? undefined : describeShortage(error)
  const message = redact(shortage ?? nameFlags(messageOf(error)))
  const isFault = !isOurs && shortage === undefined && error instanceof Error
  const stack = isFault ? `\n${error.stack}\nThis is a fault of Regreen. Please report it with the lines above.` : ''
  terminal.printError(message + redact(stack))
  terminal.printJson({ outcome: 'error', error: message })
  return 1
}
