import { randomBytes } from 'node:crypto'
import type { Change, Workspace } from '../workspace/workspace.ts'
import { asSelection, type Canary, createCanary, readCanary } from './canary.ts'
import type { RepeatParts } from './proof.ts'
import { runTests } from './run-tests.ts'
import type { TestReport } from './types.ts'

export interface Integrity {
  /** Why the reports of this patch cannot be believed. */
  readonly reasons: readonly string[]
  readonly remarks: readonly string[]
}

const NOTHING: Integrity = { reasons: [], remarks: [] }

interface IntegrityPlace {
  /** Holds the patch; its own tests have been run. */
  readonly copy: Workspace
  readonly parts: RepeatParts
}

/**
 * An extra run, with the patch, of tests that must fail. If one of them passes, the patch has broken the test framework
 * itself, and no report of it can be believed.
 */
export async function checkIntegrity(
  change: Change,
  after: TestReport | undefined,
  { copy, parts }: IntegrityPlace,
): Promise<Integrity> {
  const near = after?.tests?.find((test) => test.file !== undefined)?.file
  if (!after || near === undefined) return NOTHING
  const nonce = randomBytes(4).toString('hex')
  const canary = createCanary({ runner: after.runner, near, sources: sourcesOf(change, copy), nonce })
  return canary ? runCanary(canary, copy, parts) : NOTHING
}

/** Changed files as the working directory names them; others cannot be loaded from a test in it. */
function sourcesOf(change: Change, copy: Workspace): string[] {
  const prefix = copy.repositoryPath('x').slice(0, -1)
  const present = change.entries.filter((entry) => entry.kind !== 'delete' && entry.path.startsWith(prefix))
  return present.map((entry) => entry.path.slice(prefix.length))
}

async function runCanary(canary: Canary, copy: Workspace, { planFor, run }: RepeatParts): Promise<Integrity> {
  await copy.write(canary.path, { text: canary.text, hasBom: false })
  const report = await runTests(copy, await planFor(copy), { ...run, only: [asSelection(canary)] })
  switch (readCanary(canary, report)) {
    case 'dead':
      return NOTHING
    case 'alive':
      return {
        reasons: ['Tests that must fail passed with this patch: it has changed how tests are judged.'],
        remarks: [],
      }
    case 'not_run':
      return { reasons: [], remarks: ['The check that failing tests are still seen as failing could not be run here.'] }
  }
}
