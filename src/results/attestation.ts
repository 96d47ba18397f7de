import type { Evidence } from '../proof/types.ts'
import type { EvidenceFile } from './evidence-file.ts'

/**
 * The proof as an in-toto Statement about the patch, so that tools for attestations can sign and check it.
 * https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md
 */
export function createAttestation(file: EvidenceFile, evidence: Evidence): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'patch.diff', digest: { sha256: file.patch.sha256 } }],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: evidence.proven ? 'PASSED' : 'FAILED',
      configuration: [
        { name: file.repository, digest: { gitCommit: file.baseSha, gitTree: file.tree } },
        { name: 'command', annotations: { command: file.command, runner: file.runner, runs: file.after.runs } },
      ],
      passedTests: [...evidence.failToPass, ...evidence.passToPass],
      warnedTests: evidence.flaky,
      failedTests: [
        ...new Set([...evidence.stillFailing, ...evidence.passToFail, ...evidence.missing, ...evidence.newlySkipped]),
      ],
    },
  }
}
