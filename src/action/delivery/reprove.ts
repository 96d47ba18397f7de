import { rm, writeFile } from 'node:fs/promises'
import { OutOfTime } from '../../agent/budget.ts'
import { fitShown, type Proposal } from '../../github/github.ts'
import type { Host } from '../../host.ts'
import { isTestFile } from '../../policy/policy.ts'
import { SetupError } from '../../proof/proof.ts'
import { createEvidenceFile } from '../../results/evidence-file.ts'
import type { ProjectTests } from '../../run/project-tests.ts'
import { openTestPlace } from '../../run/test-place.ts'
import { findObjections, type Verified, type VerifyParts, verify } from '../../verify/verify.ts'
import type { Change } from '../../workspace/types.ts'
import type { Informed } from '../failure-log.ts'
import { findPrepared } from '../place.ts'
import { readTestsPolicy, type Setting } from '../setting.ts'

/**
 * Runs the proof of a proposal again, on this machine, without a key. What was claimed before is replaced, and the
 * command is never the proposal's: what another job proposes could name one that always succeeds.
 */
export async function reprove(setting: Informed, host: Host, proposal: Proposal): Promise<Proposal> {
  const { change } = proposal
  if (proposal.outcome !== 'fixed' || !change) return proposal
  const startedAt = new Date()
  const unproven = (reasons: string): Proposal => {
    const summary = `The proof could not be repeated: ${reasons}`
    return fitShown({ ...proposal, outcome: 'unproven', summary, evidence: undefined })
  }
  const proven = await inTime(setting, host, (limited) => verifyAgain(setting, limited, { ...proposal, change })).catch(
    (error: unknown) => {
      if (error instanceof OutOfTime) return 'it took longer than "timeout-minutes".'
      if (error instanceof SetupError) return error.message
      throw error
    },
  )
  if (typeof proven === 'string') return unproven(proven)

  const { command, verified } = proven
  const { place, policyText, config } = setting
  const evidence = createEvidenceFile(change, verified.evidence, {
    repository: `${place.owner}/${place.repo}`,
    baseSha: proposal.commit,
    command,
    workingDirectory: config.workingDirectory,
    mayChangeTests: readTestsPolicy(setting) === 'allow',
    policyText,
    decisions: proposal.decisions,
    model: proposal.model,
    usage: proposal.usage,
    startedAt,
    finishedAt: new Date(),
  })
  const { proven: isProven, reasons } = verified.evidence
  const { workingDirectory } = config
  return { ...(isProven ? proposal : unproven(reasons.join(' '))), command, workingDirectory, evidence }
}

interface ProvenAgain {
  readonly command: string
  readonly verified: Verified
}

/** The proof of a change on a commit, by this job's own settings. */
export async function verifyAgain(
  setting: Informed,
  host: Host,
  { change, commit }: { readonly change: Change; readonly commit: string },
): Promise<ProvenAgain> {
  const { config, environment, exposed, place, show, ci } = setting
  const { mirror, signal } = host
  const notice = (text: string) => show({ type: 'notice', text })
  const patchFile = mirror.scratch('proposal')
  const prepared = await findPrepared(place, commit)
  const where = await openTestPlace({ ...host, config, environment, exposed, commit, prepared, notice })
  try {
    await writeFile(patchFile, change.patch)
    const claim = { baseTree: change.baseTree, patchFile, testPatchFile: undefined, ci }
    const run = { timeoutMs: config.testTimeoutMs, signal }
    const { runsBefore, runsAfter, parallelProof: isParallel } = config
    const runs = { run, runsBefore, runsAfter, isParallel }
    const tests = readTestsPolicy(setting)
    const review: VerifyParts['review'] = (changed, { testFiles = [], harness = [] }: Partial<ProjectTests> = {}) =>
      findObjections(changed, { ...config.policy, tests, testFiles, harness })
    const mayChangeTests = tests === 'allow'
    const verified = await verify(claim, { ...where, ...runs, mirror, isTestFile, mayChangeTests, review })
    return { command: where.command() ?? '', verified }
  } finally {
    await where.close()
    await rm(patchFile, { force: true })
  }
}

/** The work with a host whose signal ends it when the run's time is over. */
export async function inTime<T>({ config }: Setting, host: Host, work: (host: Host) => Promise<T>): Promise<T> {
  const outOfTime = new AbortController()
  const timer = setTimeout(() => outOfTime.abort(new OutOfTime()), config.timeoutMs)
  try {
    return await work({ ...host, signal: AbortSignal.any([host.signal, outOfTime.signal]) })
  } finally {
    clearTimeout(timer)
  }
}
