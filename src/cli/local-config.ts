import { posix } from 'node:path'
import { type Config, createConfig, type Environment, type Inputs } from '../config/config.ts'
import { INPUTS } from '../config/inputs.ts'
import { readPolicyFile } from '../policy/read-policy-file.ts'
import type { Mirror } from '../workspace/workspace.ts'

export interface LocalConfig {
  readonly config: Config
  readonly policyText: string | undefined
}

interface ConfigPlace {
  readonly mirror: Mirror
  /** The policy is read from this commit, never from files that a patch could have changed. */
  readonly commit: string
  /** From the repository's root to the folder that was named. */
  readonly folder: string
}

/** The configuration from the flags and the policy file of that commit. Throws ConfigError. */
export async function readLocalConfig(
  given: Inputs,
  environment: Environment,
  place: ConfigPlace,
): Promise<LocalConfig> {
  const inputs = { ...given, 'working-directory': posix.join(place.folder, given['working-directory'] ?? '.') }
  const first = createConfig(inputs, environment, undefined)
  const policyText = await place.mirror.readText(await place.mirror.treeOf(place.commit), first.policyFile)
  const file = await readPolicyFile(policyText, {
    path: first.policyFile,
    where: `in commit ${place.commit.slice(0, 12)}`,
    isNamed: first.policyFile !== INPUTS['policy-file'].default,
  })
  return { config: createConfig(inputs, environment, file), policyText }
}
