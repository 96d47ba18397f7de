import { isOfOneRun } from '../../proof/proof.ts'
import type { EvidenceFile } from '../../results/evidence-file.ts'
import { plural } from '../../text.ts'

/** What two proofs of the same patch disagree about. Times and machines may differ; results may not. */
export function findDifferences(recorded: EvidenceFile, now: EvidenceFile): readonly string[] {
  const value = (name: string, read: (file: EvidenceFile) => string | number | null) => {
    const [was, is] = [read(recorded) ?? 'none', read(now) ?? 'none']
    return was === is ? [] : [`${name} was ${was} and is ${is} now.`]
  }
  const list = (name: string, read: (file: EvidenceFile) => readonly string[]) => {
    const [was, is] = [read(recorded), read(now)]
    return [
      ...was.filter((id) => !is.includes(id)).map((id) => `${name}: ${JSON.stringify(id)} is no longer in it.`),
      ...is.filter((id) => !was.includes(id)).map((id) => `${name}: ${JSON.stringify(id)} is new in it.`),
    ]
  }
  return [
    ...value('The outcome', ({ outcome }) => outcome),
    ...value('The SHA-256 of the patch', ({ patch }) => patch.sha256),
    ...value('The size of the patch', ({ patch }) => `+${patch.additions} −${patch.deletions}`),
    ...list('Files of the patch', ({ patch }) => patch.files),
    ...value('The base tree', ({ baseTree }) => baseTree),
    ...list('Uncommitted files', ({ uncommitted = [] }) => uncommitted),
    ...value('The tree with the patch', ({ tree }) => tree),
    ...value('The SHA-256 of the policy file', ({ policy }) => policy.fileSha256),
    ...value('The runner', ({ runner }) => runner),
    ...value('The method', ({ method }) => (method === 'per_test' ? 'test by test' : 'by exit code')),
    ...value('The exit code before', ({ before }) => before.exitCode),
    ...value('The exit code after', ({ after }) => after.exitCode),
    ...value('What was counted before', ({ before }) => renderCounts(before.counts)),
    ...value('What was counted after', ({ after }) => renderCounts(after.counts)),
    ...value('What stayed green', ({ passToPass }) => renderDigest(passToPass)),
    ...list('Turned green', ({ failToPass }) => failToPass),
    ...list('Turned red', ({ passToFail }) => passToFail),
    ...list('Still failing', ({ stillFailing }) => stillFailing),
    ...list('Missing', ({ missing }) => missing),
    ...list('Newly skipped', ({ newlySkipped }) => newlySkipped),
    ...list('Flaky', ({ flaky }) => flaky),
    ...(recorded.remaining ? list('Failing as before', failingAsBefore) : []),
    ...list('Reasons', ({ reasons }) => reasons),
    ...list('Pieces of the patch', ({ hunks }) => hunks.map(nameHunk)),
    ...list('Needed pieces', (file) => listNeeds(file, recorded)),
    // Some remarks are about the machine or the pull request. One that was left out would hide something.
    ...now.remarks
      .filter((remark) => !recorded.remarks.includes(remark) && !isOfOneRun(remark, now.sandbox))
      .map((remark) => `Remarks: ${JSON.stringify(remark)} is new in it.`),
  ]
}

const nameHunk = ({ path, header }: EvidenceFile['hunks'][number]) => `${path} ${header}`

/** Each piece with each test that needs it, where that was found out when the evidence was made. */
function listNeeds({ hunks }: EvidenceFile, recorded: EvidenceFile): readonly string[] {
  const asked = new Set(recorded.hunks.filter(({ neededBy }) => neededBy.length > 0).map(nameHunk))
  return hunks
    .filter((hunk) => asked.has(nameHunk(hunk)))
    .flatMap((hunk) => hunk.neededBy.map((id) => `${nameHunk(hunk)} by ${id}`))
}

/** What is flaky may pass this time. */
function failingAsBefore({ remaining = [], flaky }: EvidenceFile): readonly string[] {
  const unsteady = new Set(flaky)
  return remaining.filter((id) => !unsteady.has(id))
}

/** `2 failed, 1 passed`: what there was any of. */
function renderCounts(counts: EvidenceFile['before']['counts']): string {
  if (counts === null) return 'not known'
  const some = Object.entries(counts).filter(([, n]) => n > 0)
  return some.length === 0 ? 'nothing' : some.map(([state, n]) => `${n} ${state.replaceAll('_', ' ')}`).join(', ')
}

const renderDigest = ({ count, sha256 }: EvidenceFile['passToPass']) =>
  `${plural(count, 'test')} (SHA-256 of the names: ${sha256})`
