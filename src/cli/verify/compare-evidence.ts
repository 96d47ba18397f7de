import { isOfOneRun } from '../../proof/proof.ts'
import type { EvidenceFile } from '../../results/evidence-file.ts'

/** What two proofs of the same patch disagree about. Times and machines may differ; results may not. */
export function findDifferences(recorded: EvidenceFile, now: EvidenceFile): readonly string[] {
  const value = (name: string, was: unknown, is: unknown) => {
    const [before, after] = [JSON.stringify(was), JSON.stringify(is)]
    return before === after ? [] : [`${name} was ${before} and is ${after} now.`]
  }
  const tests = (name: string, was: readonly string[], is: readonly string[]) => {
    const gone = was.filter((id) => !is.includes(id))
    const added = is.filter((id) => !was.includes(id))
    return [
      ...gone.map((id) => `${name}: ${JSON.stringify(id)} is no longer in it.`),
      ...added.map((id) => `${name}: ${JSON.stringify(id)} is new in it.`),
    ]
  }
  return [
    ...value('The outcome', recorded.outcome, now.outcome),
    ...value('The patch', recorded.patch, now.patch),
    ...value('The base tree', recorded.baseTree, now.baseTree),
    ...value('The tree with the patch', recorded.tree, now.tree),
    ...value('The policy file', recorded.policy.fileSha256, now.policy.fileSha256),
    ...value('The runner', recorded.runner, now.runner),
    ...value('The method', recorded.method, now.method),
    ...value('The exit code before', recorded.before.exitCode, now.before.exitCode),
    ...value('The exit code after', recorded.after.exitCode, now.after.exitCode),
    ...value('What was counted before', recorded.before.counts, now.before.counts),
    ...value('What was counted after', recorded.after.counts, now.after.counts),
    ...value('What stayed green', recorded.passToPass, now.passToPass),
    ...tests('Turned green', recorded.failToPass, now.failToPass),
    ...tests('Turned red', recorded.passToFail, now.passToFail),
    ...tests('Still failing', recorded.stillFailing, now.stillFailing),
    ...tests('Missing', recorded.missing, now.missing),
    ...tests('Newly skipped', recorded.newlySkipped, now.newlySkipped),
    ...tests('Flaky', recorded.flaky, now.flaky),
    ...tests('Reasons', recorded.reasons, now.reasons),
    // Some remarks are about the machine or the pull request. One that was left out would hide something.
    ...tests(
      'Remarks',
      [],
      now.remarks.filter((remark) => !recorded.remarks.includes(remark) && !isOfOneRun(remark, now.sandbox)),
    ),
  ]
}
