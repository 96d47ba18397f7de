import type { CiFailures } from '../../proof/types.ts'
import type { LogReading } from '../logs.ts'

/** Where more tests failed than this, it does not help to know which. */
const MAX_NAMES = 1_000

/** Runners that name each failing test and never count: their log says by nothing that it goes on. */
const NEVER_COUNTS: ReadonlySet<string | undefined> = new Set(['go test'])

/**
 * The failing tests of all failed jobs; `undefined` unless each job has named all of its own. Names are as from the
 * folder that the tests are run in.
 */
export function joinFailures(readings: readonly LogReading[], workingDirectory: string): CiFailures | undefined {
  const names = new Set(readings.flatMap(namesIn).map((name) => withoutFolder(name, workingDirectory)))
  if (names.size === 0 || names.size > MAX_NAMES || !readings.every(namesAll)) return undefined
  const ran = readings.flatMap(({ counts }) => (counts ? [counts.run + counts.skipped] : []))
  return { names: [...names], ran: ran.length > 0 ? Math.max(...ran) : undefined }
}

const namesIn = ({ failingTests, brokenFiles }: LogReading) => [...failingTests, ...brokenFiles]

/** A runner counts a file that broke as a failing test, or does not count it. Without its count, a log was cut off. */
function namesAll(reading: LogReading): boolean {
  const { failingTests, brokenFiles, counts, runner } = reading
  if (namesIn(reading).length === 0) return false
  if (!counts) return NEVER_COUNTS.has(runner)
  return counts.failed === failingTests.length || counts.failed === failingTests.length + brokenFiles.length
}

function withoutFolder(name: string, folder: string): string {
  const path = name.replace(/^\.\//, '')
  return folder !== '.' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}
