import { INPUTS, type InputDefinition } from '../config/inputs.ts'

/** What a terminal's environment says in an input's place. */
const VARIABLES: Readonly<Record<string, string>> = {
  'openai-api-key': 'OPENAI_API_KEY',
  'openai-base-url': 'OPENAI_BASE_URL',
  model: 'OPENAI_MODEL',
  'github-token': 'GITHUB_TOKEN',
}

const INPUT = /\b(?:[Tt]he )?[Ii]nputs? ("[a-z-]+"(?:(?:,| and| or) "[a-z-]+")*)(?: \(or [A-Z_]+\))?/g
const QUOTED = /"([a-z-]+)"/g

/**
 * Messages name an input as a workflow knows it: `the input "max-turns"`. For a terminal this says `--max-turns` instead,
 * or the environment variable. `said`, somebody else's words in the message, stays as it is: there the same letters may
 * mean something else.
 */
export function nameFlags(message: string, said = ''): string {
  return said === '' ? translate(message) : message.split(said).map(translate).join(said)
}

const translate = (words: string): string =>
  words.replace(INPUT, (match, names: string) => {
    const areInputs = [...names.matchAll(QUOTED)].every(([, name = '']) => findInput(name) !== undefined)
    return areInputs ? names.replace(QUOTED, (_, name: string) => nameFlag(name)) : match
  })

const findInput = (name: string): InputDefinition | undefined =>
  Object.entries(INPUTS).find(([known]) => known === name)?.[1]

function nameFlag(name: string): string {
  const input = findInput(name)
  const variable = VARIABLES[name]
  if (!input?.isLocal) return variable ?? `"${name}"`
  return variable === undefined ? `--${name}` : `--${name} (or ${variable})`
}
