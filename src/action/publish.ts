import { resolve } from 'node:path'
import { ConfigError } from '../errors.ts'
import { findMismatch, type Proposal, readProposal, type UncheckedProposal } from '../github/github.ts'
import type { Host } from '../host.ts'
import { createPolicy } from '../policy/policy.ts'
import { TESTS_BY_TASK } from '../task.ts'
import type { Change } from '../workspace/types.ts'
import { serverSource } from './place.ts'
import type { Setting } from './setting.ts'

/**
 * Takes over what another job proposed, believing nothing of it: the target is worked out again from the event, the tree
 * is built again from base and patch, the policy is asked again, and the evidence must be about exactly that tree. Runs
 * no repository code. Throws ConfigError with the reason.
 */
export async function takeOver(setting: Setting, mirror: Host['mirror']): Promise<Proposal> {
  const { config, place, target } = setting
  const directory = resolve(place.workspace, config.proposalPath)
  const unchecked = await readProposal(directory)
  const { manifest, evidence } = unchecked
  const refuse = (why: string) => new ConfigError(`The proposal in ${directory} is refused: ${why}`)
  if (manifest.commit !== target.commit || manifest.branch !== target.branch) {
    throw refuse(
      `it is for ${manifest.commit} on ${manifest.branch}, and this event is about ${target.commit} on ${target.branch}.`,
    )
  }
  const change = await rebuild(setting, mirror, unchecked)
  const mismatch = findMismatch(unchecked, change)
  if (mismatch) throw refuse(mismatch)
  if (manifest.outcome === 'fixed' && change) reviewAgain(setting, change, refuse)
  const { schemaVersion, files, ...said } = manifest
  return { ...said, change, evidence }
}

async function rebuild(
  { place, token, target }: Setting,
  mirror: Host['mirror'],
  { patchFile }: UncheckedProposal,
): Promise<Change | undefined> {
  if (patchFile === undefined) return undefined
  await mirror.fetchCommit(serverSource(place, token), target.commit)
  const baseTree = await mirror.treeOf(target.commit)
  return mirror.change(baseTree, await mirror.treeWithPatch(baseTree, patchFile))
}

function reviewAgain({ config, target }: Setting, change: Change, refuse: (why: string) => Error): void {
  const tests = target.verb === 'allow-test-edits' ? 'allow' : (config.policy.tests ?? TESTS_BY_TASK[target.task])
  const objection = createPolicy({ ...config.policy, tests }).review(change)
  if (objection) throw refuse(`its patch breaks the rule "${objection.rule}". ${objection.reason}`)
}
