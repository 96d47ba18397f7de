import type { CiFailures } from '../../proof/types.ts'
import type { LogReading } from '../logs.ts'

/** Where more tests failed than this, it does not help to know which. */
const MAX_NAMES = 1_000

/**
 * The failing tests of all failed jobs; `undefined` unless each job has named all of its own. Names are as from the
 * folder that the tests are run in.
 */
export function joinFailures(readings: readonly LogReading[], workingDirectory: string): CiFailures | undefined {
  const names = new Set(readings.flatMap(namesIn).map((name) => withoutFolder(name, workingDirectory)))
  if (names.size === 0 || names.size > MAX_NAMES || !readings.every(namesAll)) return undefined
  // What one of the jobs has not come to has not passed there.
  const ran = readings.flatMap(({ counts }) => counts?.run ?? [])
  return { names: [...names], ran: ran.length > 0 ? Math.min(...ran) : undefined }
}

const namesIn = ({ failingTests, brokenFiles }: LogReading) => [...failingTests, ...brokenFiles]

const namesAll = (reading: LogReading) => reading.isWhole && namesIn(reading).length > 0

function withoutFolder(name: string, folder: string): string {
  const path = name.replace(/^\.\//, '')
  return folder !== '.' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}
