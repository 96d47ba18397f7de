import type { Baseline } from '../fix.ts'
import type { Policy } from '../policy/policy.ts'
import {
  type BaseRuns,
  createKnownRuns,
  describeUnnamed,
  isRedBeyond,
  type ProofParts,
  type Proven,
  prove,
  type TestPlan,
  unnamedIn,
} from '../proof/proof.ts'
import type { Refusal } from '../task.ts'
import type { TestBench } from '../tools/tools.ts'
import type { VerdictParts } from '../verdict.ts'
import type { Change } from '../workspace/workspace.ts'
import { describeMergeBase } from './merge/merge-base.ts'
import type { ProjectTests } from './project-tests.ts'
import { remarkOn, remarkOnlyTests } from './reviewer-remarks.ts'
import type { RunState } from './run.ts'
import { readTestProposal } from './test-proposal.ts'
import { testsPolicyOf } from './tests-policy.ts'

/** How long a proven patch may be tried to be made smaller. */
const MINIMISE_MS = 60_000

/** What stands around one model's work. */
interface Judges {
  readonly seen: Baseline
  readonly plan: TestPlan
  readonly policy: Policy
  readonly tests: TestBench
  readonly baseTree: string
  readonly known: ProjectTests
}

/** Reviews by the policy, proves on clean copies, and writes both into the journal. */
export function createVerdictParts(state: RunState, judges: Judges): VerdictParts {
  const { journal, mirror } = state
  const { policy, tests, baseTree, seen } = judges
  const known = createKnownRuns(baseTree, seen.runs, createProofParts(state, judges))
  const base = { ...known, targets: seen.kind === 'failing' ? seen.targets : [] }
  const unnamed = new Set(unnamedIn(seen))
  return {
    review(change: Change) {
      const objection = findSecret(change, state) ?? policy.review(change)
      if (objection)
        journal.record({ type: 'verdict', kind: 'refused', reasons: [`${objection.rule}: ${objection.reason}`] })
      return objection
    },
    prove: (change: Change) => proveAndRecord(change, state, { ...judges, base }),
    readTestProposal: (lastWords) => readTestProposal(lastWords, baseTree, mirror),
    async lastFailure() {
      const current = await tests.current()
      return current && isRedBeyond(current, unnamed) ? current : undefined
    },
  }
}

function findSecret({ patch }: Change, { carriesSecret }: RunState): Refusal | undefined {
  if (!carriesSecret(patch)) return undefined
  return { rule: 'secret', reason: 'The patch holds a secret, or something that looks like a token.' }
}

interface ProofJudges extends Judges {
  readonly base: BaseRuns
}

async function proveAndRecord(change: Change, state: RunState, { base, ...judges }: ProofJudges): Promise<Proven> {
  const { seen } = judges
  const first = await prove(change, base, createProofParts(state, judges))
  const remark = first.evidence.proven ? await describeMergeBase(state, seen) : undefined
  const remarks = [...first.evidence.remarks, ...(remark === undefined ? [] : [remark])]
  const proven = { ...first, evidence: { ...first.evidence, remarks } }
  state.journal.record({ type: 'proof', evidence: proven.evidence })
  return proven
}

function createProofParts(state: RunState, { plan, baseTree, known, seen, policy }: Judges): ProofParts {
  const { config, mirror, signal } = state
  const startedAt = Date.now()
  const { isTestFile, isProtected } = known
  const mayChangeTests = testsPolicyOf(state.task, config.policy) === 'allow'
  const targets = seen.kind === 'failing' ? seen.targets : []
  return {
    sandbox: state.sandbox,
    openCopy: state.openCopy,
    planFor: async () => plan,
    treeWith: mirror.treeWith,
    changeTo: (tree) => mirror.change(baseTree, tree),
    isTestFile,
    isProtected,
    mayChangeTests,
    mayLeave: (change) => (findSecret(change, state) ?? policy.review(change)) === undefined,
    run: { timeoutMs: config.testTimeoutMs, signal },
    slowMs: state.slowMs,
    isParallel: config.parallelProof,
    runsBefore: config.runsBefore,
    runsAfter: config.runsAfter,
    onRuns: state.recordRuns,
    remarksOn: (change) => [
      ...remarkOnlyTests(change, { mayChangeTests, isTestFile }),
      ...describeUnnamed(unnamedIn(seen)),
      ...remarkOn(change, known, targets),
    ],
    // What a person asked for is more than what tests need of it, and what a person pushed is not ours to drop.
    hasTimeToMinimise: () =>
      state.task.kind === 'failing_check' &&
      Date.now() - startedAt < MINIMISE_MS &&
      state.remainingMs() > 2 * MINIMISE_MS,
  }
}
