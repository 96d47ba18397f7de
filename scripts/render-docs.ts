import * as z from 'zod'
import { INPUTS, type InputDefinition } from '../src/config/inputs.ts'
import { OUTPUTS } from '../src/config/outputs.ts'
import { EVIDENCE_FILE } from '../src/results/evidence-file.ts'

const inputs: readonly (readonly [string, InputDefinition])[] = Object.entries(INPUTS)

const HEAD = `# Made by "npm run docs" from src/config/inputs.ts and src/config/outputs.ts.
name: Regreen
description: Turns a red CI run green, and proves it. The model proposes a patch, the host proves it on clean copies and opens a pull request.
author: The Regreen authors
branding:
  icon: check-circle
  color: green
`

/** action.yml, whole. */
export function renderAction(): string {
  const entry = (name: string, lines: readonly string[]) =>
    [`  ${name}:`, ...lines.map((line) => `    ${line}`)].join('\n')
  const given = inputs.map(([name, { description, default: standard }]) =>
    entry(name, [
      `description: ${JSON.stringify(description)}`,
      ...(standard === undefined ? [] : [`default: ${JSON.stringify(standard)}`]),
    ]),
  )
  const set = Object.entries(OUTPUTS).map(([name, description]) =>
    entry(name, [`description: ${JSON.stringify(description)}`]),
  )
  return `${HEAD}inputs:\n${given.join('\n')}\noutputs:\n${set.join('\n')}\nruns:\n  using: node24\n  main: dist/index.js\n`
}

/** The README with its tables brought up to date; the rest as it is. */
export function renderReadme(readme: string): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const inputRows = inputs.map(
    ([name, { description, default: standard }]) =>
      `| \`${name}\` | ${standard === undefined ? '' : `\`${standard}\``} | ${cell(description)} |`,
  )
  const outputRows = Object.entries(OUTPUTS).map(([name, description]) => `| \`${name}\` | ${cell(description)} |`)
  const withInputs = fill(readme, 'inputs', ['| input | default | meaning |', '|---|---|---|', ...inputRows])
  return fill(withInputs, 'outputs', ['| output | meaning |', '|---|---|', ...outputRows])
}

function fill(text: string, mark: string, lines: readonly string[]): string {
  const pattern = new RegExp(`<!-- ${mark} -->[\\s\\S]*<!-- /${mark} -->`)
  if (!pattern.test(text)) throw new Error(`The README has no place marked "${mark}".`)
  return text.replace(pattern, () => `<!-- ${mark} -->\n${lines.join('\n')}\n<!-- /${mark} -->`)
}

/** JSON Schema of evidence.json. */
export function renderSchema(): string {
  const schema = z.toJSONSchema(EVIDENCE_FILE, { io: 'output' })
  return `${JSON.stringify({ title: 'Evidence of Regreen', ...schema }, null, 2)}\n`
}
