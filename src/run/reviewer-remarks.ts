import { findRemarks } from '../policy/remarks.ts'
import type { Change } from '../workspace/types.ts'
import type { ProjectTests } from './project-tests.ts'

/** What a reviewer should look at in a proven patch, each a sentence. Nothing of it decides. */
export function remarkOn(change: Change, tests: ProjectTests, ids: readonly string[]): string[] {
  const brought = change.entries.filter(({ path }) => tests.isTestFile(path)).flatMap(({ after }) => after ?? [])
  const known = { isTestFile: tests.isTestFile, texts: [...tests.failingTexts, ...brought], ids }
  const mixed = change.entries.filter(({ path }) => tests.mixedFiles.includes(path))
  return [
    ...mixed.map(
      ({ path }) => `${path} holds tests beside the code that they test; the patch may have changed either.`,
    ),
    ...findRemarks(change, known).map(({ path, line, what }) => `${path}:${line} ${what}.`),
  ]
}
