import { isSettingFile } from '../policy/policy.ts'
import {
  type CiFailures,
  classify,
  compare,
  createEvidence,
  createKnownRuns,
  describeUnnamed,
  type Evidence,
  failingFor,
  inCopy,
  type JudgeParts,
  type ProofParts,
  prove,
  repeatIn,
  repeatTests,
  runAfter,
  runSides,
  type TestReport,
  unnamedIn,
} from '../proof/proof.ts'
import { type ProjectTests, readProjectTests } from '../run/project-tests.ts'
import { remarkOn, remarkOnlyTests } from '../run/reviewer-remarks.ts'
import { type Change, editsOf, type Mirror } from '../workspace/workspace.ts'
import { type Grade, grade, type Lists } from './grade.ts'

export { findObjections } from './objections.ts'

/** A patch to be proven, whoever wrote it. */
export interface Claim {
  readonly baseTree: string
  readonly patchFile: string
  /** A patch that brings the tests; without it they come from the patch itself. */
  readonly testPatchFile: string | undefined
  /** The tests that are said to have turned green; all that fail before, when absent. */
  readonly targets?: readonly string[]
  /** The failing tests that CI named, which are then what is said to have turned green. */
  readonly ci?: CiFailures | undefined
  /** So many pieces of a proven patch are left out in turn, to see which tests need each; none when absent. */
  readonly pieces?: number
  /** The tests that alone decide. */
  readonly lists?: Lists | undefined
}

export interface VerifyParts extends Omit<JudgeParts, 'isProtected'> {
  readonly mirror: Mirror
  readonly isTestFile: (path: string) => boolean
  /** Existing tests may be corrected. */
  readonly mayChangeTests?: boolean
  /** The runs before and after the patch may go side by side. */
  readonly isParallel?: boolean
  readonly runsBefore: number
  readonly runsAfter: number
  /** Why a patch is none whatever its tests say, each a sentence; absent where that was asked already. */
  readonly review?: (change: Change, tests: ProjectTests | undefined) => readonly string[]
}

export interface Verified {
  readonly change: Change
  readonly evidence: Evidence
  readonly grade: Grade | undefined
}

/** Proves any patch as a run proves its own. Throws ConfigError when a patch does not apply. */
export async function verify(claim: Claim, parts: VerifyParts): Promise<Verified> {
  const { mirror } = parts
  const change = await mirror.change(claim.baseTree, await mirror.treeWithPatch(claim.baseTree, claim.patchFile))
  const isGraded = claim.testPatchFile !== undefined || claim.lists !== undefined
  return isGraded ? verifyGraded(change, claim, parts) : verifyAlone(change, claim, parts)
}

async function verifyAlone(change: Change, { targets, ci, pieces = 0 }: Claim, parts: VerifyParts): Promise<Verified> {
  const { reports, tests } = await inCopy(change.baseTree, parts, async (copy) => {
    const { command } = await parts.planFor(copy)
    const runs = await repeatIn(copy, { runs: parts.runsBefore, about: async (first) => failingFor(first, ci) }, parts)
    return { reports: runs, tests: await readProjectTests(copy, command, runs[0]) }
  })
  const seen = classify(reports, ci)
  const known = createKnownRuns(change.baseTree, reports, { ...parts, onRuns: () => undefined })
  const base = { ...known, targets: targets ?? (seen.kind === 'failing' ? seen.targets : []) }
  let asked = 0
  const proof: ProofParts = {
    ...parts,
    ...tests,
    treeWith: parts.mirror.treeWith,
    changeTo: (tree) => parts.mirror.change(change.baseTree, tree),
    // What was asked for is this patch, not a smaller one.
    mayLeave: () => false,
    hasTimeToMinimise: () => asked++ < pieces,
    remarksOn: (whole) => [
      ...remarkOnlyTests(whole, { mayChangeTests: parts.mayChangeTests === true, isTestFile: tests.isTestFile }),
      ...describeUnnamed(unnamedIn(seen)),
      ...remarkOn(whole, tests, base.targets),
    ],
    onRuns: () => undefined,
  }
  const { evidence } = await prove(change, base, proof)
  return { change, evidence: withObjections(evidence, parts.review?.(change, tests)), grade: undefined }
}

function withObjections(evidence: Evidence, objections: readonly string[] = []): Evidence {
  if (objections.length === 0) return evidence
  return { ...evidence, proven: false, reasons: [...evidence.reasons, ...objections] }
}

/** By SWE-bench's rules: one run of the tests before, whatever they are on the base commit, and one after. */
async function verifyGraded(change: Change, claim: Claim, parts: VerifyParts): Promise<Verified> {
  const { lists } = claim
  const { sandbox } = parts
  const trees = await buildTrees(change, claim, parts)
  const whole = { ...change, tree: trees.after }
  const isProtected = (path: string) => parts.isTestFile(path) || isSettingFile(path)
  const runs = {
    change: whole,
    beforeTree: trees.before,
    repeats: { runs: parts.runsAfter },
    isGood: (after: readonly TestReport[]) => lists !== undefined && grade(lists, after).resolved,
  }
  async function judge(known: Promise<readonly TestReport[]>, after: readonly TestReport[]): Promise<Evidence> {
    const before = await known
    return createEvidence(whole, compare({ targets: undefined, before, after }), { before, after, sandbox })
  }
  // Side by side the patched tree could be the one that says how tests are run.
  if (parts.isParallel) await inCopy(trees.before, parts, parts.planFor)
  const { after: judged } = await runSides(
    {
      runBefore: () => repeatTests(trees.before, { runs: parts.runsBefore }, parts),
      runAfter: (known) => runAfter({ ...runs, judge: (after) => judge(known, after) }, { ...parts, isProtected }),
    },
    parts,
  )
  return {
    change,
    evidence: withObjections(judged.evidence, parts.review?.(change, undefined)),
    grade: lists && grade(lists, judged.after, judged.doubts),
  }
}

/** The files of a test patch are taken from it alone, whatever the patch under test does to them. */
async function buildTrees(change: Change, { baseTree, testPatchFile }: Claim, { mirror, isTestFile }: VerifyParts) {
  if (testPatchFile === undefined) {
    const tests = change.entries.filter(({ path }) => isTestFile(path))
    return { before: await mirror.treeWith(baseTree, editsOf(tests)), after: change.tree }
  }
  const before = await mirror.treeWithPatch(baseTree, testPatchFile)
  const owned = new Set((await mirror.change(baseTree, before)).entries.map(({ path }) => path))
  const others = change.entries.filter(({ path }) => !owned.has(path))
  return { before, after: await mirror.treeWith(before, editsOf(others)) }
}
