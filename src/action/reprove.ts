import { writeFile } from 'node:fs/promises'
import { createEvidenceFile } from '../evidence-file.ts'
import type { Proposal } from '../github/github.ts'
import type { Host } from '../host.ts'
import { isTestFile } from '../policy/policy.ts'
import { openTestPlace } from '../test-place.ts'
import { verify } from '../verify.ts'
import type { Setting } from './setting.ts'

/** Runs the proof of a proposal again, on this machine, without a key. What the proposing job claimed is replaced. */
export async function reprove(setting: Setting, host: Host, proposal: Proposal): Promise<Proposal> {
  const { change } = proposal
  if (proposal.outcome !== 'fixed' || !change) return proposal
  const { config, environment, place, policyText } = setting
  const startedAt = new Date()
  const { mirror } = host
  const patchFile = mirror.scratch('proposal.diff')
  await writeFile(patchFile, change.patch)
  const where = await openTestPlace({
    ...host,
    config,
    environment,
    commit: proposal.commit,
    prepared: undefined,
    notice: setting.warn,
  })
  const parts = {
    ...where,
    mirror,
    isTestFile,
    run: { timeoutMs: config.testTimeoutMs, signal: host.signal },
    runsBefore: config.runsBefore,
    runsAfter: config.runsAfter,
  }
  const claim = { baseTree: change.baseTree, patchFile, testPatchFile: undefined }
  const { evidence } = await verify(claim, parts).finally(where.close)
  const file = createEvidenceFile(change, evidence, {
    repository: `${place.owner}/${place.repo}`,
    baseSha: proposal.commit,
    command: where.command() ?? '',
    policyText,
    decisions: proposal.decisions,
    model: proposal.model,
    usage: proposal.usage,
    startedAt,
    finishedAt: new Date(),
  })
  if (evidence.proven) return { ...proposal, evidence: file }
  return {
    ...proposal,
    outcome: 'unproven',
    summary: `The proof could not be repeated: ${evidence.reasons.join(' ')}`,
    evidence: file,
  }
}
