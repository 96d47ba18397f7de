import { checkCredentials } from '../doctor/doctor.ts'
import { findKeptCredentials } from '../workspace/workspace.ts'
import type { Admitted } from './setting.ts'

/**
 * Credentials that an earlier step has left in the job's workspace, each as a sentence. They are told at the start of a
 * run; copies never hold them, and where tests could read them all the same, none is run.
 */
export async function findExposed({ place, warn }: Pick<Admitted, 'place' | 'warn'>): Promise<readonly string[]> {
  const findings = checkCredentials(await findKeptCredentials(place.workspace), { isInJob: true })
  for (const { problem, cure } of findings) warn(`${problem} ${cure}`)
  return findings.map(({ problem, cure }) => `${problem} ${cure}`)
}
