import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outcome } from '../task.ts'
import { cutText } from '../text.ts'
import type { Change } from '../workspace/types.ts'
import { createAttestation } from './attestation.ts'
import {
  createEvidenceFile,
  type Decision,
  type EvidenceContext,
  type EvidenceFile,
  MAX_DECISIONS,
  MAX_REASON,
} from './evidence-file.ts'

/** The files that a run leaves for people. */
export interface ResultFiles {
  readonly patchFile: string | undefined
  readonly evidenceFile: string | undefined
  readonly evidence: EvidenceFile | undefined
}

type SecretSearch = (text: string) => boolean

/** The patch of an outcome that has one, proven or not. One with a secret in it is kept from everybody. */
export function changeOf(outcome: Outcome, carriesSecret: SecretSearch): Change | undefined {
  const change = 'change' in outcome ? outcome.change : undefined
  return change && !carriesSecret(change.patch) ? change : undefined
}

interface ResultPlace {
  readonly directory: string
  readonly carriesSecret: SecretSearch
}

/** Writes patch and evidence, where there are any, into the folder. */
export async function writeResults(
  { directory, carriesSecret }: ResultPlace,
  outcome: Outcome,
  context: EvidenceContext,
): Promise<ResultFiles> {
  await mkdir(directory, { recursive: true })
  const change = changeOf(outcome, carriesSecret)
  const patchFile = change && join(directory, 'patch.diff')
  if (patchFile) await writeFile(patchFile, change.patch)

  if (outcome.kind !== 'fixed' && outcome.kind !== 'unproven')
    return { patchFile, evidenceFile: undefined, evidence: undefined }
  const evidence = createEvidenceFile(outcome.change, outcome.evidence, context)
  const evidenceFile = join(directory, 'evidence.json')
  await writeFile(evidenceFile, renderJson(evidence))
  await writeFile(join(directory, 'test-result.intoto.json'), renderJson(createAttestation(evidence, outcome.evidence)))
  return { patchFile, evidenceFile, evidence }
}

const renderJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Collects what the policy denied, for evidence and pull request: as much of it as a proposal may hold. */
export function createDecisionLog(redact: (text: string) => string): {
  readonly decisions: Decision[]
  note(event: { type: string; rule?: string; reason?: string }): void
} {
  const decisions: Decision[] = []
  return {
    decisions,
    note({ type, rule, reason }) {
      if (type !== 'refused' || rule === undefined || reason === undefined) return
      if (decisions.length >= MAX_DECISIONS) return
      decisions.push({ rule, reason: cutText(redact(reason), MAX_REASON - 1) })
    },
  }
}
