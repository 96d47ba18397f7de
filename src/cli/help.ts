import { INPUT_NAMES, INPUTS, type InputDefinition } from '../config/inputs.ts'
import { nameFlags } from './flag-words.ts'
import { ALIASES, COMMON, type CommandName, type Flag, USAGE, type Usage } from './usage.ts'

const COMMANDS = Object.entries(USAGE).map(([name, usage]) => [nameCommand(name, usage), usage.summary] as const)

/** What `regreen help` prints. */
export const HELP = `regreen: turns a red test run green, and proves it

${renderColumns(COMMANDS)}

"regreen COMMAND --help" lists the flags of a command.

The key is read from OPENAI_API_KEY.
Exit codes: 0 fixed and proven, or nothing to fix; 1 an error, a limit or flaky tests; 2 no proven patch; 130 interrupted.`

/** What `regreen COMMAND --help` prints. */
export function renderHelp(command: CommandName): string {
  const usage = USAGE[command]
  const inputs = usage.takesInputs
    ? `\n\nThe settings of a run, the same as the inputs of the action:\n\n${renderFlags(listInputs())}`
    : ''
  const about = [usage.summary, usage.details].filter(Boolean).join('\n')
  return `${nameCommand(command, usage)} [FLAGS]\n\n${about}\n\n${renderFlags({ ...usage.flags, ...COMMON })}${inputs}`
}

function nameCommand(name: string, { positionals = [] }: Usage): string {
  return ['regreen', name, ...positionals].join(' ')
}

/** The inputs that make sense on a terminal, and their short forms. */
function listInputs(): Readonly<Record<string, Flag>> {
  const inputs = Object.fromEntries(
    INPUT_NAMES.flatMap((name): [string, Flag][] => {
      const input: InputDefinition = INPUTS[name]
      if (!input.isLocal) return []
      return [[name, { value: input.takes, meaning: nameFlags(input.description), standard: input.default }]]
    }),
  )
  const short = Object.entries(ALIASES).map(([name, input]): [string, Flag] => [
    name,
    { ...inputs[input], meaning: `The same as --${input}.` },
  ])
  return { ...inputs, ...Object.fromEntries(short) }
}

const renderFlags = (flags: Readonly<Record<string, Flag>>): string =>
  renderColumns(
    Object.entries(flags).map(([name, { value, meaning, standard }]) => [
      value === undefined ? `--${name}` : `--${name} ${value}`,
      standard === undefined ? meaning : `${meaning} [default: ${standard}]`,
    ]),
  )

function renderColumns(rows: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
