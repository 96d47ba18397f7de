import { isTestFile } from '../../src/policy/policy.ts'
import { createKnownRuns, type ProofParts, planTests, prove as provePatch, repeatIn } from '../../src/proof/proof.ts'
import { failingIn } from '../../src/proof/repeat.ts'
import { QUICK_PATH } from './attempt.ts'
import { openCopy } from './copies.ts'

/** As if tests were shut in as well as can be. */
export const SANDBOX: ProofParts['sandbox'] = {
  level: 3,
  mechanism: 'none',
  bwrapVersion: null,
  uid: null,
  network: 'none',
  pidNamespace: true,
  protectedReadOnly: true,
  limits: {},
  selfTest: { passed: 0, failed: [] },
  reason: '',
}

/** A project, and a patch of it. */
export interface Claim {
  readonly files: Readonly<Record<string, string>>
  readonly command: string
  readonly writes: Readonly<Record<string, string>>
  readonly targets: readonly string[]
  /** As if each run of the base commit had taken so long. */
  readonly baseMs?: number
}

/** Proves a patch on real copies, with other parts where a test says so, and tells what was opened and recorded. */
export async function prove(
  t: Parameters<typeof openCopy>[0],
  { files, command, writes, targets, baseMs }: Claim,
  others: Partial<ProofParts> = {},
) {
  const {
    workspace,
    openCopy: open,
    mirror,
    tree,
  } = await openCopy(t, files, {
    environment: { PATH: QUICK_PATH },
  })
  const plan = await planTests(command, workspace)
  const edits = Object.entries(writes).map(([path, text]) => ({ path, mode: '100644', content: Buffer.from(text) }))
  const change = await mirror.change(tree, await mirror.treeWith(tree, edits))
  const trees: string[] = []
  const phases: string[] = []
  const opened: number[] = []
  const parts: ProofParts = {
    openCopy(from) {
      trees.push(from)
      return open(from)
    },
    planFor: async () => plan,
    run: { timeoutMs: 60_000, signal: new AbortController().signal },
    isProtected: isTestFile,
    isTestFile,
    sandbox: SANDBOX,
    treeWith: mirror.treeWith,
    changeTo: (to) => mirror.change(tree, to),
    runsBefore: 1,
    runsAfter: 1,
    remarksOn: () => ['a remark'],
    mayLeave: () => true,
    hasTimeToMinimise: () => true,
    onRuns(phase, reports) {
      phases.push(`${phase} ${reports.length}`)
      opened.push(trees.length)
    },
    ...others,
  }
  const about = async (first: Parameters<typeof failingIn>[0]) => failingIn(first)
  const made = await repeatIn(workspace, { runs: parts.runsBefore, about }, parts)
  const reports = made.map((report) => ({ ...report, durationMs: baseMs ?? report.durationMs }))
  const proven = await provePatch(change, { ...createKnownRuns(tree, reports, parts), targets }, parts)
  return { ...proven, whole: change, base: tree, trees, phases, opened }
}
