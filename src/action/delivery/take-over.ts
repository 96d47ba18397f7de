import { rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ConfigError } from '../../errors.ts'
import {
  findMismatch,
  type KnownTests,
  type Proposal,
  readProposal,
  type UncheckedProposal,
} from '../../github/github.ts'
import type { Host } from '../../host.ts'
import { createPolicy } from '../../policy/policy.ts'
import type { Refusal } from '../../task.ts'
import { cutText } from '../../text.ts'
import type { Change } from '../../workspace/types.ts'
import { serverSource } from '../place.ts'
import { readTestsPolicy, type Setting } from '../setting.ts'

/**
 * Takes over what another job proposed, believing nothing of it: the target is worked out again from the event, the tree
 * is built again from base and patch, the policy is asked again, and the evidence must be about exactly that tree. Runs
 * no repository code. A branch that has moved since makes it stale; anything else that is wrong throws ConfigError with
 * the reason. Nothing is ever run because a proposal says so: which tests there are, this job has to know by itself.
 */
export async function takeOver(setting: Setting, mirror: Host['mirror'], tests: KnownTests): Promise<Proposal> {
  const { config, place, policyText } = setting
  const directory = resolve(place.workspace, config.proposalPath)
  const { manifest, patch, evidence } = await readProposal(directory)
  const refuse = (why: string) => new ConfigError(`The proposal in ${directory} is refused: ${why}`)
  const { schemaVersion, files, ...said } = manifest
  const build = async () => patch && rebuild(setting, mirror, { commit: manifest.commit, patch, refuse })
  const move = findMove(setting, manifest)
  if (move && !move.isStale) throw refuse(move.what)
  const change = move ? await findArrived(setting, manifest, build) : await build()
  if (move && !change) return { ...said, outcome: 'stale', summary: move.what, change: undefined, evidence: undefined }

  const repository = `${place.owner}/${place.repo}`
  const mayChangeTests = readTestsPolicy(setting) === 'allow'
  const known = { repository, policyText, mayChangeTests, ...tests }
  const mismatch = findMismatch({ manifest, evidence, change }, known)
  if (mismatch !== undefined) throw refuse(mismatch)
  const objection = manifest.outcome === 'fixed' && change ? reviewAgain(setting, change) : undefined
  if (objection !== undefined) throw refuse(describeRefusal(objection))
  return { ...said, change, evidence }
}

interface Move {
  readonly what: string
  /** A branch can have moved between two jobs, where the event names a thread and not a commit. */
  readonly isStale: boolean
}

function findMove(
  { target, request }: Setting,
  { commit, branch, continued }: UncheckedProposal['manifest'],
): Move | undefined {
  if (branch !== target.branch)
    return {
      what: `it is for the branch ${cutText(JSON.stringify(branch))}, and this event is about ${target.branch}.`,
      isStale: false,
    }
  const now = target.continues?.commit ?? null
  if (commit === target.commit && continued === now) return undefined
  const isPinned = request.kind === 'commit' || request.kind === 'failed_run' || request.kind === 'run'
  const at = target.continues?.branch ?? branch
  const what = isPinned
    ? `it is for ${commit}, and this event is about ${target.commit}.`
    : `The branch ${at} holds ${(now ?? target.commit).slice(0, 12)} now, and the patch was made for ${(continued ?? commit).slice(0, 12)}.`
  return { what, isStale: !isPinned }
}

/** The change, where it is what moved the branch: a job that was stopped after its push has been started again. */
async function findArrived(
  { target, writer }: Setting,
  { commit, continued }: UncheckedProposal['manifest'],
  build: () => Promise<Change | undefined>,
): Promise<Change | undefined> {
  const { continues } = target
  if (continues ? commit !== target.commit : continued !== null) return undefined
  const now = await writer.branch((continues ?? target).branch)
  if (now?.parents.length !== 1 || now.parents[0] !== (continued ?? commit)) return undefined
  const change = await build()
  return change?.tree === now.tree ? change : undefined
}

/** The setting as it was for the job that proposed: what this proposal has moved since is no other start. */
export function standWhere(setting: Setting, { outcome, commit, continued }: Proposal): Setting {
  if (outcome === 'stale') return setting
  const { target } = setting
  const continues = target.continues && continued !== null ? { ...target.continues, commit: continued } : undefined
  return { ...setting, target: { ...target, commit, continues } }
}

/** git would unpack it into any size before a policy sees it; no patch that may leave is binary. */
const BINARY = /^GIT binary patch/m

async function rebuild(
  { place, token }: Setting,
  mirror: Host['mirror'],
  {
    commit,
    patch,
    refuse,
  }: { readonly commit: string; readonly patch: Buffer; readonly refuse: (why: string) => Error },
): Promise<Change> {
  if (BINARY.test(patch.toString('latin1'))) throw refuse('its patch is binary.')
  await mirror.fetchCommit(serverSource(place, token), commit)
  const baseTree = await mirror.treeOf(commit)
  const file = mirror.scratch('proposal')
  try {
    await writeFile(file, patch)
    return await mirror.change(baseTree, await mirror.treeWithPatch(baseTree, file))
  } catch (error) {
    throw error instanceof ConfigError ? refuse(error.message.replaceAll(file, 'patch.diff')) : error
  } finally {
    await rm(file, { force: true })
  }
}

/** Which rule the patch breaks, or nothing. What the project's own tests add to the rules is asked where they are run. */
export function reviewAgain(setting: Setting, change: Change): Refusal | undefined {
  const { config, carriesSecret } = setting
  if (carriesSecret(change.patch))
    return { rule: 'secret', reason: 'It holds a secret, or something that looks like a token.' }
  return createPolicy({ ...config.policy, tests: readTestsPolicy(setting) }).review(change)
}

/** Goes on after "The proposal is refused:" and the like. */
export const describeRefusal = ({ rule, reason }: Refusal): string => `its patch breaks the rule "${rule}". ${reason}`
