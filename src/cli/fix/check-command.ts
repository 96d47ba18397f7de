import type { Inputs } from '../../config/config.ts'
import type { InputName } from '../../config/inputs.ts'
import { quoteShellLine } from '../../text.ts'

/** What decides how tests run, and stands in no evidence file. */
const SETTINGS: readonly InputName[] = [
  'setup-command',
  'policy-file',
  'sandbox',
  'network',
  'timeout-minutes',
  'test-timeout-minutes',
]

interface Checked {
  readonly program: string
  /** The repository. */
  readonly root: string
  readonly evidenceFile: string
  /** The flags of the run that made it. */
  readonly inputs: Inputs
}

/** The command line that runs the proof of an evidence file again, under the settings of the run that made it. */
export function renderCheckCommand({ program, root, evidenceFile, inputs }: Checked): string {
  const flags = SETTINGS.flatMap((name) => {
    const value = inputs[name]
    return value === undefined ? [] : [`--${name} ${quoteShellLine(value)}`]
  })
  const what = `verify --workspace ${quoteShellLine(root)} --evidence ${quoteShellLine(evidenceFile)}`
  return [program, what, ...flags].join(' ')
}
