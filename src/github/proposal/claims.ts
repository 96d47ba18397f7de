import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { EvidenceFile } from '../../results/evidence-file.ts'
import { cutText } from '../../text.ts'
import type { Change } from '../../workspace/types.ts'
import { type Manifest, mayHavePatch } from './manifest.ts'

/** What a job knows of the tests by itself; `undefined` is what it does not know. */
export interface KnownTests {
  readonly command: string | undefined
  readonly workingDirectory: string | undefined
}

/** What the job that checks a proposal knows by itself. */
interface KnownFacts extends KnownTests {
  readonly repository: string
  /** The policy file on the base branch. */
  readonly policyText: string | undefined
  readonly mayChangeTests: boolean
}

interface Claims {
  readonly manifest: Manifest
  readonly evidence: EvidenceFile | undefined
  /** The change that git made of the patch. */
  readonly change: Change | undefined
}

/** A claim and what it claims belong together, or the proposal is refused. Answers the reason. */
export function findMismatch(claims: Claims, known: KnownFacts): string | undefined {
  const { manifest, evidence, change } = claims
  if (change && !mayHavePatch(manifest.outcome)) return `it says "${manifest.outcome}" and brings a patch.`
  if (manifest.redWhere !== null && manifest.outcome !== 'not_reproduced')
    return `it says "${manifest.outcome}", and that there is nothing to fix.`
  const otherTests = findOtherTests(manifest, known)
  if (otherTests !== undefined) return otherTests
  if (manifest.outcome === 'fixed' && (!change || !evidence)) return 'it says "fixed" without patch and evidence.'
  if (!evidence) return undefined
  if (!change) return 'it brings evidence without a patch.'
  return findUnbound({ manifest, evidence, change }, known) ?? findUnproven(manifest, evidence)
}

/** One that was made by other tests than this job would run proves nothing here. */
function findOtherTests(manifest: Manifest, known: KnownTests): string | undefined {
  if (known.command !== undefined && manifest.command !== known.command)
    return `it was made with the test command ${quote(manifest.command)}, and here it is ${quote(known.command)}. ${SAME_TESTS}`
  if (known.workingDirectory !== undefined && manifest.workingDirectory !== known.workingDirectory)
    return `its tests ran in the folder ${quote(manifest.workingDirectory)}, and here it is ${quote(known.workingDirectory)}. ${SAME_TESTS}`
  return undefined
}

const SAME_TESTS =
  'Give all jobs the same "test-command" and "working-directory", or none of them, and "actions: read" to those that run tests.'

/** Evidence is about one patch on one commit of one repository, under one policy. */
function findUnbound(
  { manifest, evidence, change }: Required<Claims> & { evidence: EvidenceFile; change: Change },
  { repository, policyText, mayChangeTests }: KnownFacts,
): string | undefined {
  const { patch, policy } = evidence
  const files = new Set(change.entries.map((entry) => entry.path))
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['outcome', evidence.outcome, manifest.outcome],
    ['repository', evidence.repository, repository],
    ['commit', evidence.baseSha, manifest.commit],
    ['base tree', evidence.baseTree, change.baseTree],
    ['uncommitted files', evidence.uncommitted, undefined],
    ['tree', evidence.tree, change.tree],
    ['patch', patch.sha256, change.sha256],
    ['files', patch.files, [...files]],
    ['pieces of other files', evidence.hunks.map(({ path }) => path).filter((path) => !files.has(path)), []],
    ['added lines', patch.additions, change.additions],
    ['removed lines', patch.deletions, change.deletions],
    ['command', evidence.command, manifest.command],
    ['folder', evidence.workingDirectory, manifest.workingDirectory],
    ['permission to change tests', evidence.mayChangeTests, mayChangeTests],
    ['policy file', policy.fileSha256, policyText === undefined ? null : sha256(policyText)],
    ['decisions', policy.decisions, manifest.decisions],
    ['model', evidence.model ?? '', manifest.model],
    ['usage', evidence.usage, manifest.usage],
  ]
  const wrong = pairs.find(([, claimed, is]) => !isDeepStrictEqual(claimed, is))
  return wrong && `the evidence's ${wrong[0]} is ${quote(wrong[1])}, and it must be ${quote(wrong[2])}.`
}

/** What a proven patch cannot look like. Whether the tests really ran like this, only the job that ran them knows. */
function findUnproven({ outcome }: Manifest, evidence: EvidenceFile): string | undefined {
  if (outcome !== 'fixed') return undefined
  const { before, after, failToPass, reasons } = evidence
  const wrong = [evidence.passToFail, evidence.stillFailing, evidence.missing, evidence.newlySkipped].flat()
  const hasRun = before.runs > 0 && after.runs > 0
  const isProven = failToPass.length > 0 && reasons.length === 0 && wrong.length === 0
  const isShown = evidence.method === 'exit_code' ? hasTurnedGreen(evidence) : addsUp(evidence)
  return hasRun && isProven && isShown ? undefined : 'its evidence does not show a proven patch.'
}

const hasTurnedGreen = ({ before, after }: EvidenceFile): boolean => before.exitCode !== 0 && after.exitCode === 0

/** The counts are of the last run of all tests: what is named must be among them, and what is red there is named. */
function addsUp({ before, after, failToPass, passToPass, remaining = [] }: EvidenceFile): boolean {
  if (before.counts === null || after.counts === null) return false
  const isRedAfter = after.exitCode !== 0 || countRed(after.counts) > 0
  return (
    countRed(before.counts) >= failToPass.length &&
    after.counts.passed + after.counts.expected_failure >= passToPass.count &&
    (!isRedAfter || remaining.length > 0)
  )
}

const countRed = ({ failed, errored }: NonNullable<EvidenceFile['before']['counts']>): number => failed + errored

const quote = (value: unknown): string => (value === undefined ? 'nothing' : cutText(JSON.stringify(value)))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
