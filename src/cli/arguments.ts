import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Inputs } from '../config/config.ts'
import { INPUT_NAMES, INPUTS } from '../config/inputs.ts'
import { ConfigError, messageOf } from '../errors.ts'
import { ALIASES, COMMON, type CommandName, USAGE } from './usage.ts'

/** What a command was called with. */
export interface Arguments {
  readonly positionals: readonly string[]
  /** A flag's value; `undefined` when it was not given. */
  value(name: string): string | undefined
  isSet(name: string): boolean
  /** The flags that are inputs of the action as well. */
  readonly inputs: Inputs
}

const LOCAL_INPUTS = INPUT_NAMES.filter((name) => INPUTS[name].isLocal)

/** Throws ConfigError for a flag or an argument that the command does not have. */
export function readArguments(command: CommandName, args: readonly string[]): Arguments {
  const { flags, takesInputs, positionals: wanted = [] } = USAGE[command]
  const inputs = takesInputs ? [...LOCAL_INPUTS, ...Object.keys(ALIASES)] : []
  const options = Object.fromEntries([
    ...inputs.map((name) => [name, { type: 'string' as const }]),
    ...Object.entries({ ...flags, ...COMMON }).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  ])
  const { values, positionals } = parse(command, args, options)
  if (positionals.length !== wanted.length) {
    const usage = wanted.length === 0 ? 'no argument' : wanted.join(' ')
    throw new ConfigError(
      `"regreen ${command}" takes ${usage}; it was given ${positionals.length === 0 ? 'none' : positionals.map((word) => JSON.stringify(word)).join(' ')}. See "regreen ${command} --help".`,
    )
  }
  const value = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const empty = Object.keys(options).find((name) => value(name)?.trim() === '')
  if (empty !== undefined) throw new ConfigError(`--${empty} is empty. Give it a value, or leave it out.`)
  return {
    positionals,
    value,
    isSet: (name) => values[name] === true,
    inputs: Object.fromEntries(
      inputs.flatMap((name) => (value(name) === undefined ? [] : [[ALIASES[name] ?? name, value(name)]])),
    ),
  }
}

function parse(command: string, args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error)
    throw new ConfigError(`"regreen ${command}": ${problem}. See "regreen ${command} --help".`)
  }
}

/** One of a few words. */
export function choose<const T extends string>(
  flag: string,
  value: string | undefined,
  words: readonly [T, ...T[]],
): T {
  if (value === undefined) return words[0]
  const found = words.find((word) => word === value)
  if (found !== undefined) return found
  throw new ConfigError(
    `--${flag} is ${JSON.stringify(value)}; it must be ${words.map((word) => `"${word}"`).join(' or ')}.`,
  )
}

/** Makes the folder that `--out` names, unless it is there, and answers its absolute path. Throws ConfigError. */
export const makeOutFolder = (out: string): Promise<string> => makeNamedFolder(out, ' of --out')

/** The same for any folder; `whose` goes on after its name. */
export async function makeNamedFolder(path: string, whose = ''): Promise<string> {
  const folder = resolve(path)
  await makeFolder(folder).catch((error: unknown) => {
    throw new ConfigError(`The folder ${folder}${whose} cannot be made: ${messageOf(error)}. Name another one.`)
  })
  return folder
}

/** Step by step: below /proc, where nothing can be made, Node's own `recursive` tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
