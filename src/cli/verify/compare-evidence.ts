import { isAboutUnnamed, isOfMachine } from '../../proof/proof.ts'
import type { EvidenceFile } from '../../results/evidence-file.ts'
import { isAboutMergeBase } from '../../run/reviewer-remarks.ts'
import { plural } from '../../text.ts'

type Read<T> = (file: EvidenceFile) => T

const VALUES: readonly (readonly [name: string, read: Read<string | number | null>])[] = [
  ['The outcome', ({ outcome }) => outcome],
  ['The SHA-256 of the patch', ({ patch }) => patch.sha256],
  ['The size of the patch', ({ patch }) => `+${patch.additions} −${patch.deletions}`],
  ['The base tree', ({ baseTree }) => baseTree],
  ['The tree with the patch', ({ tree }) => tree],
  ['The SHA-256 of the policy file', ({ policy }) => policy.fileSha256],
  ['The runner', ({ runner }) => runner],
  ['The method', ({ method }) => (method === 'per_test' ? 'test by test' : 'by exit code')],
  ['The exit code before', ({ before }) => before.exitCode],
  ['The exit code after', ({ after }) => after.exitCode],
  ['What was counted before', ({ before }) => renderCounts(before.counts)],
  ['What was counted after', ({ after }) => renderCounts(after.counts)],
  ['What stayed green', ({ passToPass }) => renderDigest(passToPass)],
]

const LISTS: readonly (readonly [name: string, read: Read<readonly string[]>])[] = [
  ['Files of the patch', ({ patch }) => patch.files],
  ['Uncommitted files', ({ uncommitted = [] }) => uncommitted],
  ['Turned green', ({ failToPass }) => failToPass],
  ['Turned red', ({ passToFail }) => passToFail],
  ['Still failing', ({ stillFailing }) => stillFailing],
  ['Missing', ({ missing }) => missing],
  ['Newly skipped', ({ newlySkipped }) => newlySkipped],
  ['Flaky', ({ flaky }) => flaky],
  ['Reasons', ({ reasons }) => reasons],
  ['Pieces of the patch', ({ hunks }) => hunks.map(nameHunk)],
  ['Remarks', ({ remarks, sandbox }) => remarks.filter((remark) => !isOfOneRun(remark, sandbox))],
]

/** What two proofs of the same patch disagree about, each a sentence. Times and machines may differ; results may not. */
export function findDifferences(recorded: EvidenceFile, now: EvidenceFile): readonly string[] {
  const list = (name: string, read: Read<readonly string[]>) => {
    const { gone, added } = compareLists(read(recorded), read(now))
    return [
      ...gone.map((entry) => `${name}: ${JSON.stringify(entry)} is no longer in it.`),
      ...added.map((entry) => `${name}: ${JSON.stringify(entry)} is new in it.`),
    ]
  }
  return [
    ...VALUES.flatMap(([name, read]) => {
      const [was, is] = [read(recorded) ?? 'none', read(now) ?? 'none']
      return was === is ? [] : [`${name} was ${was} and is ${is} now.`]
    }),
    ...LISTS.flatMap(([name, read]) => list(name, read)),
    // Older files do not tell it.
    ...(recorded.remaining ? list('Failing as before', failingAsBefore) : []),
    ...list('Needed pieces', (file) => listNeeds(file, recorded)),
  ]
}

/** What differs and has no bearing on the result, each a sentence: it is of the machine, the pull request or the log of CI. */
export function findCircumstances(recorded: EvidenceFile, now: EvidenceFile): readonly string[] {
  const ofOneRun = ({ remarks, sandbox }: EvidenceFile) => remarks.filter((remark) => isOfOneRun(remark, sandbox))
  const { gone, added } = compareLists(ofOneRun(recorded), ofOneRun(now))
  return [
    ...compareSandboxes(recorded.sandbox, now.sandbox),
    ...gone.map((remark) => `Remarked then alone: ${JSON.stringify(remark)}.`),
    ...added.map((remark) => `Remarked now alone: ${JSON.stringify(remark)}.`),
    ...(recorded.remaining ? [] : failingAsBefore(now).map((id) => `Failing as before, and not told then: ${id}.`)),
  ]
}

function compareSandboxes(was: EvidenceFile['sandbox'], is: EvidenceFile['sandbox']): readonly string[] {
  return Object.entries(is).flatMap(([name, value]) => {
    const [then, now] = [JSON.stringify(Object.entries(was).find(([key]) => key === name)?.[1]), JSON.stringify(value)]
    return then === now ? [] : [`The sandbox, ${name}: ${then} then, ${now} now.`]
  })
}

/** What no second run can show. */
export function describeUnseen({ repository, policy, model, usage, mayChangeTests }: EvidenceFile): string {
  const refused = policy.decisions.length
  const refusals = refused === 0 ? 'that the policy refused nothing' : `the policy's ${plural(refused, 'refusal')}`
  const allowed = mayChangeTests ? ['that existing tests could be changed'] : []
  const words = [`the repository (${repository})`, ...allowed, refusals, `the model (${model ?? 'none'})`]
  return `Of the first run alone, and not seen again: ${words.join(', ')}, its ${plural(usage.turns, 'request')}, which runs were narrowed, and the times.`
}

/** Another run of the same tests, on another machine and without the log of CI, has other ones. */
const isOfOneRun = (remark: string, sandbox: EvidenceFile['sandbox']) =>
  isOfMachine(remark, sandbox) || isAboutMergeBase(remark) || isAboutUnnamed(remark)

function compareLists(was: readonly string[], is: readonly string[]) {
  return { gone: was.filter((entry) => !is.includes(entry)), added: is.filter((entry) => !was.includes(entry)) }
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
