import type { Result } from '../../src/action/thread/ending.ts'
import { keepResult } from '../../src/action/thread/memory.ts'
import { EMPTY_STATE } from '../../src/github/github.ts'
import {
  type CiFailures,
  classify,
  compare,
  createEvidence,
  type Evidence,
  type TestReport,
  type TestResult,
  type TestStatus,
} from '../../src/proof/proof.ts'
import { createEvidenceFile } from '../../src/results/evidence-file.ts'
import { changeOf } from '../../src/results/results.ts'
import { summarise } from '../../src/results/summary.ts'
import { endedBefore, type Outcome, redWhereOf, type Task } from '../../src/task.ts'
import { BASE, CHANGE, EVIDENCE, PROPOSAL } from './facts.ts'

export const ADDS = 'test/cart.test.js > total adds the prices up'
const COUNTS = 'test/cart.test.js > count counts the prices'
export const RATES = 'test/rates.test.js > rates are there'
export const MAILS = 'test/mail.test.js > mails are sent'

/** A run of these tests, as a runner with a report of each tells it. */
export function runOf(statuses: Readonly<Record<string, TestStatus>>): TestReport {
  const tests = Object.entries(statuses).map(([id, status]) => resultOf(id, status))
  const exitCode = tests.some(({ status }) => status === 'failed') ? 1 : 0
  return { runner: 'node:test', exitCode, ending: 'exited', durationMs: 1_170, tests, output: '' }
}

export function resultOf(id: string, status: TestStatus): TestResult {
  return { id, file: id.split(' > ')[0], status, isFile: false, message: undefined }
}

export const RED = runOf({ [ADDS]: 'failed', [COUNTS]: 'passed' })
export const GREEN = runOf({ [ADDS]: 'passed', [COUNTS]: 'passed' })

/** What the proof says of runs after the patch, where those before it were red. */
export function prove(after: readonly TestReport[]): Evidence {
  const before = [RED, RED]
  const comparison = compare({ targets: undefined, before, after })
  return createEvidence(CHANGE, comparison, { before, after, sandbox: EVIDENCE.sandbox })
}

const TASK: Task = { kind: 'failing_check', commit: BASE, quoted: [] }

/** How a run ends by what its tests were before any model was asked, and by what CI's log names. */
export function endedByRuns(runs: readonly TestReport[], ci?: CiFailures): Outcome {
  const seen = classify(runs, ci)
  const outcome = seen.kind === 'setup_failed' ? seen : endedBefore(TASK, seen)
  if (!outcome) throw new Error('This failure would be worked on.')
  return outcome
}

/** The result of a run that ended so, as far as its thread is told of it. */
export function resultWith(outcome: Outcome): Result {
  const { kind } = outcome
  const change = changeOf(outcome, () => false)
  const summary = summarise(outcome)
  const evidence = 'evidence' in outcome ? createEvidenceFile(outcome.change, outcome.evidence, CONTEXT) : undefined
  return {
    ended: { outcome: kind, redWhere: redWhereOf(outcome), summary },
    proposal: {
      ...PROPOSAL,
      outcome: kind,
      summary,
      explanation: wordsIn(outcome),
      change,
      evidence,
      log: kind === 'setup_failed' ? outcome.output : '',
    },
    delivery: undefined,
    memory: keepResult(
      EMPTY_STATE,
      { outcome: kind, summary, commit: BASE, runUrl: 'https://github.com' },
      { failure: 'f', change },
    ),
  }
}

function wordsIn(outcome: Outcome): string {
  if (outcome.kind === 'gave_up') return outcome.lastWords
  return 'explanation' in outcome ? outcome.explanation : ''
}

const CONTEXT = {
  repository: EVIDENCE.repository,
  baseSha: BASE,
  command: EVIDENCE.command,
  workingDirectory: '.',
  mayChangeTests: false,
  policyText: undefined,
  decisions: [],
  model: 'scripted',
  usage: EVIDENCE.usage,
  startedAt: new Date(EVIDENCE.startedAt),
  finishedAt: new Date(EVIDENCE.finishedAt),
}
