import { RULES } from '../policy/policy.ts'
import type { PolicySettings } from '../policy/types.ts'
import type { Change } from '../workspace/types.ts'

/** Rules about what decides which tests run, and how. The others are about what may be published. */
const DECIDING = new Set([
  'runner-config',
  'test-harness',
  'package-json',
  'toolchain',
  'generated',
  'shadowed-module',
  'tests',
  'symlink',
  'submodule',
])

/** Why a patch proves nothing although its tests are green, each a sentence. */
export function findObjections({ entries }: Change, settings: PolicySettings): string[] {
  return entries.flatMap((entry) =>
    RULES.filter(({ name, refuses }) => DECIDING.has(name) && refuses(entry, settings)).map(
      ({ name, reason }) => `The rule "${name}" refuses the change of ${JSON.stringify(entry.path)}: ${reason}.`,
    ),
  )
}
