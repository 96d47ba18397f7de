import { randomBytes } from 'node:crypto'
import { createCompaction } from '../agent/transcript.ts'
import type { Edit, Judge } from '../agent/types.ts'
import type { Baseline, Bench } from '../fix.ts'
import { createPolicy, isTestFile, isUnreadable, type Policy } from '../policy/policy.ts'
import { type Brief, renderOpening } from '../prompts/opening.ts'
import { inCopy, type TestPlan, type TestReport, unnamedIn } from '../proof/proof.ts'
import { createTestBench, createTools, renderReport, type TestBench } from '../tools/tools.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { findNamedFiles } from './brief.ts'
import { readProjectTests } from './project-tests.ts'
import type { RunState } from './run.ts'
import { testsPolicyOf } from './tests-policy.ts'
import { createVerdictParts } from './verdict-parts.ts'

/** The files that go along with the first request. */
const BRIEF = { maxFiles: 6, maxBytes: 48 * 1024 }

/** Opens the model's own copy and puts tools, policy and proof around it. */
export async function openBench(state: RunState, seen: Baseline): Promise<Bench> {
  const { task, mirror, journal, config } = state
  const baseTree = await mirror.treeOf(task.commit)
  const workspace = await state.openCopy(task.startTree ?? baseTree)
  const plan = await state.planFor(workspace)
  const [report] = seen.runs
  if (!report) throw new Error('A failure without a run cannot be worked on.')

  const readTests = (copy: Workspace) => readProjectTests(copy, plan.command, report)
  // By the base commit: an earlier patch must not decide which files are tests.
  const known = await (task.startTree === undefined ? readTests(workspace) : inCopy(baseTree, state, readTests))
  const { testFiles, harness } = known
  const policy = createPolicy({ ...config.policy, testFiles, harness, tests: testsPolicyOf(task, config.policy) })
  const targets = new Set(seen.kind === 'failing' ? seen.targets : [])
  const unnamed = new Set(unnamedIn(seen))
  const tests = createTests(state, workspace, { plan, report, targets, unnamed })
  const brief = await createBrief(state, workspace, { plan, report, unnamed })
  const opening = renderOpening(task, brief, randomBytes(6).toString('hex'))
  journal.record({ type: 'opening', messages: opening })
  return {
    opening,
    agent: createAgent(state, workspace, {
      judge: judgeByBase(policy, await createBaseReader(state, baseTree)),
      tests,
    }),
    verdict: createVerdictParts(state, { seen, plan, policy, tests, baseTree, known }),
    change: () => workspace.change(baseTree),
  }
}

interface Seen {
  readonly plan: TestPlan
  readonly report: TestReport
  readonly targets: ReadonlySet<string>
  /** Tests that fail here and are left alone. */
  readonly unnamed: ReadonlySet<string>
}

function createTests({ config }: RunState, workspace: Workspace, seen: Seen): TestBench {
  const { plan, report, targets, unnamed } = seen
  const known = report.tests ?? []
  return createTestBench({
    workspace,
    plan,
    timeoutMs: config.testTimeoutMs,
    known,
    targets: known.filter((test) => targets.has(test.id)),
    unnamed,
    now: Date.now,
  })
}

async function createBrief(
  { config }: RunState,
  workspace: Workspace,
  { plan, report, unnamed }: Omit<Seen, 'targets'>,
): Promise<Brief> {
  // The output tells of all failures, and files of those that are left alone would take the place of others.
  const own = { ...report, tests: report.tests?.filter(({ id }) => !unnamed.has(id)), output: '' }
  return {
    command: plan.command,
    failures: renderReport(report, { directory: workspace.visibleDirectory, unnamed }),
    unnamedCount: unnamed.size,
    files: await findNamedFiles(workspace, unnamed.size === 0 ? report : own, { isTestFile, ...BRIEF }),
    additionalInstructions: config.additionalInstructions,
  }
}

interface Guards {
  readonly judge: Judge
  readonly tests: TestBench
}

function createAgent(state: RunState, workspace: Workspace, { judge, tests }: Guards): Bench['agent'] {
  const { config, journal, budget, signal } = state
  return {
    model: state.createModel({
      remainingMs: state.remainingMs,
      onRetry: (problem, waitMs) => state.notice(`${problem} Trying again in ${Math.ceil(waitMs / 1000)} s.`),
      random: Math.random,
    }),
    tools: createTools({
      workspace,
      mayRead: (path) => !isUnreadable(path),
      runTests: tests.run,
      commands: { allowed: config.policy.commands, timeoutMs: config.testTimeoutMs },
      showPlan: state.showPlan ?? (() => undefined),
    }),
    judge: state.approval?.(judge) ?? judge,
    budget,
    compact: createCompaction(config.contextTokens, journal.record),
    record: journal.record,
    signal,
    ...(config.autoTest && { testAfterWrites: tests.runAfterWrites }),
  }
}

type BaseReader = (edit: Edit) => Promise<string | undefined>

/**
 * A file's text in the base commit: that before the first write of it, unless the patch that the run goes on from has
 * changed it.
 */
async function createBaseReader({ task, mirror }: RunState, baseTree: string): Promise<BaseReader> {
  const { startTree } = task
  const changed = new Set(startTree === undefined ? [] : await mirror.changedPaths(baseTree, startTree))
  const known = new Map<string, Promise<string | undefined>>()
  const read = async ({ path, before }: Edit) =>
    changed.has(path) ? (await mirror.readText(baseTree, path))?.replace(/^\uFEFF/, '') : before
  return (edit) => {
    const text = known.get(edit.path) ?? read(edit)
    known.set(edit.path, text)
    return text
  }
}

/**
 * A write is judged by what it would make of the base commit's file, as the review at the end does: what the run itself,
 * or the patch that it goes on from, has added may be changed and removed again.
 */
function judgeByBase(policy: Policy, readBase: BaseReader): Judge {
  const fromBase = async (edit: Edit): Promise<Edit> => ({ ...edit, before: await readBase(edit) })
  return async (intent) =>
    policy.judge(intent.edits ? { ...intent, edits: await Promise.all(intent.edits.map(fromBase)) } : intent)
}
