import type { Workspace } from '../workspace/workspace.ts'
import { shellCommand, trySplitCommand } from './command/words.ts'
import type { TestRun } from './run-tests.ts'

/** The set-up command failed in a copy, so that no test run in it would mean anything. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
  readonly output: string

  constructor(message: string, output: string) {
    super(message)
    this.output = output
  }
}

/** https://www.gnu.org/software/bash/manual/html_node/Exit-Status.html */
const MEANINGS: Readonly<Record<number, string>> = {
  126: ': a program in it may not be executed',
  127: ': a program in it was not found',
}

/** Prepares a fresh copy. Throws SetupError. */
export async function setUp(
  copy: Workspace,
  command: string | undefined,
  { timeoutMs, signal }: TestRun,
): Promise<void> {
  if (command === undefined) return
  const simple = trySplitCommand(command)
  const run = simple ? { argv: simple.words, env: simple.env } : { argv: shellCommand(command) }
  const result = await copy.run(
    { ...run, isSetUp: true },
    {
      timeoutMs,
      maxOutputBytes: 64 * 1024,
      killAfterBytes: 256 * 1024 * 1024,
      signal,
    },
  )
  if (result.ending === 'exited' && result.exitCode === 0) return
  const meaning = MEANINGS[result.exitCode] ?? ''
  const how =
    result.ending === 'exited' ? `ended with exit code ${result.exitCode}${meaning}` : 'did not run to its end'
  const more = result.ending === 'timed_out' ? ' The input "timeout-minutes" gives it more time.' : ''
  const limit = result.limit === undefined ? '' : ` ${result.limit}${more}`
  throw new SetupError(`The set-up command ${JSON.stringify(command)} ${how}.${limit}`, result.output)
}
