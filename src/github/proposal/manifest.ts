import * as z from 'zod'
import { MAX_DECISIONS, MAX_REASON, USAGE } from '../../results/evidence-file.ts'
import { cutText } from '../../text.ts'

/** How a run can have ended that is worth telling. */
const OUTCOMES = [
  'fixed',
  'not_reproduced',
  'flaky',
  'setup_failed',
  'needs_test_change',
  'refused',
  'unproven',
  'gave_up',
  'limit_reached',
  'stale',
  'skipped',
  'cancelled',
  'error',
] as const
const WITH_PATCH: ReadonlySet<string> = new Set([
  'fixed',
  'needs_test_change',
  'refused',
  'unproven',
  'limit_reached',
  'stale',
])
const COUNT = z.int().min(0)
const COMMIT = z.string().regex(/^[0-9a-f]{40}$/)

/** In characters. Longer ones are cut where a proposal is made. */
const LONGEST = { summary: 4_000, explanation: 20_000, log: 100_000, path: 1_000, note: 2_000 }
/** GitHub takes that many for a check run at once. */
const MAX_NOTES = 50

/** What the proposing job says about its run. Nothing in it carries authority; texts are shown as a stranger's. */
export const MANIFEST = z.strictObject({
  schemaVersion: z.literal(1),
  /** Of this proposal alone, so that it is counted once. */
  id: z.string().regex(/^[0-9a-f-]{36}$/),
  outcome: z.enum(OUTCOMES),
  summary: z.string().max(LONGEST.summary),
  /** Where tests are red although there is nothing to fix. */
  redWhere: z.enum(['merged', 'here']).nullable(),
  explanation: z.string().max(LONGEST.explanation),
  /** Reviewers' threads, in the order of the numbers by which the explanation answers them. */
  points: z.array(z.int().min(1)).max(100),
  commit: COMMIT,
  branch: z.string().max(1_000),
  /** Where our own branch stood that was worked on further. */
  continued: COMMIT.nullable(),
  /** Stands for the tests that failed, so that attempts can be counted; empty when none was seen to. */
  failure: z.string().regex(/^[0-9a-f]{0,16}$/),
  command: z.string().max(10_000),
  /** Where it ran; `.` is the repository's root. */
  workingDirectory: z.string().max(1_000),
  model: z.string().max(1_000),
  usage: USAGE,
  decisions: z
    .array(z.strictObject({ rule: z.string().max(100), reason: z.string().max(MAX_REASON) }))
    .max(MAX_DECISIONS),
  log: z.string().max(LONGEST.log),
  /** What failed before the patch, and where; for the check run. */
  notes: z
    .array(z.strictObject({ path: z.string().max(LONGEST.path), line: COUNT, message: z.string().max(LONGEST.note) }))
    .max(MAX_NOTES),
  /** Hex SHA-256 of the files beside it. */
  files: z.strictObject({ 'patch.diff': z.string().optional(), 'evidence.json': z.string().optional() }),
})

export type Manifest = z.infer<typeof MANIFEST>

/** Whether a run with this outcome leaves a patch. */
export const mayHavePatch = (outcome: Manifest['outcome']): boolean => WITH_PATCH.has(outcome)

type Shown = Pick<Manifest, 'summary' | 'explanation' | 'log' | 'notes'>

/** Cuts what is only shown. What evidence holds as well is left: the two must agree about it. */
export function fitShown<T extends Shown>(said: T): T {
  const { summary, explanation, log, notes } = said
  return {
    ...said,
    summary: cutText(summary, LONGEST.summary - 1),
    explanation: cutText(explanation, LONGEST.explanation - 1),
    log: log.slice(-LONGEST.log),
    notes: notes
      .filter(({ path }) => path.length <= LONGEST.path)
      .slice(0, MAX_NOTES)
      .map((note) => ({ ...note, message: cutText(note.message, LONGEST.note - 1) })),
  }
}
