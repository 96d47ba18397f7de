import type { CheckoutDepth, KeptCredential } from '../workspace/workspace.ts'
import { type Finding, fault } from './types.ts'

/** Credentials that a checkout has left where tests of the job can read them. */
export function checkCredentials(kept: readonly KeptCredential[]): Finding[] {
  return kept.map(({ file, what }) =>
    fault(
      `${what} lies in ${file}, where every test of this job can read it.`,
      'Add "persist-credentials: false" to the "with" of the actions/checkout step.',
    ),
  )
}

/** A merge that CI made stands for a head that a shallow checkout does not have. */
export function checkDepth(depth: CheckoutDepth | undefined): Finding[] {
  if (!depth?.isShallow || depth.parents < 2) return []
  return [
    fault(
      'The checkout holds a merge without its parents, so nothing that earlier steps have installed can be used for the head.',
      'Add "fetch-depth: 2" to the "with" of the actions/checkout step.',
    ),
  ]
}
