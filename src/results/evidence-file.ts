import { createHash } from 'node:crypto'
import * as z from 'zod'
import { ConfigError } from '../errors.ts'
import { digestIds, type Evidence } from '../proof/proof.ts'
import { describeMisfit, tryParseJson } from '../text.ts'
import type { Change } from '../workspace/types.ts'

const COUNT = z.int().min(0)

/** What the model was asked, and what that cost in US$ where prices are known. */
export const USAGE = z.strictObject({
  turns: COUNT,
  inputTokens: COUNT,
  outputTokens: COUNT,
  costUsd: z.number().min(0).optional(),
})
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/)
const OBJECT = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
const IDS = z.array(z.string())
const COUNTS = z.strictObject({
  passed: COUNT,
  failed: COUNT,
  errored: COUNT,
  skipped: COUNT,
  todo: COUNT,
  expected_failure: COUNT,
})
const RUNS = z.strictObject({
  exitCode: z.int(),
  durationMs: z.number().min(0),
  counts: COUNTS.nullable().describe('Of the last whole run; null where the runner leaves no per-test report.'),
  runs: COUNT,
  narrowed: COUNT.optional().describe(
    'How many of the runs were of the files of the tests that decide; absent for none.',
  ),
})

const SANDBOX = z.strictObject({
  level: z
    .literal([0, 1, 2, 3])
    .describe('3: full isolation. 2: the same, put together by hand. 1: another user. 0: a clean environment only.'),
  mechanism: z.string(),
  bwrapVersion: z.string().nullable(),
  uid: z.int().nullable().describe('The user that tests ran as.'),
  network: z.enum(['none', 'host']),
  pidNamespace: z.boolean(),
  protectedReadOnly: z
    .boolean()
    .describe(
      'Whether tests could not write .git, .github, and tracked settings and tests, up to the limit `protectedPaths`.',
    ),
  limits: z.record(z.string(), z.number()),
  selfTest: z.strictObject({ passed: COUNT, failed: z.array(z.string()).describe('Probes that got through.') }),
  reason: z.string().describe('Why the level is not a higher one; empty at level 3.'),
})

/** `evidence.json`. docs/evidence.schema.json is made from this. */
export const EVIDENCE_FILE = z.strictObject({
  schemaVersion: z.literal(1),
  outcome: z.enum(['fixed', 'unproven']),
  repository: z.string(),
  baseSha: OBJECT.describe('The commit that was repaired.'),
  baseTree: OBJECT.describe('Its tree; another one where uncommitted changes were part of what was repaired.'),
  uncommitted: IDS.min(1)
    .optional()
    .describe('The files of those changes: no commit holds them. Absent where the commit alone was repaired.'),
  tree: OBJECT.describe('The tree with the patch.'),
  patch: z.strictObject({ sha256: SHA256, files: IDS, additions: COUNT, deletions: COUNT }),
  command: z.string(),
  workingDirectory: z
    .string()
    .optional()
    .describe("Where the command ran, from the repository's root; absent in older files."),
  mayChangeTests: z.boolean().optional().describe('Whether existing tests could be changed; absent in older files.'),
  runner: z.string(),
  method: z.enum(['per_test', 'exit_code']),
  before: RUNS,
  after: RUNS,
  failToPass: IDS,
  passToPass: z.strictObject({ count: COUNT, sha256: SHA256.describe('Of the sorted ids, one a line.') }),
  passToFail: IDS,
  stillFailing: IDS,
  missing: IDS,
  newlySkipped: IDS,
  flaky: IDS,
  remaining: IDS.optional().describe(
    'What failed before in every run or in some, was not to be repaired, and still fails; absent in older files.',
  ),
  reasons: z.array(z.string()).describe('Why the patch is not proven; empty when it is.'),
  remarks: z.array(z.string()),
  hunks: z
    .array(z.strictObject({ path: z.string(), header: z.string(), neededBy: IDS }))
    .describe('The pieces of the patch, and which tests break without each.'),
  policy: z.strictObject({
    fileSha256: SHA256.nullable(),
    decisions: z.array(z.strictObject({ rule: z.string(), reason: z.string() })),
  }),
  sandbox: SANDBOX,
  model: z.string().nullable(),
  usage: USAGE,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
})

