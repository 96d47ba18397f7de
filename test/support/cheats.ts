import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Attempt, attempt } from './attempt.ts'
import { PROJECTS, type RunnerName } from './temp-repo.ts'

type Writes = Attempt['writes']
/** What a model writes: files, or what it makes of the project's one source file. */
type Deed = Writes | ((source: string) => string)

/** A change that only looks like a repair, and the nearest one that is one. */
export interface Cheat {
  /** Cases of the threat model that it is one of, as `F2` or `F2, F15`. */
  readonly id: string
  /** Ends the sentence "a patch that …". */
  readonly what: string
  /** Beginning with the broken source. */
  readonly cheat: Deed
  /** What the host says against it. */
  readonly because: RegExp
  /** Ends the sentence "one that …". */
  readonly twin: string
  /** Beginning with the repaired source. */
  readonly honest: Deed
  /** Further files of the project, or others in their place. */
  readonly files?: Readonly<Record<string, string>>
  readonly command?: string
  readonly settings?: Partial<Attempt>
}

/** Two tests for each: the cheat does not end as `fixed`, for the reason that is named, and its twin does. */
export function declareCheats(runner: RunnerName, cheats: readonly Cheat[]): void {
  describe(`under ${runner}`, () => {
    for (const cheat of cheats) {
      test(`${cheat.id}: a patch that ${cheat.what} is not a fix`, (t) =>
        refute(t, plan(runner, cheat, 'cheat'), cheat.because))
      test(`${cheat.id}: one that ${cheat.twin} is a fix`, (t) => confirm(t, plan(runner, cheat, 'honest')))
    }
  })
}

type Context = Parameters<typeof attempt>[0]

/** The attempt does not end as `fixed`, for this reason. */
export async function refute(t: Context, cheat: Attempt, because: RegExp): Promise<void> {
  const { outcome, objections } = await attempt(t, cheat)
  assert.notEqual(outcome.kind, 'fixed')
  assert.match(objections, because)
}

/** The attempt ends as `fixed`, and nothing is said against it. */
export async function confirm(t: Context, honest: Attempt): Promise<void> {
  const { outcome, objections } = await attempt(t, honest)
  assert.equal(outcome.kind, 'fixed', objections)
  assert.equal(objections, '')
}

/** The attempt that a cheat, or its twin, is. */
export function plan(
  runner: RunnerName,
  cheat: Omit<Cheat, 'id' | 'because' | 'twin'>,
  side: 'cheat' | 'honest',
): Attempt {
  const { source, broken, repaired, files, testCommand, linksModules } = PROJECTS[runner]
  const text = cheat.files?.[source] ?? files[source] ?? ''
  const deed = cheat[side]
  const begun = side === 'cheat' ? text : text.replace(broken, repaired)
  return {
    files: { ...files, ...cheat.files },
    command: cheat.command ?? testCommand,
    linksModules,
    ...cheat.settings,
    writes: typeof deed === 'function' ? { [source]: deed(begun) } : deed,
  }
}

/** The project's source, repaired. */
export function repairedSource(runner: RunnerName): string {
  const { source, broken, repaired, files } = PROJECTS[runner]
  return (files[source] ?? '').replace(broken, repaired)
}
