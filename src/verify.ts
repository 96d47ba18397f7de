import {
  compare,
  createEvidence,
  type Evidence,
  type RepeatParts,
  repeatTests,
  runAfter,
  type TestReport,
} from './proof/proof.ts'
import { type Change, editsOf, type Mirror } from './workspace/workspace.ts'

/** A patch to be proven, whoever wrote it. */
export interface Claim {
  readonly baseTree: string
  readonly patchFile: string
  /** A patch that brings the tests; without it they come from the patch itself. */
  readonly testPatchFile: string | undefined
}

export interface VerifyParts extends RepeatParts {
  readonly mirror: Mirror
  readonly isTestFile: (path: string) => boolean
  /** Existing tests may be corrected. */
  readonly mayChangeTests?: boolean
  readonly runsBefore: number
  readonly runsAfter: number
}

export interface Verified {
  readonly change: Change
  readonly evidence: Evidence
  readonly before: readonly TestReport[]
  readonly after: readonly TestReport[]
}

/** Proves any patch as a run proves its own. Throws ConfigError when a patch does not apply. */
export async function verify(claim: Claim, parts: VerifyParts): Promise<Verified> {
  const { mirror } = parts
  const change = await mirror.change(claim.baseTree, await mirror.treeWithPatch(claim.baseTree, claim.patchFile))
  const trees = await buildTrees(claim, change, parts)
  const before = await repeatTests(trees.before, parts.runsBefore, parts)
  const whole = { ...change, tree: trees.after }
  const judge = (after: readonly TestReport[]) =>
    createEvidence(whole, compare({ targets: undefined, before, after }), { before, after, sandbox: parts.sandbox })
  const { evidence, after } = await runAfter({ change: whole, runs: parts.runsAfter, judge }, parts)
  return { change, evidence, before, after }
}

/** With a test patch, its files are taken from it alone, whatever the patch under test does to them. */
async function buildTrees({ baseTree, testPatchFile }: Claim, change: Change, parts: VerifyParts) {
  const { mirror, isTestFile } = parts
  if (testPatchFile === undefined) {
    const tests = change.entries.filter((entry) => isTestFile(entry.path))
    // As in a run: with a patch of nothing but tests there is no code to leave out.
    if (parts.mayChangeTests && tests.length === change.entries.length) return { before: baseTree, after: change.tree }
    return { before: await mirror.treeWith(baseTree, editsOf(tests)), after: change.tree }
  }
  const before = await mirror.treeWithPatch(baseTree, testPatchFile)
  const tests = await mirror.change(baseTree, before)
  const owned = new Set(tests.entries.map((entry) => entry.path))
  const others = change.entries.filter((entry) => !owned.has(entry.path))
  return { before, after: await mirror.treeWith(before, editsOf(others)) }
}
