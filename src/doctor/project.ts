import type { Config, Environment } from '../config/config.ts'
import type { Host } from '../host.ts'
import { openTestPlace } from '../run/test-place.ts'
import type { Finding } from './types.ts'

interface ProjectParts {
  readonly config: Config
  readonly environment: Environment
  readonly host: Host
}

/** Finds out how the tests of a commit would be run, and runs neither them nor the set-up. Throws ConfigError when it is not clear. */
export async function checkTestCommand(
  commit: string,
  { config, environment, host }: ProjectParts,
): Promise<Finding[]> {
  const place = await openTestPlace({
    ...host,
    config: { ...config, setupCommand: undefined, sandbox: 'off' },
    environment,
    commit,
    prepared: undefined,
    notice: () => undefined,
  })
  try {
    await place.planFor(await place.openCopy(await host.mirror.treeOf(commit)))
    return []
  } finally {
    await place.close()
  }
}
