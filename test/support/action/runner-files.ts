/** A command that an action gives the runner on stdout. */
export interface RunnerCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/** What a step's output comes to once the runner has read it. */
export interface RunnerLog {
  readonly commands: readonly RunnerCommand[]
  /** What people see: everything but the commands that the runner swallows. */
  readonly text: string
}

/**
 * Reads stdout as the runner does, `stop-commands` included.
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs
 */
export function readLog(stdout: string): RunnerLog {
  const commands: RunnerCommand[] = []
  const shown: string[] = []
  let stopToken: string | undefined
  for (const line of stdout.split('\n')) {
    const command = parseCommand(line)
    if (stopToken !== undefined) {
      if (command?.name === stopToken) stopToken = undefined
      shown.push(line)
    } else if (command?.name === 'stop-commands') {
      stopToken = command.message
      shown.push(line)
    } else {
      if (command) commands.push(command)
      if (command?.name !== 'add-mask') shown.push(line)
    }
  }
  return { commands, text: shown.join('\n') }
}

function parseCommand(line: string): RunnerCommand | undefined {
  const [, name, rest = '', message = ''] =
    /^\s*::([^\s:,]+)(?: ([^:]*(?::(?!:)[^:]*)*))?::(.*)$/.exec(line.replace(/\r$/, '')) ?? []
  if (name === undefined) return undefined
  const pairs = rest.split(',').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at === -1 ? [] : [[pair.slice(0, at).trim(), unescapeProperty(pair.slice(at + 1))] as const]
  })
  return { name, properties: Object.fromEntries(pairs), message: unescapeData(message) }
}

const unescapeData = (text: string): string =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')

const unescapeProperty = (text: string): string => unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','))

/** Reads a file of the kind GITHUB_OUTPUT: `name=value` lines and `name<<END` blocks. Throws on anything else, as the runner does. */
export function parseFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line === '') continue
    const [, name = '', mark = '', rest = ''] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`The runner cannot read this line of a command file: ${line}`)
    if (mark === '=') {
      values[name] = rest
      continue
    }
    const end = lines.indexOf(rest, i + 1)
    if (end === -1) throw new Error(`The runner finds no end "${rest}" of the value of ${name}.`)
    values[name] = lines.slice(i + 1, end).join('\n')
    i = end
  }
  return values
}
