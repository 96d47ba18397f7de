import { createHash } from 'node:crypto'
import { digestIds, type Evidence, type RunSummary } from './proof/proof.ts'
import type { OutcomeKind } from './task.ts'
import type { Change } from './workspace/types.ts'

/** One decision of the policy, for the record. */
export interface Decision {
  readonly rule: string
  readonly reason: string
}

/** What a run knows beside the proof itself. */
export interface EvidenceContext {
  readonly outcome: OutcomeKind
  readonly repository: string
  readonly baseSha: string
  readonly command: string
  readonly policyText: string | undefined
  readonly decisions: readonly Decision[]
  readonly model: string | undefined
  readonly usage: { readonly turns: number; readonly inputTokens: number; readonly outputTokens: number }
  readonly startedAt: Date
  readonly finishedAt: Date
}

/** `evidence.json`, contract section 8. Everything in it was computed by the host. */
export interface EvidenceFile {
  readonly schemaVersion: 1
  readonly outcome: OutcomeKind
  readonly repository: string
  readonly baseSha: string
  readonly baseTree: string
  readonly tree: string
  readonly patch: {
    readonly sha256: string
    readonly files: readonly string[]
    readonly additions: number
    readonly deletions: number
  }
  readonly command: string
  readonly runner: string
  readonly method: 'per_test' | 'exit_code'
  readonly before: RunSummary
  readonly after: RunSummary
  readonly failToPass: readonly string[]
  readonly passToPass: { readonly count: number; readonly sha256: string }
  readonly passToFail: readonly string[]
  readonly stillFailing: readonly string[]
  readonly missing: readonly string[]
  readonly newlySkipped: readonly string[]
  readonly flaky: readonly string[]
  readonly reasons: readonly string[]
  readonly remarks: readonly string[]
  readonly policy: { readonly fileSha256: string | null; readonly decisions: readonly Decision[] }
  readonly sandbox: { readonly level: number; readonly mechanism: string; readonly reason: string }
  readonly model: string | null
  readonly usage: EvidenceContext['usage']
  readonly startedAt: string
  readonly finishedAt: string
}

export function createEvidenceFile(change: Change, evidence: Evidence, context: EvidenceContext): EvidenceFile {
  const { policyText, decisions, model, startedAt, finishedAt, ...rest } = context
  return {
    schemaVersion: 1,
    ...rest,
    baseTree: change.baseTree,
    tree: change.tree,
    patch: {
      sha256: change.sha256,
      files: change.entries.map((entry) => entry.path),
      additions: change.additions,
      deletions: change.deletions,
    },
    runner: evidence.runner,
    method: evidence.method,
    before: evidence.before,
    after: evidence.after,
    failToPass: evidence.failToPass,
    passToPass: { count: evidence.passToPass.length, sha256: digestIds(evidence.passToPass) },
    passToFail: evidence.passToFail,
    stillFailing: evidence.stillFailing,
    missing: evidence.missing,
    newlySkipped: evidence.newlySkipped,
    flaky: evidence.flaky,
    reasons: evidence.reasons,
    remarks: evidence.remarks,
    policy: {
      fileSha256: policyText === undefined ? null : createHash('sha256').update(policyText).digest('hex'),
      decisions,
    },
    sandbox: {
      level: 0,
      mechanism: 'none',
      reason: 'Test processes get a clean environment, and no isolation beyond it.',
    },
    model: model ?? null,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
  }
}
