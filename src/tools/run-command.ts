import * as z from 'zod'
import { cutText, duration, plainText, shortenMiddle } from '../text.ts'
import type { RunResult, Workspace } from '../workspace/workspace.ts'
import { defineTool } from './define.ts'

const MAX_SHOWN_BYTES = 8_000
const MAX_OUTPUT_BYTES = 64 * 1024
/** A command that prints more than this is ended. */
const KILL_AFTER_BYTES = 64 * 1024 * 1024

export interface Commands {
  /** Those that the policy file names; the policy decides on each call. */
  readonly allowed: readonly (readonly string[])[]
  readonly timeoutMs: number
}

/** Runs a program in the model's copy, shut in as tests are. What it changes on disk is not part of the patch. */
export const runCommand = (workspace: Workspace, { allowed, timeoutMs }: Commands) =>
  defineTool({
    name: 'run_command',
    description: `Run one of ${JSON.stringify(allowed)}. Files that it changes are not part of the patch.`,
    effect: 'run',
    input: z.strictObject({ command: z.array(z.string()) }),
    plan: ({ command }) => ({
      effect: 'run',
      paths: [],
      command,
      async perform(signal) {
        const [program = '', ...words] = command
        const limits = { timeoutMs, maxOutputBytes: MAX_OUTPUT_BYTES, killAfterBytes: KILL_AFTER_BYTES, signal }
        const result = await workspace.run({ argv: [program, ...words], usesPackageBins: true }, limits)
        return render(result, workspace.visibleDirectory)
      },
    }),
  })

function render({ exitCode, ending, durationMs, limit, output }: RunResult, directory: string): string {
  const time = duration(durationMs)
  const how = ending === 'exited' ? `exit code ${exitCode} (${time}).` : `stopped after ${time}.`
  const text = shortenMiddle(plainText(output).replaceAll(`${directory}/`, '').trim(), MAX_SHOWN_BYTES)
  const shown = text === '' ? 'It printed nothing.' : text
  return [`Command: ${how}${limit === undefined ? '' : ` ${cutText(limit)}`}`, shown].join('\n\n')
}
