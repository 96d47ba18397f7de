import { isSettingFile } from '../policy/policy.ts'
import {
  classify,
  compare,
  createEvidence,
  type Evidence,
  inCopy,
  type JudgeParts,
  type ProofParts,
  prove,
  repeatIn,
  repeatTests,
  runAfter,
  type TestReport,
} from '../proof/proof.ts'
import { type ProjectTests, readProjectTests } from '../run/project-tests.ts'
import { remarkOn } from '../run/reviewer-remarks.ts'
import { type Change, editsOf, type Mirror } from '../workspace/workspace.ts'

/** A patch to be proven, whoever wrote it. */
export interface Claim {
  readonly baseTree: string
  readonly patchFile: string
  /** A patch that brings the tests; without it they come from the patch itself. */
  readonly testPatchFile: string | undefined
  /** The tests that are said to have turned green; all that fail before, when absent. */
  readonly targets?: readonly string[]
}

export interface VerifyParts extends Omit<JudgeParts, 'isProtected'> {
  readonly mirror: Mirror
  readonly isTestFile: (path: string) => boolean
  /** Existing tests may be corrected. */
  readonly mayChangeTests?: boolean
  readonly runsBefore: number
  readonly runsAfter: number
  /** Why the policy would not let the patch leave; a patch that nobody is to publish needs none. */
  readonly review?: (change: Change, tests: ProjectTests) => string | undefined
}

export interface Verified {
  readonly change: Change
  readonly evidence: Evidence
  readonly after: readonly TestReport[]
}

/** Proves any patch as a run proves its own. Throws ConfigError when a patch does not apply. */
export async function verify(claim: Claim, parts: VerifyParts): Promise<Verified> {
  const { mirror } = parts
  const change = await mirror.change(claim.baseTree, await mirror.treeWithPatch(claim.baseTree, claim.patchFile))
  const { testPatchFile } = claim
  return testPatchFile === undefined
    ? verifyAlone(change, claim, parts)
    : verifyWithTests(change, { ...claim, testPatchFile }, parts)
}

async function verifyAlone(change: Change, { targets }: Claim, parts: VerifyParts): Promise<Verified> {
  const { reports, tests } = await inCopy(change.baseTree, parts, async (copy) => {
    const { command } = await parts.planFor(copy)
    const runs = await repeatIn(copy, parts.runsBefore, parts)
    return { reports: runs, tests: await readProjectTests(copy, command, runs[0]) }
  })
  const seen = classify(reports)
  const base = { targets: targets ?? (seen.kind === 'failing' ? seen.targets : []), reports }
  let after: readonly TestReport[] = []
  const proof: ProofParts = {
    ...parts,
    ...tests,
    treeWith: parts.mirror.treeWith,
    changeTo: (tree) => parts.mirror.change(change.baseTree, tree),
    mayLeave: () => true,
    hasTimeToMinimise: () => false,
    remarksOn: (whole) => remarkOn(whole, tests, base.targets),
    onRuns(phase, runs) {
      if (phase === 'after') after = runs
    },
  }
  const { evidence } = await prove(change, base, proof)
  return { change, evidence: withObjection(evidence, parts.review?.(change, tests)), after }
}

function withObjection(evidence: Evidence, objection: string | undefined): Evidence {
  if (objection === undefined) return evidence
  return { ...evidence, proven: false, reasons: [...evidence.reasons, objection] }
}

/** The files of the test patch are taken from it alone, whatever the patch under test does to them. */
async function verifyWithTests(
  change: Change,
  { baseTree, testPatchFile }: Claim & { readonly testPatchFile: string },
  parts: VerifyParts,
): Promise<Verified> {
  const { mirror, isTestFile, runsBefore, runsAfter: runs } = parts
  const beforeTree = await mirror.treeWithPatch(baseTree, testPatchFile)
  const owned = new Set((await mirror.change(baseTree, beforeTree)).entries.map((entry) => entry.path))
  const others = change.entries.filter((entry) => !owned.has(entry.path))
  const whole = { ...change, tree: await mirror.treeWith(beforeTree, editsOf(others)) }
  const before = await repeatTests(beforeTree, runsBefore, parts)
  const judge = (after: readonly TestReport[]) =>
    createEvidence(whole, compare({ targets: undefined, before, after }), { before, after, sandbox: parts.sandbox })
  const judging = { ...parts, isProtected: (path: string) => isTestFile(path) || isSettingFile(path) }
  const { evidence, after } = await runAfter({ change: whole, beforeTree, runs, judge }, judging)
  return { change, evidence, after }
}
