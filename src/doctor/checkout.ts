import type { CheckoutDepth, KeptCredential } from '../workspace/workspace.ts'
import { type Finding, fault } from './types.ts'

/** Credentials that a checkout has left where tests can read them. */
export function checkCredentials(kept: readonly KeptCredential[], { isInJob }: { isInJob: boolean }): Finding[] {
  const [whose, cure] = isInJob
    ? [' of this job', 'Add "persist-credentials: false" to the "with" of the actions/checkout step.']
    : ['', 'Take it out of that file, and let a credential helper of git keep it.']
  return kept.map(({ file, what }) => fault(`${what} lies in ${file}, where every test${whose} can read it.`, cure))
}

/** A merge that CI made stands for a head that a shallow checkout does not have. */
export function checkDepth(depth: CheckoutDepth | undefined): Finding[] | undefined {
  if (!depth) return undefined
  if (!depth.isShallow || depth.parents < 2) return []
  return [
    fault(
      'The checkout holds a merge without its parents, so nothing that earlier steps have installed can be used for the head.',
      'Add "fetch-depth: 2" to the "with" of the actions/checkout step.',
    ),
  ]
}
