import { INPUTS, type InputDefinition } from '../config/inputs.ts'

/** What a terminal's environment says in an input's place. */
const VARIABLES: Readonly<Record<string, string>> = {
  'openai-api-key': 'OPENAI_API_KEY',
  'openai-base-url': 'OPENAI_BASE_URL',
  model: 'OPENAI_MODEL',
  'github-token': 'GITHUB_TOKEN',
}

const INPUT = /\b(?:the )?inputs? ("[a-z-]+"(?:(?:,| and| or) "[a-z-]+")*)(?: \(or [A-Z_]+\))?/gi

/**
 * Messages name an input as a workflow knows it: `the input "max-turns"`. For a terminal this says `--max-turns` instead,
 * or the environment variable. Only our own words come here: in a stranger's the same letters may mean something else.
 */
export const nameFlags = (message: string): string =>
  message.replace(INPUT, (_, names: string) => names.replace(/"([a-z-]+)"/g, (_quoted, name: string) => nameFlag(name)))

function nameFlag(name: string): string {
  const input: InputDefinition | undefined = Object.entries(INPUTS).find(([known]) => known === name)?.[1]
  const variable = VARIABLES[name]
  if (!input?.isLocal) return variable ?? `"${name}"`
  return variable === undefined ? `--${name}` : `--${name} (or ${variable})`
}
