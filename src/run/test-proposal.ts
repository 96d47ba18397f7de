import { rm, writeFile } from 'node:fs/promises'
import { ConfigError } from '../errors.ts'
import { isTestFile } from '../policy/policy.ts'
import { TEST_IS_WRONG } from '../prompts/opening.ts'
import type { Change, Mirror } from '../workspace/workspace.ts'

/**
 * The change of tests that the model asks for. It is shown to a person and not made. `undefined` unless the words hold
 * a patch that applies and touches test files alone.
 */
export async function readTestProposal(
  lastWords: string,
  baseTree: string,
  mirror: Mirror,
): Promise<Change | undefined> {
  const patch = findDiff(lastWords)
  if (patch === undefined) return undefined
  const file = mirror.scratch('proposal')
  try {
    await writeFile(file, patch)
    const change = await mirror.change(baseTree, await mirror.treeWithPatch(baseTree, file))
    const isForTests = change.entries.length > 0 && change.entries.every((entry) => isTestFile(entry.path))
    return isForTests ? change : undefined
  } catch (error) {
    // A patch that does not apply is not a proposal that could be shown.
    if (error instanceof ConfigError) return undefined
    throw error
  } finally {
    await rm(file, { force: true })
  }
}

function findDiff(words: string): string | undefined {
  const after = words.split(new RegExp(`^\\W*${TEST_IS_WRONG}\\b`, 'm'))[1]
  const lines = after?.split('\n') ?? []
  const start = lines.findIndex((line, i) => line.startsWith('--- ') && lines[i + 1]?.startsWith('+++ '))
  if (start === -1) return undefined
  const rest = lines.slice(start)
  const end = rest.findIndex((line) => line.startsWith('```'))
  return `${(end === -1 ? rest : rest.slice(0, end)).join('\n').trimEnd()}\n`
}