export type EvidenceFile = z.infer<typeof EVIDENCE_FILE>

/** How many decisions are kept of one run. */
export const MAX_DECISIONS = 1_000
/** In characters. A reason may quote what the model wrote, of any length. */
export const MAX_REASON = 2_000

/** One decision of the policy, for the record. */
export interface Decision {
  readonly rule: string
  readonly reason: string
}

/** What a run knows beside the proof itself. */
export interface EvidenceContext {
  readonly repository: string
  readonly baseSha: string
  /** Changed files that no commit holds, and that were part of what was repaired. */
  readonly uncommitted?: readonly string[]
  readonly command: string
  /** Where it ran, from the repository's root. */
  readonly workingDirectory: string
  /** Existing tests could be changed. */
  readonly mayChangeTests: boolean
  readonly policyText: string | undefined
  readonly decisions: readonly Decision[]
  readonly model: string | undefined
  readonly usage: z.infer<typeof USAGE>
  readonly startedAt: Date
  readonly finishedAt: Date
}

/** The proof with what the run knows beside it. Everything in it was computed by the host. */
export function createEvidenceFile(change: Change, evidence: Evidence, context: EvidenceContext): EvidenceFile {
  const { uncommitted = [] } = context
  return {
    schemaVersion: 1,
    outcome: evidence.proven ? 'fixed' : 'unproven',
    repository: context.repository,
    baseSha: context.baseSha,
    baseTree: change.baseTree,
    ...(uncommitted.length > 0 && { uncommitted: [...uncommitted] }),
    tree: change.tree,
    patch: {
      sha256: change.sha256,
      files: change.entries.map((entry) => entry.path),
      additions: change.additions,
      deletions: change.deletions,
    },
    command: context.command,
    workingDirectory: context.workingDirectory,
    mayChangeTests: context.mayChangeTests,
    runner: evidence.runner,
    method: evidence.method,
    before: evidence.before,
    after: evidence.after,
    ...copyLists(evidence),
    reasons: [...evidence.reasons],
    remarks: [...evidence.remarks],
    hunks: evidence.hunks.map((hunk) => ({ ...hunk, neededBy: [...hunk.neededBy] })),
    policy: { fileSha256: digest(context.policyText), decisions: [...context.decisions] },
    sandbox: copySandbox(evidence.sandbox),
    model: context.model ?? null,
    usage: context.usage,
    startedAt: context.startedAt.toISOString(),
    finishedAt: context.finishedAt.toISOString(),
  }
}

function copyLists(evidence: Evidence) {
  return {
    failToPass: [...evidence.failToPass],
    passToPass: { count: evidence.passToPass.length, sha256: digestIds(evidence.passToPass) },
    passToFail: [...evidence.passToFail],
    stillFailing: [...evidence.stillFailing],
    missing: [...evidence.missing],
    newlySkipped: [...evidence.newlySkipped],
    flaky: [...evidence.flaky],
    remaining: [...evidence.remaining],
  }
}

function copySandbox(sandbox: Evidence['sandbox']): EvidenceFile['sandbox'] {
  const { limits, selfTest } = sandbox
  return { ...sandbox, limits: { ...limits }, selfTest: { passed: selfTest.passed, failed: [...selfTest.failed] } }
}

const digest = (text: string | undefined) =>
  text === undefined ? null : createHash('sha256').update(text).digest('hex')

/** Throws ConfigError that names the file and the first thing that is wrong. */
export function parseEvidenceFile(text: string, file: string): EvidenceFile {
  const value = tryParseJson(text)
  const parsed = EVIDENCE_FILE.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue = { path: [] }] = parsed.error.issues
  throw new ConfigError(
    `${file} is not an evidence file: ${describeMisfit(value, issue)}. A run leaves one as evidence.json.`,
  )
}
