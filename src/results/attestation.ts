import type { Evidence } from '../proof/types.ts'
import type { EvidenceFile } from './evidence-file.ts'

/**
 * The proof as an in-toto Statement about the patch, so that tools for attestations can sign and check it.
 * https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md
 */
export function createAttestation(file: EvidenceFile, evidence: Evidence): object {
  const { failToPass, passToPass, stillFailing, passToFail, missing, newlySkipped, flaky } = evidence
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'patch.diff', digest: { sha256: file.patch.sha256 } }],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: evidence.proven ? (flaky.length > 0 ? 'WARNED' : 'PASSED') : 'FAILED',
      configuration: describeConfiguration(file),
      passedTests: [...failToPass, ...passToPass],
      warnedTests: flaky,
      failedTests: [...new Set([...stillFailing, ...passToFail, ...missing, ...newlySkipped])],
    },
  }
}

/**
 * Each is a ResourceDescriptor, which needs a digest, a URI or its content.
 * https://github.com/in-toto/attestation/blob/main/spec/v1/resource_descriptor.md
 */
function describeConfiguration(file: EvidenceFile): object[] {
  const { baseSha, baseTree, tree, uncommitted = [], command, runner, method, before, after, policy } = file
  const base = { repository: file.repository, ...(uncommitted.length > 0 && { uncommitted }) }
  return [
    { name: 'base', digest: { gitCommit: baseSha, gitTree: baseTree }, annotations: base },
    { name: 'patched', digest: { gitTree: tree } },
    {
      name: 'command',
      mediaType: 'text/plain',
      content: Buffer.from(command).toString('base64'),
      annotations: { runner, method, runsBefore: before.runs, runsAfter: after.runs },
    },
    ...(policy.fileSha256 === null ? [] : [{ name: 'policy', digest: { sha256: policy.fileSha256 } }]),
  ]
}
