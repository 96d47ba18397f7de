import { changesTest } from '../policy/policy.ts'
import { findRemarks } from '../policy/remarks.ts'
import type { Change } from '../workspace/types.ts'
import type { ProjectTests } from './project-tests.ts'

const ONLY_TESTS =
  'Only tests were changed. That they pass now says nothing about the code; look at what they no longer ask for.'

/** Where a patch that may change tests changes nothing else. */
export const remarkOnlyTests = (
  change: Change,
  { mayChangeTests, isTestFile }: { readonly mayChangeTests: boolean; readonly isTestFile: (path: string) => boolean },
): readonly string[] => (mayChangeTests && change.entries.every(({ path }) => isTestFile(path)) ? [ONLY_TESTS] : [])

/** Where a patch does more to tests than add to them. */
export const CHANGED_TESTS = 'Existing tests were changed. Look at what they no longer ask for.'

/** Where the branch did not break all that was repaired. */
export const describeFailedAlready = (tests: number, mergeBase: string): string =>
  `${tests} of the repaired tests failed already on ${mergeBase.slice(0, 12)}, where the branch left its base.`

/** Whether a remark is that sentence, and no path that holds its words. */
export const isAboutMergeBase = (remark: string): boolean =>
  /^\d+ of the repaired tests failed already on [0-9a-f]{12}, where the branch left its base\.$/.test(remark)

/** What a reviewer should look at in a proven patch, each a sentence. Nothing of it decides. */
export function remarkOn(change: Change, tests: ProjectTests, ids: readonly string[]): string[] {
  const brought = change.entries.filter(({ path }) => tests.isTestFile(path)).flatMap(({ after }) => after ?? [])
  const known = { isTestFile: tests.isTestFile, texts: [...tests.failingTexts, ...brought], ids }
  const mixed = change.entries.filter(({ path }) => tests.mixedFiles.includes(path))
  const data = change.entries.filter(({ path }) => !tests.isTestFile(path) && isNamedData(path, tests.failingTexts))
  const supports = change.entries.filter(
    ({ path, before = '' }) => !tests.isTestFile(path) && !tests.mixedFiles.includes(path) && isSupport(before),
  )
  return [
    ...(change.entries.some((entry) => changesTest(entry, tests.isTestFile)) ? [CHANGED_TESTS] : []),
    ...data.map(({ path }) => `${path} is named by the failing tests; it may be what they expect.`),
    ...supports.map(({ path }) => `${path} is made for tests; what it does decides what they see.`),
    ...mixed.map(
      ({ path }) => `${path} holds tests beside the code that they test; the patch may have changed either.`,
    ),
    ...findRemarks(change, known).map(({ path, line, what }) => `${path}:${line} ${what}.`),
  ]
}

const DATA = /\.(json|ya?ml|toml|ini|txt|csv|tsv|xml|html?|sql|md|out|log|dat)$/i

const isNamedData = (path: string, texts: readonly string[]) =>
  DATA.test(path) && texts.some((text) => text.includes(path.split('/').at(-1) ?? path))

const FRAMEWORK =
  /['"](vitest|chai|expect|sinon|@jest\/globals|@testing-library\/[\w-]+|(node:)?test)['"]|^[ \t]*(import|from) (pytest|unittest)\b/m
const ASSERTS = /['"](node:)?assert(\/strict)?['"]/
const OFFERS = /\b(exports?\b.{0,200}|def )\b(assert|expect|check|verify|should)\w*/i

/** A file of the code that helps tests to see what is right. */
const isSupport = (text: string) => FRAMEWORK.test(text) || (ASSERTS.test(text) && OFFERS.test(text))
