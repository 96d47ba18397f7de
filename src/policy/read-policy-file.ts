import { ConfigError } from '../errors.ts'
import type { PolicyFile } from './policy-file.ts'

/** Where a policy file was looked for. */
interface PolicyPlace {
  readonly path: string
  /** For messages: `on main`, `in commit 1a2b3c`. */
  readonly where: string
  /** The path is not the one that is looked at anyway; somebody has named it. */
  readonly isNamed: boolean
}

/**
 * Reads the file, where there is one. A file that was named and is not there is an error: without it the rules would be
 * looser than whoever named it believes. Throws ConfigError.
 */
export async function readPolicyFile(
  text: string | undefined,
  { path, where, isNamed }: PolicyPlace,
): Promise<PolicyFile | undefined> {
  if (text !== undefined) {
    // Most repositories have no such file; reading YAML is loaded for those that do.
    const { parsePolicyFile } = await import('./policy-file.ts')
    return parsePolicyFile(text, `${path} ${where}`)
  }
  if (!isNamed) return undefined
  throw new ConfigError(`There is no policy file ${path} ${where}. Add it there, or correct the input "policy-file".`)
}
