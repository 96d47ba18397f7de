import type { CiFailures } from '../../proof/types.ts'
import type { LogReading } from '../logs.ts'

/** Where more tests failed than this, it does not help to know which. */
const MAX_NAMES = 1_000

/** The failing tests that these jobs name, as from the folder that the tests are run in; none where they are too many. */
export function nameFailures(readings: readonly LogReading[], workingDirectory: string): readonly string[] {
  const names = new Set(readings.flatMap(namesIn).map((name) => withoutFolder(name, workingDirectory)))
  return names.size > MAX_NAMES ? [] : [...names]
}

/** The failing tests of all failed jobs; `undefined` unless each job has named all of its own. */
export function joinFailures(readings: readonly LogReading[], workingDirectory: string): CiFailures | undefined {
  const names = nameFailures(readings, workingDirectory)
  if (names.length === 0 || !readings.every(namesAll)) return undefined
  // What one of the jobs has not come to has not passed there.
  const ran = readings.flatMap(({ counts }) => counts?.run ?? [])
  return { names, ran: ran.length > 0 ? Math.min(...ran) : undefined }
}

const namesIn = ({ failingTests, brokenFiles }: LogReading) => [...failingTests, ...brokenFiles]

const namesAll = (reading: LogReading) => reading.isWhole && namesIn(reading).length > 0

function withoutFolder(name: string, folder: string): string {
  const path = name.replace(/^\.\//, '')
  return folder !== '.' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}
